import HubJSON
package import HubModel

/// The contents of one entry in a club's member list. Its details can be read as its own
/// properties.
@dynamicMemberLookup
package struct MemberRecord: Sendable {
  /// The name of the member.
  package let name: PersonName
  /// The roles that occur in the entry, true or false.
  package var roles: [Role: Bool]
  /// The statuses that occur in the entry, true or false.
  package var statuses: [Status: Bool]
  /// The single facts about the membership.
  package var membership = MembershipDetails()
  /// The single facts about the photographer.
  package var person = PersonDetails()
  /// The URL of the photographer's portrait, as published.
  package var portrait: String?
  /// The URL of the best picture of this membership, as published.
  package var featuredImage: String?
  /// The keywords as written, each key once.
  package var keywords: [String]
  /// The position of the entry in its file.
  package let position: Problem.Position

  /// Returns one of the single facts about the membership.
  package subscript<Value>(dynamicMember fact: KeyPath<MembershipDetails, Value>) -> Value {
    membership[keyPath: fact]
  }

  /// Returns one of the single facts about the photographer.
  package subscript<Value>(dynamicMember fact: KeyPath<PersonDetails, Value>) -> Value {
    person[keyPath: fact]
  }
}

extension MemberRecord {
  /// Reads an entry; one without a name gives nil and a problem.
  init?(_ value: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog) {
    guard let record = RecordReader(value, .member, log) else { return nil }
    let parts = record.object("name", with: .name)
    guard let parts, let given = parts.text("givenName"), let family = parts.text("familyName")
    else {
      let known = parts?.text("givenName", "familyName").map { " (\($0))" } ?? ""
      (parts ?? record).noteIgnored(
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

  /// Flags that are often put into the wrong object: the correct field, and the names of each, the
  /// correct one first.
  private typealias OtherFlags = (field: String, kind: String, names: [[String]])

  private static let roleNames: OtherFlags = (
    "roles", "a role", Role.flags.map { $0.names + [$0.word.rawValue] }
  )
  private static let statusNames: OtherFlags = (
    "status", "a status", Status.flags.map { $0.names + [$0.word.rawValue] }
  )

  /// Reads flags in all their spellings; suggestions use the first one.
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
            .unknownFlag, at: value, "\"\(name)\" is \(others.kind); ignored",
            suggestion: "write \"\(other[0])\" in \"\(others.field)\"")
          continue
        }
        record.log.note(
          .unknownFlag, at: value, "unknown flag \"\(name)\"; ignored",
          suggestion: Suggestion.nearest(to: name, among: flags.flatMap(\.names).sorted())
            .flatMap { meant in flags.first { $0.names.contains(meant) } }
            .map { "did you mean \"\($0.names[0])\"?" })
        continue
      }
      if let bool = value.bool {
        result[flag.word] = bool || result[flag.word] == true
      } else if value.kind != .null {
        record.log.note(
          .wrongType, at: value, "\"\(name)\": expected true or false, found \(value.typeName)")
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
        if let keyword = record.log.string(element, "keyword").flatMap(Text.normalized),
          keys.insert(KeywordDefinition.key(of: keyword)).inserted
        {
          result.append(keyword)
        }
      }
    }
    return result
  }

  /// Fills the missing values from another entry of the same member; existing values stay.
  ///
  /// O(n) in the number of the other entry's keywords, once the keys of this one are known.
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
