import HubModel
import Testing

@testable import HubSource

struct LevelZeroTests {
  private let names = ["en": "Black & White", "nl": "Zwart-wit"]
  private let usage = ["en": "Monochrome images"]

  @Test func `keywords and languages are read as described`() throws {
    let file = try levelZero(
      """
      { "keywords": [ { "idString": "Black & White",
                        "name": [ { "language": "EN", "localizedString": "Black & White" },
                                  { "language": "NL", "localizedString": "Zwart-wit" } ],
                        "optional": { "usage": [ { "language": "EN",
                                                   "localizedString": "Monochrome images" } ],
                                      "dateAdded": "2025-01-01" } } ],
        "languages": [ { "isoCode": "EN", "languageNameEN": "English" }, { "isoCode": "NL" } ] }
      """)
    let keyword = try #require(file.value.keywords.first)
    #expect(file.problems.isEmpty && file.value.keywords.count == 1)
    #expect(keyword.idString == "Black & White" && keyword.names == names)
    #expect(keyword.usages == usage && keyword.dateAdded == "2025-01-01")
    #expect(file.value.languages.map(\.code) == ["en", "nl"])
    #expect(file.value.languages.map(\.englishName) == ["English", nil])
  }

  @Test(arguments: [
    #""expertises": [{"idString": "B", "localizations": LIST, "usage": LIST}]"#,
    #""keywords": [{"idString": "B", "name": LIST, "description": LIST}]"#,
    #""keywords": [{"idString": "B", "name": LIST, "optional": {"description": LIST}}]"#,
    #""keywords": [{"idString": "B", "name": LIST, "usage": "Monochrome images"}]"#,
    #""keywords": [{"idString": "B", "name": LIST, "optional": {"usage": "Monochrome images"}}]"#,
    #""keywords": [{"idString": "B", "name": LIST, "optional": {"description": "Monochrome images"}}]"#,
    #""keywords": [{"idString": "B", "name": LIST, "usage": "", "description": LIST}]"#,
    #""keywords": [{"idString": "B", "localizations": LIST, "name": null, "usage": LIST}]"#,
    #""keywords": [{"idString": "B", "localizations": LIST, "name": "", "usage": LIST}]"#,
    #""keywords": null, "expertises": [{"idString": "B", "name": LIST, "usage": LIST}]"#,
  ])
  func `old and new field names are read alike`(spelling: String) throws {
    let list = #"[{"language": "en", "localizedString": "Monochrome images"}]"#
    let file = try levelZero("{" + spelling.replacing("LIST", with: list) + "}")
    #expect(file.problems.isEmpty)
    #expect(file.value.keywords.map(\.idString) == ["B"])
    #expect(file.value.keywords.first?.names == usage)
    #expect(file.value.keywords.first?.usages == usage)
  }

  @Test(arguments: [
    #""dateAdded": "2025-01-01""#, #""optional": {"dateAdded": "2025-01-01"}"#,
    #""optional": {"dateAdded": "2025-01-01T00:00:00Z"}"#,
  ])
  func `dateAdded may be inside or outside optional`(field: String) throws {
    let file = try levelZero(#"{"keywords": [{"idString": "B", \#(field)}]}"#)
    #expect(file.value.keywords.first?.dateAdded == "2025-01-01")
    #expect(file.problems.isEmpty)
  }

  @Test func `a duplicate keyword in any case is a warning, and the first is used`() throws {
    let file = try levelZero(
      """
      {"keywords": [{"idString": "Black & White", "usage": "first"},
                    {"idString": "Black & white", "usage": "second"}, {"idString": "Blàck & White"}]}
      """)
    #expect(file.value.keywords.map(\.idString) == ["Black & White", "Blàck & White"])
    #expect(file.value.keywords.first?.usages == ["en": "first"])
    #expect(file.places == ["duplicate-keyword at keywords[1]"])
  }

  @Test func `of a language with two names, and of two descriptions, one is told`() throws {
    let file = try levelZero(
      """
      {"languages": [{"isoCode": "NL", "languageNameEN": "Dutch"},
                     {"isoCode": "nl", "languageNameEN": "Flemish"}],
       "keywords": [{"idString": "A", "usage": [{"language": "NL", "value": "een"}],
                     "description": "another"}]}
      """)
    #expect(file.value.languages.map(\.englishName) == ["Dutch"])
    #expect(
      file.places.sorted() == [
        "duplicate-text at languages[1]", "misplaced-field at keywords[0].description",
      ])
  }

  @Test func `a duplicate language is read once`() throws {
    let file = try levelZero(
      #"{"languages": [{"isoCode": "NL", "languageNameEN": "Dutch"}, {"isoCode": "nl"}]}"#)
    #expect(file.value.languages.map(\.englishName) == ["Dutch"])
  }

  @Test func `an empty list defines nothing`() throws {
    let file = try levelZero(#"{"keywords": []}"#)
    #expect(file.value.keywords.isEmpty && file.value.languages.isEmpty && file.problems.isEmpty)
  }

  @Test func `a value of the wrong type does not affect the rest`() throws {
    let file = try levelZero(
      """
      {"keywords": [7, {"idString": 7}, {}, {"idString": "A", "name": 7, "usage": {}, "dateAdded": 7},
                    {"idString": "B", "name": [7, {"language": "EN", "localizedString": "B"},
                                               {"language": 7, "localizedString": "x"},
                                               {"language": "NL"}, {"localizedString": "x"}]}],
       "languages": [null, {"isoCode": ["EN"]}, {"isoCode": "FR", "languageNameEN": 7}]}
      """)
    #expect(file.value.keywords.map(\.idString) == ["A", "B"])
    #expect(file.value.keywords[0].names.isEmpty && file.value.keywords[0].usages.isEmpty)
    #expect(file.value.keywords[1].names == ["en": "B"])
    #expect(file.value.languages.map(\.code) == ["fr"])
    #expect(file.codes.allSatisfy { $0 == .wrongType })
    #expect(
      Set(file.problems.compactMap(\.path)) == [
        "keywords[0]", "keywords[1].idString", "keywords[1]", "keywords[2]", "keywords[3].name",
        "keywords[3].usage", "keywords[3].dateAdded", "keywords[4].name[0]",
        "keywords[4].name[2].language", "keywords[4].name[4]", "languages[0]",
        "languages[1].isoCode", "languages[1]", "languages[2].languageNameEN",
      ])
  }

  @Test func `a file with something else in the place of a list is not used`() throws {
    let file = try levelZero(#"{"keywords": {"a": 1}, "languages": [{"isoCode": "EN"}]}"#)
    #expect(file.value.languages.isEmpty && file.places == ["list-missing at keywords"])
    #expect(
      file.problems.first?.message
        == "\"keywords\": expected an array, found an object; the file was not used")
  }
}
