import Foundation
import NIOCore

/// A handler next to the socket that can close a connection without ending TLS.
final class HangUpHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private var context: ChannelHandlerContext?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func hangUp() { context?.close(promise: nil) }
}

extension Channel {
  /// Closes the socket at once, so that the client gets a reset.
  func hangUp() async throws {
    if let options = self as? any SocketOptionProvider {
      try await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
    }
    try await cutOff()
  }

  /// Closes the socket at once, without ending TLS.
  func cutOff() async throws {
    try await eventLoop.submit {
      try self.pipeline.syncOperations.handler(type: HangUpHandler.self).hangUp()
    }.get()
    try await closeFuture.get()
  }
}
