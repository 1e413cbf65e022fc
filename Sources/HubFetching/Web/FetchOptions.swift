/// How the files of a hub are fetched from the web.
package struct FetchOptions: Sendable {
  /// Requests under way at once.
  package var connections = 16
  /// Of those, to one host. Of requests that only ask whether something has changed, eight count as one where
  /// they share a connection (HTTP/2).
  package var connectionsPerHost = 4
  /// Until a connection stands, TLS included.
  package var connectTimeout: Duration = .seconds(10)
  /// For one file, from the beginning of its first request: all requests, redirects and bytes, and the waiting
  /// between them.
  package var deadline: Duration = .seconds(300)
  /// For one host, over all files: how long its `Retry-After`s are obeyed. When it asks for more, all that is still to
  /// come from it fails at once.
  package var waitingPerHost: Duration = .seconds(300)
  /// Bytes a second, over each ``rateWindow``, below which a server counts as stalled.
  package var minimumRate = 500
  /// How long a server may be slower than ``minimumRate``, or say nothing at all.
  package var rateWindow: Duration = .seconds(20)
  /// How often a file is asked for when what went wrong may pass.
  package var attempts = 4
  /// The pause before the second attempt; it doubles with each, and is shortened by chance by up to
  /// half, so that many requests do not come back at once.
  package var backoff: Duration = .milliseconds(500)
  /// How long a `Retry-After` is obeyed; who asks for more is not asked again.
  package var patience: Duration = .seconds(60)
  /// After so many failures to reach a host in a row, it is not asked any more.
  package var failuresUntilGivingUp = 8
  /// Bytes of all files together.
  package var totalBytes = 100_000_000_000
  /// Whether addresses of the private network may be fetched from, wherever the root is.
  package var allowsPrivateNetwork = false
  /// What a server is told of who is asking.
  package var userAgent = "hubpack"
  /// Which requests go through which proxy.
  package var proxies = ProxySettings.none
  /// A file of certificates, PEM, of authorities that are trusted instead of the system's.
  package var certificateFile: String?
  /// Whether an earlier bundle's content stands in for what cannot be reached.
  package var carriesForward = false

  /// The defaults.
  package init() {}
}
