internal import CReadline
import Foundation
import Terminal

package enum LineInput: Equatable, Sendable {
  /// A line was entered. It holds no line ends.
  case line(String)
  /// Ctrl-C threw the line away.
  case cleared
  /// Ctrl-D was typed on an empty line, or the terminal is gone.
  case end
}

package struct LineEditorError: Error, CustomStringConvertible {
  package let description: String

  /// - Parameter number: The value of `errno`, if the system gave a reason.
  init(_ number: Int32? = nil) {
    let reason = number.map { ": " + String(cString: strerror($0)) } ?? ""
    description = "the prompt needs a terminal for input and output\(reason)"
  }
}

/// Edits lines at a terminal with GNU readline, with history and completion.
///
/// Readline has one state for the whole program. There may be several editors, but only one of them
/// edits at a time. Readline reads ~/.inputrc, where `$if hubpack` applies to this program
/// only.
package final class LineEditor {
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private let completions: (_ line: String) -> Completions
  private var history: InputHistory
  private let pipe: WakePipe
  private let resizing: SignalWatch
  /// The rest of a pasted text whose first line was returned.
  private var waiting: [String] = []
  /// The result of the last completion.
  private var shown: [Completions.Candidate] = []
  /// The reason why the current line ends before it is entered.
  private var ending: Ending?

  private enum Ending { case interrupted, cancelled, hungUp }

  // Readline's functions have no place for a context. This is set and unset in `edit`, which one thread
  // runs at a time, and is read only by functions that readline calls from within `edit`, on that same
  // thread.
  nonisolated(unsafe) private static var current: LineEditor?
  private static let prepared: Void = {
    useUTF8()
    hubpack_readline_defaults()
  }()

  /// - Parameters:
  ///   - history: The file of lines; without it, they are kept in memory.
  ///   - input: The terminal that is read, an open file descriptor.
  ///   - output: The terminal that is written.
  ///   - completions: Completes a line. It is called on the thread that edits.
  /// - Throws: ``LineEditorError`` unless both are terminals.
  package init(
    history: HistoryFile?, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    completions: @escaping (String) -> Completions
  ) throws {
    guard isatty(input) == 1, isatty(output) == 1 else { throw LineEditorError() }
    _ = Self.prepared
    let pipe = try WakePipe()
    resizing = try SignalWatch(SIGWINCH) { pipe.wake(.resizing) }
    self.input = try Self.stream(input, "r")
    do { self.output = try Self.stream(output, "w") } catch {
      fclose(self.input)
      throw error
    }
    self.pipe = pipe
    self.history = InputHistory(file: history)
    self.completions = completions
  }

  deinit {
    fclose(input)
    fclose(output)
  }

  private static func stream(
    _ descriptor: Int32, _ mode: String
  ) throws -> UnsafeMutablePointer<FILE> {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, let stream = fdopen(copy, mode) else {
      let number = errno
      if copy >= 0 { close(copy) }
      throw LineEditorError(number)
    }
    return stream
  }

  /// Edits a line. Blocks until it is entered or abandoned.
  ///
  /// A text of several lines that is pasted at once is returned line by line. The terminal is
  /// restored on return. Entered lines are added to the history.
  ///
  /// - Parameter prompt: Can contain escape sequences that set colours.
  /// - Throws: `CancellationError` when the task is cancelled and ``Interruption`` reports it;
  ///   ``LineEditorError``.
  package func readLine(prompt: String) throws -> LineInput {
    if !waiting.isEmpty {
      let line = waiting.removeFirst()
      write(prompt + line.harmlessLine + "\n")
      history.add(line)
      return .line(line)
    }
    try Task.checkCancellation()
    let text = try edit(prompt: prompt)
    switch ending {
    case .interrupted: return .cleared
    case .cancelled: throw CancellationError()
    case .hungUp: return .end
    case nil: break
    }
    guard let text else {
      write("\n")
      return .end
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard !lines.isEmpty else { return .line("") }
    let line = lines.removeFirst()
    waiting = lines
    history.add(line)
    return .line(line)
  }

  /// Discards pasted lines that were not returned yet, for example after an interruption.
  package func discardPasted() {
    waiting = []
  }

  private func edit(prompt: String) throws -> String? {
    Self.current = self
    defer { Self.current = nil }
    ending = nil
    _ = pipe.reasons()
    hubpack_readline_attach(
      input, output, { _ in LineEditor.current?.readKey() ?? READERR },
      { LineEditor.current?.restoreTerminal() },
      { _, _, _ in LineEditor.current?.complete() },
      { matches, count, _ in LineEditor.current?.show(matches, Int(count)) })
    rl_clear_history()
    for line in history.lines { add_history(line) }
    let wake: @Sendable () -> Void = { [pipe] in pipe.wake(.interruption) }
    return Interruption.handled(by: wake) {
      guard let line = readline(prompt.withMarkedEscapes) else { return nil }
      defer { free(line) }
      return String(cString: line)
    }
  }

  private func write(_ text: String) {
    fputs(text, output)
    fflush(output)
  }
}

// MARK: - Keys

extension LineEditor {
  /// Waits for a byte from the terminal. Other threads wake this one, as only it may call readline.
  private func readKey() -> Int32 {
    let terminal = fileno(input)
    // It was cancelled before the wait.
    if ending == nil, Task.isCancelled { ending = .cancelled }
    while ending == nil {
      var sources = [
        pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&sources, 2, -1) < 0 {
        if errno != EINTR { ending = .hungUp }
        continue
      }
      if sources[1].revents != 0 { heed(pipe.reasons()) }
      guard ending == nil, sources[0].revents != 0 else { continue }
      var byte: UInt8 = 0
      let count = read(terminal, &byte, 1)
      if count == 1 { return Int32(byte) }
      if count == 0 || (errno != EINTR && errno != EAGAIN) { ending = .hungUp }
    }
    // Readline abandons the line at once.
    return READERR
  }

  private func heed(_ reasons: Set<WakePipe.Reason>) {
    if reasons.contains(.resizing) { rl_resize_terminal() }
    if reasons.contains(.interruption) {
      ending = Task.isCancelled ? .cancelled : .interrupted
    }
  }

  /// Restores the terminal after a line, also in the middle of a search.
  private func restoreTerminal() {
    switch ending {
    case .interrupted: hubpack_readline_abandon("^C")
    case .cancelled: hubpack_readline_abandon("")
    case .hungUp, nil: break
    }
    hubpack_readline_restore_terminal()
  }
}

// MARK: - Completion

extension LineEditor {
  private static let longestList = 100

  /// The completions for readline: the certain part, then all candidates unless there is one. Each
  /// replaces the whole line up to the cursor, so readline's own notion of words does not matter.
  private func complete() -> CStrings? {
    hubpack_readline_completed(0)
    let lines = hubpack_readline_line().map { String(cString: $0) } ?? ""
    let typed = String(decoding: lines.utf8.prefix(Int(hubpack_readline_cursor())), as: UTF8.self)
    let lineStart = typed.lastIndex(of: "\n").map(typed.index(after:)) ?? typed.startIndex
    let line = String(typed[lineStart...])
    let found = completions(line)
    shown = found.candidates
    let bytes = line.utf8
    guard let first = found.candidates.first, (0...bytes.count).contains(found.start) else {
      return nil
    }
    let before =
      String(typed[..<lineStart]) + String(decoding: bytes.prefix(found.start), as: UTF8.self)
    let replaced = String(decoding: bytes.dropFirst(found.start), as: UTF8.self)
    var texts = [found.commonText(insteadOf: replaced)]
    if found.candidates.count > 1 {
      texts += found.candidates.map(\.text)
    } else {
      hubpack_readline_completed(first.isWhole ? 1 : 0)
    }
    return cStrings(texts.map { before + $0 })
  }

  private func show(_ matches: CStrings?, _ count: Int) {
    var labels = shown.prefix(Self.longestList).map(\.label.harmlessLine)
    if shown.count > labels.count { labels.append("… \(shown.count - labels.count) more") }
    guard let texts = cStrings([""] + labels) else { return }
    defer {
      for index in 0...labels.count { free(texts[index]) }
      free(texts)
    }
    let widest = labels.map(Self.cells).max() ?? 0
    hubpack_readline_show(texts, Int32(labels.count), Int32(widest))
  }

  private static func cells(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + max(0, Int(hubpack_readline_width($1.value))) }
  }
}

// MARK: - Terminal

extension LineEditor {
  /// Sets a UTF-8 locale in the environment if the locale is "C", as readline and pagers need to tell
  /// characters from bytes, and read the environment.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    guard nl_langinfo(nl_item(CODESET)).map({ String(cString: $0) }) != "UTF-8" else { return }
    let isOverruled = getenv("LC_ALL").map { $0.pointee != 0 } ?? false
    for language in ["C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, language) != nil {
      setenv(isOverruled ? "LC_ALL" : "LC_CTYPE", language, 1)
      return
    }
  }
}

extension String {
  /// A prompt with its escape sequences marked as such for readline, which counts cells.
  fileprivate var withMarkedEscapes: String {
    replacing(/\u{1B}\[[0-9;]*m/) { "\u{01}\($0.output)\u{02}" }
  }
}

/// Texts for C, in an array that ends with a null pointer.
private typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// An array that C may free, and the texts in it.
private func cStrings(_ texts: [String]) -> CStrings? {
  let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  guard let memory = calloc(texts.count + 1, size) else { return nil }
  let array = memory.bindMemory(
    to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
  for (index, text) in texts.enumerated() { array[index] = strdup(text) }
  return array
}
