import Synchronization
import Testing

@testable import HubSource

/// Work that is done ahead with results in order.
struct OrderedLookAheadTests {
  @Test func `results arrive in order, whatever finishes first`() async throws {
    var results: [Int] = []
    try await withLookAhead(
      0..<50, width: 8,
      work: { number in
        try await Task.sleep(for: .microseconds((number * 7919) % 500))
        return number * 2
      },
      handle: { number, result in
        #expect(result == number * 2)
        results.append(number)
      })
    #expect(results == Array(0..<50))
  }

  @Test func `no more items than the width are in progress or held back`() async throws {
    let started = Mutex(0)
    var handled = 0
    try await withLookAhead(
      0..<40, width: 3, work: { _ in started.withLock { $0 += 1 } },
      handle: { _, _ in
        #expect(started.withLock { $0 } <= handled + 3)
        handled += 1
      })
    #expect(handled == 40)
  }

  @Test func `an error of the work ends it`() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await withLookAhead(
        0..<10, width: 2, work: { if $0 == 3 { throw Failure() } }, handle: { _, _ in })
    }
  }
}
