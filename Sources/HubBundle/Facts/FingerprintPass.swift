import GRDB
import HubModel

/// A single pass through the tables of a catalog, in the order of their references. The hashes of
/// everything said about a person are added up, so that the order of rows does not matter.
struct FingerprintPass {
  private let database: Database
  private let addressHash: (UnsafeRawBufferPointer) -> UInt64
  /// The hashes of the digests of pictures; 0 for a picture without a digest.
  private var pictures = NumbersByID()
  private var clubs = NumbersByID()
  private var people = IDIndex()
  private var prints: [Fingerprint] = []
  private var memberships = IDIndex()
  /// The index of the person and the hash of the club, by the index of the membership.
  private var parties: [(person: Int, club: UInt64)] = []
  private var addresses = AddressOwners()

  /// The subject of a hash, so that equal values of different kinds have different hashes.
  private enum Topic {
    case keyword, club, name, person, location, source
    case membership, role, status, gallery, image
  }

  init(_ database: Database, addressHash: @escaping (UnsafeRawBufferPointer) -> UInt64) {
    self.database = database
    self.addressHash = addressHash
  }

  /// Returns the fingerprints, after all tables have been read.
  consuming func finished() throws -> Fingerprints {
    prints.sort()
    return Fingerprints(people: prints, sources: try sources(), addresses: addresses)
  }

  mutating func readPicturesAndClubs() throws {
    pictures.reserveCapacity(try database.rowCount(of: "pictures"))
    try database.forEachRawRow("SELECT id, original_sha256 FROM pictures ORDER BY id") { row in
      pictures.append(row.bytes(1).map(addressHash) ?? 0, for: row.integer(0))
    }
    let facts = OrganizationDetails.facts.map(\.term)
    let columns = QueryColumns(["id", "full_name", "town", "level2_url"] + facts.map(\.column))
    let identity = columns[["full_name", "town"]]
    let addresses = columns[["level2_url"] + facts.addressColumns]
    try database.forEachRawRow("SELECT \(columns) FROM organizations ORDER BY id") { row in
      addAddresses(row, addresses, of: .organization(clubs.count))
      clubs.append(hash(row, identity, .club), for: row.integer(0))
    }
  }

  mutating func readPeople() throws {
    prints.reserveCapacity(try database.rowCount(of: "photographers"))
    let facts = PersonDetails.facts.map(\.term)
    let name = ["given_name", "infix_name", "family_name"]
    let said = ["is_deceased", "portrait_url"] + facts.map(\.column)
    let columns = QueryColumns(["id", "portrait_picture_id"] + name + said)
    let (nameColumns, saidColumns) = (columns[name], columns[said])
    let addresses = columns[["portrait_url"] + facts.addressColumns]
    try database.forEachRawRow("SELECT \(columns) FROM photographers ORDER BY id") { row in
      let portrait = pictures[row.integer(1)]
      addAddresses(row, addresses, portrait, of: .person(prints.count))
      people.append(row.integer(0))
      let name = hash(row, nameColumns, .name)
      let content = hash(row, saidColumns, .person, portrait, name)
      prints.append(Fingerprint(identity: name, content: content, id: row.integer(0)))
    }
    var keywords = NumbersByID()
    try database.forEachRawRow("SELECT id, key, id_string FROM keywords ORDER BY id") { row in
      keywords.append(hash(row, [1, 2], .keyword), for: row.integer(0))
    }
    let used = "SELECT photographer_id, keyword_id FROM photographer_keywords"
    try database.forEachRawRow(used) { row in
      add(keywords[row.integer(1)], to: people.position(of: row.integer(0)))
    }
  }

