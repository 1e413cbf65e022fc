import HubSystem
import NIOCore

/// Inflates a compressed body as it arrives: gzip of one member or several (RFC 1952, section 2.2),
/// or deflate with the header and trailer of zlib, as the standard wants it, or without, as some
/// servers send it and browsers accept it.
final class BodyInflater {
  enum Fault: Error {
    /// The data is invalid, or more follows than the compressed data.
    case damaged
    /// The inflated data is larger than any file of a hub.
    case tooLarge
  }

  private let format: Inflater.Format
  private let inflater: Inflater
  private var size = 0
  /// True if the compressed data so far is complete.
  var isWhole: Bool { inflater.isWhole }

  /// Recognizes the format by the first two bytes; nil if the data is not compressed.
  ///
  /// - Parameter isDeflate: true if the server calls it `deflate`, false if it calls it `gzip`.
  init?(of start: ByteBufferView, isDeflate: Bool) throws {
    guard let first = start.first, let second = start.dropFirst().first else { return nil }
    if first == 0x1F, second == 0x8B {
      format = .gzip
    } else if !isDeflate {
      return nil
    } else {
      let header = UInt16(first) << 8 | UInt16(second)
      format = first & 0x0F == 8 && header % 31 == 0 ? .zlib : .raw
    }
    inflater = try Inflater(format)
  }

  /// Inflates the next bytes, piece by piece.
  func append(_ bytes: ByteBuffer, _ consume: (ByteBuffer) -> Void) throws {
    try bytes.withUnsafeReadableBytes { input in
      var rest = input[...]
      while !rest.isEmpty {
        if inflater.isWhole {
          guard format == .gzip else { throw Fault.damaged }
          inflater.restart()
        }
        let used = try append(UnsafeRawBufferPointer(rebasing: rest), consume)
        rest = rest.dropFirst(used)
      }
    }
  }

  private func append(
    _ bytes: UnsafeRawBufferPointer, _ consume: (ByteBuffer) -> Void
  ) throws -> Int {
    do {
      return try inflater.append(bytes) { piece in
        size += piece.count
        guard size <= Limits.pictureBytes else { throw Fault.tooLarge }
        consume(ByteBuffer(bytes: piece))
      }
    } catch is Inflater.Damaged { throw Fault.damaged }
  }
}
