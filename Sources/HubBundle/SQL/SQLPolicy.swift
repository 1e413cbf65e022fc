import GRDBSQLite

/// What a user's statement may do. What is not named here is refused: a later SQLite, or one that a
/// distribution adds something to, does not widen it.
struct SQLPolicy {
  /// Table-valued functions: SQLite makes their tables when they are first mentioned, as a statement
  /// that this policy would refuse. So they have to be mentioned before it holds.
  static let tableFunctions =
    ["json_each", "json_tree"] + pragmas.union(plainPragmas).map { "pragma_" + $0 }.sorted()

  /// In lower case.
  private let tables: Set<String>

  /// Allows to read those tables.
  init(tables: some Sequence<String>) {
    self.tables = Set(tables.map { $0.lowercased() })
      .union(["sqlite_master"]).union(Self.tableFunctions)
  }

  /// Why an action of SQLite's authorizer is refused; nil when it is allowed.
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

  /// The sentence for something that is refused.
  static func refusal(_ what: String) -> String { "sql only reads: \(what) is not allowed" }

  /// They tell of the schema, whatever their argument is.
  private static let pragmas: Set = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo",
    "foreign_key_list",
  ]

  /// They tell something; an argument would change it.
  private static let plainPragmas: Set = [
    "application_id", "collation_list", "compile_options", "encoding", "freelist_count",
    "function_list", "page_count", "page_size", "user_version",
  ]
}
