/// The reasons why a helper program has no result.
package enum HelperFailure: Error, Sendable, Hashable {
  /// The program is missing or cannot be started; the clause says why.
  case unavailable(String)
  /// The helper cannot process the file; the reason is printable ASCII.
  case refused(String)
  /// The helper was ended by a signal.
  case crashed(signal: Int32)
  /// The helper ended with an exit code.
  case ended(code: Int32)
  /// The helper exceeded the time limit and was ended.
  case tooSlow(seconds: Int)
  /// The answer or the result is invalid.
  case nonsense
  /// The file was removed, or changed its size, while it was sent.
  case gone
  /// The task was cancelled.
  case cancelled
}
