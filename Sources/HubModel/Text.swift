import Foundation

/// Normalization and folding of a hub's texts.
public enum Text {
  /// Returns the stored form of a hub's text: NFC, no-break spaces as plain spaces, without spaces
  /// of no width, ends trimmed.
  ///
  /// Returns nil if nothing is left: an empty text is an absent one (Docs/Hub.md, "Words" and
  /// "Level 1"). Swift treats NFC and NFD as equal but SQLite does not, so texts are normalized
  /// once, on reading.
  public static func normalized(_ text: String) -> String? {
    let composed = text.utf8.allSatisfy { $0 < 0x80 } ? text : composedForm(of: text)
    return trimmed(composed)
  }

  /// Returns a reference without surrounding white space; nil if nothing is left. Unlike a name it
  /// is not normalized: a server or file system may know only this form.
  public static func trimmed(_ reference: String) -> String? {
    // The fast path: most references need no trimming, and the call below is slow.
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    if let first = reference.utf8.first, let last = reference.utf8.last, visible.contains(first),
      visible.contains(last)
    {
      return reference
    }
    let trimmed = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Characters that nobody sees, which come from word processors and web pages.
  private static let widthless: Set<Unicode.Scalar> = ["\u{200B}", "\u{2060}", "\u{FEFF}"]

  private static func composedForm(of text: String) -> String {
    // This goes scalar by scalar because a no-break space may carry a combining mark.
    var spaced = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars where !widthless.contains(scalar) {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      // Sorting the marks of one letter takes quadratic time, so a grapheme joiner follows every 30
      // marks (UAX #15, Stream-Safe Text).
      if marks > 30 {
        spaced.append("\u{34F}")
        marks = 1
      }
      spaced.append(scalar == "\u{A0}" ? " " : scalar)
    }
    return String(spaced).precomposedStringWithCanonicalMapping
  }

  /// Returns the form used for searching and sorting, without case and diacritics (Docs/Format.md,
  /// "Folding").
  ///
  /// The steps are: NFKD, marks removed, lower case, then ``foldingTable`` for letters that do not
  /// decompose.
  public static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // Scalars can be folded one by one: only marks depend on their neighbours, and they are
    // removed.
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      let value = Int(scalar.value)
      result += value < latinFoldings.count ? latinFoldings[value] : folded(scalar)
    }
  }

  /// The folded letters up to Latin Extended-B, which cover most names.
  private static let latinFoldings = (0..<0x250 as Range<UInt32>).map { value in
    Unicode.Scalar(value).map(folded) ?? ""
  }

  private static func folded(_ scalar: Unicode.Scalar) -> String {
    var result = ""
    let unmarked = String(
      String.UnicodeScalarView(
        String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
          !isMark($0)
        }))
    for scalar in unmarked.lowercased().unicodeScalars where !isMark(scalar) {
      if let replacement = foldingTable[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Returns the words of a folded text: its letters and digits, without what separates them.
  package static func words(_ text: String) -> [String] {
    folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Letters that Unicode does not decompose but that people type as plain ones.
  /// Docs/Format.md lists the same table; a test compares the two.
  public static let foldingTable: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ß": "ss", "æ": "ae",
    "œ": "oe", "þ": "th", "ð": "d", "ı": "i", "ĸ": "k", "ς": "σ", "ʼ": "'", "’": "'", "‘": "'",
  ]
}

extension String {
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  package func zeroPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }

  /// The text with "***" in place of user names and passwords in URLs, as in
  /// `https://***@club.example/`. O(n)
  package var withoutPasswords: String {
    guard utf8.contains(UInt8(ascii: "@")), contains("://") else { return self }
    return replacing(/:\/\/[^\/?#\s]*@/, with: "://***@")
  }
}

extension Collection<String> {
  /// Returns the texts with a word before the last: "de, en or nl".
  package func list(_ conjunction: String) -> String {
    let texts = Array(self)
    guard let last = texts.last, texts.count > 1 else { return texts.joined() }
    return texts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
