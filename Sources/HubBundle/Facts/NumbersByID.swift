/// A number for each id, appended in ascending order of the ids.
struct NumbersByID {
  private var index = IDIndex()
  private(set) var numbers: [UInt64] = []

  var count: Int { numbers.count }

  /// 0 for an id that is none of them.
  subscript(_ id: Int64) -> UInt64 { index.position(of: id).map { numbers[$0] } ?? 0 }

  /// Makes room for as many.
  mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  /// Adds an id, larger than all before.
  mutating func append(_ number: UInt64, for id: Int64) {
    index.append(id)
    numbers.append(number)
  }
}
