import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import Testing

@testable import HubFetching

/// Failures derived from the client's errors.
struct AttemptFailureTests {
  /// The client ends a request in this way if it closes the connection itself.
  @Test func `a request that the client itself cancels is retried`() async {
    let failure = AttemptFailure(HTTPClientError.cancelled, limit: 1)
    #expect(failure.isWorthRetrying)
    #expect(failure.failure.fatal == nil)
    let interrupted = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return AttemptFailure(HTTPClientError.cancelled, limit: 1)
    }.value
    #expect(!interrupted.isWorthRetrying)
    #expect(interrupted.failure.fatal is CancellationError)
  }

  /// An error with a description for developers.
  private struct LibraryError: Error, CustomStringConvertible {
    let description = "Unexpected(connection: 1, location: NIOPosix/BaseSocketChannel.swift:892)"
  }

  static let errors: [any Error] = [
    LibraryError(), CocoaError(.fileReadNoSuchFile), POSIXError(.EIO), URLError(.badURL),
    NSError(domain: "NSPOSIXErrorDomain", code: 5), HTTPClientError.readTimeout,
    HTTPClientError.invalidProxyResponse, HTTPClientError.uncleanShutdown,
    HTTPClientError.invalidURL, HTTPClientError.unsupportedScheme("gopher"),
    HTTPClientError.invalidHeaderFieldValues(["a"]), HTTPClientError.tlsHandshakeTimeout,
    HTTPClientError.alreadyShutdown,
    HTTPClientError.serverOfferedUnsupportedApplicationProtocol("h9"),
    HTTPParserError.invalidInternalState, HTTPParserError.unknown, HTTPParserError.headerOverflow,
    NIOSSLError.handshakeFailed(.wantRead), NIOSSLError.uncleanShutdown,
    NIOSSLError.handshakeFailed(.sslError([.eofDuringHandshake])), BodyInflater.Fault.damaged,
    NIOSSLError.cannotMatchULabel, NIOSSLExtraError.failedToValidateHostname,
    NIOSSLExtraError.cannotUseIPAddressInSNI, BoringSSLError.syscallError, ChannelError.eof,
    ChannelError.operationUnsupported, ChannelError.connectTimeout(.seconds(1)),
    IOError(errnoCode: ECONNREFUSED, reason: "connect(descriptor:addr:size:)"),
  ]

  /// Each reason is a clause in plain words, without type names or lines of libraries.
  @Test(arguments: errors)
  func `errors of libraries are put into plain words`(error: any Error) {
    let reason = AttemptFailure(error, limit: 1).failure.reason
    #expect(
      reason.wholeMatch(of: /could not be (fetched|reached|read): [A-Za-z ,:()']+/) != nil,
      "\(reason)")
    #expect(
      reason.firstMatch(of: /NIO|Boring|Error|Cocoa|NS|descriptor|swift|[a-z][A-Z]/) == nil,
      "\(reason)")
  }
}
