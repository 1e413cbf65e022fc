/// The string literals of a Swift source, without what is interpolated into them.
struct StringLiterals {
  /// The texts, with `…` for each interpolation and blanks for other escapes.
  private(set) var texts: [String] = []
  private let bytes: [UInt8]
  private var index = 0

  init(of source: String) {
    bytes = Array(source.utf8)
    scanCode()
  }

  private func follows(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private mutating func skip(past text: String) {
    while index < bytes.count, !follows(text) { index += 1 }
    index = min(bytes.count, index + text.utf8.count)
  }

  /// Scans up to the end, or past the parenthesis that closes an interpolation.
  private mutating func scanCode() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where follows("//"): skip(past: "\n")
      case UInt8(ascii: "/") where follows("/*"): skip(past: "*/")
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        index += hashes
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { scanText(hashes: hashes) }
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        depth -= 1
        index += 1
        if depth < 0 { return }
      default: index += 1
      }
    }
  }

  /// Scans a literal from its opening quotation mark on.
  private mutating func scanText(hashes: Int) {
    let quotes = follows("\"\"\"") ? "\"\"\"" : "\""
    let closing = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var text: [UInt8] = []
    index += quotes.utf8.count
    while index < bytes.count, !follows(closing) {
      // A quotation mark in a regular expression, not a literal.
      if quotes.count == 1, bytes[index] == UInt8(ascii: "\n") { return }
      if follows(escape + "(") {
        index += escape.utf8.count + 1
        scanCode()
        text += Array("…".utf8)
      } else if follows(escape) {
        index += escape.utf8.count + 1
        text.append(UInt8(ascii: " "))
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    index = min(bytes.count, index + closing.utf8.count)
    texts.append(String(decoding: text, as: UTF8.self))
  }
}
