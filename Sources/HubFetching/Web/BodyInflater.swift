import CZlib
import NIOCore

/// Inflates a compressed body as it arrives.
final class BodyInflater {
  /// The reason why a body cannot be inflated.
  enum Fault: Error {
    /// The data is invalid, or more follows than the compressed data.
    case damaged
    /// The inflated data is larger than any file of a hub.
    case tooLarge
  }

  /// The format of compressed data.
  enum Format {
    /// Gzip, of one member or several (RFC 1952, section 2.2).
    case gzip
    /// Deflate in the header and trailer of zlib (RFC 1950), as the standard wants it.
    case zlib
    /// Deflate alone (RFC 1951), as some servers send it and browsers accept it.
    case raw

    /// Recognizes the format by the first two bytes; nil if the data is not compressed.
    ///
    /// - Parameter isDeflate: true if the server calls it `deflate`, false if it calls it `gzip`.
    init?(of start: ByteBufferView, isDeflate: Bool) {
      guard let first = start.first, let second = start.dropFirst().first else { return nil }
      if first == 0x1F, second == 0x8B {
        self = .gzip
      } else if !isDeflate {
        return nil
      } else {
        let header = UInt16(first) << 8 | UInt16(second)
        self = first & 0x0F == 8 && header % 31 == 0 ? .zlib : .raw
      }
    }

    /// The window size by which zlib knows the format.
    fileprivate var windowBits: Int32 {
      switch self {
      case .gzip: 15 + 16
      case .zlib: 15
      case .raw: -15
      }
    }
  }

  private let format: Format
  /// zlib keeps this address, so the stream must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var size = 0
  /// True if the compressed data so far is complete.
  private(set) var isWhole = false

  /// Creates an inflater for one body.
  init(_ format: Format) throws(Fault) {
    self.format = format
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard hub_zlib_begin(stream, format.windowBits) == Z_OK else { throw .damaged }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Inflates the next bytes, piece by piece.
  func append(_ bytes: ByteBuffer, _ consume: (ByteBuffer) -> Void) throws(Fault) {
    guard bytes.readableBytes > 0 else { return }
    try bytes.withUnsafeReadableBytes { input throws(Fault) in
      // zlib does not change its input.
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: input.bindMemory(to: Bytef.self).baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        let piece = try nextPiece()
        size += piece.readableBytes
        guard size <= Limits.pictureBytes else { throw .tooLarge }
        if piece.readableBytes > 0 { consume(piece) }
      } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0 && !isWhole
    }
  }

  /// Inflates until a piece is full or the input ends.
  private func nextPiece() throws(Fault) -> ByteBuffer {
    if isWhole {
      guard format == .gzip, inflateReset(stream) == Z_OK else { throw .damaged }
      isWhole = false
    }
    var piece = ByteBuffer()
    var status = Z_OK
    piece.writeWithUnsafeMutableBytes(minimumWritableBytes: 1 << 14) { room in
      stream.pointee.next_out = room.bindMemory(to: Bytef.self).baseAddress
      stream.pointee.avail_out = UInt32(room.count)
      status = inflate(stream, Z_NO_FLUSH)
      return room.count - Int(stream.pointee.avail_out)
    }
    switch status {
    case Z_OK: break
    case Z_STREAM_END: isWhole = true
    // Nothing is left to do until more bytes arrive.
    case Z_BUF_ERROR where stream.pointee.avail_in == 0: break
    default: throw .damaged
    }
    return piece
  }
}
