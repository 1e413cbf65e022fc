import Foundation

/// A thread for commands that wait for the network while they read a bundle. They would otherwise
/// hold a thread of the pool, which may have only one, and on which the network's tasks run.
final class CommandThread: TaskExecutor {
  private static let shared = CommandThread()
  private let queue = DispatchQueue(label: "hubpack.command")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Does something on the thread, in the current task.
  static func run<Value>(_ work: () async throws -> Value) async throws -> Value {
    try await withTaskExecutorPreference(shared, operation: work)
  }
}
