/// A part of a line between blanks.
///
/// Double quotes, straight or curved, keep blanks and signs from meaning anything; inside them a
/// backslash keeps a quote from ending them.
struct Word: Equatable {
  /// A part of a word that is in quotes, or is not.
  struct Piece: Equatable {
    var text: String
    let isQuoted: Bool
    /// Where the text begins, in UTF-8 bytes from the start of the line.
    let start: Int
  }

  var pieces: [Piece]
  /// Where it stands in the line, quotes included, in UTF-8 bytes.
  var range: Range<Int>
  /// Whether its last quote is open.
  var isOpen = false

  /// What it says, without quotes.
  var text: String { pieces.map(\.text).joined() }

  /// Whether nothing of it is in quotes.
  var isPlain: Bool { pieces.allSatisfy { !$0.isQuoted } }

  /// It, unless part of it is quoted: a word with a meaning of its own.
  var keyword: String? { isPlain ? text.lowercased() : nil }
}

extension Word {
  /// The signs that begin and end what is quoted.
  static let quotes: Set<Unicode.Scalar> = ["\"", "\u{201C}", "\u{201D}"]

  /// The words of a line; the last may have an open quote.
  static func split(_ line: String) -> [Word] {
    var words: [Word] = []
    var current: Word?
    var isQuoted = false
    var isEscaped = false
    var offset = 0
    // Scalars, not characters: an accent after a quote does not make it another sign.
    for scalar in line.unicodeScalars {
      let start = offset
      offset += UTF8.width(scalar)
      let isQuote = quotes.contains(scalar)
      if isQuote, !isEscaped {
        isQuoted.toggle()
        var word = current ?? Word(pieces: [], range: start..<start)
        if isQuoted { word.pieces.append(Piece(text: "", isQuoted: true, start: offset)) }
        word.range = word.range.lowerBound..<offset
        word.isOpen = isQuoted
        current = word
      } else if scalar.properties.isWhitespace, !isQuoted {
        if let word = current { words.append(word) }
        current = nil
      } else if scalar == "\\", isQuoted, !isEscaped {
        isEscaped = true
        if let word = current { current?.range = word.range.lowerBound..<offset }
        continue
      } else {
        var word = current ?? Word(pieces: [], range: start..<start)
        // Nobody else may hold the text while it grows, or it would be copied for each letter.
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

  /// The pieces before and after the first plain occurrence of a separator, which belongs to
  /// neither; nil when there is none.
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
          range: range.lowerBound..<end),
        Word(
          pieces: [Piece(text: after, isQuoted: false, start: start)] + pieces[(index + 1)...],
          range: start..<range.upperBound, isOpen: isOpen)
      )
    }
    return nil
  }

  /// Its parts between plain commas; an empty part has no text.
  var alternatives: [Word] {
    var parts: [Word] = []
    var rest = self
    while let (before, after) = rest.cut(at: ",") {
      parts.append(before)
      rest = after
    }
    return parts + [rest]
  }

  /// The word without a plain beginning.
  func dropping(_ prefix: String) -> Word? {
    guard let first = pieces.first, !first.isQuoted, first.text.hasPrefix(prefix) else {
      return nil
    }
    var word = self
    let start = first.start + prefix.utf8.count
    word.pieces[0] = Piece(
      text: String(first.text.dropFirst(prefix.count)), isQuoted: false, start: start)
    word.range = start..<range.upperBound
    return word
  }
}
