/// Works on up to `width` items concurrently and hands over the results in order.
///
/// The order of results, and with it every byte of a bundle, does not depend on timing. At most
/// `width` results are held back.
///
/// - Throws: the first error of `work` or `handle`; the remaining work is cancelled.
package func withLookAhead<Item: Sendable, Result: Sendable>(
  _ items: some Sequence<Item>, width: Int,
  work: @escaping @Sendable (Item) async throws -> Result,
  handle: (Item, Result) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var rest = items.makeIterator()
    var waiting: [Int: Item] = [:]
    var finished: [Int: Result] = [:]
    var started = 0
    var handled = 0
    func startNext() {
      guard let item = rest.next() else { return }
      let index = started
      started += 1
      waiting[index] = item
      group.addTask { (index, try await work(item)) }
    }
    for _ in 0..<width { startNext() }
    while let (index, result) = try await group.next() {
      try Task.checkCancellation()
      finished[index] = result
      while let result = finished.removeValue(forKey: handled),
        let item = waiting.removeValue(forKey: handled)
      {
        try await handle(item, result)
        handled += 1
        startNext()
      }
    }
  }
}
