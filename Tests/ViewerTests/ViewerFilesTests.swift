import Foundation
import GRDB
import HubBundle
import HubExport
import TestSupport
import Testing

@testable import HubViewer

/// The files of the viewer, and their way into a bundle.
struct ViewerFilesTests {
  private static let pages = Checkout.path("Sources/HubViewer/Pages")

  /// The modules of the folder Pages are joined, so that they work from `file://`: each is in one
  /// script, and a page needs one script before it can show anything.
  @Test func `modules become plain scripts, and other pages stay as they are`() async throws {
    let hub = try await SmallHub.usual().bundle()
    let files = try ViewerFiles(hub.catalog(), manifest: hub.manifest)
    func source(_ name: String) throws -> String {
      try String(contentsOfFile: "\(Self.pages)/\(name)", encoding: .utf8)
    }
    func made(_ name: String) throws -> String {
      String(decoding: try #require(try files.contents(of: name)), as: UTF8.self)
    }
    let start = try source(ViewerFiles.start)
    #expect(start.matches(of: /<script/).count == 1)
    // The clubs and museums are named for browsers without scripts.
    let parts = start.replacing("<script type=\"module\" ", with: "<script defer ")
      .components(separatedBy: "<!-- clubs -->")
    let page = try made(ViewerFiles.start)
    #expect(page.hasPrefix(parts[0]) && page.hasSuffix(parts[1]))
    #expect(page.contains("<li>Fotokring Knipoog (Lensberg)</li>"))
    #expect(page.matches(of: /<p lang="[a-z]{2}">[^<]+catalog\.sqlite/).count == 6)
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.pages)
    let modules = names.filter { $0.hasSuffix(".js") }
    let scripts = try files.names.filter { $0.hasSuffix(".js") && !$0.contains("/data/") }
      .map { (name: $0, text: try made($0)) }
    #expect(scripts.map(\.name).contains("viewer/start.js"))
    for module in modules {
      let property = "\nhubpack[\"\(module.dropLast(".js".count))\"] = "
      let homes = scripts.filter { $0.text.contains(property) }
      #expect(homes.count == 1, "\(module)")
      // The text of the module, but for imports, exports, comments and indentation.
      let body = try source(module).replacing(#/(?m)^(import [^;]*;\n|export )/#, with: "")
        .replacing("import(", with: "hubpack.script(")
        .replacing(#/(?m)^ *//.*\n/#, with: "").plain
      #expect(homes.first?.text.contains(body) == true, "\(module)")
    }
    for (name, text) in scripts {
      #expect(text.hasPrefix("\"use strict\";\n"))
      #expect(!text.contains(#/(?m)^(import|export)\b/#), "\(name)")
    }
    for name in names where !name.hasSuffix(".js") && name != ViewerFiles.start {
      #expect(try made(ViewerFiles.prefix + name) == source(name).plain, "\(name)")
    }
    #expect(
      files.names.filter { !$0.contains("/data/") }.count
        == names.count - modules.count + scripts.count)
  }

  @Test func `an export writes the viewer and lists it in the manifest`() async throws {
    let hub = try SmallHub.usual()
    let bundle = try await hub.bundle()
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    #expect(bundle.manifest.entries.map(\.name) == ["catalog.sqlite", "format.txt"] + files.names)
    #expect(try BundleFile.verify(path: hub.folder.path("out.hubpack")).isSound)
    let folder = hub.folder.path("unpacked")
    try bundle.unpack(to: folder)
    for name in files.names {
      let unpacked = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      #expect(try files.contents(of: name).map { Data($0) } == unpacked)
    }
  }

  @Test func `the program can make the viewer of a bundle without one`() async throws {
    let hub = try SmallHub.usual()
    let bundle = try await hub.bundle { $0.includesViewer = false }
    #expect(bundle.manifest.entries.map(\.name) == ["catalog.sqlite", "format.txt"])
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    for name in files.names { #expect(try files.contents(of: name)?.isEmpty == false) }
    let same = try await hub.bundle()
    #expect(same.manifest.contentDigest == bundle.manifest.contentDigest)
  }

  @Test(arguments: [
    "", "index.htm", "viewer/", "viewer/data/people-1.js", "viewer/data/people--1.js",
    "viewer/data/people-01.js", "viewer/data/hub-0.js", "viewer/../index.html",
    "viewer/data/people-99999999999999999999.js",
  ])
  func `a name that is not a file of the viewer has no contents`(name: String) async throws {
    let bundle = try await SmallHub.usual().bundle()
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    #expect(try files.contents(of: name) == nil)
  }

  @Test func `each single fact has a column in its rows, and a label`() async throws {
    let bundle = try await SmallHub.usual().bundle()
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    let piece = try #require(try files.contents(of: "viewer/data/hub.js"))
    let json = try #require(
      String(decoding: piece, as: UTF8.self).firstMatch(of: /,(.*)\);\n$/.dotMatchesNewlines()))
    let hub = try JSONDecoder().decode(Hub.self, from: Data(json.1.utf8))
    // Words that another language lacks are shown in English.
    let english = try String(contentsOfFile: "\(Self.pages)/words.js", encoding: .utf8)
    #expect(hub.facts.count == 4)
    for (rows, kind) in [
      ("details", "organizations"), ("people", "people"), ("memberships", "memberships"),
      ("exhibitions", "exhibitions"),
    ] {
      let facts = try #require(hub.facts[kind])
      #expect(!facts.isEmpty)
      for fact in facts {
        #expect(hub.columns[rows]?.contains(fact[0]) == true, "\(rows) \(fact)")
        // The dates and venue of an exhibition stand below its name.
        if kind == "exhibitions", Self.isWhenOrWhere(fact[0]) { continue }
        #expect(english.contains(" \(fact[0]): \""), "\(fact)")
      }
    }
  }

