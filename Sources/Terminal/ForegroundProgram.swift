import Foundation

/// A program that takes over the terminal for a while, as a pager does.
///
/// `Process` would put it into the background, where it may not read keys, and with the signals
/// blocked and ignored that this program blocks and ignores.
package enum ForegroundProgram {
  /// Has the shell run a command that reads a text, and waits until it ends. Blocks.
  ///
  /// That the command does not read everything is no error: whoever has seen enough quits.
  ///
  /// - Returns: Its exit code, or 128 + the number of the signal that ended it; 127 when there is no
  ///   such command; nil when it could not be started.
  package static func run(_ command: String, reading text: String) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let program = start(command, input: ends[0])
    close(ends[0])
    if program != nil { write(text, to: ends[1]) }
    close(ends[1])
    guard let program else { return nil }
    var status: Int32 = 0
    while waitpid(program, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// SIGPIPE is ignored in this program (`Hubpack.main`).
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func start(_ command: String, input: Int32) -> pid_t? {
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
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words: [UnsafeMutablePointer<CChar>?] =
      [strdup("/bin/sh"), strdup("-c"), strdup(command), nil]
    let environment: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + environment { free(text) } }
    var program: pid_t = 0
    let code = posix_spawn(&program, "/bin/sh", &actions, &attributes, words, environment)
    return code == 0 ? program : nil
  }
}
