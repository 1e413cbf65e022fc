package import HubModel

/// The error of a hub that cannot be read at all.
package struct SourceError: Error, CustomStringConvertible {
  package enum Code: Sendable {
    case notFound
    case noRoot
    /// The source is of a kind that this version cannot read.
    case unsupported
    case rootUnreadable
    /// Downloaded files cannot be stored.
    case storage
    case noSuchClub
  }

  package let code: Code
  /// The message: what happened, where, and what to do.
  package let description: String
  /// The problem in a file of the hub that is the error, with its position; nil for other errors.
  package let problem: Problem?

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
    problem = nil
  }

  /// Creates the error that a file of the hub has a problem without which there is no hub.
  package init(_ code: Code, _ problem: Problem) {
    self.code = code
    description = problem.description
    self.problem = problem
  }
}
