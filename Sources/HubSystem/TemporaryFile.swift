import Foundation

/// A private file without a name in the folder for temporary files, so it is gone when the program
/// ends, however that happens.
package final class TemporaryFile: Sendable {
  package let descriptor: Int32

  /// The name of the file in errors.
  private static var name: String { "a temporary file in \(NSTemporaryDirectory())" }

  package init() throws(FileFault) {
    var template = Array((NSTemporaryDirectory() + "/hubpack-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileFault(cannot: "create", Self.name) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Writes bytes, by default after those that were written last.
  package func write(
    _ bytes: UnsafeRawBufferPointer, at offset: Int? = nil
  ) throws(FileFault) {
    try bytes.writeAll(to: descriptor, Self.name, at: offset)
  }

  /// Fills a buffer with the bytes from an offset on.
  package func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileFault) {
    guard let count = buffer.fill(from: descriptor, at: offset) else {
      throw FileFault(cannot: "read", Self.name)
    }
    guard count == buffer.count else { throw FileFault(cannot: "read", Self.name, EIO) }
  }
}
