import NIOCore
import NIOHTTPTypes

/// A handler that closes connections whose clients do not receive what they asked for, or never
/// stop sending.
///
/// Clients that send no request, or an incomplete one, are closed by Hummingbird's idle timeout.
final class SlowClients: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The largest request body in bytes; bodies are ignored.
  private static let bodyLimit = 1 << 16

  /// The number of bytes that the system buffers for a client; Linux doubles it.
  private static let systemBuffer = 1 << 17

  private let patience: TimeAmount
  private var waiting: Scheduled<Void>?
  private var bodySize = 0

  /// - Parameter patience: The time limit for data in the connection's buffer.
  init(patience: TimeAmount) {
    self.patience = patience
  }

  func handlerAdded(context: ChannelHandlerContext) {
    context.channel.setOption(.socketOption(.so_sndbuf), value: Self.systemBuffer).whenFailure {
      _ in
      // The connection has already been closed.
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
