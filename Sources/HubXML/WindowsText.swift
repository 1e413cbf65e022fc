/// Texts in Windows-1252, for which browsers take ISO 8859-1 and US-ASCII, too (WHATWG Encoding).
package enum WindowsText {
  /// The characters of the bytes 0x80 to 0x9F; those without one are control characters.
  private static let characters = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars
  ).map { String($0) }

  package static func character(_ byte: UInt8) -> String {
    (0x80..<0xA0).contains(byte) ? characters[Int(byte) - 0x80] : String(Unicode.Scalar(byte))
  }

  /// Returns a text in UTF-8. O(n)
  package static func utf8(of bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 < 0x80 ? [$0] : Array(character($0).utf8) }
  }
}
