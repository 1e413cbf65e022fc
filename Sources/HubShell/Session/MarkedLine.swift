import Terminal

/// A line of which a part is meant, as a message shows it.
struct MarkedLine: Equatable {
  /// One line that may reach a terminal.
  private(set) var text: String
  /// The cells before the part that is meant.
  private(set) var before: Int
  /// The cells of that part.
  private(set) var length: Int

  /// - Parameter range: In bytes of UTF-8, within the line.
  init(_ line: String, _ range: Range<Int>) {
    let bytes = Array(line.utf8)
    text = line.harmlessLine
    before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).harmlessLine.cells
    length = String(decoding: bytes[range], as: UTF8.self).harmlessLine.cells
  }

  /// The line in no more than so many cells, of which the beginning and the end may be left out.
  func fitting(_ width: Int?) -> MarkedLine {
    guard let width, text.cells > width, width > 0 else { return self }
    var line = self
    // Some of what stands before shows where in the line it is.
    let dropped = max(0, before - width / 2)
    if before + length >= width, dropped > 0 {
      var left = dropped + 1
      let rest = text.drop { character in
        defer { left -= String(character).cells }
        return left > 0
      }
      line.text = "…" + rest
      line.before = before - (text.cells - line.text.cells)
    }
    line.text = line.text.cut(toCells: width)
    line.length = min(length, max(1, width - line.before))
    return line
  }
}
