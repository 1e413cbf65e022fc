extension String {
  /// Returns the text in lines of at most a number of cells. Lines are broken at spaces, which are
  /// removed, and within words that are longer than a line, after a hyphen if there is one.
  /// Characters are never split, so a character of two cells is kept even in a line of one cell.
  ///
  /// - Parameters:
  ///   - first: The width of the first line, which stays empty if this is less than 1.
  ///   - further: The width of the other lines.
  package func wrapped(first: Int, further: Int) -> [String] {
    var lines: [Substring] = []
    var limit = first
    var start = startIndex
    if limit < 1 {
      lines.append("")
      limit = further
    }
    var taken = 0
    // The index after the last space in the line, and the number of cells before it.
    var wordStart: (index: Index, taken: Int)?
    // The same for the last hyphen.
    var hyphen: (index: Index, taken: Int)?
    CellWidths.use { widths in
      var index = startIndex
      while index < endIndex {
        let character = self[index]
        let cells = widths.cells(of: character)
        let next = self.index(after: index)
        if character == " " {
          taken += 1
          wordStart = (next, taken)
        } else if taken + cells > limit, index > start {
          let last = wordStart ?? hyphen ?? (index, taken)
          lines.append(self[start..<last.index])
          taken -= last.taken
          (start, wordStart, hyphen, limit) = (last.index, nil, nil, further)
          continue
        } else {
          taken += cells
          if character == "-", index > start { hyphen = (next, taken) }
        }
        index = next
      }
    }
    lines.append(self[start...])
    return lines.map { line in
      String(
        line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
  }
}
