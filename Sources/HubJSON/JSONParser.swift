import HubModel

/// A strict JSON parser (RFC 8259) that reports in plain words what it expected and where.
package struct JSONParser {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var offset = 0
  private var nodes: [JSONDocument.Node] = []
  private var oddities: [JSONDocument.Oddity] = []

  /// Parses a file. Its text, to which all offsets refer, has no byte order mark.
  ///
  /// O(n) in the number of bytes; `limits` bound the memory for any contents.
  package static func parse(
    _ file: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONSyntaxError) -> JSONDocument {
    let text = Array(file.withoutMark)
    guard text.count <= UInt32.max else {
      throw JSONSyntaxError(offset: 0, message: "the file is larger than 4 GiB")
    }
    try refuseOtherEncodings(text)
    var parser = JSONParser(bytes: text, limits: limits)
    parser.skipSpace()
    guard parser.current != nil else {
      throw JSONSyntaxError(offset: 0, message: "the file is empty")
    }
    try parser.parseValue(depth: 0)
    parser.skipSpace()
    guard parser.current == nil else {
      throw parser.failure("expected the end of the file, found \(parser.found)")
    }
    return JSONDocument(bytes: text, nodes: parser.nodes, oddities: parser.oddities)
  }

  private init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    nodes.reserveCapacity(bytes.count / 16)
  }

  private static func refuseOtherEncodings(_ file: [UInt8]) throws(JSONSyntaxError) {
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) {
      throw JSONSyntaxError(offset: 0, message: "the file is UTF-16; save it as UTF-8")
    }
    if String(validating: file, as: UTF8.self) == nil {
      let offset = offsetOfInvalidUTF8(in: file)
      throw JSONSyntaxError(offset: offset, message: "expected UTF-8; save the file as UTF-8")
    }
  }

  private static func offsetOfInvalidUTF8(in file: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = file.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}

