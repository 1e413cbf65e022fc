import Foundation

/// A shell command of a pager, which shows its standard input.
package struct PagerCommand: Hashable, Sendable {
  /// The command for the shell.
  package let script: String

  /// Creates a command; nil for no pager.
  ///
  /// - Parameter text: The value of the environment variable, including arguments. Nothing and
  ///   "cat" mean no pager.
  package init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty || text == "cat" { return nil }
    script = text
  }

  private init(script: String) {
    self.script = script
  }

  /// The command in `$PAGER`, or `less` if it is installed; nil if the user wants no pager.
  package static var preferred: PagerCommand? {
    if let text = Environment["PAGER"] { return PagerCommand(text) }
    return PagerCommand(script: "command -v less >/dev/null || exit 127; exec less -FRX")
  }
}
