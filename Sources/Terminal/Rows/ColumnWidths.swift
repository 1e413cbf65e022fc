/// The widths that a column of a table could have, in cells.
struct ColumnNeeds: Hashable {
  /// The width of the widest value, or of the heading.
  var whole = 0
  /// The width of the longest word, with the indent of further lines.
  var word = 0
  /// The width of the widest value, without the heading.
  var value = 0
  /// The indent of further lines of a value.
  var indent = 0

  mutating func add(_ text: String) {
    let cells = text.cells
    guard cells > value else {
      if cells > word { addWords(of: text) }
      return
    }
    value = cells
    whole = max(whole, cells)
    addWords(of: text)
  }

  private mutating func addWords(of text: String) {
    for (index, part) in text.split(separator: " ").enumerated() {
      word = max(word, String(part).cells + (index > 0 ? indent : 0))
    }
  }
}

/// The widths of a table's columns.
///
/// If a table is too wide, values of text columns continue on further lines. Numbers, dates and
/// other single short words stay in one piece. The rest of the room goes to the longest words of
/// names; to short values (countries); to the longest words of other texts; to whole names; and at
/// last to other texts, in proportion to their width.
struct ColumnWidths {
  /// The smallest useful width of a text column, in cells.
  private static let least = 6
  /// The width up to which a single word is never broken: that of a date.
  private static let longestCode = 10
  /// The width up to which values are short: "Netherlands", "30 September".
  private static let longestShort = 14
  /// The width of a long word; longer ones (URLs) may be broken.
  private static let longestWord = 16

  /// The widths that the columns could have, in cells.
  let needs: [ColumnNeeds]
  let columns: [RowColumn]
  /// The number of cells between columns.
  let gap: Int

  /// Returns widths with which the table fits a width; nil if that is impossible.
  func fitting(_ width: Int?) -> [Int]? {
    let whole = needs.map(\.whole)
    guard let width else { return whole }
    let room = width - gap * max(0, needs.count - 1)
    guard whole.reduce(0, +) > room else { return whole }
    var widths = needs.indices.map(least)
    var left = room - widths.reduce(0, +)
    guard left >= 0 else { return nil }
    let kinds = needs.indices.map(kind)
    for (kind, isWhole) in [
      (Kind.name, false), (.short, true), (.text, false), (.name, true), (.text, true),
    ] {
      let members = kinds.indices.filter { kinds[$0] == kind }
      let wanted = members.map { index in
        max(widths[index], isWhole ? whole[index] : min(needs[index].word, Self.longestWord))
      }
      let isProportional = isWhole && kind == .text
      share(&left, among: members, wanted, isProportional, &widths)
    }
    return widths
  }

  /// Returns the width that a column has in any case; headings of columns other than names stay
  /// whole.
  private func least(_ index: Int) -> Int {
    let need = needs[index]
    if columns[index].alignment == .trailing { return need.whole }
    if isName(index) { return min(need.whole, Self.least) }
    let isCode = need.value == need.word && need.word <= Self.longestCode
    return min(
      need.whole, max(Self.least, columns[index].heading.cells, isCode ? need.word : 0))
  }

  /// Widens columns: from the narrowest on, each gets what it wants or its share of the room.
  private func share(
    _ left: inout Int, among members: [Int], _ wanted: [Int], _ isProportional: Bool,
    _ widths: inout [Int]
  ) {
    let growing = zip(members, wanted).filter { widths[$0.0] < $0.1 }.sorted { $0.1 < $1.1 }
    var room = left + growing.reduce(0) { $0 + widths[$1.0] }
    var sum = growing.reduce(0) { $0 + $1.1 }
    for (position, (index, wanted)) in growing.enumerated() {
      let share = isProportional ? room * wanted / sum : room / (growing.count - position)
      let width = min(wanted, max(widths[index], share), widths[index] + left)
      left -= width - widths[index]
      room -= width
      sum -= wanted
      widths[index] = width
    }
  }

  private enum Kind { case short, name, text }

  private func kind(_ index: Int) -> Kind {
    if isName(index) { return .name }
    return needs[index].whole <= Self.longestShort ? .short : .text
  }

  private func isName(_ index: Int) -> Bool {
    ["name", "person", "club"].contains(columns[index].name)
  }
}
