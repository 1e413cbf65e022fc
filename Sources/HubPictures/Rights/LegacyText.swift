/// A text of metadata whose encoding is not stated, or not reliably.
struct LegacyText {
  /// The maximum number of bytes that are read if they are not UTF-8.
  private static let longestGuess = 500

  /// The text: UTF-8, which most programs write, otherwise the likelier of Windows-1252 and Mac OS
  /// Roman.
  let text: String
  /// The bytes, if they are not UTF-8: which text they stand for can only be guessed.
  let guessedFrom: [UInt8]?

  init(_ bytes: some Collection<UInt8>) {
    // Some programs fill a field with bytes 0.
    let all = bytes.filter { $0 != 0 }
    let read = Array(all.prefix(Self.longestGuess))
    if let text = String(validating: all, as: UTF8.self) ?? String(validating: read, as: UTF8.self)
    {
      (self.text, guessedFrom) = (text, nil)
      return
    }
    let windows = Self.text(read, Self.windows)
    (text, guessedFrom) = (
      Self.isLikely(windows) ? windows : Self.text(read, Self.macintosh), read
    )
  }

  /// Returns a text in ISO 8859-1.
  static func latin(_ bytes: some Collection<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Returns false if a text has an undefined character, or a capital inside a word behind a small
  /// letter (`JosŽ MŸller`): small letters of Mac OS Roman look so in Windows-1252.
  private static func isLikely(_ text: String) -> Bool {
    var afterSmall = false
    for scalar in text.unicodeScalars {
      let isCapital = scalar.properties.isUppercase && !scalar.isASCII
      if scalar == "\u{FFFD}" || afterSmall && isCapital { return false }
      afterSmall = scalar.properties.isLowercase
    }
    return true
  }

  private static func text(_ bytes: [UInt8], _ high: [Unicode.Scalar]) -> String {
    String(
      String.UnicodeScalarView(
        bytes.map { byte in
          byte < 0x80
            ? Unicode.Scalar(byte)
            : high.count > byte - 0x80 ? high[Int(byte) - 0x80] : Unicode.Scalar(byte)
        }))
  }

  /// The characters from 80 on in which Windows-1252 differs from ISO 8859-1.
  private static let windows = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
  /// The characters of Mac OS Roman from 80 on.
  private static let macintosh = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ")
      .unicodeScalars)
}
