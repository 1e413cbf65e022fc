import Foundation
import NIOCore

/// Keeps the bytes of the head of an HTTP/1.1 response until it has been decoded, because the
/// decoder replaces those that are not UTF-8.
final class HeadBytes: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The number of bytes that are kept at most; the decoder refuses longer heads.
  private static let limit = 1 << 18

  private var bytes = ByteBuffer()
  private var isKeeping = true

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isKeeping, bytes.readableBytes < Self.limit {
      bytes.discardReadBytes()
      var read = unwrapInboundIn(data)
      bytes.writeBuffer(&read)
    }
    context.fireChannelRead(data)
  }

  /// Keeps bytes, beginning with the next ones, or forgets them.
  func keep(_ isKeeping: Bool) {
    self.isKeeping = isKeeping
    bytes.clear()
  }

  /// Reads a head and returns the first value of a field as a URL, with bytes that are not ASCII in
  /// percent-encoding.
  ///
  /// - Parameter name: the name of the field in lower case.
  @discardableResult
  func readHead(url name: String) -> String? {
    var value: [UInt8]?
    while let line = readLine(), !line.isEmpty {
      let parts = line.split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard value == nil, parts.count == 2,
        String(decoding: parts[0], as: UTF8.self).lowercased() == name
      else { continue }
      value = Array(parts[1])
    }
    return value?.map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined().trimmingCharacters(in: .whitespaces)
  }

  /// Reads a line and returns it without its end.
  private func readLine() -> [UInt8]? {
    let view = bytes.readableBytesView
    guard let end = view.firstIndex(of: 0x0A) else { return nil }
    let line = bytes.readBytes(length: end - view.startIndex + 1)?.dropLast() ?? []
    return Array(line.last == 0x0D ? line.dropLast() : line)
  }
}
