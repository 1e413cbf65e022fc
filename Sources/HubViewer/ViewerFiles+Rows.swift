import HubBundle
import HubModel

// Rows are lists, not objects: their members' names would be most of each piece. `Pages/data.js`
// gives them names again, in the same order.

extension ViewerFiles {
  func organizations(_ number: Int) -> PieceValue {
    let places = plan.rows(
      of: number, PiecePlan.organizationsPerPiece, among: plan.organizations.count)
    return .rows(
      places.map { place in
        let organization = plan.organizations[place]
        return .list([
          PieceValue(organization.isMuseum), .text(organization.fullName),
          .text(organization.town),
          organization.nickName == organization.fullName ? .null : .text(organization.nickName),
          PieceValue(organization.country),
          organization.place.map { .real($0.latitude) } ?? .null,
          organization.place.map { .real($0.longitude) } ?? .null,
          .number(organization.currentMembers), .number(organization.formerMembers),
          .number(organization.deceasedMembers), .number(organization.images),
          PieceValue(plan.memberPiece(ofOrganizationAt: place)),
        ])
      })
  }

  func details(_ number: Int) throws -> PieceValue {
    let places = plan.rows(of: number, PiecePlan.detailsPerPiece, among: plan.organizations.count)
    return .rows(
      try places.map { place in
        guard let details = try catalog.viewedDetails(of: plan.organizations[place].id) else {
          return .null
        }
        return .list([
          PieceValue(details.website), PieceValue(details.wikipedia),
          PieceValue(details.contactEmail), PieceValue(details.fotobondNumber),
          localized(details.remarks), .list(details.covers.map(asset)),
        ])
      })
  }

  func names(_ number: Int) throws -> PieceValue {
    var rows: [PieceValue] = []
    let size = PiecePlan.namesPerPiece
    let first = plan.photographers[number * size]
    try catalog.forEachViewedName(from: first, limit: size) { person in
      rows.append(
        .list([
          .text(person.name.givenName), .text(person.name.infixName),
          .text(person.name.familyName),
          .number((person.isDeceased ? 1 : 0) + (person.isFormer ? 2 : 0)),
          .list(person.keywords.map { .number(Int($0)) }), PieceValue(person.birthday),
        ]))
    }
    return .rows(rows)
  }

  func people(_ number: Int) throws -> PieceValue {
    let places = plan.rows(of: number, PiecePlan.peoplePerPiece, among: plan.photographers.count)
    return .rows(
      try places.map { place in
        guard let person = try catalog.viewedPerson(plan.photographers[place]) else {
          return .null
        }
        return .list([
          PieceValue(person.website), asset(person.portrait),
          .list(
            person.memberships.map { membership in
              .list([
                PieceValue(plan.place(ofOrganization: membership.organization)),
                flags(membership), asset(membership.featured), .number(membership.images),
                PieceValue(membership.gallery?.form == "web-page"),
              ])
            }),
        ])
      })
  }

  func members(_ number: Int) throws -> PieceValue {
    .rows(
      try plan.memberPieces[number].compactMap { place -> PieceValue? in
        var members: [PieceValue] = []
        try catalog.forEachViewedMember(of: plan.organizations[place].id) {
          members.append(member($0))
        }
        return members.isEmpty ? nil : .list([.number(place), .rows(members)])
      })
  }

  private func member(_ member: ViewedMembership) -> PieceValue {
    // Without a picture of its own, a portfolio says what there is instead.
    let isEmpty = member.images == 0
    return .list([
      .number(Int(member.id)), PieceValue(plan.place(ofPhotographer: member.photographer)),
      .text(member.name.givenName), .text(member.name.infixName), .text(member.name.familyName),
      flags(member), asset(member.featured), asset(member.portrait), .number(member.images),
      isEmpty ? .null : PieceValue(plan.imagePiece(of: member.id)),
      PieceValue(isEmpty ? member.gallery?.form : nil),
      PieceValue(isEmpty ? member.gallery?.state.rawValue : nil),
      PieceValue(isEmpty ? member.gallery?.reason : nil),
      PieceValue(isEmpty ? member.portfolioAddress : nil),
      PieceValue(member.startDate), PieceValue(member.endDate),
    ])
  }

  func images(_ number: Int) throws -> PieceValue {
    var galleries: [PieceValue] = []
    var gallery: [ViewedImage] = []
    func close() {
      guard let first = gallery.first else { return }
      let folder = commonFolder(of: gallery.map(\.location))
      galleries.append(
        .list([
          .number(Int(first.membership)), .text(folder),
          .rows(gallery.map { image($0, in: folder) }),
        ]))
      gallery = []
    }
    try catalog.forEachViewedImage(of: plan.imagePieces[number]) { image in
      if gallery.first?.membership != image.membership { close() }
      gallery.append(image)
    }
    close()
    return .rows(galleries)
  }

  private func image(_ image: ViewedImage, in folder: String) -> PieceValue {
    return .list([
      PieceValue(image.title), PieceValue(image.caption), PieceValue(image.captureDate),
      asset(image.largest), image.thumbnail == image.largest ? .null : asset(image.thumbnail),
      PieceValue(image.state.flatMap(RecordedState.known.firstIndex) ?? 2),
      image.state == .present ? .null : PieceValue(image.reason),
      .text(String(image.location.dropFirst(folder.count))),
    ])
  }

  /// The part that all locations begin with, up to a slash.
  private func commonFolder(of locations: [String]) -> String {
    guard var common = locations.first?[...] else { return "" }
    for location in locations { common = common.commonPrefix(with: location)[...] }
    return String(
      common[..<(common.lastIndex(of: "/").map(common.index(after:)) ?? common.startIndex)])
  }

  /// Digest with extension, width and height; the page knows where assets are.
  private func asset(_ asset: ViewedAsset?) -> PieceValue {
    guard let asset, let name = asset.entry.split(separator: "/").last else { return .null }
    return .list([.text(String(name)), .number(asset.width), .number(asset.height)])
  }

  /// A number with a bit for each role, each status, former and deceased.
  private func flags(_ membership: ViewedMembership) -> PieceValue {
    var flags = 0
    for (bit, role) in Role.known.enumerated() where membership.roles.contains(role) {
      flags |= 1 << bit
    }
    for (bit, status) in [Status.honorary, .mentor, .prospective].enumerated()
    where membership.statuses.contains(status) {
      flags |= 64 << bit
    }
    if membership.isFormer { flags |= 512 }
    if membership.isDeceased { flags |= 1024 }
    return .number(flags)
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> String {
    // By scalars: a letter with an accent may be cut in two, but not changed.
    String(
      String.UnicodeScalarView(
        zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.map(\.0)))
  }
}
