import NIOCore
import NIOPosix

/// Runs tasks on the thread that reads and writes their connections: a small file needs a dozen steps, and
/// waking another thread for each takes longer than most of them.
///
/// Nothing that runs here may wait for long, since all connections would.
final class LoopExecutor: TaskExecutor {
  /// Of the thread.
  let loop: any EventLoop

  /// On one of the program's event loops; what is asked of others by tasks here stays on it.
  init() { loop = MultiThreadedEventLoopGroup.singleton.next() }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
