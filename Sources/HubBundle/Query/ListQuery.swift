public import HubModel

/// A query for the rows of a subject.
///
/// ```swift
/// var query = ListQuery(.members)
/// query.conditions = [Condition(.keyword, .contains("landscape")), Condition(.status, .equals("former"))]
/// try catalog.forEachRow(of: query) { row in print(row) }
/// ```
public struct ListQuery: Sendable, Hashable {
  /// The kind of the rows.
  public var subject: Subject
  /// The conditions, all of which must hold.
  public var conditions: [Condition] = []
  /// The record to which all rows must belong; nil for no restriction.
  public var scope: Scope?
  /// The columns to sort by, before the subject's own order.
  public var order: [Order] = []
  /// The largest number of rows; nil for no limit.
  public var limit: Int?
  /// The names of the columns wanted; empty for the subject's usual columns.
  public var columns: [String] = []
  /// The point from which distances are measured.
  public var center: Coordinates?
  /// The people that are shown.
  public var visibility = Visibility()
  /// The language of names and texts.
  public var presentation = Presentation()
  /// The size up to which a set of rows counts as small: it is found and sorted in the time it
  /// takes to fill a screen. Influences the speed, not the result.
  package var smallSet = 3_000
  /// The number of rows that are found first and cached. As many as a table reads to determine the
  /// widths of its columns. Influences the speed, not the result.
  package var screen = 200

  /// Creates a query for all rows of a subject.
  public init(_ subject: Subject) {
    self.subject = subject
  }

  /// A record to which rows belong.
  public enum Scope: Sendable, Hashable {
    /// The row with this id.
    case row(Int64)
    /// The members, images and exhibitions of an organization.
    case organization(Int64)
    /// The memberships and images of a photographer.
    case photographer(Int64)
    /// The images of a membership.
    case membership(Int64)
    /// The people who use a keyword.
    case keyword(Int64)
  }

  /// A column to sort by.
  public struct Order: Sendable, Hashable {
    /// The name of the column.
    public var column: String
    /// True to sort from last to first.
    public var isDescending: Bool

    /// Creates an order, ascending unless `isDescending` is true.
    public init(_ column: String, isDescending: Bool = false) {
      self.column = column
      self.isDescending = isDescending
    }
  }
}

/// A condition on a row.
public struct Condition: Sendable, Hashable {
  /// The property of the row.
  public var field: Field
  /// True if the condition must not hold.
  public var isNegated: Bool
  /// The tests, one of which must succeed.
  public var matches: [Match]
  /// True if each of the tests must succeed, all by memberships of their own: for people who are in
  /// several clubs.
  public var needsAll = false

  /// Creates a condition that holds if one of the matches does or, if negated, if none does.
  public init(_ field: Field, isNegated: Bool = false, _ matches: Match...) {
    self.init(field, isNegated: isNegated, anyOf: matches)
  }

  /// Creates a condition that holds if one of the matches does or, if negated, if none does.
  public init(_ field: Field, isNegated: Bool = false, anyOf matches: [Match]) {
    self.field = field
    self.isNegated = isNegated
    self.matches = matches
  }
}

/// A test of one value.
public enum Match: Sendable, Hashable {
  /// Tests that the value contains a text, both folded (``HubModel/Text/folded(_:)``). For names,
  /// see ``Field/Kind``.
  case contains(String)
  /// Tests that the value begins with a text, both folded.
  case begins(String)
  /// Tests that the value ends with a text, both folded.
  case ends(String)
  /// Tests that the value equals a text, both folded; or a choice; or the upper-case code of a
  /// country.
  case equals(String)
  case numbers(ClosedRange<Double>)
  /// Tests that a date is in a range, including its bounds: "2019", "2019-05" or "2019-05-31", nil
  /// for no bound. A bound without a day or month means the whole month or year. For days of the
  /// year: "05" or "05-31".
  case dates(from: String?, through: String?)
  /// Tests that the distance from a point is at most a number of kilometres.
  case near(Coordinates, kilometres: Double)
}

/// The people that lists show (Docs/Hub.md, "How things are shown").
///
/// A condition that asks for former or deceased members shows them in any case.
public struct Visibility: Sendable, Hashable {
  /// True to show former members who are alive.
  public var former = false
  /// True to show all former members, including those who have died.
  public var deceased = false

  /// Creates the default: current members only.
  public init() {}

  /// All people.
  public static var everybody: Visibility {
    var visibility = Visibility()
    visibility.deceased = true
    return visibility
  }
}

/// The form in which localized texts are shown.
public struct Presentation: Sendable, Hashable {
  /// The preferred language, as a lower-case code. Otherwise English is used, then the first
  /// language by code.
  public var language = "en"
  /// True to show the code of a text in another language: "Landschaft [de]".
  public var marksLanguage = false
  /// The names of countries by code, used for sorting; a country without a name is sorted by its
  /// code.
  public var countryNames: [String: String] = [:]
  /// The names of towns by those that the hub writes, used for sorting; a town without another name
  /// is sorted by its own.
  public var townNames: [String: String] = [:]

  /// Creates the default, English.
  public init() {}
}

/// An error in a query.
public struct QueryError: Error, CustomStringConvertible, Sendable {
  /// A sentence for a person: what is wrong, and what to do about it.
  public let description: String

  /// Creates an error with a message.
  public init(_ description: String) {
    self.description = description
  }
}
