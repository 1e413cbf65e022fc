import AsyncHTTPClient
import NIOCore
import NIOSSL
import TestSupport
import Testing

/// The certificates of the test server are accepted and rejected as intended.
@Suite(.alone, .timeLimit(.minutes(10)))
struct FaultyServerTLSTests {
  private func get(
    _ url: String, tls: TLSConfiguration = .makeClientConfiguration(),
    connectTimeout: TimeAmount = .seconds(60)
  ) async throws -> String {
    var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
    configuration.httpVersion = .http1Only
    configuration.timeout = .init(connect: connectTimeout)
    let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    do {
      let response = try await client.execute(HTTPClientRequest(url: url), timeout: .seconds(120))
      let body = try await response.body.collect(upTo: 1 << 20)
      try await client.shutdown()
      return String(buffer: body)
    } catch {
      try? await client.shutdown()
      throw error
    }
  }

  private func trusting() throws -> TLSConfiguration {
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.trustRoots = .certificates([
      try NIOSSLCertificate(bytes: Array(FaultyServer.authority.utf8), format: .pem)
    ])
    return tls
  }

  @Test func `a client that trusts the authority gets the file`() async throws {
    let server = try await FaultyServer.start(tls: .trusted)
    server.serve("/a", .file(Array("abc".utf8)))
    for host in ["127.0.0.1", "localhost"] {
      #expect(try await get(server.url("/a", host: host), tls: trusting()) == "abc")
    }
    await #expect(throws: (any Error).self) {
      try await get(server.url("/a"), connectTimeout: .seconds(1))
    }
    await server.stop()
  }

  @Test(arguments: [TLSFace.selfSigned, .expired, .wrongName, .garbage])
  func `no client accepts a bad certificate`(face: TLSFace) async throws {
    let server = try await FaultyServer.start(tls: face)
    server.serve("/a", .file(Array("abc".utf8)))
    await #expect(throws: (any Error).self) {
      try await get(server.url("/a"), tls: trusting(), connectTimeout: .seconds(1))
    }
    #expect(server.requests.isEmpty)
    await server.stop()
  }

  @Test func `a dead port does not respond, and the port of a stopped server refuses connections`()
    async throws
  {
    let dead = try DeadPort()
    let clock = ContinuousClock()
    var error: (any Error)?
    let time = await clock.measure {
      do { _ = try await get(dead.url("/a"), connectTimeout: .seconds(1)) } catch let failure {
        error = failure
      }
    }
    #expect(error as? HTTPClientError == .connectTimeout)
    #expect(time > .seconds(0.9))
    let stopped = try await FaultyServer.start()
    await stopped.stop()
    await #expect(throws: (any Error).self) {
      try await get(stopped.url("/a"), connectTimeout: .seconds(1))
    }
  }
}
