/// The indexes of ids that were added in ascending order. Takes no memory if there are no gaps, as
/// in all catalogs that hubpack writes.
struct IDIndex {
  private var first: Int64 = 1
  private(set) var count = 0
  /// All ids, if there is a gap.
  private var ids: [Int64] = []

  /// Adds an id, which must be larger than all before.
  mutating func append(_ id: Int64) {
    if count == 0 { first = id }
    if ids.isEmpty, id != first &+ Int64(count) { ids = (0..<count).map { first &+ Int64($0) } }
    if !ids.isEmpty { ids.append(id) }
    count += 1
  }

  /// Returns the index of an id; nil if it was not added. O(log ids).
  func position(of id: Int64) -> Int? {
    guard !ids.isEmpty else {
      let (distance, isFar) = id.subtractingReportingOverflow(first)
      return !isFar && distance >= 0 && distance < Int64(count) ? Int(distance) : nil
    }
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }
}

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
