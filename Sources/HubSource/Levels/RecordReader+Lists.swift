import HubJSON
import HubModel

extension RecordReader {
  /// Returns true if a file has the lists that it is for, and nothing else in their place; reports
  /// what is wrong. Any other file was not read whole, and must not be used: its records are unknown,
  /// not gone (Docs/Hub.md, "How the files find each other").
  ///
  /// - Parameter isRequired: True if the file must have one of the lists.
  func hasLists(_ names: String..., isRequired: Bool = true) -> Bool {
    guard names.allSatisfy(isListOrAbsent), names.allSatisfy(isOnce) else { return false }
    let lists = value.members.filter { $0.value.kind == .array }
    let absent = names.filter { field([$0]) == nil }
    // "club" or "verenigingen" beside "museums"
    let misspelt = lists.lazy.compactMap { key, value in
      key.string.flatMap { Fields.meant(by: $0, among: absent) }.map { ($0, key, value) }
    }.first
    guard let (expected, key, list) = misspelt else {
      guard isRequired, absent.count == names.count else { return true }
      let other = lists.first { !["exhibitions", "remark"].contains($0.key.string) }
      noteMissing(names[0], found: other?.key, at: other?.value ?? value)
      return false
    }
    noteMissing(expected, found: key, at: list)
    return false
  }

  func noteMissing(_ expected: String, found key: JSONValue?, at value: JSONValue) {
    let found = key?.string.map { ", found \"\($0)\"" } ?? ""
    log.note(
      .listMissing, at: value, "expected \"\(expected)\"\(found); the file was not used",
      suggestion: key.map { _ in "write \"\(expected)\"" })
  }

  /// Returns true if there is only one list of a name, in any spelling ("members", "Members",
  /// "member"); reports the second one. Which of the two is meant is unknown.
  func isOnce(_ name: String) -> Bool {
    let lists = value.members.filter { key, value in
      let spelling = key.string?.lowercased() ?? ""
      return spelling == name.lowercased() && value.kind != .null
        || spelling + "s" == name.lowercased() && value.kind == .array
    }
    guard lists.count > 1 else { return true }
    let others = lists.lazy.compactMap(\.key.string).filter { $0 != name }
    log.note(
      .listMissing, at: lists[1].value,
      "\"\(name)\" is in the file \(lists.count == 2 ? "twice" : "\(lists.count) times")"
        + (others.first.map { ", also as \"\($0)\"" } ?? "") + "; the file was not used",
      suggestion: "make one list of them")
    return false
  }

  /// Returns true if a field is an array or absent; reports anything else.
  func isListOrAbsent(_ name: String) -> Bool {
    guard let value = field([name]), value.kind != .array else { return true }
    log.note(
      .listMissing, at: value,
      "\"\(name)\": expected an array, found \(value.typeName); the file was not used")
    return false
  }

  /// Returns the elements of an array; a field of another type gives none and a problem.
  func list(_ names: String...) -> [JSONValue] {
    guard let value = field(names) else { return [] }
    if value.kind != .array {
      log.note(
        .wrongType, at: value, "\"\(names[0])\": expected an array, found \(value.typeName)")
    }
    return value.elements
  }

  /// Returns the elements of the arrays under a name, those in `optional` first; other types give a
  /// problem.
  func lists(_ name: String) -> [JSONValue] {
    all(name).filter { $0.kind != .null }.flatMap { list in
      if list.kind != .array {
        log.note(.wrongType, at: list, "\"\(name)\": expected an array, found \(list.typeName)")
      }
      return list.elements
    }
  }
}
