import Foundation
import TestSupport
import Testing

/// Other programs recognize a bundle by the rules in `Docs/Recognition`, without its name (Docs/Format.md, 2.7).
struct RecognitionTests {
  private static let rules = Checkout.path("Docs/Recognition")
  private static let mediaType = "application/vnd.hubpack+zip"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Files without an extension: a fresh bundle, one with as much in front of its media type as may be there, one with
  /// more, and a ZIP file with another manifest.
  private func files() async throws -> (bundle: String, latest: String, late: String, other: String)
  {
    let hub = try SmallHub.usual()
    let bundle = folder.path("bundle")
    let exported = try await Program.run(Program.hubpack, ["export", hub.path, "-o", bundle])
    #expect(exported.status == 0, "\(exported.messages)")
    func archive(
      _ name: String, _ space: Int, _ type: String = Self.mediaType
    ) async throws -> String {
      let text =
        String(repeating: " ", count: space)
        + "{\"mediaType\":\"\(type)\",\"formatVersion\":1}"
      let script = """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1], "w") as file: file.writestr("manifest.json", sys.argv[2])
        """
      let path = folder.path(name)
      let made = try await Program.run("python3", ["-c", script, path, text])
      #expect(made.status == 0, "\(made.messages)")
      return path
    }
    // {"mediaType":" has 14 bytes.
    let most = 256 - 43 - 14
    return (
      bundle, try await archive("latest", most), try await archive("late", most + 10),
      try await archive("other", 0, "application/epub+zip")
    )
  }

  @Test func `file tells a bundle and its format version`() async throws {
    let files = try await files()
    for path in [files.bundle, files.latest] {
      let told = try await Program.run("file", ["-b", "-m", Self.rules + "/hubpack.magic", path])
      #expect(told.output == "hubpack bundle, format 1\n", "\(told.messages)")
    }
    for path in [files.late, files.other] {
      let told = try await Program.run("file", ["-b", "-m", Self.rules + "/hubpack.magic", path])
      #expect(told.status == 0 && !told.output.contains("hubpack"), "\(told.output)")
    }
  }

  #if os(Linux)
    @Test func `the shared MIME database tells a bundle by its content, and by its name`()
      async throws
    {
      let files = try await files()
      let database = folder.path("share/mime")
      try FileManager.default.createDirectory(
        atPath: database + "/packages", withIntermediateDirectories: true)
      for file in [
        "/usr/share/mime/packages/freedesktop.org.xml", Self.rules + "/hubpack.xml",
      ] {
        try FileManager.default.copyItem(
          atPath: file, toPath: database + "/packages/" + file.split(separator: "/").last!)
      }
      let updated = try await Program.run("update-mime-database", [database])
      #expect(updated.status == 0, "\(updated.messages)")
      func type(_ path: String) async throws -> Substring? {
        let told = try await Program.run(
          "gio", ["info", "-a", "standard::content-type", path],
          environment: [
            "XDG_DATA_HOME": folder.path("none"), "XDG_DATA_DIRS": folder.path("share"),
            "LC_ALL": "C.UTF-8",
          ])
        #expect(told.status == 0, "\(told.messages)")
        return told.output.firstMatch(of: /standard::content-type: (\S+)/)?.output.1
      }
      #expect(try await type(files.bundle) == Self.mediaType[...])
      #expect(try await type(files.latest) == Self.mediaType[...])
      #expect(try await type(files.late) == "application/zip")
      #expect(try await type(files.other) == "application/zip")
      let named = try folder.write("no bundle at all, but called one", to: "named.hubpack")
      #expect(try await type(named) == Self.mediaType[...])
    }
  #endif
}
