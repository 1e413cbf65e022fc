import HubJSON
package import HubModel

/// What one entry of a club's member list says. The single facts read as if they were its own.
@dynamicMemberLookup
package struct MemberRecord: Sendable {
  /// Who it is.
  package let name: PersonName
  /// The roles that are named, true or false.
  package var roles: [Role: Bool]
  /// The statuses that are named, true or false.
  package var statuses: [Status: Bool]
  /// The single facts about the membership.
  package var membership = MembershipDetails()
  /// Those about the photographer.
  package var person = PersonDetails()
  /// A portrait of the photographer, as published.
  package var portrait: String?
  /// The best picture of this membership, as published.
  package var featuredImage: String?
  /// Genre tags as written, each key once.
  package var keywords: [String]
  /// Where the entry stands in its file.
  package let position: Problem.Position

  /// One of the single facts about the membership.
  package subscript<Value>(dynamicMember fact: KeyPath<MembershipDetails, Value>) -> Value {
    membership[keyPath: fact]
  }

  /// One of those about the photographer.
  package subscript<Value>(dynamicMember fact: KeyPath<PersonDetails, Value>) -> Value {
    person[keyPath: fact]
  }
}

extension MemberRecord {
  /// Nil, and a problem, for an entry that names nobody.
  init?(_ value: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog) {
    guard let record = RecordReader(value, .member, log) else { return nil }
    let parts = record.object("name", with: .name)
    guard let parts, let given = parts.text("givenName"), let family = parts.text("familyName")
    else {
      let known = parts?.text("givenName", "familyName").map { " (\($0))" } ?? ""
      (parts ?? record).noteSkipped(
        .memberWithoutName, "a member\(known)", at: value, without: "givenName", "familyName")
      return nil
    }
    name = PersonName(
      givenName: given, infixName: parts.text("infixName") ?? "", familyName: family)
    position = Problem.Position(value.position)
    roles = Self.roles(record)
    statuses = Self.statuses(record)
    record.read(PersonDetails.facts, into: &person, omitting: omissions)
    record.read(MembershipDetails.facts, into: &membership, omitting: omissions)
    portrait = record.reference("photographerImage")
    featuredImage = record.reference("featuredImage")
    keywords = Self.keywords(record)
  }

  private static func roles(_ record: RecordReader) -> [Role: Bool] {
    read(record.object("roles", with: nil), flags: Role.flags, not: statusNames)
  }

  private static func statuses(_ record: RecordReader) -> [Status: Bool] {
    read(record.object("status", "stat", with: nil), flags: Status.flags, not: roleNames)
  }

  /// Flags that are easily taken for others: where they belong, and the names of each, the right one first.
  private typealias OtherFlags = (field: String, kind: String, names: [[String]])

  private static let roleNames: OtherFlags = (
    "roles", "a role", Role.flags.map { $0.names + [$0.word.rawValue] }
  )
  private static let statusNames: OtherFlags = (
    "status", "a status", Status.flags.map { $0.names + [$0.word.rawValue] }
  )

  /// Reads flags by all their spellings, of which a suggestion gives the first.
  private static func read<Word: OpenWord>(
    _ record: RecordReader?, flags: [(word: Word, names: [String])], not others: OtherFlags
  ) -> [Word: Bool] {
    guard let record else { return [:] }
    var result: [Word: Bool] = [:]
    let last = Dictionary(record.value.members.map { ($0.key.string ?? "", $0.value) }) { $1 }
    for (key, value) in record.value.members where last[key.string ?? ""]?.index == value.index {
      let name = key.string ?? ""
      guard let flag = flags.first(where: { $0.names.contains(name) }) else {
        if let other = others.names.first(where: { $0.contains(name) }) {
          record.log.note(
            .unknownFlag, at: value, "\"\(name)\" is \(others.kind); it was ignored",
            suggestion: "Write \"\(other[0])\" in \"\(others.field)\".")
          continue
        }
        record.log.note(
          .unknownFlag, at: value, "\"\(name)\" is no known flag; it was ignored",
          suggestion: Suggestion.nearest(to: name, among: flags.flatMap(\.names).sorted())
            .flatMap { meant in flags.first { $0.names.contains(meant) } }
            .map { "Did you mean \"\($0.names[0])\"?" })
        continue
      }
      if let bool = value.bool {
        result[flag.word] = bool || result[flag.word] == true
      } else if value.kind != .null {
        record.log.note(
          .wrongType, at: value, "\"\(name)\" should be true or false, found \(value.typeName)")
      }
    }
    return result
  }

  private static func keywords(_ record: RecordReader) -> [String] {
    var keys = Set<String>()
    var result: [String] = []
    for name in ["keywords", "expertises"] {
      for element in record.list(name) {
        if Task.isCancelled { break }
        if let keyword = record.log.string(element, "a keyword").flatMap(Text.normalized),
          keys.insert(KeywordDefinition.key(of: keyword)).inserted
        {
          result.append(keyword)
        }
      }
    }
    return result
  }

  /// Completes this entry by another of the same member: the first word counts.
  ///
  /// O(n) in the other's keywords, once the keys of those of this entry are known.
  mutating func fill(from other: MemberRecord, _ keys: inout Set<String>?) {
    roles.merge(other.roles) { first, _ in first }
    statuses.merge(other.statuses) { first, _ in first }
    MembershipDetails.facts.fill(&membership, from: other.membership)
    PersonDetails.facts.fill(&person, from: other.person)
    portrait = portrait ?? other.portrait
    featuredImage = featuredImage ?? other.featuredImage
    keys = keys ?? Set(keywords.map(KeywordDefinition.key))
    for keyword in other.keywords
    where keys?.insert(KeywordDefinition.key(of: keyword)).inserted == true {
      keywords.append(keyword)
    }
  }
}
