import GRDBSQLite
import Synchronization

/// A limit on the memory that SQLite takes while it prepares a statement. A few nested common table
/// expressions take gigabytes, and SQLite 3.40 does not call the progress handler meanwhile.
///
/// SQLite's limit applies to the whole process, so a query elsewhere can run out of memory while
/// such a statement is prepared. The limit is therefore lifted while statements run. The budgets of
/// statements that are prepared at the same time are added.
enum HeapBudget {
  private struct State {
    var runs = 0
    var limit: Int64 = 0
    var hardLimitBefore: Int64 = 0
    var softLimitBefore: Int64 = 0
  }

  private static let state = Mutex(State())

  /// Runs `body`, during which SQLite can allocate that many bytes in addition to those it has.
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
        // A hard limit also lowers the soft limit, which stays low when the hard limit is lifted.
        if state.runs == 0 { sqlite3_soft_heap_limit64(state.softLimitBefore) }
      }
    }
    return try body()
  }
}
