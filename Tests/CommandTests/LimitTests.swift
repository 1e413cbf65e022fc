import Foundation
import HubBundle
import TestSupport
import Testing

/// A limit that bites is told by name, and the bundle is not called complete.
struct LimitTests {
  /// A hub in which one thing exceeds a limit.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the messages of the export say.
    let told: String
    var options: [String] = []
    /// Changes the usual hub.
    let change: @Sendable (SmallHub) throws -> Void
  }

  private static func grow(_ name: String, to size: Int) -> @Sendable (SmallHub) throws -> Void {
    { hub in #expect(truncate(hub.path + "/" + name, off_t(size)) == 0) }
  }

  private static func levelOne(_ header: String, _ optional: String) -> String {
    """
    {"level1Header": {\(header)}, "clubs": [{"idPlus": {"town": "Lensberg",
      "fullName": "Fotokring Knipoog", "nickName": "fkKnipoog"}, "optional": {\(optional)}}]}
    """
  }

  private static func addFolders(_ hub: SmallHub) throws {
    for number in 0..<10_000 {
      try #require(mkdir(hub.path + "/\(number)", 0o700) == 0)
    }
  }

  static let cases = [
    Case(testDescription: "a text", told: "too long (65537 bytes, maximum 65536)") {
      let text = String(repeating: "a", count: 65_537)
      try $0.write("root_.level1.json", levelOne("", #""remark": "\#(text)""#))
    },
    Case(testDescription: "a URL", told: "too long (2049 bytes, maximum 2048)") {
      let url = String(repeating: "a", count: 2049)
      try $0.write("root_.level1.json", levelOne("", #""level2URL": "\#(url)""#))
    },
    Case(testDescription: "more long URLs than problems are listed", told: "1,001 texts or URLs") {
      let url = "\"\(String(repeating: "a", count: 2049))\""
      let all = [String](repeating: url, count: 1001).joined(separator: ",\n")
      try $0.write("root_.level1.json", levelOne("\"level1URLIncludes\": [\(all)]", ""))
    },
    Case(testDescription: "an include", told: "1 file could not be fetched or read") {
      let url = String(repeating: "a", count: 2049)
      try $0.write("root_.level1.json", levelOne(#""level1URLIncludes": ["\#(url)"]"#, ""))
    },
    Case(testDescription: "a text of a gallery", told: "too long (65537 bytes, maximum 65536)") {
      let text = String(repeating: "a", count: 65_537)
      try $0.write(
        "flip/config.xml",
        "<juiceboxgallery><image imageURL='a.png'><title>\(text)</title></image></juiceboxgallery>")
    },
    Case(
      testDescription: "texts of a page", told: "has 2 URLs or captions that are too long",
      options: ["--page-galleries"]
    ) {
      let name = String(repeating: "a", count: 2049)
      let caption = String(repeating: "b ", count: 1500)
      let pictures = ["flip.jpg", "\(name).jpg"].map { "<a href='\($0)'><img src='\($0)'></a>" }
      try FileManager.default.removeItem(atPath: $0.path + "/flip/config.xml")
      try $0.write(
        "flip/index.html",
        "<body><figure>\(pictures[0])<figcaption>\(caption)</figcaption></figure>\(pictures[1])")
    },
    Case(
      testDescription: "a level file", told: "is larger than 33554432 bytes",
      change: grow("fkKnipoog.level2.json", to: 33_554_433)),
    Case(
      testDescription: "a gallery", told: "is larger than 10000000 bytes",
      change: grow("flip/config.xml", to: 10_000_001)),
    Case(
      testDescription: "a picture", told: "is larger than 268435456 bytes",
      change: grow("flip.png", to: 268_435_457)),
    Case(
      testDescription: "folders", told: "the hub has more than 10000 folders", change: addFolders),
  ]

  @Test(arguments: cases)
  func `a limit is told, and changes the exit code`(limit: Case) async throws {
    let hub = try SmallHub.usual()
    try limit.change(hub)
    let bundle = hub.folder.path("b.hubpack")
    let result = try await Program.run(
      Program.hubpack, ["export", hub.path, "-o", bundle, "--no-viewer"] + limit.options)
    #expect(result.status == 3)
    #expect(result.messages.contains(limit.told), "\(result.messages)")
    #expect(result.messages.contains("incomplete: "), "\(result.messages)")
    let info = try await Program.run(Program.hubpack, ["info", bundle])
    #expect(!info.output.contains("Complete: ") && info.output.contains("Incomplete: "))
    #expect(try await Program.run(Program.hubpack, ["verify", bundle]).status == 0)
  }

  @Test func `a list may be in a folder that was not searched`() async throws {
    let hub = try SmallHub.usual()
    try Self.addFolders(hub)
    try FileManager.default.removeItem(atPath: hub.path + "/fkKnipoog.level2.json")
    #expect(try await hub.bundle().manifest.counts[.unknownLists] == 1)
  }
}
