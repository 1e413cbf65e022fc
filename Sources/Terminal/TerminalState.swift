import Foundation

/// How the terminal on standard input was set when the program began.
package struct TerminalState: Sendable {
  /// As it is found when this is first asked for.
  package static let atStart = TerminalState()

  private let settings: termios?

  private init() {
    var settings = termios()
    self.settings = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }

  /// Sets the terminal as it was, for an end that leaves no time for anything else.
  package func restore() {
    guard var settings else { return }
    var current = termios()
    guard tcgetattr(STDIN_FILENO, &current) == 0, current.c_lflag != settings.c_lflag else {
      return
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    // Line editing asks terminals to mark what is pasted.
    Message.writeBytes("\u{1B}[?2004l\n")
  }
}
