import GRDBSQLite

/// Watches over the statement at hand: SQLite asks it what is allowed while it prepares, and whether
/// to go on while it prepares and runs.
final class StatementWatch {
  /// Why it was told to end.
  enum End { case timedOut, interrupted, tooLarge }

  /// The last thing that was refused.
  private(set) var refusal: String?
  /// Set once it was told to end.
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

  /// Makes a connection ask. It has to keep `self` until it is closed.
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

  /// SQLite's instructions between two questions. The slowest, functions of long texts, take
  /// milliseconds each, and the largest ``SQLLimits/valueBytes``.
  private static let pace: Int32 = 100

  /// Begins to watch over another statement.
  ///
  /// SQLite counts the memory of the whole process. While a statement runs, its own limit would let the
  /// queries of others fail; here what others take meanwhile can only end the statement.
  func begin(limits: SQLLimits) {
    (refusal, end) = (nil, nil)
    remaining = limits.time
    memoryLimit = sqlite3_memory_used() + Int64(limits.memory)
  }

  /// Lets the clock run while SQLite works.
  func timing<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = clock.now
    deadline = start + remaining
    defer {
      remaining -= clock.now - start
      deadline = nil
    }
    return try work()
  }

  /// Whether the statement is to end, and why, which stays so.
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

  // A few common table expressions can stand for billions of tables: preparing takes its time, too.
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
