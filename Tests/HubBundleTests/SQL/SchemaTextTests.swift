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
    #expect(text.hasSuffix(") STRICT;\n\nCREATE TABLE awards (year INTEGER);"))
    for name in names { #expect(text.contains("CREATE TABLE \(name) (")) }
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
