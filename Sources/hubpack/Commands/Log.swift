import ArgumentParser
import HubBundle
import HubDiff
import Terminal

/// `hubpack log`
struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Tell the history over a series of releases.",
    discussion: """
      Examples:
        hubpack log hub-*.hubpack
        hubpack log hub-*.hubpack --full
        hubpack log hub-*.hubpack --about 'Fotogroep Morgenlicht'
        hubpack log hub-*.hubpack --about 'Jan Zonneschijn' --format json

      The releases stand in the order in which they were made, whatever the order of the files. \
      Without options each is summed up; --about tells the whole story of one club, museum or \
      photographer, under all the names that it had.

      What can follow --only: \(Aspect.list).

      Exit codes: 0 fine; 2 wrong usage, or a file that is no sound bundle; 130 interrupted.
      """)

  @Argument(help: "The bundles of two releases or more.", completion: .bundle)
  var bundles: [String]

  @Option(
    help: ArgumentHelp(
      "Tell the story of this club, museum or photographer, by any name that it had.",
      valueName: "name"))
  var about: String?

  @Flag(help: "Tell everything that happened, not the counts alone.")
  var full = false

  @Option(
    help: ArgumentHelp(
      "Tell what happened to these alone, separated by commas; may be repeated.",
      valueName: "what"), completion: .list(Aspect.allCases.map(\.rawValue)))
  var only: [String] = []

  @Option(help: "How the data comes out: text, json or markdown.")
  var format = LogFormat.text

  @Flag(help: "Look for no renames: what has another name is gone and new.")
  var noRenames = false

  func run() throws {
    guard bundles.count > 1 else {
      throw UsageError("a history needs two bundles or more; 'hubpack info' tells of one")
    }
    let only = try self.only.isEmpty ? nil : Aspect.parse(self.only)
    var options = DiffOptions()
    options.findsRenames = !noRenames
    // One after the other: whatever is wrong with one is told with its name.
    let files = try bundles.map { path in
      try withBundle(at: path) { file in
        _ = try file.catalog()
        return (file: file, path: path)
      }
    }.sorted {
      ($0.file.manifest.created, $0.file.manifest.release)
        < ($1.file.manifest.created, $1.file.manifest.release)
    }
    let report = LogReport(
      try ReleaseHistory(of: files, about: about, options: options, only: only))
    let isSummary = about == nil && !full
    switch format {
    case .text:
      try report.tellText(
        isSummary: isSummary, style: .output, width: Style.output.screen?.width,
        write: Output.write)
    case .json: try report.tellJSON(isSummary: isSummary, write: Output.write)
    case .markdown: try report.tellMarkdown(isSummary: isSummary, write: Output.write)
    }
  }
}

/// The forms of histories.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown
}
