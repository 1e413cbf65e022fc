import ArgumentParser
import HubBundle
import HubShell
import Terminal

struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Describe the contents of a bundle",
    discussion: """
      Examples:
        hubpack info lumen-hub-2026.11.hubpack
        hubpack info lumen-hub-2026.11.hubpack --format json

      Only the manifest is read; use 'hubpack verify' to check that its counts are correct.

      CSV contains the text as published; use --safe-csv for spreadsheets.

      Exit codes: 0 success; 2 usage error, or not a valid bundle.
      """)

  @Argument(help: "The bundle; - for standard input", completion: .bundle)
  var bundle: String

  @Option(help: "Output format")
  var format = OutputFormat.text

  @Flag(help: "Put ' before CSV values that a spreadsheet would run as a formula")
  var safeCsv = false

  func run() throws {
    let name = try BundleInput(bundle).name
    try withBundle(at: bundle) { try show($0, name) }
  }

  private func show(_ file: BundleFile, _ name: String) throws {
    let summary = BundleSummary(file, path: name)
    switch format {
    case .json: try Output.write(summary.json)
    case .csv: try Output.write(summary.table.csv(isSafe: safeCsv))
    case .markdown: try Output.write(summary.table.markdown)
    case .text: try Output.write(summary.text(.output))
    }
  }
}
