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
    if let encoding = name.flatMap({ japanese[$0] }) {
      let text = String(data: Data(page), encoding: encoding)
      return Array((text ?? String(decoding: page, as: UTF8.self)).utf8)
    }
    guard let name, let encoding = tables[name] else { return WindowsText.utf8(of: page) }
    let changes = encoding == .isoLatin1 ? latinNine : [:]
    // A byte without a meaning is a control character, as in browsers, so that it costs no other
    // character.
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

  /// The encodings of one byte for each character that are not windows-1252, by the names of pages.
  /// Browsers take ISO 8859-1 for windows-1252, too (WHATWG Encoding).
  private static let tables: [String: String.Encoding] = [
    "iso-8859-2": .isoLatin2, "latin2": .isoLatin2, "windows-1250": .windowsCP1250,
    "cp1250": .windowsCP1250, "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-9": .windowsCP1254,
    // ISO 8859-15, which Foundation does not know everywhere, is ISO 8859-1 with other characters.
    "iso-8859-15": .isoLatin1, "latin9": .isoLatin1, "latin-9": .isoLatin1,
  ]

  private static let japanese: [String: String.Encoding] = [
    "shift_jis": .shiftJIS, "shift-jis": .shiftJIS, "euc-jp": .japaneseEUC,
  ]

  /// The characters of ISO 8859-15 that differ from ISO 8859-1.
  private static let latinNine: [UInt8: String] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]
}
