import GRDB
import HubBundle
import HubFetching
import HubModel
import HubSource

extension CatalogWriter {
  /// Adds a club or museum with its members and exhibitions. Ids ascend in the order of the calls.
  func add(_ contents: ClubContents, country: String?) throws {
    let id = try addOrganization(contents, country)
    if let file = contents.levelTwoFile {
      for member in contents.members {
        try Task.checkCancellation()
        try add(member, in: file, to: id)
      }
    }
    for exhibition in contents.exhibitions {
      try Task.checkCancellation()
      try add(exhibition, to: id)
    }
  }

  private func addOrganization(_ contents: ClubContents, _ country: String?) throws -> Int64 {
    let club = contents.club
    let source = try sourceID(club.file)
    let memberSource = try contents.levelTwoFile.map(sourceID)
    var places = ValuePlaces()
    for (name, origin) in club.origins.sorted(by: { $0.key < $1.key }) {
      places.add(name, origin.position, in: origin.file == club.file ? nil : origin.file)
    }
    return try access { database in
      let identity = club.identity
      let id = try insert(
        database, into: "organizations",
        [
          Cell("kind", club.kind.rawValue),
          Cell("full_name", identity.fullName), Cell("town", identity.town),
          Cell("nick_name", club.nickName ?? identity.fullName),
          Cell("latitude", club.coordinates?.latitude),
          Cell("longitude", club.coordinates?.longitude),
          Cell("country", country), Cell("level2_url", club.levelTwoURL),
          Cell("level", 1), Cell("folded_name", Text.folded(identity.fullName)),
          Cell("folded_town", Text.folded(identity.town)),
          Cell("members_state", contents.membersState.rawValue),
          Cell("members_reason", contents.whyUnknown), Cell("source_id", source),
          Cell("member_source_id", memberSource),
        ] + OrganizationDetails.facts.map { Cell($0, of: club.details) })
      try run(
        database, "INSERT INTO temp.organization_places VALUES (?, ?, ?)", id, club.position.line,
        places.text)
      for remark in club.remarks {
        try use(remark.text.language, in: remark.file, database)
        try run(
          database, "INSERT INTO remarks VALUES (?, ?, ?, ?)", id, remark.text.language,
          remark.text.text, try sourceID(remark.file))
      }
      return id
    }
  }

  private func add(
    _ member: MemberRecord, in file: String, to organizationID: Int64
  ) throws {
    var places = ValuePlaces()
    for (name, position) in member.positions { places.add(name, position) }
    try access { database in
      let source = try sourceID(file)
      func pictureID(_ picture: PictureReference) throws -> Int64 {
        try self.pictureID(
          picture, wanted.variants, in: source, line: member.position.line, database)
      }
      let photographer = try photographerID(member.name, source, database)
      let featured = try member.featuredImage.map(pictureID)
      let portrait = try member.portrait.map(pictureID)
      let id = try insert(
        database, into: "memberships",
        [
          Cell("organization_id", organizationID), Cell("photographer_id", photographer),
          Cell("is_former", false), Cell("featured_image_url", member.featuredImage?.reference),
          Cell("featured_picture_id", featured),
          Cell("stated_deceased", member.statuses[.deceased]),
          Cell("stated_portrait_url", member.portrait?.reference),
          Cell("stated_portrait_picture_id", portrait), Cell("source_id", source),
          Cell("source_line", member.position.line),
        ] + MembershipDetails.facts.map { Cell($0, of: member.membership) }
          + PersonDetails.facts.map { Cell($0, of: member.person, isStated: true) })
      try run(database, "INSERT INTO temp.membership_places VALUES (?, ?)", id, places.text)
      for role in Role.known where member.roles[role] == true {
        try run(database, "INSERT INTO membership_roles VALUES (?, ?)", id, role.rawValue)
      }
      for status in Status.known where member.statuses[status] == true {
        try run(database, "INSERT INTO membership_statuses VALUES (?, ?)", id, status.rawValue)
      }
      for keyword in member.keywords {
        try run(
          database, "INSERT OR IGNORE INTO photographer_keywords VALUES (?, ?, ?)", photographer,
          try keywordID(keyword, source, database), source)
      }
      if let gallery = member.gallery { try add(gallery, of: Cell("membership_id", id), database) }
    }
  }

