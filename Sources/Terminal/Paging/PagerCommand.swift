import Foundation

/// A shell command of a pager, which shows its standard input.
package struct PagerCommand: Hashable, Sendable {
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

  /// True if the program that the command begins with can be run, as far as that is known without a shell.
  package var isFound: Bool {
    let program = String(script.prefix { $0 != " " })
    guard program.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+/".contains($0)) })
    else { return true }
    if program.contains("/") { return access(program, X_OK) == 0 }
    let folders = (Environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  /// The command in `$PAGER`, or `less` if it is installed; nil if the user wants no pager.
  package static var preferred: PagerCommand? {
    if let text = Environment["PAGER"] { return PagerCommand(text) }
    return PagerCommand(script: "command -v less >/dev/null || exit 127; exec less -FRX")
  }
}
