import Foundation
import HubFetching
import Synchronization

/// Waits for what a task fetches, or until the current task is cancelled, and tells the progress.
///
/// It blocks the calling thread, which must not be one of the pool that runs tasks: fetching needs
/// those.
func waiting<Value: Sendable>(
  for web: WebReader,
  _ fetch: @escaping @Sendable () async throws(FetchFailure) -> Value
) throws(FetchFailure) -> Value {
  let done = DispatchSemaphore(value: 0)
  let result = Mutex<Result<Value, FetchFailure>?>(nil)
  let task = Task {
    let value: Result<Value, FetchFailure>
    do throws(FetchFailure) { value = .success(try await fetch()) } catch {
      value = .failure(error)
    }
    result.withLock { $0 = value }
    done.signal()
  }
  while done.wait(timeout: .now() + 0.1) == .timedOut {
    if Task.isCancelled { task.cancel() }
    web.tellProgress()
  }
  guard let value = result.withLock(\.self) else { throw .cancelled }
  return try value.get()
}
