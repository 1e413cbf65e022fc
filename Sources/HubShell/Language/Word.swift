/// A part of a line between blanks.
///
/// Double quotes, straight or curved, take away the meaning of blanks and signs; inside them a
/// backslash escapes a quote. Single quotes do the same around a whole word or value; anywhere else
/// a `'` is an apostrophe.
struct Word: Equatable {
  struct Piece: Equatable {
    var text: String
    let isQuoted: Bool
    /// The offset of the text in the line, in UTF-8 bytes.
    let start: Int
  }

  var pieces: [Piece]
  /// The range in the line, quotes included, in UTF-8 bytes.
  var range: Range<Int>
  /// True if its last quote is not closed.
  var isOpen = false

  /// The text without quotes.
  var text: String { pieces.map(\.text).joined() }

  /// True if no part of it is quoted.
  var isPlain: Bool { pieces.allSatisfy { !$0.isQuoted } }

  /// The text in lower case, unless part of it is quoted.
  var keyword: String? { isPlain ? text.lowercased() : nil }
}

extension Range<Int> {
  /// Returns the smallest range with both. A word that stands for others may begin before them.
  func joined(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension Word {
  /// A quoted word with this text, in place of a part of a line.
  init(quoting text: String, range: Range<Int>) {
    self.init(
      pieces: [Piece(text: text, isQuoted: true, start: range.lowerBound)], range: range)
  }

  /// A word without quotes that stands for a part of the line.
  init(_ text: String, in range: Range<Int>) {
    self.init(
      pieces: [Piece(text: text, isQuoted: false, start: range.lowerBound)], range: range)
  }

  static let quotes: Set<Unicode.Scalar> = ["\"", "\u{201C}", "\u{201D}"]
  private static let apostrophe: Unicode.Scalar = "'"

  /// The words of a line; the last may have an open quote.
  static func split(_ line: String) -> [Word] {
    var words: [Word] = []
    var current: Word?
    var isQuoted = false
    var isEscaped = false
    var offset = 0
    // The index of the single quote that closes the one that is open.
    var closing: Int?
    var hasClosing = true
    // Scalars, not characters: an accent after a quote does not make it another sign.
    let scalars = Array(line.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let start = offset
      offset += UTF8.width(scalar)
      if scalar == apostrophe, !isQuoted, hasClosing, begins(current) {
        closing = close(of: index, in: scalars)
        hasClosing = closing != nil
      }
      let isQuote =
        closing == nil
        ? quotes.contains(scalar)
        : index == closing || scalar == apostrophe && !isQuoted
      if isQuote, !isEscaped {
        isQuoted.toggle()
        if index == closing { closing = nil }
        var word = current ?? Word(pieces: [], range: start..<start)
        // Nobody else may hold the pieces while they grow, or they would be copied for each quote.
        current = nil
        if isQuoted { word.pieces.append(Piece(text: "", isQuoted: true, start: offset)) }
        word.range = word.range.lowerBound..<offset
        word.isOpen = isQuoted
        current = word
      } else if scalar.properties.isWhitespace, !isQuoted {
        if let word = current { words.append(word) }
        current = nil
      } else if scalar == "\\", isQuoted, closing == nil, !isEscaped {
        isEscaped = true
        if let word = current { current?.range = word.range.lowerBound..<offset }
        continue
      } else {
        var word = current ?? Word(pieces: [], range: start..<start)
        // As above, for each letter.
        current = nil
        if word.pieces.last?.isQuoted != isQuoted {
          word.pieces.append(Piece(text: "", isQuoted: isQuoted, start: start))
        }
        word.pieces[word.pieces.count - 1].text.unicodeScalars.append(scalar)
        word.range = word.range.lowerBound..<offset
        current = word
      }
      isEscaped = false
    }
    if let word = current { words.append(word) }
    return words
  }

  /// True if a value can begin after this part of a word.
  private static func begins(_ word: Word?) -> Bool {
    guard let word else { return true }
    guard let last = word.pieces.last, !last.isQuoted else { return false }
    return last.text.unicodeScalars.last.map { ":=<>,-".unicodeScalars.contains($0) } ?? true
  }

  /// The index of the single quote that closes the one at `index`: a value ends there. O(length).
  private static func close(of index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    scalars.indices[(index + 1)...].first { candidate in
      guard scalars[candidate] == apostrophe else { return false }
      let next = candidate + 1 < scalars.count ? scalars[candidate + 1] : " "
      return next == "," || next == ";" || next.properties.isWhitespace
    }
  }

  /// Returns a range clamped to the word's own, because a replaced word has no text in the line.
  private func part(_ lower: Int, _ upper: Int) -> Range<Int> {
    let lower = min(max(lower, range.lowerBound), range.upperBound)
    return lower..<min(max(lower, upper), range.upperBound)
  }

  /// The words before and after the first unquoted separator; nil without one.
  func cut(at separator: String) -> (before: Word, after: Word)? {
    for (index, piece) in pieces.enumerated() where !piece.isQuoted {
      guard let found = piece.text.firstRange(of: separator) else { continue }
      let before = String(piece.text[..<found.lowerBound])
      let after = String(piece.text[found.upperBound...])
      let end = piece.start + before.utf8.count
      let start = end + separator.utf8.count
      return (
        Word(
          pieces: pieces[..<index] + [Piece(text: before, isQuoted: false, start: piece.start)],
          range: part(range.lowerBound, end)),
        Word(
          pieces: [Piece(text: after, isQuoted: false, start: start)] + pieces[(index + 1)...],
          range: part(start, range.upperBound), isOpen: isOpen)
      )
    }
    return nil
  }

  /// The parts between unquoted commas; a part may be empty.
  var alternatives: [Word] { parts(between: ",") }

  /// The parts between unquoted `&`; a part may be empty.
  var joint: [Word] { parts(between: "&") }

  private func parts(between separator: String) -> [Word] {
    var parts: [Word] = []
    var rest = self
    while let (before, after) = rest.cut(at: separator) {
      parts.append(before)
      rest = after
    }
    return parts + [rest]
  }

  /// The word without an unquoted prefix; nil if it does not begin with it.
  func dropping(_ prefix: String) -> Word? {
    guard let first = pieces.first, !first.isQuoted, first.text.hasPrefix(prefix) else {
      return nil
    }
    var word = self
    let start = first.start + prefix.utf8.count
    word.pieces[0] = Piece(
      text: String(first.text.dropFirst(prefix.count)), isQuoted: false, start: start)
    word.range = part(start, range.upperBound)
    return word
  }

  /// The word without an unquoted suffix; nil if it does not end with it.
  func droppingLast(_ suffix: String) -> Word? {
    guard let last = pieces.last, !last.isQuoted, last.text.hasSuffix(suffix) else { return nil }
    var word = self
    word.pieces[pieces.count - 1].text = String(last.text.dropLast(suffix.count))
    word.range = part(range.lowerBound, range.upperBound - suffix.utf8.count)
    return word
  }

  /// A value in quotes if any of its characters has a meaning of its own.
  static func quote(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./:@+’".contains($0) }
      && !text.hasPrefix("-") && !text.contains("..")
      // A combining mark would hide the sign before it.
      && (":" + text).first == ":"
    if isPlain { return text }
    let escaped = text.unicodeScalars.map {
      $0 == "\\" || quotes.contains($0) ? "\\\($0)" : "\($0)"
    }
    return "\"" + escaped.joined() + "\""
  }
}
