import Foundation
import HubBundle
import TestSupport
import Testing

/// The option `--keep-metadata` of `export`.
struct KeepMetadataTests {
  @Test func `keeping metadata is told by export, even quietly, and by info`() async throws {
    let hub = try SmallHub.usual()
    for (name, arguments) in [("usual", []), ("kept", ["--keep-metadata"])] {
      let pictures = "ull-size pictures keep all metadata (--keep-metadata)"
      let path = hub.folder.path(name)
      let result = try await Program.run(
        Program.hubpack,
        ["export", hub.path, "-o", path, "--offline", "--assets", "all", "--quiet"] + arguments)
      let warning = "f\(pictures), perhaps where they were taken"
      #expect(result.status == 0)
      #expect(result.messages == (name == "kept" ? "hubpack: warning: \(warning)\n" : ""))
      let text = try await Program.run(Program.hubpack, ["info", path]).output
      #expect(text.contains("  F\(pictures)") == (name == "kept"))
      let json = try await Program.run(Program.hubpack, ["info", path, "--format", "json"]).output
      let summary = try #require(
        JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(summary["pictureMetadata"] as? String == (name == "kept" ? "all" : "rights"))
    }
  }

  @Test(arguments: [
    ("--assets none", "", "rights"),
    (
      "--assets thumbnails",
      "hubpack: note: --keep-metadata has no effect, because no picture keeps its size "
        + "(use --assets all or --thumbnail-edge 0)\n", "rights"
    ),
    (
      "--thumbnail-edge 0",
      "hubpack: warning: thumbnails, portraits and featured images keep all metadata "
        + "(--keep-metadata), perhaps where they were taken\n", "all"
    ),
  ])
  func `only pictures that keep their size keep their metadata`(
    options: String, message: String, metadata: String
  ) async throws {
    let hub = try SmallHub.usual()
    let path = hub.folder.path("b.hubpack")
    let result = try await Program.run(
      Program.hubpack,
      ["export", hub.path, "-o", path, "-q", "--keep-metadata"]
        + options.split(separator: " ").map(String.init))
    #expect(result.status == 0 && result.messages == message)
    #expect(try BundleFile(path: path).manifest.pictureMetadata == metadata)
    let text = try await Program.run(Program.hubpack, ["info", path]).output
    #expect(text.contains("keep all metadata") == (metadata == "all"))
  }
}
