import Foundation

/// The command of a pager, for the shell: it reads standard input and shows it.
package struct PagerCommand: Hashable, Sendable {
  /// As the shell gets it.
  package let script: String

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

  /// True if the program that the command begins with can be run, as far as that is known without a shell.
  package var isFound: Bool {
    let program = String(script.prefix { $0 != " " })
    guard program.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+/".contains($0)) })
    else { return true }
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = (Environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  /// `$PAGER`, or else `less` where there is one; nil when the user wants none.
  package static var preferred: PagerCommand? {
    if let text = Environment["PAGER"] { return PagerCommand(text) }
    return PagerCommand(script: "command -v less >/dev/null || exit 127; exec less -FRX")
  }
}
