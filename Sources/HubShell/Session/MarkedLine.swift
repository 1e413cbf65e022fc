import Terminal

/// A line with a marked part, as a message shows it.
struct MarkedLine: Equatable {
  /// The line, made harmless for a terminal.
  private(set) var text: String
  /// The cells before the marked part.
  private(set) var before: Int
  /// The cells of the marked part.
  private(set) var length: Int

  /// - Parameter range: The marked part, in UTF-8 bytes.
  init(_ line: String, _ range: Range<Int>) {
    let bytes = Array(line.utf8)
    text = line.harmlessLine
    before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).harmlessLine.cells
    length = String(decoding: bytes[range], as: UTF8.self).harmlessLine.cells
  }

  /// The line, cut at both ends to fit a width in cells.
  func fitting(_ width: Int?) -> MarkedLine {
    guard let width, text.cells > width, width > 0 else { return self }
    var line = self
    // Some of the text before it shows its position in the line.
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
