/// The beginnings and ends of memberships, by year.
struct Timeline {
  var memberships = 0
  /// The number of memberships without a known beginning.
  var withoutStart = 0
  /// The number of former memberships with a known beginning, but without an end after it.
  var withoutEnd = 0
  /// The number of memberships that begin after the last year.
  var later = 0
  var changes: [Int: Change] = [:]

  /// The changes in a year.
  struct Change {
    /// The number of memberships that began, whatever is known about their end.
    var joined = 0
    /// The number of former memberships that ended, whatever is known about their beginning.
    var left = 0
    /// The change in the number of members whose beginning is known, and whose end is too if they are
    /// former.
    var members = 0
  }

  /// The years in which a membership began or ended, ascending, with the number of members at the end
  /// of the year.
  var years: [(year: Int, joined: Int, left: Int, members: Int)] {
    var members = 0
    return changes.sorted { $0.key < $1.key }.map { year, change in
      members += change.members
      return (year, change.joined, change.left, members)
    }
  }

  /// Adds memberships with the same years and status.
  ///
  /// - Parameters:
  ///   - number: The number of memberships.
  ///   - first: The year in which they began; nil if unknown.
  ///   - last: The year in which they ended; nil if unknown.
  ///   - year: The year up to which the timeline goes.
  mutating func add(_ number: Int, from first: Int?, to last: Int?, isFormer: Bool, asOf year: Int)
  {
    memberships += number
    let end = isFormer ? last.flatMap { $0 <= year ? $0 : nil } : nil
    if let end { changes[end, default: Change()].left += number }
    guard let first else {
      withoutStart += number
      return
    }
    guard first <= year else {
      later += number
      return
    }
    changes[first, default: Change()].joined += number
    if !isFormer {
      changes[first, default: Change()].members += number
    } else if let end, first <= end {
      changes[first, default: Change()].members += number
      changes[end, default: Change()].members -= number
    } else {
      withoutEnd += number
    }
  }

  mutating func add(_ other: Timeline) {
    memberships += other.memberships
    withoutStart += other.withoutStart
    withoutEnd += other.withoutEnd
    later += other.later
    for (year, change) in other.changes {
      changes[year, default: Change()].joined += change.joined
      changes[year, default: Change()].left += change.left
      changes[year, default: Change()].members += change.members
    }
  }
}
