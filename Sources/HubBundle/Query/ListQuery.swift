public import HubModel

/// Which rows of a subject, in which order, and what of them.
///
/// ```swift
/// var query = ListQuery(.members)
/// query.conditions = [Condition(.keyword, .contains("landscape")), Condition(.status, .equals("former"))]
/// try catalog.forEachRow(of: query) { row in print(row) }
/// ```
public struct ListQuery: Sendable, Hashable {
  /// The kind of the rows.
  public var subject: Subject
  /// Conditions that all have to hold.
  public var conditions: [Condition] = []
  /// Whose rows are wanted, where only somebody's are.
  public var scope: Scope?
  /// Names of columns to sort by, before the subject's own order.
  public var order: [Order] = []
  /// At most so many rows.
  public var limit: Int?
  /// Names of the columns wanted; the subject's usual ones when empty.
  public var columns: [String] = []
  /// Where distances are measured from.
  public var center: Coordinates?
  /// Which people are shown.
  public var visibility = Visibility()
  /// In which language names and texts are wanted.
  public var presentation = Presentation()
  /// A set of so many rows is small: they are found and sorted in the time in which a screen is filled.
  /// It changes the speed, not the rows that are found.
  package var smallSet = 3_000
  /// So many rows are found first, and kept for whoever asks again: as many as a table holds to learn how
  /// wide its columns are. What is found does not depend on it.
  package var screen = 200

  /// All rows of a subject.
  public init(_ subject: Subject) {
    self.subject = subject
  }

  /// Whose rows are wanted.
  public enum Scope: Sendable, Hashable {
    /// The one row with this id.
    case row(Int64)
    /// Members and images of an organization.
    case organization(Int64)
    /// Memberships and images of a photographer.
    case photographer(Int64)
    /// Images of a membership.
    case membership(Int64)
    /// People who use a keyword.
    case keyword(Int64)
  }

  /// A column to sort by.
  public struct Order: Sendable, Hashable {
    /// Its name.
    public var column: String
    /// From the last to the first.
    public var isDescending: Bool

    /// Ascending unless told otherwise.
    public init(_ column: String, isDescending: Bool = false) {
      self.column = column
      self.isDescending = isDescending
    }
  }
}

/// Something that has to hold of a row.
public struct Condition: Sendable, Hashable {
  /// The property of the row.
  public var field: Field
  /// True when the condition must not hold.
  public var isNegated: Bool
  /// The values that meet it; one is enough.
  public var matches: [Match]

  /// A condition that holds when one of the matches does, or none of them when it is negated.
  public init(_ field: Field, isNegated: Bool = false, _ matches: Match...) {
    self.init(field, isNegated: isNegated, anyOf: matches)
  }

  /// A condition that holds when one of the matches does, or none of them when it is negated.
  public init(_ field: Field, isNegated: Bool = false, anyOf matches: [Match]) {
    self.field = field
    self.isNegated = isNegated
    self.matches = matches
  }
}

/// A test of one value.
public enum Match: Sendable, Hashable {
  /// The text occurs in it, folded (``HubModel/Text/folded(_:)``). Of a name: see ``Field/Kind``.
  case contains(String)
  /// It begins with the text, folded.
  case begins(String)
  /// It ends with the text, folded.
  case ends(String)
  /// It is that text, folded; that choice; or that code of a country, in upper case.
  case equals(String)
  /// The number lies between, bounds included.
  case numbers(ClosedRange<Double>)
  /// The date lies between, bounds included: "2019", "2019-05" or "2019-05-31", nil for no bound. A
  /// shorter one means all of it. Of a day of the year: "05" or "05-31".
  case dates(from: String?, through: String?)
  /// The place is at most so many kilometres away.
  case near(Coordinates, kilometres: Double)
}

/// Which people lists show (Docs/Hub.md, "How things are shown").
///
/// A condition that asks for former or deceased members shows them all the same.
public struct Visibility: Sendable, Hashable {
  /// Former members.
  public var former = true
  /// Those who have died.
  public var deceased = false

  /// Former members, but nobody who has died.
  public init() {}

  /// All people there are.
  public static var everybody: Visibility {
    var visibility = Visibility()
    visibility.former = true
    visibility.deceased = true
    return visibility
  }
}

/// How texts that exist in several languages are shown.
public struct Presentation: Sendable, Hashable {
  /// The language wanted, a lower-case code; else English, else the first by code.
  public var language = "en"
  /// Whether a text in another language is shown with its code: "Landschaft [de]".
  public var marksLanguage = false
  /// The names of countries by code, which lists are sorted by; by code where there is none.
  public var countryNames: [String: String] = [:]

  /// English.
  public init() {}
}

/// Why a query cannot be answered.
public struct QueryError: Error, CustomStringConvertible, Sendable {
  /// What is wrong with it, and what to do.
  public let description: String

  /// An error with its sentence.
  public init(_ description: String) {
    self.description = description
  }
}
