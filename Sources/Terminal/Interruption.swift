import Synchronization

/// The handler of Ctrl-C, which is called instead of ending the program.
///
/// A prompt outlives its commands, so there is a handler while a command is edited and while one
/// runs. Without a handler, Ctrl-C ends the program as usual.
package enum Interruption {
  private static let handler = Mutex<(@Sendable () -> Void)?>(nil)

  /// Runs `work`; each interruption in the meantime calls the handler.
  ///
  /// The handler may be called on any thread, but never after this method has returned. It must be
  /// quick, and must not use `Interruption` itself. `work` may install another handler temporarily.
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

  /// Calls the handler, if there is one; returns true if there was.
  @discardableResult
  package static func interrupt() -> Bool {
    handler.withLock { handler in
      handler?()
      return handler != nil
    }
  }
}
