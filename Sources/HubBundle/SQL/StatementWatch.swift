import GRDBSQLite

/// The supervisor of the current statement. SQLite asks it whether an action is allowed while
/// preparing, and whether to go on while preparing and running.
final class StatementWatch {
  /// The reasons to end a statement.
  enum End { case timedOut, interrupted, tooLarge }

  /// The message for the last action that was refused.
  private(set) var refusal: String?
  /// The reason why the statement must end; nil as long as it may go on.
  private(set) var end: End?
  private let policy: SQLPolicy
  private let interruption: StatementInterrupt
  private let clock = ContinuousClock()
  private var remaining = Duration.zero
  private var memoryLimit: Int64 = 0
  private var deadline: ContinuousClock.Instant?

  init(policy: SQLPolicy, interruption: StatementInterrupt) {
    self.policy = policy
    self.interruption = interruption
  }

  /// Installs the callbacks on a connection, which must keep `self` until it is closed.
  func install(on connection: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      connection,
      { context, action, first, second, _, _ in
        guard let context else { return SQLITE_DENY }
        let watch = Unmanaged<StatementWatch>.fromOpaque(context).takeUnretainedValue()
        return watch.allows(action, first, second) ? SQLITE_OK : SQLITE_DENY
      }, context)
    sqlite3_progress_handler(
      connection, Self.pace,
      { context in
        guard let context else { return 1 }
        return Unmanaged<StatementWatch>.fromOpaque(context).takeUnretainedValue().mustEnd ? 1 : 0
      }, context)
  }

  /// The number of SQLite's instructions between two calls of the progress handler. The slowest,
  /// functions of long texts, take milliseconds each, and the largest have arguments of
  /// ``SQLLimits/valueBytes``.
  private static let pace: Int32 = 100

  /// Starts to supervise another statement.
  ///
  /// SQLite counts the memory of the whole process. Its own limit would make other queries fail
  /// while a statement runs; here, memory that others take can only end the statement.
  func begin(limits: SQLLimits) {
    (refusal, end) = (nil, nil)
    remaining = limits.time
    memoryLimit = sqlite3_memory_used() + Int64(limits.memory)
  }

  /// Runs `work` with the clock of the statement running.
  func timing<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = clock.now
    deadline = start + remaining
    defer {
      remaining -= clock.now - start
      deadline = nil
    }
    return try work()
  }

  /// True if the statement must end. Once true, it and the reason stay the same.
  var mustEnd: Bool {
    if end != nil { return true }
    if interruption.isRequested {
      end = .interrupted
    } else if let deadline, clock.now >= deadline {
      end = .timedOut
    } else if sqlite3_memory_used() > memoryLimit {
      end = .tooLarge
    }
    return end != nil
  }

  // Preparing can take long, too: a few common table expressions can stand for billions of tables.
  private func allows(
    _ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?
  ) -> Bool {
    guard !mustEnd else { return false }
    guard
      let refusal = policy.refusal(
        of: action, first.map { String(cString: $0) }, second.map { String(cString: $0) })
    else { return true }
    self.refusal = refusal
    return false
  }
}
