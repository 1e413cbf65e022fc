import Dispatch
import Synchronization

/// Runs two closures in parallel, and returns when both are done.
///
/// - Throws: The error of the first closure, or else that of the second.
func inParallel<Value: Sendable, Failure: Error>(
  _ first: @Sendable () throws(Failure) -> Value, _ second: @Sendable () throws(Failure) -> Value
) throws(Failure) -> (Value, Value) {
  let results = Mutex<[Int: Result<Value, Failure>]>([:])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let result = index == 0 ? Result(catching: first) : Result(catching: second)
    results.withLock { $0[index] = result }
  }
  let all = results.withLock { $0 }
  // Both results exist; the closures are called again only to avoid a force unwrap.
  return (
    try (all[0] ?? Result(catching: first)).get(), try (all[1] ?? Result(catching: second)).get()
  )
}
