import Foundation

/// The properties that distinguish versions of a file without reading it.
package struct FileVersion: Equatable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  /// The times of the last change of the contents and of the inode.
  private let times: [Int]

  package var isEmpty: Bool { size == 0 }

  /// Returns true for another version of the same file, rather than a file at the same path.
  package func isSameFile(as other: FileVersion) -> Bool {
    (device, inode) == (other.device, other.inode)
  }

  /// Reads the properties of a file; nil if there is none.
  package init?(_ path: String) {
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
