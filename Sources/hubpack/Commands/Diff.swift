import ArgumentParser
import HubBundle
import HubDiff
import HubModel
import Terminal

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two bundles",
    discussion: helpText(EmbeddedTexts.diff_txt).replacing("KINDS", with: Aspect.list))

  @Argument(
    help: "The bundle of the earlier release; - for standard input", completion: .bundle)
  var old: String

  @Argument(help: "The bundle of the later release; - for standard input", completion: .bundle)
  var new: String

  @Option(help: "Output format")
  var format = DiffFormat.text

  @Flag(help: "Show only counts")
  var summary = false

  @Option(
    help: ArgumentHelp(
      "Show only these kinds of changes, separated by commas (repeatable)", valueName: "what"),
    completion: .words(Aspect.allCases.map(\.rawValue)))
  var only: [String] = []

  @Flag(help: "Disable rename detection: show a renamed club or person as removed and added")
  var noRenames = false

  @Flag(help: "Also show insignificant differences, such as letter case and the layout of files")
  var strict = false

  @Flag(help: "Exit with code 1 if the report contains changes")
  var exitCode = false

  func run() throws {
    let only = try self.only.isEmpty ? nil : Aspect.parse(self.only)
    let names = try (old: BundleInput(old).name, new: BundleInput(new).name)
    let before = try withBundle(at: old) { $0 }
    let after = try withBundle(at: new) { $0 }
    if before.manifest.created > after.manifest.created {
      Message.write(
        "note: \(names.old) was made after \(names.new) (name the earlier release first)")
    }
    do {
      try tell((before, names.old), (after, names.new), only)
    } catch let error as BundleError {
      // The error does not say which bundle it is about.
      for (name, file) in [(names.old, before), (names.new, after)] {
        do { _ = try file.catalog() } catch let error as BundleError {
          throw PlainError(error.description(of: name))
        }
      }
      throw PlainError(error.description(of: "\(names.old) or \(names.new)"))
    }
  }

  private func tell(
    _ before: (BundleFile, String), _ after: (BundleFile, String), _ only: Set<Aspect>?
  ) throws {
    var options = DiffOptions()
    options.findsRenames = !noRenames
    options.isStrict = strict
    let report = try DiffReport(from: before, to: after, options: options, only: only)
    if report.hasNoClubInCommon {
      Message.write("note: the bundles have no club in common (are they from the same hub?)")
    }
    try Output.paged { output in
      func write(_ text: String) throws {
        try Task.checkCancellation()
        try output(text)
      }
      switch format {
      case .text:
        try TextReport(
          report, style: .output, width: Style.output.screen?.width, write: write
        ).tell(isSummary: summary)
      case .json: try report.tellJSON(isSummary: summary, write: write)
      case .markdown: try MarkdownReport(report, write: write).tell(isSummary: summary)
      case .html:
        let pictures = try ReportPictures(before: before.0, after: after.0)
        try HTMLReport(report, pictures: pictures, write: write).tell(isSummary: summary)
      }
    }
    let hasNews = format == .markdown ? report.hasNewsForMembers : report.hasChanges
    if exitCode, hasNews { throw ExitStatus.negative }
  }
}

enum DiffFormat: String, FormatArgument, CaseIterable {
  case text, json, markdown, html
}
