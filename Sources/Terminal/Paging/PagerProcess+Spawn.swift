import Foundation

extension PagerProcess {
  /// Starts the shell with the command; nil when that is not possible.
  static func spawn(_ command: PagerCommand, input: Int32, output: Int32) -> pid_t? {
    #if os(Linux)
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
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // What is ignored or blocked here would be so there.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var identifier: pid_t = 0
    let shell = "/bin/sh"
    let code = withCStrings([shell, "-c", command.script]) { arguments in
      withCStrings(environment()) { environment in
        posix_spawn(&identifier, shell, &actions, &attributes, arguments, environment)
      }
    }
    return code == 0 ? identifier : nil
  }

  /// Ours, and what `less` needs to show colours and any script, unless the user has set it.
  private static func environment() -> [String] {
    ProcessInfo.processInfo.environment
      .merging(["LESS": "FRX", "LESSCHARSET": "utf-8", "LV": "-c"]) { old, _ in old }
      .map { "\($0.key)=\($0.value)" }.sorted()
  }

  private static func withCStrings<Value>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
