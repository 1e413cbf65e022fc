import GRDB
import HubBundle
import HubModel

/// A search for people whose name is spelled in two ways (Docs/Hub.md, "Problems and how to fix
/// them").
///
/// Names that consist of the same words are one person's: accents, case, hyphens and order are often
/// mistaken. Names that differ by a letter or an infix are, if the two also have something in common
/// that hardly anybody shares. Two members of one club with a website in common may be a couple.
struct SimilarNames {
  /// The facts about a person that are compared; few, because there may be hundreds of thousands of
  /// people.
  private struct Person {
    let id: Int64
    /// The given name, the infix and the family name, each folded and without punctuation.
    let given: String
    let infix: String
    let family: String
    let birthday: String?
    let website: String?
    var clubs: [Int64] = []
    var numbers: [Int] = []

    init(_ row: Row) {
      id = row["id"]
      given = Self.words(row["given_name"])
      infix = Self.words(row["infix_name"])
      family = Self.words(row["family_name"])
      birthday = row["birthday"]
      website = row["website"]
    }

    /// Returns the folded letters and digits, with one space for everything between them.
    private static func words(_ text: String) -> String {
      Text.folded(text).unicodeScalars.split {
        !$0.properties.isAlphabetic && $0.properties.numericType == nil
      }
      .map { String($0) }.joined(separator: " ")
    }

    /// The letters of all words, in alphabetical order of the words.
    var letters: String {
      [given, infix, family].flatMap { $0.unicodeScalars.split(separator: " ") }
        .map { String($0) }.sorted().joined()
    }

    /// True if the names differ by a letter or an infix, and the birthdays allow it.
    func isAlike(_ other: Person) -> Bool {
      if let birthday, let another = other.birthday, birthday != another { return false }
      guard given == other.given || family == other.family else { return false }
      let isGivenSame = given == other.given
      let (mine, others) = isGivenSame ? (family, other.family) : (given, other.given)
      if mine == others { return true }
      // A letter has four bytes at most.
      guard infix == other.infix, abs(mine.utf8.count - others.utf8.count) <= 4 else {
        return false
      }
      let (letters, otherLetters) = (Array(mine.unicodeScalars), Array(others.unicodeScalars))
      guard min(letters.count, otherLetters.count) > 2,
        abs(letters.count - otherLetters.count) <= 1
      else { return false }
      return Suggestion.editDistance(letters, otherLetters) == 1
    }
  }

  private var people: [Person] = []
  /// The reasons why two people may be one, by their indexes: the smaller one first.
  private var reasons: [Pair: String] = [:]

  private struct Pair: Hashable {
    let first: Int32
    let second: Int32
  }

  /// Selects memberships, person by person, with the place of the name.
  private static let query = """
    SELECT \(CheckedRows.at("name")), p.*, organization_id, fotobond_number
    FROM photographers p JOIN \(CheckedRows.members) ON photographer_id = p.id
    """

  /// Returns one problem for each pair, at the person that comes later in the hub. O(memberships)
  static func problems(_ database: Database) throws -> [Problem] {
    let found = try SimilarNames(database)
    return try found.reasons
      .sorted { ($0.key.second, $0.key.first) < ($1.key.second, $1.key.first) }
      .compactMap { pair, reason in try found.problem(pair, reason, database) }
  }

  private init(_ database: Database) throws {
    people.reserveCapacity(
      try Int.fetchOne(database, sql: "SELECT count(*) FROM photographers") ?? 0)
    let rows = try Row.fetchCursor(database, sql: Self.query + " ORDER BY p.id, m.id")
    while let row = try rows.next() {
      if people.last?.id != row["id"] { people.append(Person(row)) }
      people[people.count - 1].clubs.append(row["organization_id"])
      if let number: Int = row["fotobond_number"] {
        people[people.count - 1].numbers.append(number)
      }
    }
    for group in groups({ [$0.letters] }) {
      for second in group.dropFirst() where people[group[0]].letters == people[second].letters {
        note(group[0], second, "the names differ only in accents, punctuation or order")
      }
    }
    find("birthday") { [$0.birthday].compactMap(\.self) }
    find("Fotobond number") { $0.numbers.map(FotobondNumber.text) }
    find("website", inOneClub: false, key: Self.site) { [$0.website].compactMap(\.self) }
  }

  private func problem(_ pair: Pair, _ reason: String, _ database: Database) throws -> Problem? {
    let rows = try [pair.first, pair.second].compactMap {
      try Row.fetchOne(
        database.cachedStatement(sql: Self.query + " WHERE p.id = ? ORDER BY m.id"),
        arguments: [people[Int($0)].id])
    }
    guard rows.count == 2 else { return nil }
    let names = rows.map {
      PersonName(
        givenName: $0["given_name"], infixName: $0["infix_name"], familyName: $0["family_name"])
    }
    let (other, name) = (names[0].fullName, names[1].fullName)
    return Problem(
      .nameSpelling, at: rows[1],
      name == other
        ? "\(names[1].split) may be \(names[0].split): the names are split in two ways"
        : "\(name) may be \(other): \(reason)",
      suggestion: "if so, write the name in the same way everywhere")
  }

  /// Returns a website without the parts that often differ, as ``CatalogCheck`` compares them.
  private static func site(_ url: String) -> String {
    var rest = url.lowercased().replacing("https://", with: "http://")
      .replacing("://www.", with: "://")
    while rest.hasSuffix("/") { rest.removeLast() }
    return rest
  }

  /// Finds people with a value in common, and the same given or family name.
  private mutating func find(
    _ noun: String, inOneClub: Bool = true, key comparable: (String) -> String = { $0 },
    _ values: (Person) -> [String]
  ) {
    let groups = groups { person in
      values(person).map(comparable).flatMap {
        ["\($0)\n\(person.given)", "\($0)\n\n\(person.family)"]
      }
    }
    for group in groups {
      for (place, second) in group.enumerated() {
        for first in group[..<place] where people[first].isAlike(people[second]) {
          let others = values(people[first]).map(comparable)
          guard
            let shared = values(people[second]).first(where: { others.contains(comparable($0)) }),
            inOneClub || Set(people[first].clubs).isDisjoint(with: people[second].clubs)
          else { continue }
          note(first, second, "the names are alike, and both have the \(noun) \(shared)")
        }
      }
    }
  }

  /// Returns the groups of people with a key in common, by their indexes in order; rarely, also of
  /// people without. Sorting numbers takes less memory than a dictionary.
  private func groups(_ keys: (Person) -> [String]) -> [[Int]] {
    var hashes: [(key: Int, person: Int32)] = []
    for (index, person) in people.enumerated() {
      for key in Set(keys(person)) { hashes.append((key.hashValue, Int32(index))) }
    }
    hashes.sort { $0 < $1 }
    var groups: [[Int]] = []
    var start = 0
    for end in 1..<(hashes.count + 1)
    where end == hashes.count || hashes[end].key != hashes[start].key {
      if end - start > 1 { groups.append(hashes[start..<end].map { Int($0.person) }) }
      start = end
    }
    return groups
  }

  private mutating func note(_ first: Int, _ second: Int, _ reason: String) {
    let pair = Pair(first: Int32(min(first, second)), second: Int32(max(first, second)))
    reasons[pair] = reasons[pair] ?? reason
  }
}

extension PersonName {
  /// The parts of the name, each in quotation marks: given name, infix, family name.
  fileprivate var split: String {
    [givenName, infixName, familyName].filter { !$0.isEmpty }.map { "\"\($0)\"" }
      .joined(separator: " ")
  }
}