extension JSONParser {
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private func failure(_ message: String, at failed: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: failed ?? offset, message: message)
  }

  private var found: String {
    guard current != nil else { return "the end of the file" }
    let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return switch scalar {
    case "\"": "a string"
    case let scalar? where Self.isInvisible(scalar): "the character \(Self.number(of: scalar))"
    case let scalar?: "'\(scalar)'"
    case nil: "the end of the file"
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Returns the notation of a scalar: "U+00A0".
  private static func number(of scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4)
  }

  @discardableResult
  private mutating func open(_ kind: JSONDocument.Kind) throws(JSONSyntaxError) -> Int {
    guard nodes.count < limits.nodes else {
      throw failure("more than \(limits.nodes) values in one file")
    }
    // Nobody looks at the result of a cancelled task.
    if nodes.count & 0xFFFF == 0, Task.isCancelled { throw failure("interrupted") }
    nodes.append(.init(kind: kind, start: UInt32(offset), end: 0, next: 0))
    return nodes.count - 1
  }

  private mutating func close(_ index: Int) {
    nodes[index].end = UInt32(offset)
    nodes[index].next = UInt32(nodes.count)
  }

  private mutating func parseValue(depth: Int) throws(JSONSyntaxError) {
    switch current {
    case UInt8(ascii: "{"): try parseItems(of: .object, "object member", until: "}", depth: depth)
    case UInt8(ascii: "["): try parseItems(of: .array, "array element", until: "]", depth: depth)
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"): try parseNumber()
    case let digit? where digit.isASCIIDigit: try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .true)
    case UInt8(ascii: "f"): try parseWord("false", .false)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw failure("expected a value, found \(found)\(quotationHint)")
    }
  }

  private var quotationHint: String {
    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return text.first.map { "'‘’“”".contains($0) } == true
      ? "; use straight double quotes for strings" : ""
  }

  /// Parses an array or an object; `item` is what messages call its parts.
  private mutating func parseItems(
    of kind: JSONDocument.Kind, _ item: String, until end: Unicode.Scalar, depth: Int
  ) throws(JSONSyntaxError) {
    let index = try open(kind)
    guard depth < limits.depth else {
      throw failure("arrays and objects are nested more than \(limits.depth) levels deep")
    }
    offset += 1
    skipSpace()
    // Keys are compared as bytes, because Swift treats canonically equivalent strings as equal.
    var keys = Set<ArraySlice<UInt8>>()
    while current != UInt8(ascii: end) {
      if kind == .object { try parseKey(&keys) }
      try parseValue(depth: depth + 1)
      skipSpace()
      if current == UInt8(ascii: end) { break }
      guard current == UInt8(ascii: ",") else {
        throw failure("expected ',' between \(item)s or '\(end)', found \(found)")
      }
      let comma = offset
      offset += 1
      skipSpace()
      if current == UInt8(ascii: end) {
        throw failure("expected another \(item) after ',', found '\(end)'", at: comma)
      }
      if kind == .object, current?.isASCIIDigit == true, nodes.last?.kind == .number {
        throw failure("expected a key, found a digit; use '.' for decimals", at: comma)
      }
    }
    offset += 1
    close(index)
  }

  private mutating func parseKey(_ keys: inout Set<ArraySlice<UInt8>>) throws(JSONSyntaxError) {
    guard current == UInt8(ascii: "\"") else {
      throw failure("expected a key in straight double quotes, found \(found)")
    }
    let start = offset
    try parseString()
    let raw = bytes[(start + 1)..<(offset - 1)]
    let key = raw.contains(UInt8(ascii: "\\")) ? ArraySlice(JSONString.decode(raw).utf8) : raw
    if !keys.insert(key).inserted {
      oddities.append(.duplicateKey(String(decoding: key, as: UTF8.self), offset: start))
    }
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      let name = String(decoding: key, as: UTF8.self).prefix(40)
      throw failure("expected ':' after the key \"\(name)\", found \(found)")
    }
    offset += 1
    skipSpace()
  }

  private mutating func parseWord(
    _ word: String, _ kind: JSONDocument.Kind
  ) throws(JSONSyntaxError) {
    guard bytes[offset...].starts(with: word.utf8) else {
      throw failure("expected a value, found \(found)")
    }
    let index = try open(kind)
    offset += word.utf8.count
    close(index)
  }

  private mutating func parseString() throws(JSONSyntaxError) {
    let index = try open(.string)
    let start = offset
    offset += 1
    var hasEscapedUnit = false
    while true {
      guard let byte = current else {
        throw failure("expected '\"' at the end of a string, found the end of the file", at: start)
      }
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        hasEscapedUnit = try skipEscape() || hasEscapedUnit
      } else if byte < 0x20 {
        let what = byte == 0x0A || byte == 0x0D ? "a line break" : "a control character"
        throw failure("expected '\"' or an escape in a string, found \(what)")
      } else {
        offset += 1
      }
    }
    if hasEscapedUnit {
      _ = JSONString.decode(bytes[(start + 1)..<offset], noting: &oddities)
    }
    offset += 1
    close(index)
  }

  /// Skips an escape and returns true if it was a `\u`.
  private mutating func skipEscape() throws(JSONSyntaxError) -> Bool {
    let start = offset
    offset += 1
    guard let escape = current, "\"\\/bfnrtu".utf8.contains(escape) else {
      throw failure(
        "expected an escape (\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u) in a string", at: start)
    }
    offset += 1
    guard escape == UInt8(ascii: "u") else { return false }
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else {
      throw failure("expected four hexadecimal digits after \\u", at: start)
    }
    offset += 4
    return true
  }

  private mutating func parseNumber() throws(JSONSyntaxError) {
    let index = try open(.number)
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") {
      offset += 1
      if current?.isASCIIDigit == true { throw failure("unexpected digit after a leading 0") }
    } else {
      try skipDigits()
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try skipDigits()
    }
    close(index)
  }

  private mutating func skipDigits() throws(JSONSyntaxError) {
    let start = offset
    while current?.isASCIIDigit == true { offset += 1 }
    guard offset > start else { throw failure("expected a digit, found \(found)") }
  }
}
