import Foundation
package import HubModel

/// Parts of a bundle, one after the other in one file, until they are packed: to make a file for each takes longer,
/// and Foundation's `Data.write` waits for the disk besides.
package final class StagingFile {
  private let path: String
  private let descriptor: Int32
  private var end = 0

  /// Makes the file.
  ///
  /// - Throws: ``BundleError``
  package init(path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
  }

  deinit { close(descriptor) }

  /// Adds a part; where it is.
  ///
  /// - Throws: ``BundleError``
  package func append(_ contents: [UInt8]) throws -> FileSlice {
    let start = end
    try contents.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure() }
        end += count
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
    return FileSlice(path: path, range: start..<end)
  }

  private func failure() -> BundleError {
    BundleError(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
  }
}
