import Foundation
import TestSupport
import Testing

/// `hubpack diff`, and `diff` at the prompt: exit codes, forms and messages.
struct DiffCommandTests {
  private static let old = "Bundles/lumen-hub-2026.05.hubpack"
  private static let new = "Bundles/lumen-hub-2026.11.hubpack"

  private func diff(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, ["diff"] + arguments, in: Checkout.root.path)
  }

  @Test func `a bundle does not differ from itself`() async throws {
    let result = try await diff(Self.new, Self.new)
    #expect(result.status == 0)
    #expect(result.output == "no differences between 2026.11 and 2026.11\n")
    #expect(result.messages == "")
    let json = try await diff(Self.new, Self.new, "--format", "json")
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let changes = (document as? [String: Any])?["changes"] as? [Any]
    #expect(json.status == 0 && changes?.isEmpty == true)
  }

  @Test(arguments: ["text", "json", "markdown", "html"])
  func `releases differ in every form, the same each time`(format: String) async throws {
    let result = try await diff(Self.old, Self.new, "--format", format)
    #expect(result.status == 0 && result.messages == "")
    #expect(result.output.contains("Lichtbildfreunde Laternenschein"))
    #expect(try await diff(Self.old, Self.new, "--format", format).output == result.output)
    let summary = try await diff(Self.old, Self.new, "--format", format, "--summary")
    #expect(summary.status == 0)
    #expect(summary.output.count < result.output.count / 2)
    #expect(!summary.output.contains("Laternenschein"))
  }

  @Test func `changes outside --only are neither shown nor counted`() async throws {
    let result = try await diff(Self.old, Self.new, "--only", "museums,languages", "--exit-code")
    #expect(result.status == 1)
    #expect(result.output.contains("Nattljusmuseet") && result.output.contains("French"))
    #expect(!result.output.contains("Fotoclub") && !result.output.contains("Problems"))
  }

  @Test func `--no-renames reports no renames`() async throws {
    let result = try await diff(Self.old, Self.new, "--no-renames", "--format", "json")
    #expect(!result.output.contains("\"renamed\""))
    #expect(try await diff(Self.old, Self.new, "--format", "json").output.contains("\"renamed\""))
  }

  @Test func `bundles in the wrong order are compared, with a note`() async throws {
    let result = try await diff(Self.new, Self.old, "--summary")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("2026.11 (2026-11-15) → 2026.05 (2026-05-15)\n"))
    #expect(
      result.messages
        == "hubpack: note: \(Self.new) was made after \(Self.old) (name the earlier release first)\n"
    )
  }

  @Test func `bundles of different hubs are compared, with a note`() async throws {
    let other = FaultyBundles.path("good")
    let note = "the bundles have no club in common (are they from the same hub?)"
    #expect(try await diff(other, Self.new, "--summary").messages.contains(note))
    #expect(try await !diff(Self.old, Self.new, "--summary").messages.contains(note))
  }

  @Test(arguments: [
    ([old], "Missing expected argument"), ([old, new, "--format", "csv"], "'csv' is invalid"),
    ([old, new, "--only", "member"], "did you mean \"members\"?"),
    ([old, "/nowhere.hubpack"], "/nowhere.hubpack"),
    ([old, "README.md"], "README.md: not a hubpack bundle"),
    (
      [FaultyBundles.path("catalog-with-wrong-digest"), new], "catalog-with-wrong-digest"
    ),
    (
      [new, FaultyBundles.path("catalog-with-corrupt-page")], "catalog-with-corrupt-page"
    ),
  ])
  func `wrong usage and unreadable bundles exit with 2 and a message`(
    arguments: [String], words: String
  ) async throws {
    let result = try await Program.run(
      Program.hubpack, ["diff"] + arguments, in: Checkout.root.path)
    #expect(result.status == 2 && result.output == "")
    #expect(result.messages.contains(words), "\(result.messages)")
  }

  @Test func `--exit-code tells of differences`() async throws {
    #expect(try await diff(Self.old, Self.new, "--exit-code", "--summary").status == 1)
    #expect(try await diff(Self.new, Self.new, "--exit-code").status == 0)
    let script = """
      set -e
      "$0" diff "$1" "$2" --format markdown > news.md
      test -s news.md
      """
    let folder = try TemporaryFolder()
    let result = try await Program.run(
      "bash", ["-c", script, Program.hubpack, Checkout.path(Self.old), Checkout.path(Self.new)],
      in: folder.url.path)
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test(arguments: [
    "diff \(old) \(new) --exit-code", "diff \(old) \(new) --format json --exit-code",
    "problems \(old)",
  ])
  func `a closed pipe ends quietly and keeps the exit code`(_ command: String)
    async throws
  {
    let line = "'\(Program.hubpack)' \(command) | true; echo ${PIPESTATUS[0]}"
    let result = try await Program.run("bash", ["-c", line], in: Checkout.root.path)
    #expect(result.output == "1\n" && result.messages == "")
  }

  @Test func `the page shows pictures of both releases and refers to no network`() async throws {
    let page = try await diff(Self.old, Self.new, "--format", "html").output
    let pair = page.components(separatedBy: "<figure>").first {
      $0.contains("alt=\"Jan Zonneschijn, before\"")
        && $0.contains("alt=\"Jan Zonneschijn, after\"")
    }
    #expect(pair?.components(separatedBy: "src=\"data:image/").count == 3)
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
  }

  // MARK: - At the prompt

  private func query(_ lines: String...) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack, ["query", Self.new] + lines, in: Checkout.root.path)
  }

  @Test func `the prompt compares with another bundle, in any output mode`() async throws {
    let text = try await query("diff \(Self.old)")
    #expect(text.status == 0)
    #expect(text.output == (try await diff(Self.old, Self.new)).output)
    let json = try await query("set mode json", "diff \(Self.old)")
    #expect(json.output == (try await diff(Self.old, Self.new, "--format", "json")).output)
    let markdown = try await query("set mode markdown", "diff \(Self.old)")
    #expect(
      markdown.output == (try await diff(Self.old, Self.new, "--format", "markdown")).output)
  }

  @Test(arguments: [
    ("diff", "missing argument; for example: diff hub-2026.05.hubpack"),
    ("diff README.md", "README.md: not a hubpack bundle"),
    ("diff /nowhere.hubpack", "/nowhere.hubpack"),
  ])
  func `the prompt reports errors of the other bundle`(
    line: String, message: String
  ) async throws {
    let result = try await query(line)
    #expect(result.status == 2)
    #expect(result.messages.contains(message), "\(result.messages)")
  }

  @Test func `differences cannot be written as CSV`() async throws {
    let result = try await query("set mode csv", "diff \(Self.old)")
    #expect(result.status == 2 && result.messages.contains("cannot be written as CSV"))
  }
}
