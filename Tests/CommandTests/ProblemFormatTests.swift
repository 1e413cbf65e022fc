import Foundation
import HubModel
import TestSupport
import Testing

@testable import hubpack

/// The formats of `problems` for machines that check repositories, and the lines for people.
struct ProblemFormatTests {
  private static let python =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    ? "/usr/bin/python3" : "python3"

  private func problems(
    _ arguments: String..., in folder: String? = nil
  ) async throws -> ProgramResult {
    let isBundle = arguments.contains { $0.hasSuffix(".hubpack") }
    return try await Program.run(
      Program.hubpack, ["problems"] + arguments + ["--quiet"] + (isBundle ? [] : ["--offline"]),
      in: folder)
  }

  @Test func `a terminal shows errors in red and other problems in yellow`() async throws {
    let terminal = try PseudoTerminal(
      running: Program.hubpack,
      ["problems", Checkout.path("Bundles/lumen-hub-2026.11.hubpack"), "--all"],
      environment: ["NO_COLOR": "", "LC_ALL": "C.UTF-8"])
    #expect(try await terminal.status() == 1)
    #expect(terminal.written.contains("\u{1B}[31merror: \u{1B}[0m"))
    #expect(terminal.written.contains("\u{1B}[33mwarning: \u{1B}[0m"))
  }

  /// A hub with members that have a flag nobody knows, in a folder with a difficult name.
  private func hub(flags: [String], before: String = "") throws -> SmallHub {
    let hub = try SmallHub.usual()
    let members = flags.enumerated().map { index, flag in
      """
      {"name": {"givenName": "Lid\(index)", "familyName": "Voorbeeld"},
        "optional": {"roles": {"\(flag)": true}, "keywords": ["Landscape"]}}
      """
    }
    try hub.write(
      "fkKnipoog.level2.json",
      """
      \(before){"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
       "members": [\(members.joined(separator: ",\n"))]}
      """)
    return hub
  }

  // MARK: SARIF

  private struct Log: Decodable {
    struct Run: Decodable {
      let tool: Tool
      let columnKind: String
      let results: [Result]
    }
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable {
      let name: String
      let rules: [Rule]
    }
    struct Rule: Decodable {
      let id: String
      let shortDescription: Text
      let help: Text
    }
    struct Text: Decodable, Equatable { let text: String }
    struct Result: Decodable {
      let ruleId: String
      let ruleIndex: Int
      let level: String
      let message: Text
      let locations: [Location]
      let partialFingerprints: [String: String]
    }
    struct Location: Decodable { let physicalLocation: Physical }
    struct Physical: Decodable {
      let artifactLocation: Artifact
      let region: Region?
    }
    struct Artifact: Decodable { let uri: String }
    struct Region: Decodable, Equatable { let startLine, startColumn: Int }

    let version: String
    let runs: [Run]
  }

