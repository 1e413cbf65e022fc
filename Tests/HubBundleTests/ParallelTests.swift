import HubSystem
import Synchronization
import Testing

/// Work on all cores.
@Suite struct ParallelTests {
  private struct Refused: Error, Equatable { let number: Int }

  @Test func `each item has its result, in order, whether it fails or not`() throws {
    let results = try inParallel(Array(0..<1000)) { number in
      guard number % 7 != 3 else { throw Refused(number: number) }
      return number * number
    }
    #expect(results.count == 1000)
    for (number, result) in results.enumerated() {
      #expect((try? result.get()) == (number % 7 == 3 ? nil : number * number))
      if case .failure(let error) = result { #expect(error as? Refused == Refused(number: number)) }
    }
    #expect(try inParallel([Int]()) { $0 }.isEmpty)
  }

  @Test func `work within work is done`() throws {
    let sums = try inParallel([10, 20, 30]) { count in
      try inParallel(Array(0..<count)) { $0 }.map { try $0.get() }.reduce(0, +)
    }
    #expect(try sums.map { try $0.get() } == [45, 190, 435])
  }

  @Test func `a check that throws ends the work`() {
    let begun = Atomic(0)
    func refuse() throws { throw Refused(number: 1) }
    #expect(throws: Refused(number: 1)) {
      try inParallel(Array(0..<1_000_000), check: refuse) { _ in
        _ = begun.add(1, ordering: .relaxed)
      }
    }
    #expect(begun.load(ordering: .relaxed) < 1_000_000)
  }
}
