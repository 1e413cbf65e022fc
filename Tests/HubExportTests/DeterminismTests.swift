import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import TestSupport
import Testing

/// The same hub, options and time of creation give the same bytes.
struct DeterminismTests {
  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test func `exporting twice gives identical bytes`() async throws {
    let hub = try SmallHub.usual()
    let first = try bytes(await hub.export(to: "1.hubpack").path)
    let second = try bytes(await hub.export(to: "2.hubpack").path)
    #expect(first == second)
  }

  @Test func `the order in which a folder lists its files does not matter`() async throws {
    let hub = try SmallHub.usual()
    let first = try bytes(await hub.export(to: "1.hubpack").path)
    // Most file systems list files in the order of their creation.
    try FileManager.default.createDirectory(
      atPath: hub.folder.path("copy/flip"), withIntermediateDirectories: true)
    let names = try FileManager.default.subpathsOfDirectory(atPath: hub.path).sorted().reversed()
    for name in names where name.contains(".") {
      try FileManager.default.copyItem(
        atPath: hub.path + "/" + name, toPath: hub.folder.path("copy/" + name))
    }
    let second = try bytes(
      await SmallHub.export(hub.folder.path("copy"), to: hub.folder.path("2.hubpack")).path)
    #expect(first == second)
  }

  @Test func `the time of creation is the declared time`() async throws {
    let hub = try SmallHub.usual()
    let manifest = try await hub.export().manifest
    #expect(manifest.created == "2026-11-15T00:00:00Z")
    #expect(manifest.release == "2026.11.15")
  }

  @Test func `the content digest does not depend on the time, the release or the path`()
    async throws
  {
    let hub = try SmallHub.usual()
    let first = try await hub.export().manifest
    let second = try await hub.export {
      $0.created = Date(timeIntervalSince1970: 4_000_000_000)
      $0.release = "another"
    }.manifest
    #expect(first.contentDigest == second.contentDigest)
  }

  @Test func `one changed byte of a picture changes the content digest`() async throws {
    let hub = try SmallHub.usual()
    let first = try await hub.export().manifest
    try hub.folder.write(SmallPicture.png("another"), to: "hub/ans.png")
    let second = try await hub.export().manifest
    #expect(first.contentDigest != second.contentDigest)
  }

  @Test func `an independent reader computes the same content digest`() async throws {
    let hub = try SmallHub.usual()
    let result = try await hub.export { $0.assets = .all }
    let script = """
      import hashlib, re, sqlite3, sys, tempfile, zipfile
      folder = tempfile.mkdtemp()
      catalog = sqlite3.connect(zipfile.ZipFile(sys.argv[1]).extract("catalog.sqlite", folder))
      digest = hashlib.sha256()
      queries = re.sub("--[^\\n]*", "", open(sys.argv[2]).read()).split(";")
      for query in queries:
          if not query.strip(): continue
          for row in catalog.execute(query):
              for value in row:
                  if value is None: digest.update(b"n;")
                  elif isinstance(value, int): digest.update(b"i%d;" % value)
                  else:
                      text = value.encode()
                      digest.update(b"t%d:%s;" % (len(text), text))
              digest.update(b"\\n")
      print(digest.hexdigest(), end="")
      """
    let queries = Checkout.path("Sources/HubBundle/Resources/content.sql")
    let computed = try await Program.run("python3", ["-c", script, result.path, queries])
    #expect(computed.output == result.manifest.contentDigest, "\(computed.messages)")
  }
}
