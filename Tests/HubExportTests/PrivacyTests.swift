import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// What a selection of clubs leaves out leaves no trace, wherever a hub has hidden it.
struct PrivacyTests {
  private let hub: SmallHub

  init() throws { hub = try SmallHub.usual() }

  /// Every byte that the bundle of the selection hands out, inflated.
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

  @Test func `what is wrong with an excluded club is not told`() async throws {
    try writeRoot(#"{"idPlus": {"town": "T", "fullName": "Secret Society"}, "coordinates": 7},"#)
    let text = try await everything()
    #expect(text.contains("Knipoog") && !text.contains("Secret"))
  }

  @Test func `a record that names no club does not go along`() async throws {
    try writeRoot(
      #"{"idPlus": {"fullName": "Secret Society"}, "contactEmail": "x@secret.example"},"#)
    let text = try await everything()
    #expect(!text.contains("Secret") && !text.contains("secret.example"))
  }

  @Test func `a list that a second key of the same name hides does not go along`() async throws {
    try writeRoot("", head: #""clubs": [{"idPlus": {"town": "T", "fullName": "Secret Society"}}],"#)
    let text = try await everything()
    #expect(text.contains("Knipoog") && !text.contains("Secret"))
  }

  @Test func `the members of another club do not go along`() async throws {
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "T", "fullName": "Secret Society"}},
       "members": [{"name": {"givenName": "Sam", "familyName": "Secret"}}]}
      """)
    #expect(!(try await everything()).contains("Secret"))
  }

  @Test func `the gallery of somebody else does not go along`() async throws {
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

  @Test func `the digest of the published file does not betray what was omitted`() async throws {
    let bundle = try await hub.bundle { $0.reading.omissions = [.birthdays] }
    try bundle.unpack(to: hub.folder.path("y"))
    let digests = try await Program.run(
      "sqlite3",
      [hub.folder.path("y/catalog.sqlite"), "SELECT count(original_sha256) FROM sources"])
    #expect(digests.output == "0\n")
  }
}
