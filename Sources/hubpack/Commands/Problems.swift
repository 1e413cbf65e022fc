import ArgumentParser
import Foundation
import HubBundle
import HubModel

/// `hubpack problems`
struct Problems: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List what is wrong in a hub's data.",
    discussion: """
      Examples:
        hubpack problems lumen-hub-2026.11.hubpack
        hubpack problems lumen-hub-2026.11.hubpack --severity error --format csv

      Each line names the file, the line and column, and a code that never changes: \
      file:line:column: severity: what is wrong [code].

      Exit codes: 0 no errors are listed (there may be warnings); 1 errors are; 2 wrong usage, or a \
      file that is no sound bundle.
      """)

  @Argument(help: "The bundle.")
  var bundle: String

  @Option(help: "Only problems of this severity: error or warning.")
  var severity: Problem.Severity?

  @Option(help: "How the data comes out: text, json, csv or markdown.")
  var format = OutputFormat.text

  func run() throws {
    let all = try withBundle(at: bundle) { try $0.catalog().problems() }
    let problems = all.filter { severity == nil || $0.severity == severity }
    switch format {
    case .text: try Output.write(text(problems))
    case .json: try Output.write(jsonText(ProblemsDocument(problems)))
    case .csv: try Output.write(table(problems).csv)
    case .markdown: try Output.write(table(problems).markdown)
    }
    if problems.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
  }

  private func text(_ problems: [Problem]) -> String {
    let style = Style.output
    return problems.map { problem in
      let line = problem.description.harmless
      let word = "\(problem.severity.rawValue): "
      guard style.hasColour, let range = line.range(of: word) else { return line + "\n" }
      let coloured = problem.severity == .error ? style.red(word) : style.yellow(word)
      return line.replacingCharacters(in: range, with: coloured) + "\n"
    }.joined()
  }

  private func table(_ problems: [Problem]) -> Table {
    Table(
      headings: [
        "severity", "code", "file", "line", "column", "path", "message", "suggestion",
      ],
      rows: problems.map { problem in
        [
          problem.severity.rawValue, problem.code.rawValue, problem.file,
          problem.position.map { String($0.line) } ?? "",
          problem.position.map { String($0.column) } ?? "", problem.path ?? "", problem.message,
          problem.suggestion ?? "",
        ]
      })
  }
}

/// `problems --format json`; additive for ever.
private struct ProblemsDocument: Encodable {
  struct Entry: Encodable {
    let severity: String
    let code: String
    let file: String
    let line: Int?
    let column: Int?
    let path: String?
    let message: String
    let suggestion: String?
  }

  let version = 1
  let problems: [Entry]

  init(_ problems: [Problem]) {
    self.problems = problems.map { problem in
      Entry(
        severity: problem.severity.rawValue, code: problem.code.rawValue, file: problem.file,
        line: problem.position?.line, column: problem.position?.column, path: problem.path,
        message: problem.message, suggestion: problem.suggestion)
    }
  }
}
