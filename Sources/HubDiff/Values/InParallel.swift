import Dispatch
import Synchronization

/// Does two things at once, and returns when both are done.
///
/// - Throws: what the first throws, else what the second throws.
func inParallel<Value: Sendable, Failure: Error>(
  _ first: @Sendable () throws(Failure) -> Value, _ second: @Sendable () throws(Failure) -> Value
) throws(Failure) -> (Value, Value) {
  let results = Mutex<[Int: Result<Value, Failure>]>([:])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let result = index == 0 ? Result(catching: first) : Result(catching: second)
    results.withLock { $0[index] = result }
  }
  let all = results.withLock { $0 }
  // Both are there; done again here, they would be the same.
  return (
    try (all[0] ?? Result(catching: first)).get(), try (all[1] ?? Result(catching: second)).get()
  )
}
