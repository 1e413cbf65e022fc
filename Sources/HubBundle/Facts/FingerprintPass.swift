import GRDB

/// One way through the tables of a catalog, from what is referred to, to what refers to it. Whatever is said of
/// a person is added to one number, so that the order of rows does not count.
struct FingerprintPass {
  private let database: Database
  private let addressHash: (UnsafeRawBufferPointer) -> UInt64
  /// Of the digests of pictures; 0 for one that was not had.
  private var pictures = NumbersByID()
  private var clubs = NumbersByID()
  private var people = IDIndex()
  private var prints: [Fingerprint] = []
  private var memberships = IDIndex()
  /// By the position of the membership: that of the person, and the number of the club.
  private var parties: [(person: Int, club: UInt64)] = []
  private var addresses = AddressOwners()

  /// What a hash is about: two things that look alike are not the same.
  private enum Topic {
    case keyword, club, name, person, location, source
    case membership, role, status, gallery, image
  }

  init(_ database: Database, addressHash: @escaping (UnsafeRawBufferPointer) -> UInt64) {
    self.database = database
    self.addressHash = addressHash
  }

  /// What was found, after all was read.
  consuming func finished() throws -> Fingerprints {
    prints.sort()
    return Fingerprints(people: prints, sources: try sources(), addresses: addresses)
  }

  mutating func readPicturesAndClubs() throws {
    pictures.reserveCapacity(try database.rowCount(of: "pictures"))
    try database.forEachRawRow("SELECT id, original_sha256 FROM pictures ORDER BY id") { row in
      pictures.append(row.bytes(1).map(addressHash) ?? 0, for: row.integer(0))
    }
    let query = """
      SELECT id, full_name, town, website, wikipedia, level2_url FROM organizations ORDER BY id
      """
    try database.forEachRawRow(query) { row in
      addAddresses(row, 3...5, of: .organization(clubs.count))
      clubs.append(hash(row, 1...2, .club), for: row.integer(0))
    }
  }

  /// People with their keywords.
  mutating func readPeople() throws {
    prints.reserveCapacity(try database.rowCount(of: "photographers"))
    let query = """
      SELECT id, given_name, infix_name, family_name, birthday, is_deceased, website, portrait_url,
        portrait_picture_id
      FROM photographers ORDER BY id
      """
    try database.forEachRawRow(query) { row in
      let portrait = pictures[row.integer(8)]
      addAddresses(row, 6...7, portrait, of: .person(prints.count))
      people.append(row.integer(0))
      let name = hash(row, 1...3, .name)
      let content = hash(row, 4...7, .person, portrait, name)
      prints.append(Fingerprint(identity: name, content: content, id: row.integer(0)))
    }
    var keywords = NumbersByID()
    try database.forEachRawRow("SELECT id, key, id_string FROM keywords ORDER BY id") { row in
      keywords.append(hash(row, 1...2, .keyword), for: row.integer(0))
    }
    let used = "SELECT photographer_id, keyword_id FROM photographer_keywords"
    try database.forEachRawRow(used) { row in
      add(keywords[row.integer(1)], to: people.position(of: row.integer(0)))
    }
  }

  /// - Parameter day: of the bundle's creation, which tells who is a former member.
  mutating func readMemberships(on day: String) throws {
    parties.reserveCapacity(try database.rowCount(of: "memberships"))
    let query = """
      SELECT id, organization_id, photographer_id, featured_picture_id,
        end_date < ? AND end_date NOT LIKE '-%', start_date, end_date,
        fotobond_number, stated_birthday, stated_deceased, stated_website, stated_portrait_url,
        level3_url, featured_image_url
      FROM memberships ORDER BY id
      """
    try database.forEachRawRow(query, [day]) { row in
      let (club, person) = (clubs[row.integer(1)], people.position(of: row.integer(2)))
      memberships.append(row.integer(0))
      parties.append((person ?? -1, club))
      let featured = pictures[row.integer(3)]
      add(hash(row, 4...13, .membership, club, featured), to: person)
      if let person { addAddresses(row, 12...13, featured, of: .person(person)) }
    }
  }

  /// What belongs to memberships.
  mutating func readDetails() throws {
    try addDetails(.role, 1...1, "SELECT membership_id, role FROM membership_roles")
    try addDetails(.status, 1...1, "SELECT membership_id, status FROM membership_statuses")
    try addDetails(
      .gallery, 1...3,
      "SELECT membership_id, form, state IN ('present', 'stale'), title FROM galleries")
    try addDetails(
      .image, 1...5, pictures: [6, 7],
      """
      SELECT membership_id, position, title, caption, capture_date, image_url, picture_id,
        thumbnail_picture_id FROM images
      """)
  }

  private mutating func addDetails(
    _ topic: Topic, _ columns: ClosedRange<Int32>, pictures columnsOfPictures: [Int32] = [],
    _ query: String
  ) throws {
    try database.forEachRawRow(query) { row in
      guard let position = memberships.position(of: row.integer(0)) else { return }
      let (person, club) = parties[position]
      let digests = columnsOfPictures.reduce(0 as UInt64) { $0 &* 31 &+ pictures[row.integer($1)] }
      add(hash(row, columns, topic, club, digests), to: person)
    }
  }

  private func sources() throws -> [Fingerprint] {
    var prints: [Fingerprint] = []
    prints.reserveCapacity(try database.rowCount(of: "sources"))
    let query = "SELECT id, location, role, state, reason, original_sha256 FROM sources"
    try database.forEachRawRow(query) { row in
      prints.append(
        Fingerprint(
          identity: hash(row, 1...1, .location), content: hash(row, 1...5, .source),
          id: row.integer(0)))
    }
    prints.sort()
    return prints
  }

  /// Adds to what is said of a person; there is none where a hostile catalog refers to nobody.
  private mutating func add(_ number: UInt64, to person: Int?) {
    guard let person, prints.indices.contains(person) else { return }
    prints[person].content &+= number
  }

  private mutating func addAddresses(
    _ row: RawRow, _ columns: ClosedRange<Int32>, _ picture: UInt64 = 0,
    of owner: AddressOwners.Owner
  ) {
    if picture != 0 { addresses.add(picture, of: owner) }
    for column in columns {
      if let bytes = row.bytes(column) { addresses.add(addressHash(bytes), of: owner) }
    }
  }

  private func hash(
    _ row: RawRow, _ columns: ClosedRange<Int32>, _ topic: Topic, _ more: UInt64 = 0,
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
