import GRDBSQLite

/// The actions that a user's statement may take. Everything that is not named here is refused, so
/// that a later SQLite, or one that a distribution extended, does not allow more.
struct SQLPolicy {
  /// Table-valued functions. SQLite creates their tables when they are first used, with a statement
  /// that this policy would refuse, so they must be used once before it is installed.
  static let tableFunctions =
    ["json_each", "json_tree"] + pragmas.union(plainPragmas).map { "pragma_" + $0 }.sorted()

  private let tables: Set<String>

  init(tables: some Sequence<String>) {
    self.tables = Set(tables.map { $0.lowercased() })
      .union(["sqlite_master"]).union(Self.tableFunctions)
  }

  /// Returns the reason why an action of SQLite's authorizer is refused; nil if it is allowed.
  func refusal(of action: Int32, _ first: String?, _ second: String?) -> String? {
    let first = first ?? ""
    switch action {
    case SQLITE_SELECT, SQLITE_RECURSIVE: return nil
    case SQLITE_READ:
      // Without a column, it may be the name of a common table expression, and nothing is read.
      let isAllowed = second?.isEmpty != false || tables.contains(first.lowercased())
      return isAllowed ? nil : Self.refusal("the table \(first)")
    case SQLITE_FUNCTION:
      let isAllowed = SQLFunctions.allowed.contains((second ?? "").lowercased())
      return isAllowed ? nil : Self.refusal("the function \(second ?? "")")
    case SQLITE_PRAGMA:
      let isAllowed =
        Self.pragmas.contains(first.lowercased())
        || second == nil && Self.plainPragmas.contains(first.lowercased())
      return isAllowed ? nil : Self.refusal("PRAGMA \(first)")
    case SQLITE_ATTACH: return Self.refusal("ATTACH")
    case SQLITE_DETACH: return Self.refusal("DETACH")
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: return Self.refusal("a transaction")
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      return Self.refusal(
        tables.contains(first.lowercased()) && !first.hasPrefix("sqlite_")
          ? "changing \(first)" : "this statement")
    default: return Self.refusal("this statement")
    }
  }

  static func refusal(_ what: String) -> String {
    "\(what) is not allowed (sql only reads the catalog)"
  }

  /// Pragmas that describe the schema, whatever their argument.
  private static let pragmas: Set = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
    "foreign_key_list",
  ]

  /// Pragmas that return a value, but would change it if they had an argument.
  private static let plainPragmas: Set = [
    "application_id", "collation_list", "compile_options", "encoding", "freelist_count",
    "function_list", "page_count", "page_size", "user_version",
  ]
}

enum SQLFunctions {
  /// Functions that may only be called with one argument: with two, they take the product of both
  /// lengths, or more.
  static let withoutSecondArgument = ["trim", "ltrim", "rtrim", "unhex"]

  /// SQLite's functions that compute a value from their arguments, in lower case. Each ends within
  /// a second for arguments of ``SQLLimits/valueBytes``. Not included are
  ///
  /// - functions that load, log or read tables without the authorizer;
  /// - `printf` and `format`, which take time proportional to any number in the format;
  /// - `json_patch`, which takes the square of the lengths of its arguments;
  /// - `json_insert` and `json_set`, which recurse for each step of a path that does not exist,
  ///   until the stack is exhausted;
  /// - `median` and `percentile`, which sort all their values in one step.
  static let allowed = Set(
    """
    -> ->> abs acos acosh asin asinh atan atan2 atanh avg ceil ceiling char coalesce concat
    concat_ws cos cosh count cume_dist current_date current_time current_timestamp date datetime
    degrees dense_rank exp first_value floor glob group_concat hex if ifnull iif instr json
    json_array json_array_length json_error_position json_extract json_group_array
    json_group_object json_object json_pretty json_quote json_remove json_replace json_type
    json_valid julianday lag last_value lead length like likelihood likely ln log log10 log2
    lower ltrim max min mod nth_value ntile nullif octet_length percent_rank pi pow power quote
    radians random randomblob rank replace round row_number rtrim sign sin sinh soundex
    sqlite_source_id sqlite_version sqrt strftime string_agg substr substring sum tan tanh time
    timediff total trim trunc typeof unhex unicode unixepoch unlikely upper zeroblob
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
