import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// `Scripts/read-bundle.py` was written from Docs/Format.md alone, and must agree with hubpack.
struct SecondReaderTests {
  private func read(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run("python3", [Checkout.path("Scripts/read-bundle.py")] + arguments)
  }

  @Test(
    arguments: ["lumen-hub-2026.05", "lumen-hub-2026.11"]
      .map { Checkout.path("Bundles/\($0).hubpack") }
      + (["good"] + FaultyBundleTests.odd.map { "odd/\($0)" }).map(FaultyBundles.path))
  func `both readers accept a valid bundle, with the same content digest`(path: String) async throws
  {
    let result = try await read(path, "--json")
    #expect(result.status == 0, "\(result.messages)\(result.output)")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let bundle = try BundleFile(path: path)
    #expect(document["id"] as? String == bundle.id.hex)
    let digests = bundle.manifest.contentDigests.map { (String($0.key), $0.value) }
    #expect(
      document["contentDigests"] as? [String: String] == Dictionary(uniqueKeysWithValues: digests))
    #expect((document["clubs"] as? [Any])?.count == bundle.manifest.counts[.clubs])
  }

  @Test(arguments: FaultyBundleTests.expectations.keys.sorted())
  func `both readers refuse a faulty bundle, and recognize a newer one`(fault: String)
    async throws
  {
    let path = FaultyBundles.path(fault)
    let result = try await read(path)
    #expect(result.status == (try isNewer(path) ? 2 : 1), "\(result.messages)")
    #expect(result.messages.contains("use a newer reader") == (result.status == 2))
    #expect(!result.messages.contains("Traceback"))
    // Rows that break a rule change the content digest, too, which has to be no more than the
    // second line of defence.
    let isOfDigest = result.messages.contains("content digest mismatch")
    #expect(isOfDigest == (fault == "manifest-with-wrong-content-digest"), "\(result.messages)")
  }

  /// Returns true if hubpack finds no damage, but needs a newer version of itself.
  private func isNewer(_ path: String) throws -> Bool {
    do {
      return try BundleFile.verify(path: path).isSound
    } catch let error as BundleError where error.code == .unsupported {
      return true
    }
  }

  @Test(arguments: FaultyBundleTests.sound)
  func `both readers accept an unusual but valid bundle`(name: String) async throws {
    let result = try await read(FaultyBundles.path(name))
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test func `both readers fold texts of every script in the same way`() async throws {
    let hub = try SmallHub()
    let names = [
      "ΟΔΟΣ ΣΑΣ", "İstanbul Iğdır", "Straße ẞ ŒUVRE", "한국 사진", "ガラス", "Ǆ ﬃ ½ Ⅷ ℌ",
      "a\u{301}\u{5BF}b", "\u{378} not assigned", "𐐀 Deseret", "’s-Gravenhage",
      "ŁÓDŹ", "ʼn Ŀ", "नमस्ते",
    ]
    let members = names.map { ["name": ["givenName": $0, "infixName": "ﬀ", "familyName": $0]] }
    func json(_ value: Any) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }
    let identity = ["fullName": names.joined(separator: " "), "town": "ΣΑΣ", "nickName": "n"]
    try hub.write("root_.level1.json", json(["clubs": [["idPlus": identity]]]))
    try hub.write("n.level2.json", json(["club": ["idPlus": identity], "members": members]))
    try hub.write("root.level0.json", json(["keywords": names.map { ["idString": $0] }]))
    let path = try await hub.export().path
    #expect(try BundleFile.verify(path: path).damages.map(\.description) == [])
    let result = try await read(path)
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test func `the second reader accepts a new export`() async throws {
    let hub = try SmallHub.usual()
    let result = try await hub.export { $0.assets = .all }
    #expect(try await read(result.path).status == 0)
  }
}
