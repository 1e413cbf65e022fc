import ArgumentParser
import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubShell
import HubSource
import Terminal

struct Problems: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "problems",
    abstract: "List problems in the data of a hub",
    usage: "hubpack problems <source> [<options>]",
    discussion: helpText(EmbeddedTexts.problems_txt))

  @Argument(
    help: ArgumentHelp("The bundle (- for standard input) or the hub", valueName: "source"),
    completion: .bundleOrHub)
  var source: String?

  @Option(help: "Show only problems of this severity")
  var severity: Problem.Severity?

  @Option(help: "Output format")
  var format = Format.text

  /// The formats of other commands, and two for machines that check repositories.
  enum Format: String, FormatArgument, CaseIterable {
    case text, json, csv, markdown, sarif, github
  }

  @Flag(help: "List each problem on a line of its own in the text format")
  var all = false

  @Flag(help: "Put ' before CSV values that a spreadsheet would run as a formula")
  var safeCsv = false

  @Option(
    help:
      "Pictures of a hub to check (default: thumbnails, with portraits and featured images)")
  var assets: AssetSelection?

  @Flag(help: "Show a diff that mends problems with only one right answer, in a folder")
  var fix = false

  @Flag(help: "Write the changes of --fix to the files")
  var write = false

  @Flag(help: "Tell, for each picture on a web page of a bundle, why it was taken or not")
  var explain = false

  @OptionGroup(title: "Reading a hub") var reading: SourceOptions

  @Flag(name: .shortAndLong, help: "Hide progress and the summary")
  var quiet = false

  func validate() throws {
    if explain,
      severity != nil || format != .text || all || safeCsv || fix || write || quiet || assets != nil
        || !reading.given.isEmpty
    {
      throw ValidationError("--explain: cannot be combined with other options")
    }
    if write, !fix { throw ValidationError("--write: needs --fix") }
    if fix, severity != nil || format != .text || all || safeCsv {
      throw ValidationError(
        "--fix: cannot be combined with --severity, --format, --all and --safe-csv")
    }
    if all, format != .text {
      throw ValidationError("--all: needs --format text (the other formats list each problem)")
    }
    if safeCsv, format != .csv { throw ValidationError("--safe-csv: needs --format csv") }
  }

  func run() async throws {
    guard let source else { throw MissingSource(command: "problems") }
    if explain {
      guard SourceArgument.isBundle(source) else {
        throw UsageError("--explain: needs a bundle (export the hub first)")
      }
      let decisions = try await CommandThread.run {
        try withBundle(at: source) { try PageDecisions($0) }
      }
      return try Output.whileRead { try Output.write(decisions.text) }
    }
    if fix {
      let fixing = HubFixing(source: source, options: reading, isQuiet: quiet)
      return try await fixing.run(writing: write)
    }
    let problems = try await found(in: source).filter { severity == nil || $0.severity == severity }
    try Output.whileRead {
      switch format {
      case .text: try Output.write(ProblemLines(problems, listsAll: all).text)
      case .json: try Output.write(jsonText(document(problems)))
      case .csv: try Output.write(table(problems).csv(isSafe: safeCsv))
      case .markdown: try Output.write(table(problems).markdown)
      case .sarif: try Output.write(jsonText(SARIFLog.of(problems, in: HubFiles(of: source))))
      case .github: try Output.write(Annotations(problems, in: HubFiles(of: source)).text)
      }
    }
    if problems.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
  }

  private func found(in source: String) async throws -> [Problem] {
    if SourceArgument.isBundle(source) {
      let options = reading.given + (assets == nil ? [] : ["--assets"])
      let problems = try await CommandThread.run {
        try withBundle(at: source) { try $0.catalog().problems() }
      }
      guard options.isEmpty else {
        throw UsageError(
          "\(options.joined(separator: ", ")): only for a hub (the problems of a bundle are recorded "
            + "in it)")
      }
      return problems
    }
    do {
      return try await check(SourceArgument(source))
    } catch let error as SourceError {
      // These formats show where to mend the file without which there is no hub.
      guard [.sarif, .github].contains(format), let problem = error.problem,
        severity == nil || severity == problem.severity
      else { throw error }
      return [problem]
    }
  }

  /// Reads a hub without writing anything.
  private func check(_ source: SourceArgument) async throws -> [Problem] {
    var options = ExportOptions(
      created: try CreationTime.parse(nil), generator: Version.generator)
    options.reading = ReadingOptions(
      selection: reading.selection, levelZero: try reading.level0.map(source.levelZero))
    if let assets { options.assets = assets }
    let pages = try reading.pages()
    return try await withHub(at: source, reading, for: .check) { hub in
      let line = ProgressLine(isEnabled: !quiet)
      defer { line.clear() }
      async let _ = line.keepFresh(hub.web)
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("hubpack-\(UUID().uuidString)")
      let result = try await Exporter(
        hub.fetcher, options: options, pages: pages, report: line.show, notice: Message.write
      )
      .check(in: folder)
      line.clear()
      if !quiet {
        let hint = pages == nil ? " (--page-galleries reads such pages)" : ""
        Message.writeRaw(
          "\(result.counts[.clubs].of("club")), \(result.counts[.memberships].of("membership")), "
            + "\(result.counts[.assets].of("picture")): "
            + ([Self.counts(result.problems)] + MissingText.leftOut(result.leftOut, pageHint: hint))
            .joined(separator: "; "))
      }
      if let report = hub.web?.report, UnreachableHosts(result.problems).areAll(in: report) {
        Message.write(UnreachableHosts.noNetwork)
      }
      return result.problems
    }
  }

  /// The numbers of problems by severity: "3 errors, 1 warning".
  private static func counts(_ problems: [Problem]) -> String {
    let counts = Problem.Severity.allCases.compactMap { severity in
      let count = problems.count { $0.severity == severity }
      return count > 0 ? count.of(severity.rawValue) : nil
    }
    return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
  }

  /// The facts about each problem in tables and in JSON; facts are only ever added.
  private static let columns: [(name: String, value: @Sendable (Problem) -> (any Encodable)?)] = [
    ("severity", { $0.severity.rawValue }), ("code", { $0.code.rawValue }), ("file", { $0.file }),
    ("line", { $0.position?.line }), ("column", { $0.position?.column }), ("path", { $0.path }),
    ("message", { $0.message }), ("suggestion", { $0.suggestion }),
  ]

  private func document(_ problems: [Problem]) -> JSONObject {
    [
      "version": 1,
      "problems": problems.map { problem in
        JSONObject(Self.columns.map { ($0.name, $0.value(problem)) })
      },
    ]
  }

  private func table(_ problems: [Problem]) -> Table {
    Table(
      headings: Self.columns.map(\.name),
      rows: problems.map { problem in
        Self.columns.map { column in column.value(problem).map { "\($0)" } ?? "" }
      })
  }
}
