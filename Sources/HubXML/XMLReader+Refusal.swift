extension XMLReader {
  /// Returns the reason why the bytes are not parsed at all, if there is one.
  ///
  /// No gallery or picture has a document type; rejecting all of them leaves no entity to expand.
  /// Only encodings compatible with ASCII are accepted, so that no document type can be hidden.
  package static func refusal(of contents: [UInt8]) -> String? {
    if contains("<!DOCTYPE", in: contents) || contains("<!ENTITY", in: contents) {
      return "document type declarations are not supported"
    }
    let head = String(decoding: contents.prefix(1024), as: UTF8.self).lowercased()
    let isDeclared = head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml")
    let isEBCDIC = contents.starts(with: [0x4C, 0x6F, 0xA7, 0x94])
    // The fast path for what nearly every gallery program writes; the regular expression is slow.
    let isUsual = head.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    let declared =
      isUsual
      ? "utf-8" : head.prefixMatch(of: /\u{FEFF}?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/)?.1
    let accepted = ["utf-8", "us-ascii", "iso-8859-1", "iso-8859-15", "windows-1252"]
    let isAccepted = declared.map { accepted.contains(String($0)) } ?? true
    // Encodings that are incompatible with ASCII begin with a byte order mark or contain zero bytes
    // early on.
    let isASCIILike = !contents.prefix(4).contains { $0 == 0 || $0 >= 0xFE }
    guard isAccepted, isASCIILike, !isEBCDIC, !isDeclared || head.contains("?>") else {
      return "expected UTF-8"
    }
    if contents.contains(0) { return "it contains the character U+0000, which XML does not allow" }
    return nil
  }

  /// Returns true if the bytes contain an ASCII text.
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
