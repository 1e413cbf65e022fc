import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// Why one attempt to fetch a file came to nothing, and whether another one is worth it.
struct AttemptFailure: Error {
  let failure: FetchFailure
  var isWorthRetrying = false
  /// How long the server wants to be left alone.
  var retryAfter: Duration?
  /// What the bytes that came belong to, when the server can send the rest of them.
  var resumable: Validators?
  /// Whether the host is alive: it answered, if with nothing useful.
  var isAnswered = false
  /// Whether what we have can no longer be asked about.
  var isDoubtful = false

  init(_ failure: FetchFailure, isWorthRetrying: Bool = false, retryAfter: Duration? = nil) {
    self.failure = failure
    self.isWorthRetrying = isWorthRetrying
    self.retryAfter = retryAfter
  }

  /// An answer about what we have that cannot be believed.
  init(doubtful reason: String) {
    self = .passing(reason)
    isAnswered = true
    isDoubtful = true
  }

  /// What a library's error means.
  init(_ error: any Error, limit: Int) {
    switch error {
    case let error as AttemptFailure: self = error
    case let error as AddressPolicy.LookupError:
      self.init(.unreachable(error.reason), isWorthRetrying: !error.isFinal)
    case let error as FetchFailure: self.init(error)
    case is CancellationError: self.init(.cancelled)
    case let error as HTTPClientError: self.init(error)
    case let error as HTTPParserError:
      self =
        switch error {
        // The end of the connection in the middle of an answer may be an accident.
        case .invalidEOFState, .closedConnection: Self.passing("the answer breaks off")
        case .headerOverflow: Self(.unreadable("the answer is not HTTP: its headers are too long"))
        default: Self(.unreadable("the answer is not HTTP"))
        }
    case let error as NIOHTTPDecompression.DecompressionError:
      if case .limit = error {
        self.init(.tooLarge(limit: limit))
      } else {
        self.init(.unreadable("its compressed form is broken"))
      }
    case is NIOHTTPDecompression.ExtraDecompressionError:
      self.init(.unreadable("its compressed form is broken"))
    case let error as NIOConnectionError:
      let reasons = error.connectionErrors.map { Self.reason($0.error) }
      self = Self.passing(
        reasons.first ?? Self.reason(error.dnsAError ?? error.dnsAAAAError ?? error))
    case NIOSSLError.uncleanShutdown: self = .passing("the answer breaks off")
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
      self.init(.unreachable("there is no secure connection: \(Self.reason(error))"))
    default: self = Self.passing(Self.reason(error))
    }
  }

  private init(_ error: HTTPClientError) {
    self =
      switch error {
      case .cancelled where Task.isCancelled: Self(FetchFailure.cancelled)
      // So the client calls it, too, when a connection (HTTP/2) was about to be closed.
      case .cancelled: Self.passing("the connection was closed before the answer")
      case .connectTimeout, .getConnectionFromPoolTimeout:
        Self.passing("no connection came about in time")
      case .tlsHandshakeTimeout: Self.passing("no secure connection came about in time")
      case .readTimeout, .writeTimeout, .deadlineExceeded: Self.passing("nothing came in time")
      case .remoteConnectionClosed, .uncleanShutdown:
        Self.passing("the connection was closed before the answer")
      case .invalidURL, .emptyHost, .emptyScheme:
        Self(FetchFailure.unreadable("it is not the URL of a web page"))
      case .proxyAuthenticationRequired:
        Self(FetchFailure.unreachable("the proxy wants a user name and password"))
      case .invalidProxyResponse: Self.passing("the proxy refuses, or is not a proxy")
      case .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
        Self.passing("the proxy did not answer in time")
      default: Self.passing(Self.unknown)
      }
  }

  /// A failure that may pass.
  static func passing(_ reason: String, retryAfter: Duration? = nil) -> AttemptFailure {
    AttemptFailure(.unreachable(reason), isWorthRetrying: true, retryAfter: retryAfter)
  }

  /// For what no person could make anything of: names of types, lines of libraries.
  private static let unknown = "the connection failed"

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case let error as SocketAddressError.UnknownHost: "there is no host called \(error.host)"
    case ChannelError.connectTimeout: "no connection came about in time"
    case ChannelError.eof, ChannelError.inputClosed, ChannelError.ioOnClosedChannel,
      ChannelError.alreadyClosed:
      "the connection was closed before the answer"
    case NIOSSLError.handshakeFailed:
      "its certificate is not trusted (expired, or of an unknown authority), or its version of TLS is "
        + "not supported"
    case NIOSSLError.unableToValidateCertificate, NIOSSLError.noCertificateToValidate:
      "its certificate cannot be checked"
    case let error as NIOSSLExtraError
    where [.failedToValidateHostname, .serverHostnameImpossibleToMatch].contains(error):
      "its certificate is for another host"
    default: unknown
    }
  }
}
