/// A JSON value that every reader reads alike (Docs/Format.md, "Strict JSON"): no byte order mark, no key twice in
/// one object, no half of a surrogate pair and no U+0000 in a text, no integer in another form than `-12`.
package struct StrictJSON: Sendable {
  private let value: JSONValue
  /// From the root, for messages: `entries[3].size`.
  private let path: String

  /// Parses a whole file.
  ///
  /// - Throws: ``StrictJSONError`` that says where the file breaks a rule, and which.
  package static func parse(
    _ file: [UInt8], limits: JSONLimits
  ) throws(StrictJSONError) -> StrictJSON {
    func failure(_ message: String, at offset: Int) -> StrictJSONError {
      let (line, column) = LineIndex(file, upTo: offset).position(ofByteAt: offset, in: file)
      return StrictJSONError("line \(line), column \(column): \(message)")
    }
    guard JSONParser.withoutMark(file).count == file.count else {
      throw failure("expected a value, found a byte order mark", at: 0)
    }
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONParser.parse(file, limits: limits)
    } catch {
      throw failure(error.message, at: error.offset)
    }
    switch document.oddities.first {
    case .duplicateKey(let key, let offset):
      throw failure("the key \"\(key.prefix(40))\" occurs twice", at: offset)
    case .loneSurrogate(let offset): throw failure("half of a surrogate pair", at: offset)
    case .nullCharacter(let offset): throw failure("the character U+0000", at: offset)
    case nil: return StrictJSON(value: document.root, path: "")
    }
  }

  /// The keys of an object; none of what is no object.
  package var keys: Set<String> { Set(value.members.compactMap(\.key.string)) }

  /// The value of a key that has to be there.
  package func member(_ key: String) throws(StrictJSONError) -> StrictJSON {
    guard let member = try optional(key) else {
      throw StrictJSONError("\"\(pathOfMember(key))\" is missing")
    }
    return member
  }

  /// The value of a key; nil when the object does not have it.
  package func optional(_ key: String) throws(StrictJSONError) -> StrictJSON? {
    guard value.kind == .object else { throw mismatch("an object") }
    return value[key].map { StrictJSON(value: $0, path: pathOfMember(key)) }
  }

  /// The value of a key; nil when the object does not have it, or has null there.
  package func nullable(_ key: String) throws(StrictJSONError) -> StrictJSON? {
    guard let member = try optional(key), member.value.kind != .null else { return nil }
    return member
  }

  /// The elements of a list.
  package func elements() throws(StrictJSONError) -> [StrictJSON] {
    guard value.kind == .array else { throw mismatch("a list") }
    return value.elements.enumerated().map { index, element in
      StrictJSON(value: element, path: "\(path)[\(index)]")
    }
  }

  /// A text.
  package func text() throws(StrictJSONError) -> String {
    guard let text = value.string else { throw mismatch("a text") }
    return text
  }

  /// An integer of 64 bits, without fraction and exponent.
  package func integer() throws(StrictJSONError) -> Int {
    let digits = value.document.bytes[value.start..<value.end]
    // The parser knows the digits of a number; `Int` would accept a plus sign, which it does not.
    guard value.kind == .number, let integer = Int(String(decoding: digits, as: UTF8.self)) else {
      throw mismatch("an integer")
    }
    return integer
  }

  private func pathOfMember(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// An error about a value that is not as it should be.
  package func mismatch(_ expected: String) -> StrictJSONError {
    let found =
      value.kind == .number
      ? String(decoding: value.document.bytes[value.start..<value.end].prefix(40), as: UTF8.self)
      : value.typeName
    let prefix = path.isEmpty ? "" : "\"\(path)\": "
    return StrictJSONError("\(prefix)expected \(expected), found \(found)")
  }
}

/// Why a JSON text is refused: where, what was expected and what was found.
package struct StrictJSONError: Error, CustomStringConvertible {
  /// A line for a person, without the file's name.
  package let description: String

  init(_ description: String) { self.description = description }
}
