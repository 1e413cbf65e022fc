import NIOCore
import NIOHTTP1

/// A handler that marks the last request of a connection in the only form that Hummingbird
/// recognizes. Clients of HTTP/1.0 wait for the end, and "Close" means "close" (RFC 9112, section
/// 9.3).
final class LastRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), !head.isKeepAlive else {
      return context.fireChannelRead(data)
    }
    head.headers.replaceOrAdd(name: "connection", value: "close")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
