import Foundation
import HTTPTypes
import HubBundle
import HubModel
import HubSystem
import NIOCore

/// The checked bytes of a file, with its header fields.
final class ServedFile: Sendable {
  /// The size in bytes above which a file is kept on disk, not in memory.
  static let memoryLimit = 1 << 20

  struct Form: Sendable {
    let tag: String
    let size: Int
    /// The header fields, including the length, but without cache control.
    let fields: HTTPFields
    fileprivate let body: Body

    /// Returns bytes of a range, at most 64 KiB; fewer than requested only at the end.
    func read(_ range: Range<Int>) throws -> ByteBuffer {
      let range = range.lowerBound..<min(range.upperBound, range.lowerBound + 1 << 16, size)
      switch body {
      case .memory(let buffer):
        // A copy, because a slice would keep the whole file in memory while it waits in a
        // connection.
        return ByteBuffer(bytes: buffer.getBytes(at: range.lowerBound, length: range.count) ?? [])
      case .disk(let spool): return try spool.read(range)
      }
    }

    /// The whole file, if it is small and in memory.
    var whole: ByteBuffer? {
      guard case .memory(let buffer) = body, size <= 1 << 16 else { return nil }
      return buffer
    }
  }

  fileprivate enum Body: Sendable {
    case memory(ByteBuffer)
    case disk(TemporaryFile)
  }

  /// The bytes as stored in the bundle.
  let plain: Form
  /// The compressed bytes; nil if compression does not help.
  let compressed: Form?
  private let reservation: ByteBudget.Reservation

  /// Creates a file from bytes whose digest has been checked.
  init(
    _ type: MediaType, digest: HexDigest, bytes: [UInt8], reservation: ByteBudget.Reservation
  ) {
    self.reservation = reservation
    plain = Self.form(type, tag: digest.hex, bytes.count, .memory(ByteBuffer(bytes: bytes)))
    let smaller = type.isText && bytes.count > 1024 ? bytes.gzipped : nil
    compressed = smaller.map { smaller in
      Self.form(
        type, tag: digest.hex + "-gzip", smaller.count, .memory(ByteBuffer(bytes: smaller)),
        encoding: "gzip")
    }
  }

  /// Creates a file from a spool whose digest has been checked.
  init(
    _ type: MediaType, digest: HexDigest, size: Int, spool: TemporaryFile,
    reservation: ByteBudget.Reservation
  ) {
    self.reservation = reservation
    plain = Self.form(type, tag: digest.hex, size, .disk(spool))
    compressed = nil
  }

  /// The size in the cache, in bytes, including an estimate for the header fields.
  var weight: Int { plain.size + (compressed?.size ?? 0) + 2048 }

  private static func form(
    _ type: MediaType, tag: String, _ size: Int, _ body: Body, encoding: String? = nil
  ) -> Form {
    var fields = SecurityFields.all
    fields[.contentType] = type.name
    fields[.contentLength] = String(size)
    fields[.eTag] = "\"\(tag)\""
    fields[.acceptRanges] = "bytes"
    fields[.contentEncoding] = encoding
    if type.isText { fields[.vary] = "Accept-Encoding" }
    return Form(tag: tag, size: size, fields: fields, body: body)
  }
}

extension TemporaryFile {
  /// Returns a range of bytes. The bytes that were checked are the bytes that are read again.
  func read(_ range: Range<Int>) throws -> ByteBuffer {
    var buffer = ByteBuffer()
    try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: range.count) { target in
      try read(
        at: range.lowerBound, into: UnsafeMutableRawBufferPointer(rebasing: target[..<range.count]))
      return range.count
    }
    return buffer
  }
}
