import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// Clubs that a selection excludes leave no trace, wherever a hub has hidden their data.
struct PrivacyTests {
  private let hub: SmallHub

  init() throws { hub = try SmallHub.usual() }

  /// Returns all uncompressed contents of the bundle of the selection.
  private func everything() async throws -> String {
    let bundle = try await hub.bundle {
      $0.reading.selection = ClubSelection(included: ["fkKnipoog"])
    }
    try bundle.unpack(to: hub.folder.path("x"))
    let texts = try await Program.run(
      "bash", ["-c", "cat x/manifest.json x/sources/* x/catalog.sqlite"], in: hub.folder.url.path)
    return texts.output
  }

  private func writeRoot(_ others: String, head: String = "") throws {
    try hub.write(
      "root_.level1.json",
      """
      {\(head) "clubs": [\(others)
        {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog", "nickName": "fkKnipoog"}}]}
      """)
  }

  @Test func `problems of an excluded club are not reported`() async throws {
    try writeRoot(#"{"idPlus": {"town": "T", "fullName": "Secret Society"}, "coordinates": 7},"#)
    let text = try await everything()
    #expect(text.contains("Knipoog") && !text.contains("Secret"))
  }

  @Test func `a record without a club is not included`() async throws {
    try writeRoot(
      #"{"idPlus": {"fullName": "Secret Society"}, "contactEmail": "x@secret.example"},"#)
    let text = try await everything()
    #expect(!text.contains("Secret") && !text.contains("secret.example"))
  }

  @Test func `a list hidden by a second key of the same name is not included`() async throws {
    try writeRoot("", head: #""clubs": [{"idPlus": {"town": "T", "fullName": "Secret Society"}}],"#)
    // Of a hub with two lists of clubs nothing is exported.
    let error = await #expect(throws: (any Error).self) { try await everything() }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("twice") && !message.contains("Secret"))
  }

  @Test func `a value hidden by a second key of the same name is not included`() async throws {
    try writeRoot(
      "", head: #""level1Header": {"contactEmail": "x@secret.example"}, "level1Header": {},"#)
    let text = try await everything()
    #expect(text.contains("Knipoog") && !text.contains("secret.example"))
  }

  @Test func `the members of another club are not included`() async throws {
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "T", "fullName": "Secret Society"}},
       "members": [{"name": {"givenName": "Sam", "familyName": "Secret"}}]}
      """)
    #expect(!(try await everything()).contains("Secret"))
  }

  @Test func `a gallery of another person is not included`() async throws {
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
       {"name": {"givenName": "Flip", "familyName": "Flits"},
        "optional": {"level3URL": "flip.level3.json"}}]}
      """)
    try hub.write(
      "flip.level3.json",
      #"{"member": {"givenName": "S", "familyName": "X"}, "images": [{"imageURL": "Secret.png"}]}"#)
    #expect(!(try await everything()).contains("Secret"))
    let first = try await hub.bundle { $0.reading.omissions = [.emails] }
    try first.unpack(to: hub.folder.path("again"), as: .hub)
    let second = try await SmallHub.export(
      hub.folder.path("again"), to: hub.folder.path("2.hubpack"))
    #expect(second.manifest.contentDigest == first.manifest.contentDigest)
    #expect(second.isComplete)
  }

  @Test func `the digest of the published file does not reveal what was omitted`() async throws {
    let bundle = try await hub.bundle { $0.reading.omissions = [.birthdays] }
    try bundle.unpack(to: hub.folder.path("y"))
    let digests = try await Program.run(
      "sqlite3",
      [hub.folder.path("y/catalog.sqlite"), "SELECT count(original_sha256) FROM sources"])
    #expect(digests.output == "0\n")
  }

  /// Python inflates the entries and reads all their bytes, also those of SQLite's pages that no
  /// table uses, and of the viewer.
  @Test(arguments: [[], [Omission.birthdays], [.emails], [.birthdays, .emails]])
  func `no byte of a bundle reveals what was omitted`(_ omissions: [Omission]) async throws {
    try hub.write(
      "root_.level1.json",
      """
      {"level1Header": {"maintainerEmail": "keeper@secret.example"},
       "clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog",
                             "nickName": "fkKnipoog"}, "contactEmail": "old@secret.example",
                  "optional": {"contactEmail": "club@secret.example"}}]}
      """)
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"},
                "optional": {"contactEmail": "mailto:own@secret.example"}},
       "members": [
        {"name": {"givenName": "Flip", "infixName": "van", "familyName": "Flits"},
         "optional": {"birthday": "1957-03-14", "Birthday": "14-03-1957", "email": "f@secret.example",
                      "emails": ["f@secret.example", "g@secret.example"]}},
        {"name": {"givenName": "Ans", "familyName": "Afdruk"}, "birthday": "1957-03-14",
         "optional": {"birthday": "March 14, 1957", "birthDate": "1957-03-14"}},
        {"name": {"givenName": "Bea", "familyName": "Belicht"},
         "optional": {"birthday": "14-03-1957"}}]}
      """)
    let bundle = try await hub.export { options in
      options.reading.omissions = Set(omissions)
      options.assets = .all
    }.path
    let found = try await Program.run(
      "python3",
      [
        "-c",
        """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1]) as archive:
            names = archive.namelist()
            everything = b"\\0".join(archive.read(name) for name in names)
        assert len(names) > 20 and b"Belicht" in everything
        marks = {"birthdays": ["1957-", "-1957", ", 1957", "03-14", "14-03", "March 14"], "emails": ["@secret", "secret.example"]}
        for what, texts in marks.items():
            for text in texts:
                for form in (text.encode(), text.encode("utf-16-le"), text.encode("utf-16-be")):
                    if form in everything:
                        print(what)
        """, bundle,
      ])
    #expect(found.status == 0, "\(found.messages)")
    let kept = Set(found.output.split(separator: "\n").map(String.init))
    #expect(kept == Set(Omission.allCases.map(\.rawValue)).subtracting(omissions.map(\.rawValue)))
  }
}
