import HubModel

extension String {
  /// The text in a form that is safe for a terminal: characters that would control the terminal or
  /// be invisible are replaced with their code points, as in "<U+202E>". These are control
  /// characters except newline and tab, characters that change the direction of writing, other line
  /// ends, and invisible characters, unless they are part of the character before them, as in emoji
  /// and in Persian or Indic words. If a letter has more than thirty marks, the others are
  /// replaced, too. Passwords in URLs are masked.
  package var harmless: String {
    withoutPasswords.replacingHidden(with: \.codePoint)
  }

  /// The text, ``harmless`` and on one line: newlines and tabs become spaces.
  package var harmlessLine: String {
    if isPlain { return withoutPasswords }
    let text = harmless
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar == "\n" || scalar == "\t" ? " " : scalar)
    }
    return String(result)
  }

  /// The text in a form that is safe for a file that may later be shown on a terminal: control
  /// characters except newline, tab and the return before a newline are replaced with their code
  /// points.
  package var withoutControls: String {
    let mayHaveSome = utf8.contains {
      $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2
    }
    guard mayHaveSome else { return self }
    var result = ""
    for character in self {
      let isLineEnd = character == "\r\n"
      for scalar in character.unicodeScalars {
        let isControl = scalar.properties.generalCategory == .control
        if isControl, !isLineEnd, scalar != "\n", scalar != "\t" {
          result += scalar.codePoint
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Returns the text with everything replaced that is not ``harmless``.
  func replacingHidden(with replacement: (Unicode.Scalar) -> String) -> String {
    if isPlain { return self }
    var result = ""
    for character in self {
      var length = 0
      let isBlackFlag = character.unicodeScalars.first == "\u{1F3F4}"
      for scalar in character.unicodeScalars {
        let isVisible =
          scalar.isShown
          || length > 0 && (scalar.joins || isBlackFlag && (0xE0020...0xE007F) ~= scalar.value)
        length += 1
        if isVisible && length <= Self.longestCharacter {
          result.unicodeScalars.append(scalar)
        } else {
          result += replacement(scalar)
        }
      }
    }
    return result
  }

  /// The length of the longest character: a letter and thirty marks, as in Unicode's Stream-Safe
  /// Text Format (UAX 15).
  private static let longestCharacter = 31
}

extension Unicode.Scalar {
  /// The code point in angle brackets: "<U+202E>".
  fileprivate var codePoint: String { "<U+" + String(value, radix: 16, uppercase: true) + ">" }

  /// True if the scalar is harmless by itself.
  fileprivate var isShown: Bool {
    if value < 0x7F { return value >= 0x20 || self == "\n" || self == "\t" }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    // Includes those characters for the direction of writing that are not ignorable.
    case .format: return isArabicSign
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// True for signs that enclose the following number, which have the category "format" but are
  /// visible.
  private var isArabicSign: Bool {
    [0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD].contains(value)
      || (0x0600...0x0605).contains(value)
  }

  /// True if the scalar is invisible but changes the character that it is part of: joiners,
  /// variation selectors, and the grapheme joiner.
  fileprivate var joins: Bool {
    value == 0x200C || value == 0x200D || value == 0x034F || properties.isVariationSelector
  }
}

extension String {
  /// The text, enclosed in isolation marks if it contains right-to-left letters, so that a terminal
  /// does not reorder anything around it. The marks take no cells.
  ///
  /// Otherwise, two Hebrew names side by side would change places and take the number between them
  /// along. Marks in the text itself must have been made visible before (``harmless``), so that
  /// ours match.
  package var isolated: String {
    unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}" + self + "\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// True if the scalar is in a block of a right-to-left script.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
