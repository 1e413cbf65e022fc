import Foundation
import HubModel
import HubSystem

/// The bytes of a picture in a file, read where they are needed.
final class PictureBytes {
  /// The number of bytes that are read at once.
  private static let windowSize = 1 << 16

  private let descriptor: Int32
  /// The offset of the picture in the file.
  private let start: Int
  let count: Int
  private var window: [UInt8] = []
  private var windowStart = 0

  convenience init(_ picture: PictureFile) throws(CleaningFault) {
    try self.init(picture.slice, count: picture.size)
  }

  init(_ slice: FileSlice, count: Int) throws(CleaningFault) {
    descriptor = open(slice.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    start = slice.range?.lowerBound ?? 0
    self.count = count
    guard descriptor >= 0 else { throw .changed }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func byte(_ offset: Int) throws(CleaningFault) -> UInt8 {
    try load(offset, 1)
    return window[offset - windowStart]
  }

  /// Returns `size` bytes from an offset. O(size)
  func bytes(_ offset: Int, _ size: Int) throws(CleaningFault) -> [UInt8] {
    guard size <= Self.windowSize else { return try read(offset, size) }
    try load(offset, size)
    return Array(window[(offset - windowStart)..<(offset - windowStart + size)])
  }

  /// Returns the offset of the next byte FF; nil if there is none.
  func firstFF(from offset: Int) throws(CleaningFault) -> Int? {
    var offset = offset
    while offset < count {
      try load(offset, 1)
      if let index = window[(offset - windowStart)...].firstIndex(of: 0xFF) {
        return windowStart + index
      }
      offset = windowStart + window.count
    }
    return nil
  }

  private func load(_ offset: Int, _ size: Int) throws(CleaningFault) {
    guard offset < windowStart || offset + size > windowStart + window.count else { return }
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset else {
      throw .unexpected
    }
    window = try read(offset, min(Self.windowSize, count - offset))
    windowStart = offset
  }

  private func read(_ offset: Int, _ size: Int) throws(CleaningFault) -> [UInt8] {
    guard offset >= 0, size >= 0, offset <= count, size <= count - offset else {
      throw .unexpected
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      filled = UnsafeMutableRawBufferPointer(buffer).fill(from: descriptor, at: start + offset) ?? 0
    }
    guard bytes.count == size else { throw .changed }
    return bytes
  }
}
