import HubHelpers

/// The reasons why a thumbnail cannot be made.
package enum ImagingFailure: Error, Sendable, Hashable {
  /// The helper program is missing or cannot be started; the clause says why.
  case unavailable(String)
  /// The helper cannot process the picture; the clause completes "could not be read: …".
  case refused(String)
  case crashed(signal: Int32)
  case ended(code: Int32)
  /// The helper exceeded the time limit and was ended.
  case tooSlow(seconds: Int)
  /// The helper's answer or thumbnail is invalid.
  case nonsense
  /// The disk is full or fails; the clause says where.
  case storage(String)
  case cancelled

  /// The reason, which completes "could not be read: …": "it crashed the imaging helper (signal
  /// 11)".
  package var reason: String {
    switch self {
    case .unavailable(let clause): clause
    case .refused(let clause): clause
    case .crashed(let signal): "it crashed the imaging helper (signal \(signal))"
    case .ended(let code): "it ended the imaging helper (exit code \(code))"
    case .tooSlow(let seconds): "resizing it took longer than \(seconds) s"
    case .nonsense: "the imaging helper returned an invalid picture"
    case .storage(let clause): clause
    case .cancelled: "interrupted"
    }
  }
}

extension ImagingFailure: CustomStringConvertible {
  package var description: String { reason }
}

extension ImagingFailure {
  init(_ failure: HelperFailure) {
    self =
      switch failure {
      case .unavailable(let clause): .unavailable(clause)
      case .refused(let reason): .refused(reason)
      case .crashed(let signal): .crashed(signal: signal)
      case .ended(let code): .ended(code: code)
      case .tooSlow(let seconds): .tooSlow(seconds: seconds)
      case .nonsense: .nonsense
      case .gone: .refused("it was removed during the export (export again)")
      case .cancelled: .cancelled
      }
  }
}
