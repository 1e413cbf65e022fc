import CXML
import HubModel

/// The text of a piece of HTML as a browser shows it: without tags, comments, scripts and styles, and
/// with its character references resolved (Docs/Hub.md, "Level 3").
package enum HTMLText {
  /// Returns a text on one line, as titles are; nil if nothing is left. O(n)
  package static func line(_ html: String) -> String? { joined(html, by: " ", keepsLines: false) }

  /// Returns a text with a line feed where a browser begins a new line, as captions are; nil if
  /// nothing is left. O(n)
  ///
  /// - Parameter keepsLines: True if line feeds of the source are line breaks, too, as in plain text.
  package static func lines(_ html: String, keepsLines: Bool = false) -> String? {
    joined(html, by: "\n", keepsLines: keepsLines)
  }

  private static func joined(_ html: String, by separator: String, keepsLines: Bool) -> String? {
    var (text, keepsLines) = (html, keepsLines)
    // Some programs escape twice what is HTML already. Nobody means "&eacute;" or "<br>".
    for _ in 0..<2 where isMarkup(text) {
      text = resolved(text, keepsLines: keepsLines)
      keepsLines = true
    }
    let lines = text.split { keepsLines && $0.isNewline }.lazy
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return Text.normalized(lines.filter { !$0.isEmpty }.joined(separator: separator))
  }

  private static let less = UInt8(ascii: "<")
  private static let ampersand = UInt8(ascii: "&")

  private static let elements = WordTable(EmbeddedTexts.elements_txt)
  /// Elements at which browsers begin a new line.
  package static let blocks = elements.words("blocks")
  /// Elements that browsers show beside each other, but apart.
  package static let cells = elements.words("cells")
  private static let hidden = elements.words("hidden")
  /// Elements by which a text is known to be HTML.
  private static let formatting = blocks.union(cells).union(hidden).union(elements.words("others"))

  /// A part of a text that browsers do not show as it is.
  private enum Part {
    case tag(Tag)
    case reference(to: String)
    /// A control character, which stands for one of Windows-1252 that was not converted.
    case control(UInt8)
  }

  /// Returns the part at an index, and the index after it. A byte that is shown is none.
  private static func part(of bytes: [UInt8], at index: Int) -> (part: Part?, end: Int) {
    switch bytes[index] {
    case less: if let tag = Tag(bytes, at: index) { return (.tag(tag), tag.end) }
    case ampersand:
      if let reference = reference(in: bytes, at: index) {
        return (.reference(to: reference.text), reference.end)
      }
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0:
      return (.control(bytes[index + 1]), index + 2)
    default: break
    }
    return (nil, index + 1)
  }

  /// True if a text has something that browsers do not show as it is. O(n)
  private static func isMarkup(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let (part, end) = part(of: bytes, at: index)
      index = end
      switch part {
      case .tag(let tag):
        // Programs cut texts, and tags with them.
        if tag.isWhole, tag.name.isEmpty || tag.name.contains(":") { return true }
        if tag.isWhole || tag.name.count > 1, formatting.contains(tag.name) { return true }
      case .reference: if bytes[end - 1] == UInt8(ascii: ";") { return true }
      case .control: return true
      case nil: break
      }
    }
    return false
  }

  private static func resolved(_ html: String, keepsLines: Bool) -> String {
    let bytes = Array(html.utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let (part, end) = part(of: bytes, at: index)
      switch part {
      case .tag(let tag):
        if blocks.contains(tag.name) { text.append(UInt8(ascii: "\n")) }
        if cells.contains(tag.name) { text.append(UInt8(ascii: " ")) }
        let isHidden = hidden.contains(tag.name) && !tag.isEnd
        index = isHidden ? tag.endOfElement(in: bytes) : end
        continue
      case .reference(let character): text += character.utf8
      case .control(let byte): text += WindowsText.character(byte).utf8
      case nil:
        let isBreak = bytes[index] == 0x0A || bytes[index] == 0x0D
        text.append(isBreak && !keepsLines ? UInt8(ascii: " ") : bytes[index])
      }
      index = end
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: - Character references

  private static let longestName = 32

  /// Returns the character that a reference stands for, and the index after it; nil if a browser
  /// shows the `&` as it is.
  private static func reference(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
    let isNumber = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "#")
    let begin = start + (isNumber ? 2 : 1)
    let name = bytes[min(begin, bytes.count)...].prefix(longestName).prefix {
      $0.isASCIILetter || $0.isASCIIDigit
    }
    let isClosed = name.endIndex < bytes.count && bytes[name.endIndex] == UInt8(ascii: ";")
    let word = String(decoding: name, as: UTF8.self)
    let end = name.endIndex + (isClosed ? 1 : 0)
    guard isNumber else {
      // Without a semicolon, browsers know only the names of Latin-1.
      guard let text = named(word), isClosed || text.unicodeScalars.allSatisfy({ $0.value < 0x100 })
      else { return nil }
      return (text, end)
    }
    let value =
      word.lowercased().hasPrefix("x") ? UInt32(word.dropFirst(), radix: 16) : UInt32(word)
    guard let value, value > 0 else { return nil }
    if (0x80..<0xA0).contains(value) { return (WindowsText.character(UInt8(value)), end) }
    return (String(Unicode.Scalar(value) ?? "\u{FFFD}"), end)
  }

  /// The marks of letters in the names of characters: "ccaron".
  private static let marks: KeyValuePairs<String, Unicode.Scalar> = [
    "acute": "\u{301}", "breve": "\u{306}", "caron": "\u{30C}", "cedil": "\u{327}",
    "circ": "\u{302}", "dblac": "\u{30B}", "dot": "\u{307}", "grave": "\u{300}", "macr": "\u{304}",
    "ogon": "\u{328}", "ring": "\u{30A}", "tilde": "\u{303}", "uml": "\u{308}",
  ]
  private static let strokes = [
    "l": "ł", "L": "Ł", "d": "đ", "D": "Đ", "h": "ħ", "H": "Ħ", "t": "ŧ", "T": "Ŧ",
  ]

  /// Returns the character with a name. libxml2 knows those of HTML 4; the letters of HTML 5 are
  /// named by a rule.
  private static func named(_ name: String) -> String? {
    if let known = htmlEntityLookup(name)?.pointee {
      return Unicode.Scalar(known.value).map { String($0) }
    }
    guard let letter = name.first, letter.isLetter else { return nil }
    if name.dropFirst() == "strok" { return strokes[String(letter)] }
    return marks.first { $0.key == name.dropFirst() }.map { "\(letter)\($0.value)" }
  }
}

