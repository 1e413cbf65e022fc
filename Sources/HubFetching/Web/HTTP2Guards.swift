import NIOCore
import NIOHPACK
import NIOHTTP1
import NIOHTTP2
import NIOSSL

/// Refuses a status that is not of three digits, on which the translation to HTTP/1 traps.
final class StatusGuard: ChannelInboundHandler {
  typealias InboundIn = HTTP2Frame.FramePayload
  typealias InboundOut = HTTP2Frame.FramePayload

  private var isRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    if case .headers(let headers) = unwrapInboundIn(data),
      !headers.headers[":status"].allSatisfy({ $0.wholeMatch(of: /[1-9][0-9][0-9]/) != nil })
    {
      isRefused = true
      context.fireErrorCaught(HTTPParserError.invalidStatus)
      return context.close(promise: nil)
    }
    context.fireChannelRead(data)
  }
}

/// Closes an HTTP/2 connection that is broken, or sends nothing but frames about itself.
///
/// After an error, `NIOHTTP2Handler` parses no further frames, but keeps all bytes that arrive.
final class FloodGuard: ChannelInboundHandler {
  typealias InboundIn = HTTP2Frame
  typealias InboundOut = HTTP2Frame

  /// The number of frames that a connection may send between two pieces of a response.
  private static let limit = 1_000
  /// The number of bytes of a response that make up for a frame.
  private static let usefulBytes = 32
  /// The number of bytes that a connection may send between two pieces of a response.
  private static let byteLimit = 1 << 20

  private var idleFrames = 0
  private var idleBytes = 0
  private var isClosing = false

  /// Counts bytes that arrive, and returns false if they must not be parsed.
  fileprivate func admits(_ bytes: Int) -> Bool {
    idleBytes += bytes
    return !isClosing && idleBytes <= Self.byteLimit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data).payload {
    case .headers(let headers) where headers.headers[":status"].first?.hasPrefix("1") != true:
      (idleFrames, idleBytes) = (0, 0)
    case .data(let data) where data.data.readableBytes > 0:
      // A response in pieces of a byte or two is none that ends.
      idleFrames = max(0, idleFrames + 1 - data.data.readableBytes / Self.usefulBytes)
      idleBytes = 0
    default: idleFrames += 1
    }
    guard idleFrames <= Self.limit else {
      return errorCaught(context: context, error: HTTPParserError.unknown)
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isClosing else { return }
    context.fireErrorCaught(error)
    if error is NIOHTTP2Errors.StreamError { return }
    isClosing = true
    // To end TLS properly may take five seconds, in which the flood would go on, so the connection
    // is closed below TLS.
    let pipeline = context.channel.pipeline.syncOperations
    let last = (try? pipeline.context(handlerType: NIOSSLClientHandler.self)) ?? context
    context.eventLoop.assumeIsolated().execute { last.close(promise: nil) }
  }
}

/// Counts the bytes of a connection for its guard, which does not see frames of unknown types.
final class FloodMeter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let flood: FloodGuard

  init(_ flood: FloodGuard) { self.flood = flood }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard flood.admits(unwrapInboundIn(data).readableBytes) else {
      // The guard closes the connection.
      return context.fireErrorCaught(HTTPParserError.unknown)
    }
    context.fireChannelRead(data)
  }
}
