import HubModel

/// A JSON value that every reader interprets in the same way (Docs/Format.md, "Strict JSON"): no
/// byte order mark, no duplicate keys, no unpaired surrogates and no U+0000 in strings, and
/// integers only in the form `-12`.
package struct StrictJSON: Sendable {
  private let value: JSONValue
  /// The path from the root, for messages: `entries[3].size`.
  private let path: String

  /// - Throws: ``StrictJSONError`` with the position and the broken rule.
  package static func parse(
    _ file: [UInt8], limits: JSONLimits
  ) throws(StrictJSONError) -> StrictJSON {
    func failure(_ message: String, at offset: Int) -> StrictJSONError {
      let position = LineIndex(file, upTo: offset).position(ofByteAt: offset, in: file)
      return StrictJSONError("line \(position.line), column \(position.column): \(message)")
    }
    guard file.withoutMark.count == file.count else {
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
      throw failure("duplicate key \"\(key.prefix(40))\"", at: offset)
    case .loneSurrogate(let offset): throw failure("unpaired surrogate", at: offset)
    case .nullCharacter(let offset): throw failure("unexpected character U+0000", at: offset)
    case nil: return StrictJSON(value: document.root, path: "")
    }
  }

  /// The keys of an object; empty for other types.
  package var keys: Set<String> { Set(value.members.compactMap(\.key.string)) }

  package func member(_ key: String) throws(StrictJSONError) -> StrictJSON {
    guard let member = try optional(key) else {
      throw StrictJSONError("\"\(pathOfMember(key))\" is missing")
    }
    return member
  }

  /// Returns the value for a key; nil if the object does not contain it.
  package func optional(_ key: String) throws(StrictJSONError) -> StrictJSON? {
    guard value.kind == .object else { throw mismatch("an object") }
    return value[key].map { StrictJSON(value: $0, path: pathOfMember(key)) }
  }

  /// Returns the value for a key; nil if the object does not contain it or its value is null.
  package func nullable(_ key: String) throws(StrictJSONError) -> StrictJSON? {
    guard let member = try optional(key), member.value.kind != .null else { return nil }
    return member
  }

  package func elements() throws(StrictJSONError) -> [StrictJSON] {
    guard value.kind == .array else { throw mismatch("an array") }
    return value.elements.enumerated().map { index, element in
      StrictJSON(value: element, path: "\(path)[\(index)]")
    }
  }

  package func text() throws(StrictJSONError) -> String {
    guard let text = value.string else { throw mismatch("a string") }
    return text
  }

  /// Returns a 64-bit integer without fraction and exponent.
  package func integer() throws(StrictJSONError) -> Int {
    let digits = value.document.bytes[value.start..<value.end]
    // The parser has checked the digits; `Int` alone would also accept a plus sign.
    guard value.kind == .number, let integer = Int(String(decoding: digits, as: UTF8.self)) else {
      throw mismatch("an integer")
    }
    return integer
  }

  package func flag() throws(StrictJSONError) -> Bool {
    guard let flag = value.bool else { throw mismatch("true or false") }
    return flag
  }

  private func pathOfMember(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  package func mismatch(_ expected: String) -> StrictJSONError {
    let prefix = path.isEmpty ? "" : "\"\(path)\": "
    return StrictJSONError("\(prefix)expected \(expected), found \(value.described)")
  }
}

/// The error of a JSON text that is not strict: the location, and what was expected and found.
package struct StrictJSONError: Error, CustomStringConvertible {
  /// The message on one line, without the file name.
  package let description: String

  init(_ description: String) { self.description = description }
}