/// A tag, a comment, or what browsers take for one.
private struct Tag {
  /// The name in lower case; empty for a comment.
  let name: String
  let isEnd: Bool
  let end: Int
  /// False if the text ends within it.
  let isWhole: Bool

  /// Reads the tag at a `<`; nil if a browser shows that as it is, as in "I <3 Paris".
  init?(_ bytes: [UInt8], at start: Int) {
    let rest = bytes[(start + 1)...]
    isEnd = rest.first == UInt8(ascii: "/")
    let letters = rest.dropFirst(isEnd ? 1 : 0)
    guard let first = letters.first else { return nil }
    guard first.isASCIILetter else {
      guard isEnd || first == UInt8(ascii: "!") || first == UInt8(ascii: "?") else { return nil }
      let isComment = rest.starts(with: "!--".utf8)
      let close = Array((isComment ? "-->" : ">").utf8)
      let end = rest.dropFirst(isComment ? 3 : 0).indices.first { rest[$0...].starts(with: close) }
      (name, isWhole, self.end) = ("", end != nil, end.map { $0 + close.count } ?? bytes.count)
      return
    }
    let name = letters.prefix { !" \t\r\n\u{C}/>".utf8.contains($0) }
    self.name = String(decoding: name, as: UTF8.self).lowercased()
    // A ">" in the quoted value of an attribute does not end the tag.
    var (index, quote, isValue) = (name.endIndex, UInt8(0), false)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        (end, isWhole) = (index, true)
        return
      } else if isValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if !" \t\r\n".utf8.contains(byte) { isValue = byte == UInt8(ascii: "=") }
    }
    (end, isWhole) = (bytes.count, false)
  }

  /// Returns the index after the element that the tag begins.
  func endOfElement(in bytes: [UInt8]) -> Int {
    // Nothing in a script is a tag but its end.
    for index in end..<bytes.count where bytes[index...].starts(with: "</".utf8) {
      let word = bytes[(index + 2)...].prefix(name.utf8.count)
      guard String(decoding: word, as: UTF8.self).lowercased() == name else { continue }
      return bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    }
    return bytes.count
  }
}
