import Foundation
import HubModel
import HubSystem

/// A file that is read at arbitrary offsets through one descriptor, and so stays the same file even
/// if its name is given to another.
package final class RandomAccessFile: RandomAccess {
  /// The size in bytes when the file was opened.
  package let size: Int
  private let descriptor: Int32
  private let path: String

  package init(path: String) throws(BundleError) {
    guard !path.isEmpty else { throw BundleError(.inputOutput, "the path of the bundle is empty") }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    // A socket cannot be opened: it counts as "not a regular file" below.
    guard descriptor >= 0 || errno == ENXIO else {
      throw BundleError(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
    }
    var status = stat()
    let number = descriptor < 0 || fstat(descriptor, &status) == 0 ? 0 : errno
    guard number == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      let isFolder = number == 0 && status.st_mode & S_IFMT == S_IFDIR
      let isUnpacked = isFolder && access(path + "/manifest.json", F_OK) == 0
      let reason =
        isUnpacked
        ? "is an unpacked bundle (give the .hubpack file that it came from)"
        : isFolder
          ? "is a folder (export it first: hubpack export \(path))"
          : number == 0 ? "not a regular file" : String(cString: strerror(number))
      throw BundleError(.inputOutput, "\(path): \(reason)")
    }
    self.descriptor = descriptor
    self.path = path
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(BundleError)
  {
    guard let count = buffer.fill(from: descriptor, at: offset) else {
      throw BundleError(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
    }
    guard count == buffer.count else {
      throw BundleError(.inputOutput, "\(path): the file was truncated while it was read")
    }
  }
}

extension [UInt8] {
  /// Returns an unsigned little-endian integer of `width` bytes; the caller has checked the bounds.
  func integer(at offset: Int, width: Int) -> Int {
    (0..<width).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }
}
