import NIOCore
import NIOPosix

extension Behaviour {
  /// Acts as a proxy for CONNECT (the path is then `host:port`): from then on it forwards the data
  /// of both sides.
  package static var tunnel: Behaviour {
    Behaviour { exchange in
      let words = exchange.request.path.split(separator: ":")
      guard exchange.request.method == "CONNECT", words.count == 2, let port = Int(words[1]) else {
        return try await status(400).play(exchange)
      }
      let near = exchange.channel
      let far = try await ClientBootstrap(group: near.eventLoop)
        .channelInitializer { $0.pipeline.addHandler(Relay(to: near)) }
        .connect(host: String(words[0]), port: port).get()
      try await near.pipeline.addHandler(Relay(to: far), position: .first).get()
      try await exchange.sendHead(200)
      try await exchange.silence()
    }
  }
}

/// Forwards incoming data to another connection and closes it when its own one ends.
private final class Relay: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer

  private let other: any Channel

  init(to other: any Channel) { self.other = other }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    other.writeAndFlush(unwrapInboundIn(data), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    other.close(promise: nil)
    context.fireChannelInactive()
  }
}
