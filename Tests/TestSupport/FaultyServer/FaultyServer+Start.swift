import NIOCore
import NIOPosix
import NIOSSL

extension FaultyServer {
  /// Starts a server on a free port of 127.0.0.1.
  ///
  /// - Parameter tls: the certificate for TLS; nil for plain HTTP.
  package static func start(tls: TLSFace? = nil) async throws -> FaultyServer {
    let state = ServerState()
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let context = try tls?.context()
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 512)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      let listener = try await bootstrap.bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(HangUpHandler())
          if let context { try pipeline.addHandler(NIOSSLServerHandler(context: context)) }
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
      return try FaultyServer(
        state: state, group: group, listener: listener.channel, isSecure: tls != nil,
        connections: serverTask { await accept(from: listener, state: state, tls: tls) })
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
  }

  private static func accept(
    from listener: NIOAsyncChannel<NIOAsyncChannel<ByteBuffer, ByteBuffer>, Never>,
    state: ServerState, tls: TLSFace?
  ) async {
    try? await listener.executeThenClose { connections in
      await withDiscardingTaskGroup { group in
        do {
          for try await channel in connections {
            group.addTask {
              await ServerConnection(channel: channel, state: state, tls: tls).run()
            }
          }
        } catch {
          // The listener was closed.
        }
        group.cancelAll()
      }
    }
  }
}
