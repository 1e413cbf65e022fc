import HubModel

extension XMLReader {
  /// Returns the reason why the bytes are not parsed at all, if there is one.
  ///
  /// No gallery or picture has a document type; rejecting all of them leaves no entity to expand.
  /// Only encodings compatible with ASCII are accepted, so that no document type can be hidden.
  package static func refusal(of contents: [UInt8]) -> Failure? {
    let start = Problem.Position.start
    if contains("<!DOCTYPE", in: contents) || contains("<!ENTITY", in: contents) {
      return Failure(position: start, reason: "document type declarations are not supported")
    }
    let head = String(decoding: contents.prefix(1024), as: UTF8.self).lowercased()
    let isDeclared = head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml")
    let isEBCDIC = contents.starts(with: [0x4C, 0x6F, 0xA7, 0x94])
    let declared = declaredEncoding(of: contents)
    let isAccepted = declared.map { accepted.contains($0) || latinNames.contains($0) } ?? true
    // Encodings that are incompatible with ASCII begin with a byte order mark or contain zero bytes
    // early on.
    let isASCIILike = !contents.prefix(4).contains { $0 == 0 || $0 >= 0xFE }
    guard isAccepted, isASCIILike, !isEBCDIC, !isDeclared || head.contains("?>") else {
      return Failure(
        position: start, reason: "expected UTF-8",
        suggestion: "save it in UTF-8"
          + (isAccepted ? "" : ", and write encoding=\"UTF-8\" instead of \"\(declared ?? "")\""))
    }
    guard contents.contains(0) else { return nil }
    return Failure(
      position: start, reason: "it contains the character U+0000, which XML does not allow")
  }

  /// The encodings that libxml2 converts.
  private static let accepted: Set = ["utf-8", "utf8", "iso-8859-15"]
  /// The names that browsers take for Windows-1252.
  static let latinNames: Set = [
    "iso-8859-1", "iso8859-1", "latin1", "us-ascii", "ascii", "windows-1252", "cp1252",
  ]

  static func declaredEncoding(of contents: [UInt8]) -> String? {
    let head = String(decoding: contents.prefix(1024), as: UTF8.self).lowercased()
    // The fast path for what nearly every gallery program writes; the regular expression is slow.
    if head.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>") { return "utf-8" }
    return head.prefixMatch(of: /\u{FEFF}?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/)
      .map { String($0.1) }
  }

  package static func contains(_ word: String, in contents: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    return contents.withUnsafeBytes { contents in
      var rest = contents[...]
      while let start = rest.firstIndex(of: word[0]) {
        rest = rest[start...]
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

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
