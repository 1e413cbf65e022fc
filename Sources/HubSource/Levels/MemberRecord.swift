import HubJSON
package import HubModel

/// The contents of one entry in a club's member list. Its details can be read as its own
/// properties.
@dynamicMemberLookup
package struct MemberRecord: Sendable {
  package let name: PersonName
  /// The roles that occur in the entry, true or false.
  package var roles: [Role: Bool]
  /// The statuses that occur in the entry, true or false.
  package var statuses: [Status: Bool]
  package var membership = MembershipDetails()
  package var person = PersonDetails()
  package var portrait: PictureReference?
  /// The best picture of this membership.
  package var featuredImage: PictureReference?
  /// The keywords as written, each key once.
  package var keywords: [String]
  /// The contents of the Level 3 URL, after that was read.
  package internal(set) var gallery: Gallery?
  package let position: Problem.Position
  /// The positions of its values: of the name, of roles, and of single facts by their columns.
  package private(set) var positions: [String: Problem.Position] = [:]

  package subscript<Value>(dynamicMember fact: KeyPath<MembershipDetails, Value>) -> Value {
    membership[keyPath: fact]
  }

  package subscript<Value>(dynamicMember fact: KeyPath<PersonDetails, Value>) -> Value {
    person[keyPath: fact]
  }
}

extension MemberRecord {
  /// Reads an entry; one without a name gives nil and a problem.
  init?(_ value: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog) {
    guard value.kind == .object else {
      log.note(
        .memberWithoutName, at: value,
        "a member was ignored; expected an object, found \(value.typeName)")
      return nil
    }
    guard let record = RecordReader(value, .member, log) else { return nil }
    guard let parts = record.object("name", with: .name) else {
      record.noteIgnored(
        .memberWithoutName, "a member", at: value, without: "name", type: "an object")
      return nil
    }
    guard let given = parts.text("givenName"), let family = parts.text("familyName") else {
      let known = parts.text("givenName", "familyName").map { " (\($0))" } ?? ""
      parts.noteIgnored(
        .memberWithoutName, "a member\(known)", at: value, without: "givenName", "familyName")
      return nil
    }
    // A name that could not be read whole is that of somebody else.
    if let fault = parts.faultOfInfix {
      log.note(
        .memberWithoutName, at: value,
        "a member (\(given) … \(family)) was ignored; \"infixName\" is \(fault)")
      return nil
    }
    name = PersonName(
      givenName: given, infixName: parts.text("infixName") ?? "", familyName: family)
    position = value.position
    let flags = MemberFlags(record)
    roles = flags.told()
    statuses = flags.told()
    record.read(PersonDetails.facts, into: &person, omitting: omissions)
    record.read(MembershipDetails.facts, into: &membership, omitting: omissions)
    portrait = record.picture("photographerImage")
    featuredImage = record.picture("featuredImage")
    keywords = Self.keywords(record)
    positions = record.positions(
      of: PersonDetails.facts.map(\.term) + MembershipDetails.facts.map(\.term))
    for (role, position) in flags.positions { positions[role] = position }
    positions["name"] = parts.value.position
    positions["portrait_url"] = record.field("photographerImage")?.position
  }

  private static func keywords(_ record: RecordReader) -> [String] {
    var keys = Set<String>()
    var result: [String] = []
    for name in ["keywords", "expertises"] {
      for element in record.list(name) where element.kind != .null {
        if Task.isCancelled { break }
        if let keyword = record.log.string(element, "keyword").flatMap(Text.normalized),
          keys.insert(KeywordFacts.key(of: keyword)).inserted
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
    keys = keys ?? Set(keywords.map(KeywordFacts.key))
    for keyword in other.keywords
    where keys?.insert(KeywordFacts.key(of: keyword)).inserted == true {
      keywords.append(keyword)
    }
  }
}
