import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// The reason why the TLS handshake with a server fails.
///
/// BoringSSL tells reasons apart by text for programmers alone, so the server is asked once more,
/// without a request (Docs/Decisions).
struct HandshakeFault: Error {
  let reason: String

  private static let notTLS = HandshakeFault(
    reason: "the server does not use TLS on this port (an http URL may work)")

  /// Connects to a host and judges what it sends; nil if that does not explain the failure.
  static func find(
    host: String, port: Int, timeout: TimeAmount, on loop: any EventLoop
  ) async -> HandshakeFault? {
    let found = loop.makePromise(of: HandshakeFault?.self)
    let end = loop.scheduleTask(in: timeout) { found.succeed(nil) }
    let name = (try? SocketAddress(ipAddress: host, port: port)) == nil ? host : nil
    let connection = ClientBootstrap(group: loop)
      .connectTimeout(timeout)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          var configuration = TLSConfiguration.makeClientConfiguration()
          configuration.trustRoots = .certificates([])
          let handshake = try NIOSSLClientHandler(
            context: NIOSSLContext(configuration: configuration), serverHostname: name,
            customVerificationCallback: { chain, verdict in
              found.succeed(HandshakeFault(of: chain))
              verdict.succeed(.failed)
            })
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(FirstByte(found))
          try pipeline.addHandler(handshake)
        }
      }
      .connect(host: host, port: port)
    connection.whenFailure { _ in found.succeed(nil) }
    let fault = try? await found.futureResult.get()
    end.cancel()
    connection.whenSuccess { $0.close(promise: nil) }
    return fault
  }

  private init(reason: String) { self.reason = reason }

  /// Judges certificates that were not accepted.
  private init(of chain: [NIOSSLCertificate]) {
    let now = time(nil)
    reason =
      if chain.contains(where: { $0.notValidAfter < now }) {
        "the certificate has expired"
      } else if chain.contains(where: { $0.notValidBefore > now }) {
        "the certificate is not valid yet"
      } else {
        "the certificate is self-signed or from an unknown authority"
      }
  }

  /// Looks at the first byte that the server sends.
  private final class FirstByte: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let found: EventLoopPromise<HandshakeFault?>
    private var isFirst = true

    init(_ found: EventLoopPromise<HandshakeFault?>) { self.found = found }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      // TLS begins with an alert or a handshake (RFC 8446, section 5.1).
      if isFirst, let first = unwrapInboundIn(data).readableBytesView.first {
        isFirst = false
        if first != 21, first != 22 { found.succeed(HandshakeFault.notTLS) }
      }
      context.fireChannelRead(data)
    }

    func channelInactive(context: ChannelHandlerContext) {
      found.succeed(nil)
      context.fireChannelInactive()
    }
  }
}
