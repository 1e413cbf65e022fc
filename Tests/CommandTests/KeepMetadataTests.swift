import Foundation
import TestSupport
import Testing

/// The option `--keep-metadata` of `export`.
struct KeepMetadataTests {
  @Test func `keeping metadata is told by export, even quietly, and by info`() async throws {
    let hub = try SmallHub.usual()
    for (name, arguments) in [("usual", []), ("kept", ["--keep-metadata"])] {
      let path = hub.folder.path(name)
      let result = try await Program.run(
        Program.hubpack,
        ["export", hub.path, "-o", path, "--offline", "--assets", "all", "--quiet"] + arguments)
      let warning = "pictures keep all metadata (--keep-metadata), perhaps where they were taken"
      #expect(result.status == 0)
      #expect(result.messages == (name == "kept" ? "hubpack: warning: \(warning)\n" : ""))
      let text = try await Program.run(Program.hubpack, ["info", path]).output
      #expect(text.contains("Pictures keep all metadata (--keep-metadata)") == (name == "kept"))
      let json = try await Program.run(Program.hubpack, ["info", path, "--format", "json"]).output
      let summary = try #require(
        JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(summary["pictureMetadata"] as? String == (name == "kept" ? "all" : "rights"))
    }
  }
}
