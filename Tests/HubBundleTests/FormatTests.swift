import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// Other programs can read bundles, and the format document is correct.
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
  func `Python's zipfile finds manifest, catalog, description, level files, viewer, pictures`()
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
      lines.prefix(7) == [
        "manifest.json 0 1980", "catalog.sqlite 8 1980", "format.txt 8 1980",
        "sources/0001-root_.level1.json 8 1980", "sources/0002-root.level0.json 8 1980",
        "sources/0003-fkknipoog.level2.json 8 1980", "sources/0004-config.xml 8 1980",
      ])
    let viewer = lines.dropFirst(7).prefix { !$0.hasPrefix("assets/") }
    #expect(viewer.first == "index.html 8 1980")
    #expect(viewer.dropFirst().allSatisfy { $0.hasPrefix("viewer/") && $0.hasSuffix(" 8 1980") })
    let pictures = lines.dropFirst(7 + viewer.count)
    #expect(pictures.count == 4)
    #expect(pictures.allSatisfy { $0.hasPrefix("assets/") && $0.hasSuffix(".png 0 1980") })
    #expect(pictures.sorted() == Array(pictures))
  }

  @Test func `the manifest begins with its media type and keeps to the order of the document`()
    async throws
  {
    let bundle = try await hub.bundle {
      ($0.title, $0.maker, $0.license) = ("Title", "Maker", "CC0-1.0")
      $0.consent = "the boards of all clubs"
      $0.release = "\"quoted\" / \\ é\u{1F4F7}"
    }
    let text = try await Program.run("unzip", ["-p", path, "manifest.json"]).output
    #expect(text.hasPrefix("{\n  \"mediaType\" : \"application/vnd.hubpack+zip\",\n"))
    let names = text.matches(of: /(?m)^  "(\w+)" :/).map { String($0.output.1) }
    let document = try String(contentsOfFile: Checkout.path("Docs/Format.md"), encoding: .utf8)
    let table = try #require(
      document.split(separator: "| member | type | meaning |").dropFirst().first)
    let listed = table.split(separator: "\n\n")[0].matches(of: /(?m)^\| `(\w+)` \|/)
      .map { String($0.output.1) }
    #expect(names == listed.filter { !["base", "thumbnailEdge", "imageEdge"].contains($0) })
    #expect(bundle.manifest.release == "\"quoted\" / \\ é\u{1F4F7}")
  }

  @Test func `the description in a bundle is short, plain, and names every table and entry`()
    async throws
  {
    let description = try await Program.run("unzip", ["-p", path, "format.txt"]).output
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 60 && lines.allSatisfy { $0.utf8.count < 80 })
    #expect(description.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    let names = ["manifest.json", "catalog.sqlite", "sources/", "assets/", "index.html", "viewer/"]
    for name in names { #expect(description.contains(name), "\(name)") }
    try await Program.run("unzip", ["-q", path, "catalog.sqlite", "-d", hub.folder.path("z")])
    func ask(_ query: String) async throws -> [Substring] {
      let result = try await Program.run("sqlite3", [hub.folder.path("z/catalog.sqlite"), query])
      #expect(result.messages == "")
      return result.output.split(separator: "\n")
    }
    let words = Set(description.split { !$0.isLetter && $0 != "_" })
    for table in try await ask("SELECT name FROM sqlite_schema WHERE type = 'table'") {
      #expect(words.contains(table), "\(table)")
    }
    let example = lines.filter { $0.hasPrefix("    ") && !$0.hasPrefix("        ") }
    #expect(try await ask(example.joined(separator: "\n")).count == 2)
  }

  @Test func `the sqlite3 shell finds a valid catalog`() async throws {
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

  @Test func `an unknown entry that the manifest lists is not a fault`() async throws {
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

  @Test func `the format document leads to the schema, rules and queries, and has the folding`()
    throws
  {
    let document = try String(contentsOfFile: Checkout.path("Docs/Format.md"), encoding: .utf8)
    for name in ["catalog", "rules", "content"] {
      #expect(document.contains("(../Sources/HubBundle/Resources/\(name).sql)"))
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

  @Test func `the hub document explains every problem, role and status`() throws {
    let document = try String(contentsOfFile: Checkout.path("Docs/Hub.md"), encoding: .utf8)
    let flags = Role.flags.flatMap(\.names) + Status.flags.flatMap(\.names)
    for word in Problem.Code.allCases.map(\.rawValue) + flags {
      #expect(document.contains("`\(word)`"), "\(word) is not explained")
    }
  }
}
