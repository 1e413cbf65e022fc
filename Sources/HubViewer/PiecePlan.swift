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
  static let namesPerPiece = 5000
  static let peoplePerPiece = 250
  static let exhibitionsPerPiece = 50
  /// The number of rows at which a piece ends, after the club or gallery that reaches it.
  static let membersPerPiece = 400
  static let imagesPerPiece = 600

  /// The organizations in list order.
  let organizations: [ListedOrganization]
  private let organizationIndexes: [Int64: Int]
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
    organizations = try ListedOrganization.all(in: catalog)
    towns = TownAtlas(named: Set(organizations.map(\.town)))
    // With a damaged index, SQLite may return a row twice, or not in order.
    organizationIndexes = Dictionary(
      organizations.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    func ids(_ query: String) throws -> [Int64] {
      var ids: [Int64] = []
      try catalog.forEachRow(of: query) { ids.append(try $0.id("id")) }
      return ids
    }
    photographers = try ids("SELECT id FROM photographers ORDER BY sort_key, id")
    photographerIndexes = Dictionary(
      photographers.enumerated().map { ($1, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    exhibitions = try ids("SELECT id FROM exhibitions ORDER BY id")
    memberPieces = Self.groups(of: organizations.map(\.members), reaching: Self.membersPerPiece)
    var images: [(membership: Int64, count: Int)] = []
    let query = """
      SELECT membership_id, count(*) AS n FROM images GROUP BY membership_id ORDER BY membership_id
      """
    try catalog.forEachRow(of: query) {
      images.append((try $0.id("membership_id"), try $0.number("n")))
    }
    imagePieces = Self.groups(of: images.map(\.count), reaching: Self.imagesPerPiece).map {
      let (first, last) = (images[$0.lowerBound].membership, images[$0.upperBound - 1].membership)
      return min(first, last)...max(first, last)
    }
  }

  /// Returns the names of an organization's town in the languages in which it is called differently.
  func townNames(of organization: ListedOrganization) -> [LocalizedText] {
    guard let place = organization.coordinates else { return [] }
    let names = towns.names(of: organization.town, at: place)
    return names.sorted { $0.key < $1.key }.filter { $0.value != organization.town }
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
    case .hub, .borders, .geography, .statistics: 1
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

  func index(ofOrganization id: Int64) -> Int? { organizationIndexes[id] }

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
