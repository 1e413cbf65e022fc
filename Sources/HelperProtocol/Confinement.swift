import CConfinement

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The confinement of the helper, in case a file takes control of it.
package enum Confinement {
  /// The address space for libraries and stacks in bytes, most of which is never used.
  private static let room = 512 << 20
  /// The processor time limit in seconds, of all threads together. A helper is replaced after a
  /// minute or two of work (`HelperProcess.isSpent`), for which decoders may use several threads.
  private static let time = 900

  /// Closes inherited files and sets the resource limits.
  ///
  /// - Parameter memory: The memory limit in bytes.
  package static func begin(memory: Int) {
    hubpack_close_inherited()
    // Ctrl-C is handled by the parent, which reports the interruption.
    signal(SIGINT, SIG_IGN)
    // Decoders may print warnings to a file on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    limit(RLIMIT_CORE, 0)
    limit(RLIMIT_CPU, time)
    limit(RLIMIT_AS, memory + room)
  }

  /// Blocks everything else, after all libraries have been loaded, and makes the helper end with
  /// its parent.
  ///
  /// Landlock applies to threads that start later, the system call filter to all.
  ///
  /// - Parameter warmUp: Starts the parts that need something that is blocked later, such as
  ///   memory for new code.
  package static func complete(after warmUp: () -> Void) {
    // Kernels may lack either; see Docs/Decisions for the effect.
    _ = hubpack_bar_files()
    endWithParent()
    warmUp()
    limit(RLIMIT_FSIZE, 0)
    limit(RLIMIT_NOFILE, 3)
    _ = hubpack_bar_calls()
  }

  #if canImport(Glibc)
    private static func limit(_ resource: __rlimit_resource, _ value: Int) {
      limit(__rlimit_resource_t(resource.rawValue), value)
    }
  #endif

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource_t
  #else
    private typealias Resource = Int32
  #endif

  /// Lowers a limit, but never raises it.
  private static func limit(_ resource: Resource, _ value: Int) {
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0 else { return }
    limits.rlim_max = min(limits.rlim_max, rlim_t(value))
    limits.rlim_cur = min(limits.rlim_cur, limits.rlim_max)
    setrlimit(resource, &limits)
  }

  /// Ends the helper with its parent, even in the middle of a file. Between files, the end
  /// of the input does that.
  ///
  /// Linux can send a signal when the parent ends, but "parent" means the *thread* that started
  /// the helper, and the threads of a Swift program come and go.
  private static func endWithParent() {
    var status = stat()
    // A pipe reports that it is closed even if it still contains requests.
    guard fstat(0, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, nil,
      { _ in
        var input = pollfd(fd: 0, events: 0, revents: 0)
        while poll(&input, 1, -1) < 1 || input.revents & Int16(POLLHUP | POLLERR) == 0 {}
        _exit(0)
      }, nil)
    // No helper is better than one that might run forever.
    if code != 0 { _exit(1) }
  }
}
