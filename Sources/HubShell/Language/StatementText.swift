import HubBundle

/// The text of a statement in SQL, which may have several lines and ends at its semicolon.
struct StatementText {
  /// The words that begin a statement.
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

  /// Reads a text. O(length).
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

/// The commands in lines: each line is one, and a statement in SQL goes on until its semicolon, or a
/// line that begins another command.
package struct CommandLines<Lines: Sequence<String>>: Sequence, IteratorProtocol {
  private var lines: Lines.Iterator
  private var count = 0
  private var waiting: (index: Int, text: String)?

  package init(_ lines: Lines) { self.lines = lines.makeIterator() }

  /// The next command, with the index of its first line.
  package mutating func next() -> (index: Int, text: String)? {
    guard let (index, first) = nextLine() else { return nil }
    var text = first
    var isAfterEmpty = false
    while true {
      let statement = StatementText(text)
      guard statement.isStatement else { return (index, text) }
      if statement.end != nil {
        let parts = statement.parts
        let lines = parts.statement.utf8.count { $0 == 0x0A }
        waiting = parts.rest.map { (index + lines, $0) }
        return (index, parts.statement)
      }
      guard text.utf8.count <= SQLLimits.statementBytes, let line = nextLine() else {
        return (index, text)
      }
      if !statement.needsMore, Self.isCommand(line.text, isAfterEmpty: isAfterEmpty) {
        waiting = line
        return (index, text)
      }
      isAfterEmpty = line.text.allSatisfy(\.isWhitespace)
      text += "\n" + line.text
    }
  }

  /// True if a line begins another command. `SELECT` can be in the middle of a statement, if there is
  /// no empty line before it.
  private static func isCommand(_ line: String, isAfterEmpty: Bool) -> Bool {
    line.first?.isWhitespace == false && QueryArguments.isCommand(line)
      && (isAfterEmpty || !line.lowercased().hasPrefix("select"))
  }

  private mutating func nextLine() -> (index: Int, text: String)? {
    if let line = waiting {
      waiting = nil
      return line
    }
    guard let text = lines.next() else { return nil }
    count += 1
    return (count - 1, text)
  }
}
