import Synchronization

/// How much may be on its way to clients at once, so that greedy ones meet an end.
final class ByteBudget: Sendable {
  private struct Rest {
    var memory: Int
    var disk: Int
  }

  private let rest: Mutex<Rest>

  /// - Parameters:
  ///   - memory: bytes of files in memory, those on the shelf included.
  ///   - disk: bytes of files that are larger than that.
  init(memory: Int = 256 << 20, disk: Int = 4 << 30) {
    rest = Mutex(Rest(memory: memory, disk: disk))
  }

  /// - Throws: ``Overload`` when there is not so much left.
  func take(_ memory: Int = 0, onDisk disk: Int = 0) throws -> Reservation {
    try rest.withLock { rest in
      guard memory <= rest.memory, disk <= rest.disk else { throw Overload() }
      rest.memory -= memory
      rest.disk -= disk
    }
    return Reservation(self, memory: memory, disk: disk)
  }

  /// What was taken, until nobody holds it any more.
  final class Reservation: Sendable {
    private let budget: ByteBudget
    private let memory: Int
    private let disk: Int

    fileprivate init(_ budget: ByteBudget, memory: Int, disk: Int) {
      self.budget = budget
      self.memory = memory
      self.disk = disk
    }

    deinit {
      budget.rest.withLock {
        $0.memory += memory
        $0.disk += disk
      }
    }
  }
}

/// There is too much on its way; later there will be less.
struct Overload: Error {}
