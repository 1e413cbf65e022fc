import GRDB
import Testing

@testable import HubBundle

/// What the prompt's `schema` shows.
struct SchemaTextTests {
  @Test func `a table is shown as format 1 has it, with comments and indexes`() async throws {
    let text = try await Catalog.sample().schemaText(table: "Photographer_Keywords")
    #expect(
      text == """
        -- The keywords of people: the union over their clubs.
        CREATE TABLE photographer_keywords (
          photographer_id INTEGER NOT NULL REFERENCES photographers,
          keyword_id      INTEGER NOT NULL REFERENCES keywords,
          source_id       INTEGER NOT NULL REFERENCES sources, -- the first file that says so
          PRIMARY KEY (photographer_id, keyword_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX photographer_keywords_by_keyword ON photographer_keywords (keyword_id);
        """)
  }

  @Test func `all tables are shown, those of a later hubpack last`() async throws {
    let catalog = try await Catalog.sample("CREATE TABLE awards (year INTEGER);")
    let names = try catalog.tableNames()
    #expect(names.first == "sources")
    #expect(names.last == "awards")
    #expect(Set(names.dropLast()) == Set(try CatalogSchema.expected().keys))
    let text = try catalog.schemaText()
    #expect(text.hasPrefix("-- Every file that the hub names"))
    #expect(text.hasSuffix(";\n\nCREATE TABLE awards (year INTEGER);"))
    for name in names { #expect(text.contains("CREATE TABLE \(name) (")) }
  }

  @Test
  func `a table that was added later may be lacking, and so may a column added to it after that`()
    throws
  {
    let additions = """


      -- Additions: of a test.

      CREATE TABLE shows (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
      ALTER TABLE shows ADD COLUMN place TEXT;
      """
    let expected = try CatalogSchema.expectations(of: CatalogSchema.sql + additions)
    for (made, lacking) in [
      ("", ["shows.id", "shows.name", "shows.place"]),
      ("CREATE TABLE shows (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT", ["shows.place"]),
    ] {
      try DatabaseQueue().writeWithoutTransaction { database in
        try database.execute(sql: CatalogSchema.sql + made)
        let schema = try CatalogSchema(of: database, expecting: expected)
        #expect(schema.lacking == Set(lacking))
        #expect(schema.tables.contains("shows") == !made.isEmpty)
        for view in schema.views { try database.execute(sql: view) }
        #expect(try Row.fetchAll(database, sql: "SELECT id, name, place FROM shows") == [])
      }
    }
    try DatabaseQueue().writeWithoutTransaction { database in
      try database.execute(sql: CatalogSchema.sql + "CREATE TABLE shows (id INTEGER PRIMARY KEY)")
      #expect(throws: BundleError.self) { try CatalogSchema(of: database, expecting: expected) }
    }
  }

  @Test(arguments: [
    (
      "ALTER TABLE remarks RENAME language TO a; ALTER TABLE remarks RENAME a TO LanguAge",
      #"table "remarks" has a column "LanguAge" where format 1 has "language""#
    ),
    (
      "ALTER TABLE remarks RENAME TO a; ALTER TABLE a RENAME TO ReMarks",
      #"has a table "ReMarks" where format 1 has "remarks""#
    ),
  ])
  func `a table or column in another case is told as it stands there, and as it should be`(
    sql: String, message: String
  ) throws {
    try DatabaseQueue().writeWithoutTransaction { database in
      try database.execute(sql: CatalogSchema.sql + sql)
      let error = try #require(throws: BundleError.self) { try CatalogSchema(of: database) }
      #expect(error.message == message)
    }
  }

  @Test func `a table that is not there is told with the one that was meant`() async throws {
    let catalog = try await Catalog.sample()
    let error = try #require(throws: BundleError.self) {
      try catalog.schemaText(table: "photografers")
    }
    #expect(error.code == .notFound)
    #expect(
      error.message
        == "the catalog has no table \"photografers\"; did you mean photographers?")
  }
}