  private static func isWhenOrWhere(_ fact: String) -> Bool {
    ["startDate", "endDate", "venue", "town"].contains(fact)
  }

  /// The parts of the piece `hub` that describe other pieces.
  private struct Hub: Decodable {
    let columns: [String: [String]]
    /// The name and kind of each fact, by the things that have it.
    let facts: [String: [[String]]]
  }

  @Test func `every row is in exactly one piece of data`() async throws {
    let bundle = try BundleFile(path: Checkout.path("Bundles/lumen-hub-2026.11.hubpack"))
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    let text = try files.names.filter { $0.contains("/data/") }.map { name in
      String(decoding: try #require(try files.contents(of: name)), as: UTF8.self)
    }.joined()
    // People appear once among the names, and once among the members of each club.
    #expect(text.components(separatedBy: "\"Zonneschijn\"").count - 1 == 2)
    #expect(text.components(separatedBy: "\"Kring Zonder Bijnaam\"").count - 1 == 1)
  }

  /// SQLite then returns a row twice, although its id is a primary key.
  @Test func `an index with a repeated row does not crash the program`() async throws {
    let hub = try SmallHub.usual()
    _ = try await hub.bundle()
    let path = hub.folder.path("out.hubpack")
    let result = try await Program.run(
      "python3",
      [
        "-c",
        """
        import hashlib, json, sqlite3, sys, zipfile
        with zipfile.ZipFile(sys.argv[1]) as bundle:
            entries = {info.filename: bundle.read(info) for info in bundle.infolist()}
        with open(sys.argv[2], "wb") as file:
            file.write(entries["catalog.sqlite"])
        def run(*statements):
            with sqlite3.connect(sys.argv[2], isolation_level=None) as connection:
                for statement in statements:
                    connection.execute(statement)
            connection.close()
        # While nobody knows of the index, a row gets another key.
        run("PRAGMA writable_schema = ON", "CREATE TABLE hidden AS SELECT * FROM sqlite_schema "
            "WHERE type = 'index' AND sql LIKE '%ON photographers%'",
            "DELETE FROM sqlite_schema WHERE name IN (SELECT name FROM hidden)")
        run("PRAGMA foreign_keys = OFF", "CREATE TABLE kept AS SELECT * FROM photographers LIMIT 1",
            "DELETE FROM photographers WHERE id = (SELECT id FROM kept)",
            "UPDATE kept SET sort_key = sort_key || 'x'")
        run("PRAGMA writable_schema = ON", "INSERT INTO sqlite_schema SELECT * FROM hidden")
        run("INSERT INTO photographers SELECT * FROM kept", "DROP TABLE kept", "DROP TABLE hidden")
        with open(sys.argv[2], "rb") as file:
            catalog = entries["catalog.sqlite"] = file.read()
        manifest = json.loads(entries["manifest.json"])
        manifest["entries"][0].update(
            size=len(catalog), sha256=hashlib.sha256(catalog).hexdigest())
        entries["manifest.json"] = json.dumps(manifest).encode()
        with zipfile.ZipFile(sys.argv[1], "w") as bundle:
            for name, data in entries.items():
                entry = zipfile.ZipInfo(name)
                entry.external_attr = 0o100644 << 16
                bundle.writestr(entry, data)
        """, path, hub.folder.path("catalog.sqlite"),
      ])
    #expect(result.status == 0, "\(result.messages)")
    let bundle = try BundleFile(path: path)
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    let ids = files.plan.photographers
    #expect(Set(ids).count < ids.count)
    for name in files.names { #expect(try files.contents(of: name)?.isEmpty == false) }
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `the list of people can be read in parts of any size`(size: Int) async throws {
    // Some names have the same sort key.
    let names = ["Vizier", "Vízier", "vizier", "Diafragma", "Zoeker", "Zöeker", "Zoom"]
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
      \(names.map { #"{"name": {"givenName": "Bo", "familyName": "\#($0)"}}"# }.joined(separator: ","))
      ]}
      """)
    let catalog = try await hub.bundle().catalog()
    let people = try PiecePlan(catalog).photographers
    #expect(people.count == names.count)
    for start in stride(from: 0, to: people.count, by: size) {
      var part: [Int64] = []
      try catalog.forEachRow(of: ViewerFiles.names, [people[start], size]) {
        part.append(try $0.id("id"))
      }
      #expect(part == Array(people[start...].prefix(size)))
    }
  }
}

extension String {
  /// The text of a page without the comments of whole lines and without indentation.
  fileprivate var plain: String {
    replacing(#/(?ms)^ */\*.*?\*/\n/#, with: "").replacing(#/(?m)^ +/#, with: "")
  }
}
