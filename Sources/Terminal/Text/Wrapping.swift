extension String {
  /// The text in lines of at most so many cells, broken at spaces, which vanish there, and within
  /// words that are longer than a line. Never within a character, so that one of two cells stands
  /// even in a line of one.
  ///
  /// - Parameters:
  ///   - first: In the first line; it stays empty when this is less than 1.
  ///   - further: In the others.
  package func wrapped(first: Int, further: Int) -> [String] {
    var lines: [Substring] = []
    var limit = first
    var start = startIndex
    if limit < 1 {
      lines.append("")
      limit = further
    }
    var taken = 0
    // After the last space in the line, and the cells up to there.
    var wordStart: (index: Index, taken: Int)?
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
          let end = wordStart?.index ?? index
          lines.append(self[start..<end])
          taken -= wordStart?.taken ?? taken
          (start, wordStart, limit) = (end, nil, further)
          continue
        } else {
          taken += cells
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
