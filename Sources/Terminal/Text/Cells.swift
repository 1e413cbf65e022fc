import CTerminal
import Foundation

extension String {
  /// How many cells of a terminal the text takes: two for East Asian wide characters and emoji, none
  /// for marks that combine, one for most others. Control characters count as none; make them
  /// ``harmless`` first.
  ///
  /// The widths are the C library's, as terminals use them; where it has no UTF-8 locale, every
  /// character counts as one.
  package var cells: Int {
    if isPlain { return utf8.count }
    return CellWidths.use { widths in reduce(0) { $0 + widths.cells(of: $1) } }
  }

  /// The text in at most so many cells: where something is left out, it ends with "…". No character
  /// is cut in two, so that it can be a cell short.
  package func cut(toCells limit: Int) -> String {
    // A character takes two cells at most; counting goes no further than needed in long texts.
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

  /// The text, with spaces after it up to so many cells; longer ones stay as they are.
  package func leading(inCells width: Int) -> String { self + spaces(upTo: width) }

  /// The text, with spaces before it up to so many cells; longer ones stay as they are.
  package func trailing(inCells width: Int) -> String { spaces(upTo: width) + self }

  private func spaces(upTo width: Int) -> String {
    String(repeating: " ", count: max(0, width - cells))
  }

  /// Whether it is printable ASCII throughout.
  var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}

/// The widths of characters in the C library's UTF-8 locale.
struct CellWidths {
  // A locale never changes once it is made, and is never freed.
  nonisolated(unsafe) private static let locale =
    newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) ?? newlocale(LC_CTYPE_MASK, "en_US.UTF-8", nil)

  private let isKnown: Bool

  /// Makes the locale this thread's for as long as the body runs.
  static func use<Value>(_ body: (CellWidths) throws -> Value) rethrows -> Value {
    guard let locale else { return try body(CellWidths(isKnown: false)) }
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    return try body(CellWidths(isKnown: true))
  }

  /// At most 2: the parts of a character share its place.
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
    // Not printable as far as the library knows; younger characters than the library do take a cell.
    return switch scalar.properties.generalCategory {
    case .unassigned, .otherLetter, .otherSymbol, .privateUse, .uppercaseLetter, .lowercaseLetter:
      1
    default: 0
    }
  }
}
