import Foundation
import TestSupport
import Testing

/// `hubpack log` over three releases; the third has the same contents as the first.
struct LogTests {
  private let folder: TemporaryFolder
  private let bundles: [String]

  init() async throws {
    folder = try TemporaryFolder()
    let last = folder.path("2027.05.hubpack")
    let exported = try await Program.run(
      Program.hubpack,
      [
        "export", Checkout.path("Bundles/2026.05/lumen-hub"), "--offline", "--release", "2027.05",
        "--created", "2027-05-15", "--quiet", "-o", last,
      ])
    #expect(exported.status == 3, "a file is missing in that release: \(exported.messages)")
    bundles =
      [last] + ["05", "11"].map { Checkout.path("Bundles/lumen-hub-2026.\($0).hubpack") }
  }

  private func log(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, ["log"] + bundles + arguments)
  }

  @Test func `releases are listed in the order in which they were made`() async throws {
    let result = try await log()
    let titles = result.output.split(separator: "\n").filter { $0.contains(" → ") }
    #expect(
      titles == [
        "2026.05 (2026-05-15) → 2026.11 (2026-11-15)",
        "2026.11 (2026-11-15) → 2027.05 (2027-05-15)",
      ])
    #expect(result.status == 0)
    #expect(!result.output.contains("Laternenschein"), "the counts alone")
    #expect(try await log("--full").output.contains("Laternenschein"))
  }

  @Test(arguments: ["Lichtbildfreunde Straßenlaterne", "laternenschein"])
  func `a history follows a club across renames, by any of its names`(name: String) async throws {
    let result = try await log("--about", name)
    let told = result.output.split(separator: "\n").filter { $0.contains("is now called") }
      .map { $0.prefix { $0 != "(" } }
    #expect(
      told == [
        "    ~ Lichtbildfreunde Straßenlaterne is now called Lichtbildfreunde Laternenschein ",
        "    ~ Lichtbildfreunde Laternenschein is now called Lichtbildfreunde Straßenlaterne ",
      ])
    #expect(!result.output.contains("Zonnevlek"), "nothing about others")
  }

  @Test func `a history in Markdown begins with its subject`() async throws {
    let result = try await log("--about", "laternenschein", "--format", "markdown")
    let title = result.output.split(separator: "\n").first
    #expect(
      title
        == "**Lichtbildfreunde Straßenlaterne (Großnebelsheim), formerly Lichtbildfreunde Laternenschein (Großnebelsheim)**"
    )
  }

  @Test func `changes of a member are in the history of the club`() async throws {
    let story = try await log("--about", "The Wobbly Tripod Society").output
    #expect(story.contains("Zoe Zoomley is now called Zoë Zoomley"), "\(story)")
    #expect(story.contains("Ottoline Dew is now listed as deceased"), "\(story)")
    #expect(
      story.contains("? the old bundle does not include the images of Tilly Tripodson"),
      "the club has a different name in that bundle: \(story)")
    let other = try await log("--about", "laternenschein").output
    #expect(!other.contains("Zoomley"))
  }

  @Test func `--only does not affect how a subject is followed`() async throws {
    let story = try await log("--about", "The Wobbly Tripod Society", "--only", "people").output
    let title =
      "The Wobbly Tripod Society (Puddlecombe-on-Sea), formerly The Wobbly Tripod Society (Drizzleton Magna)"
    #expect(story.hasPrefix(title), "\(story)")
    #expect(!story.contains("town: "))
    #expect(story.components(separatedBy: "Prudence Puddle, birthday").count == 3, "\(story)")
  }

  @Test func `the JSON has each name and each step`() async throws {
    struct Document: Decodable {
      struct Name: Decodable, Equatable { let givenName, infixName, familyName: String }
      struct Step: Decodable { let changes: [Change] }
      struct Change: Decodable { let subject, change: String }
      let version: Int
      let about: [Name]
      let steps: [Step]
    }
    let result = try await log("--about", "Zoë Zoomley", "--format", "json")
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.version == 1)
    #expect(document.about.map(\.givenName) == ["Zoe", "Zoë", "Zoe"])
    #expect(document.steps.map { $0.changes.map(\.change) } == [["renamed"], ["renamed"]])
  }

  @Test(arguments: [
    (["--about", "Fotokring"], "\"Fotokring\" is ambiguous in 2027.05: "),
    (["--about", "Nergens"], "no club, museum or person matches \"Nergens\""),
    (["--only", "clups"], "unknown value \"clups\" for --only (did you mean \"clubs\"?)"),
  ])
  func `a wrong name is reported, with exit code 2`(
    arguments: [String], message: String
  ) async throws {
    let result = try await Program.run(Program.hubpack, ["log"] + bundles + arguments)
    #expect(result.status == 2)
    #expect(result.messages.hasPrefix("hubpack: " + message), "\(result.messages)")
  }

  @Test func `a step without changes of the subject says so`() async throws {
    let result = try await log("--about", "Toos Korrel")
    #expect(result.output.contains("\nnothing about Toos Korrel between 2026.05 and 2026.11\n"))
  }

  @Test func `one bundle has no history`() async throws {
    let result = try await Program.run(Program.hubpack, ["log", bundles[0]])
    #expect(result.status == 2)
    #expect(
      result.messages
        == "hubpack: a history needs at least two bundles (use 'hubpack info' for one)\n")
  }
}