  private func add(_ exhibition: ExhibitionRecord, to organizationID: Int64) throws {
    try access { database in
      let source = try sourceID(exhibition.file)
      let poster = try exhibition.poster.map {
        try pictureID(
          $0.picture, wanted.variants, in: sourceID($0.file), line: $0.position.line, database)
      }
      let id = try insert(
        database, into: "exhibitions",
        [
          Cell("organization_id", organizationID), Cell("name", exhibition.name),
          Cell("latitude", exhibition.coordinates?.latitude),
          Cell("longitude", exhibition.coordinates?.longitude),
          Cell("poster_url", exhibition.poster?.text), Cell("poster_picture_id", poster),
          Cell("folded_name", Text.folded(exhibition.name)), Cell("source_id", source),
          Cell("source_line", exhibition.position.line),
        ] + ExhibitionDetails.facts.map { Cell($0, of: exhibition.details) })
      for remark in exhibition.remarks {
        try use(remark.text.language, in: remark.file, database)
        try run(
          database, "INSERT INTO exhibition_remarks VALUES (?, ?, ?)", id, remark.text.language,
          remark.text.text)
      }
      if let gallery = exhibition.gallery {
        try add(gallery, of: Cell("exhibition_id", id), database)
      }
    }
  }

  /// Adds a gallery and its images to the tables for memberships, or to those for exhibitions.
  private func add(_ gallery: Gallery, of owner: Cell, _ database: Database) throws {
    let isOfMember = owner.column == "membership_id"
    let source = try sourceID(gallery.file)
    func pictureID(
      _ picture: PictureReference, _ variants: PictureVariants, _ line: Int?
    ) throws -> Int64 {
      try self.pictureID(picture, variants, in: source, line: line, database)
    }
    let (state, reason, _) = gallery.state.recorded
    _ = try insert(
      database, into: isOfMember ? "galleries" : "exhibition_galleries",
      [
        owner, Cell("form", gallery.form?.rawValue), Cell("state", state.rawValue),
        Cell("reason", reason), Cell("title", gallery.title), Cell("source_id", source),
      ])
    for (index, image) in gallery.images.enumerated() {
      let variants = image.variants(wanted)
      let texts = [image.title, image.caption].compactMap(\.self)
      let folded = Cell("folded_text", Text.folded(texts.joined(separator: " ")))
      _ = try insert(
        database, into: isOfMember ? "images" : "exhibition_images",
        [
          owner, Cell("position", index + 1), Cell("title", image.title),
          Cell("caption", image.caption), Cell("capture_date", image.captureDate?.description),
          Cell("image_url", image.picture.reference),
          Cell("thumb_url", image.thumbnail?.reference),
          Cell("picture_id", try pictureID(image.picture, variants.picture, image.line)),
          Cell(
            "thumbnail_picture_id",
            try image.thumbnail.map { try pictureID($0, variants.thumbnail, image.line) }),
          Cell("source_id", source),
        ] + (isOfMember ? [folded] : [Cell("photographer", image.photographer)]))
      for text in image.wallTexts {
        try use(text.language, in: gallery.file, database)
        try run(
          database, "INSERT INTO exhibition_wall_texts VALUES (?, ?, ?, ?)", owner.value, index + 1,
          text.language, text.text)
      }
    }
  }

  private func photographerID(
    _ name: PersonName, _ source: Int64, _ database: Database
  ) throws -> Int64 {
    try rowID(
      database, in: "photographers", with: Cell("family_name", name.familyName),
      Cell("given_name", name.givenName), Cell("infix_name", name.infixName),
      or: Cell("is_deceased", false), Cell("folded_name", Text.folded(name.fullName)),
      Cell("sort_key", name.sortKey), Cell("source_id", source))
  }

  private func keywordID(
    _ keyword: String, _ source: Int64, _ database: Database
  ) throws -> Int64 {
    if let id = keywordIDs[keyword] { return id }
    let id = try rowID(
      database, in: "keywords", with: Cell("key", KeywordFacts.key(of: keyword)),
      or: Cell("id_string", keyword), Cell("is_standard", false), Cell("date_added", String?.none),
      Cell("source_id", source))
    keywordIDs[keyword] = id
    return id
  }

  /// Returns the id of a picture's row. A picture is wanted as soon as one reference wants a version
  /// of it.
  private func pictureID(
    _ picture: PictureReference, _ variants: PictureVariants, in source: Int64?, line: Int?,
    _ database: Database
  ) throws -> Int64 {
    let id = try rowID(
      database, in: "pictures", with: Cell("location", picture.location.description),
      or: Cell("state", RecordedState.leftOut.rawValue),
      Cell("reason", variants.isEmpty ? "assets" : nil),
      Cell("source_id", source), Cell("source_line", line))
    if !variants.isEmpty, database.changesCount == 0 {
      try run(database, "UPDATE pictures SET reason = NULL WHERE id = ?", id)
    }
    return id
  }
}
