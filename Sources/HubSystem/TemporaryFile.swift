import Foundation

/// A private file, by default without a name in the folder for temporary files, so that it is gone
/// when the program ends, however that happens.
package final class TemporaryFile: Sendable {
  package let descriptor: Int32

  /// The name of the file in errors.
  private let name: String

  /// Opens a file that stays, or creates it.
  package init(kept path: String) throws(FileFault) {
    name = path
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFault(cannot: "create", path) }
  }

  package init() throws(FileFault) {
    name = "a temporary file in \(NSTemporaryDirectory())"
    var template = Array((NSTemporaryDirectory() + "/hubpack-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileFault(cannot: "create", name) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Writes bytes, by default after those that were written last.
  package func write(
    _ bytes: UnsafeRawBufferPointer, at offset: Int? = nil
  ) throws(FileFault) {
    try bytes.writeAll(to: descriptor, name, at: offset)
  }

  /// Fills a buffer with the bytes from an offset on.
  package func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileFault) {
    guard let count = buffer.fill(from: descriptor, at: offset) else {
      throw FileFault(cannot: "read", name)
    }
    guard count == buffer.count else { throw FileFault(cannot: "read", name, EIO) }
  }
}
