#if Imaging
  import Foundation

  /// What the helper may not do, whatever a picture makes of it.
  enum Confinement {
    /// Bytes of memory. A picture of 100 megapixels takes about one GiB.
    private static let memory: rlim_t = 4 << 30
    /// Bytes of a file that it writes.
    private static let fileSize: rlim_t = 64 << 20

    /// Sets the limits, closes what was inherited, and sees to it that the helper ends with its parent.
    static func begin() {
      closeInheritedFiles()
      // Ctrl-C is for the parent, which tells what it interrupted.
      signal(SIGINT, SIG_IGN)
      limit(RLIMIT_CORE, 0)
      limit(RLIMIT_FSIZE, fileSize)
      limit(RLIMIT_AS, memory)
      endWithParent()
    }

    private static func closeInheritedFiles() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
      for descriptor in names.compactMap(Int32.init) where descriptor > 2 { close(descriptor) }
    }

    #if canImport(Glibc)
      private static func limit(_ resource: __rlimit_resource, _ value: rlim_t) {
        var limits = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
      }
    #else
      private static func limit(_ resource: Int32, _ value: rlim_t) {
        var limits = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(resource, &limits)
      }
    #endif

    /// Between pictures the end of the input ends the helper; this does so amid a picture.
    ///
    /// Linux could send a signal when the parent ends, but means by that the *thread* that started
    /// the helper, and the threads of a Swift program come and go.
    private static func endWithParent() {
      var status = stat()
      // A pipe says that it was closed while requests are still in it.
      guard fstat(0, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return }
      Thread.detachNewThread {
        var input = pollfd(fd: 0, events: 0, revents: 0)
        while poll(&input, 1, -1) < 1 || input.revents & Int16(POLLHUP | POLLERR) == 0 {}
        _exit(0)
      }
    }
  }
#endif
