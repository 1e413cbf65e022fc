import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// Faults that were found once, each with the test that would have found it.
struct RegressionTests {
  @Test func `texts with U+0000 stay apart and end no export`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      #"""
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "A\u0000x", "familyName": "B"}},
       {"name": {"givenName": "A\u0000y", "familyName": "B"}}]}
      """#)
    let result = try await hub.export()
    #expect(result.manifest.counts.photographers == 2)
    #expect(result.problems.map(\.code) == [.jsonNullCharacter, .jsonNullCharacter])
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
    #expect(result.manifest.counts.images == 0)
  }

  @Test func `an unpacked hub has the problems of the first one, however often`() async throws {
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

  @Test func `a map of a later version is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"version": 2, "root": "x", "files": []}"#, to: HubMap.fileName)
    #expect(throws: SourceError.self) { try FolderFetcher(path: folder.url.path) }
  }

  @Test func `thousands of members of one file take no time for counting lines`() async throws {
    let hub = try SmallHub.usual()
    let members = (0..<8000).map { index in
      #"{"name": {"givenName": "G\#(index)", "familyName": "F"}, "optional": {"birthday": "never"}}"#
    }
    try hub.write(
      "fkKnipoog.level2.json",
      #"{"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": ["#
        + members.joined(separator: ",") + "]}")
    let result = try await hub.export()
    #expect(result.manifest.counts.memberships == 8000)
    // The first thousand, and one that counts the rest.
    #expect(result.problems.count == 1001)
  }
}
