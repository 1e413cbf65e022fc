package import Foundation

package enum ChildProcess {
  package struct Failure: Error {
    package let number: Int32
  }

  /// Starts a program with the default action for every signal.
  ///
  /// - Parameters:
  ///   - command: the path of the program, followed by its arguments.
  ///   - input: its standard input; nil for an empty one.
  ///   - output: its standard output; nil to discard it.
  ///   - errors: its standard error; nil to discard it.
  ///   - isApart: true to keep Ctrl-C and other signals of the terminal from the program.
  package static func start(
    _ command: [String], environment: [String: String], input: Int32?, output: Int32?,
    errors: Int32? = STDERR_FILENO, isApart: Bool = false
  ) throws(Failure) -> pid_t {
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
    for (descriptor, target) in [
      (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
    ] {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, target)
      } else {
        posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
      }
    }
    // A child inherits ignored and blocked signals, so they are reset to their defaults.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = isApart ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let texts = [command, variables].map { $0.map { strdup($0) } + [nil] }
    defer { for text in texts.joined() { free(text) } }
    var identifier: pid_t = 0
    let number = posix_spawn(
      &identifier, command[0], &actions, &attributes, texts[0], texts[1])
    guard number == 0 else { throw Failure(number: number) }
    return identifier
  }

  /// Waits until a program has ended; returns its status from `waitpid`, or nil if there is none.
  package static func wait(for identifier: pid_t) -> Int32? {
    var status: Int32 = 0
    var ended: pid_t
    repeat { ended = waitpid(identifier, &status, 0) } while ended < 0 && errno == EINTR
    return ended == identifier ? status : nil
  }
}
