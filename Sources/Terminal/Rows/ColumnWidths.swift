/// How wide a table's columns are.
struct ColumnWidths {
  /// A column of texts that is narrower says too little.
  private static let least = 6

  private let natural: [Int]
  private let columns: [RowColumn]
  private let gap: Int

  /// - Parameter natural: In cells, what the columns would need.
  init(_ natural: [Int], _ columns: [RowColumn], gap: Int) {
    self.natural = natural
    self.columns = columns
    self.gap = gap
  }

  /// The widths at which the table is no wider than this; nil when that is too narrow for it.
  ///
  /// Columns of texts give way, the widest first until they are equal; numbers are never cut.
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
    // From the narrowest on, each column has what it needs or an equal share of what is left.
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
