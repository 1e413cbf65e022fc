import Foundation
import HubBundle
import HubModel
import HubSystem
import Terminal

/// Runs lines one after another, and reports errors.
package struct Runner {
  private let session: Session

  package enum Failure: Sendable {
    case stop, goOn
  }

  package init(_ session: Session) {
    self.session = session
  }

  /// Runs commands without a prompt; returns the number of failures.
  ///
  /// - Parameters:
  ///   - commands: The commands, each with the index of its line, such as ``CommandLines``.
  ///   - location: The location of a line for messages: "tour.txt:3"; nil for a single line.
  /// - Throws: `ClosedPipe`, `OutputError`, `CancellationError`.
  @discardableResult
  package func run(
    _ commands: some Sequence<(index: Int, text: String)>, after failure: Failure,
    location: (Int) -> String?
  ) throws -> Int {
    var failures = 0
    for (index, line) in commands {
      try Task.checkCancellation()
      do {
        if try session.run(line) == .end { break }
      } catch {
        try complain(about: error, in: line, at: location(index))
        failures += 1
        if failure == .stop { break }
      }
    }
    // After a cancellation, lines may be unread.
    try Task.checkCancellation()
    return failures
  }

  /// Runs commands from the terminal until the end.
  package func converse() throws {
    let style = Style.output
    let history = HistoryFile(environment: ProcessInfo.processInfo.environment)
    let editor = try LineEditor(history: history) { [session] line in
      Completer(catalog: session.bundle.catalog, settings: session.settings).completions(for: line)
    }
    try Output.write(session.bundle.welcome(style, width: style.screen?.width))
    try Interruption.handled(by: session.interrupt) { try runInit() }
    let prompt = PromptLoop(
      editor: editor, prompt: style.bold("hubpack>") + " ", interrupt: session.interrupt)
    try prompt.run { line in
      do {
        for (_, command) in CommandLines([line]) where try session.run(command) == .end {
          return .end
        }
      } catch is CancellationError {
        Message.writeRaw("interrupted")
      } catch {
        try complain(about: error, in: line, at: nil)
      }
      return .more
    }
  }

  /// Runs the commands in ~/.config/hubpack/init, if the file exists.
  private func runInit() throws {
    guard let path = Self.initPath(ProcessInfo.processInfo.environment),
      let lines = CommandFile.lines(path)
    else { return }
    do {
      try run(CommandLines(lines), after: .goOn) { "\(path):\($0 + 1)" }
    } catch is CancellationError where !Task.isCancelled {
      Message.writeRaw("interrupted")
    }
  }

  /// `$XDG_CONFIG_HOME/hubpack/init`, or else `~/.config/hubpack/init`; nil if neither variable is set.
  private static func initPath(_ environment: [String: String]) -> String? {
    UserFolder.path("XDG_CONFIG_HOME", usual: ".config", environment).map { $0 + "/init" }
  }

  /// Reports an error; rethrows those that end the program.
  private func complain(about error: any Error, in line: String, at location: String?) throws {
    switch error {
    case is OutputError, is CancellationError: throw error
    // Leaving the pager ends the answer only; a closed pipe ends the program.
    case is ClosedPipe:
      if !session.isInteractive { throw error }
    case let error as CommandFile.Failure:
      try complain(about: error.underlying, in: error.line, at: error.location)
    case let error as SyntaxError: point(error.description, at: error.range, of: line, location)
    case let error as SQLFailure:
      let start = line.utf8.count - error.statement.utf8.count
      let range = error.error.offset.map { start + $0..<start + $0 + 1 }
      point(error.description, at: range, of: line, location)
    default: tell("\(error)", location)
    }
  }

  /// Writes a message, wrapped at a terminal.
  private func tell(_ message: String, _ location: String?) {
    let text = "hubpack: " + ((location.map { "\($0): " } ?? "") + message).harmlessLine
    let width = Style.messages.screen?.width
    Message.writeRaw(
      width.map { text.wrapped(first: $0, further: $0).joined(separator: "\n") } ?? text)
  }

  /// Shows the line with the wrong part marked, and the message.
  private func point(_ message: String, at range: Range<Int>?, of line: String, _ location: String?)
  {
    if let range, range.upperBound <= line.utf8.count {
      // Of several lines, that with the error.
      let bytes = Array(line.utf8)
      let start = bytes[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = bytes[range.lowerBound...].firstIndex(of: 0x0A) ?? bytes.count
      let marked = MarkedLine(
        String(decoding: bytes[start..<end], as: UTF8.self),
        range.lowerBound - start..<min(range.upperBound, end) - start
      )
      .fitting((Style.messages.screen?.width).map { $0 - 2 })
      Message.writeRaw("  " + marked.text)
      Message.writeRaw(
        "  " + String(repeating: " ", count: marked.before)
          + Style.messages.red(String(repeating: "^", count: max(1, marked.length))))
    }
    tell(message, location)
  }
}

/// A line with a marked part, as a message shows it.
private struct MarkedLine {
  /// The line, made harmless for a terminal.
  var text: String
  /// The cells before the marked part.
  var before: Int
  /// The cells of the marked part.
  var length: Int

  init(_ line: String, _ range: Range<Int>) {
    let bytes = Array(line.utf8)
    text = line.harmlessLine
    before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).harmlessLine.cells
    length = String(decoding: bytes[range], as: UTF8.self).harmlessLine.cells
  }

  /// The line, cut at both ends to fit a width in cells.
  func fitting(_ width: Int?) -> MarkedLine {
    guard let width, text.cells > width, width > 0 else { return self }
    var line = self
    // Some of the text before it shows its position in the line.
    let dropped = max(0, before - width / 2)
    if before + length >= width, dropped > 0 {
      var left = dropped + 1
      let rest = text.drop { character in
        defer { left -= String(character).cells }
        return left > 0
      }
      line.text = "…" + rest
      line.before = before - (text.cells - line.text.cells)
    }
    line.text = line.text.cut(toCells: width)
    line.length = min(length, max(1, width - line.before))
    return line
  }
}
