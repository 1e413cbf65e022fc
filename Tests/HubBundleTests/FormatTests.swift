import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// Other programs read bundles, and the format document says the truth.
struct FormatTests {
  private let hub: SmallHub
  private let path: String

  init() async throws {
    hub = try SmallHub.usual()
    path = try await hub.export { $0.assets = .all }.path
  }

  @Test func `unzip tests the bundle`() async throws {
    let result = try await Program.run("unzip", ["-tq", path])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test
  func `Python's zipfile finds manifest, catalog, level files, viewer and pictures, in this order`()
    async throws
  {
    let script = """
      import sys, zipfile
      bundle = zipfile.ZipFile(sys.argv[1])
      assert bundle.testzip() is None
      for info in bundle.infolist(): print(info.filename, info.compress_type, info.date_time[0])
      """
    let lines = try await Program.run("python3", ["-c", script, path]).output.split(separator: "\n")
    #expect(
      lines.prefix(6) == [
        "manifest.json 0 1980", "catalog.sqlite 8 1980", "sources/0001-root_.level1.json 8 1980",
        "sources/0002-root.level0.json 8 1980", "sources/0003-fkknipoog.level2.json 8 1980",
        "sources/0004-config.xml 8 1980",
      ])
    let viewer = lines.dropFirst(6).prefix { !$0.hasPrefix("assets/") }
    #expect(viewer.first == "index.html 8 1980")
    #expect(viewer.dropFirst().allSatisfy { $0.hasPrefix("viewer/") && $0.hasSuffix(" 8 1980") })
    let pictures = lines.dropFirst(6 + viewer.count)
    #expect(pictures.count == 4)
    #expect(pictures.allSatisfy { $0.hasPrefix("assets/") && $0.hasSuffix(".png 0 1980") })
    #expect(pictures.sorted() == Array(pictures))
  }

  @Test func `the sqlite3 shell finds a sound catalog`() async throws {
    try await Program.run("unzip", ["-q", path, "catalog.sqlite", "-d", hub.folder.path("x")])
    let result = try await Program.run(
      "sqlite3",
      [
        hub.folder.path("x/catalog.sqlite"),
        "PRAGMA integrity_check; PRAGMA foreign_key_check; PRAGMA application_id; PRAGMA user_version",
      ])
    #expect(result.output == "ok\n1215652464\n1\n")
  }

  @Test func `level files are kept byte for byte`() throws {
    let bundle = try BundleFile(path: path)
    var seen: [String] = []
    try bundle.catalog().forEachSource { source in
      seen.append(source.location)
      let published = try Data(contentsOf: URL(fileURLWithPath: hub.path + "/" + source.location))
      #expect(try bundle.contents(of: source) == published)
    }
    #expect(
      seen == ["root_.level1.json", "root.level0.json", "fkKnipoog.level2.json", "flip/config.xml"])
  }

  @Test func `a bundle stays readable while its name is given to another file`() throws {
    let bundle = try BundleFile(path: path)
    try FileManager.default.removeItem(atPath: path)
    try Data("something else".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try bundle.catalog().counts() == bundle.manifest.counts)
  }

  @Test func `an entry that the manifest lists but nobody knows is no fault`() async throws {
    let report = try BundleFile.verify(path: try await withExtraEntry())
    #expect(report.damages.map(\.description) == [])
  }

  /// The bundle with an entry of a later version, made by another program.
  private func withExtraEntry() async throws -> String {
    let target = hub.folder.path("later.hubpack")
    let script = """
      import hashlib, json, sys, zipfile
      old = zipfile.ZipFile(sys.argv[1])
      new = zipfile.ZipFile(sys.argv[2], "w")
      note = b"from the future"
      for info in old.infolist():
          data = old.read(info)
          if info.filename == "manifest.json":
              manifest = json.loads(data)
              manifest["entries"].append({"name": "future/note.txt", "size": len(note),
                  "sha256": hashlib.sha256(note).hexdigest()})
              manifest["somethingNew"] = True
              data = json.dumps(manifest).encode()
          new.writestr(info.filename, data, info.compress_type)
      new.writestr("future/note.txt", note)
      new.close()
      """
    let result = try await Program.run("python3", ["-c", script, path, target])
    #expect(result.status == 0, "\(result.messages)")
    return target
  }

  @Test func `the format document holds the schema, the rules, the queries and the folding`()
    throws
  {
    let document = try String(contentsOfFile: Checkout.path("Docs/Format.md"), encoding: .utf8)
    for name in ["catalog", "rules", "content"] {
      let sql = try String(
        contentsOfFile: Checkout.path("Sources/HubBundle/Resources/\(name).sql"), encoding: .utf8)
      #expect(document.contains(sql.trimmingCharacters(in: .whitespacesAndNewlines)), "\(name)")
    }
    for (letter, replacement) in Text.foldingTable {
      #expect(document.contains("`\(letter)`") && document.contains("`\(replacement)`"))
    }
  }

  @Test func `the format document explains every table, column and problem code`() async throws {
    let document = try String(contentsOfFile: Checkout.path("Docs/Format.md"), encoding: .utf8)
    try await Program.run("unzip", ["-q", path, "catalog.sqlite", "-d", hub.folder.path("y")])
    let columns = try await Program.run(
      "sqlite3",
      [
        hub.folder.path("y/catalog.sqlite"),
        "SELECT s.name, c.name FROM sqlite_schema s, pragma_table_info(s.name) c WHERE type = 'table'",
      ])
    for line in columns.output.split(separator: "\n") {
      for name in line.split(separator: "|") {
        #expect(document.contains("`\(name)`"), "\(line) is not explained")
      }
    }
    for code in Problem.Code.allCases {
      #expect(document.contains("`\(code.rawValue)`"), "\(code.rawValue) is not explained")
    }
  }

  @Test func `what the files of a hub hold is explained: every problem, role and status`() throws {
    let document = try String(contentsOfFile: Checkout.path("Docs/Hub.md"), encoding: .utf8)
    let flags = Role.flags.flatMap(\.names) + Status.flags.flatMap(\.names)
    for word in Problem.Code.allCases.map(\.rawValue) + flags {
      #expect(document.contains("`\(word)`"), "\(word) is not explained")
    }
  }
}
