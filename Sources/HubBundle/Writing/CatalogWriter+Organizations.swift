import GRDB
import HubModel

extension CatalogWriter {
  /// Adds a club or museum and its remarks, and returns its id. Ids ascend in the order of the
  /// calls.
  package func add(_ organization: OrganizationRow) throws -> Int64 {
    let source = try sourceID(organization.file)
    let memberSource = try organization.memberFile.map(sourceID)
    return try access { database in
      let identity = organization.identity
      let id = try insert(
        database, into: "organizations",
        [
          Cell("kind", organization.kind.rawValue),
          Cell("full_name", identity.fullName), Cell("town", identity.town),
          Cell("nick_name", organization.nickName),
          Cell("latitude", organization.coordinates?.latitude),
          Cell("longitude", organization.coordinates?.longitude),
          Cell("country", organization.country),
          Cell("level2_url", organization.levelTwoURL),
          Cell("level", 1), Cell("folded_name", Text.folded(identity.fullName)),
          Cell("folded_town", Text.folded(identity.town)),
          Cell("members_state", organization.members.rawValue),
          Cell("members_reason", organization.whyMembersUnknown), Cell("source_id", source),
          Cell("member_source_id", memberSource),
        ] + OrganizationDetails.facts.map { Cell($0, of: organization.details) })
      try run(
        database, "INSERT INTO temp.organization_places VALUES (?, ?, ?)", id, organization.line,
        organization.places.text)
      for remark in organization.remarks {
        try use(remark.text.language, in: remark.file, database)
        try run(
          database, "INSERT INTO remarks VALUES (?, ?, ?, ?)", id, remark.text.language,
          remark.text.text, try sourceID(remark.file))
      }
      return id
    }
  }

  package func add(
    _ membership: MembershipRow, gallery: GalleryRow?, to organizationID: Int64
  ) throws {
    try access { database in
      let source = try sourceID(membership.file)
      func pictureID(_ picture: PictureRow) throws -> Int64 {
        try self.pictureID(picture, in: source, line: membership.line, database)
      }
      let photographer = try photographerID(membership.name, source, database)
      let featured = try membership.featuredImage.map(pictureID)
      let portrait = try membership.portrait.map(pictureID)
      let id = try insert(
        database, into: "memberships",
        [
          Cell("organization_id", organizationID), Cell("photographer_id", photographer),
          Cell("is_former", false),
          Cell("featured_image_url", membership.featuredImage?.reference),
          Cell("featured_picture_id", featured), Cell("stated_deceased", membership.isDeceased),
          Cell("stated_portrait_url", membership.portrait?.reference),
          Cell("stated_portrait_picture_id", portrait), Cell("source_id", source),
          Cell("source_line", membership.line),
        ] + MembershipDetails.facts.map { Cell($0, of: membership.membership) }
          + PersonDetails.facts.map { Cell($0, of: membership.person, isStated: true) })
      try run(
        database, "INSERT INTO temp.membership_places VALUES (?, ?)", id, membership.places.text)
      for role in membership.roles {
        try run(database, "INSERT INTO membership_roles VALUES (?, ?)", id, role.rawValue)
      }
      for status in membership.statuses {
        try run(database, "INSERT INTO membership_statuses VALUES (?, ?)", id, status.rawValue)
      }
      for keyword in membership.keywords {
        try run(
          database, "INSERT OR IGNORE INTO photographer_keywords VALUES (?, ?, ?)", photographer,
          try keywordID(keyword, source, database), source)
      }
      if let gallery { try add(gallery, to: .galleries, ownerID: id, database) }
    }
  }

