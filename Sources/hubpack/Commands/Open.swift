import ArgumentParser
import Foundation
import HubBundle
import HubShell
import Terminal

/// `hubpack open`
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask a bundle at a prompt.", shouldDisplay: false)

  @Argument(help: "The bundle.")
  var bundle: String

  func run() throws {
    try withBundle(at: bundle) { _ in
      let history = HistoryFile(environment: ProcessInfo.processInfo.environment)
      let editor = try LineEditor(history: history) { _ in .none }
      try PromptLoop(editor: editor, prompt: Style.output.bold("hubpack>") + " ", interrupt: {})
        .run { line in
          try Output.write("<\(line.harmless)>\n")
          return .prompt
        }
    }
  }
}
