#if Imaging
  import CConfinement

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The bounds of the helper, whatever a picture makes of it.
  enum Confinement {
    /// Address space that libraries and stacks take, of which little is memory.
    private static let room = 512 << 20
    /// Seconds of all processors together. A helper is replaced after a minute or two of work
    /// (`HelperProcess.isSpent`), for which decoders may use several threads.
    private static let time = 900

    /// Closes what was inherited, and sets the limits.
    ///
    /// - Parameter memory: How many bytes it may use.
    static func begin(memory: Int) {
      hubpack_close_inherited()
      // Ctrl-C is for the parent, which tells what it interrupted.
      signal(SIGINT, SIG_IGN)
      // Warnings of decoders may go to a file, which has no room for them.
      signal(SIGXFSZ, SIG_IGN)
      limit(RLIMIT_CORE, 0)
      limit(RLIMIT_CPU, time)
      limit(RLIMIT_AS, memory + room)
    }

    /// Bars all else, once nothing needs to be loaded any more, and sees to it that the helper ends with
    /// its parent.
    ///
    /// Landlock holds for the threads that start later, the system call filter for all.
    ///
    /// - Parameter warmUp: Starts the parts that need something barred later, such as memory for new code.
    static func complete(after warmUp: () -> Void) {
      // Kernels may lack either; Docs/Decisions says what holds then.
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

    /// Never raises a limit that is there.
    private static func limit(_ resource: Resource, _ value: Int) {
      var limits = rlimit()
      guard getrlimit(resource, &limits) == 0 else { return }
      limits.rlim_max = min(limits.rlim_max, rlim_t(value))
      limits.rlim_cur = min(limits.rlim_cur, limits.rlim_max)
      setrlimit(resource, &limits)
    }

    /// Between pictures the end of the input ends the helper; this does so amid a picture.
    ///
    /// Linux could send a signal when the parent ends, but means by that the *thread* that started
    /// the helper, and the threads of a Swift program come and go.
    private static func endWithParent() {
      var status = stat()
      // A pipe says that it was closed while requests are still in it.
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
      // Better no helper than one that nothing ends.
      if code != 0 { _exit(1) }
    }
  }
#endif
