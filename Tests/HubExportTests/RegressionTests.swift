import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubSource
import TestSupport
import Testing

/// Faults that have been fixed, each with the test that would have found it.
struct RegressionTests {
  @Test func `a picture whose name differs only in case is suggested`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "flip/config.xml",
      #"<juiceboxgallery><image imageURL="../Flip/A.PNG"/><image imageURL="b.png"/></juiceboxgallery>"#
    )
    let found = try await hub.export { $0.assets = .all }.problems
      .filter { $0.code == .pictureMissing }
    #expect(
      found.map(\.message) == [
        "the picture Flip/A.PNG is missing", "the picture flip/b.png is missing",
      ])
    #expect(found.map(\.suggestion) == ["did you mean \"flip/a.png\"?", nil])
  }

  @Test func `texts with U+0000 stay distinct and do not end an export`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      #"""
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "A\u0000x", "familyName": "B"}},
       {"name": {"givenName": "A\u0000y", "familyName": "B"}}]}
      """#)
    let result = try await hub.export()
    #expect(result.manifest.counts[.photographers] == 2)
    #expect(
      result.problems.map(\.code) == [.jsonNullCharacter, .jsonNullCharacter, .keywordUnused])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
  func `a document type cannot hide behind another encoding`(encoding: String.Encoding) async throws
  {
    let hub = try SmallHub.usual()
    let gallery = """
      <?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "boo">]>
      <juiceboxgallery><image imageURL="a.png"><title>&e;</title></image></juiceboxgallery>
      """
    let data = try #require(gallery.data(using: encoding))
    try hub.folder.write(data, to: "hub/flip/config.xml")
    let result = try await hub.export()
    #expect(result.problems.map(\.code) == [.galleryUnreadable])
    #expect(result.manifest.counts[.images] == 0)
  }

  @Test func `an unpacked hub has the same problems, however often it is unpacked`() async throws {
    let hub = try SmallHub.usual()
    try FileManager.default.removeItem(atPath: hub.path + "/ans.png")
    try FileManager.default.removeItem(atPath: hub.path + "/flip")
    var result = try await hub.export()
    let problems = result.problems.map(\.description)
    #expect(problems.count == 2)
    for round in 1...3 {
      try BundleFile(path: result.path).unpack(to: hub.folder.path("round\(round)"), as: .hub)
      result = try await SmallHub.export(
        hub.folder.path("round\(round)"), to: hub.folder.path("\(round).hubpack"))
      #expect(result.problems.map(\.description) == problems)
    }
  }

  @Test func `a club is selected by any name that any of its records gives it`() async throws {
    let hub = try SmallHub()
    let club = #""idPlus": {"town": "Rome", "fullName": "Fotoclub A""#
    try hub.write(
      "root_.level1.json",
      """
      {"level1Header": {"level1URLIncludes": ["b.level1.json"]}, "clubs": [{\(club)}},
       {"idPlus": {"town": "Rome", "fullName": "Fotoclub B"}}]}
      """)
    try hub.write("b.level1.json", #"{"clubs": [{\#(club), "nickName": "fcA"}}]}"#)
    for pattern in ["fcA", "Fotoclub A (Rome)", "fotoclub ?"] {
      let bundle = try await hub.bundle {
        $0.reading.selection = ClubSelection(excluded: [pattern])
      }
      #expect(bundle.manifest.counts[.clubs] == (pattern == "fotoclub ?" ? 0 : 1))
      try bundle.catalog().forEachSource { source in
        let text = String(decoding: try bundle.contents(of: source) ?? Data(), as: UTF8.self)
        #expect(!text.contains("Fotoclub A"))
      }
    }
  }

  @Test func `references keep the form in which they were published`() async throws {
    let hub = try SmallHub.usual()
    let decomposed = "cafe\u{301}.png"
    try hub.folder.write(SmallPicture.png("x"), to: "hub/flip/\(decomposed)")
    for name in [decomposed, "caf\u{E9}.png"] {
      try hub.write(
        "flip/config.xml", #"<juiceboxgallery><image imageURL="\#(name)"/></juiceboxgallery>"#)
      #expect(try await hub.export().isComplete)
    }
  }

  @Test func `a page and a picture with the same URL survive unpacking`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "Flip", "familyName": "Flits"},
        "optional": {"level3URL": "ans.png", "featuredImage": "ans.png"}}]}
      """)
    let first = try await hub.bundle()
    try first.unpack(to: hub.folder.path("again"), as: .hub)
    let second = try await SmallHub.export(
      hub.folder.path("again"), to: hub.folder.path("2.hubpack"))
    #expect(second.manifest.contentDigest == first.manifest.contentDigest && second.isComplete)
  }

  @Test func `a file that two members name is kept when one of them owns it`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "Ans", "familyName": "A"}, "optional": {"level3URL": "j.level3.json"}},
       {"name": {"givenName": "Jan", "familyName": "J"}, "optional": {"level3URL": "j.level3.json"}}]}
      """)
    try hub.write(
      "j.level3.json",
      #"{"member": {"givenName": "Jan", "familyName": "J"}, "images": [{"imageURL": "ans.png"}]}"#)
    let first = try await hub.bundle { $0.reading.omissions = [.emails] }
    #expect(first.manifest.counts[.images] == 1)
    try first.unpack(to: hub.folder.path("again"), as: .hub)
    let second = try await SmallHub.export(
      hub.folder.path("again"), to: hub.folder.path("2.hubpack"))
    #expect(second.manifest.counts[.images] == 1)
  }

  @Test func `a Level 2 URL is resolved against the file that publishes it`() async throws {
    let hub = try SmallHub.usual()
    let club = #""idPlus": {"town": "Rome", "fullName": "Fotoclub A""#
    try hub.write(
      "root_.level1.json",
      #"{"level1Header": {"level1URLIncludes": ["sub/b.level1.json"]}, "clubs": [{\#(club)}}]}"#)
    try hub.write(
      "sub/b.level1.json", #"{"clubs": [{\#(club)}, "level2URL": "members.level2.json"}]}"#)
    try hub.write(
      "sub/members.level2.json",
      #"{"club": {\#(club)}}, "members": [{"name": {"givenName": "A", "familyName": "B"}}]}"#)
    #expect(try await hub.export().manifest.counts[.memberships] == 1)
  }

  @Test func `branches whose files have the same name are both read`() async throws {
    let hub = try SmallHub()
    try hub.write(
      "root_.level1.json",
      #"{"level1Header": {"level1URLIncludes": ["nl/root_.level1.json", "be/root_.level1.json"]}}"#)
    for country in ["nl", "be"] {
      try hub.write(
        "\(country)/root_.level1.json",
        #"{"clubs": [{"idPlus": {"town": "T", "fullName": "Club \#(country)", "nickName": "n"}}]}"#)
    }
    let result = try await hub.export()
    #expect(result.manifest.counts[.clubs] == 2)
    #expect(!result.problems.contains { $0.code == .includeCycle })
  }

  @Test func `e-mail addresses and birthdays are omitted, whatever their key`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "Flip", "familyName": "Flits"}, "dateOfBirth": "1950-01-02",
        "birthYear": 1950, "contactMail": "x1@knipoog.example",
        "optional": {"website": "mailto:x2@knipoog.example", "other": ["x3@knipoog.example"]}}]}
      """)
    let bundle = try await hub.bundle { $0.reading.omissions = [.birthdays, .emails] }
    try bundle.unpack(to: hub.folder.path("x"))
    let text = try await Program.run(
      "bash", ["-c", "cat x/sources/* x/catalog.sqlite"], in: hub.folder.url.path
    ).output
    #expect(text.contains("Flits") && !text.contains("1950") && !text.contains("@knipoog"))
  }

  @Test func `the last value of a duplicate key counts, also for a flag`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "Flip", "familyName": "Flits"},
        "optional": {"status": {"isDeceased": true, "isDeceased": false}}}]}
      """)
    let path = try await hub.export().path
    try await Program.run("unzip", ["-qo", path, "catalog.sqlite", "-d", hub.folder.path("x")])
    let deceased = try await Program.run(
      "sqlite3", [hub.folder.path("x/catalog.sqlite"), "SELECT is_deceased FROM photographers"])
    #expect(deceased.output == "0\n")
  }

  @Test func `a map of a later version is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"version": 2, "root": "x", "files": []}"#, to: HubMap.fileName)
    #expect(throws: SourceError.self) { try FolderFetcher(path: folder.url.path) }
  }

  @Test func `texts of any length, including none, are stored as published`()
    async throws
  {
    // About a page and more, alone and together, long ones before and after short ones.
    let lengths = [1, 4095, 4096, 4097, 2, 2048, 30_000, 3, 1300, 1400]
    let titles = lengths.enumerated().map { String(repeating: "\($0)", count: $1) + "é" }
    let captions = titles.dropFirst() + [""]
    let images = zip(titles, captions).map {
      #"{"imageURL": "a.png", "title": "\#($0)", "caption": "\#($1)"}"#
    }
    let hub = try SmallHub.usual()
    try hub.write("f.level3.json", #"{"images": [\#(images.joined(separator: ","))]}"#)
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "F", "familyName": "F"}, "optional": {"level3URL": "f.level3.json"}}]}
      """)
    let path = try await hub.export().path
    try await Program.run("unzip", ["-qo", path, "catalog.sqlite", "-d", hub.folder.path("x")])
    let read = try await Program.run(
      "sqlite3",
      [hub.folder.path("x/catalog.sqlite"), "SELECT title, caption FROM images ORDER BY position"])
    let expected = zip(titles, captions).map { "\($0)|\($1)\n" }
    #expect(read.output == expected.joined())
  }

  @Test func `counting lines for thousands of members of one file takes no time`() async throws {
    let hub = try SmallHub.usual()
    let members = (0..<8000).map { index in
      #"{"name": {"givenName": "G\#(index)", "familyName": "F"}, "optional": {"birthday": "never"}}"#
    }
    try hub.write(
      "fkKnipoog.level2.json",
      #"{"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": ["#
        + members.joined(separator: ",") + "]}")
    let result = try await hub.export()
    #expect(result.manifest.counts[.memberships] == 8000)
    // The first thousand, and one with the number of the others.
    #expect(result.problems.filter { $0.code == .dateInvalid }.count == 1001)
  }
}
