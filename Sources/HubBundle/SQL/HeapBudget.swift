import GRDBSQLite
import Synchronization

/// A bound on the memory that SQLite takes while it prepares a statement: a few common table expressions
/// that multiply each other take gigabytes, and SQLite 3.40 asks nobody whether to go on meanwhile.
///
/// SQLite's bound is one for the whole process: a query elsewhere can fail for want of memory while
/// such a statement is prepared. That is why it does not hold while a statement runs. Statements that
/// are prepared at the same time add their budgets.
enum HeapBudget {
  private struct State {
    var runs = 0
    var limit: Int64 = 0
    var hardLimitBefore: Int64 = 0
    var softLimitBefore: Int64 = 0
  }

  private static let state = Mutex(State())

  /// Runs `body`, during which SQLite can take that many bytes more than it has.
  static func within<Value>(_ bytes: Int, _ body: () throws -> Value) rethrows -> Value {
    state.withLock { state in
      if state.runs == 0 {
        state.limit = sqlite3_memory_used()
        state.hardLimitBefore = sqlite3_hard_heap_limit64(-1)
        state.softLimitBefore = sqlite3_soft_heap_limit64(-1)
      }
      state.runs += 1
      state.limit += Int64(bytes)
      sqlite3_hard_heap_limit64(state.limit)
    }
    defer {
      state.withLock { state in
        state.runs -= 1
        state.limit -= Int64(bytes)
        sqlite3_hard_heap_limit64(state.runs > 0 ? state.limit : state.hardLimitBefore)
        // A hard limit lowers the soft one, which stays low when it is lifted.
        if state.runs == 0 { sqlite3_soft_heap_limit64(state.softLimitBefore) }
      }
    }
    return try body()
  }
}
