import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubBundle

/// The abilities and results of SQL typed by a user.
struct SQLConsoleTests {
  private let catalog: Catalog
  private let console: SQLConsole

  init() async throws {
    catalog = try await .sample("CREATE TABLE \"later\" (text TEXT);")
    console = try catalog.sqlConsole()
  }

  @Test func `a statement returns columns and rows`() async throws {
    let bundle = try await SmallHub.usual().bundle()
    let console = try bundle.catalog().sqlConsole()
    let answer = try console.answer(
      "SELECT kind, count(*) AS number FROM organizations GROUP BY kind")
    #expect(answer.columns == ["kind", "number"])
    #expect(answer.rows == [[.text("club"), .integer(1)], [.text("museum"), .integer(1)]])
  }

  @Test func `values keep their types, blobs are returned as hex, texts are repaired`() throws {
    let answer = try console.answer(
      "SELECT NULL, -9223372036854775808, 1.5, 'a' || char(0) || 'é', x'00fF', x'', CAST(x'41ff' AS TEXT)"
    )
    #expect(
      answer.rows == [
        [
          .none, .integer(.min), .real(1.5), .text("a\0é"), .text("x'00ff'"), .text("x''"),
          .text("A\u{FFFD}"),
        ]
      ])
  }

  @Test func `columns are named even if there are no rows`() throws {
    #expect(try console.answer("SELECT code AS c FROM languages WHERE 0").columns == ["c"])
  }

  @Test(arguments: [
    "SELECT code FROM languages", "  select count(*) from languages ; -- that is all\n /* yes */ ;",
    "VALUES (1), (2)", "WITH c(x) AS (SELECT 1) SELECT count(*) FROM c",
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 5) SELECT max(x) FROM c",
    "EXPLAIN SELECT * FROM languages", "EXPLAIN QUERY PLAN SELECT * FROM languages",
    "SELECT rank() OVER (ORDER BY code), group_concat(code) FILTER (WHERE code > 'a') OVER () FROM languages",
    "SELECT * FROM (SELECT code AS c FROM languages) WHERE c IN (SELECT code FROM languages)",
    "PRAGMA table_info(languages)", "PRAGMA main.index_list('memberships')", "PRAGMA user_version",
    "SELECT name FROM pragma_table_xinfo('memberships')", "SELECT sql FROM sqlite_schema",
    "SELECT value FROM json_each('[1, 2]')", "SELECT * FROM later", "SELECT date('now')",
    "SELECT upper(english_name) || '→' FROM languages WHERE code LIKE 'N%' COLLATE NOCASE",
    "SELECT m.name, f.\"from\" FROM sqlite_schema AS m, pragma_foreign_key_list(m.name) AS f",
  ])
  func `a statement that only reads is allowed`(sql: String) throws {
    _ = try console.answer(sql)
  }

  @Test(arguments: [
    ("ATTACH 'x' AS y", "ATTACH"), ("ATTACH ':memory:' AS y", "ATTACH"), ("DETACH main", "DETACH"),
    ("INSERT INTO languages VALUES ('x', 'y', 1, NULL)", "changing languages"),
    ("WITH c AS (SELECT 1) DELETE FROM languages", "changing languages"),
    ("UPDATE languages SET english_name = ''", "changing languages"),
    ("EXPLAIN DELETE FROM languages", "changing languages"), ("BEGIN", "a transaction"),
    ("SAVEPOINT x", "a transaction"), ("CREATE TEMP TABLE x (y)", ""), ("CREATE TABLE x (y)", ""),
    ("CREATE TEMP VIEW x AS SELECT 1", ""), ("CREATE VIRTUAL TABLE x USING fts5(y)", ""),
    ("DROP TABLE languages", ""), ("ALTER TABLE languages RENAME TO x", ""), ("ANALYZE", ""),
    ("REINDEX", ""), ("VACUUM", ""), ("VACUUM INTO '/tmp/never.sqlite'", ""),
    ("PRAGMA journal_mode", "PRAGMA journal_mode"),
    ("PRAGMA user_version = 5", "PRAGMA user_version"),
    ("PRAGMA query_only = 0", "PRAGMA query_only"),
    ("PRAGMA hard_heap_limit", "PRAGMA hard_heap_limit"),
    ("PRAGMA temp_store_directory = '/'", "PRAGMA temp_store_directory"),
    ("SELECT * FROM pragma_integrity_check", ""), ("SELECT count(*) FROM pragma_journal_mode", ""),
    ("SELECT load_extension('x')", "the function load_extension"),
    ("SELECT fts3_tokenizer('simple')", "the function fts3_tokenizer"),
    ("SELECT sqlite_log(1, 'x')", "the function sqlite_log"),
    ("SELECT name FROM dbstat", "this statement"),
    ("SELECT sql FROM sqlite_stmt", "this statement"),
  ])
  func `a statement that does more than read is refused, naming the action`(
    sql: String, what: String
  ) throws {
    let failure = try console.failure(sql)
    #expect(failure.code == .notAllowed, "\(failure)")
    #expect(failure.message.hasPrefix(what), "\(failure)")
    #expect(failure.message.hasSuffix(" is not allowed (sql only reads the catalog)"))
    #expect(try console.isWell())
  }

  @Test(arguments: [
    ("SELECT 1; SELECT 2", 10), ("SELECT 1; x", 10),
    ("SELECT 1;; /* a */ DELETE FROM languages", nil),
    ("SELECT 1; ATTACH 'x' AS y", 10), ("SELECT 1; 'open", 10),
  ])
  func `a second statement is an error, and nothing runs`(sql: String, offset: Int?) throws {
    var rows = 0
    let failure = try #require(throws: SQLError.self) { try console.run(sql) { _ in rows += 1 } }
    #expect(failure.message == "only one statement at a time")
    if let offset { #expect(failure.offset == offset) }
    #expect(rows == 0)
  }

  @Test(arguments: [
    ("SELECT nope FROM languages", "no such column: nope", 7),
    ("SELECT * FROM nope", "no such table: nope", nil),
    ("SELECT * FORM languages", "near \"FORM\": syntax error", 9),
    ("SELECT \"no column\"", "no such column: no column", 7),
    ("SELECT nope(1)", "no such function: nope", 7), ("", "no statement given", nil),
    (" -- nothing", "no statement given", nil), (";", "no statement given", nil),
    ("SELECT ?1", "parameters are not supported (write the value itself)", nil),
    ("SELECT 1\0 + 1", "the statement contains U+0000", 8),
  ])
  func `an error has SQLite's message and the offset`(sql: String, message: String, offset: Int?)
    throws
  {
    #expect(try console.failure(sql) == SQLError(.invalid, message, at: offset))
  }

  @Test func `a statement that is nested too deeply is reported as such`() throws {
    let deep = String(repeating: "(", count: 190) + "1" + String(repeating: ")", count: 190)
    for sql in ["SELECT \(deep)", "SELECT 1" + String(repeating: " + 1", count: 1000)] {
      let failure = try console.failure(sql)
      #expect(failure.message == "the statement is nested too deeply")
    }
    #expect(try console.isWell())
  }

  @Test func `an error of the caller ends the statement`() throws {
    struct Enough: Error {}
    var rows = 0
    #expect(throws: Enough.self) {
      try console.run("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x FROM c) SELECT x FROM c")
      {
        _ in
        rows += 1
        if rows == 1000 { throw Enough() }
      }
    }
    #expect(rows == 1000)
    #expect(try console.isWell())
  }

  @Test func `one statement runs at a time`() throws {
    try console.run("SELECT 1") { _ in
      let failure = try console.failure("SELECT 2")
      #expect(failure.code == .busy)
    }
    #expect(try console.isWell())
  }

  @Test func `the console outlives its catalog, and both can read at the same time`() async throws {
    var catalog: Catalog? = try await .sample()
    let console = try #require(try catalog?.sqlConsole())
    try console.run("SELECT * FROM languages") { _ in
      let languages = try catalog?.counts()[.languages]
      #expect(languages == 3)
    }
    catalog = nil
    #expect(try console.answer("SELECT code FROM languages").rows.count == 3)
  }
}
