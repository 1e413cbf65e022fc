import Foundation

/// The bytes of a file, or of a range in it.
public struct FileSlice: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The byte range; nil for the whole file.
  public let range: Range<Int>?

  /// Creates a slice, by default of the whole file.
  public init(path: String, range: Range<Int>? = nil) {
    self.path = path
    self.range = range
  }
}

extension FileSlice {
  /// The size in bytes; nil if the file does not exist.
  package var size: Int? {
    var status = stat()
    return range?.count ?? (lstat(path, &status) == 0 ? Int(status.st_size) : nil)
  }

  /// Calls `body` for consecutive chunks of all bytes. O(size)
  ///
  /// - Returns: false if the file cannot be read or has fewer bytes.
  package func forEachChunk<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(range?.count ?? .max, 1 << 18), alignment: 16)
    defer { buffer.deallocate() }
    var offset = range?.lowerBound ?? 0
    while offset < range?.upperBound ?? .max {
      let size = min(buffer.count, (range?.upperBound ?? .max) - offset)
      let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer[..<size])
      guard let count = wanted.fill(from: file, at: offset) else { return false }
      guard count > 0 else { return range == nil }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      offset += count
    }
    return true
  }

  /// Returns all bytes; nil if they cannot be read or there are fewer.
  package func contents() -> [UInt8]? {
    var contents: [UInt8] = []
    contents.reserveCapacity(range?.count ?? 0)
    return forEachChunk { contents += $0 } ? contents : nil
  }
}
