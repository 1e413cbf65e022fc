import HubXML

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
    let windows = String(decoding: WindowsText.utf8(of: read), as: UTF8.self)
    (text, guessedFrom) = (Self.isLikely(windows) ? windows : Self.macintosh(read), read)
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
      let isUndefined = (0x80..<0xA0).contains(scalar.value)
      if isUndefined || afterSmall && isCapital { return false }
      afterSmall = scalar.properties.isLowercase
    }
    return true
  }

  private static func macintosh(_ bytes: [UInt8]) -> String {
    let scalars = bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : high[Int($0) - 0x80] }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The characters of Mac OS Roman from 80 on.
  private static let high = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ")
      .unicodeScalars)
}
