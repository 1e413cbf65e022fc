import HubBundle
import HubModel

extension ViewerFiles {
  var columnNames: PieceValue {
    .object([
      "organizations": organizationColumns.names(), "details": detailColumns.names(),
      "names": nameColumns.names(), "people": personColumns.names(),
      "memberships": membershipColumns.names(), "members": memberColumns.names(),
      "images": imageColumns(in: "").names(), "exhibitions": exhibitionColumns.names(),
      "keywords": keywordColumns.names(), "timelines": timelineColumns.names(),
      "years": yearColumns.names(), "countries": countryColumns.names(),
      "keywordCounts": keywordCountColumns.names(),
    ])
  }

  var factDescriptions: PieceValue {
    .object([
      "organizations": ShownFacts.described(OrganizationDetails.facts),
      "people": ShownFacts.described(PersonDetails.facts),
      "memberships": ShownFacts.described(MembershipDetails.facts),
      "exhibitions": ShownFacts.described(ExhibitionDetails.facts),
    ])
  }

  // MARK: - Organizations

  private typealias IndexedOrganization = (organization: ViewedOrganization, index: Int)

  private var organizationColumns: [PieceColumn<IndexedOrganization>] {
    [
      PieceColumn("isMuseum") { PieceValue($0.organization.isMuseum) },
      PieceColumn("name") { .text($0.organization.fullName) },
      PieceColumn("town") { .text($0.organization.town) },
      PieceColumn("townNames") { row in
        let names = plan.townNames(of: row.organization)
        return names.isEmpty ? .null : localized(names)
      },
      PieceColumn("nickName") { row in
        let nickName = row.organization.nickName
        return nickName == row.organization.fullName ? .null : .text(nickName)
      },
      PieceColumn("country") { PieceValue($0.organization.country) },
      PieceColumn("latitude") { $0.organization.coordinates.map { .real($0.latitude) } ?? .null },
      PieceColumn("longitude") { $0.organization.coordinates.map { .real($0.longitude) } ?? .null },
      PieceColumn("current") { .number($0.organization.currentMembers) },
      PieceColumn("former") { .number($0.organization.formerMembers) },
      PieceColumn("deceased") { .number($0.organization.deceasedMembers) },
      PieceColumn("images") { .number($0.organization.images) },
      PieceColumn("isPictured") { PieceValue($0.organization.isPictured) },
      PieceColumn("piece") { PieceValue(plan.memberPiece(ofOrganizationAt: $0.index)) },
    ]
  }

  func organizations(_ number: Int) -> PieceValue {
    let indexes = plan.rows(
      of: number, PiecePlan.organizationsPerPiece, among: plan.organizations.count)
    let columns = organizationColumns
    return .rows(indexes.map { columns.list((plan.organizations[$0], $0)) })
  }

  private var detailColumns: [PieceColumn<ViewedOrganizationDetails>] {
    ShownFacts.columns(OrganizationDetails.facts) { $0.details } + [
      PieceColumn("remarks") { localized($0.remarks) },
      PieceColumn("covers") { .list($0.covers.map(asset)) },
      PieceColumn("officers") {
        .list(
          $0.officers.map {
            .list([
              .text($0.role.rawValue), PieceValue(plan.index(ofPhotographer: $0.photographer)),
              .text($0.name.fullName),
            ])
          })
      },
    ]
  }

  func details(_ number: Int) throws -> PieceValue {
    let indexes = plan.rows(of: number, PiecePlan.detailsPerPiece, among: plan.organizations.count)
    let columns = detailColumns
    return .rows(
      try indexes.map { index in
        try catalog.viewedDetails(of: plan.organizations[index].id).map { columns.list($0) }
          ?? .null
      })
  }

  // MARK: - People

  private var nameColumns: [PieceColumn<ViewedName>] {
    [
      PieceColumn("given") { .text($0.name.givenName) },
      PieceColumn("infix") { .text($0.name.infixName) },
      PieceColumn("family") { .text($0.name.familyName) },
      PieceColumn("isDeceased") { PieceValue($0.isDeceased) },
      PieceColumn("isFormer") { PieceValue($0.isFormer) },
      PieceColumn("keywords") { .list($0.keywords.map { .number(Int($0)) }) },
      PieceColumn("birthday") { PieceValue($0.birthday) },
      // Equal texts share memory in a browser, equal lists do not.
      PieceColumn("clubs") {
        .text(
          $0.organizations.compactMap(plan.index(ofOrganization:)).map(String.init)
            .joined(separator: " "))
      },
    ]
  }

