import Foundation

/// A file that is written from its beginning to its end. Every failure names it.
///
/// Not safe to use from several tasks at once.
package final class WrittenFile {
  /// Of the file.
  package let path: String
  /// For who writes by other means.
  package let descriptor: Int32
  private var isOpen = true

  /// Makes a file where nothing is, not even a link.
  ///
  /// - Parameter mode: who may use it, less what the process' mask takes away.
  package init(new path: String, mode: Int = 0o600) throws(FileFault) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(mode))
    guard descriptor >= 0 else { throw FileFault(cannot: "write", path) }
  }

  deinit { if isOpen { Foundation.close(descriptor) } }

  /// Adds all of the bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileFault) {
    try bytes.writeAll(to: descriptor, path)
  }

  /// Adds all of the bytes.
  package func write(_ bytes: [UInt8]) throws(FileFault) {
    var fault: FileFault?
    bytes.withUnsafeBytes { bytes in
      do throws(FileFault) { try write(bytes) } catch { fault = error }
    }
    if let fault { throw fault }
  }

  /// Waits until the disk has everything.
  package func synchronize() throws(FileFault) {
    while fsync(descriptor) != 0 {
      // A pipe, and some file systems, cannot be synchronized.
      if [EINVAL, ENOTSUP, EROFS].contains(errno) { return }
      guard errno == EINTR else { throw FileFault(cannot: "write", path) }
    }
  }

  /// Ends the writing. Some file systems tell only now that they had no room.
  package func close() throws(FileFault) {
    guard isOpen else { return }
    isOpen = false
    // Interrupted, it is closed all the same.
    guard Foundation.close(descriptor) == 0 || errno == EINTR else {
      throw FileFault(cannot: "write", path)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Writes all bytes, however many calls that takes.
  ///
  /// - Parameters:
  ///   - path: of the file, for the failure.
  ///   - offset: where they go; nil for where the descriptor stands.
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
  /// Reads from a place of a file until it is full or the file ends, however many calls that takes.
  ///
  /// - Returns: How many bytes were read; nil, and `errno` set, when the system refuses.
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
