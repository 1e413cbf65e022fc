import Synchronization

/// A limit on the bytes that are being sent to clients, so that greedy clients cannot exhaust the
/// machine.
final class ByteBudget: Sendable {
  private struct Rest {
    /// The number of bytes in memory, including the cache.
    var memory = 256 << 20
    /// The number of bytes on disk, for larger files.
    var disk = 4 << 30
  }

  private let rest = Mutex(Rest())

  /// - Throws: ``Overload`` if there are not enough left.
  func take(_ memory: Int = 0, onDisk disk: Int = 0) throws -> Reservation {
    try rest.withLock { rest in
      guard memory <= rest.memory, disk <= rest.disk else { throw Overload() }
      rest.memory -= memory
      rest.disk -= disk
    }
    return Reservation(self, memory: memory, disk: disk)
  }

  /// A reservation of bytes, which ends when the object is released.
  final class Reservation: Sendable {
    private let budget: ByteBudget
    private let memory: Int
    private let disk: Int

    fileprivate init(_ budget: ByteBudget, memory: Int, disk: Int) {
      (self.budget, self.memory, self.disk) = (budget, memory, disk)
    }

    deinit {
      budget.rest.withLock {
        $0.memory += memory
        $0.disk += disk
      }
    }
  }
}

/// The error that too many bytes are being sent; a client may try again later.
struct Overload: Error {}
