import Foundation

/// A file that is written from beginning to end. Every error names it.
///
/// Not safe to use from several tasks at once.
package final class WrittenFile {
  package let path: String
  /// The file descriptor, for code that writes by other means.
  package let descriptor: Int32
  private var isOpen = true

  /// Creates a new file; an existing file or link is an error.
  ///
  /// - Parameter mode: the permissions, before the process's umask applies.
  package init(new path: String, mode: Int = 0o600) throws(FileFault) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(mode))
    guard descriptor >= 0 else { throw FileFault(cannot: "write", path) }
  }

  deinit { if isOpen { Foundation.close(descriptor) } }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileFault) {
    try bytes.writeAll(to: descriptor, path)
  }

  /// Writes bytes at the end, or over those at an offset.
  package func write(_ bytes: [UInt8], at offset: Int? = nil) throws(FileFault) {
    var fault: FileFault?
    bytes.withUnsafeBytes { bytes in
      do throws(FileFault) { try bytes.writeAll(to: descriptor, path, at: offset) } catch {
        fault = error
      }
    }
    if let fault { throw fault }
  }

  package func synchronize() throws(FileFault) {
    while fsync(descriptor) != 0 {
      // Pipes and some file systems cannot be synchronized.
      if [EINVAL, ENOTSUP, EROFS].contains(errno) { return }
      guard errno == EINTR else { throw FileFault(cannot: "write", path) }
    }
  }

  /// Closes the file. Some file systems report a full disk only now.
  package func close() throws(FileFault) {
    guard isOpen else { return }
    isOpen = false
    // An interrupted close has closed the descriptor all the same.
    guard Foundation.close(descriptor) == 0 || errno == EINTR else {
      throw FileFault(cannot: "write", path)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Writes all bytes, with as many calls as necessary.
  ///
  /// - Parameters:
  ///   - path: the path of the file, for the error.
  ///   - offset: the offset in the file; nil for the current position.
  package func writeAll(
    to descriptor: Int32, _ path: String, at offset: Int? = nil
  ) throws(FileFault) {
    var done = 0
    while done < count {
      let rest = UnsafeRawBufferPointer(rebasing: self[done...])
      let written =
        offset.map { pwrite(descriptor, rest.baseAddress, rest.count, off_t($0 + done)) }
        ?? Foundation.write(descriptor, rest.baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        throw FileFault(cannot: "write", path, written < 0 ? errno : ENOSPC)
      }
      done += written
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Fills the buffer from an offset of a file, or up to its end, with as many calls as necessary.
  ///
  /// - Returns: The number of bytes that were read; nil, with `errno` set, if the system call
  ///   failed.
  package func fill(from descriptor: Int32, at offset: Int) -> Int? {
    var done = 0
    while done < count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: self[done...])
      let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
      if got < 0, errno == EINTR { continue }
      if got < 0 { return nil }
      if got == 0 { break }
      done += got
    }
    return done
  }
}
