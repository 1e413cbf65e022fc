import AsyncHTTPClient
import Foundation
import HubModel
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// The failure of one attempt to fetch a file, and whether to try again.
struct AttemptFailure: Error {
  let failure: FetchFailure
  var isWorthRetrying = false
  var retryAfter: Duration?
  /// The validators of the partial data, if the server can send the rest.
  var resumable: Validators?
  /// True if the host is alive: it responded, though with nothing useful.
  var isAnswered = false
  /// True if the known validators can no longer be used.
  var isDoubtful = false

  init(_ failure: FetchFailure, isWorthRetrying: Bool = false, retryAfter: Duration? = nil) {
    self.failure = failure
    self.isWorthRetrying = isWorthRetrying
    self.retryAfter = retryAfter
  }

  /// Creates the failure of a response that contradicts the known validators.
  init(doubtful reason: String) {
    self = .passing(reason)
    isAnswered = true
    isDoubtful = true
  }

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
        // The connection may have ended in the middle of a response by accident.
        case .invalidEOFState, .closedConnection: Self.passing("the response was incomplete")
        case .headerOverflow: Self(.unfetchable("invalid HTTP response: the headers are too long"))
        default: Self(.unfetchable("invalid HTTP response"))
        }
    case BodyInflater.Fault.tooLarge:
      self.init(.tooLarge(limit: min(limit, Limits.pictureBytes)))
    case BodyInflater.Fault.damaged:
      self.init(.unreadable("the compressed data is damaged"))
    case let error as HandshakeFault: self.init(.unreachable(error.reason))
    case let error as NIOConnectionError:
      let reasons = error.connectionErrors.map { Self.reason($0.error) }
      self = Self.passing(
        reasons.first ?? Self.reason(error.dnsAError ?? error.dnsAAAAError ?? error))
    case NIOSSLError.uncleanShutdown: self = .passing("the response was incomplete")
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
      self.init(.unreachable(Self.tlsReason(error)))
    default: self = Self.passing(Self.reason(error))
    }
  }

  private init(_ error: HTTPClientError) {
    self =
      switch error {
      case .cancelled where Task.isCancelled: Self(FetchFailure.cancelled)
      // The client also throws this error for a connection that it closes itself.
      case .cancelled: Self.passing("the connection was closed before the response")
      case .connectTimeout, .getConnectionFromPoolTimeout:
        Self.passing("the connection timed out")
      case .tlsHandshakeTimeout: Self.passing("the TLS handshake timed out")
      case .readTimeout, .writeTimeout, .deadlineExceeded: Self.passing("the response timed out")
      case .remoteConnectionClosed, .uncleanShutdown:
        Self.passing("the connection was closed before the response")
      case .invalidURL, .emptyHost, .emptyScheme:
        Self(FetchFailure.unfetchable("invalid URL"))
      case .proxyAuthenticationRequired:
        Self(FetchFailure.unreachable("the proxy requires a user name and password"))
      case .invalidProxyResponse: Self.passing("the proxy refused the request, or is not a proxy")
      case .httpProxyHandshakeTimeout, .socksHandshakeTimeout:
        Self.passing("the proxy timed out")
      default: Self.passing(Self.unknown)
      }
  }

  /// Returns a failure that may be temporary.
  static func passing(_ reason: String, retryAfter: Duration? = nil) -> AttemptFailure {
    AttemptFailure(.unreachable(reason), isWorthRetrying: true, retryAfter: retryAfter)
  }

  /// The reason for errors whose descriptions only developers understand, such as type names.
  private static let unknown = "the connection failed"

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case let error as SocketAddressError.UnknownHost: "unknown host \(error.host)"
    case ChannelError.connectTimeout: "the connection timed out"
    case ChannelError.eof, ChannelError.inputClosed, ChannelError.ioOnClosedChannel,
      ChannelError.alreadyClosed:
      "the connection was closed before the response"
    default: unknown
    }
  }

  /// The reason for an error of TLS that ``HandshakeFault`` does not explain.
  private static func tlsReason(_ error: any Error) -> String {
    switch error {
    case NIOSSLError.handshakeFailed(.sslError(let errors)) where errors == [.eofDuringHandshake]:
      "the connection was closed during the TLS handshake"
    case NIOSSLError.handshakeFailed:
      "TLS handshake failed (an expired or untrusted certificate, or an unsupported TLS version)"
    case NIOSSLError.unableToValidateCertificate, NIOSSLError.noCertificateToValidate:
      "the certificate could not be verified"
    case let error as NIOSSLExtraError
    where [.failedToValidateHostname, .serverHostnameImpossibleToMatch].contains(error):
      "the certificate is for a different host"
    default: "TLS handshake failed"
    }
  }
}

extension AttemptFailure {
  init(status: HTTPResponseStatus, _ headers: HTTPHeaders) {
    let answer = "the server returned HTTP \(status.code)"
    switch status.code {
    case 404, 410: self.init(.missing)
    case 408, 425, 429, 500, 502, 503, 504:
      self = .passing(answer, retryAfter: Self.pause(headers.first(name: "Retry-After")))
      isAnswered = true
    case 400..<500: self.init(.refused(status: Int(status.code)))
    case 500...:
      self.init(.unreachable(answer))
      isAnswered = true
    default: self.init(.unfetchable(answer))
    }
  }

  /// Returns the pause of a `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3); at
  /// least a second, because the immediate attempt has just failed.
  private static func pause(_ header: String?) -> Duration? {
    guard let header = header?.trimmingCharacters(in: .whitespaces), !header.isEmpty else {
      return nil
    }
    if header.utf8.allSatisfy(\.isASCIIDigit) {
      return .seconds(min(max(1, Int(header) ?? .max), 1_000_000))
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: header).map {
      .seconds(min(max(1, $0.timeIntervalSinceNow.rounded(.up)), 1_000_000))
    }
  }
}
