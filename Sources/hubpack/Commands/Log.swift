import ArgumentParser
import HubBundle
import HubDiff
import Terminal

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show the history of several releases",
    discussion: helpText(EmbeddedTexts.log_txt).replacing("KINDS", with: Aspect.list))

  @Argument(
    help: "The bundles of at least two releases; - for standard input", completion: .bundle)
  var bundles: [String]

  @Option(
    help: ArgumentHelp(
      "Show only the history of this club, museum or person, by any name it has had",
      valueName: "name"))
  var about: String?

  @Flag(help: "Show every change instead of counts")
  var full = false

  @Option(
    help: ArgumentHelp(
      "Show only these kinds of changes, separated by commas (repeatable)", valueName: "what"),
    completion: .words(Aspect.allCases.map(\.rawValue)))
  var only: [String] = []

  @Option(help: "Output format")
  var format = LogFormat.text

  @Flag(help: "Disable rename detection: show a renamed club or person as removed and added")
  var noRenames = false

  func run() throws {
    guard bundles.count > 1 else {
      throw UsageError("a history needs at least two bundles (use 'hubpack info' for one)")
    }
    let only = try self.only.isEmpty ? nil : Aspect.parse(self.only)
    var options = DiffOptions()
    options.findsRenames = !noRenames
    // One after the other, so that an error names its bundle.
    let files = try bundles.map { argument in
      let name = try BundleInput(argument).name
      return try withBundle(at: argument) { file in
        _ = try file.catalog()
        return (file: file, path: name)
      }
    }.sorted {
      ($0.file.manifest.created, $0.file.manifest.release)
        < ($1.file.manifest.created, $1.file.manifest.release)
    }
    let history = try ReleaseHistory(of: files, about: about, options: options, only: only)
    let isSummary = about == nil && !full
    try Output.paged { write in
      switch format {
      case .text:
        try history.tellText(
          isSummary: isSummary, style: .output, width: Style.output.screen?.width, write: write)
      case .json: try history.tellJSON(isSummary: isSummary, write: write)
      case .markdown: try history.tellMarkdown(isSummary: isSummary, write: write)
      }
    }
  }
}

enum LogFormat: String, FormatArgument, CaseIterable {
  case text, json, markdown
}
