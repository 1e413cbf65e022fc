/// The widths of a table's columns.
struct ColumnWidths {
  /// The smallest useful width of a text column, in cells.
  private static let least = 6

  private let natural: [Int]
  private let columns: [RowColumn]
  private let gap: Int
  /// The columns that have the same value in every row.
  private let repeated: Set<Int>

  /// - Parameters:
  ///   - natural: The widths that the columns need, in cells.
  ///   - columns: The columns.
  ///   - gap: The number of cells between columns.
  ///   - repeated: The columns that have the same value in every row.
  init(_ natural: [Int], _ columns: [RowColumn], gap: Int, repeated: Set<Int> = []) {
    self.natural = natural
    self.columns = columns
    self.gap = gap
    self.repeated = repeated
  }

  /// Returns widths with which the table fits a width; nil if that is impossible.
  ///
  /// Text columns are narrowed, numbers are never cut. Columns with the same value in every row give
  /// way first, then the others, and names last; among equals, the widest first until they are equal.
  func fitting(_ width: Int?) -> [Int]? {
    guard let width else { return natural }
    let room = width - gap * max(0, natural.count - 1)
    guard natural.reduce(0, +) > room else { return natural }
    // What every column has in any case; headings of columns other than names stay whole.
    var widths = natural.indices.map { index in
      columns[index].alignment == .trailing
        ? natural[index]
        : min(natural[index], max(Self.least, isName(index) ? 0 : columns[index].heading.cells))
    }
    var left = room - widths.reduce(0, +)
    guard left >= 0 else { return nil }
    for rank in 0..<3 {
      // From the narrowest on, each column has what it needs or an equal share of what is left.
      let narrowestFirst = natural.indices.filter {
        self.rank($0) == rank && widths[$0] < natural[$0]
      }
      .sorted { natural[$0] < natural[$1] }
      var shared = left + narrowestFirst.reduce(0) { $0 + widths[$1] }
      for (position, index) in narrowestFirst.enumerated() {
        let share = shared / (narrowestFirst.count - position)
        let width = min(natural[index], max(widths[index], share))
        left -= width - widths[index]
        shared -= width
        widths[index] = width
      }
    }
    return widths
  }

  /// The order in which columns get room.
  private func rank(_ index: Int) -> Int { isName(index) ? 0 : repeated.contains(index) ? 2 : 1 }

  private func isName(_ index: Int) -> Bool {
    !repeated.contains(index) && ["name", "person"].contains(columns[index].name)
  }
}
