import Foundation
import HubBundle
import HubExport
import HubViewer
import TestSupport
import Testing

/// The comparison of the viewer in a bundle with its catalog.
struct ViewerComparisonTests {
  private static let generator = "hubpack test"
  private let hub: SmallHub
  private let path: String

  init() async throws {
    hub = try SmallHub.usual()
    path = try await hub.export().path
  }

  private func comparison(of path: String) throws -> ViewerComparison {
    #expect(try BundleFile.verify(path: path).damages.map(\.description) == [])
    return try ViewerComparison(BundleFile(path: path), generator: Self.generator)
  }

  /// Returns the bundle after Python statements about `entries` (bytes by name), with a matching
  /// manifest.
  private func changed(_ statements: String) async throws -> String {
    let target = hub.folder.path("changed.hubpack")
    let script = """
      import hashlib, json, sys, zipfile
      with zipfile.ZipFile(sys.argv[1]) as old:
          entries = {info.filename: old.read(info) for info in old.infolist()}
      manifest = json.loads(entries["manifest.json"])
      \(statements)
      manifest["entries"] = [
          {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
          for name, data in entries.items()
          if name != "manifest.json" and not name.startswith(("sources/", "assets/"))]
      entries["manifest.json"] = json.dumps(manifest).encode()
      with zipfile.ZipFile(sys.argv[2], "w") as new:
          for name, data in entries.items(): new.writestr(name, data)
      """
    let result = try await Program.run("python3", ["-c", script, path, target])
    #expect(result.status == 0, "\(result.messages)")
    return target
  }

  @Test func `an exported viewer agrees with its catalog`() throws {
    let result = try comparison(of: path)
    #expect(result.outcome == .same)
    #expect(result.contradictions.isEmpty)
  }

  @Test func `a bundle without a viewer has nothing to compare`() async throws {
    let path = try await hub.export { $0.includesViewer = false }.path
    #expect(try comparison(of: path).outcome == .absent)
  }

  @Test(arguments: [
    (
      #"entries["viewer/data/names-0.js"] = entries["viewer/data/names-0.js"].replace(b"Ans", b"Eve")"#,
      "viewer/data/names-0.js"
    ),
    (#"del entries["viewer/data/images-0.js"]"#, "viewer/data/images-0.js"),
    (#"entries["viewer/more.js"] = b"alert(1)""#, "viewer/more.js"),
  ])
  func `data that differs from the catalog is a contradiction, named by its entry`(
    change: String, entry: String
  ) async throws {
    let result = try await comparison(of: changed(change))
    #expect(result.outcome == .contradiction)
    #expect(result.contradictions.map(\.entry) == [entry])
  }

  @Test(arguments: [
    #"entries["viewer/start.js"] += b"//""#,
    #"entries["viewer/data/borders.js"] += b"//""#,
    #"entries["viewer/data/geography.js"] += b"//""#,
    #"del entries["index.html"]"#,
    #"manifest["generator"] = "hubpack 0.0.9"; entries["viewer/data/names-0.js"] += b" ""#,
  ])
  func `pages of another version are inconclusive`(change: String) async throws {
    let result = try await comparison(of: changed(change))
    #expect(result.outcome == .otherVersion)
    #expect(result.contradictions.isEmpty)
  }

  @Test func `verify reports the result of the comparison`() async throws {
    func verify(_ path: String) async throws -> ProgramResult {
      try await Program.run(
        Program.hubpack, ["verify", path, "--level", "viewer", "--format", "json"])
    }
    let own = hub.folder.path("own.hubpack")
    let export = try await Program.run(
      Program.hubpack, ["export", hub.path, "--offline", "--quiet", "--output", own])
    #expect(export.status == 0, "\(export.messages)")
    let same = try await verify(own)
    #expect(same.status == 0)
    #expect(same.output.contains(#""viewer" : "same""#), "\(same.output)")
    // The generator names another version, and a piece of data has changed.
    let other = try await verify(
      changed(#"entries["viewer/data/names-0.js"] += b" ""#))
    #expect(other.status == 0)
    #expect(other.output.contains(#""viewer" : "other-version""#), "\(other.output)")
    let generator = try await Program.run(Program.hubpack, ["--version"]).output.dropLast()
    let contradicting = try await verify(
      changed(
        #"manifest["generator"] = "\#(generator)"; entries["viewer/data/names-0.js"] += b" ""#))
    #expect(contradicting.status == 1)
    #expect(contradicting.output.contains(#""isSound" : false"#))
  }
}
