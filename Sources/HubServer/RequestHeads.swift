import NIOCore
import NIOHTTP1

/// A handler that puts requests into the form that Hummingbird and ``BundleResponder`` recognize.
///
/// - The last request of a connection is marked as such. Clients of HTTP/1.0 wait for the end, and
///   "Close" means "close" (RFC 9112, section 9.3).
/// - A request of HTTP/1.0 without a `Host` field gets one. So one without is invalid, because
///   only HTTP/1.1 requires it (RFC 9112, section 3.2), and the version is not passed on.
final class RequestHeads: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data),
      !head.isKeepAlive || head.version == .http1_0
    else { return context.fireChannelRead(data) }
    if !head.isKeepAlive { head.headers.replaceOrAdd(name: "connection", value: "close") }
    if head.version == .http1_0, !head.headers.contains(name: "host") {
      head.headers.add(name: "host", value: "localhost")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
