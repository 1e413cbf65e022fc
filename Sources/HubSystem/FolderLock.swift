import Foundation

/// A lock on a private folder, held by one process at a time.
package final class FolderLock: Sendable {
  package static let name = "lock"
  private let descriptor: Int32

  package enum Refusal: Error {
    case taken
    /// The file system does not support locks, as with some network shares.
    case unsupported
    case fault(FileFault)
  }

  package init(_ folder: String) throws(Refusal) {
    let path = folder + "/" + Self.name
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .fault(FileFault(cannot: "write", path)) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let number = errno
      if number == EINTR { continue }
      close(descriptor)
      switch number {
      case EWOULDBLOCK: throw .taken
      case ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL: throw .unsupported
      default: throw .fault(FileFault(cannot: "lock", path, number))
      }
    }
    self.descriptor = descriptor
  }

  /// Releases the lock. Closing alone would not: a program that this one is just starting holds a
  /// copy of the descriptor until it runs (flock(2)).
  deinit {
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Returns true while the lock file still has its name; a previous holder of the lock may have
  /// removed it.
  package func isIn(_ folder: String) -> Bool {
    var ours = stat()
    var theirs = stat()
    return fstat(descriptor, &ours) == 0 && stat(folder + "/" + Self.name, &theirs) == 0
      && ours.st_ino == theirs.st_ino && ours.st_dev == theirs.st_dev
  }
}
