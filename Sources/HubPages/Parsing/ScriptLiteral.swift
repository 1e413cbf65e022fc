/// Literals of a script, such as the list that a light box is told, as JSON. Nothing is executed.
enum ScriptLiteral {
  private static let quotes: Set<UInt8> = Set("\"'`".utf8)

  /// Returns a literal as JSON: with quotation marks around names, and no comments and no comma at the
  /// end of a list. What is no literal results in something that is no JSON. O(n)
  static func json(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var json: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case _ where quotes.contains(byte): json += string(after: byte, &rest)
      case UInt8(ascii: "/"): skipComment(&rest)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        let last = json.lastIndex { !" \t\r\n".utf8.contains($0) }
        if let last, json[last] == UInt8(ascii: ",") { json.remove(at: last) }
        json.append(byte)
      case _ where isLetter(byte):
        let word = [byte] + rest.prefix { isLetter($0) || isDigit($0) }
        rest.removeFirst(word.count - 1)
        let isValue = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
        let isNumber = byte == UInt8(ascii: "e") && json.last.map(isDigit) ?? false
        json += isValue || isNumber ? word : "\"".utf8 + word + "\"".utf8
      default: json.append(byte)
      }
    }
    return json
  }

  /// Returns the index after the bracket that ends a list or an object; nil if none does. O(n)
  static func end(ofListAt start: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    var rest = text[start...]
    while let byte = rest.popFirst() {
      switch byte {
      case _ where quotes.contains(byte): _ = string(after: byte, &rest)
      case UInt8(ascii: "/"): skipComment(&rest)
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return rest.startIndex }
      default: break
      }
    }
    return nil
  }

  private static func string(after quote: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var json = Array("\"".utf8)
    while let byte = rest.popFirst(), byte != quote {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let next = rest.popFirst() else { return json }
        json += "'`".utf8.contains(next) ? [next] : [byte, next]
      case UInt8(ascii: "\""): json += Array("\\\"".utf8)
      default: json.append(byte)
      }
    }
    return json + "\"".utf8
  }

  private static func skipComment(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "/") {
      rest = rest.drop { $0 != UInt8(ascii: "\n") }
    } else if rest.first == UInt8(ascii: "*") {
      rest.removeFirst()
      var last: UInt8 = 0
      while let byte = rest.popFirst(), !(last == UInt8(ascii: "*") && byte == UInt8(ascii: "/")) {
        last = byte
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
