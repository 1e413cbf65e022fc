import Dispatch

/// Runs a server's tasks on a thread of its own: other tests may block all threads of the pool, and
/// a late response would look like a fault.
@available(macOS 15, *)
private final class ServerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "FaultyServer")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}

/// Runs a task whose children do not wait for other tests either.
func serverTask(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
  if #available(macOS 15, *) {
    Task(executorPreference: ServerExecutor(), operation: body)
  } else {
    Task(operation: body)
  }
}
