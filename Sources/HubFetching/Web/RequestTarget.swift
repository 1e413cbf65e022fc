import NIOCore
import NIOHTTP1

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
