import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

extension HTTPClient.Configuration {
  mutating func mendConnections() {
    // This is the client's only hook into its pipelines.
    http1_1ConnectionDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
        let bytes = HeadBytes()
        try pipeline.addHandler(bytes, position: .before(decoder))
        try pipeline.addHandler(HeadMender(bytes), position: .after(decoder))
        let encoder = try pipeline.handler(type: HTTPRequestEncoder.self)
        try pipeline.addHandler(RequestTarget(), position: .after(encoder))
      }
    }
  }
}

/// Sets the target of a request.
///
/// The client asks for "/" if the path is not UTF-8, as in `/caf%E9.jpg`, and never for a whole URL.
final class RequestTarget: ChannelOutboundHandler {
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  /// The header that carries the target to this handler; it is not sent.
  static let header = "Hubpack-Target"

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var part = unwrapOutboundIn(data)
    if case .head(var head) = part, let target = head.headers.first(name: Self.header) {
      head.uri = target
      head.headers.remove(name: Self.header)
      part = .head(head)
    }
    context.write(wrapOutboundOut(part), promise: promise)
  }
}

/// Checks the heads of responses before the client acts on them, and restores their locations.
///
/// The client takes a status below 100 for an interim one and traps at the body that follows.
private final class HeadMender: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private let bytes: HeadBytes
  private var isRefused = false
  /// The number of interim heads before the head of the response.
  private var interimHeads = 0
  private static let mostInterimHeads = 100

  init(_ bytes: HeadBytes) { self.bytes = bytes }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    switch unwrapInboundIn(data) {
    case .head(var head):
      interimHeads = head.status.code < 200 ? interimHeads + 1 : 0
      guard head.status.code >= 100, interimHeads <= Self.mostInterimHeads else {
        isRefused = true
        context.fireErrorCaught(HTTPParserError.invalidStatus)
        return context.close(promise: nil)
      }
      mendLocation(of: &head)
      context.fireChannelRead(wrapInboundOut(.head(head)))
    case .body: context.fireChannelRead(data)
    case .end:
      bytes.keep(true)
      context.fireChannelRead(data)
    }
  }

  /// Restores bytes of a location that are not UTF-8, such as those of Latin-1.
  private func mendLocation(of head: inout HTTPResponseHead) {
    // The head of the response itself follows an interim one, maybe among the bytes read already.
    if head.status.code < 200 {
      bytes.readLocation()
      return
    }
    if head.headers.first(name: "Location")?.contains("\u{FFFD}") == true,
      let location = bytes.readLocation()
    {
      head.headers.replaceOrAdd(name: "Location", value: location)
    }
    bytes.keep(false)
  }
}

/// Keeps the bytes of the head of an HTTP/1.1 response until it has been decoded, because the
/// decoder replaces those that are not UTF-8.
private final class HeadBytes: ChannelInboundHandler {
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

  /// Reads a head and returns its first location, with bytes that are not ASCII in percent-encoding.
  @discardableResult func readLocation() -> String? {
    var location: String?
    while let line = readLine(), !line.isEmpty {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if location == nil, parts.count == 2, parts[0].lowercased() == "location" {
        location = parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return location
  }

  private func readLine() -> String? {
    let view = bytes.readableBytesView
    guard let end = view.firstIndex(of: 0x0A) else { return nil }
    let line = bytes.readBytes(length: end - view.startIndex + 1)?.dropLast() ?? []
    return (line.last == 0x0D ? line.dropLast() : line).map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