  func names(_ number: Int) throws -> PieceValue {
    var rows: [PieceValue] = []
    let size = PiecePlan.namesPerPiece
    let first = plan.photographers[number * size]
    let columns = nameColumns
    try catalog.forEachViewedName(from: first, limit: size) { rows.append(columns.list($0)) }
    return .rows(rows)
  }

  private var personColumns: [PieceColumn<ViewedPerson>] {
    let columns = membershipColumns
    return ShownFacts.columns(PersonDetails.facts) { $0.details } + [
      PieceColumn("portrait") { asset($0.portrait) },
      PieceColumn("memberships") { .list($0.memberships.map { columns.list($0) }) },
    ]
  }

  /// The columns of a person's memberships.
  private var membershipColumns: [PieceColumn<ViewedMembership>] {
    [
      PieceColumn("organization") { PieceValue(plan.index(ofOrganization: $0.organization)) },
      PieceColumn("roles") { .list(Role.sorted($0.roles).map { .text($0.rawValue) }) },
      PieceColumn("statuses") { statuses($0) },
      PieceColumn("cover") { asset($0.cover) },
      PieceColumn("images") { .number($0.images) },
      PieceColumn("isPage") { PieceValue($0.gallery?.form == "web-page") },
      PieceColumn("state") { PieceValue($0.images == 0 ? $0.gallery?.state.rawValue : nil) },
    ] + ShownFacts.columns(MembershipDetails.facts) { $0.details }
  }

  func people(_ number: Int) throws -> PieceValue {
    let indexes = plan.rows(of: number, PiecePlan.peoplePerPiece, among: plan.photographers.count)
    let columns = personColumns
    return .rows(
      try indexes.map { index in
        try catalog.viewedPerson(plan.photographers[index]).map { columns.list($0) } ?? .null
      })
  }

  // MARK: - Members of a club

  /// The columns of a club's members. Who has no images has the featured image instead, and the
  /// form, state and reason of the portfolio. The URL tells visitors where to look: it is that of a
  /// portfolio without images, or of the page that the images come from.
  private var memberColumns: [PieceColumn<ViewedMembership>] {
    [
      PieceColumn("id") { .number(Int($0.id)) },
      PieceColumn("place") { PieceValue(plan.index(ofPhotographer: $0.photographer)) },
      PieceColumn("given") { .text($0.name.givenName) },
      PieceColumn("infix") { .text($0.name.infixName) },
      PieceColumn("family") { .text($0.name.familyName) },
      PieceColumn("roles") { .list(Role.sorted($0.roles).map { .text($0.rawValue) }) },
      PieceColumn("statuses") { statuses($0) },
      PieceColumn("cover") { asset($0.cover) },
      PieceColumn("portrait") { asset($0.portrait) },
      PieceColumn("images") { .number($0.images) },
      PieceColumn("featured") { $0.images == 0 ? asset($0.featured) : .null },
      PieceColumn("keywords") { .list($0.keywords.map { .number(Int($0)) }) },
      PieceColumn("since") { PieceValue($0.details.startDate) },
      PieceColumn("piece") { PieceValue($0.images == 0 ? nil : plan.imagePiece(of: $0.id)) },
      PieceColumn("form") { PieceValue($0.images == 0 ? $0.gallery?.form : nil) },
      PieceColumn("state") { PieceValue($0.images == 0 ? $0.gallery?.state.rawValue : nil) },
      PieceColumn("reason") { PieceValue($0.images == 0 ? $0.gallery?.reason : nil) },
      PieceColumn("address") {
        PieceValue($0.images == 0 || $0.isOnPage ? $0.details.levelThreeURL : nil)
      },
      PieceColumn("isOnPage") { PieceValue($0.isOnPage) },
    ]
  }

  func members(_ number: Int) throws -> PieceValue {
    let columns = memberColumns
    return .rows(
      try plan.memberPieces[number].compactMap { index -> PieceValue? in
        var members: [PieceValue] = []
        try catalog.forEachViewedMember(of: plan.organizations[index].id) {
          members.append(columns.list($0))
        }
        guard !members.isEmpty else { return nil }
        return .object(["club": .number(index), "members": .rows(members)])
      })
  }

  // MARK: - Images

