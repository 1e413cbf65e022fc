import Foundation

/// The system's limit of threads. Where none can be started, tasks would wait for one for ever.
enum ThreadLimit {
  /// Returns true if as many threads can run at once as a command may need.
  static func suffices() -> Bool {
    let needed = min(ProcessInfo.processInfo.activeProcessorCount, 8) + 4
    var lock = pthread_mutex_t()
    pthread_mutex_init(&lock, nil)
    return withUnsafeMutablePointer(to: &lock) { lock in
      // None ends before all have started.
      pthread_mutex_lock(lock)
      let threads = (0..<needed).compactMap { _ in started(waitingFor: lock) }
      pthread_mutex_unlock(lock)
      for thread in threads { pthread_join(thread, nil) }
      pthread_mutex_destroy(lock)
      return threads.count == needed
    }
  }

  private static func started(
    waitingFor lock: UnsafeMutablePointer<pthread_mutex_t>
  ) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, nil,
      { lock in
        #if canImport(Darwin)
          let lock: UnsafeMutableRawPointer? = lock
        #endif
        guard let mutex = lock?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
        pthread_mutex_lock(mutex)
        pthread_mutex_unlock(mutex)
        return nil
      }, lock)
    return status == 0 ? thread : nil
  }
}
