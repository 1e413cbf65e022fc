import HubModel
import Testing

@testable import HubSource

/// Personal facts that are omitted, both from the catalog and from the files.
struct OmissionTests {
  private let shelf = Shelf([
    "root_.level1.json": #"""
    {"level1Header": {"maintainerEmail": "boss@h.nl", "x": {"E-Mail": "deep@h.nl"}},
     "clubs": [{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"},
                "optional": {"contactEmail": "a@h.nl", "website": "https://a.nl"}}]}
    """#,
    "fcA.level2.json": #"""
    {"club": {"idPlus": {"fullName": "A", "town": "Best"}, "contactEmail": "own@h.nl"},
     "members": [{"name": {"givenName": "Jane", "familyName": "Doe"}, "birthday": "1980-10-18",
                  "optional": {"Birthday": "1980-10-19", "email": ["j@h.nl"], "birthday": "1980-10-20",
                               "website": "https://jane.nl"}}]}
    """#,
    "root.level0.json": #"{"maintainerEmail": "zero@h.nl"}"#,
  ])

  private func texts(_ omissions: Set<Omission>) async throws -> [String] {
    let options = ReadingOptions(omissions: omissions)
    let sources = try await shelf.tree(options).sources + shelf.contents("A", options).sources
    return try sources.map { String(decoding: try #require($0.contents), as: UTF8.self) }
  }

  @Test func `email addresses are omitted everywhere`() async throws {
    let contents = try await shelf.contents("A", ReadingOptions(omissions: [.emails]))
    #expect(contents.club.contactEmail == nil && contents.members[0].birthday != nil)
    let all = try await texts([.emails]).joined()
    #expect(!all.contains("@h.nl") && !all.lowercased().contains("email"))
    #expect(all.contains("1980-10-20") && all.contains("https://a.nl"))
  }

  @Test func `birthdays are omitted everywhere`() async throws {
    let contents = try await shelf.contents("A", ReadingOptions(omissions: [.birthdays]))
    #expect(contents.members[0].birthday == nil && contents.club.contactEmail == "own@h.nl")
    #expect(contents.members[0].website == "https://jane.nl")
    let all = try await texts([.birthdays]).joined()
    #expect(!all.contains("1980") && !all.lowercased().contains("birthday"))
    #expect(all.contains("own@h.nl") && all.contains("https://jane.nl"))
  }

  @Test func `a key that is an email address is omitted, also from problems`() async throws {
    let shelf = Shelf([
      "root_.level1.json":
        #"{"clubs": [{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}]}"#,
      "fcA.level2.json":
        #"{"club": {"idPlus": {"fullName": "A", "town": "Best"}, "key@h.nl": 1, "phone": 2}, "members": []}"#,
    ])
    let contents = try await shelf.contents("A", ReadingOptions(omissions: [.emails]))
    let texts = contents.sources.map { String(decoding: $0.contents ?? [], as: UTF8.self) }
    #expect(!texts.joined().contains("key@h.nl") && texts.joined().contains("phone"))
    #expect(contents.problems.map(\.code) == [.unknownField])
    #expect(!contents.problems.contains { $0.message.contains("key@h.nl") })
  }

  @Test(arguments: [
    ("jan@h.nl", true), (" Jan.Bos@foto.h.nl ", true), ("mailto:jan@h.nl?x=1", true),
    ("jan@fotoclub-é.nl", true), ("https://www.youtube.com/@fotoclub.nl", false),
    ("https://jan@h.nl/", false), ("img/a@2x.jpg", false), ("a@2x.jpg", false),
    ("a@2x.PNG", false), ("jan@h", false), ("@fotoclub.nl", false), ("jan@h.nl of bellen", false),
  ])
  func `only email addresses and links to them are omitted`(text: String, isOmitted: Bool) {
    #expect(Omission.emails.covers(text: text) == isOmitted)
    #expect(!Omission.birthdays.covers(text: text))
  }

  @Test(arguments: [
    ("brithday", Omission.birthdays), ("birtday", .birthdays), ("Geboortedatum", .birthdays),
    ("verjaardag", .birthdays), ("jarig op", .birthdays), ("Geburtstag", .birthdays),
    ("geb.", .birthdays), ("DOB", .birthdays), ("date_naissance", .birthdays),
    ("Anniversaire", .birthdays), ("né le", .birthdays), ("fechaNacimiento", .birthdays),
    ("cumpleaños", .birthdays), ("data urodzenia", .birthdays), ("URODZINY", .birthdays),
    ("contactEmial", .emails), ("E-Mail", .emails),
  ])
  func `a key is omitted if its suggestion is`(key: String, omission: Omission) {
    #expect(omission.covers(key: key))
    for key in [
      "website", "contactPerson", "contact", "dateAdded", "roles", "town", "Birds", "gebied",
    ] {
      #expect(!omission.covers(key: key), "\(key)")
    }
  }

  @Test func `an omitted email address is not reported as missing in the hub`() async throws {
    let shelf = Shelf([
      "root_.level1.json": #"""
      {"clubs": [{"idPlus": {"fullName": "A", "town": "Best", "nickName": "a@h.nl"}},
                 {"idPlus": {"fullName": "b@h.nl", "town": "Best", "nickName": "b"}},
                 {"idPlus": {"fullName": "C", "town": "Best"},
                  "optional": {"remark": [{"language": "c@h.nl", "value": "x"}]}}]}
      """#,
      "A.level2.json": #"""
      {"club": {"idPlus": {"fullName": "A", "town": "Best"}}, "members": [
        {"name": {"givenName": "Jane", "familyName": "jane@h.nl"}},
        {"name": {"givenName": "Joe", "optional": {"familyName": "joe@h.nl"}}},
        {"name": {"givenName": "Jo", "familyName": "jo@h.nl", "familyName": ""}},
        {"name": {"givenName": "Jan", "familyName": "Doe"}, "level3URL": "jan.level3.json"}]}
      """#,
      "jan.level3.json": #"{"images": [{"imageURL": "mailto:jan@h.nl"}]}"#,
      "root.level0.json":
        #"{"keywords": [{"idString": "k@h.nl"}], "languages": [{"isoCode": "l@h.nl"}]}"#,
    ])
    let options = ReadingOptions(omissions: [.emails])
    #expect(
      try await shelf.tree(options).problems.map(\.message) == [
        "the \"nickName\" of A (Best) was omitted; its full name is used instead",
        "a club (Best) was ignored; \"fullName\" was omitted",
        "a text was ignored; \"language\" was omitted",
        "C (Best) has no \"nickName\"; its full name is used instead",
        "a keyword was ignored; \"idString\" was omitted",
        "a language was ignored; \"isoCode\" was omitted",
      ])
    #expect(
      try await shelf.contents("A", options).problems.map(\.message) == [
        "duplicate key \"familyName\"; the last value is used",
        "a member (Jane) was ignored; \"familyName\" was omitted",
        "a member (Joe) was ignored; \"familyName\" was omitted",
        "a member (Jo) was ignored; \"familyName\" is missing",
        "an image was ignored; \"imageURL\" was omitted",
      ])
  }

  @Test func `a file about another club has only that problem`() async throws {
    let shelf = Shelf([
      "root_.level1.json":
        #"{"clubs": [{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"}}]}"#,
      "fcA.level2.json":
        #"{"club": {"idPlus": {"fullName": "B", "town": "Best"}, "secret": 1}, "members": [{"name": {"givenName": "Jane"}}]}"#,
    ])
    let all = try await shelf.contents("A", ReadingOptions()).problems.map(\.code)
    #expect(Set(all) == [.clubMismatch, .memberWithoutName, .unknownField])
    let filtered = try await shelf.contents("A", ReadingOptions(omissions: [.emails])).problems
    #expect(filtered.map(\.code) == [.clubMismatch])
  }

  @Test func `a filtered file is valid JSON, and the rest is unchanged byte for byte`() async throws
  {
    let root = try await texts([.emails])[0]
    #expect(
      root == #"""
        {"level1Header": {"x": {}},
         "clubs": [{"idPlus": {"fullName": "A", "town": "Best", "nickName": "fcA"},
                    "optional": {"website": "https://a.nl"}}]}
        """#)
    for text in try await texts([.emails, .birthdays]) { _ = try parsed(text) }
  }

  @Test func `without a selection, files are stored unchanged`() async throws {
    let texts = try await texts([])
    #expect(
      texts.map { Array($0.utf8) }
        == ["root_.level1.json", "root.level0.json", "fcA.level2.json"]
        .map { shelf.files[$0] })
  }

  @Test func `problems do not reveal omitted facts`() async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(record("A", ", \"contactEmail\": 12345")),
      "fcA.level2.json": members(entry("Jane", "Doe", ", \"birthday\": \"18 oktober 1980\"")),
      "root.level0.json": #"{"keywords": []}"#,
    ])
    let options = ReadingOptions(omissions: [.emails, .birthdays])
    #expect(try await shelf.tree(options).problems.isEmpty)
    #expect(try await shelf.contents("A", options).problems.isEmpty)
    #expect(try await shelf.tree().codes == [.wrongType])
    #expect(try await shelf.contents().codes == [.dateInvalid])
  }

  @Test(arguments: [
    ("jane/", "jane/config.xml", "<juiceboxgallery>"),
    ("jane.level3.json", "jane.level3.json", "["),
  ])
  func `a broken gallery and its form are left out of a filtered bundle`(
    url: String, file: String, text: String
  ) async throws {
    let shelf = Shelf([
      "root_.level1.json": listing(record("A")),
      "fcA.level2.json": members(entry("Jane", "Doe", ", \"level3URL\": \"\(url)\"")),
      file: text,
    ])
    let filtered = try await shelf.contents("A", ReadingOptions(omissions: [.birthdays]))
    #expect(filtered.sources.last?.contents == nil && filtered.codes.count == 1)
    #expect(filtered.members[0].gallery?.form == nil)
    let whole = try await shelf.contents()
    #expect(whole.sources.last?.contents != nil && whole.members[0].gallery?.form != nil)
  }
}