  /// - Parameter folder: The common beginning of the locations of all images in a gallery.
  private func imageColumns(in folder: String) -> [PieceColumn<ViewedImage>] {
    [
      PieceColumn("title") { PieceValue($0.title) },
      PieceColumn("caption") { PieceValue($0.caption) },
      PieceColumn("date") { PieceValue($0.captureDate) },
      PieceColumn("largest") { asset($0.largest) },
      PieceColumn("thumbnail") { $0.thumbnail == $0.largest ? .null : asset($0.thumbnail) },
      // Most images are present, so null saves space.
      PieceColumn("state") { $0.state == .present ? .null : PieceValue($0.state?.rawValue) },
      PieceColumn("reason") { $0.state == .present ? .null : PieceValue($0.reason) },
      PieceColumn("source") { .text(String($0.location.dropFirst(folder.count))) },
      PieceColumn("rights") { $0.rights.isEmpty ? .null : rights($0.rights) },
    ]
  }

  func images(_ number: Int) throws -> PieceValue {
    var galleries: [PieceValue] = []
    var gallery: [ViewedImage] = []
    func close() {
      guard let first = gallery.first else { return }
      let folder = commonFolder(of: gallery.map(\.location))
      let columns = imageColumns(in: folder)
      galleries.append(
        .object([
          "member": .number(Int(first.owner)), "folder": .text(folder),
          "images": .rows(gallery.map { columns.list($0) }),
        ]))
      gallery = []
    }
    try catalog.forEachViewedImage(of: plan.imagePieces[number]) { image in
      if gallery.first?.owner != image.owner { close() }
      gallery.append(image)
    }
    close()
    return .rows(galleries)
  }

  // MARK: - Exhibitions

  private var exhibitionColumns: [PieceColumn<ViewedExhibition>] {
    let columns = imageColumns(in: "")
    return [
      PieceColumn("organization") { PieceValue(plan.index(ofOrganization: $0.organization)) },
      PieceColumn("name") { .text($0.name) },
      PieceColumn("latitude") { $0.coordinates.map { .real($0.latitude) } ?? .null },
      PieceColumn("longitude") { $0.coordinates.map { .real($0.longitude) } ?? .null },
      PieceColumn("remarks") { localized($0.remarks) },
      PieceColumn("poster") { asset($0.poster) },
      PieceColumn("images") { .rows($0.images.map { columns.list($0) }) },
    ] + ShownFacts.columns(ExhibitionDetails.facts) { $0.details }
  }

  func exhibitions(_ number: Int) throws -> PieceValue {
    let indexes = plan.rows(
      of: number, PiecePlan.exhibitionsPerPiece, among: plan.exhibitions.count)
    let columns = exhibitionColumns
    return .rows(
      try indexes.compactMap { index in
        try catalog.viewedExhibition(plan.exhibitions[index]).map { columns.list($0) }
      })
  }

  /// The common beginning of all locations, up to a slash.
  private func commonFolder(of locations: [String]) -> String {
    guard var common = locations.first?[...] else { return "" }
    for location in locations { common = common.commonPrefix(with: location)[...] }
    return String(
      common[..<(common.lastIndex(of: "/").map(common.index(after:)) ?? common.startIndex)])
  }

  // MARK: - Values

  /// The creator, copyright notice, licence and terms of use of a picture.
  func rights(_ rights: PictureRights) -> PieceValue {
    .list(
      [rights.creator, rights.copyright, rights.license, rights.usageTerms].map { PieceValue($0) })
  }

  /// The file name, width and height of an asset; the page knows the folder.
  private func asset(_ asset: ViewedAsset?) -> PieceValue {
    guard let asset, let name = asset.entry.split(separator: "/").last else { return .null }
    return .list([.text(String(name)), .number(asset.width), .number(asset.height)])
  }

  /// The statuses, with "former" and "deceased" derived from the facts, whether the club states
  /// them or not.
  private func statuses(_ membership: ViewedMembership) -> PieceValue {
    let statuses = membership.statuses.subtracting([.former, .deceased])
      .union(membership.isFormer ? [.former] : []).union(membership.isDeceased ? [.deceased] : [])
    return .list(Status.sorted(statuses).map { .text($0.rawValue) })
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> String {
    // Comparing scalars may cut a letter from its accent, but the two parts still join to the same
    // text.
    String(
      String.UnicodeScalarView(
        zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.map(\.0)))
  }
}