  /// - Parameter day: The day on which the bundle was created, which decides who is a former
  ///   member.
  mutating func readMemberships(on day: String) throws {
    parties.reserveCapacity(try database.rowCount(of: "memberships"))
    let facts = MembershipDetails.facts.map(\.term)
    let hasEnded = "end_date < ? AND end_date NOT LIKE '-%'"
    let said =
      [hasEnded, "stated_deceased", "stated_portrait_url", "featured_image_url"]
      + facts.map(\.column) + PersonDetails.facts.map(\.term.statedColumn)
    let columns = QueryColumns(
      ["id", "organization_id", "photographer_id", "featured_picture_id"] + said)
    let saidColumns = columns[said]
    let addresses = columns[["featured_image_url"] + facts.addressColumns]
    let query = "SELECT \(columns) FROM memberships ORDER BY id"
    try database.forEachRawRow(query, [day]) { row in
      let (club, person) = (clubs[row.integer(1)], people.position(of: row.integer(2)))
      memberships.append(row.integer(0))
      parties.append((person ?? -1, club))
      let featured = pictures[row.integer(3)]
      add(hash(row, saidColumns, .membership, club, featured), to: person)
      if let person { addAddresses(row, addresses, featured, of: .person(person)) }
    }
  }

  mutating func readDetails() throws {
    try addDetails(.role, "membership_roles", ["role"])
    try addDetails(.status, "membership_statuses", ["status"])
    try addDetails(.gallery, "galleries", ["form", "state IN ('present', 'stale')", "title"])
    try addDetails(
      .image, "images", ["position", "title", "caption", "capture_date", "image_url"],
      pictures: ["picture_id", "thumbnail_picture_id"])
  }

  private mutating func addDetails(
    _ topic: Topic, _ table: String, _ said: [String], pictures shown: [String] = []
  ) throws {
    let columns = QueryColumns(["membership_id"] + said + shown)
    let (saidColumns, pictureColumns) = (columns[said], columns[shown])
    try database.forEachRawRow("SELECT \(columns) FROM \(table)") { row in
      guard let position = memberships.position(of: row.integer(0)) else { return }
      let (person, club) = parties[position]
      let digests = pictureColumns.reduce(0 as UInt64) { $0 &* 31 &+ pictures[row.integer($1)] }
      add(hash(row, saidColumns, topic, club, digests), to: person)
    }
  }

  private func sources() throws -> [Fingerprint] {
    var prints: [Fingerprint] = []
    prints.reserveCapacity(try database.rowCount(of: "sources"))
    let said = ["location", "role", "state", "reason", "original_sha256"]
    let columns = QueryColumns(["id"] + said)
    let (location, all) = (columns[["location"]], columns[said])
    try database.forEachRawRow("SELECT \(columns) FROM sources") { row in
      prints.append(
        Fingerprint(
          identity: hash(row, location, .location), content: hash(row, all, .source),
          id: row.integer(0)))
    }
    prints.sort()
    return prints
  }

  /// Adds a hash to a person; a hostile catalog may refer to a person that does not exist.
  private mutating func add(_ number: UInt64, to person: Int?) {
    guard let person, prints.indices.contains(person) else { return }
    prints[person].content &+= number
  }

  private mutating func addAddresses(
    _ row: RawRow, _ columns: [Int32], _ picture: UInt64 = 0,
    of owner: AddressOwners.Owner
  ) {
    if picture != 0 { addresses.add(picture, of: owner) }
    for column in columns {
      if let bytes = row.bytes(column) { addresses.add(addressHash(bytes), of: owner) }
    }
  }

  private func hash(
    _ row: RawRow, _ columns: [Int32], _ topic: Topic, _ more: UInt64 = 0,
    _ evenMore: UInt64 = 0
  ) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(topic)
    hasher.combine(more)
    hasher.combine(evenMore)
    row.add(columns, to: &hasher)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

private struct QueryColumns: CustomStringConvertible {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// The names of the columns as SQL, separated by commas.
  var description: String { names.joined(separator: ", ") }

  subscript(some: [String]) -> [Int32] {
    some.map { name in
      guard let index = names.firstIndex(of: name) else {
        preconditionFailure("\(name) is not asked for")
      }
      return Int32(index)
    }
  }
}

extension [FactTerm] {
  fileprivate var addressColumns: [String] { filter(\.kind.isAddress).map(\.column) }
}
