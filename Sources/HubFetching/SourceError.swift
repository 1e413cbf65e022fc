/// A hub that cannot be read at all.
package struct SourceError: Error, CustomStringConvertible {
  /// What kind of trouble.
  package enum Code: Sendable {
    /// Nothing is at the place that the user named.
    case notFound
    /// The folder has no root file.
    case noRoot
    /// The source is of a kind that this version cannot read.
    case unsupported
    /// The root file itself is broken.
    case rootUnreadable
    /// What was fetched cannot be kept.
    case storage
    /// A selection names no club.
    case noSuchClub
  }

  /// What kind of trouble.
  package let code: Code
  /// What happened, where, and what to do.
  package let description: String

  /// A failure that ends everything.
  package init(_ failure: FetchFailure) {
    if case .storage(let reason) = failure {
      self.init(.storage, reason)
    } else {
      self.init(.storage, failure.reason)
    }
  }

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
