/// Why there is no thumbnail of a picture.
package enum ImagingFailure: Error, Sendable, Hashable {
  /// The helper program cannot be had or started; the clause says why.
  case unavailable(String)
  /// The helper cannot make one; the clause completes "the picture …".
  case refused(String)
  /// The helper ended by a signal.
  case crashed(signal: Int32)
  /// The helper ended of itself, with an exit code.
  case ended(code: Int32)
  /// The helper was at it for so many seconds, and was ended.
  case tooSlow(seconds: Int)
  /// What the helper answered or wrote is not what was asked for.
  case nonsense
  /// There is no room for the thumbnail, or the disk fails; the clause says where.
  case storage(String)
  /// The export was interrupted.
  case cancelled

  /// A clause for reports: "the picture made the imaging helper crash (signal 11)".
  package var reason: String {
    switch self {
    case .unavailable(let clause): clause
    case .refused(let clause): "the picture \(clause)"
    case .crashed(let signal): "the picture made the imaging helper crash (signal \(signal))"
    case .ended(let code): "the picture made the imaging helper end (exit code \(code))"
    case .tooSlow(let seconds): "the picture took longer than \(seconds) s"
    case .nonsense: "the imaging helper made nonsense of the picture"
    case .storage(let clause): clause
    case .cancelled: "the picture was not reduced: interrupted"
    }
  }
}

extension ImagingFailure: CustomStringConvertible {
  /// The clause.
  package var description: String { reason }
}
