import Foundation
import Synchronization

/// A terminal for a test, in which a program may run.
///
/// The program gets a session of its own with this terminal, so that Ctrl-C and changes of size
/// reach it as usual. Swift forbids `fork`, which `forkpty` uses; `posix_spawn` can begin a
/// session, and on Linux the first program of a session that opens a terminal gets it as its
/// controlling terminal. So no helper program is needed.
///
/// Nothing here blocks a thread: waiting means to check repeatedly what has arrived. Each wait has
/// a deadline, and a program that still runs when the terminal is released is killed.
package final class PseudoTerminal: Sendable {
  /// The error of a wait that reached its deadline.
  package struct Timeout: Error, CustomStringConvertible {
    /// The expectation, and the actual screen.
    package let description: String
  }

  private struct State {
    var screen: TerminalScreen
    /// The whole output with the terminal's control sequences.
    var bytes: [UInt8] = []
    /// The number of lines that have been waited for.
    var seen = 0
    var program: pid_t?
    var status: Int32?
  }

  private let ours: Int32
  /// The program's end, kept open so that the terminal outlives its program.
  private let theirs: Int32
  private let state: Mutex<State>

  /// The path of the end that the program uses.
  package let path: String

  /// Opens an empty terminal.
  package init(columns: Int = 80, rows: Int = 24) throws {
    (ours, path) = try Self.open()
    theirs = Foundation.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard theirs >= 0 else { throw Self.error }
    state = Mutex(State(screen: TerminalScreen(columns: columns)))
    _ = fcntl(ours, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  /// Opens a terminal and starts a program in it.
  package convenience init(
    running program: String, _ arguments: [String], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    try self.init(columns: columns, rows: rows)
    try start(program, arguments, environment)
  }

  deinit {
    state.withLock { state in
      guard state.status == nil, let program = state.program else { return }
      kill(program, SIGKILL)
      var status: Int32 = 0
      while waitpid(program, &status, 0) < 0, errno == EINTR {}
    }
    close(theirs)
    close(ours)
  }

  private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  private static func open() throws -> (Int32, String) {
    let ours = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard ours >= 0 else { throw error }
    #if os(Linux)
      // This is what `unlockpt` and `ptsname` do; the C library does not show them to Swift.
      var (locked, number): (Int32, UInt32) = (0, 0)
      let unlock: UInt = 0x4004_5431
      let tellNumber: UInt = 0x8004_5430
      guard ioctl(ours, unlock, &locked) == 0, ioctl(ours, tellNumber, &number) == 0 else {
        throw error
      }
      return (ours, "/dev/pts/\(number)")
    #else
      guard grantpt(ours) == 0, unlockpt(ours) == 0, let name = ptsname(ours) else { throw error }
      return (ours, String(cString: name))
    #endif
  }

  /// Reads the data that has arrived.
  private func look() {
    state.withLock { state in
      // This is checked before the last output is read.
      var status: Int32 = 0
      if state.status == nil, let program = state.program,
        waitpid(program, &status, WNOHANG) == program
      {
        let signal = status & 0x7F
        state.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = read(ours, &buffer, buffer.count), count > 0 {
        state.bytes += buffer[..<count]
        state.screen.feed(buffer[..<count])
      }
    }
  }

  // MARK: Typing

  /// Types a text: "\r" is the Enter key, "\u{3}" Ctrl-C.
  package func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(ours, $0.baseAddress, $0.count) }
      if count < 0, errno != EAGAIN, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Changes the size of the window.
  package func resize(columns: Int, rows: Int) {
    state.withLock { $0.screen.resize(columns: columns) }
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
  }

  /// True if the terminal has its normal settings between programs: it echoes and passes whole
  /// lines.
  package var isCooked: Bool {
    var settings = termios()
    guard tcgetattr(ours, &settings) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & flags == flags
  }

  // MARK: Seeing

  /// The contents of the screen.
  package var screen: TerminalScreen {
    look()
    return state.withLock { $0.screen }
  }

  /// The whole output with the terminal's control sequences.
  package var written: String {
    look()
    return String(decoding: state.withLock { $0.bytes }, as: UTF8.self)
  }

  /// Waits until the screen meets a condition.
  @discardableResult
  package func wait(
    _ what: String, seconds: Double = 120, until isThere: (TerminalScreen) -> Bool
  ) async throws -> TerminalScreen {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let screen = self.screen
      if isThere(screen) { return screen }
      guard ContinuousClock.now < deadline else {
        throw Timeout(
          description: "waited for \(what); the screen is\n" + screen.lines.joined(separator: "\n"))
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits for a text in a line below those that were waited for already.
  ///
  /// - Returns: The lines since then, including the one with the text.
  @discardableResult
  package func wait(for text: String, seconds: Double = 120) async throws -> [String] {
    let seen = state.withLock { $0.seen }
    func place(_ screen: TerminalScreen) -> Int? {
      screen.lines.dropFirst(seen).firstIndex { $0.contains(text) }
    }
    let screen = try await wait("'\(text)'", seconds: seconds) { place($0) != nil }
    let end = place(screen).map { $0 + 1 } ?? seen
    state.withLock { $0.seen = end }
    return Array(screen.lines[seen..<end])
  }

  // MARK: The program

  private func start(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // This is the value in <spawn.h> with GNU extensions.
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession))
    let inherited = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "INPUTRC": "/dev/null"]) { $1 }.merging(environment) { $1 }
    var identifier: pid_t = 0
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = inherited.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    let code = posix_spawn(&identifier, program, &actions, &attributes, words, settings)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    let started = identifier
    state.withLock { $0.program = started }
  }

  /// Sends the program a signal, unless it has ended.
  package func signal(_ number: Int32) {
    state.withLock { if $0.status == nil, let program = $0.program { _ = kill(program, number) } }
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: The exit code, or 128 + the number of the signal that ended it.
  package func status(seconds: Double = 120) async throws -> Int32 {
    var status: Int32?
    try await wait("the program's end", seconds: seconds) { _ in
      status = state.withLock { $0.status }
      return status != nil
    }
    return status ?? -1
  }
}
