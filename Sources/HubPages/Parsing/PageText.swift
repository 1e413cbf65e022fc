import Foundation

/// Converts the bytes of a page to UTF-8.
enum PageText {
  /// The number of bytes at the start in which an encoding is looked for (WHATWG HTML, "prescan a
  /// byte stream to determine its encoding").
  private static let head = 4096

  /// Returns a page in UTF-8.
  ///
  /// Bytes that are valid UTF-8 are taken as such, whatever the page declares: other encodings
  /// hardly ever look like it, and many pages declare the wrong one. Then the declaration counts,
  /// and without one windows-1252, as in browsers.
  static func utf8(of page: [UInt8]) -> [UInt8] {
    if let text = marked(page) { return Array(text.utf8) }
    if String(validating: page, as: UTF8.self) != nil { return page }
    let encoding = declared(in: page.prefix(head)).flatMap(encoding(named:)) ?? .windowsCP1252
    // Bytes without a meaning in that encoding.
    guard let text = String(data: Data(page), encoding: encoding) else {
      return Array(String(decoding: page, as: UTF8.self).utf8)
    }
    return Array(text.utf8)
  }

  /// Returns the text of a page that begins with a byte order mark.
  private static func marked(_ page: [UInt8]) -> String? {
    if page.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: page.dropFirst(3), as: UTF8.self)
    }
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

  private static func encoding(named name: String) -> String.Encoding? {
    switch name {
    // Browsers take these names for windows-1252 (WHATWG Encoding).
    case "iso-8859-1", "latin1", "us-ascii", "ascii", "windows-1252", "cp1252": .windowsCP1252
    case "iso-8859-2", "latin2": .isoLatin2
    case "windows-1250", "cp1250": .windowsCP1250
    case "windows-1251", "cp1251": .windowsCP1251
    case "windows-1253": .windowsCP1253
    case "windows-1254", "iso-8859-9": .windowsCP1254
    case "shift_jis", "shift-jis": .shiftJIS
    case "euc-jp": .japaneseEUC
    default: nil
    }
  }
}
