import Foundation

/// The system's limit of open files.
enum DescriptorLimit {
  /// The number of files that every command may open.
  private static let needed = 64

  /// Returns true if every command can open its files; raises the limit if need be. Libraries trap
  /// where a file cannot be opened.
  static func suffices() -> Bool {
    if areFree() { return true }
    _ = raise(to: 1024)
    return areFree()
  }

  private static func areFree() -> Bool {
    var taken: [Int32] = []
    defer { for descriptor in taken { close(descriptor) } }
    while taken.count < needed {
      let descriptor = dup(STDIN_FILENO)
      guard descriptor >= 0 else { return false }
      taken.append(descriptor)
    }
    return true
  }

  /// Raises the limit up to a number, as far as possible, and returns it.
  static func raise(to wanted: rlim_t) -> Int {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let former = limit.rlim_cur
    limit.rlim_cur = max(former, min(limit.rlim_max, wanted))
    return setrlimit(resource, &limit) == 0 ? Int(limit.rlim_cur) : Int(former)
  }
}
