/// What was asked of the web, and what came of it.
package struct FetchReport: Sendable {
  /// All requests to one host, or for one kind of file.
  package struct Host: Sendable, Hashable {
    /// Requests, redirects and repetitions included.
    package internal(set) var requests = 0
    /// Bytes of bodies that came, as sent or as inflated.
    package internal(set) var bytes = 0
    /// Answers that what we have is still the same.
    package internal(set) var unchanged = 0
    /// Requests to which nothing useful came.
    package internal(set) var failures = 0
    /// Time that the requests took, added up.
    package internal(set) var seconds = 0.0

    mutating func add(_ outcome: HostLimiter.Outcome, seconds: Double) {
      requests += 1
      self.seconds += seconds
      switch outcome {
      case .answered(let bytes): self.bytes += bytes
      case .unchanged: unchanged += 1
      case .failed(let bytes, _):
        self.bytes += bytes
        failures += 1
      }
    }
  }

  /// What became of the files of one kind.
  package struct Kind: Sendable, Hashable {
    /// Files that came over the network.
    package internal(set) var fetched = 0
    /// Files that were taken from an earlier bundle, which the server confirmed.
    package internal(set) var unchanged = 0
    /// Files that an interrupted export had fetched.
    package internal(set) var resumed = 0
    /// Files that an earlier bundle stood in for.
    package internal(set) var stale = 0
    /// Files that are not there, which is no failure where several places are tried.
    package internal(set) var missing = 0
    /// Files that could not be had.
    package internal(set) var failed = 0
  }

  /// By host name, with the port where it is not the usual one.
  package internal(set) var hosts: [String: Host] = [:]
  /// By kind of file.
  package internal(set) var kinds: [FileKind: Kind] = [:]

  /// Bytes of bodies from all hosts.
  package var bytes: Int { hosts.values.reduce(0) { $0 + $1.bytes } }
}
