import HubBundle

/// Which pieces there are, and where each row is found.
///
/// Organizations and photographers are known to the pages by their places in the order of lists.
struct PiecePlan: Sendable {
  /// Rows in a piece. So many that pages load few of them, so few that each is there at once.
  static let organizationsPerPiece = 1000
  static let detailsPerPiece = 100
  static let namesPerPiece = 5000
  static let peoplePerPiece = 250
  static let exhibitionsPerPiece = 50
  /// A piece ends with the club or gallery that reaches these.
  static let membersPerPiece = 400
  static let imagesPerPiece = 600

  /// In the order of lists.
  let organizations: [ViewedOrganization]
  private let organizationIndexes: [Int64: Int]
  /// The ids of photographers in the order of lists.
  let photographers: [Int64]
  private let photographerIndexes: [Int64: Int32]
  /// The ids of exhibitions in the order in which they were met.
  let exhibitions: [Int64]
  /// Of each piece of members, the places of its clubs.
  let memberPieces: [Range<Int>]
  /// Of each piece of images, the ids of its memberships.
  let imagePieces: [ClosedRange<Int64>]

  init(_ catalog: Catalog) throws {
    var organizations: [ViewedOrganization] = []
    try catalog.forEachViewedOrganization { organizations.append($0) }
    self.organizations = organizations
    // Of a damaged index, SQLite may give a row twice, or not in order.
    organizationIndexes = Dictionary(
      organizations.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    photographers = try catalog.viewedPhotographers()
    photographerIndexes = Dictionary(
      photographers.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    exhibitions = try catalog.viewedExhibitions()
    let members = organizations.map { $0.currentMembers + $0.formerMembers + $0.deceasedMembers }
    memberPieces = Self.groups(of: members, reaching: Self.membersPerPiece)
    let images = try catalog.viewedImageCounts()
    imagePieces = Self.groups(of: images.map(\.count), reaching: Self.imagesPerPiece).map {
      let (first, last) = (images[$0.lowerBound].membership, images[$0.upperBound - 1].membership)
      return min(first, last)...max(first, last)
    }
  }

  /// Ranges of neighbours, each of which ends where the sum of their counts reaches a number.
  private static func groups(of counts: [Int], reaching limit: Int) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    var sum = 0
    for (index, count) in counts.enumerated() {
      sum += count
      guard sum >= limit || index == counts.count - 1 else { continue }
      groups.append(start..<index + 1)
      start = index + 1
      sum = 0
    }
    return groups
  }

  /// How many pieces of a kind there are.
  func count(of kind: Piece.Kind) -> Int {
    func pieces(_ rows: Int, _ size: Int) -> Int { (rows + size - 1) / size }
    return switch kind {
    case .hub, .borders: 1
    case .organizations: pieces(organizations.count, Self.organizationsPerPiece)
    case .details: pieces(organizations.count, Self.detailsPerPiece)
    case .names: pieces(photographers.count, Self.namesPerPiece)
    case .people: pieces(photographers.count, Self.peoplePerPiece)
    case .members: memberPieces.count
    case .exhibitions: pieces(exhibitions.count, Self.exhibitionsPerPiece)
    case .images: imagePieces.count
    }
  }

  /// All pieces, by kind and number.
  var pieces: [Piece] {
    Piece.Kind.allCases.flatMap { kind in (0..<count(of: kind)).map { Piece(kind, $0) } }
  }

  /// Whether there is such a piece.
  func contains(_ piece: Piece) -> Bool {
    (0..<count(of: piece.kind)).contains(piece.number)
  }

  /// The places of a piece's rows among those of its kind.
  func rows(of number: Int, _ size: Int, among count: Int) -> Range<Int> {
    min(number * size, count)..<min((number + 1) * size, count)
  }

  func index(ofOrganization id: Int64) -> Int? { organizationIndexes[id] }

  func index(ofPhotographer id: Int64) -> Int? { photographerIndexes[id].map(Int.init) }

  /// The piece with the members of an organization.
  func memberPiece(ofOrganizationAt index: Int) -> Int? {
    memberPieces.firstIndexBinary { $0.upperBound > index }
  }

  /// The piece with the images of a membership that has some.
  func imagePiece(of membership: Int64) -> Int? {
    imagePieces.firstIndexBinary { $0.upperBound >= membership }
  }
}

extension Array {
  /// The first member that `isReached` holds for, as it does for all that follow it.
  fileprivate func firstIndexBinary(where isReached: (Element) -> Bool) -> Int? {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        isReached(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound < endIndex ? range.lowerBound : nil
  }
}
