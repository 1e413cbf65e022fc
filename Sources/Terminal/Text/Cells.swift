import CTerminal
import Foundation

extension String {
  /// The number of terminal cells of the text: two for East Asian wide characters and emoji, none
  /// for combining marks, one for most others. Control characters count as none; make the text
  /// ``harmless`` first.
  ///
  /// The widths are those of the C library, which terminals use, too. Without a UTF-8 locale, every
  /// character counts as one cell.
  package var cells: Int {
    if isPlain { return utf8.count }
    return CellWidths.use { widths in reduce(0) { $0 + widths.cells(of: $1) } }
  }

  /// Returns the text cut to a number of cells; a cut text ends with "…". Characters are never
  /// split, so the result may be one cell shorter.
  package func cut(toCells limit: Int) -> String {
    // Plain text needs no counting of cells, however long it is.
    if utf8.count <= limit && isPlain { return self }
    guard limit > 0 else { return "" }
    return CellWidths.use { widths in
      var taken = 0
      var end = startIndex
      for (index, character) in zip(indices, self) {
        taken += widths.cells(of: character)
        if taken > limit { return self[..<end] + "…" }
        if taken < limit { end = self.index(after: index) }
      }
      return self
    }
  }

  /// Returns the text padded with spaces at its end to a number of cells; longer texts are
  /// unchanged.
  package func leading(inCells width: Int) -> String { self + spaces(upTo: width) }

  /// Returns the text padded with spaces at its start to a number of cells; longer texts are
  /// unchanged.
  package func trailing(inCells width: Int) -> String { spaces(upTo: width) + self }

  private func spaces(upTo width: Int) -> String {
    String(repeating: " ", count: max(0, width - cells))
  }

  /// True if the text consists of printable ASCII.
  var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}

/// The widths of characters in the C library's UTF-8 locale.
struct CellWidths {
  // A locale never changes after it is made, and is never freed.
  nonisolated(unsafe) private static let locale =
    newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) ?? newlocale(LC_CTYPE_MASK, "en_US.UTF-8", nil)

  private let isKnown: Bool

  /// Makes the locale that of the current thread while the body runs.
  static func use<Value>(_ body: (CellWidths) throws -> Value) rethrows -> Value {
    guard let locale else { return try body(CellWidths(isKnown: false)) }
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    return try body(CellWidths(isKnown: true))
  }

  /// Returns the width of a character, at most 2, since its parts share their cells.
  func cells(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    guard isKnown else { return 1 }
    let scalars = character.unicodeScalars
    if let first = scalars.first?.properties {
      let wantsPicture = first.isEmoji && scalars.contains("\u{FE0F}")
      if first.isEmojiPresentation || wantsPicture { return 2 }
    }
    var sum = 0
    for scalar in scalars where sum < 2 { sum += cells(of: scalar) }
    return min(2, sum)
  }

  private func cells(of scalar: Unicode.Scalar) -> Int {
    let width = Int(hub_cells(scalar.value))
    if width >= 0 { return width }
    // Not printable for this C library, but newer characters that it does not know take a cell.
    return switch scalar.properties.generalCategory {
    case .unassigned, .otherLetter, .otherSymbol, .privateUse, .uppercaseLetter, .lowercaseLetter:
      1
    default: 0
    }
  }
}
