import ArgumentParser
import HubBundle
import HubShell
import Terminal

struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Describe the contents of a bundle",
    discussion: helpText(EmbeddedTexts.info_txt))

  @Argument(help: "The bundle; - for standard input", completion: .bundle)
  var bundle: String

  @OptionGroup var options: DescriptionOptions

  func run() throws {
    let name = try BundleInput(bundle).name
    let summary = try withBundle(at: bundle) { BundleSummary($0, path: name) }
    try options.write(text: summary.text(.output), json: summary.json, table: summary.table)
  }
}
