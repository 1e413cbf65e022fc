import NIOCore
import NIOHTTPTypes

/// Closes connections whose clients neither take what they asked for nor stop sending.
///
/// Clients that send no request, or half of one, are closed by Hummingbird's own idle timeout.
final class SlowClients: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// Bytes of a request's body, which nobody needs.
  private static let bodyLimit = 1 << 16

  /// Bytes that the system may hold for a client who does not take them; Linux doubles it.
  private static let systemBuffer = 1 << 17

  private let patience: TimeAmount
  private var waiting: Scheduled<Void>?
  private var bodySize = 0

  /// - Parameter patience: how long what lies in the connection's buffer may wait.
  init(patience: TimeAmount) {
    self.patience = patience
  }

  func handlerAdded(context: ChannelHandlerContext) {
    context.channel.setOption(.socketOption(.so_sndbuf), value: Self.systemBuffer).whenFailure {
      _ in
      // It is gone already.
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    waiting?.cancel()
    waiting = nil
    if !context.channel.isWritable { closeLater(context) }
    context.fireChannelWritabilityChanged()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head, .end: bodySize = 0
    case .body(let bytes):
      bodySize += max(1, bytes.readableBytes)
      if bodySize > Self.bodyLimit { return context.close(promise: nil) }
    }
    context.fireChannelRead(data)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    waiting?.cancel()
  }

  private func closeLater(_ context: ChannelHandlerContext) {
    let channel = context.channel
    waiting = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
  }
}
