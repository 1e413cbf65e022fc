import NIOCore
import NIOHPACK
import NIOHTTP1
import NIOHTTP2

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

  private var idleFrames = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data).payload {
    case .headers: idleFrames = 0
    case .data(let data) where data.data.readableBytes > 0: idleFrames = 0
    default: idleFrames += 1
    }
    guard idleFrames <= Self.limit else {
      return errorCaught(context: context, error: HTTPParserError.unknown)
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.fireErrorCaught(error)
    if error is NIOHTTP2Errors.StreamError { return }
    context.close(promise: nil)
  }
}
