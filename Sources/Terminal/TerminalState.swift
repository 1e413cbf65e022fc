import Foundation

/// The settings of the terminal on standard input when the program started.
package struct TerminalState: Sendable {
  /// The settings at the first access to this property.
  package static let atStart = TerminalState()

  private let settings: termios?

  private init() {
    var settings = termios()
    self.settings = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
  }

  /// Restores the settings, for an end that leaves no time for anything else.
  package func restore() {
    guard var settings else { return }
    var current = termios()
    guard tcgetattr(STDIN_FILENO, &current) == 0, current.c_lflag != settings.c_lflag else {
      return
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    // Turn off bracketed paste, which line editing has turned on.
    Message.writeBytes("\u{1B}[?2004l\n")
  }
}
