import Foundation

/// What tells one version of a file from another without reading it.
struct FileVersion: Equatable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  /// Of its content, and of its rights.
  private let times: [Int]

  /// Nil when there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (content, rights) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, rights) = (status.st_mtim, status.st_ctim)
    #endif
    times = [content.tv_sec, content.tv_nsec, rights.tv_sec, rights.tv_nsec]
  }
}
