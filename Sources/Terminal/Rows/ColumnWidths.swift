/// The widths of a table's columns.
struct ColumnWidths {
  /// The smallest useful width of a text column, in cells.
  private static let least = 6

  private let natural: [Int]
  private let columns: [RowColumn]
  private let gap: Int

  /// - Parameters:
  ///   - natural: The widths that the columns need, in cells.
  ///   - columns: The columns.
  ///   - gap: The number of cells between columns.
  init(_ natural: [Int], _ columns: [RowColumn], gap: Int) {
    self.natural = natural
    self.columns = columns
    self.gap = gap
  }

  /// Returns widths with which the table fits a width; nil if that is impossible.
  ///
  /// Text columns are narrowed, the widest first until they are equal; numbers are never cut.
  func fitting(_ width: Int?) -> [Int]? {
    guard let width else { return natural }
    let room = width - gap * max(0, natural.count - 1)
    guard natural.reduce(0, +) > room else { return natural }
    let flexible = natural.indices.filter { columns[$0].alignment == .leading }
    var left =
      room
      - natural.indices.filter { !flexible.contains($0) }.reduce(0) {
        $0 + natural[$1]
      }
    var widths = natural
    // Starting with the narrowest, each column gets what it needs or an equal share of the rest.
    let narrowestFirst = flexible.sorted { natural[$0] < natural[$1] }
    for (position, index) in narrowestFirst.enumerated() {
      let share = left / (narrowestFirst.count - position)
      widths[index] = min(natural[index], share)
      if widths[index] < min(natural[index], Self.least) { return nil }
      left -= widths[index]
    }
    return left >= 0 ? widths : nil
  }
}
