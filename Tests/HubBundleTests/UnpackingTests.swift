import Foundation
import HubBundle
import HubExport
import HubModel
import HubSystem
import TestSupport
import Testing

/// Unpacked bundles, and exports of unpacked hubs.
struct UnpackingTests {
  @Test func `unpacked entries are those that unzip writes`() async throws {
    let hub = try SmallHub.usual()
    let path = try await hub.export { $0.assets = .all }.path
    try BundleFile(path: path).unpack(to: hub.folder.path("ours"))
    try await Program.run("unzip", ["-q", path, "-d", hub.folder.path("theirs")])
    let difference = try await Program.run(
      "diff", ["-r", hub.folder.path("ours"), hub.folder.path("theirs")])
    #expect(difference.status == 0, "\(difference.output)")
  }

  @Test func `an unpacked hub exports again with the same content digest`() async throws {
    let hub = try SmallHub.usual()
    let first = try await hub.bundle { $0.assets = .all }
    try first.unpack(to: hub.folder.path("again"), as: .hub)
    let second = try await SmallHub.export(
      hub.folder.path("again"), to: hub.folder.path("second.hubpack")
    ) {
      $0.assets = .all
      $0.created = Date(timeIntervalSince1970: 2_000_000_000)
    }
    #expect(second.manifest.contentDigest == first.manifest.contentDigest)
    #expect(second.manifest.counts == first.manifest.counts)
    #expect(second.isComplete)
  }

