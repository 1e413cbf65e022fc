package struct FetchOptions: Sendable {
  package var connections = 16
  package var connectionsPerHost = 4
  /// The timeout for a connection, including TLS.
  package var connectTimeout: Duration = .seconds(10)
  /// The time limit for one file, from the start of its first request: all requests, redirects and
  /// data, and the pauses between them.
  package var deadline: Duration = .seconds(300)
  /// The time limit for the pauses that one host requests with `Retry-After`, over all files. If it
  /// requests more, all its remaining files fail at once.
  package var waitingPerHost: Duration = .seconds(300)
  /// The rate in bytes per second, over each ``rateWindow``, below which a server is considered
  /// stalled.
  package var minimumRate = 500
  /// The time for which a server may be slower than ``minimumRate`` or send nothing.
  package var rateWindow: Duration = .seconds(20)
  /// The maximum number of attempts for a file after temporary errors.
  package var attempts = 4
  /// The pause before the second attempt. It doubles with each attempt and is randomly shortened by
  /// up to half, so that many requests do not come back at once.
  package var backoff: Duration = .milliseconds(500)
  /// The longest `Retry-After` that is obeyed; after a longer one there are no more attempts.
  package var patience: Duration = .seconds(60)
  /// The number of consecutive failures to reach a host after which it is not contacted again.
  package var failuresUntilGivingUp = 8
  /// The maximum number of bytes of all files.
  package var totalBytes = 100_000_000_000
  /// True to allow addresses of private networks, wherever the root is.
  package var allowsPrivateNetwork = false
  package var userAgent = "hubpack"
  package var proxies = ProxySettings.none
  /// A PEM file of trusted certificate authorities that replaces the system's.
  package var certificateFile: String?
  /// True to use the contents of an earlier bundle for files that cannot be reached.
  package var carriesForward = false

  package init() {}
}
