/// How the files of a hub are fetched from the web.
public struct FetchOptions: Sendable {
  /// Requests under way at once.
  public var connections = 16
  /// Of those, to one host. Of requests that only ask whether something has changed, eight count as one where
  /// they share a connection (HTTP/2).
  public var connectionsPerHost = 4
  /// Until a connection stands, TLS included.
  public var connectTimeout: Duration = .seconds(10)
  /// For one file, from the beginning of its first request: all requests, redirects and bytes, and the waiting
  /// between them.
  public var deadline: Duration = .seconds(300)
  /// For one host, over all files: how long its `Retry-After`s are obeyed. When it asks for more, all that is still to
  /// come from it fails at once.
  public var waitingPerHost: Duration = .seconds(300)
  /// Bytes a second, over each ``rateWindow``, below which a server counts as stalled.
  public var minimumRate = 500
  /// How long a server may be slower than ``minimumRate``, or say nothing at all.
  public var rateWindow: Duration = .seconds(20)
  /// How often a file is asked for when what went wrong may pass.
  public var attempts = 4
  /// The pause before the second attempt; it doubles with each, and is shortened by chance by up to
  /// half, so that many requests do not come back at once.
  public var backoff: Duration = .milliseconds(500)
  /// How long a `Retry-After` is obeyed; who asks for more is not asked again.
  public var patience: Duration = .seconds(60)
  /// After so many failures to reach a host in a row, it is not asked any more.
  public var failuresUntilGivingUp = 8
  /// Bytes of all files together.
  public var totalBytes = 100_000_000_000
  /// Whether addresses of the private network may be fetched from, wherever the root is.
  public var allowsPrivateNetwork = false
  /// What a server is told of who is asking.
  public var userAgent = "hubpack"
  /// Which requests go through which proxy.
  public var proxies = ProxySettings.none
  /// A file of certificates, PEM, of authorities that are trusted instead of the system's.
  public var certificateFile: String?
  /// Whether an earlier bundle's content stands in for what cannot be reached.
  public var carriesForward = false

  /// The defaults.
  public init() {}
}
