/// A counter of the lines that text takes on a screen, where long lines continue on the next line.
struct ScreenLines {
  /// The width of the screen, in cells.
  let width: Int
  /// The number of lines so far, including one that has only begun.
  var count: Int { ended + lines(of: column) }

  private var ended = 0
  /// The number of cells of the current line; nil if nothing has been written to it.
  private var column: Int?

  init(width: Int) {
    self.width = width
  }

  /// Adds text, which may end anywhere except within an escape sequence.
  mutating func add(_ text: String) {
    let pieces = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        ended += lines(of: column ?? 0)
        column = nil
      }
      if !piece.isEmpty { column = (column ?? 0) + cells(of: piece) }
    }
  }

  private func lines(of column: Int?) -> Int {
    guard let column else { return 0 }
    return max(1, (column + width - 1) / width)
  }

  /// Returns the number of cells without the escape sequences of ``Style``, from the escape
  /// character to an "m".
  private func cells(of line: Substring.UnicodeScalarView) -> Int {
    guard line.contains("\u{1B}") else { return String(line).cells }
    var shown = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in line {
      if scalar == "\u{1B}" { isInSequence = true }
      if !isInSequence { shown.append(scalar) }
      if scalar == "m" { isInSequence = false }
    }
    return String(shown).cells
  }
}
