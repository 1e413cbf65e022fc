import ArgumentParser
import HubBundle
import HubDiff
import Terminal

/// `hubpack diff`
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what happened between two releases.",
    discussion: """
      Examples:
        hubpack diff hub-2026.05.hubpack hub-2026.11.hubpack
        hubpack diff hub-2026.05.hubpack hub-2026.11.hubpack --summary
        hubpack diff hub-2026.05.hubpack hub-2026.11.hubpack --only clubs,members
        hubpack diff hub-2026.05.hubpack hub-2026.11.hubpack --format html > news.html

      Clubs that were renamed and people whose name was corrected are recognized by what else they \
      have in common, which is told. What could not be fetched for one of the bundles is not taken \
      for gone: it is listed as not known. Docs/Diff.md describes all of it.

      What can follow --only: \(Aspect.list).

      Exit codes: 0 no differences; 1 there are some; 2 wrong usage, or a file that is no sound \
      bundle; 130 interrupted.
      """)

  @Argument(help: "The bundle of the earlier release.", completion: .bundle)
  var old: String

  @Argument(help: "The bundle of the later release.", completion: .bundle)
  var new: String

  @Option(help: "How the data comes out: text, json, markdown or html.")
  var format = DiffFormat.text

  @Flag(help: "Tell the counts alone.")
  var summary = false

  @Option(
    help: ArgumentHelp(
      "Tell what happened to these alone, separated by commas; may be repeated.",
      valueName: "what"), completion: .list(Aspect.allCases.map(\.rawValue)))
  var only: [String] = []

  @Flag(help: "Look for no renames: what has another name is gone and new.")
  var noRenames = false

  @Flag(help: "Tell also what means the same: letter case, layout of files.")
  var strict = false

  func run() throws {
    let only = try self.only.isEmpty ? nil : Aspect.parse(self.only)
    let before = try withBundle(at: old) { $0 }
    let after = try withBundle(at: new) { $0 }
    if before.manifest.created > after.manifest.created {
      Message.write("note: \(old) was made after \(new); the later release comes last")
    }
    do {
      try tell(before, after, only)
    } catch let error as BundleError {
      // Which of them it is, they tell when they are asked alone.
      for (path, file) in [(old, before), (new, after)] {
        do { _ = try file.catalog() } catch let error as BundleError {
          throw NamedBundleError(path: path, underlying: error)
        }
      }
      throw NamedBundleError(path: "\(old) or \(new)", underlying: error)
    }
  }

  private func tell(_ before: BundleFile, _ after: BundleFile, _ only: Set<Aspect>?) throws {
    var options = DiffOptions()
    options.findsRenames = !noRenames
    options.isStrict = strict
    let report = try DiffReport(
      from: (before, old), to: (after, new), options: options, only: only)
    func write(_ text: String) throws {
      try Task.checkCancellation()
      try Output.write(text)
    }
    try Output.whileRead {
      switch format {
      case .text:
        try TextReport(
          report, style: .output, width: Style.output.screen?.width, write: write
        ).tell(isSummary: summary)
      case .json: try JSONReport(report).tell(isSummary: summary, write: write)
      case .markdown: try MarkdownReport(report, write: write).tell(isSummary: summary)
      case .html:
        let pictures = try ReportPictures(before: before, after: after)
        try HTMLReport(report, pictures: pictures, write: write).tell(isSummary: summary)
      }
    }
    if report.hasChanges { throw ExitStatus.negative }
  }
}

/// The forms of differences.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown, html
}
