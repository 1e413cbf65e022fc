public import ArgumentParser
import HubChannel
package import HubExport
public import HubModel
import Terminal

/// Returns a text of the folder `Help`, in which a backslash continues a line.
func helpText(_ text: String) -> String {
  String(text.dropLast()).replacing("\\\n", with: "")
}

// Values of other targets that stand on the command line by their raw values.

extension AssetSelection: ExpressibleByArgument {}
extension Problem.Severity: ExpressibleByArgument {}

/// The values that shells offer while arguments are typed; for files, folders are always among them.
extension CompletionKind {
  static var bundle: CompletionKind { .file(extensions: ["hubpack"]) }
  /// A hub may be a folder as well.
  static var hub: CompletionKind { .file(extensions: ["json"]) }
  static var bundleOrHub: CompletionKind { .file(extensions: ["hubpack", "json"]) }

  /// Words that are separated by commas: each is offered after those that stand there already.
  static func words(_ words: [String]) -> CompletionKind {
    .custom { _, _, typed in
      let chosen = typed.split(separator: ",", omittingEmptySubsequences: false).dropLast()
      let start = chosen.map { $0 + "," }.joined()
      return words.filter { !chosen.contains($0[...]) }.map { start + $0 }
    }
  }
}

/// An output format, given by name; `md` also means Markdown.
protocol FormatArgument: ExpressibleByArgument, RawRepresentable<String> {}

extension FormatArgument {
  init?(argument: String) {
    self.init(rawValue: argument == "md" ? "markdown" : argument)
  }
}

enum OutputFormat: String, FormatArgument, CaseIterable {
  case text, json, csv, markdown
}

/// The options of a command that describes one bundle.
struct DescriptionOptions: ParsableArguments {
  @Option(help: "Output format")
  var format = OutputFormat.text

  @Flag(help: "Put ' before CSV values that a spreadsheet would run as a formula")
  var safeCsv = false

  func write(text: String, json: String, table: Table) throws {
    switch format {
    case .text: try Output.write(text)
    case .json: try Output.write(json)
    case .csv: try Output.write(table.csv(isSafe: safeCsv))
    case .markdown: try Output.write(table.markdown)
    }
  }
}

/// The options that say whose signatures count.
struct TrustOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Require a signature by a key in this list (see ALLOWED SIGNERS in ssh-keygen(1))",
      valueName: "file"), completion: .file())
  var trust: String?

  @Option(
    help: ArgumentHelp("Refuse signatures by keys in this list", valueName: "file"),
    completion: .file())
  var revoked: String?

  func validate() throws {
    guard trust != nil || revoked == nil else { throw ValidationError("--revoked needs --trust") }
  }

  var value: Trust? {
    get throws { try trust.map { try Trust(allowed: $0, revoked: revoked) } }
  }
}
