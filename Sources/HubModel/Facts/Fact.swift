/// The names and the kind of a single fact.
///
/// All code that handles single facts uses their lists (``PersonDetails/facts``,
/// ``MembershipDetails/facts``, ``OrganizationDetails/facts``): the readers of level files, the
/// catalog, lists and filters, differences with their sentences and JSON, and the viewer's data.
/// CONTRIBUTING.md explains how to add one.
public struct FactTerm: Hashable, Sendable {
  /// The field name in level files and in JSON: "membershipStartDate".
  public let name: String
  /// Older field names in level files.
  public let formerNames: [String]
  /// The kind of value.
  public let kind: Kind
  /// The name in sentences: "start date".
  public let noun: String
  /// The words between a name and a value, where they read better than the noun: "joined".
  public let phrase: String?
  /// The column of the catalog: "start_date".
  public let column: String
  /// The name in lists and filters: "joined".
  public let listed: String
  /// The value of `--omit` that removes the fact from a bundle: "birthdays".
  public let omission: String?

  /// The kind of a value, which decides how it is read, compared and shown.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case text
    /// A web URL. Two URLs that differ only in form are equal.
    case address
    /// A reference to a file of the hub, kept as published and compared as a URL.
    case reference
    /// A full date: "2024-01-31".
    case date
    /// A date, often without a year: "1970-01-31", "--01-31". Only its day and month are shown.
    case birthday
    /// A number of the Dutch federation of photo clubs, in `nlSpecific`.
    case fotobond

    /// True if values are compared as URLs.
    public var isAddress: Bool { self == .address || self == .reference }
    /// True if values are numbers.
    public var isNumber: Bool { self == .fotobond }
  }

  /// Creates a term; names that are not given are the same as `name`.
  public init(
    _ name: String, formerly formerNames: [String] = [], _ kind: Kind, noun: String? = nil,
    phrase: String? = nil, column: String? = nil, listed: String? = nil, omission: String? = nil
  ) {
    self.name = name
    self.formerNames = formerNames
    self.kind = kind
    self.noun = noun ?? name
    self.phrase = phrase
    self.column = column ?? name
    self.listed = listed ?? name
    self.omission = omission
  }
}

/// A single fact of a record, with access to its value.
public struct Fact<Record>: Sendable {
  /// The names and the kind of the fact.
  public let term: FactTerm
  /// Returns the value as text (a number as its digits), or nil if there is none.
  public let value: @Sendable (Record) -> String?
  /// Sets the value.
  public let set: @Sendable (inout Record, String?) -> Void

  /// Creates a fact from a getter and a setter.
  public init(
    _ term: FactTerm, value: @escaping @Sendable (Record) -> String?,
    set: @escaping @Sendable (inout Record, String?) -> Void
  ) {
    self.term = term
    self.value = value
    self.set = set
  }

  /// Creates a fact for a text property.
  public init(_ term: FactTerm, _ property: WritableKeyPath<Record, String?> & Sendable) {
    self.init(term, value: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
  }

  /// Creates a fact for a number property.
  public init(_ term: FactTerm, _ property: WritableKeyPath<Record, Int?> & Sendable) {
    self.init(
      term, value: { $0[keyPath: property].map { String($0) } },
      set: { $0[keyPath: property] = $1.flatMap { Int($0) } })
  }
}

extension FactTerm {
  /// All terms. Facts about different things may share a name.
  public static let all =
    PersonDetails.facts.map(\.term) + MembershipDetails.facts.map(\.term)
    + OrganizationFacts.ownFacts.map(\.term) + OrganizationDetails.facts.map(\.term)
    + ExhibitionDetails.facts.map(\.term)
}

extension Array {
  /// Fills the missing values of a record from another record of the same thing; existing values
  /// stay.
  public func fill<Record>(_ record: inout Record, from other: Record)
  where Element == Fact<Record> {
    for fact in self where fact.value(record) == nil { fact.set(&record, fact.value(other)) }
  }
}

/// A type that keeps its single facts in a value of their own and lets them be read as its own
/// properties.
@dynamicMemberLookup
public protocol Detailed {
  associatedtype Details
  var details: Details { get set }
}

extension Detailed {
  /// Accesses one of the single facts.
  public subscript<Value>(dynamicMember fact: WritableKeyPath<Details, Value>) -> Value {
    get { details[keyPath: fact] }
    set { details[keyPath: fact] = newValue }
  }
}
