import Foundation
import HubModel
import HubSystem

/// The bytes of a picture, read where they are needed.
final class PictureBytes {
  /// The number of bytes that are read at once.
  private static let windowSize = 1 << 16

  /// The open file; nil if the window has all bytes.
  private let descriptor: Int32?
  /// The offset of the picture in the file.
  private let start: Int
  let count: Int
  private var window: [UInt8] = []
  private var windowStart = 0

  init(_ slice: FileSlice, size: Int) throws(PictureFault) {
    let file = open(slice.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    descriptor = file
    start = slice.range?.lowerBound ?? 0
    count = size
    guard file >= 0 else { throw .changed }
  }

  init(_ bytes: [UInt8]) {
    (descriptor, start, count, window) = (nil, 0, bytes.count, bytes)
  }

  deinit { if let descriptor, descriptor >= 0 { close(descriptor) } }

  func byte(_ offset: Int) throws(PictureFault) -> UInt8 {
    try load(offset, 1)
    return window[offset - windowStart]
  }

  /// Returns `size` bytes from an offset. O(size)
  func bytes(_ offset: Int, _ size: Int) throws(PictureFault) -> [UInt8] {
    if size > Self.windowSize, descriptor != nil { return try read(offset, size) }
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
    guard descriptor != nil else { throw .incomplete }
    window = try read(offset, max(size, min(Self.windowSize, count - offset)))
    windowStart = offset
  }

  private func read(_ offset: Int, _ size: Int) throws(PictureFault) -> [UInt8] {
    guard let descriptor, offset >= 0, size >= 0, size <= count - offset else { throw .incomplete }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      filled = UnsafeMutableRawBufferPointer(buffer).fill(from: descriptor, at: start + offset) ?? 0
    }
    guard bytes.count == size else { throw .changed }
    return bytes
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
