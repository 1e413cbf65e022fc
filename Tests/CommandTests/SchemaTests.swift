import Foundation
import TestSupport
import Testing

/// What the commands print as JSON is what `Docs/Schemas` describes: valid, and without members that it does not name.
struct SchemaTests {
  private static let bundles = ["05", "11"].map {
    Checkout.path("Bundles/lumen-hub-2026.\($0).hubpack")
  }
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The one that the packages of the tests belong to, where there is one.
  private static let python =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    ? "/usr/bin/python3" : "python3"

  /// Runs hubpack and puts what it prints into a file.
  private func answer(_ arguments: String...) async throws -> String {
    let result = try await Program.run(Program.hubpack, arguments + ["--format", "json"])
    return try folder.write(result.output, to: UUID().uuidString + ".json")
  }

  private func check(_ files: [String], by schema: String) async throws {
    let path = Checkout.path("Docs/Schemas/\(schema).schema.json")
    let result = try await Program.run(
      Self.python, [Checkout.path("Scripts/checks/check-json.py"), path] + files)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
  }

  @Test func `info and verify`() async throws {
    let later = FaultyBundles.path("later/columns-added")
    let faulty = FaultyBundles.path("asset-missing")
    let manifest = FaultyBundles.path("later/members-of-the-manifest")
    try await check(
      [try await answer("info", Self.bundles[1]), try await answer("info", manifest)], by: "info")
    var reports: [String] = []
    for bundle in [Self.bundles[1], later, faulty] {
      reports.append(try await answer("verify", bundle))
    }
    reports.append(try await answer("verify", "--level", "viewer", Self.bundles[1]))
    try await check(reports, by: "verify")
  }

  @Test func `a channel, and the signature that verify finds`() async throws {
    let (key, channel) = (folder.path("key"), folder.path("channel"))
    try await Program.run("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key])
    let line = "keeper@lumen.example \(try String(contentsOfFile: key + ".pub", encoding: .utf8))"
    let lists = [try folder.write(line, to: "list"), try folder.write("", to: "empty")]
    for bundle in Self.bundles {
      let published = try await Program.run(
        Program.hubpack, ["publish", bundle, channel, "--key", key, "--quiet"])
      #expect(published.status == 0, "\(published.messages)")
    }
    try await check([channel + "/channel.json"], by: "channel")
    var reports: [String] = []
    for list in lists {
      let bundle = channel + "/lumen-hub-2026.11.hubpack"
      reports.append(try await answer("verify", bundle, "--trust", list))
      let text = try String(contentsOfFile: reports[reports.count - 1], encoding: .utf8)
      #expect(text.contains(list == lists[0] ? "\"serial\"" : "\"reason\""))
      let csv = try await Program.run(
        Program.hubpack, ["verify", bundle, "--trust", list, "--format", "csv"])
      #expect(csv.output.contains("not trusted: ") == (list != lists[0]))
    }
    try await check(reports, by: "verify")
  }

  @Test func `the manifest, and the report of an export`() async throws {
    let bundle = folder.path("new.hubpack")
    let report = folder.path("report.json")
    let result = try await Program.run(
      Program.hubpack,
      [
        "export", Checkout.path("Bundles/2026.11/lumen-hub"), "--offline", "--quiet", "--omit",
        "emails", "--report", report, "-o", bundle,
      ])
    #expect(result.status == 0, "\(result.messages)")
    try await check([report], by: "export-report")
    let manifest = try await Program.run("unzip", ["-p", bundle, "manifest.json"])
    try await check([try folder.write(manifest.output, to: "manifest.json")], by: "manifest")
  }

  @Test func `problems`() async throws {
    let hub = Checkout.path("Bundles/2026.11/lumen-hub")
    try await check([try await answer("problems", hub, "--offline")], by: "problems")
  }

  @Test func `queries: every list with every column, cards, and sql`() async throws {
    var answers: [String] = []
    for list in [
      "clubs", "museums", "members", "people", "images", "exhibitions", "keywords", "languages",
      "problems",
      "sources",
    ] {
      // The message names all columns.
      let refusal = try await Program.run(
        Program.hubpack, ["query", Self.bundles[1], "\(list) columns nonsense"])
      let names = refusal.messages.components(separatedBy: "they have ").last?
        .trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: ", ")
      let columns = try #require(names).filter { $0 != "distance" }.joined(separator: ",")
      answers.append(try await answer("query", Self.bundles[1], "\(list) columns \(columns)"))
    }
    for query in [
      "clubs near:52,5 columns name,distance", "show zonnevlek oost", "stats",
      "count members in NL", "members by club", "people by keyword", "clubs by level limit 1",
      "sql SELECT 1.5, NULL, 'x', count(*) FROM images",
    ] {
      answers.append(try await answer("query", Self.bundles[1], query))
    }
    try await check(answers, by: "query")
  }

  @Test func `diff and log`() async throws {
    let tiny = FaultyBundles.path("good")
    var reports: [String] = []
    for pair in [Self.bundles, Self.bundles.reversed(), [tiny, Self.bundles[1]]] {
      reports.append(try await answer("diff", pair[0], pair[1]))
    }
    reports.append(try await answer("diff", Self.bundles[0], Self.bundles[1], "--summary"))
    try await check(reports, by: "diff")
    let all = [tiny] + Self.bundles
    try await check(
      [
        try await answer("log", all[0], all[1], all[2]),
        try await answer("log", all[0], all[1], all[2], "--full"),
        try await answer("log", all[0], all[1], all[2], "--about", "laternenschein"),
      ], by: "log")
  }
}
