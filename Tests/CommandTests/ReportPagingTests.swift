import Foundation
import TestSupport
import Testing

/// `diff` and `log` at a terminal: a pager shows what is longer than the screen, and nothing else.
struct ReportPagingTests {
  private static let bundles = ["2026.05", "2026.11"].map {
    Checkout.path("Bundles/lumen-hub-\($0).hubpack")
  }
  private static let environment = [
    "PAGER": "sed '1s/^/paged: /'", "NO_COLOR": "1", "LC_ALL": "C.UTF-8",
  ]

  private func screen(_ arguments: [String], rows: Int) async throws -> [String] {
    let terminal = try PseudoTerminal(
      running: Program.hubpack, arguments, environment: Self.environment, columns: 120, rows: rows)
    #expect(try await terminal.status() == 0)
    return terminal.screen.lines
  }

  @Test(arguments: ["diff", "log"])
  func `a report is paged when, and only when, it exceeds the screen`(command: String)
    async throws
  {
    let arguments =
      [command] + Self.bundles + ["--only", "museums"] + (command == "log" ? ["--full"] : [])
    let whole = try await screen(arguments, rows: 200)
    let title = "2026.05 (2026-05-15) → 2026.11 (2026-11-15)"
    // The screen has one more line, below the last line end.
    let count = whole.count - 1
    #expect(whole.first == title && count > 20)
    #expect(try await screen(arguments, rows: count + 1) == whole, "the prompt takes one line")
    let paged = try await screen(arguments, rows: count)
    #expect(paged == ["paged: " + title] + whole.dropFirst())
  }

  @Test(arguments: ["diff", "log"])
  func `a report in a pipe or a file is never paged`(command: String) async throws {
    let result = try await Program.run(
      Program.hubpack, [command] + Self.bundles, environment: Self.environment)
    #expect(result.status == 0 && result.output.hasPrefix("2026.05"))
    #expect(!result.output.contains("paged"))
  }

  @Test(arguments: ["diff", "log"])
  func `a reader who quits the pager ends the report, without an error`(command: String)
    async throws
  {
    let terminal = try PseudoTerminal(
      running: Program.hubpack, [command] + Self.bundles + ["--only", "clubs,members,portfolios"],
      environment: Self.environment.merging(["PAGER": "head -n 1"]) { $1 }, rows: 5)
    #expect(try await terminal.status() == 0)
    #expect(terminal.screen.lines == ["2026.05 (2026-05-15) → 2026.11 (2026-11-15)", ""])
  }

  @Test(arguments: ["diff", "log"])
  func `a full disk is an error of the output`(command: String) async throws {
    let result = try await Program.run(
      Program.hubpack, [command] + Self.bundles, standardOutput: "/dev/full")
    #expect(result.status == 2)
    #expect(
      result.messages == "hubpack: cannot write the output: No space left on device\n")
  }
}
