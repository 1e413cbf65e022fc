/// A file that is read at arbitrary offsets and stays the same file: on this machine, or on the web.
package protocol RandomAccess: Sendable {
  /// The size in bytes.
  var size: Int { get }

  /// True if what is not needed is better not read, because it has to be fetched first.
  var isRemote: Bool { get }

  /// Fills a buffer with the bytes from an offset on. O(count)
  ///
  /// - Throws: ``BundleError`` if the bytes cannot be read, or if the file is no longer the same.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(BundleError)

  /// Fetches ranges that are read next, with few requests. Does nothing on this machine.
  ///
  /// - Throws: ``BundleError`` as ``read(at:into:)`` does.
  func prefetch(_ ranges: [Range<Int>]) throws(BundleError)
}

extension RandomAccess {
  package var isRemote: Bool { false }
  package func prefetch(_ ranges: [Range<Int>]) throws(BundleError) {}

  /// Returns exactly `count` bytes from `offset` on, and throws if the file has fewer.
  package func read(at offset: Int, count: Int) throws(BundleError) -> [UInt8] {
    guard offset >= 0, count >= 0, count <= size, offset <= size - count else {
      throw BundleError(.damaged, "unexpected end of file")
    }
    var bytes = [UInt8](repeating: 0, count: count)
    var failure: BundleError?
    bytes.withUnsafeMutableBytes { buffer in
      do throws(BundleError) { try read(at: offset, into: buffer) } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Passes a range of the file to `body` in chunks. Their memory is used again after each call.
  package func forEachChunk(
    of range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(range.count, 1 << 18), alignment: 16)
    defer { buffer.deallocate() }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let part = UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<min(buffer.count, range.upperBound - offset)])
      try read(at: offset, into: part)
      try body(UnsafeRawBufferPointer(part))
      offset += part.count
    }
  }
}
