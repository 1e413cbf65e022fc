import Foundation
import HubModel
import HubSystem

/// The bytes of a picture, read where they are needed.
final class PictureBytes {
  /// The number of bytes that are read at once.
  private static let windowSize = 1 << 16

  private enum Source {
    /// An open file, and the offset of the picture in it.
    case file(Int32, start: Int)
    /// A copy that is put together from these bytes.
    case copy(PictureCopy, ends: [Int], of: PictureBytes)
    /// The window, which has all bytes.
    case window
  }

  private let source: Source
  let count: Int
  private var window: [UInt8] = []
  private var windowStart = 0
  /// True if a read of the file has failed.
  private var isUnreadable = false

  init(_ slice: FileSlice, size: Int) throws(PictureFault) {
    let file = open(slice.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    source = .file(file, start: slice.range?.lowerBound ?? 0)
    count = size
    guard file >= 0 else { throw .changed }
  }

  init(_ bytes: [UInt8]) { (source, count, window) = (.window, bytes.count, bytes) }

  init(_ copy: PictureCopy, of picture: PictureBytes) {
    (source, count) = (.copy(copy, ends: copy.ends, of: picture), copy.size)
  }

  deinit { if case .file(let file, _) = source, file >= 0 { close(file) } }

  /// Returns what is found in the picture.
  ///
  /// Readers try parts that a picture may lack. If a read failed, what they found, or did not find,
  /// says nothing about the picture.
  ///
  /// - Throws: ``PictureFault/changed`` if a read failed; otherwise the error of `find`.
  func finding<Found>(
    _ find: () throws(PictureFault) -> Found
  ) throws(PictureFault) -> Found {
    let found = Result(catching: find)
    if isUnreadable { throw .changed }
    return try found.get()
  }

  func byte(_ offset: Int) throws(PictureFault) -> UInt8 {
    try load(offset, 1)
    return window[offset - windowStart]
  }

  /// Returns `size` bytes from an offset. O(size)
  func bytes(_ offset: Int, _ size: Int) throws(PictureFault) -> [UInt8] {
    if size > Self.windowSize { return try read(offset, size) }
    try load(offset, size)
    return Array(window[(offset - windowStart)..<(offset - windowStart + size)])
  }

  func bytes(_ range: Range<Int>) throws(PictureFault) -> [UInt8] {
    try bytes(range.lowerBound, range.count)
  }

  /// Returns the offset of the next byte FF; nil if there is none.
  func firstFF(from offset: Int) throws(PictureFault) -> Int? {
    var offset = offset
    while offset < count {
      try load(offset, 1)
      let found: Int? = window.withUnsafeBytes { window in
        guard let start = window.baseAddress.map({ $0 + offset - windowStart }),
          let found = memchr(start, 0xFF, windowStart + window.count - offset)
        else { return nil }
        return UnsafeRawPointer(found) - start
      }
      if let found { return offset + found }
      offset = windowStart + window.count
    }
    return nil
  }

  private func load(_ offset: Int, _ size: Int) throws(PictureFault) {
    guard offset < windowStart || offset + size > windowStart + window.count else { return }
    window = try read(offset, max(size, min(Self.windowSize, count - offset)))
    windowStart = offset
  }

  private func read(_ offset: Int, _ size: Int) throws(PictureFault) -> [UInt8] {
    guard offset >= 0, size >= 0, size <= count - offset else { throw .incomplete }
    switch source {
    case .file(let file, let start):
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        filled = UnsafeMutableRawBufferPointer(buffer).fill(from: file, at: start + offset) ?? 0
      }
      guard bytes.count == size else {
        isUnreadable = true
        throw .changed
      }
      return bytes
    case .copy(let copy, let ends, let picture):
      defer { isUnreadable = picture.isUnreadable }
      return try copy.bytes(offset..<(offset + size), ends: ends, of: picture)
    case .window: return Array(window[offset..<(offset + size)])
    }
  }
}

extension Range<Int> {
  /// The range in parts of a size that may be read at once.
  var parts: some Sequence<Range<Int>> {
    stride(from: lowerBound, to: upperBound, by: 1 << 16).lazy.map {
      $0..<Swift.min($0 + (1 << 16), upperBound)
    }
  }
}
