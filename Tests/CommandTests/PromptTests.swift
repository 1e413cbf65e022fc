import Foundation
import TestSupport
import Testing

/// The prompt as its users meet it, at a terminal.
struct PromptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func prompt(
    columns: Int = 80, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: Program.hubpack, ["open", Checkout.path("Bundles/lumen-hub-2026.11.hubpack")],
      environment: ["XDG_STATE_HOME": folder.path("state")].merging(environment) { $1 },
      columns: columns)
  }

  @Test func `a line is run when Enter is typed`() async throws {
    let terminal = try prompt()
    try await terminal.wait(for: "hubpack>")
    terminal.send("clubs\r")
    #expect(try await terminal.wait(for: "<clubs>") == ["<clubs>"])
    terminal.send("\u{4}")
    #expect(try await terminal.status() == 0)
    #expect(terminal.isCooked)
  }
}
