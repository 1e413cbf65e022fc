import Crypto
package import HubFetching
package import HubModel

/// What became of one file that a hub names.
package struct SourceRecord: Sendable {
  /// What a file is for.
  package enum Role: String, Sendable {
    /// Keywords and languages.
    case levelZero = "level0"
    /// Organizations.
    case levelOne = "level1"
    /// Members of a club.
    case levelTwo = "level2"
    /// A gallery.
    case levelThree = "level3"
    /// A page that is linked to and not kept.
    case webPage = "web-page"
  }

  /// What it is for.
  package let role: Role
  /// Where it is.
  package let location: HubLocation
  /// What became of it.
  package let state: FetchState
  /// What of it goes into the bundle, if anything.
  package let contents: [UInt8]?
  /// Of those contents.
  package let contentsDigest: HexDigest?
  /// Of the bytes that were read, filtered or not.
  package let originalDigest: HexDigest?
  /// For the next update.
  package let validators: Validators?

  /// - Parameter original: what was read; its freshness counts when the state is ``FetchState/present``.
  init(
    _ role: Role, _ location: HubLocation, _ state: FetchState, original: FetchedFile? = nil,
    contents: [UInt8]? = nil
  ) {
    self.role = role
    self.location = location
    self.state = state == .present ? FetchState(original?.freshness ?? .current) : state
    self.contents = contents
    contentsDigest = contents.map { HexDigest(bytes: SHA256.hash(data: $0)) }
    originalDigest = original.map { HexDigest(bytes: SHA256.hash(data: $0.contents)) }
    validators = original?.validators
  }
}

/// What became of a file or picture.
package enum FetchState: Sendable, Hashable {
  /// It is there.
  case present
  /// It could not be had, and an earlier version stands in for it: that of the bundle with this time
  /// of creation.
  case stale(since: String, reason: String)
  /// It could not be had; the reason completes a sentence.
  case failed(String)
  /// It was not asked for; the reason is a word such as "offline".
  case leftOut(String)

  init(_ freshness: Freshness) {
    switch freshness {
    case .current: self = .present
    case .stale(let since, let reason): self = .stale(since: since, reason: reason)
    }
  }

  init(_ failure: FetchFailure) {
    switch failure {
    case .leftOut(let choice): self = .leftOut(choice)
    default: self = .failed(failure.reason)
    }
  }
}
