import ArgumentParser
import HubBundle
import HubShell
import Terminal

/// `hubpack info`
struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Tell what is in a bundle.",
    discussion: """
      Examples:
        hubpack info lumen-hub-2026.11.hubpack
        hubpack info lumen-hub-2026.11.hubpack --format json

      Reads the manifest alone; 'hubpack verify' checks that all of it is true.

      The cells of CSV are as published; --safe-csv makes them safe for spreadsheets.

      Exit codes: 0 fine; 2 wrong usage, or a file that is no sound bundle.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @Option(help: "How the data comes out: text, json, csv or markdown.")
  var format = OutputFormat.text

  @Flag(help: "Put a ' before texts in CSV that a spreadsheet would take for a formula.")
  var safeCsv = false

  func run() throws {
    try withBundle(at: bundle) { try show($0) }
  }

  private func show(_ file: BundleFile) throws {
    let summary = BundleSummary(file, path: bundle)
    switch format {
    case .json: try Output.write(summary.json)
    case .csv: try Output.write(summary.table.csv(isSafe: safeCsv))
    case .markdown: try Output.write(summary.table.markdown)
    case .text: try Output.write(summary.text(.output))
    }
  }
}
