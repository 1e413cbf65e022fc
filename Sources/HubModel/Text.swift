import Foundation

/// How texts of a hub are read and compared.
public enum Text {
  /// The form in which a hub's text is kept: NFC, no-break spaces as plain spaces, ends trimmed.
  ///
  /// Returns nil for what is empty then: an empty text is an absent one (Docs/Hub.md, "Words" and
  /// "Level 1"). Swift calls NFC and NFD equal, SQLite does not, so this happens once, on reading.
  public static func normalized(_ text: String) -> String? {
    let composed = text.utf8.allSatisfy { $0 < 0x80 } ? text : composedForm(of: text)
    return trimmed(composed)
  }

  /// A reference without white space around it, nil when nothing is left. Unlike a name it is not
  /// normalized: a server or a file system may know it in this form only.
  public static func trimmed(_ reference: String) -> String? {
    // Most need nothing, for which the function below takes long.
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    if let first = reference.utf8.first, let last = reference.utf8.last, visible.contains(first),
      visible.contains(last)
    {
      return reference
    }
    let trimmed = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  private static func composedForm(of text: String) -> String {
    // Scalar by scalar: a no-break space may carry a combining mark.
    var spaced = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      // To sort the marks of one letter takes quadratic time, so there are 30 at most before a grapheme joiner
      // (UAX #15, Stream-Safe Text).
      if marks > 30 {
        spaced.append("\u{34F}")
        marks = 1
      }
      spaced.append(scalar == "\u{A0}" ? " " : scalar)
    }
    return String(spaced).precomposedStringWithCanonicalMapping
  }

  /// The form that searching and sorting use: no case, no diacritics (Docs/Format.md, "Folding").
  ///
  /// NFKD, marks dropped, lower case, then ``foldingTable`` for letters that do not decompose.
  public static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    // What one scalar becomes does not depend on others: marks, which do, are dropped.
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      let value = Int(scalar.value)
      result += value < latinFoldings.count ? latinFoldings[value] : folded(scalar)
    }
  }

  /// Of the letters of most names: all up to Latin Extended-B.
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

  /// Letters that Unicode does not decompose but that people type as plain ones.
  /// Docs/Format.md lists the same table; a test compares the two.
  public static let foldingTable: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ß": "ss", "æ": "ae",
    "œ": "oe", "þ": "th", "ð": "d", "ı": "i", "ĸ": "k", "ς": "σ", "ʼ": "'", "’": "'", "‘": "'",
  ]
}
