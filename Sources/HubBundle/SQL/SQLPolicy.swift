import GRDBSQLite

/// The actions that a user's statement may take. Everything that is not named here is refused, so
/// that a later SQLite, or one that a distribution extended, does not allow more.
struct SQLPolicy {
  /// Table-valued functions. SQLite creates their tables when they are first used, with a statement
  /// that this policy would refuse, so they must be used once before it is installed.
  static let tableFunctions =
    ["json_each", "json_tree"] + pragmas.union(plainPragmas).map { "pragma_" + $0 }.sorted()

  /// The names of the tables, in lower case.
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
