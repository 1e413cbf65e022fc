import Foundation

/// The command of a pager, for the shell: it reads standard input and shows it.
package struct PagerCommand: Hashable, Sendable {
  let script: String

  /// - Parameter text: As in the environment variable, with its arguments; nil when it says that
  ///   there is to be none: nothing, or "cat".
  package init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty || text == "cat" { return nil }
    script = text
  }

  private init(script: String) {
    self.script = script
  }

  /// `$PAGER`, or else `less` where there is one; nil when the user wants none.
  package static var preferred: PagerCommand? {
    if let text = Environment["PAGER"] { return PagerCommand(text) }
    return PagerCommand(script: "command -v less >/dev/null || exit 127; exec less -FRX")
  }
}
