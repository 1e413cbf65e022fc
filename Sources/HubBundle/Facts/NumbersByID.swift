/// Numbers by id, added in ascending order of the ids.
struct NumbersByID {
  private var index = IDIndex()
  private(set) var numbers: [UInt64] = []

  var count: Int { numbers.count }

  /// The number for an id; 0 if the id was not added.
  subscript(_ id: Int64) -> UInt64 { index.position(of: id).map { numbers[$0] } ?? 0 }

  mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  /// Adds a number for an id, which must be larger than all before.
  mutating func append(_ number: UInt64, for id: Int64) {
    index.append(id)
    numbers.append(number)
  }
}
