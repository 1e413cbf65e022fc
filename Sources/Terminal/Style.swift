import Foundation

/// The capabilities of an output stream.
package struct Style: Sendable {
  /// True if the stream is a terminal that supports more than plain lines.
  package let isTerminal: Bool
  /// True if texts may be coloured: on a terminal, unless `NO_COLOR` is set.
  package let hasColour: Bool
  private let descriptor: Int32?

  package static let output = Style(of: STDOUT_FILENO)
  package static let messages = Style(of: STDERR_FILENO)
  /// The style of a file: no terminal, no colour.
  package static let plain = Style(hasColour: false)

  private init(of descriptor: Int32) {
    let isDumb = ["", "dumb"].contains(Environment["TERM"] ?? "")
    isTerminal = isatty(descriptor) == 1 && !isDumb
    hasColour = isTerminal && (Environment["NO_COLOR"] ?? "").isEmpty
    self.descriptor = descriptor
  }

  /// Creates a style without a stream, for tests.
  package init(hasColour: Bool) {
    isTerminal = false
    self.hasColour = hasColour
    descriptor = nil
  }

  /// The current size of the terminal, whose window may be resized; nil if there is no terminal.
  package var screen: Screen? { isTerminal ? Screen(of: descriptor) : nil }

  /// The current width in cells; 80 if there is no terminal.
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

package struct Screen: Hashable, Sendable {
  /// The width in cells, at least 1.
  package let width: Int
  /// The height in lines, at least 1.
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// Reads the size from the terminal, then from `COLUMNS` and `LINES`; the default is 80 by 24.
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

enum Environment {
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
