import Foundation
import NIOCore
import NIOPosix

/// A real HTTP server on 127.0.0.1 for one test, which responds correctly or with any fault and
/// records its requests.
///
/// It speaks HTTP/1.1 byte by byte as ``Behaviour`` says, so that it can send anything; paths
/// without a behaviour are 404.
///
///     let server = try await FaultyServer.start()
///     server.serve("/a.json", .file(Array("{}".utf8), type: "application/json"))
///     server.serve("/b.jpg", .first(2, .unavailable(retryAfter: .seconds(1)), then: .file(picture)))
///     …
///     #expect(server.requests(for: "/b.jpg").count == 3)
///     await server.stop()
package final class FaultyServer: Sendable {
  /// The port on 127.0.0.1.
  package let port: Int
  /// True if URLs begin with `https`.
  package let isSecure: Bool
  let state: ServerState
  private let group: MultiThreadedEventLoopGroup
  private let listener: any Channel
  private let connections: Task<Void, Never>

  init(
    state: ServerState, group: MultiThreadedEventLoopGroup, listener: any Channel, isSecure: Bool,
    connections: Task<Void, Never>
  ) throws {
    guard let port = listener.localAddress?.port else { throw ChannelError.unknownLocalAddress }
    self.port = port
    self.isSecure = isSecure
    self.state = state
    self.group = group
    self.listener = listener
    self.connections = connections
  }

  /// The PEM certificate that a client has to trust to accept ``TLSFace/trusted``.
  package static var authority: String { Certificates.authority }

  // MARK: - What it serves

  /// Sets the behaviour at a path (percent-encoded, without query).
  package func serve(_ path: String, _ behaviour: Behaviour) { state.serve(path, behaviour) }

  /// Serves the files of a folder, correctly, at every path without a behaviour.
  package func serveFolder(_ path: String) {
    state.serve(folder: URL(fileURLWithPath: path, isDirectory: true))
  }

  /// Returns the URL of a path; `host` may be another name for this machine, such as `localhost`.
  package func url(_ path: String, host: String = "127.0.0.1") -> String {
    "\(isSecure ? "https" : "http")://\(host):\(port)\(path)"
  }

  // MARK: - What happened

  /// All requests with complete heads, in order.
  package var requests: [RecordedRequest] { state.requests }

  /// Returns the requests for a path with any query, in order.
  package func requests(for path: String) -> [RecordedRequest] {
    state.requests.filter { $0.path == path }
  }

  /// The number of connections that neither side has closed.
  package var openConnections: Int { state.openConnections }

  /// The number of accepted connections; since ``forgetRequests()``, including those open then.
  package var acceptedConnections: Int { state.acceptedConnections }

  /// The maximum number of concurrent requests on all connections.
  package var maximumConcurrency: Int { state.maximumConcurrency }

  /// Resets the records and the counts of attempts.
  package func forgetRequests() { state.forgetRequests() }

  /// Resets all connections and waits until no threads and descriptors are left.
  package func stop() async {
    for channel in state.channels { try? await channel.hangUp() }
    try? await listener.close().get()
    connections.cancel()
    await connections.value
    try? await group.shutdownGracefully()
  }
}
