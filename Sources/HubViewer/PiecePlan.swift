import HubBundle
import HubGeography
import HubModel

/// The division of the data into pieces, and the position of each row.
///
/// Pages refer to organizations and photographers by their indexes in list order.
struct PiecePlan: Sendable {
  /// The number of rows in a piece: large enough that pages load few pieces, and small enough that
  /// each loads at once.
  static let organizationsPerPiece = 1000
  static let detailsPerPiece = 100
  static let namesPerPiece = 2500
  static let peoplePerPiece = 250
  static let exhibitionsPerPiece = 50
  /// The number of rows at which a piece ends, after the club or gallery that reaches it.
  static let membersPerPiece = 400
  static let imagesPerPiece = 600

  /// The ids of organizations in list order.
  let organizations: [Int64]
  private let organizationIndexes: [Int64: Int32]
  private let towns: TownAtlas
  /// The ids of photographers in list order.
  let photographers: [Int64]
  private let photographerIndexes: [Int64: Int32]
  /// The ids of exhibitions in the order of the hub.
  let exhibitions: [Int64]
  /// The indexes of the clubs in each piece of members.
  let memberPieces: [Range<Int>]
  /// The ids of the memberships in each piece of images.
  let imagePieces: [ClosedRange<Int64>]

  init(_ catalog: Catalog) throws {
    let listed = try catalog.records(
      of: """
        SELECT o.id AS id, town, count(m.id) AS members
        FROM organizations o LEFT JOIN memberships m ON organization_id = o.id
        GROUP BY o.id ORDER BY folded_name, folded_town, o.id
        """
    ) {
      (id: try $0.id("id"), town: try $0.requiredText("town"), members: try $0.number("members"))
    }
    organizations = listed.map(\.id)
    organizationIndexes = Self.indexes(of: organizations)
    towns = TownAtlas(named: Set(listed.map(\.town)))
    photographers = try catalog.records(
      of: "SELECT id FROM photographers ORDER BY sort_key, id"
    ) { try $0.id("id") }
    photographerIndexes = Self.indexes(of: photographers)
    exhibitions = try catalog.records(of: "SELECT id FROM exhibitions ORDER BY id") {
      try $0.id("id")
    }
    memberPieces = Self.groups(of: listed.map(\.members), reaching: Self.membersPerPiece)
    let images = try catalog.records(
      of: """
        SELECT membership_id, count(*) AS n FROM images GROUP BY membership_id ORDER BY membership_id
        """
    ) { (membership: try $0.id("membership_id"), count: try $0.number("n")) }
    imagePieces = Self.groups(of: images.map(\.count), reaching: Self.imagesPerPiece).map {
      let (first, last) = (images[$0.lowerBound].membership, images[$0.upperBound - 1].membership)
      return min(first, last)...max(first, last)
    }
  }

  private static func indexes(of ids: [Int64]) -> [Int64: Int32] {
    // With a damaged index, SQLite may return a row twice, or not in order.
    Dictionary(ids.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the names of a town in the languages in which it is called differently.
  func names(ofTown town: String, at place: Coordinates) -> [LocalizedText] {
    towns.names(of: town, at: place).sorted { $0.key < $1.key }.filter { $0.value != town }
      .map { LocalizedText(language: $0.key, text: $0.value) }
  }

  /// Divides rows into ranges that end where the sum of their counts reaches a limit.
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

  func count(of kind: Piece.Kind) -> Int {
    func pieces(_ rows: Int, _ size: Int) -> Int { (rows + size - 1) / size }
    return switch kind {
    case .hub, .borders, .geography, .statistics, .towns: 1
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

  func contains(_ piece: Piece) -> Bool {
    (0..<count(of: piece.kind)).contains(piece.number)
  }

  /// The indexes of a piece's rows among those of its kind.
  func rows(of number: Int, _ size: Int, among count: Int) -> Range<Int> {
    min(number * size, count)..<min((number + 1) * size, count)
  }

  func index(ofOrganization id: Int64) -> Int? { organizationIndexes[id].map(Int.init) }

  func index(ofPhotographer id: Int64) -> Int? { photographerIndexes[id].map(Int.init) }

  func memberPiece(ofOrganizationAt index: Int) -> Int? {
    memberPieces.firstIndexBinary { $0.upperBound > index }
  }

  /// The piece with the images of a membership that has images.
  func imagePiece(of membership: Int64) -> Int? {
    imagePieces.firstIndexBinary { $0.upperBound >= membership }
  }
}

extension Array {
  /// The first index for which `isReached` is true, as it is for all that follow; nil if there is
  /// none. O(log n).
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
