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

  @OptionGroup var options: DescriptionOptions

  func run() throws {
    let name = try BundleInput(bundle).name
    let summary = try withBundle(at: bundle) { BundleSummary($0, path: name) }
    try options.write(text: summary.text(.output), json: summary.json, table: summary.table)
  }
}
