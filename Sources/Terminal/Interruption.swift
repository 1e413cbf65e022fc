import Synchronization

/// Who is told of Ctrl-C instead of the program being ended.
///
/// A prompt outlives the commands that are given at it. While one is edited, and while one runs, there
/// is a handler; without one Ctrl-C ends the program as it always does.
package enum Interruption {
  private static let handler = Mutex<(@Sendable () -> Void)?>(nil)

  /// Runs work; what interrupts meanwhile calls the handler, as often as it happens.
  ///
  /// The handler is called on any thread, never after this has returned. It must be quick, and must
  /// not use `Interruption` itself. Inside the work another handler may stand in for this one.
  package static func handled<Value>(
    by action: @escaping @Sendable () -> Void, during work: () throws -> Value
  ) rethrows -> Value {
    let earlier = handler.withLock { current in
      defer { current = action }
      return current
    }
    defer { handler.withLock { $0 = earlier } }
    return try work()
  }

  /// Calls the handler, if there is one; whether there was.
  @discardableResult
  package static func interrupt() -> Bool {
    handler.withLock { handler in
      handler?()
      return handler != nil
    }
  }
}
