/// The text of a statement in SQL, which may have several lines and ends at its semicolon.
struct StatementText {
  static let beginnings: Set = [
    "select", "with", "values", "explain", "pragma", "insert", "update", "delete",
  ]

  /// The offset of the first word behind comments, in bytes; nil without one.
  private(set) var start: Int?
  /// The offset behind the first semicolon outside quotes and comments, in bytes; nil without one.
  private(set) var end: Int?
  /// True if a quote, comment or parenthesis is not closed.
  private(set) var isOpen = false
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var depth = 0
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      let close: String? =
        switch bytes[index] {
        case UInt8(ascii: "-") where rest.starts(with: "--".utf8): "\n"
        case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): "*/"
        case UInt8(ascii: "'"): "'"
        case UInt8(ascii: "\""): "\""
        case UInt8(ascii: "`"): "`"
        case UInt8(ascii: "["): "]"
        default: nil
        }
      let isComment = close == "\n" || close == "*/"
      if start == nil, !isComment, !Self.isBlank(bytes[index]) { start = index }
      if let close {
        let inside = index + (isComment ? 2 : 1)
        guard let found = bytes[min(inside, bytes.count)...].firstRange(of: Array(close.utf8))
        else {
          isOpen = close != "\n"
          return
        }
        index = found.upperBound
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";"):
        end = index + 1
        return
      default: break
      }
      index += 1
    }
    isOpen = depth > 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  private var firstWord: String {
    let word = bytes[(start ?? bytes.count)...].prefix { !Self.isBlank($0) && $0 != 0x3B }
    return String(decoding: word, as: UTF8.self).lowercased()
  }

  /// True for a statement, with or without `sql` before it, and for a comment that is not closed.
  var isStatement: Bool {
    start == nil ? isOpen : firstWord == "sql" || Self.beginnings.contains(firstWord)
  }

  /// True if the next line belongs to it, too, as far as its own text tells.
  var needsMore: Bool {
    guard isStatement, end == nil else { return false }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    let last = text.split(whereSeparator: \.isWhitespace).last ?? ""
    return isOpen || Self.unfinished.contains(String(last))
      || last.last.map { ",=<>|+*/%-.".contains($0) } == true
  }

  /// True at a prompt before its semicolon was typed. What follows `sql` may do without.
  var continuesAtPrompt: Bool {
    isStatement && end == nil && (needsMore || firstWord != "sql")
  }

  /// Words that cannot be the last of a statement.
  private static let unfinished: Set = [
    "sql", "select", "distinct", "from", "join", "on", "where", "and", "or", "not", "in", "is",
    "like", "between", "group", "order", "by", "having", "limit", "offset", "union", "all",
    "except", "intersect", "as", "with", "recursive", "values", "case", "when", "then", "else",
  ]

  /// The text with the comments before its first word as blanks, so that offsets stay.
  var withoutComments: String {
    let first = start ?? bytes.count
    let blanks = bytes[..<first].map { $0 == 0x0A ? $0 : 0x20 }
    return String(decoding: blanks + bytes[first...], as: UTF8.self)
  }

  /// The statement and what follows it, other than blanks and comments.
  var parts: (statement: String, rest: String?) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end else { return (text, nil) }
    let rest = String(decoding: bytes[end...], as: UTF8.self)
    let following = StatementText(rest)
    guard following.start != nil, following.end != 1 else { return (text, nil) }
    return (String(decoding: bytes[..<end], as: UTF8.self), rest)
  }
}
