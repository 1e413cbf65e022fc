import Foundation
import Synchronization

/// Does the same for all items, on all cores, and returns what became of each. Work starts in the
/// order of the items.
///
/// - Parameter check: Called on the calling thread between items and at the end. If it throws, no
///   work starts any more.
/// - Throws: The error of `check`.
package func inParallel<Item: Sendable, Value: Sendable>(
  _ items: [Item], check: () throws -> Void = {}, _ work: @Sendable (Item) throws -> Value
) throws -> [Result<Value, any Error>] {
  let next = Atomic(0)
  let results = Mutex([Result<Value, any Error>?](repeating: nil, count: items.count))
  let stopped = Mutex<(any Error)?>(nil)
  let caller = pthread_self()
  let width = min(items.count, ProcessInfo.processInfo.activeProcessorCount)
  withoutActuallyEscaping(check) { check in
    // Safe, because only one thread calls it.
    nonisolated(unsafe) let check = check
    DispatchQueue.concurrentPerform(iterations: width) { _ in
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < items.count {
        let result = Result { try work(items[index]) }
        results.withLock { $0[index] = result }
        guard pthread_equal(pthread_self(), caller) != 0 else { continue }
        do { try check() } catch {
          stopped.withLock { $0 = error }
          next.store(items.count, ordering: .relaxed)
        }
      }
    }
  }
  if let error = stopped.withLock(\.self) { throw error }
  // Other threads may have worked on all items before the calling thread began.
  try check()
  return results.withLock { $0.compactMap(\.self) }
}
