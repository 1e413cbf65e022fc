import Foundation
import HubBundle
import HubExport
import HubModel
import HubPictures
import TestSupport
import Testing

@testable import HubSource

/// Whole hubs on the web, exported by the program.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct LiveHubTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let sample = Checkout.path("Bundles/2026.11/lumen-hub")

  /// Exports a hub with a cache of its own.
  @discardableResult
  private func export(
    _ source: String, _ name: String, _ arguments: String...
  ) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack,
      ["export", source, "-o", folder.path(name), "--force", "--created", "2026-11-15"] + arguments,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  private func bundle(_ name: String) throws -> BundleFile {
    try BundleFile(path: folder.path(name))
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
  }

  private func with(_ body: (FaultyServer) async throws -> Void) async throws {
    let server = try await FaultyServer.start()
    do { try await body(server) } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test func `a terminal shows how far an export is, and which server keeps it waiting`()
    async throws
  {
    try await with { server in
      server.serveFolder(Self.sample)
      let list = try Data(contentsOf: URL(fileURLWithPath: Self.sample + "/root.level0.json"))
      server.serve("/root.level0.json", .after(.seconds(6), .file(Array(list))))
      let terminal = try PseudoTerminal(
        running: Program.hubpack,
        ["export", server.url("/root_.level1.json"), "-o", folder.path("a"), "--assets", "all"],
        environment: ["XDG_CACHE_HOME": folder.path("cache")])
      try await terminal.wait("the server") { screen in
        screen.lines.contains {
          $0.contains(/^Reading Levels 0 and 1 …, waiting for 127\.0\.0\.1.* \([2-9] s\)$/)
        }
      }
      #expect(try await terminal.status() == 0)
      #expect(terminal.written.contains(/Reading clubs \d+ of \d+/))
      #expect(!terminal.screen.lines.contains { $0.hasPrefix("Reading") })
    }
  }

  @Test
  func `a served hub gives the content digest of its folder and the same bytes at any concurrency`()
    async throws
  {
    try await with { server in
      server.serveFolder(Self.sample)
      let root = server.url("/root_.level1.json")
      #expect(try await export(Self.sample, "folder", "--assets", "all").status == 0)
      #expect(try await export(root, "web", "--assets", "all").status == 0)
      let digest = try bundle("folder").manifest.contentDigest
      #expect(try bundle("web").manifest.contentDigest == digest)
      #expect(try BundleFile.verify(path: folder.path("web")).isSound)
      try await export(
        root, "one", "--assets", "all", "--connections", "1", "--connections-per-host", "1")
      try await export(
        root, "many", "--assets", "all", "--connections", "64", "--connections-per-host", "64")
      #expect(try bytes("one") == bytes("web"))
      #expect(try bytes("many") == bytes("web"))
      // No file is requested twice, and no file is left behind.
      let paths = server.requests.map(\.path)
      #expect(Set(paths).count * 3 == paths.count)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/hubpack")) == [])
    }
  }

  @Test func `an update transfers only changes and equals a full export`()
    async throws
  {
    try await with { server in
      let hub = folder.path("hub")
      try FileManager.default.copyItem(atPath: Self.sample, toPath: hub)
      server.serveFolder(hub)
      let root = server.url("/root_.level1.json")
      try await export(root, "old", "--assets", "all")
      let changed = "portraits/aydin.jpg"
      try FileManager.default.removeItem(atPath: hub + "/" + changed)
      try FileManager.default.copyItem(
        atPath: hub + "/portraits/aroha.jpg", toPath: hub + "/" + changed)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_800_000_000)],
        ofItemAtPath: hub + "/" + changed)
      server.forgetRequests()
      let result = try await export(
        root, "new", "--assets", "all", "--base", folder.path("old"), "--report",
        folder.path("report.json"))
      #expect(result.status == 0, "\(result.messages)")
      #expect(result.messages.contains("unchanged since the earlier bundle (--base)"))
      let paths = server.requests.map(\.path)
      #expect(Set(paths).count == paths.count)
      let report = try #require(
        try JSONSerialization.jsonObject(with: bytes("report.json")) as? [String: Any])
      let hosts = try #require(report["hosts"] as? [[String: Any]])
      let size = try Data(contentsOf: URL(fileURLWithPath: hub + "/" + changed)).count
      let transferred = try #require(hosts.first?["bytes"] as? Int)
      // Besides the picture, these are the pages for missing files and other web pages.
      #expect(transferred < size + 20_000, "\(transferred)")
      try await export(root, "full", "--assets", "all")
      #expect(try bundle("new").manifest.contentDigest == bundle("full").manifest.contentDigest)
      #expect(try bundle("new").manifest.contentDigest != bundle("old").manifest.contentDigest)
      #expect(try bundle("new").manifest.base == bundle("old").id.hex)
      #expect(try BundleFile.verify(path: folder.path("new")).isSound)
    }
  }

  @Test(arguments: [["--image-edge", "40"], []])
  func `a picture needed in different variants is fetched once and has all of them`(
    edges: [String]
  ) async throws {
    let hub = try SmallHub()
    try hub.write(
      "root_.level1.json",
      #"{"clubs": [{"idPlus": {"fullName": "A", "town": "Best"}}, {"idPlus": {"fullName": "B", "town": "Best"}}]}"#
    )
    func list(_ club: String, _ fields: String) -> String {
      #"""
      {"club": {"idPlus": {"fullName": "\#(club)", "town": "Best"}},
       "members": [{"name": {"givenName": "Ans", "familyName": "\#(club)"}, "optional": {\#(fields)}}]}
      """#
    }
    try hub.write("A.level2.json", list("A", #""level3URL": "g/""#))
    try hub.write(
      "B.level2.json", list("B", #""photographerImage": "g/t.png", "featuredImage": "g/a.png""#))
    try hub.write(
      "g/config.xml",
      #"""
      <juiceboxgallery><image imageURL="a.png" thumbURL="t.png"/>
      <image imageURL="b.png" thumbURL="b.png"/></juiceboxgallery>
      """#)
    for (grey, name) in ["a", "b", "t"].enumerated() {
      let line = [0] + Array(repeating: UInt8(grey), count: 100)
      try hub.folder.write(
        PNGFile.grey(width: 100, height: 1, lines: line), to: "hub/g/\(name).png")
    }
    let wishes = ["--assets", "all", "--thumbnail-edge", "20"] + edges
    try await with { server in
      server.serveFolder(hub.path)
      // The variants for the second club are known only after all those of the first are done.
      let second = try [UInt8](Data(contentsOf: URL(fileURLWithPath: hub.path + "/B.level2.json")))
      server.serve("/B.level2.json", .after(.milliseconds(500), .file(ServedFile(second))))
      for (name, source) in [("folder", hub.path), ("web", server.url("/root_.level1.json"))] {
        let result = try await Program.run(
          Program.hubpack,
          ["export", source, "-o", folder.path(name), "--created", "2026-11-15"] + wishes,
          environment: ["XDG_CACHE_HOME": folder.path("cache")])
        #expect(result.status == 0, "\(result.messages)")
        #expect(try BundleFile.verify(path: folder.path(name)).isSound)
      }
      #expect(try bundle("web").manifest.contentDigest == bundle("folder").manifest.contentDigest)
      #expect(try bundle("web").manifest.counts[.assets] == 6)
      let pictures = server.requests.map(\.path).filter { $0.hasSuffix(".png") }
      #expect(pictures.sorted() == ["/g/a.png", "/g/b.png", "/g/t.png"])
    }
  }

  /// Small pictures have one version: plain ones as published, others encoded anew at their own size.
  @Test func `an update fetches no unchanged picture again, however small`() async throws {
    let hub = try SmallHub.usual()
    let samples: [SamplePicture] = [.jpeg, .cmykJPEG, .animatedGIF, .webp, .animatedWebP, .avif]
    let names = samples.map { "\($0.name).\($0.facts.format.fileExtension)" }
    for (sample, name) in zip(samples, names) {
      try hub.folder.write(Data(sample.bytes), to: "hub/flip/" + name)
    }
    let images = names.map { "<image imageURL=\"\($0)\" thumbURL=\"\($0)\"/>" }.joined()
    try hub.write("flip/config.xml", "<juiceboxgallery>\(images)</juiceboxgallery>")
    try await with { server in
      server.serveFolder(hub.path)
      let root = server.url("/root_.level1.json")
      let choices = ["--assets", "all", "--image-edge", "1920"]
      func export(_ name: String, _ arguments: [String]) async throws {
        let result = try await Program.run(
          Program.hubpack,
          ["export", root, "-o", folder.path(name), "--created", "2026-11-15"] + arguments,
          environment: ["XDG_CACHE_HOME": folder.path("cache")])
        #expect(result.status == 0, "\(result.messages)")
      }
      try await export("old", choices)
      server.forgetRequests()
      try await export("new", choices + ["--base", folder.path("old")])
      let fetched = server.requests.filter {
        $0["If-None-Match"] == nil && $0["If-Modified-Since"] == nil
      }
      #expect(fetched.map(\.path) == [])
      #expect(server.requests.count >= samples.count)
      #expect(try bundle("new").manifest.contentDigests == bundle("old").manifest.contentDigests)
    }
  }

  @Test func `an update with other variants equals a full export`() async throws {
    try await with { server in
      server.serveFolder(Self.sample)
      let root = server.url("/root_.level1.json")
      try await export(root, "base", "--assets", "all")
      let wishes = [
        ["--assets", "thumbnails"], ["--assets", "none"],
        ["--assets", "all", "--thumbnail-edge", "100"],
        ["--assets", "all", "--thumbnail-edge", "0"], ["--omit", "birthdays,emails"],
        ["--assets", "all", "--image-edge", "640"], ["--exclude-club", "Fotoclub *"],
      ]
      for wish in wishes {
        for (name, more) in [("update", ["--base", folder.path("base")]), ("full", [])] {
          let result = try await Program.run(
            Program.hubpack,
            ["export", root, "-o", folder.path(name), "--force", "--created", "2026-11-15"] + wish
              + more, environment: ["XDG_CACHE_HOME": folder.path("cache")])
          #expect(result.status == 0, "\(wish): \(result.messages)")
        }
        let (update, full) = (try bundle("update").manifest, try bundle("full").manifest)
        #expect(update.contentDigest == full.contentDigest, "\(wish)")
        #expect(update.counts == full.counts, "\(wish)")
      }
    }
  }

  @Test func `a file that cannot be reached keeps its old content, marked stale`() async throws {
    try await with { server in
      server.serveFolder(Self.sample)
      let root = server.url("/root_.level1.json")
      try await export(root, "old")
      let old = try bundle("old").manifest
      server.serve("/fcZonnevlek.level2.json", .resets)
      for path in ["/portraits/aydin.jpg", "/leden-zonnevlek.level2.json"] {
        server.serve(path, .status(501))
      }
      let result = try await export(root, "new", "--base", folder.path("old"), "--carry-forward")
      #expect(result.status == 3)
      #expect(result.messages.contains("stale: "), "\(result.messages)")
      let new = try bundle("new").manifest
      #expect(new.counts[.staleSources] == 1 && new.counts[.stalePictures] == 1)
      #expect(new.contentDigest == old.contentDigest)
      #expect(try BundleFile.verify(path: folder.path("new")).isSound)
      // The second time, it keeps its old date, and an unpacked hub stays stale.
      try await export(root, "newer", "--base", folder.path("new"), "--carry-forward")
      var since: [String?] = []
      try bundle("newer").catalog().forEachPicture { picture in
        if picture.state == .stale { since.append(picture.since) }
      }
      #expect(since == ["2026-11-15T00:00:00Z"])
      try bundle("newer").unpack(to: folder.path("unpacked"), as: .hub)
      #expect(try await export(folder.path("unpacked"), "again").status == 3)
      #expect(try bundle("again").manifest.contentDigest == old.contentDigest)
      // Without the option, no old contents are used.
      try await export(root, "honest", "--base", folder.path("old"))
      #expect(try bundle("honest").manifest.counts[.failedSources] == 1)
      #expect(try bundle("honest").manifest.counts[.staleSources] == 0)
    }
  }

  @Test(arguments: ["<!DOCTYPE html><title>For sale</title>", "", "Closed for maintenance"])
  func `what a server sends in the place of a file is not the file`(answer: String) async throws {
    try await with { server in
      let hub = try SmallHub.usual()
      defer { withExtendedLifetime(hub) {} }
      let list = try String(contentsOfFile: hub.path + "/fkKnipoog.level2.json", encoding: .utf8)
      try hub.write(
        "fkKnipoog.level2.json",
        list.replacing(
          #""featuredImage""#, with: #""level3URL": "ans.level3.json", "featuredImage""#))
      try hub.write("ans.level3.json", #"{"images": [{"imageURL": "ans.png"}]}"#)
      server.serveFolder(hub.path)
      let root = server.url("/root_.level1.json")
      #expect(try await export(root, "old").status == 0)
      for path in [
        "/fkKnipoog.level2.json", "/flip/config.xml", "/ans.level3.json", "/flip.png",
        "/flip/t.png",
      ] {
        server.serve(path, .answer(Answer(200, type: "text/html", text: answer)))
      }
      let result = try await export(root, "new", "--base", folder.path("old"), "--carry-forward")
      #expect(result.status == 3 && result.messages.contains("stale: "), "\(result.messages)")
      let (old, new) = (try bundle("old").manifest, try bundle("new").manifest)
      #expect(
        new.counts[.staleSources] == 3 && new.counts[.stalePictures] == 2, "\(result.messages)")
      #expect(new.contentDigest == old.contentDigest)
      let honest = try await export(root, "honest", "--base", folder.path("old"))
      #expect(honest.status == 3 && honest.messages.contains("unknown: the members of 1 club"))
      let diff = try await Program.run(
        Program.hubpack, ["diff", folder.path("old"), folder.path("honest")])
      #expect(
        diff.output.contains("does not include the members of") && !diff.output.contains("removed"),
        "\(diff.output)")
    }
  }

  @Test(arguments: [404, 410, 204])
  func `what a hub leads to and a server no longer has keeps its old content, too`(
    status: Int
  ) async throws {
    try await with { server in
      let hub = try SmallHub()
      defer { withExtendedLifetime(hub) {} }
      func club(_ name: String, _ facts: String = "") -> String {
        #"{"idPlus": {"town": "Best", "fullName": "\#(name)", "nickName": "fc\#(name)"}, "optional": {\#(facts)}}"#
      }
      func list(_ name: String, _ member: String, _ gallery: String) -> String {
        """
        {"club": \(club(name)), "members": [{"name": {"givenName": "\(member)", "familyName": "Smit"},
          "optional": {"level3URL": "\(gallery)"}}]}
        """
      }
      try hub.write(
        "root_.level1.json",
        #"{"level1Header": {"level1URLIncludes": ["more.level1.json"]}, "clubs": [\#(club("A", #""level2URL": "a.level2.json""#))]}"#
      )
      try hub.write("more.level1.json", #"{"clubs": [\#(club("B"))]}"#)
      try hub.write("a.level2.json", list("A", "Bo", "bo.level3.json"))
      try hub.write("fcB.level2.json", list("B", "Jo", "jo/"))
      try hub.write("bo.level3.json", #"{"images": [{"imageURL": "a.png"}]}"#)
      try hub.write(
        "jo/config.xml", #"<juiceboxgallery><image imageURL="b.png"></image></juiceboxgallery>"#)
      for name in ["a.png", "jo/b.png"] {
        try hub.folder.write(SmallPicture.png(name), to: "hub/" + name)
      }
      server.serveFolder(hub.path)
      let root = server.url("/root_.level1.json")
      #expect(try await export(root, "0").status == 0)
      let digest = try bundle("0").manifest.contentDigest
      for path in ["more.level1.json", "a.level2.json", "bo.level3.json", "jo/config.xml", "jo/"] {
        server.serve("/" + path, .status(status))
      }
      // The second update has what the first one kept.
      for number in 1...2 {
        let result = try await export(
          root, "\(number)", "--base", folder.path("\(number - 1)"), "--carry-forward")
        #expect(result.status == 3)
        let manifest = try bundle("\(number)").manifest
        #expect(manifest.contentDigest == digest, "\(result.messages)")
        #expect(manifest.counts[.staleSources] == 4, "\(result.messages)")
      }
    }
  }

  @Test func `a list that a hub leads to elsewhere, in vain, keeps its old content, too`()
    async throws
  {
    try await with { server in
      let hub = try SmallHub.usual()
      defer { withExtendedLifetime(hub) {} }
      server.serveFolder(hub.path)
      let root = server.url("/root_.level1.json")
      #expect(try await export(root, "old").status == 0)
      let text = try String(contentsOfFile: hub.path + "/root_.level1.json", encoding: .utf8)
      try hub.write(
        "root_.level1.json",
        text.replacing(
          #""website""#, with: #""level2URL": "https://127.0.0.1:1/list.level2.json", "website""#))
      server.serve("/fkKnipoog.level2.json", .status(404))
      let result = try await export(root, "new", "--base", folder.path("old"), "--carry-forward")
      let (old, new) = (try bundle("old").manifest.counts, try bundle("new").manifest.counts)
      #expect(result.status == 3 && new[.staleSources] == 1, "\(result.messages)")
      #expect(new[.memberships] == old[.memberships] && new[.unknownLists] == 0)
    }
  }

  @Test func `references start from the URL that answered, at every level`() async throws {
    try await with { server in
      func club(_ name: String) -> String {
        #"{"idPlus": {"town": "Best", "fullName": "\#(name)", "nickName": "fc\#(name)"}"#
      }
      let files = [
        "/root_.level1.json": #"{"level1Header": {"level1URLIncludes": ["region.level1.json"]}}"#,
        "/north/region.level1.json": """
        {"level1Header": {"level1URLIncludes": ["village.level1.json"]}, "clubs":
          [\(club("A")), "optional": {"level2URL": "list.level2.json"}}]}
        """,
        "/north/village.level1.json": #"{"clubs": [\#(club("B"))}]}"#,
        "/lists/list.level2.json": """
        {"club": \(club("A"))}, "members": [
          {"name": {"givenName": "Ans", "familyName": "Een"},
           "optional": {"photographerImage": "ans.png", "level3URL": "ans/"}},
          {"name": {"givenName": "Bea", "familyName": "Twee"},
           "optional": {"level3URL": "bea.level3.json"}}]}
        """,
        "/photos/ans/config.xml": "<juiceboxgallery><image imageURL='1.png'/></juiceboxgallery>",
        "/photos/bea/all.level3.json": #"{"images": [{"imageURL": "2.png"}]}"#,
      ]
      for (path, text) in files { server.serve(path, .file(Array(text.utf8))) }
      let moves = [
        "/region.level1.json": "/north/region.level1.json",
        "/north/list.level2.json": "/lists/list.level2.json",
        "/lists/ans/config.xml": "/photos/ans/config.xml",
        "/lists/bea.level3.json": "/photos/bea/all.level3.json",
      ]
      for (old, new) in moves { server.serve(old, .redirect(301, to: new)) }
      for path in ["/lists/ans.png", "/photos/ans/1.png", "/photos/bea/2.png"] {
        server.serve(path, .file(SmallPicture.png(path), type: "image/png"))
      }
      let result = try await export(server.url("/root_.level1.json"), "b", "--assets", "all")
      #expect(result.status == 0, "\(result.messages)")
      let counts = try bundle("b").manifest.counts
      #expect(counts[.clubs] == 2 && counts[.images] == 2 && counts[.assets] == 3)
    }
  }

  @Test(arguments: ["000", "099"])
  func `a file with an invalid status fails, and the others are exported`(status: String)
    async throws
  {
    try await with { server in
      let hub = try SmallHub.usual()
      defer { withExtendedLifetime(hub) {} }
      server.serveFolder(hub.path)
      for path in ["/fkKnipoog.level2.json", "/root.level0.json"] {
        server.serve(path, .raw("HTTP/1.1 \(status) X\r\nContent-Length: 2\r\n\r\n{}"))
      }
      let result = try await export(server.url("/root_.level1.json"), "b")
      #expect(result.status == 3)
      #expect(
        result.messages.matches(of: /could not be fetched: invalid HTTP response/).count == 2,
        "\(result.messages)")
      #expect(try bundle("b").manifest.counts[.museums] == 1)
    }
  }

  @Test(arguments: ["assets/", "sources/"])
  func `damage of the earlier bundle is named, and nothing is written`(_ part: String) async throws
  {
    try await with { server in
      server.serveFolder(Self.sample)
      let root = server.url("/root_.level1.json")
      try await export(root, "old")
      let damaged = try await Program.run(
        "python3",
        [
          "-c",
          """
          import struct, sys, zipfile
          archive = zipfile.ZipFile(sys.argv[1])
          entry = next(e for e in archive.infolist() if e.filename.startswith(sys.argv[2]))
          content = bytearray(open(sys.argv[1], "rb").read())
          name, extra = struct.unpack_from("<HH", content, entry.header_offset + 26)
          content[entry.header_offset + 30 + name + extra + entry.compress_size // 2] ^= 0x55
          open(sys.argv[1], "wb").write(content)
          print(entry.filename)
          """, folder.path("old"), part,
        ])
      #expect(damaged.status == 0, "\(damaged.messages)")
      let entry = damaged.output.trimmingCharacters(in: .newlines)
      let result = try await export(root, "new", "--base", folder.path("old"))
      #expect(result.status == 2)
      #expect(
        result.messages.contains("(--base) cannot be used: \(folder.path("old")): \(entry): ")
          && result.messages.contains("(use another one, or export without --base)"),
        "\(result.messages)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    }
  }

  @Test func `a hub whose sites fail in every way is exported without the failed files`()
    async throws
  {
    try await with { server in
      server.serveFolder(Self.sample)
      let faults: [(String, Behaviour)] = [
        ("/portraits/annegret.jpg", .page(as: "image/jpeg")), ("/portraits/annemarie.jpg", .resets),
        ("/portraits/ariejan.jpg", .redirect(to: "http://10.0.0.1/x.jpg")),
        ("/portraits/aroha.jpg", .redirectLoop), ("/portraits/aydin.jpg", .missingPage),
        ("/portraits/barnaby.jpg", .shortBody([0xFF, 0xD8, 0xFF], missing: 10)),
        ("/root.level0.json", .hugeHeader()), ("/museumsEurope.level1.json", .gzipBomb()),
      ]
      for (path, fault) in faults { server.serve(path, fault) }
      let result = try await export(server.url("/root_.level1.json"), "b")
      #expect(result.status == 3)
      for (path, _) in faults { #expect(result.messages.contains(path), "\(path)") }
      let counts = try bundle("b").manifest.counts
      #expect(counts[.failedPictures] == 6 && counts[.failedSources] == 2)
      #expect(counts[.clubs] > 5 && counts[.assets] > 100)
      #expect(try BundleFile.verify(path: folder.path("b")).isSound)
    }
  }

  @Test func `after a kill at 20 random moments, the next run fetches nothing twice`()
    async throws
  {
    try await with { server in
      server.serveFolder(Self.sample)
      // The server is slow enough for a kill in the middle.
      for path in try FileManager.default.subpathsOfDirectory(atPath: Self.sample)
      where path.hasSuffix(".jpg") {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.sample + "/" + path))
        server.serve("/" + path, .after(.milliseconds(15), .file(ServedFile([UInt8](bytes)))))
      }
      let root = server.url("/root_.level1.json")
      try await export(root, "whole")
      let reference = try bytes("whole")
      var random = SeededGenerator(seed: 20)
      var resumed = 0
      for round in 0..<20 {
        server.forgetRequests()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.hubpack)
        process.arguments = [
          "export", root, "-o", folder.path("b"), "--force", "-q", "--created", "2026-11-15",
        ]
        process.environment = ProcessInfo.processInfo.environment
          .merging(["XDG_CACHE_HOME": folder.path("cache")]) { $1 }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let moment = Int.random(in: 1...180, using: &random)
        while process.isRunning, server.requests.count < moment {
          try await Task.sleep(for: .milliseconds(1))
        }
        kill(process.processIdentifier, SIGKILL)
        while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
        let before = server.requests.count
        let had = try notedPictures()
        #expect(try await export(root, "b").status == 0, "round \(round)")
        #expect(try bytes("b") == reference, "round \(round)")
        // (Level files, which may have been corrected, are checked for changes.)
        let again = server.requests[before...].map(\.path).filter { $0.hasSuffix(".jpg") }
        #expect(had.isDisjoint(with: again), "round \(round)")
        // Files in progress at the time of the kill may be fetched again: at most four of one host.
        let repeated = server.requests[..<before].count { again.contains($0.path) }
        #expect(repeated <= 4, "round \(round): \(repeated) of \(before) again")
        if !had.isEmpty { resumed += 1 }
      }
      #expect(resumed >= 5)
    }
  }

  /// The paths of the pictures in the cache of an interrupted export.
  private func notedPictures() throws -> Set<String> {
    let cache = folder.path("cache")
    guard let files = try? FileManager.default.subpathsOfDirectory(atPath: cache) else { return [] }
    struct Line: Decodable { let key: String }
    var paths = Set<String>()
    for journal in files where journal.hasSuffix("/journal") {
      let text = try String(contentsOfFile: cache + "/" + journal, encoding: .utf8)
      for line in text.split(separator: "\n") {
        // The first line is a header, and a kill may have cut off the last one.
        let key = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)).key
        guard let key, key.hasPrefix("picture ") else { continue }
        paths.insert("/" + key.split(separator: "/", maxSplits: 2)[2])
      }
    }
    return paths
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted export says that it can be resumed, and is`(number: Int32) async throws {
    try await with { server in
      server.serveFolder(Self.sample)
      server.serve("/portraits/aydin.jpg", .first(1, .neverAnswers, then: .missingPage))
      let root = server.url("/root_.level1.json")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Program.hubpack)
      process.arguments = ["export", root, "-o", folder.path("b"), "-q"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_CACHE_HOME": folder.path("cache")]) { $1 }
      process.standardInput = FileHandle.nullDevice
      let messages = Pipe()
      process.standardError = messages
      try process.run()
      try await eventually { server.requests.count >= 150 }
      kill(process.processIdentifier, number)
      while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
      let told = String(
        decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(process.terminationStatus == 130)
      #expect(told.contains("downloads are kept for a day"), "\(told)")
      #expect(try folder.names() == ["cache"])
      #expect(try await export(root, "b").status == 3)
      let pictures = server.requests.map(\.path).filter { $0.hasSuffix(".jpg") }
      #expect(pictures.count - Set(pictures).count <= 5)
    }
  }

  @Test func `a file corrected after an interruption is read as it is now`() async throws {
    try await with { server in
      let hub = folder.path("hub")
      try FileManager.default.copyItem(atPath: Self.sample, toPath: hub)
      server.serveFolder(hub)
      let root = server.url("/root_.level1.json")
      let whole = try String(contentsOfFile: hub + "/root_.level1.json", encoding: .utf8)
      try whole.dropLast(5).write(
        toFile: hub + "/root_.level1.json", atomically: true, encoding: .utf8)
      #expect(try await export(root, "b").status == 2)
      try FileManager.default.removeItem(atPath: hub + "/root_.level1.json")
      #expect(try await export(root, "b").messages.contains("is missing"))
      try whole.write(toFile: hub + "/root_.level1.json", atomically: true, encoding: .utf8)
      #expect(try await export(root, "b").status == 0)
    }
  }

  @Test func `the target of a redirected root is reported`() async throws {
    try await with { server in
      server.serveFolder(Self.sample)
      server.serve("/hub/", .redirect(to: "/root_.level1.json"))
      server.serve("/old.json", .redirect(301, to: "/root_.level1.json"))
      let elsewhere = try await export(server.url("/hub/"), "b")
      #expect(elsewhere.status == 2)
      #expect(
        elsewhere.messages.contains(
          "redirected to \(server.url("/root_.level1.json")) (use that URL instead)"))
      #expect(try await export(server.url("/old.json"), "b").status == 0)
    }
  }

  @Test(arguments: ["web", "folder"])
  func `pictures with the same bytes at several URLs are stored`(
    from source: String
  ) async throws {
    try await with { server in
      let hub = folder.path("twins")
      try FileManager.default.createDirectory(atPath: hub, withIntermediateDirectories: true)
      // The picture is larger than a thumbnail, so that one has to be made.
      let picture = try await PaintedHub.write(to: hub, copies: 8)
      server.serveFolder(hub)
      let root = source == "web" ? server.url("/root_.level1.json") : hub
      for round in 0..<3 {
        let result = try await export(root, "b", "--assets", round == 0 ? "all" : "thumbnails")
        #expect(result.status == 0, "\(result.messages)")
        #expect(try BundleFile.verify(path: folder.path("b")).isSound)
        var digests = Set<String?>()
        try bundle("b").catalog().forEachPicture {
          if $0.asset != nil { digests.insert($0.originalDigest?.hex) }
        }
        #expect(digests == [picture])
      }
    }
  }

  @Test func `an update makes the same smaller pictures as a full export`() async throws {
    try await with { server in
      let hub = folder.path("twins")
      try FileManager.default.createDirectory(atPath: hub, withIntermediateDirectories: true)
      _ = try await PaintedHub.write(to: hub, copies: 3)
      server.serveFolder(hub)
      let root = server.url("/root_.level1.json")
      let choices = [
        ["--assets", "thumbnails"], ["--assets", "all"],
        ["--assets", "all", "--image-edge", "700"],
        ["--thumbnail-edge", "0"],
        ["--assets", "all", "--thumbnail-edge", "0", "--image-edge", "700"],
        ["--assets", "all", "--thumbnail-edge", "300"],
      ]
      func rows(_ name: String) throws -> [String] {
        var rows: [String] = []
        try bundle(name).catalog().forEachPicture {
          rows.append("\($0.location) \($0.asset?.entry ?? "-") \($0.thumbnail?.entry ?? "-")")
        }
        return rows
      }
      func export(_ name: String, _ arguments: [String]) async throws {
        let result = try await Program.run(
          Program.hubpack,
          ["export", root, "-o", folder.path(name), "--force", "--created", "2026-11-15"]
            + arguments,
          environment: ["XDG_CACHE_HOME": folder.path("cache")])
        #expect(result.status == 0, "\(arguments): \(result.messages)")
      }
      for choice in choices { try await export(choice.joined(), choice) }
      for base in choices {
        for choice in choices {
          try await export("update", choice + ["--base", folder.path(base.joined())])
          #expect(try rows("update") == rows(choice.joined()), "\(base) then \(choice)")
        }
      }
    }
  }

  @Test func `a hub and its pictures are checked without a bundle`() async throws {
    try await with { server in
      server.serveFolder(Self.sample)
      server.serve("/portraits/aydin.jpg", .missingPage)
      func problems(_ arguments: String...) async throws -> ProgramResult {
        try await Program.run(
          Program.hubpack, ["problems", "--format", "csv"] + arguments,
          environment: ["XDG_CACHE_HOME": folder.path("cache")])
      }
      let web = try await problems(server.url("/root_.level1.json"), "-q")
      #expect(web.status == 1)
      #expect(web.output.contains("picture-missing"))
      let local = try await problems(Self.sample, "--offline", "--page-galleries", "-q")
      let committed = try await problems(Checkout.path("Bundles/lumen-hub-2026.11.hubpack"))
      #expect(local.output == committed.output && local.status == 1)
      #expect(try folder.names() == ["cache"])
    }
  }
}
