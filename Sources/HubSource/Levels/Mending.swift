import HubJSON
package import HubModel

/// A mended problem: one with only one right answer.
package struct Fix: Sendable, Hashable {
  package let code: Problem.Code
  package let position: Problem.Position
  /// The change in words: `"31-12-2020" becomes "2020-12-31"`.
  package let change: String
}

/// The place of a member in a level file: an object, and objects to create in it.
struct MemberPlace {
  let object: JSONValue
  /// The names of the objects to create, outermost first.
  var path: [String] = []
}

/// The changes of one file that have only one right answer, collected while the file is decoded.
///
/// A change that could alter anything else is not collected: nothing is done to a key that its
/// object contains twice, or that is already at its new place.
struct Mending {
  private(set) var fixes: [Fix] = []
  private(set) var edits = JSONEdits()
  /// The values of keys that an object contains twice.
  private var doubled: Set<Int>?

  /// Changes the text of a string. `token` is its new form in JSON, with quotation marks.
  mutating func replace(_ value: JSONValue, with token: String, _ code: Problem.Code) {
    guard value.kind == .string, edits.texts[value.index] == nil, !isDoubled(value) else { return }
    edits.texts[value.index] = token
    note(code, value, "\(value.text) becomes \(token)")
  }

  mutating func rename(_ key: JSONValue, of value: JSONValue, to name: String) {
    guard edits.texts[key.index] == nil, !isDoubled(value) else { return }
    edits.texts[key.index] = "\"\(name)\""
    note(.misspeltField, value, "\(key.text) becomes \"\(name)\"")
  }

  /// - Parameter name: The name of the new object in the message.
  mutating func move(
    _ key: JSONValue, _ value: JSONValue, to place: MemberPlace?,
    as newKey: String, _ name: String
  ) {
    guard let place, !isDoubled(value), !edits.removed.contains(value.index),
      !place.path.isEmpty || place.object[newKey] == nil
    else { return }
    edits.removed.insert(value.index)
    edits.added[place.object.index, default: []].append(
      AddedMember(newKey, value, in: place.path))
    let renamed = key.string == newKey ? "" : " as \"\(newKey)\""
    note(.misplacedField, value, "\(key.text) moves into \(name)\(renamed)")
  }

  /// Removes a member of an object that says what another one says.
  mutating func remove(_ key: JSONValue, _ value: JSONValue, _ reason: String) {
    guard !isDoubled(value), edits.removed.insert(value.index).inserted else { return }
    note(.misplacedField, value, "\(key.text) is removed, as \(reason)")
  }

  /// Returns true if the object that contains the value has its key twice.
  private mutating func isDoubled(_ value: JSONValue) -> Bool {
    let found = doubled ?? value.document.doubledValues
    doubled = found
    return found.contains(value.index)
  }

  private mutating func note(_ code: Problem.Code, _ value: JSONValue, _ change: String) {
    fixes.append(Fix(code: code, position: value.position, change: change))
  }
}

extension JSONValue {
  /// The text of a string as the file has it, with quotation marks.
  fileprivate var text: String { String(decoding: document.bytes[start..<end], as: UTF8.self) }
}

extension RecordReader {
  /// Returns the place of an object with one of the names in the record, which may have to be
  /// created; nil if something else has one of the names.
  func place(of names: String...) -> MemberPlace? {
    for name in names {
      if let object = all(name).first {
        return object.kind == .object ? MemberPlace(object: object) : nil
      }
    }
    guard names.allSatisfy({ value[$0] == nil }) else { return nil }
    guard let optional = optional ?? value["optional"] else {
      return MemberPlace(object: value, path: ["optional", names[0]])
    }
    guard optional.kind == .object, names.allSatisfy({ optional[$0] == nil }) else { return nil }
    return MemberPlace(object: optional, path: [names[0]])
  }
}
