/// The statistics of all requests to the web.
package struct FetchReport: Sendable {
  package struct Host: Sendable, Hashable {
    /// The number of requests, including redirects and retries.
    package internal(set) var requests = 0
    /// The number of body bytes, as sent or after decompression.
    package internal(set) var bytes = 0
    package internal(set) var unchanged = 0
    /// The number of requests without a useful response.
    package internal(set) var failures = 0
    /// The sum of the requests' durations in seconds.
    package internal(set) var seconds = 0.0

    mutating func add(_ ending: HostQueue.Ending, bytes: Int, seconds: Double) {
      requests += 1
      self.bytes += bytes
      self.seconds += seconds
      if ending == .unchanged { unchanged += 1 }
      if ending == .failed || ending == .silent { failures += 1 }
    }
  }

  package struct Kind: Sendable, Hashable {
    package internal(set) var fetched = 0
    /// The number of files taken from an earlier bundle after the server confirmed them.
    package internal(set) var unchanged = 0
    /// The number of files that an interrupted export had downloaded.
    package internal(set) var resumed = 0
    /// The number of files taken from an earlier bundle because they could not be reached.
    package internal(set) var stale = 0
    /// The number of missing files, which are not failures if several locations are tried.
    package internal(set) var missing = 0
    package internal(set) var failed = 0
  }

  /// The statistics by host name, with the port if it is not the default one.
  package internal(set) var hosts: [String: Host] = [:]
  package internal(set) var kinds: [FileKind: Kind] = [:]

  package var bytes: Int { hosts.values.reduce(0) { $0 + $1.bytes } }
}
