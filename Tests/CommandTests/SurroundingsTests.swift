import Foundation
import TestSupport
import Testing

/// A prompt needs a bundle and a terminal; whatever else is missing is no obstacle.
struct SurroundingsTests {
  private let place: PromptPlace

  init() async throws {
    place = try await PromptPlace()
  }

  /// A session with two lines, the second out of the history.
  private func session(_ environment: [String: String]) async throws {
    let terminal = try await place.prompt(environment: environment)
    #expect(try await terminal.ask("clubs").last == "1 club")
    #expect(try await terminal.ask("\u{1B}[A").last == "1 club")
    try await terminal.leave()
    #expect(!terminal.screen.lines.contains { $0.hasPrefix("hubpack: ") })
  }

  @Test(arguments: [
    ["HOME": "", "XDG_STATE_HOME": "", "XDG_CONFIG_HOME": ""],
    ["HOME": "/proc/nowhere", "XDG_STATE_HOME": "", "XDG_CONFIG_HOME": ""],
    ["HOME": "/proc", "XDG_STATE_HOME": "/proc/state", "XDG_CONFIG_HOME": "/proc/config"],
    ["HOME": "relative", "XDG_STATE_HOME": "relative", "XDG_CONFIG_HOME": "."],
    ["XDG_STATE_HOME": "/dev/null", "XDG_CONFIG_HOME": "/dev/null"],
    ["TMPDIR": "/proc/nowhere", "TERM": "unheard-of"],
  ])
  func `folders that are not there or cannot be written are no obstacle`(
    environment: [String: String]
  ) async throws {
    try await session(environment)
    #expect(try place.folder.names().allSatisfy { ["hub", "out.hubpack", "state"].contains($0) })
  }

  @Test func `files in the place of folders are no obstacle`() async throws {
    try place.folder.write("", to: "state")
    try place.folder.write("", to: "config")
    try await session([:])
    #expect(try String(contentsOfFile: place.folder.path("state"), encoding: .utf8) == "")
  }

  @Test func `what is no file of commands is none`() async throws {
    for name in ["config/hubpack/init/x", "home/.config/hubpack/init/x"] {
      try place.folder.write("clubs", to: name)
    }
    try await session([:])
    try await session(["XDG_CONFIG_HOME": ""])
  }

  @Test func `the file init is found in the home folder too`() async throws {
    try place.folder.write("set mode json\n", to: "home/.config/hubpack/init")
    let terminal = try await place.prompt(environment: ["XDG_CONFIG_HOME": ""])
    #expect(try await terminal.ask("clubs").first?.hasPrefix("{\"version\": 1") == true)
    try await terminal.leave()
  }

  @Test func `a bundle that may only be read, in a folder that may only be read, opens`()
    async throws
  {
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: place.folder.path("medium"), withIntermediateDirectories: true)
    let path = place.folder.path("medium/b.hubpack")
    try manager.copyItem(atPath: place.bundle, toPath: path)
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try manager.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: place.folder.path("medium"))
    defer {
      try? manager.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: place.folder.path("medium"))
    }
    let result = try await place.run(
      "query", path, "clubs", "verify", environment: ["TMPDIR": "/proc/nowhere"])
    #expect(result.status == 0, "\(result.messages)")
    #expect(try manager.contentsOfDirectory(atPath: place.folder.path("medium")) == ["b.hubpack"])
  }

  // MARK: - What is no bundle

  @Test func `what is no bundle is told in a sentence, with exit code 2`() async throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: place.bundle))
    try place.folder.write(whole.prefix(whole.count / 2), to: "half")
    try place.folder.write("", to: "empty")
    try place.folder.write("no bundle", to: "text")
    let before = try place.folder.names()
    let reasons = [
      "hub": "is a folder (export it first: hubpack export hub)", "/dev/null": "not a regular file",
      "empty": "not a hubpack bundle", "text": "not a hubpack bundle",
      "half": "the file is incomplete (truncated); download or copy it again",
      "nowhere": "No such file or directory",
    ]
    for (path, reason) in reasons {
      for command in [["open", path], ["query", path, "clubs"]] {
        let result = try await Program.run(
          Program.hubpack, command, in: place.folder.url.path, environment: place.environment)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.messages == "hubpack: \(path): \(reason)\n")
      }
      let terminal = try PseudoTerminal(
        running: Program.hubpack,
        ["open", path.hasPrefix("/") ? path : place.folder.path(path)],
        environment: place.environment, columns: 200)
      #expect(try await terminal.status() == 2)
      // The advice for a folder repeats the path as it was given.
      #expect(terminal.screen.lines.first?.contains("\(path): \(reason.prefix(28))") == true)
    }
    #expect(try place.folder.names() == before)
  }

  @Test func `a faulty bundle is refused or asked, and never ends in a crash`() async throws {
    let folder = FaultyBundles.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".hubpack") && $0 != "good.hubpack" }
    #expect(names.count > 50)
    for name in names.sorted() {
      let result = try await Program.run(
        Program.hubpack, ["query", "\(folder)/\(name)", "clubs", "members", "images", "sources"],
        environment: place.environment)
      #expect([0, 2].contains(result.status), "\(name): \(result.messages)")
      // Lists that are empty say so, and lists of people how many they hide.
      let errors = result.messages.split(separator: "\n").filter { message in
        ![" hidden (", " matches ", "the bundle has no "].contains { message.contains($0) }
      }
      #expect(errors.allSatisfy { $0.hasPrefix("hubpack: ") }, "\(name)")
      #expect(errors.count == (result.status == 2 ? 1 : 0), "\(name): \(result.messages)")
    }
  }

  #if os(Linux)
    /// Swift reads the arguments from /proc. Without them, it must not show help with exit status 0.
    @Test func `without its arguments a command fails`() async throws {
      let hidden = "umount -l /proc || exit 77; exec '\(Program.hubpack)' verify /nowhere"
      let result = try await Program.run("unshare", ["-m", "sh", "-c", hidden])
      // Not everybody may hide /proc.
      guard ![1, 77].contains(result.status) else { return }
      #expect(result.status == 2 && result.output == "")
      #expect(result.messages.contains("the arguments could not be read"))
    }
  #endif
}
