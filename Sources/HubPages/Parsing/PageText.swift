import Foundation
import HubModel
import HubXML

/// Converts the bytes of a page to UTF-8.
enum PageText {
  /// The number of bytes at the start in which an encoding is looked for. Browsers look at 1024
  /// bytes, and start again if they meet a declaration later (WHATWG HTML, "change the encoding").
  private static let head = 4096

  /// Returns a page in UTF-8.
  ///
  /// Bytes that are valid UTF-8 are taken as such, whatever the page declares: other encodings
  /// hardly ever look like it, and many pages declare the wrong one. Then the declaration counts,
  /// and without one windows-1252, as in browsers. A page that declares UTF-8 may have some wrong
  /// bytes; if it has nothing else outside ASCII, it is in another encoding.
  static func utf8(of page: [UInt8]) -> [UInt8] {
    if let text = marked(page) { return Array(text.utf8) }
    if String(validating: page, as: UTF8.self) != nil { return page }
    let name = declared(in: page.prefix(head))
    if name == "utf-8" || name == "utf8" {
      let text = String(decoding: page, as: UTF8.self)
      let wrong = text.unicodeScalars.count { $0 == "\u{FFFD}" }
      if text.unicodeScalars.count(where: { !$0.isASCII }) >= 2 * wrong { return Array(text.utf8) }
    }
    switch name.flatMap(encoding(named:)) ?? .western {
    case .western: return WindowsText.utf8(of: page)
    case .table(let encoding): return text(of: page, encoding, changes: [:])
    case .latinNine: return text(of: page, .isoLatin1, changes: latinNine)
    case .japanese(let encoding):
      let text = String(data: Data(page), encoding: encoding)
      return Array((text ?? String(decoding: page, as: UTF8.self)).utf8)
    }
  }

  /// Returns a page in an encoding of one byte for each character. A byte without a meaning is a
  /// control character, as in browsers, so that it costs no other character.
  private static func text(
    of page: [UInt8], _ encoding: String.Encoding, changes: [UInt8: String]
  ) -> [UInt8] {
    let characters = (UInt8.min...UInt8.max).map { byte in
      let text = changes[byte] ?? String(data: Data([byte]), encoding: encoding)
      return Array((text ?? String(Unicode.Scalar(byte))).utf8)
    }
    return page.flatMap { characters[Int($0)] }
  }

  /// Returns the text of a page that begins with a byte order mark.
  private static func marked(_ page: [UInt8]) -> String? {
    let text = page.withoutMark
    if text.count < page.count { return String(decoding: text, as: UTF8.self) }
    guard page.starts(with: [0xFE, 0xFF]) || page.starts(with: [0xFF, 0xFE]) else { return nil }
    return String(data: Data(page), encoding: .utf16)
  }

  /// Returns the encoding that a page declares in a `meta` element or an XML declaration.
  private static func declared(in head: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: head, as: UTF8.self).lowercased()
    for key in ["charset", "encoding"] {
      guard let range = text.range(of: key) else { continue }
      let value = text[range.upperBound...].drop { " =\"'".contains($0) }
      let name = value.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:".contains($0)) }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }

  /// An encoding other than UTF-8 and UTF-16.
  private enum Encoding {
    /// Windows-1252.
    case western
    /// One byte for each character.
    case table(String.Encoding)
    /// ISO 8859-15, which Foundation does not know everywhere.
    case latinNine
    /// One or two bytes for each character.
    case japanese(String.Encoding)
  }

  /// The characters of ISO 8859-15 that differ from ISO 8859-1.
  private static let latinNine: [UInt8: String] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]

  private static func encoding(named name: String) -> Encoding? {
    switch name {
    // Browsers take these names for windows-1252 (WHATWG Encoding).
    case "iso-8859-1", "latin1", "us-ascii", "ascii", "windows-1252", "cp1252": .western
    case "iso-8859-2", "latin2": .table(.isoLatin2)
    case "iso-8859-15", "latin9", "latin-9": .latinNine
    case "windows-1250", "cp1250": .table(.windowsCP1250)
    case "windows-1251", "cp1251": .table(.windowsCP1251)
    case "windows-1253": .table(.windowsCP1253)
    case "windows-1254", "iso-8859-9": .table(.windowsCP1254)
    case "shift_jis", "shift-jis": .japanese(.shiftJIS)
    case "euc-jp": .japanese(.japaneseEUC)
    default: nil
    }
  }
}
