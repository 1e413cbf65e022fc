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
  private struct Person {
    let id: Int64
    let name: PersonName
    /// The given name, the infix and the family name, each folded and without punctuation.
    let given: [Unicode.Scalar]
    let infix: [Unicode.Scalar]
    let family: [Unicode.Scalar]
    let birthday: String?
    let website: String?
    let file: String
    let position: Problem.Position
    var clubs: Set<Int64> = []
    var numbers: Set<Int> = []

    init(_ row: Row) {
      id = row["id"]
      name = PersonName(
        givenName: row["given_name"], infixName: row["infix_name"], familyName: row["family_name"])
      given = Self.words(name.givenName)
      infix = Self.words(name.infixName)
      family = Self.words(name.familyName)
      birthday = row["birthday"]
      website = row["website"]
      file = row[0]
      position = Problem.Position(line: row[1], column: row[2])
    }

    /// Returns the folded letters and digits, with one space for everything between them.
    private static func words(_ text: String) -> [Unicode.Scalar] {
      let words = Text.folded(text).unicodeScalars.split {
        !$0.properties.isAlphabetic && $0.properties.numericType == nil
      }
      return Array(words.map(Array.init).joined(separator: [" "]))
    }

    /// The letters of all words, in alphabetical order of the words.
    var letters: String {
      let words = [given, infix, family].flatMap { $0.split(separator: " ") }
      return words.map { String(String.UnicodeScalarView($0)) }.sorted().joined()
    }
  }

  /// A value that people have in common, and one of their names.
  private struct Key: Hashable {
    let value: String
    let name: [Unicode.Scalar]
    let isGiven: Bool
  }

  private var people: [Person] = []
  /// The reasons why two people may be one, by their indexes: the smaller one first.
  private var reasons: [[Int]: String] = [:]

  /// Searches all people. O(memberships)
  init(_ database: Database) throws {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT \(CheckedRows.at("name")), p.*, organization_id, fotobond_number
        FROM photographers p JOIN \(CheckedRows.members) ON photographer_id = p.id
        ORDER BY p.id, m.id
        """)
    while let row = try rows.next() {
      if people.last?.id != row["id"] { people.append(Person(row)) }
      people[people.count - 1].clubs.insert(row["organization_id"])
      if let number: Int = row["fotobond_number"] {
        people[people.count - 1].numbers.insert(number)
      }
    }
    for group in Dictionary(grouping: people.indices, by: { people[$0].letters }).values {
      for second in group.dropFirst() {
        note(group[0], second, "the names differ only in accents, punctuation or order")
      }
    }
    find("birthday") { [$0.birthday].compactMap(\.self) }
    find("Fotobond number") { $0.numbers.sorted().map(FotobondNumber.text) }
    find("website", inOneClub: false, key: Self.site) { [$0.website].compactMap(\.self) }
  }

  /// One problem for each pair, at the person that comes later in the hub.
  var problems: [Problem] {
    reasons.sorted { $0.key.reversed().lexicographicallyPrecedes($1.key.reversed()) }
      .map { pair, reason in
        let (first, second) = (people[pair[0]], people[pair[1]])
        let (name, other) = (second.name.fullName, first.name.fullName)
        return Problem(
          .nameSpelling, file: second.file, position: second.position,
          message: name == other
            ? "\(second.name.split) may be \(first.name.split): the names are split in two ways"
            : "\(name) may be \(other): \(reason)",
          suggestion: "if so, write the name in the same way everywhere")
      }
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
    var groups: [Key: [Int]] = [:]
    var written: [String: String] = [:]
    for (index, person) in people.enumerated() {
      for text in values(person) {
        let value = comparable(text)
        written[value] = text
        groups[Key(value: value, name: person.given, isGiven: true), default: []].append(index)
        groups[Key(value: value, name: person.family, isGiven: false), default: []].append(index)
      }
    }
    for (key, group) in groups {
      for (place, second) in group.enumerated() {
        for first in group[..<place] where isAlike(first, second, givenIsSame: key.isGiven) {
          guard inOneClub || people[first].clubs.isDisjoint(with: people[second].clubs) else {
            continue
          }
          note(
            first, second,
            "the names are alike, and both have the \(noun) \(written[key.value] ?? key.value)")
        }
      }
    }
  }

  /// Returns true if the names differ by a letter or an infix, and the birthdays allow it.
  private func isAlike(_ first: Int, _ second: Int, givenIsSame: Bool) -> Bool {
    let (one, other) = (people[first], people[second])
    if let birthday = one.birthday, let another = other.birthday, birthday != another {
      return false
    }
    let (mine, others) = givenIsSame ? (one.family, other.family) : (one.given, other.given)
    if mine == others { return true }
    guard one.infix == other.infix, min(mine.count, others.count) > 2,
      abs(mine.count - others.count) <= 1
    else { return false }
    return Suggestion.editDistance(mine, others) == 1
  }

  private mutating func note(_ first: Int, _ second: Int, _ reason: String) {
    let pair = [min(first, second), max(first, second)]
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
