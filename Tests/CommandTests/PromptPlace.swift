import Foundation
import TestSupport
import Testing

/// A hub's bundle, and folders for the prompts that ask it.
struct PromptPlace {
  let hub: SmallHub
  var folder: TemporaryFolder { hub.folder }
  var bundle: String { folder.path("out.hubpack") }

  /// - Parameter change: What the hub has beside the usual.
  init(change: (SmallHub) throws -> Void = { _ in }) async throws {
    hub = try SmallHub.usual()
    try change(hub)
    try await hub.export()
  }

  /// Tells one row, and then nothing for ever; that is, until the time of a statement is over. All tests at once
  /// would keep each other from looking at their terminals for as long, so their suites are serialized.
  static let endless =
    "sql WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
    + "SELECT 'begun' UNION ALL SELECT count(*) FROM n"

  /// The surroundings of a prompt: nothing of whoever runs the tests.
  var environment: [String: String] {
    [
      "HOME": folder.path("home"), "XDG_STATE_HOME": folder.path("state"),
      "XDG_CONFIG_HOME": folder.path("config"), "LC_ALL": "C.UTF-8", "LANGUAGE": "",
      "PAGER": "cat", "NO_COLOR": "",
    ]
  }

  /// A terminal with the program's first prompt.
  func prompt(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: Program.hubpack, ["open", bundle],
      environment: self.environment.merging(environment) { $1 }, columns: columns, rows: rows)
    try await terminal.wait("a prompt") { $0.currentLine == "hubpack>" }
    return terminal
  }

  /// Runs a command of the program without a terminal.
  func run(
    _ arguments: String..., environment: [String: String] = [:], standardOutput: String? = nil
  ) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack, arguments, in: folder.url.path,
      environment: self.environment.merging(environment) { $1 }, standardOutput: standardOutput)
  }

  /// Runs a line of the shell, where `hubpack` is the program and `$B` the bundle.
  func shell(_ line: String, environment: [String: String] = [:]) async throws -> ProgramResult {
    try await Program.run(
      "bash", ["-c", "hubpack() { '\(Program.hubpack)' \"$@\"; }; B='\(bundle)'; \(line)"],
      in: folder.url.path, environment: self.environment.merging(environment) { $1 })
  }
}

extension PseudoTerminal {
  /// Types a line at a prompt. Keys that are typed between two lines are not the prompt's.
  func enter(_ line: String) async throws {
    try await wait("a prompt") { $0.currentLine == "hubpack>" }
    send(line + "\r")
  }

  /// Types a line at a prompt; what is shown up to the next prompt.
  func ask(_ line: String) async throws -> [String] {
    let before = try await wait("a prompt") { $0.currentLine == "hubpack>" }.lines.count
    send(line + "\r")
    let screen = try await wait("an answer to '\(line)'") {
      $0.lines.count > before && $0.currentLine == "hubpack>"
    }
    return Array(screen.lines[before...].dropLast())
  }

  /// Types Ctrl-D at a prompt.
  func leave() async throws {
    try await wait("a prompt") { $0.currentLine == "hubpack>" }
    send("\u{4}")
    #expect(try await status() == 0)
  }
}
