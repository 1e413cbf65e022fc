import Foundation

/// Returns the processor time of this thread in seconds, which other tests do not lengthen.
package func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
