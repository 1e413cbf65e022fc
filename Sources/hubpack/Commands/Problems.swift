import ArgumentParser
import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource
import Terminal

/// `hubpack problems`
struct Problems: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "problems",
    abstract: "List what is wrong in a hub's data.",
    discussion: """
      Examples:
        hubpack problems lumen-hub-2026.11.hubpack
        hubpack problems lumen-hub-2026.11.hubpack --severity error --format csv
        hubpack problems my-hub --offline
        hubpack problems https://hub.example/root_.level1.json --assets none

      WHAT is a bundle, or a hub as 'export' reads it: a folder, a Level 1 file, or the URL of one. \
      A hub is read as it is now, pictures included, and nothing is kept of it: a check before \
      publishing, also for the automatic checks of a hub's repository.

      Each line names the file, the line and column, and a code that never changes: \
      file:line:column: severity: what is wrong [code]. The cells of CSV are as published; --safe-csv \
      makes them safe for spreadsheets.

      Exit codes: 0 no errors are listed (there may be warnings); 1 errors are; 2 wrong usage, or \
      neither a sound bundle nor a hub; 130 interrupted.
      """)

  @Argument(
    help: ArgumentHelp("The bundle, or the hub.", valueName: "what"), completion: .bundleOrHub)
  var source: String?

  @Option(help: "Only problems of this severity: error or warning.")
  var severity: Problem.Severity?

  @Option(help: "How the data comes out: text, json, csv or markdown.")
  var format = OutputFormat.text

  @Flag(help: "Put a ' before texts in CSV that a spreadsheet would take for a formula.")
  var safeCsv = false

  @Option(help: "Which pictures of a hub are checked: none, thumbnails, or all.")
  var assets = AssetSelection.thumbnails

  @OptionGroup(title: "Reading a hub") var reading: SourceOptions

  @Flag(name: .shortAndLong, help: "Show no progress.")
  var quiet = false

  func run() async throws {
    guard let source else { throw MissingSource(command: "problems") }
    let all =
      SourceArgument.isBundle(source)
      ? try withBundle(at: source) { try $0.catalog().problems() }
      : try await check(SourceArgument(source))
    let problems = all.filter { severity == nil || $0.severity == severity }
    try Output.whileRead {
      switch format {
      case .text: try Output.write(text(problems))
      case .json: try Output.write(jsonText(ProblemsDocument(problems)))
      case .csv: try Output.write(table(problems).csv(isSafe: safeCsv))
      case .markdown: try Output.write(table(problems).markdown)
      }
    }
    if problems.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
  }

  /// Reads a hub and makes nothing of it.
  private func check(_ source: SourceArgument) async throws -> [Problem] {
    let options = ExportOptions(
      reading: ReadingOptions(
        selection: reading.selection, levelZero: try reading.level0.map(source.levelZero)),
      assets: assets, created: try CreationTime.parse(nil),
      generator: Version.generator)
    return try await withHub(at: source, reading, for: .check) { hub in
      let line = ProgressLine(isEnabled: !quiet)
      defer { line.clear() }
      async let _ = line.keepFresh(hub.web)
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("hubpack-\(UUID().uuidString)")
      let result = try await Exporter(
        hub.fetcher, options: options, report: line.show, notice: Message.write
      )
      .check(in: folder)
      line.clear()
      if !quiet {
        Message.writeRaw(
          "\(result.counts.clubs.of("club")), \(result.counts.memberships.of("member")), "
            + "\(result.counts.assets.of("picture")): "
            + (result.problems.isEmpty ? "no problems" : result.problems.count.of("problem")))
      }
      return result.problems
    }
  }

  private func text(_ problems: [Problem]) -> String {
    let style = Style.output
    return problems.map { problem in
      let line = problem.description.harmless
      let word = "\(problem.severity.rawValue): "
      guard style.hasColour, let range = line.range(of: word) else { return line + "\n" }
      let coloured = problem.severity == .error ? style.red(word) : style.yellow(word)
      return line.replacingCharacters(in: range, with: coloured) + "\n"
    }.joined()
  }

  private func table(_ problems: [Problem]) -> Table {
    Table(
      headings: [
        "severity", "code", "file", "line", "column", "path", "message", "suggestion",
      ],
      rows: problems.map { problem in
        [
          problem.severity.rawValue, problem.code.rawValue, problem.file,
          problem.position.map { String($0.line) } ?? "",
          problem.position.map { String($0.column) } ?? "", problem.path ?? "", problem.message,
          problem.suggestion ?? "",
        ]
      })
  }
}

/// `problems --format json`; additive for ever.
private struct ProblemsDocument: Encodable {
  struct Entry: Encodable {
    let severity: String
    let code: String
    let file: String
    let line: Int?
    let column: Int?
    let path: String?
    let message: String
    let suggestion: String?
  }

  let version = 1
  let problems: [Entry]

  init(_ problems: [Problem]) {
    self.problems = problems.map { problem in
      Entry(
        severity: problem.severity.rawValue, code: problem.code.rawValue, file: problem.file,
        line: problem.position?.line, column: problem.position?.column, path: problem.path,
        message: problem.message, suggestion: problem.suggestion)
    }
  }
}
