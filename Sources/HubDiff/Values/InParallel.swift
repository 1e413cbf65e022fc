import Dispatch
import Synchronization

/// Does two things at once, and returns when both are done.
///
/// - Throws: what the first throws, else what the second throws.
func inParallel<Value: Sendable>(
  _ first: @Sendable () throws -> Value, _ second: @Sendable () throws -> Value
) throws -> (Value, Value) {
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let result = Result { try index == 0 ? first() : second() }
    results.withLock { $0[index] = result }
  }
  let all = results.withLock { $0 }
  guard let first = all[0], let second = all[1] else { throw CancellationError() }
  return (try first.get(), try second.get())
}
