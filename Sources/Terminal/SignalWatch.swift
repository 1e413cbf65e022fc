import Foundation
import Synchronization

/// An observer of a signal. The signal calls an action while the object exists, and does nothing
/// afterwards.
///
/// No signal is lost from the moment it is created. A dispatch source cannot promise that: another
/// thread registers it, on a busy machine a second later. Here, a signal handler writes the number
/// of the signal to a pipe.
package final class SignalWatch: Sendable {
  private struct State {
    var actions: [Int: (number: Int32, action: @Sendable () -> Void)] = [:]
    var last = 0
  }

  private static let state = Mutex(State())
  // Written once, before there is a handler that reads it.
  nonisolated(unsafe) private static var writer: Int32 = -1

  private let id: Int

  /// - Parameter action: Called on a thread that all observers share; must be quick.
  /// - Throws: `POSIXError` if the program has too many open files.
  package init(_ number: Int32, _ action: @escaping @Sendable () -> Void) throws {
    try Self.reader.get()
    id = Self.state.withLock { state in
      state.last += 1
      state.actions[state.last] = (number, action)
      return state.last
    }
    signal(number) { number in
      let earlier = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(SignalWatch.writer, &byte, 1)
      errno = earlier
    }
  }

  /// True if there are descriptors for watching signals.
  package static var isPossible: Bool { (try? reader.get()) != nil }

  deinit {
    _ = Self.state.withLock { $0.actions.removeValue(forKey: id) }
  }

  /// A reader of the pipe on its own thread, so that work on all processors does not delay signals.
  private static let reader: Result<Void, POSIXError> = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      return .failure(POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reader = ends[0]
    writer = ends[1]
    // A signal handler must not block.
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    DispatchQueue(label: "hubpack.signals").async {
      var number: UInt8 = 0
      while true {
        let count = read(reader, &number, 1)
        if count == 1 { tell(Int32(number)) } else if count == 0 || errno != EINTR { return }
      }
    }
    return .success(())
  }()

  private static func tell(_ number: Int32) {
    let actions = state.withLock { state in
      state.actions.values.filter { $0.number == number }.map(\.action)
    }
    for action in actions { action() }
  }
}
