/// What a single fact is called, and of which kind it is.
///
/// Whatever deals with single facts goes through their lists (``PersonDetails/facts``,
/// ``MembershipDetails/facts``, ``OrganizationDetails/facts``): the readers of level files, the catalog, lists and
/// filters, differences with their sentences and JSON, and the viewer's data. CONTRIBUTING.md tells how to add one.
public struct FactTerm: Hashable, Sendable {
  /// In level files and in JSON: "membershipStartDate".
  public let name: String
  /// Older names in level files.
  public let formerNames: [String]
  /// What the value is.
  public let kind: Kind
  /// In sentences: "start date".
  public let noun: String
  /// How a value follows the name of whom it is about, where that reads better: "member since".
  public let phrase: String?
  /// The column of the catalog: "start_date".
  public let column: String
  /// As lists and filters call it: "joined".
  public let listed: String
  /// The choice of `--omit` that leaves it out of a bundle: "birthdays".
  public let omission: String?

  /// What the values of a fact are, which decides how they are read, compared and shown.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case text
    /// An address of the web. Two that differ in form only are the same.
    case address
    /// A reference to a file of the hub, kept as published, and compared as addresses are.
    case reference
    /// A whole date: "2024-01-31".
    case date
    /// A date, often without a year: "1970-01-31", "--01-31". People see day and month only.
    case birthday
    /// A number of the Dutch federation of clubs, in `nlSpecific`.
    case fotobond

    /// Whether two values are compared as addresses.
    public var isAddress: Bool {
      switch self {
      case .address, .reference: true
      case .text, .date, .birthday, .fotobond: false
      }
    }
    /// Whether the values are numbers.
    public var isNumber: Bool {
      switch self {
      case .fotobond: true
      case .text, .address, .reference, .date, .birthday: false
      }
    }
  }

  /// The names that are not given are the same as `name`.
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

/// A single fact of some record, and where its value stands there.
public struct Fact<Record>: Sendable {
  /// What it is called.
  public let term: FactTerm
  /// The value, as a text; a number as its digits. Nil for none.
  public let value: @Sendable (Record) -> String?
  /// Sets the value.
  public let set: @Sendable (inout Record, String?) -> Void

  /// A fact whose value can be had and set.
  public init(
    _ term: FactTerm, value: @escaping @Sendable (Record) -> String?,
    set: @escaping @Sendable (inout Record, String?) -> Void
  ) {
    self.term = term
    self.value = value
    self.set = set
  }

  /// A fact that is a text.
  public init(_ term: FactTerm, _ property: WritableKeyPath<Record, String?> & Sendable) {
    self.init(term, value: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
  }

  /// A fact that is a number.
  public init(_ term: FactTerm, _ property: WritableKeyPath<Record, Int?> & Sendable) {
    self.init(
      term, value: { $0[keyPath: property].map { String($0) } },
      set: { $0[keyPath: property] = $1.flatMap { Int($0) } })
  }
}

extension FactTerm {
  /// All there are. Facts about different things may have one name.
  public static let all =
    PersonDetails.facts.map(\.term) + MembershipDetails.facts.map(\.term)
    + OrganizationFacts.ownFacts.map(\.term) + OrganizationDetails.facts.map(\.term)
    + ExhibitionDetails.facts.map(\.term)
}

extension Array {
  /// Completes a record by what another says of the same: the first word counts.
  public func fill<Record>(_ record: inout Record, from other: Record)
  where Element == Fact<Record> {
    for fact in self where fact.value(record) == nil { fact.set(&record, fact.value(other)) }
  }
}

/// Something whose single facts stand in a value of their own, and read as if they were its own.
@dynamicMemberLookup
public protocol Detailed {
  /// A value of single facts.
  associatedtype Details
  /// The single facts.
  var details: Details { get set }
}

extension Detailed {
  /// One of the single facts.
  public subscript<Value>(dynamicMember fact: WritableKeyPath<Details, Value>) -> Value {
    get { details[keyPath: fact] }
    set { details[keyPath: fact] = newValue }
  }
}
