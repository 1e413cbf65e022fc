import Foundation
import TestSupport
import Testing

/// A path where no file or bundle can be is refused in a sentence, and stays as it is.
struct SpecialPlaceTests {
  private let hub: SmallHub

  init() async throws {
    hub = try SmallHub.usual()
    try await hub.export()
    let manager = FileManager.default
    for name in ["folder", "full"] {
      try manager.createDirectory(
        atPath: hub.folder.path(name), withIntermediateDirectories: true)
    }
    try hub.folder.write("mine", to: "full/file")
    try hub.folder.write("mine", to: "file")
    try manager.createSymbolicLink(
      atPath: hub.folder.path("dangling"), withDestinationPath: "nothing")
    try #require(mkfifo(hub.folder.path("fifo"), 0o600) == 0)
  }

  /// Paths where no file or folder can be made, with words of the message.
  private static let places: [String] = [
    "/proc/self/mem", "/proc/self/x", "/proc/version", "/dev/full", "/dev/null", "/dev/stdout",
    "fifo", "full", "full/", "nowhere/x", "dangling", "file/", "file/x", "", ".", "..", "/",
    String(repeating: "x", count: 300), "folder/" + String(repeating: "x", count: 300) + "/x",
  ]

  private func run(_ arguments: [String]) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, arguments, in: hub.folder.url.path)
  }

  private func expect(
    _ result: ProgramResult, _ place: String, _ command: String, _ names: [String]
  ) throws {
    // What can be read and is something else is an answer of `verify`, not trouble.
    if command == "verify", result.status == 1 {
      #expect(result.output == "\(place): not a hubpack bundle\n", "\(result)")
    } else {
      #expect(result.status == 2, "\(command) \(place): \(result)")
      let lines = result.messages.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("hubpack: ") } && lines.count <= 3, "\(result)")
    }
    for word in ["Cocoa", "The operation", "couldn", "Fatal"] {
      #expect(!result.messages.contains(word), "\(command) \(place): \(result)")
    }
    #expect(try hub.folder.names() == names, "\(command) \(place)")
    for name in ["file", "full/file"] {
      #expect(try String(contentsOfFile: hub.folder.path(name), encoding: .utf8) == "mine")
    }
  }

  @Test(arguments: places)
  func `a path where nothing can be made is refused by all that write`(place: String) async throws {
    let names = try hub.folder.names()
    let export = ["export", "hub", "-q", "--offline", "--force", "--assets", "none"]
    try expect(try await run(export + ["-o", place]), place, "export", names)
    try expect(try await run(["unpack", "out.hubpack", place]), place, "unpack", names)
    try expect(
      try await run(["query", "out.hubpack", "save \"\(place)\"", "clubs"]), place, "save", names)
    let report = try await run(export + ["-o", "out.hubpack", "--report", place])
    try expect(report, place, "report", names)
    #expect(try await run(["verify", "out.hubpack"]).status == 0)
  }

  @Test(arguments: places + ["folder"])
  func `a path without a bundle is refused by all that read`(place: String) async throws {
    let names = try hub.folder.names()
    for command in [["info"], ["verify"], ["unpack"], ["query"]] {
      let rest = command == ["unpack"] ? ["new"] : command == ["query"] ? ["clubs"] : []
      try expect(try await run(command + [place] + rest), place, command[0], names)
    }
  }
}
