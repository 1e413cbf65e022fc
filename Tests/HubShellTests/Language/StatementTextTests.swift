import Testing

@testable import HubShell

/// A statement in SQL ends at its semicolon, over several lines.
struct StatementTextTests {
  @Test(arguments: [
    (["SELECT count(*)", "FROM photographers;"], ["SELECT count(*)\nFROM photographers;"]),
    (["sql SELECT 1", "WHERE 0;", "clubs"], ["sql SELECT 1\nWHERE 0;", "clubs"]),
    (
      ["SELECT 'a;b', \"c;d\", [e;f], `g;h` -- i;", ";"],
      ["SELECT 'a;b', \"c;d\", [e;f], `g;h` -- i;\n;"]
    ),
    (["SELECT 1 /* a;", "b; */ + 1;", "clubs"], ["SELECT 1 /* a;\nb; */ + 1;", "clubs"]),
    (["SELECT 'it''s;", "", "one';", "clubs"], ["SELECT 'it''s;\n\none';", "clubs"]),
    (["SELECT 1; SELECT 2;", "clubs"], ["SELECT 1;", " SELECT 2;", "clubs"]),
    (["SELECT 1; -- the end", "clubs"], ["SELECT 1; -- the end", "clubs"]),
    (["SELECT 1;;", "clubs"], ["SELECT 1;;", "clubs"]),
    (["sql SELECT 1", "sql SELECT 2"], ["sql SELECT 1", "sql SELECT 2"]),
    (["sql SELECT 1", "museums"], ["sql SELECT 1", "museums"]),
    (["SELECT 1", "", "museums"], ["SELECT 1\n", "museums"]),
    (["SELECT 1 FROM x", "", "WHERE y;"], ["SELECT 1 FROM x\n\nWHERE y;"]),
    (["SELECT 1", "", "SELECT 2"], ["SELECT 1\n", "SELECT 2"]),
    (
      ["SELECT id_string FROM", "keywords", "LIMIT 1;"],
      ["SELECT id_string FROM\nkeywords\nLIMIT 1;"]
    ),
    (["SELECT id,", "members", "FROM x;"], ["SELECT id,\nmembers\nFROM x;"]),
    (["SELECT 1 UNION ALL", "SELECT 2;"], ["SELECT 1 UNION ALL\nSELECT 2;"]),
    (
      ["WITH n(i) AS (", "  SELECT 1", ")", "SELECT i FROM n"],
      ["WITH n(i) AS (\n  SELECT 1\n)\nSELECT i FROM n"]
    ),
    (["-- a tour", "SELECT 1", "FROM x;"], ["-- a tour", "SELECT 1\nFROM x;"]),
    (["/* two", "lines */", "clubs"], ["/* two\nlines */", "clubs"]),
    (["clubs", "", "show it's"], ["clubs", "", "show it's"]),
    (["SELECT 'open"], ["SELECT 'open"]), ([], []),
  ])
  func `lines are joined to commands`(lines: [String], commands: [String]) {
    #expect(CommandLines(lines).map(\.text) == commands)
  }

  @Test func `a command has the index of its first line`() {
    let lines = ["clubs", "SELECT 1", "FROM x; SELECT 2", ";", "museums"]
    #expect(CommandLines(lines).map(\.index) == [0, 1, 2, 4])
  }

  @Test(arguments: [
    ("SELECT 1", true), ("SELECT 1;", false), ("sql SELECT 1", false), ("sql SELECT (1", true),
    ("sql SELECT 1 FROM", true), ("sql", true), ("SELECT ';", true), ("SELECT 1 -- ;", true),
    ("/* a", true), ("-- a", false), ("clubs", false), ("", false),
  ])
  func `a statement goes on at the prompt until its semicolon`(text: String, continues: Bool) {
    #expect(StatementText(text).continuesAtPrompt == continues)
  }

  @Test(arguments: [
    ("-- a note", Command.nothing), ("/* a */ SELECT 1", .sql("SELECT 1")),
    ("/* a\nb */\nSELECT 1", .sql("SELECT 1")), (".tables", .tables), ("\\dt", .tables),
    ("--help", .help(nil)),
  ])
  func `comments before a statement say nothing`(line: String, command: Command) throws {
    #expect(try CommandParser.parse(line) == command)
  }
}