  package func add(
    _ exhibition: ExhibitionRow, gallery: GalleryRow?, to organizationID: Int64
  ) throws {
    try access { database in
      let source = try sourceID(exhibition.file)
      let poster = try exhibition.poster.map {
        try pictureID($0.picture, in: sourceID($0.file), line: $0.line, database)
      }
      let id = try insert(
        database, into: "exhibitions",
        [
          Cell("organization_id", organizationID), Cell("name", exhibition.name),
          Cell("latitude", exhibition.coordinates?.latitude),
          Cell("longitude", exhibition.coordinates?.longitude),
          Cell("poster_url", exhibition.poster?.picture.reference),
          Cell("poster_picture_id", poster),
          Cell("folded_name", Text.folded(exhibition.name)), Cell("source_id", source),
          Cell("source_line", exhibition.line),
        ] + ExhibitionDetails.facts.map { Cell($0, of: exhibition.details) })
      for remark in exhibition.remarks {
        try use(remark.text.language, in: remark.file, database)
        try run(
          database, "INSERT INTO exhibition_remarks VALUES (?, ?, ?)", id, remark.text.language,
          remark.text.text)
      }
      if let gallery { try add(gallery, to: .exhibitionGalleries, ownerID: id, database) }
    }
  }

  /// The tables that hold galleries: one pair for memberships, one for exhibitions.
  private enum GalleryTables {
    case galleries, exhibitionGalleries
  }

  private func add(
    _ gallery: GalleryRow, to tables: GalleryTables, ownerID: Int64, _ database: Database
  ) throws {
    let source = try gallery.file.map(sourceID)
    func pictureID(_ picture: PictureRow) throws -> Int64 {
      try self.pictureID(picture, in: source, line: nil, database)
    }
    let isOfExhibition = tables == .exhibitionGalleries
    let owner = isOfExhibition ? "exhibition_id" : "membership_id"
    _ = try insert(
      database, into: isOfExhibition ? "exhibition_galleries" : "galleries",
      [
        Cell(owner, ownerID), Cell("form", gallery.form), Cell("state", gallery.state.rawValue),
        Cell("reason", gallery.reason), Cell("title", gallery.title), Cell("source_id", source),
      ])
    for (index, image) in gallery.images.enumerated() {
      let texts = [image.title, image.caption].compactMap(\.self)
      let folded = Cell("folded_text", Text.folded(texts.joined(separator: " ")))
      _ = try insert(
        database, into: isOfExhibition ? "exhibition_images" : "images",
        [
          Cell(owner, ownerID), Cell("position", index + 1),
          Cell("title", image.title), Cell("caption", image.caption),
          Cell("capture_date", image.captureDate?.description),
          Cell("image_url", image.image.reference),
          Cell("thumb_url", image.thumbnail?.reference),
          Cell("picture_id", try pictureID(image.image)),
          Cell("thumbnail_picture_id", try image.thumbnail.map(pictureID)),
          Cell("source_id", source),
        ] + (isOfExhibition ? [] : [folded]))
    }
  }

  private func photographerID(
    _ name: PersonName, _ source: Int64, _ database: Database
  ) throws -> Int64 {
    try rowID(
      database, in: "photographers", with: Cell("family_name", name.familyName),
      Cell("given_name", name.givenName), Cell("infix_name", name.infixName),
      or: Cell("is_deceased", false),
      Cell("folded_name", Text.folded(name.fullName)), Cell("sort_key", name.sortKey),
      Cell("source_id", source)
    )
  }

  private func keywordID(
    _ keyword: String, _ source: Int64, _ database: Database
  ) throws -> Int64 {
    if let id = keywordIDs[keyword] { return id }
    let id = try rowID(
      database, in: "keywords", with: Cell("key", KeywordDefinition.key(of: keyword)),
      or: Cell("id_string", keyword), Cell("is_standard", false),
      Cell("date_added", String?.none),
      Cell("source_id", source))
    keywordIDs[keyword] = id
    return id
  }

  /// Returns the id of a picture's row. A picture is wanted as soon as one reference wants it.
  private func pictureID(
    _ picture: PictureRow, in source: Int64?, line: Int?, _ database: Database
  ) throws -> Int64 {
    let id = try rowID(
      database, in: "pictures", with: Cell("location", picture.location),
      or: Cell("state", RecordedState.leftOut.rawValue),
      Cell("reason", picture.isWanted ? nil : "assets"),
      Cell("source_id", source), Cell("source_line", line))
    if picture.isWanted, database.changesCount == 0 {
      try run(database, "UPDATE pictures SET reason = NULL WHERE id = ?", id)
    }
    return id
  }
}