  @Test func `skipped and failed files stay skipped and failed in an unpacked hub`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
       "members": [
        {"name": {"givenName": "Wil", "familyName": "Web"},
         "optional": {"level3URL": "https://wil.example/gallery/", "featuredImage": "lost.png"}},
        {"name": {"givenName": "Bo", "familyName": "Blad"}, "optional": {"level3URL": "page/"}},
        {"name": {"givenName": "Kas", "familyName": "Kapot"}, "optional": {"level3URL": "broken/"}},
        {"name": {"givenName": "Nel", "familyName": "Nergens"}, "optional": {"level3URL": "gone/"}}]}
      """)
    try hub.write("page/index.html", "<html>hello</html>")
    try hub.write("broken/config.xml", "<juiceboxgallery><image imageURL=")
    let first = try await hub.bundle()
    #expect(first.manifest.counts[.failedSources] == 2)
    #expect(first.manifest.counts[.failedPictures] == 1)
    #expect(first.manifest.leftOut[.placeholders] == 1)
    try first.unpack(to: hub.folder.path("again"), as: .hub)
    let second = try await SmallHub.export(
      hub.folder.path("again"), to: hub.folder.path("second.hubpack"))
    #expect(second.manifest.contentDigest == first.manifest.contentDigest)
    #expect(second.manifest.leftOut == first.manifest.leftOut)
    #expect(!second.isComplete)
  }

  @Test(arguments: FaultyBundleTests.odd)
  func `an unpacked hub does not use the names of entries, and can be exported again`(
    name: String
  ) async throws {
    let folder = try TemporaryFolder()
    let odd = try BundleFile(path: FaultyBundles.path("odd/\(name)"))
    try odd.unpack(to: folder.path("again"), as: .hub)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("again"))
    #expect(
      Set(names) == [
        "root_.level1.json", "root.level0.json", "fkKnipoog.level2.json", "config.xml", "assets",
        "hubpack-map.json",
      ])
    let second = try await SmallHub.export(folder.path("again"), to: folder.path("again.hubpack")) {
      $0.assets = .all
    }
    #expect(second.manifest.contentDigest == odd.manifest.contentDigest)
  }

  @Test func `a level file gets a name that is valid on every system`() async throws {
    let hub = try SmallHub()
    let locations = [
      "-rf", ".hidden.json", "CON", "nul.level1.json", "Lpt1.json", "com10.json", "dots..",
      "bl ank.json", "assets", "Assets", "m/hubpack-map.json", "a/clubs.json", "b/Clubs.json",
      "9.json", "_9.json", "é.json", String(repeating: "x", count: 101),
    ]
    for (number, location) in locations.enumerated() {
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: hub.path + "/" + location).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try hub.write(
        location,
        #"{"clubs": [{"idPlus": {"town": "T", "fullName": "Club \#(number)"}}]}"#)
    }
    let includes = try JSONEncoder().encode(locations)
    try hub.write(
      "root_.level1.json",
      #"{"level1Header": {"level1URLIncludes": \#(String(decoding: includes, as: UTF8.self))}}"#)
    let first = try await hub.bundle()
    #expect(first.manifest.counts[.clubs] == locations.count)
    try first.unpack(to: hub.folder.path("again"), as: .hub)
    let names = try FileManager.default.contentsOfDirectory(atPath: hub.folder.path("again"))
      .filter { $0 != "hubpack-map.json" }
    #expect(
      names.filter { $0.first?.isNumber == false }.sorted()
        == ["_9.json", "clubs.json", "com10.json", "root_.level1.json"])
    #expect(names.contains("0002-rf") && names.contains("0008-dots"))
    #expect(Set(names.map { $0.lowercased() }).count == locations.count + 1)
    let second = try await SmallHub.export(
      hub.folder.path("again"), to: hub.folder.path("second.hubpack"))
    #expect(second.manifest.contentDigest == first.manifest.contentDigest)
  }

  @Test func `a folder that is not empty is left as it is`() async throws {
    let hub = try SmallHub.usual()
    let bundle = try await hub.bundle()
    try hub.folder.write("mine", to: "taken/file")
    #expect(throws: FileFault.self) { try bundle.unpack(to: hub.folder.path("taken")) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: hub.folder.path("taken")) == ["file"])
    try FileManager.default.createDirectory(
      atPath: hub.folder.path("empty"), withIntermediateDirectories: false)
    try bundle.unpack(to: hub.folder.path("empty"))
    #expect(FileManager.default.fileExists(atPath: hub.folder.path("empty/manifest.json")))
  }

  /// A disk that every system has. A bare root has no other than `/proc`.
  #if os(Linux)
    static let disks = ["/", "/proc"]
  #else
    static let disks = ["/", "/dev"]
  #endif

  @Test(arguments: disks)
  func `the top folder of a disk is not replaced`(path: String) async throws {
    let bundle = try await SmallHub.usual().bundle()
    let fault = #expect(throws: FileFault.self) { try bundle.unpack(to: path) }
    #expect(
      fault?.description
        == "\(path): the top folder of a disk cannot be replaced (name a folder in it)")
  }

  /// A bundle with so many more entries, eight segments deep, of which the last is damaged.
  private func deepBundle(_ count: Int, in folder: TemporaryFolder) async throws -> BundleFile {
    let script = """
      import hashlib, importlib, sys
      sys.path.insert(0, sys.argv[1])
      bundle = importlib.import_module("make-faulty-bundles").Bundle(sys.argv[2])
      count = int(sys.argv[4])
      names = [f"a/b/c/d/e/f/{number}/x" for number in range(count)]
      for name in names: bundle.add(name)
      bundle.entries[-1].data = b"BOO"
      digest = hashlib.sha256(b"boo").hexdigest()
      accounts = [{"name": name, "size": 3, "sha256": digest} for name in names]
      bundle.edit_manifest(lambda manifest: manifest["entries"].extend(accounts))
      open(sys.argv[3], "wb").write(bundle.bytes())
      """
    let path = folder.path("\(count).hubpack")
    let good = FaultyBundles.path("good")
    let made = try await Program.run(
      "python3", ["-c", script, Checkout.path("Scripts/samples"), good, path, "\(count)"],
      environment: ["PYTHONDONTWRITEBYTECODE": "1"])
    try #require(made.status == 0, "\(made.messages)")
    return try BundleFile(path: path)
  }

  @Test func `nothing is left of four thousand folders whose last file is damaged, in linear time`()
    async throws
  {
    let folder = try TemporaryFolder(inMemory: true)
    var times: [Double] = []
    for count in [500, 4000] {
      let bundle = try await deepBundle(count, in: folder)
      let error = #expect(throws: BundleError.self) {
        var start = processorTime()
        defer { times.append(processorTime() - start) }
        // After the last file, only removing is left.
        try bundle.unpack(to: folder.path("out"), progress: { _, _ in start = processorTime() })
      }
      #expect(error?.entry == "a/b/c/d/e/f/\(count - 1)/x", "\(error)")
      #expect(try folder.names().filter { !$0.hasSuffix(".hubpack") } == [])
    }
    // Eight times as many folders.
    #expect(times[1] < times[0] * 40, "\(times)")
  }
}
