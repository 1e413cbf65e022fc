import Foundation
import HubModel
import Synchronization

/// Small files, one after the other in one file: to make a file takes longer than to fill it.
///
/// Which bytes are whose is noted elsewhere. What became of no file is left there, a hole.
final class FilePile: Sendable {
  /// Of a small file, in bytes. What is larger stays a file, which can be removed when a smaller picture was made
  /// of it.
  static let limit = 1 << 16

  /// Of the file.
  let path: String
  let descriptor: Int32
  private let end: Atomic<Int>

  /// Opens the pile, and goes on where it ends.
  init(path: String) throws(FileFault) {
    self.path = path
    let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else { throw FileFault(cannot: "write", path) }
    descriptor = file
    end = Atomic(Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// Where a file of that size goes, which nobody else is given.
  func room(for size: Int) -> Range<Int> {
    let start = end.wrappingAdd(size, ordering: .relaxed).oldValue
    return start..<(start + size)
  }
}
