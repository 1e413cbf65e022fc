import GRDB
import HubModel

extension CatalogWriter {
  /// Adds a club or museum and its remarks; returns its id. Ids ascend in the order of the calls.
  package func add(_ organization: OrganizationRow) throws -> Int64 {
    let source = try sourceID(organization.file)
    let memberSource = try organization.memberFile.map(sourceID)
    return try access { database in
      let identity = organization.identity
      let id = try insert(
        database, into: "organizations",
        [
          "kind": organization.kind.rawValue, "full_name": identity.fullName,
          "town": identity.town, "nick_name": organization.nickName,
          "latitude": organization.coordinates?.latitude,
          "longitude": organization.coordinates?.longitude, "country": organization.country,
          "website": organization.website, "wikipedia": organization.wikipedia,
          "contact_email": organization.contactEmail,
          "fotobond_number": organization.fotobondNumber,
          "level2_url": organization.levelTwoURL, "level": 1,
          "folded_name": Text.folded(identity.fullName), "folded_town": Text.folded(identity.town),
          "members_state": organization.members.rawValue, "source_id": source,
          "member_source_id": memberSource,
        ])
      for remark in organization.remarks {
        try use(remark.text.language, in: remark.file, database)
        try run(
          database, "INSERT INTO remarks VALUES (?, ?, ?, ?)",
          [id, remark.text.language, remark.text.text, try sourceID(remark.file)])
      }
      return id
    }
  }

  /// Adds one member of a club with all that belongs to it.
  package func add(
    _ membership: MembershipRow, gallery: GalleryRow?, to organizationID: Int64
  ) throws {
    try access { database in
      let source = try sourceID(membership.file)
      let photographer = try photographerID(membership.name, source, database)
      let id = try insert(
        database, into: "memberships",
        [
          "organization_id": organizationID, "photographer_id": photographer,
          "fotobond_number": membership.fotobondNumber,
          "start_date": membership.startDate?.description,
          "end_date": membership.endDate?.description, "is_former": false,
          "level3_url": membership.levelThreeURL,
          "featured_image_url": membership.featuredImage?.reference,
          "featured_picture_id": try membership.featuredImage.map {
            try pictureID($0, in: source, line: membership.line, database)
          },
          "stated_birthday": membership.birthday?.description,
          "stated_deceased": membership.isDeceased, "stated_website": membership.website,
          "stated_portrait_url": membership.portrait?.reference,
          "stated_portrait_picture_id": try membership.portrait.map {
            try pictureID($0, in: source, line: membership.line, database)
          },
          "source_id": source, "source_line": membership.line,
        ])
      for role in membership.roles {
        try run(database, "INSERT INTO membership_roles VALUES (?, ?)", [id, role.rawValue])
      }
      for status in membership.statuses {
        try run(database, "INSERT INTO membership_statuses VALUES (?, ?)", [id, status.rawValue])
      }
      for keyword in membership.keywords {
        try run(
          database, "INSERT OR IGNORE INTO photographer_keywords VALUES (?, ?, ?)",
          [photographer, try keywordID(keyword, source, database), source])
      }
      if let gallery { try add(gallery, membershipID: id, database) }
    }
  }

  private func add(_ gallery: GalleryRow, membershipID: Int64, _ database: Database) throws {
    let source = try gallery.file.map(sourceID)
    func pictureID(_ picture: PictureRow) throws -> Int64 {
      try self.pictureID(picture, in: source, line: nil, database)
    }
    try run(
      database, "INSERT INTO galleries VALUES (?, ?, ?, ?, ?, ?)",
      [
        membershipID, gallery.form, gallery.state.rawValue, gallery.reason, gallery.title, source,
      ])
    for (index, image) in gallery.images.enumerated() {
      _ = try insert(
        database, into: "images",
        [
          "membership_id": membershipID, "position": index + 1, "title": image.title,
          "caption": image.caption, "capture_date": image.captureDate?.description,
          "image_url": image.image.reference, "thumb_url": image.thumbnail?.reference,
          "folded_text": Text.folded(
            [image.title, image.caption].compactMap(\.self).joined(separator: " ")),
          "picture_id": try pictureID(image.image),
          "thumbnail_picture_id": try image.thumbnail.map(pictureID),
          "source_id": source,
        ])
    }
  }

  private func photographerID(
    _ name: PersonName, _ source: Int64, _ database: Database
  ) throws -> Int64 {
    try rowID(
      database, in: "photographers",
      with: [
        "family_name": name.familyName, "given_name": name.givenName, "infix_name": name.infixName,
      ],
      or: [
        "is_deceased": false, "folded_name": Text.folded(name.fullName), "sort_key": name.sortKey,
        "source_id": source,
      ])
  }

  private func keywordID(
    _ keyword: String, _ source: Int64, _ database: Database
  ) throws -> Int64 {
    if let id = keywordIDs[keyword] { return id }
    let id = try rowID(
      database, in: "keywords", with: ["key": KeywordDefinition.key(of: keyword)],
      or: ["id_string": keyword, "is_standard": false, "date_added": nil, "source_id": source])
    keywordIDs[keyword] = id
    return id
  }

  /// The row of a picture. What one reference wants is had, whatever others say.
  private func pictureID(
    _ picture: PictureRow, in source: Int64?, line: Int?, _ database: Database
  ) throws -> Int64 {
    let id = try rowID(
      database, in: "pictures", with: ["location": picture.location],
      or: [
        "state": RecordedState.leftOut.rawValue, "reason": picture.isWanted ? nil : "assets",
        "source_id": source, "source_line": line,
      ])
    if picture.isWanted, database.changesCount == 0 {
      try run(database, "UPDATE pictures SET reason = NULL WHERE id = ?", [id])
    }
    return id
  }
}
