import NIOCore
import NIOPosix

/// Runs tasks on the thread that reads and writes their connections. A small file needs a dozen
/// steps, and waking another thread for each takes longer than most of them.
///
/// Tasks must not block here, because that would block all connections.
final class LoopExecutor: TaskExecutor {
  let loop: any EventLoop

  init() { loop = MultiThreadedEventLoopGroup.singleton.next() }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
