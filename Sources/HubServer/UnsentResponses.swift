import NIOCore
import NIOHTTPTypes

/// A handler that announces the end of the server to a connection when its responses have been
/// sent. Hummingbird closes the connection as soon as the last part of a response is written, and
/// discards what a slow client has not received yet.
final class UnsentResponses: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var count = 0
  private var isServerStopping = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) { count += 1 }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
    let sent = promise ?? context.eventLoop.makePromise()
    sent.futureResult.assumeIsolated().whenComplete { _ in
      self.count -= 1
      if self.isServerStopping { self.announceEnd(context) }
    }
    context.write(data, promise: sent)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ChannelShouldQuiesceEvent else {
      return context.fireUserInboundEventTriggered(event)
    }
    isServerStopping = true
    announceEnd(context)
  }

  private func announceEnd(_ context: ChannelHandlerContext) {
    if count == 0 { context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
  }
}
