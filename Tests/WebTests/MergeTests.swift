import Foundation
import HubBundle
import TestSupport
import Testing

/// Branches of a served hub that are exported one by one, and merged from their bundles.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct MergeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func with(_ body: (FaultyServer) async throws -> Void) async throws {
    let server = try await FaultyServer.start()
    do {
      try serve(server)
      try await body(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private static func club(_ name: String) -> String {
    #""idPlus": {"fullName": "\#(name)", "town": "Best", "nickName": "\#(name)"}"#
  }

  private func serve(
    _ server: FaultyServer, list path: String, of club: String, _ members: [(String, String)]
  ) {
    let members = members.map { name, facts in
      #"{"name": {"givenName": "\#(name)", "familyName": "Aker"}, "optional": {\#(facts)}}"#
    }
    let list =
      #"{"club": {\#(Self.club(club))}, "members": [\#(members.joined(separator: ","))]}"#
    server.serve(path, .file(Array(list.utf8)))
  }

  private func gallery(_ server: FaultyServer, _ path: String, _ pictures: String...) {
    let images = pictures.map { #"<image imageURL="\#($0).png" thumbURL="t\#($0).png"/>"# }
    server.serve(
      path + "config.xml",
      .file(Array("<juiceboxgallery>\(images.joined())</juiceboxgallery>".utf8)))
  }

  /// Serves a hub of two branches with everything that a server may answer.
  private func serve(_ server: FaultyServer) throws {
    func file(_ path: String, _ text: String, type: String = "application/json") {
      server.serve(path, .file(ServedFile(Array(text.utf8), type: type, etag: "\"\(path)\"")))
    }
    func picture(_ path: String, _ shade: UInt8) {
      let lines = [[UInt8]](repeating: [0] + (0..<90).map { $0 ^ shade }, count: 60).joined()
      let bytes = PNGFile.grey(width: 90, height: 60, lines: Array(lines))
      server.serve(path, .file(ServedFile([UInt8](bytes), type: "image/png", etag: "\"\(path)\"")))
    }
    file(
      "/root_.level1.json",
      #"{"level1Header": {"level1URLIncludes": ["north.level1.json", "south/south.level1.json"]}}"#)
    file("/root.level0.json", #"{"keywords": [{"idString": "Night"}]}"#)
    file(
      "/north.level1.json",
      """
      {"clubs": [{\(Self.club("fcN")), "level2URL": "\(server.url("/fcN.level2.json"))"},
                 {\(Self.club("fcListless"))},
                 {\(Self.club("fcPlaceholder")), "level2URL": "https://x.example/p.level2.json"}],
       "museums": [{"idPlus": {"fullName": "M", "town": "Best"}}]}
      """)
    file(
      "/south/south.level1.json",
      """
      {"clubs": [{\(Self.club("fcS")), "level2URL": "moved.level2.json"},
                 {\(Self.club("fcGone")), "level2URL": "gone.level2.json"},
                 {\(Self.club("fcBroken")), "level2URL": "broken.level2.json"}]}
      """)
    file("/south/broken.level2.json", #"{"club": {"#)
    let page = #"<title>Bea Aker</title><main><a href="mist.png"><img src="t.png" alt="Mist"></a>"#
    let both = server.url("/both.png")
    serve(
      server, list: "/fcN.level2.json", of: "fcN",
      [
        ("Anna", #""photographerImage": "\#(both)", "level3URL": "anna/", "keywords": ["Night"]"#),
        ("Bea", #""level3URL": "bea/", "featuredImage": "https://x.example/f.png""#),
        ("Cas", #""level3URL": "cas/""#), ("Dina", #""level3URL": "dina/""#),
      ])
    gallery(server, "/anna/", "a", "missing")
    picture("/anna/a.png", 1)
    picture("/anna/ta.png", 2)
    file("/bea/", page, type: "text/html")
    picture("/bea/mist.png", 3)
    server.serve("/cas/", .status(403))
    server.serve("/south/moved.level2.json", .redirect(to: "/far/fcS.level2.json"))
    serve(
      server, list: "/far/fcS.level2.json", of: "fcS",
      [
        (
          "Eva",
          #""photographerImage": "eva.png", "level3URL": "eva/", "featuredImage": "\#(both)""#
        ),
        ("Fien", #""level3URL": "fien/""#), ("Gijs", #""level3URL": "gijs/""#),
        ("Hans", #""level3URL": "hans/hans.level3.json""#),
      ])
    picture("/far/eva.png", 4)
    picture("/both.png", 5)
    file("/far/eva/config.xml", "<juiceboxgallery><image>", type: "text/xml")
    file("/far/fien/", #"<meta name="robots" content="noindex">"# + page, type: "text/html")
    server.serve("/far/gijs/config.xml", .redirect(to: "/gijs/config.xml"))
    gallery(server, "/gijs/", "a")
    picture("/gijs/a.png", 6)
    server.serve("/gijs/ta.png", .file(Array("no picture".utf8), type: "image/png"))
    file("/far/hans/hans.level3.json", #"{"images": [{"imageURL": "\#(both)", "title": "Both"}]}"#)
  }

  @discardableResult
  private func export(
    _ source: String, _ name: String, _ options: [String]
  ) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack,
      ["export", source, "-o", folder.path(name), "--force", "--created", "2026-11-29"] + options,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  /// Exports the root without its clubs, and each branch.
  private func exportBranches(_ server: FaultyServer, _ options: [String]) async throws {
    let parts = [
      ("trunk", "/root_.level1.json", ["--exclude-club", "*", "--assets", "none"]),
      ("north", "/north.level1.json", options),
      (
        "south", "/south/south.level1.json",
        options + ["--level0", server.url("/root.level0.json")]
      ),
    ]
    for (name, path, options) in parts {
      let result = try await export(server.url(path), name, options)
      #expect([0, 3].contains(result.status), "\(result.messages)")
    }
  }

  /// Writes a root whose branches are on the web, and returns its path.
  private func localRoot(_ server: FaultyServer) throws -> String {
    try folder.write(
      """
      {"level1Header": {"level1URLIncludes":
        ["\(server.url("/north.level1.json"))", "\(server.url("/south/south.level1.json"))"]}}
      """, to: "hub/root_.level1.json")
  }

  private func bases(_ names: String...) -> [String] {
    ["--bases-only"] + names.flatMap { ["--base", folder.path($0)] }
  }

  private func rows(_ name: String, _ query: String) async throws -> String {
    let result = try await Program.run(
      Program.hubpack, ["query", folder.path(name), "--format", "csv", "sql " + query])
    #expect(result.status == 0, "\(result.messages)")
    return result.output
  }

  private func manifest(_ name: String) throws -> Manifest {
    try BundleFile(path: folder.path(name)).manifest
  }

  private static let choices: [[String]] = [
    [], ["--assets", "all", "--image-edge", "48"], ["--page-galleries"],
  ]

  @Test(arguments: choices)
  func `a merge of branches equals the export of the whole hub, and asks no server`(
    options: [String]
  ) async throws {
    try await with { server in
      let options = options + ["--thumbnail-edge", "32"]
      let whole = try await export(server.url("/root_.level1.json"), "whole", options)
      #expect(whole.status == 3, "\(whole.messages)")
      try await exportBranches(server, options)
      server.forgetRequests()
      let merged = try await export(
        server.url("/root_.level1.json"), "merged", options + bases("trunk", "north", "south"))
      #expect(merged.status == 3, "\(merged.messages)")
      #expect(server.requests.isEmpty)
      #expect(try manifest("merged").contentDigests == manifest("whole").contentDigests)
      #expect(try manifest("merged").counts == manifest("whole").counts)
      #expect(try manifest("merged").leftOut == manifest("whole").leftOut)
      #expect(try BundleFile.verify(path: folder.path("merged")).isSound)
      for query in [
        "SELECT location, role, state, reason, sha256, original_sha256 FROM sources ORDER BY 1",
        """
        SELECT location, state, reason, original_sha256, form, large.sha256, small.sha256
        FROM pictures LEFT JOIN assets AS large ON large.id = asset_id
        LEFT JOIN assets AS small ON small.id = thumbnail_asset_id ORDER BY location
        """, "SELECT * FROM validators ORDER BY location",
        "SELECT full_name, members_state, members_reason FROM organizations ORDER BY 1",
        "SELECT code, file, line, message FROM problems ORDER BY 1, 2, 3, 4",
      ] {
        #expect(try await rows("merged", query) == rows("whole", query))
      }
    }
  }

  @Test func `a hub without Level 0 is merged without it`() async throws {
    try await with { server in
      server.serve("/root.level0.json", .status(404))
      let root = server.url("/root_.level1.json")
      try await export(root, "whole", [])
      try await export(root, "trunk", ["--exclude-club", "*", "--assets", "none"])
      try await export(root, "merged", bases("trunk"))
      let query = "SELECT code FROM problems WHERE code = 'level0-missing'"
      for name in ["whole", "merged"] {
        #expect(try await rows(name, query).contains("level0-missing"), "\(name)")
        let sources = try await rows(name, "SELECT role FROM sources WHERE role = 'level0'")
        #expect(!sources.contains("level0"), "\(name)")
      }
    }
  }

  @Test func `a root in a folder is merged with branches on the web`() async throws {
    try await with { server in
      let root = try localRoot(server)
      let options = ["--level0", server.url("/root.level0.json"), "--allow-private-network"]
      try await export(root, "whole", options)
      try await exportBranches(server, [])
      server.forgetRequests()
      try await export(root, "merged", options + bases("trunk", "south", "north"))
      #expect(server.requests.isEmpty)
      #expect(try manifest("merged").contentDigests == manifest("whole").contentDigests)
    }
  }

  @Test func `branches in a folder are merged without reading their pictures again`() async throws {
    let hub = try SmallHub.usual()
    let root = try String(contentsOfFile: hub.path + "/root_.level1.json", encoding: .utf8)
    try hub.write("knipoog.level1.json", root)
    try hub.write(
      "molc.level1.json", #"{"museums": [{"idPlus": {"fullName": "B", "town": "Best"}}]}"#)
    try hub.write(
      "root_.level1.json",
      """
      {"level1Header": {"level1URLIncludes": ["knipoog.level1.json", "molc.level1.json"]}}
      """)
    try await export(hub.path, "whole", [])
    for branch in ["knipoog", "molc"] {
      try await export(hub.path + "/\(branch).level1.json", branch, [])
    }
    for name in ["flip.png", "ans.png", "flip/a.png", "flip/t.png"] {
      try FileManager.default.removeItem(atPath: hub.path + "/" + name)
    }
    let merged = try await export(hub.path, "merged", bases("knipoog", "molc"))
    #expect(merged.status == 0, "\(merged.messages)")
    #expect(try manifest("merged").contentDigests == manifest("whole").contentDigests)
  }

  @Test func `what a branch took from its own base stays stale in the merge`() async throws {
    try await with { server in
      let root = server.url("/root_.level1.json")
      try await export(root, "whole", [])
      try await exportBranches(server, [])
      for path in ["/anna/ta.png", "/anna/config.xml", "/both.png", "/fcN.level2.json"] {
        server.serve(path, .status(403))
      }
      let options = ["--carry-forward", "--base"]
      try await export(root, "whole", options + [folder.path("whole")])
      try await export(
        server.url("/north.level1.json"), "north", options + [folder.path("north")])
      try await export(
        server.url("/south/south.level1.json"), "south", options + [folder.path("south")])
      try await export(root, "merged", bases("trunk", "north", "south"))
      for table in ["sources", "pictures"] {
        let query = "SELECT location, state, reason, since FROM \(table) ORDER BY 1"
        let merged = try await rows("merged", query)
        #expect(try await merged == rows("whole", query) && merged.contains(",stale,"))
      }
      #expect(try manifest("merged").contentDigests == manifest("whole").contentDigests)
    }
  }

  @Test func `a file that no base holds is named and skipped`() async throws {
    try await with { server in
      try await exportBranches(server, [])
      server.forgetRequests()
      let merged = try await export(
        server.url("/root_.level1.json"), "merged", bases("trunk", "north"))
      #expect(server.requests.isEmpty)
      let branch = server.url("/south/south.level1.json")
      let warning = "warning: not in any earlier bundle (--base): 1 level file, such as \(branch)\n"
      #expect(merged.status == 3 && merged.messages.contains(warning), "\(merged.messages)")
      let query = "SELECT state, reason FROM sources WHERE location = '\(branch)'"
      #expect(try await rows("merged", query).contains("left-out,offline"))
      let rootless = try await export(
        server.url("/root_.level1.json"), "rootless", bases("north", "south"))
      #expect(rootless.status == 2 && rootless.messages.contains("was skipped (offline)"))
    }
  }

  @Test func `where bases disagree the first one counts, and no statement is taken over`()
    async throws
  {
    try await with { server in
      let alike = ["--maker", "Ans", "--license", "CC0-1.0"]
      try await exportBranches(server, alike + ["--title", "T", "--consent", "the board of N"])
      let picture = [UInt8](SmallPicture.png("other"))
      server.serve("/both.png", .file(ServedFile(picture, type: "image/png")))
      try await export(
        server.url("/south/south.level1.json"), "south",
        alike + ["--title", "T", "--consent", "the board of S"])
      func digest(_ bundle: String) async throws -> String {
        let query = "SELECT original_sha256 FROM pictures WHERE location LIKE '%/both.png'"
        return try await rows(bundle, query)
      }
      let root = server.url("/root_.level1.json")
      try await export(root, "ns", bases("trunk", "north", "south"))
      try await export(root, "sn", bases("trunk", "south", "north"))
      #expect(try await digest("north") != digest("south"))
      #expect(try await digest("ns") == digest("north"))
      #expect(try await digest("sn") == digest("south"))
      let local = try localRoot(server)
      try await export(local, "local", bases("north", "south"))
      let merged = try manifest("local")
      #expect(merged.title == "T" && merged.maker == "Ans" && merged.license == "CC0-1.0")
      #expect(merged.consent == nil && merged.base == nil)
    }
  }

  @Test(arguments: ["assets/", "sources/0001", "catalog.sqlite"])
  func `a damaged base is named`(part: String) async throws {
    try await with { server in
      try await exportBranches(server, [])
      let script = """
        import struct, sys, zipfile
        entries = zipfile.ZipFile(sys.argv[1]).infolist()
        entry = next(e for e in entries if e.filename.startswith(sys.argv[2]))
        content = bytearray(open(sys.argv[1], "rb").read())
        name, extra = struct.unpack_from("<HH", content, entry.header_offset + 26)
        content[entry.header_offset + 30 + name + extra + entry.compress_size // 2] ^= 0x55
        open(sys.argv[1], "wb").write(content)
        """
      _ = try await Program.run("python3", ["-c", script, folder.path("south"), part])
      let result = try await export(
        server.url("/root_.level1.json"), "merged", bases("trunk", "north", "south"))
      #expect(result.status == 2)
      #expect(result.messages.contains(folder.path("south") + ": "), "\(result.messages)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("merged")))
    }
  }

  @Test(arguments: [
    ["--assets", "all"], ["--thumbnail-edge", "32"],
    ["--assets", "all", "--image-edge", "700"], ["--omit", "emails"],
    ["--exclude-club", "fcGone"],
  ])
  func `a base that was exported with other options is refused and named`(
    options: [String]
  ) async throws {
    try await with { server in
      try await exportBranches(server, [])
      try await export(server.url("/south/south.level1.json"), "south", options)
      let result = try await export(
        server.url("/root_.level1.json"), "merged", bases("trunk", "north", "south"))
      #expect(result.status == 2)
      #expect(
        result.messages.contains(folder.path("south")) && result.messages.contains(options[0]),
        "\(result.messages)")
    }
  }

  @Test func `a base on the web is refused`() async throws {
    try await with { server in
      let url = server.url("/a.hubpack")
      let result = try await export(server.url("/root_.level1.json"), "new", ["--base", url])
      #expect(result.status == 2 && result.messages.contains("--base needs a file"))
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `an update with the bundles of branches transfers only changes`() async throws {
    try await with { server in
      let root = server.url("/root_.level1.json")
      try await exportBranches(server, [])
      server.forgetRequests()
      let bases = ["trunk", "north", "south"].flatMap { ["--base", folder.path($0)] }
      try await export(root, "update", bases)
      let sent = server.requests.filter { $0.path.hasSuffix(".png") && $0["If-None-Match"] == nil }
      #expect(sent.map(\.path).allSatisfy { $0.contains("missing") || $0 == "/gijs/ta.png" })
      try await export(root, "whole", [])
      #expect(try manifest("update").contentDigests == manifest("whole").contentDigests)
    }
  }
}
