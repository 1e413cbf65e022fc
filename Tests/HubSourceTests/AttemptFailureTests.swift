import AsyncHTTPClient
import Testing

@testable import HubSource

/// What the errors of the client mean.
struct AttemptFailureTests {
  /// That is how the client ends a request that meets an HTTP/2 connection about to be closed.
  @Test func `a request that the client cancels of its own accord is made again`() async {
    let failure = AttemptFailure(HTTPClientError.cancelled, limit: 1)
    #expect(failure.isWorthRetrying)
    #expect(failure.failure.fatal == nil)
    let interrupted = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return AttemptFailure(HTTPClientError.cancelled, limit: 1)
    }.value
    #expect(!interrupted.isWorthRetrying)
    #expect(interrupted.failure.fatal is CancellationError)
  }
}
