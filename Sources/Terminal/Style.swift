import Foundation

/// What a stream can show.
package struct Style: Sendable {
  /// Whether people read the stream on a terminal that knows more than plain lines.
  package let isTerminal: Bool
  /// Whether the texts may be coloured: on a terminal, unless `NO_COLOR` says no.
  package let hasColour: Bool
  private let descriptor: Int32?

  /// Standard output's.
  package static let output = Style(of: STDOUT_FILENO)
  /// Standard error's.
  package static let messages = Style(of: STDERR_FILENO)
  /// Of a file: no terminal, no colour.
  package static let plain = Style(hasColour: false)

  private init(of descriptor: Int32) {
    let isDumb = ["", "dumb"].contains(Environment["TERM"] ?? "")
    isTerminal = isatty(descriptor) == 1 && !isDumb
    hasColour = isTerminal && (Environment["NO_COLOR"] ?? "").isEmpty
    self.descriptor = descriptor
  }

  /// A style of no stream, for tests.
  package init(hasColour: Bool) {
    isTerminal = false
    self.hasColour = hasColour
    descriptor = nil
  }

  /// The terminal's size as it is now, for its window can be resized; nil where there is no terminal.
  package var screen: Screen? { isTerminal ? Screen(of: descriptor) : nil }

  /// In cells, as it is now; 80 where there is no terminal to ask.
  package var width: Int { Screen(of: descriptor).width }

  package func bold(_ text: String) -> String { styled(text, 1) }
  package func dim(_ text: String) -> String { styled(text, 2) }
  package func red(_ text: String) -> String { styled(text, 31) }
  package func green(_ text: String) -> String { styled(text, 32) }
  package func yellow(_ text: String) -> String { styled(text, 33) }
  package func cyan(_ text: String) -> String { styled(text, 36) }

  private func styled(_ text: String, _ code: Int) -> String {
    hasColour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The size of a terminal's window.
package struct Screen: Hashable, Sendable {
  /// In cells, at least 1.
  package let width: Int
  /// In lines, at least 1.
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// Asks the terminal; what it does not tell, `COLUMNS` and `LINES` do, and else it is 80 by 24.
  init(of descriptor: Int32?) {
    var size = winsize()
    if let descriptor, ioctl(descriptor, UInt(TIOCGWINSZ), &size) != 0 { size = winsize() }
    func length(_ known: UInt16, _ name: String, _ usual: Int) -> Int {
      if known > 0 { return Int(known) }
      return Environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? usual
    }
    self.init(
      width: length(size.ws_col, "COLUMNS", 80), height: length(size.ws_row, "LINES", 24))
  }
}

/// The process's environment.
enum Environment {
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
