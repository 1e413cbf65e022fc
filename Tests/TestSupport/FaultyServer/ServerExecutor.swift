import Dispatch

/// Runs a server's tasks on a thread of its own: other tests may block all threads that tasks share, and a
/// server that is late then would be taken for a fault.
@available(macOS 15, *)
private final class ServerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "FaultyServer")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}

/// A task whose children, too, wait for no other tests.
func serverTask(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
  if #available(macOS 15, *) {
    Task(executorPreference: ServerExecutor(), operation: body)
  } else {
    Task(operation: body)
  }
}
