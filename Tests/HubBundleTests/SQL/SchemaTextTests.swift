import GRDB
import Testing

@testable import HubBundle

/// The output of the command `schema`.
struct SchemaTextTests {
  @Test func `a table is shown as in format 1, with comments and indexes`() async throws {
    let text = try await Catalog.sample().schemaText(table: "Photographer_Keywords")
    #expect(
      text == """
        -- The keywords of people, from all their clubs.
        CREATE TABLE photographer_keywords (
          photographer_id INTEGER NOT NULL REFERENCES photographers,
          keyword_id      INTEGER NOT NULL REFERENCES keywords,
          source_id       INTEGER NOT NULL REFERENCES sources, -- the first file that states it
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
    #expect(Set(names.dropLast()) == Set(try CatalogSchema.model().tables.keys))
    let text = try catalog.schemaText()
    #expect(text.hasPrefix("-- Every file that the hub names"))
    #expect(text.hasSuffix(";\n\nCREATE TABLE awards (year INTEGER);"))
    for name in names { #expect(text.contains("CREATE TABLE \(name) (")) }
  }

  @Test func `a catalog must have all of an addition, or nothing of it`() throws {
    let shows = "CREATE TABLE shows (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;\n"
    let prizes = "CREATE TABLE prizes (show_id INTEGER PRIMARY KEY REFERENCES shows) STRICT;\n"
    let places = "ALTER TABLE shows ADD COLUMN place TEXT;\n"
    let model = try CatalogSchema.Model(
      of: """
        \(CatalogSchema.sql)
        -- Addition: shows
        \(shows)\(prizes)
        -- Addition: places
        \(places)
        """)
    func schema(_ made: String) throws -> CatalogSchema {
      try DatabaseQueue().writeWithoutTransaction { database in
        try database.execute(sql: CatalogSchema.sql + made)
        let schema = try CatalogSchema(of: database, expecting: model)
        for view in schema.views { try database.execute(sql: view) }
        #expect(try Row.fetchAll(database, sql: "SELECT id, name, place FROM shows, prizes") == [])
        return schema
      }
    }
    let none = try schema("")
    #expect(none.lacking == ["shows.id", "shows.name", "shows.place", "prizes.show_id"])
    #expect(!none.tables.contains("shows"))
    let first = try schema(shows + prizes)
    #expect(first.lacking == ["shows.place"])
    #expect(first.tables.contains("shows"))
    #expect(try schema(shows + prizes + places).lacking.isEmpty)
    for part in [
      shows, shows + places, shows + "CREATE TABLE prizes (show_id INTEGER PRIMARY KEY) STRICT",
    ] {
      #expect(throws: BundleError.self) { try schema(part) }
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
  func `the error about a table or column in the wrong case shows both names`(
    sql: String, message: String
  ) throws {
    try DatabaseQueue().writeWithoutTransaction { database in
      try database.execute(sql: CatalogSchema.sql + sql)
      let error = try #require(throws: BundleError.self) { try CatalogSchema(of: database) }
      #expect(error.message == message)
    }
  }

  @Test func `the error about an unknown table suggests the one that was meant`() async throws {
    let catalog = try await Catalog.sample()
    let error = try #require(throws: BundleError.self) {
      try catalog.schemaText(table: "photografers")
    }
    #expect(error.code == .notFound)
    #expect(
      error.message
        == "the catalog has no table \"photografers\" (did you mean \"photographers\"?)")
  }
}
