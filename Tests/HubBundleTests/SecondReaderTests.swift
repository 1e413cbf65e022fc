import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// `Scripts/read-bundle.py` was written from Docs/Format.md alone; it and hubpack have to agree.
struct SecondReaderTests {
  private func read(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run("python3", [Checkout.path("Scripts/read-bundle.py")] + arguments)
  }

  @Test(arguments: ["lumen-hub-2026.05", "lumen-hub-2026.11", "faulty-bundles/good"])
  func `a sound bundle is sound to both, with the same content digest`(name: String) async throws {
    let path = Checkout.path("Bundles/\(name).hubpack")
    let result = try await read(path, "--json")
    #expect(result.status == 0, "\(result.messages)\(result.output)")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let bundle = try BundleFile(path: path)
    #expect(document["id"] as? String == bundle.id.hex)
    #expect(document["contentDigest"] as? String == bundle.manifest.contentDigest)
    #expect((document["clubs"] as? [Any])?.count == bundle.manifest.counts.clubs)
  }

  @Test(arguments: FaultyBundleTests.expectations.keys.sorted())
  func `a faulty bundle is refused by both`(fault: String) async throws {
    let result = try await read(Checkout.path("Bundles/faulty-bundles/\(fault).hubpack"))
    #expect(result.status == 1, "\(result.messages)")
    #expect(!result.messages.contains("Traceback"))
    // A sentence for the user, and not the fault that a later version would be taken for.
    let isNewer = FaultyBundleTests.newer[fault] != nil
    #expect(result.messages.contains("newer") == isNewer, "\(result.messages)")
  }

  @Test(arguments: FaultyBundleTests.sound)
  func `what only looks odd is sound to both`(name: String) async throws {
    let result = try await read(Checkout.path("Bundles/faulty-bundles/\(name).hubpack"))
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test func `what a fresh export writes is sound to the second reader`() async throws {
    let hub = try SmallHub.usual()
    let result = try await hub.export { $0.assets = .all }
    #expect(try await read(result.path).status == 0)
  }
}
