/// The reasons why a helper program has no result.
package enum HelperFailure: Error, Sendable, Hashable {
  /// The program is missing or cannot be started; the clause says why.
  case unavailable(String)
  /// The helper cannot process the file; the reason is printable ASCII.
  case refused(String)
  case crashed(signal: Int32)
  case ended(code: Int32)
  /// The helper exceeded the time limit and was ended.
  case tooSlow(seconds: Int)
  /// The answer or the result is invalid.
  case nonsense
  /// The file was removed, or changed its size, while it was sent.
  case gone
  case cancelled
}