  private func log(_ text: String) throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    #expect(log.version == "2.1.0")
    return try #require(log.runs.first)
  }

  @Test(
    .enabled(
      if: PythonPackages.areInstalled, "Scripts/install-packages --tests installs the schema"))
  func `SARIF conforms to the official schema`() async throws {
    let folder = try TemporaryFolder()
    let hostile = try hub(flags: ["is\\u0000\\u001b[1m\\u202e \\u0085\\\"x", "%s %zz {0} [a](b)"])
    for (index, source) in [
      "Bundles/2026.11/lumen-hub", "Bundles/lumen-hub-2026.05.hubpack", hostile.path,
    ].enumerated() {
      let text = try await problems(source, "--format", "sarif", in: Checkout.root.path).output
      let path = try folder.write(text, to: "\(index).sarif")
      let result = try await Program.run(
        PythonPackages.python, [Checkout.path("Scripts/checks/check-sarif.py"), path])
      #expect(result.status == 0, "\(result.output)\(result.messages)")
    }
  }

  @Test func `SARIF lists each problem as the other formats do, with a rule for each code`()
    async throws
  {
    let source = "Bundles/2026.11/lumen-hub"
    let text = try await problems(source, "--format", "sarif", in: Checkout.root.path).output
    #expect(
      text == (try await problems(source, "--format", "sarif", in: Checkout.root.path).output))
    let run = try log(text)
    #expect(run.tool.driver.rules.map(\.id) == Problem.Code.allCases.map(\.rawValue))
    #expect(run.columnKind == "unicodeCodePoints")
    let lines = run.results.map { result in
      let place = result.locations[0].physicalLocation
      let position = place.region.map { ":\($0.startLine):\($0.startColumn)" } ?? ""
      let level = result.level == "note" ? "notice" : result.level
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      let file = place.artifactLocation.uri.removingPercentEncoding ?? ""
      #expect(FileManager.default.fileExists(atPath: Checkout.path(file)), "\(file)")
      return "\(file.dropFirst(source.count + 1))\(position): \(level): "
        + "\(result.message.text) [\(result.ruleId)]"
    }
    let listed = try await problems(source, "--all", in: Checkout.root.path).output
    #expect(lines.joined(separator: "\n") + "\n" == listed)
    let fingerprints = run.results.compactMap { $0.partialFingerprints["problemHash/v1"] }
    #expect(Set(fingerprints).count == run.results.count)
  }

  @Test func `fingerprints survive moved lines and added members`() async throws {
    func fingerprints(_ hub: SmallHub) async throws -> Set<String?> {
      let text = try await problems(hub.path, "--format", "sarif").output
      return Set(try log(text).results.map { $0.partialFingerprints["problemHash/v1"] })
    }
    let before = try await fingerprints(try hub(flags: ["isBoss", "isBoss", "isChef"]))
    let after = try await fingerprints(
      try hub(flags: ["isAdmin", "isBoss", "isBoss", "isChef"], before: "\n\n"))
    #expect(before.count == 3 && before == after)
  }

  @Test func `every code has an explanation of one sentence or more`() {
    for code in Problem.Code.allCases {
      let entry = ProblemGuide.entries[code]
      #expect(
        entry?.event.hasSuffix(".") == true && entry?.advice.hasSuffix(".") == true, "\(code)")
    }
  }

  @Test(arguments: [
    (HubFiles.Location.path("my hub/Café 100%/a:b.json"), "my%20hub/Caf%C3%A9%20100%25/a%3Ab.json"),
    (.path("/srv/hub/a.json"), "file:///srv/hub/a.json"),
    (.url("https://hub.example/a b%20c%?x=[1]"), "https://hub.example/a%20b%20c%25?x=%5B1%5D"),
  ])
  func `locations become URI references`(_ location: HubFiles.Location, _ uri: String) {
    #expect(location.uriReference == uri)
  }

  @Test func `files are named from the working folder`() throws {
    let hub = try SmallHub.usual()
    let folder = hub.folder.url.standardizedFileURL.path
    func path(_ source: String, from working: String) -> HubFiles.Location {
      HubFiles(of: source, from: working).location(of: "x.json")
    }
    #expect(path(hub.path, from: folder) == .path("hub/x.json"))
    #expect(path(hub.path + "/root_.level1.json", from: folder) == .path("hub/x.json"))
    #expect(path(hub.path + "/.", from: folder + "/hub") == .path("x.json"))
    #expect(path(hub.path, from: "/nowhere") == .path(folder + "/hub/x.json"))
    #expect(path("https://hub.example/root.level1.json", from: folder) == .path("x.json"))
    #expect(
      HubFiles(of: hub.path).location(of: "https://hub.example/x") == .url("https://hub.example/x"))
  }

  // MARK: GitHub

  /// Reads workflow commands as a runner does: the command, its properties, and its message.
  private func commands(_ output: String) -> [(name: String, [String: String], message: String)] {
    output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.wholeMatch(of: /::([a-z]+) ([^:]*)::(.*)/) else { return nil }
      func plain(_ text: Substring) -> String {
        String(text).replacing("%0A", with: "\n").replacing("%0D", with: "\r").replacing(
          "%3A", with: ":"
        )
        .replacing("%2C", with: ",").replacing("%25", with: "%")
      }
      let pairs = match.2.split(separator: ",").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1)
        return (String(parts[0]), plain(parts[1]))
      }
      return (String(match.1), Dictionary(uniqueKeysWithValues: pairs), plain(match.3))
    }
  }

  @Test func `GitHub gets one annotation for each problem`() async throws {
    let source = "Bundles/2026.11/lumen-hub"
    let output = try await problems(source, "--format", "github", in: Checkout.root.path).output
    let lines = commands(output).map { name, properties, message in
      let file = properties["file"]?.dropFirst(source.count + 1) ?? ""
      let position = properties["line"].map { ":\($0):\(properties["col"] ?? "")" } ?? ""
      return "\(file)\(position): \(name): \(message) [\(properties["title"] ?? "")]\n"
    }
    #expect(lines.count == output.split(separator: "\n").count)
    #expect(
      lines.joined() == (try await problems(source, "--all", in: Checkout.root.path).output))
  }

  @Test func `nothing in a file or its name starts another command`() async throws {
    let flags = [
      "x\\n::error::hello", "x\\r\\n::add-mask::y", "::stop-commands::z", "##[add-path]/tmp",
      "50%0A::error::", "a,b:c=d",
    ]
    let hub = try hub(flags: flags)
    let folder = hub.folder.path("100%, a:b::")
    try FileManager.default.moveItem(atPath: hub.path, toPath: folder)
    let output = try await problems(
      "100%, a:b::", "--format", "github", in: hub.folder.url.path
    ).output
    let commands = commands(output)
    #expect(commands.count == flags.count)
    #expect(output.split(whereSeparator: \.isNewline).count == flags.count)
    #expect(!output.contains("##["))
    for command in commands {
      #expect(command.name == "error")
      #expect(command.1["file"] == "100%, a:b::/fkKnipoog.level2.json")
    }
    #expect(commands[0].message.contains("x\n::error::hello"))
    #expect(commands[4].message.contains("50%0A::error::"))
  }

  @Test func `the workflow for the repository of a hub runs, and fails only for errors`()
    async throws
  {
    func run(_ hub: String) async throws -> ProgramResult {
      try await Program.run(
        Self.python, [Checkout.path("Scripts/checks/check-workflow.py"), Program.hubpack, hub])
    }
    let faulty = try await run(Checkout.path("Bundles/2026.11/lumen-hub"))
    #expect(faulty.status == 1, "\(faulty.messages)")
    #expect(
      faulty.output.contains("\n== Check the hub: 1\n::error file=clubsNL12.level1.json,line="))
    #expect(
      faulty.output.contains("\n== Write a log for code scanning: 0\n== github/codeql-action/"))
    let parts = faulty.output.components(separatedBy: "\n== hubpack.sarif\n")
    #expect(try log(parts.last ?? "").results.count == 28)
    let broken = try SmallHub.usual()
    try broken.write("root_.level1.json", "{\n  \"clubs\": }")
    let noHub = try await run(broken.path)
    #expect(noHub.status == 1, "\(noHub.messages)")
    #expect(
      noHub.output.contains(
        "\n== Check the hub: 1\n::error file=root_.level1.json,line=2,col=12,title=json-syntax::"))
    let result = try log(noHub.output.components(separatedBy: "\n== hubpack.sarif\n").last ?? "")
    #expect(result.results.map(\.ruleId) == ["json-syntax"])
    let hub = try SmallHub.usual()
    let usual = try await run(hub.path)
    #expect(
      usual.status == 0 && usual.output.contains("\n== Check the hub: 0\n== Write"), "\(usual)")
  }

  @Test func `an error in the root is a problem in the formats that show where it is`()
    async throws
  {
    let hub = try SmallHub.usual()
    try hub.write("root_.level1.json", "{\n  \"clubs\": }")
    for format in ["text", "json"] {
      let result = try await problems(hub.path, "--format", format)
      #expect(result.status == 2 && result.output == "")
      #expect(
        result.messages.hasPrefix("hubpack: root_.level1.json:2:12: error: expected a value"))
    }
    let github = try await problems(hub.path, "--format", "github")
    #expect(github.status == 1 && github.messages == "" && commands(github.output).count == 1)
    #expect(commands(github.output).first?.1["line"] == "2")
    let sarif = try await problems(hub.path, "--format", "sarif")
    let results = try log(sarif.output).results
    #expect(sarif.status == 1 && results.count == 1)
    #expect(results[0].locations[0].physicalLocation.region == .init(startLine: 2, startColumn: 12))
    // Nothing would be shown, as if there were no error.
    let warnings = try await problems(hub.path, "--format", "github", "--severity", "warning")
    #expect(warnings.status == 2)
  }

  // MARK: Text

  @Test func `problems above the limit of a file are counted after those that are listed`()
    async throws
  {
    let hub = try hub(flags: Array(repeating: "isBoss", count: 1002))
    let lines = try await problems(hub.path).output.split(separator: "\n")
    #expect(
      lines == [
        "fkKnipoog.level2.json:3:36: error: unknown flag \"isBoss\"; ignored [unknown-flag] "
          + "(1,000 times; also 5:36, 7:36, …)",
        "fkKnipoog.level2.json: error: 2 more problems in this file [unknown-flag]",
      ])
  }

  @Test func `the summary says what is skipped without the web`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}}, "members": [
        {"name": {"givenName": "Flip", "familyName": "Flits"},
         "optional": {"level3URL": "https://knipoog.nl/flip/",
                      "photographerImage": "https://knipoog.nl/flip.png"}}]}
      """)
    let result = try await Program.run(
      Program.hubpack, ["problems", hub.path, "--offline"])
    #expect(
      result.messages.hasSuffix(
        ": 1 notice; skipped (offline): 1 portfolio, 1 picture\n"), "\(result.messages)")
  }

  @Test func `files that one host did not serve are one line, stale ones another`() {
    let reason = "could not be reached: hub.nl failed 8 times in a row and was not contacted again"
    let copy = "; the copy in the earlier bundle (--base, 2026-10-01) is used"
    let urls = (1...3).map { "https://hub.nl/\($0).png" }
    let stale =
      urls.map {
        Problem(.pictureStale, file: "a.json", message: "the picture \($0) \(reason)\(copy)")
      } + [
        Problem(.sourceStale, file: "https://hub.nl/a.json", message: "this file \(reason)\(copy)")
      ]
    let missing = urls.map {
      Problem(.pictureMissing, file: "b.json", message: "the picture \($0) \(reason)")
    }
    let other = Problem(.unknownFlag, file: "b.json", message: "unknown")
    let hosts = UnreachableHosts(stale + [other] + missing)
    #expect(hosts.others == [other])
    #expect(
      hosts.lines.map(\.text) == [
        "hub.nl: 3 pictures \(reason)",
        "hub.nl: 1 file and 3 pictures \(reason); the copies in the earlier bundle (--base, "
          + "2026-10-01) are used",
      ])
    #expect(hosts.lines.map(\.isStale) == [false, true])
  }

  @Test func `problems that differ only in their place are one line`() async throws {
    let hub = try hub(flags: ["isBoss", "isBoss", "isBoss", "isBoss", "isBoss", "isChef", "isChef"])
    let lines = try await problems(hub.path).output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "fkKnipoog.level2.json:3:36: error: unknown flag \"isBoss\"; ignored [unknown-flag] "
          + "(5 times; also 5:36, 7:36, …)",
        "fkKnipoog.level2.json:13:36: error: unknown flag \"isChef\"; ignored [unknown-flag]",
        "fkKnipoog.level2.json:15:36: error: unknown flag \"isChef\"; ignored [unknown-flag]",
      ])
    let all = try await problems(hub.path, "--all").output.split(separator: "\n")
    #expect(all.count == 7 && all[4].hasPrefix("fkKnipoog.level2.json:11:36: error: "))
    let csv = try await problems(hub.path, "--format", "csv").output.split(separator: "\r\n")
    #expect(csv.count == 8)
  }
}
