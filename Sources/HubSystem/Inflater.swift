import CZlib

package final class Inflater {
  package enum Format: Sendable {
    /// Gzip (RFC 1952): one member.
    case gzip
    /// Deflate in the header and trailer of zlib (RFC 1950).
    case zlib
    /// Deflate alone (RFC 1951).
    case raw

    /// The window size by which zlib knows the format.
    fileprivate var windowBits: Int32 {
      switch self {
      case .gzip: 15 + 16
      case .zlib: 15
      case .raw: -15
      }
    }
  }

  package struct Damaged: Error {
    package init() {}
  }

  /// zlib keeps this address, so the stream must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  package private(set) var isWhole = false

  /// - Throws: ``Damaged`` if there is no memory.
  package init(_ format: Format) throws {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard hub_zlib_begin(stream, format.windowBits) == Z_OK else { throw Damaged() }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    room.deallocate()
  }

  /// Begins anew, as with the next member of a gzip file.
  package func restart() {
    inflateReset(stream)
    isWhole = false
  }

  /// Inflates the next bytes up to the end of the compressed data. O(size of what comes out)
  ///
  /// - Parameter consume: Gets what comes out, piece by piece.
  /// - Returns: The number of bytes that belong to the compressed data.
  package func append(
    _ bytes: UnsafeRawBufferPointer, _ consume: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Int {
    guard !isWhole, !bytes.isEmpty else { return 0 }
    // zlib does not change its input.
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.bindMemory(to: Bytef.self).baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    repeat {
      stream.pointee.next_out = room.bindMemory(to: Bytef.self).baseAddress
      stream.pointee.avail_out = UInt32(room.count)
      switch inflate(stream, Z_NO_FLUSH) {
      case Z_OK: break
      case Z_STREAM_END: isWhole = true
      // Nothing is left to do until more bytes arrive.
      case Z_BUF_ERROR where stream.pointee.avail_in == 0: break
      default: throw Damaged()
      }
      let piece = room[..<(room.count - Int(stream.pointee.avail_out))]
      if !piece.isEmpty { try consume(UnsafeRawBufferPointer(rebasing: piece)) }
    } while !isWhole && (stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0)
    return bytes.count - Int(stream.pointee.avail_in)
  }
}
