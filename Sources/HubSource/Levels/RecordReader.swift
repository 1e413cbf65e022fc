import HubFetching
import HubJSON
import HubModel

/// Reads the fields of a JSON object, which may be in its `optional` object or directly in it, as
/// in older files (Docs/Hub.md, "What all files have in common"). `null` and "" mean absent.
struct RecordReader {
  let value: JSONValue
  let log: ProblemLog
  /// The `optional` object, whatever the case of its name.
  let optional: JSONValue?
  let isTold: Bool
  /// The values of fields whose names differ only in case from known ones, by the known name, if
  /// they are used; those in `optional` first.
  private var misspelt: [String: [(object: JSONValue, value: JSONValue)]] = [:]

  /// Creates a reader; a value that is not an object gives nil and a problem.
  ///
  /// - Parameter isTold: False if other fields are not reported.
  init?(_ value: JSONValue, _ fields: Fields, _ log: ProblemLog, isTold: Bool = true) {
    guard value.kind == .object else {
      log.note(.wrongType, at: value, "expected an object, found \(value.typeName)")
      return nil
    }
    self.value = value
    self.log = log
    self.isTold = isTold
    optional = value.member(like: "optional")
    if let optional, optional.kind != .object, isTold {
      log.note(.wrongType, at: optional, "expected an object, found \(optional.typeName)")
    }
    var strange: [String: [StrangeField]] = [:]
    for object in [optional, value].compactMap(\.self) {
      for (key, field) in object.members {
        guard let name = key.string, !fields.contains(name) else { continue }
        if let known = fields.known(name), known != "optional" || object.index == value.index {
          strange[known, default: []].append(StrangeField(object: object, key: key, value: field))
        } else if isTold, !fields.isOther(name) {
          log.collectUnknown(
            name, at: field, in: fields.object, known: fields.names + ["optional"])
        }
      }
    }
    for (known, found) in strange { use(found, of: known, in: fields, isTold: isTold) }
    if isTold { noteDoubled(fields) }
  }

  /// A field whose name differs only in case from a known one.
  private struct StrangeField {
    let object: JSONValue
    let key: JSONValue
    let value: JSONValue
  }

  /// Decides which of the fields are read: the first one with a value, if the known field has none.
  private mutating func use(
    _ found: [StrangeField], of known: String, in fields: Fields, isTold: Bool
  ) {
    let isMerged = fields.merged.contains(known)
    for group in isMerged
      ? Array(Dictionary(grouping: found, by: \.object.index).values) : [found]
    {
      let places = isMerged ? [group[0].object] : [optional, value].compactMap(\.self)
      let isTaken =
        known == "optional"
        ? value[known].map { $0.kind != .null } == true
        : places.contains { $0[known].map { !$0.isAbsent } == true }
      let used = isTaken ? nil : group.first { !$0.value.isAbsent } ?? group[0]
      for field in group {
        let isUsed = field.value.index == used?.value.index
        if isUsed { misspelt[known, default: []].append((field.object, field.value)) }
        guard isTold else { continue }
        log.collectMisspelt(
          field.key.string ?? "", at: field.value, in: fields.object, known: known,
          isUsed ? .read : .ignored)
        if isUsed, group.count == 1, places.allSatisfy({ $0[known] == nil }) {
          log.fixes?.rename(field.key, of: field.value, to: known)
        }
      }
    }
  }

  /// Reports fields that are directly in the object but not read, because `optional` has them, too.
  private func noteDoubled(_ fields: Fields) {
    guard let optional else { return }
    for (key, inner) in optional.members {
      guard let name = key.string, fields.contains(name), !fields.merged.contains(name),
        !inner.isAbsent, let outer = value[name], !outer.isAbsent, !outer.says(inner)
      else { continue }
      log.note(
        .misplacedField, at: outer,
        "\"\(name)\" is in \(fields.object) and in its \"optional\"; ignored, as \"optional\" has one",
        suggestion: "keep one of the two")
    }
  }

  /// Returns the first of the fields that has a value.
  func field(_ names: String...) -> JSONValue? { field(names) }

  func field(_ names: [String]) -> JSONValue? {
    for name in names {
      if let field = member(name), field.kind != .null { return field }
    }
    return nil
  }

  func member(_ name: String) -> JSONValue? {
    let (inner, outer) = (optional?[name], value[name])
    if let inner, !inner.isAbsent { return inner }
    if let outer, !outer.isAbsent { return outer }
    return misspelt[name]?.first?.value ?? outer ?? inner
  }

  /// Returns the values of a field in `optional` and directly in the object, unless they are `null`.
  func all(_ name: String) -> [JSONValue] {
    [optional, value].compactMap { object in
      guard let object else { return nil }
      if let field = object[name], !field.isAbsent { return field }
      return misspelt[name]?.first { $0.object.index == object.index }?.value ?? object[name]
    }.filter { $0.kind != .null }
  }

  /// The reason why the infix of a name cannot be read; nil if it can, or if there is none.
  var faultOfInfix: String? {
    guard let infix = field(["infixName"]), !infix.isAbsent else { return nil }
    guard let text = infix.string else { return "not a string" }
    return text.utf8.count > Limits.textBytes ? "too long" : nil
  }

  /// Returns true if a field has no value but an omitted one.
  func omits(_ name: String) -> Bool {
    field([name]) == nil && (value.hides(name) || optional?.hides(name) == true)
  }

  /// Reports that something was ignored because this object lacks a field, or because the field was
  /// omitted.
  ///
  /// - Parameters:
  ///   - ignored: the name of the ignored object: "a member".
  ///   - ignoredValue: the value that was ignored, if it is not this object.
  ///   - limit: the maximum number of bytes of each field.
  ///   - type: the type of each field.
  func noteIgnored(
    _ code: Problem.Code, _ ignored: String, at ignoredValue: JSONValue? = nil,
    without names: String..., limit: Int = Limits.textBytes, type: String = "a string"
  ) {
    func isTooLong(_ name: String) -> Bool {
      field([name])?.string.map { $0.utf8.count > limit } == true
    }
    let lacking = names.filter {
      type != "a string" || isTooLong($0) || field([$0])?.string.flatMap(Text.normalized) == nil
    }
    let quoted = lacking.map { "\"\($0)\"" }.joined(separator: " and ")
    let verb = lacking.count == 1 ? "is" : "are"
    let lack =
      if let omitted = names.first(where: omits) {
        "\"\(omitted)\" was omitted"
      } else if lacking.allSatisfy(isTooLong) {
        "\(quoted) \(verb) too long"
      } else if lacking.allSatisfy({ field([$0])?.isAbsent ?? true }) {
        "\(quoted) \(verb) missing"
      } else {
        "\(quoted) \(verb) missing or not \(type)\(lacking.contains(where: isTooLong) ? ", or too long" : "")"
      }
    log.note(code, at: ignoredValue ?? value, "\(ignored) was ignored; \(lack)")
  }

  /// Returns the normalized text of the first of the fields that has one.
  func text(_ names: String...) -> String? { text(names, Limits.textBytes, Text.normalized) }

  /// Reports fields of this record that are ignored because they belong into one of its objects.
  ///
  /// - Parameter name: The name of the object.
  func noteBeside(_ object: RecordReader, _ name: String, _ fields: String...) {
    guard isTold, object.value.index != value.index else { return }
    for field in fields {
      guard let beside = member(field), !beside.isAbsent else { continue }
      let own = object.member(field)
      if own?.says(beside) == true { continue }
      let isTaken = own?.isAbsent == false
      log.note(
        .misplacedField, at: beside,
        "\"\(field)\" is beside \"\(name)\"; ignored"
          + (isTaken ? ", as \"\(name)\" has one" : ""),
        suggestion: isTaken ? "keep one of the two" : "move it into \"\(name)\"")
    }
  }

  /// Reports the fields that are ignored because there is a value under another name.
  ///
  /// - Parameter ofAnyKind: True if a value of another kind would be read, too.
  func noteOthers(_ names: String..., ofAnyKind: Bool = false) {
    noteOthers(names, ofAnyKind: ofAnyKind)
  }

  func noteOthers(_ names: [String], ofAnyKind: Bool = false) {
    guard isTold, names.count > 1 else { return }
    let found = names.compactMap { name in
      field([name]).flatMap { $0.isAbsent ? nil : (name: name, value: $0) }
    }
    for other in found.dropFirst()
    where (ofAnyKind || other.value.kind == found[0].value.kind)
      && !other.value.says(found[0].value)
    {
      log.note(
        .misplacedField, at: other.value,
        "\"\(other.name)\" was ignored, as there is \"\(found[0].name)\"",
        suggestion: "keep one of the two")
    }
  }

  func text(
    _ names: [String], _ limit: Int, _ cleaned: (String) -> String?
  ) -> String? {
    for name in names {
      guard let value = field(name) else { continue }
      if let text = log.string(value, "\"\(name)\"", limit: limit).flatMap(cleaned) { return text }
    }
    return nil
  }

  /// Returns an integer from 0 to 2⁵³−1, the range that every JSON reader supports.
  func integer(_ name: String) -> Int? {
    guard let value = field(name) else { return nil }
    let range = 0...9_007_199_254_740_991
    guard let integer = value.integer, range.contains(integer) else {
      let type = value.kind == .number ? "an integer from 0 to \(range.upperBound)" : "an integer"
      log.note(.wrongType, at: value, "\"\(name)\": expected \(type), found \(value.described)")
      return nil
    }
    return integer
  }

  func object(_ names: String..., with fields: Fields) -> RecordReader? {
    field(names).flatMap { RecordReader($0, fields, log) }
  }
}

extension ProblemLog {
  /// Returns the text of a string within the limit; anything else gives nil and a problem.
  func string(_ value: JSONValue, _ name: String, limit: Int = Limits.textBytes) -> String? {
    guard let text = value.string else {
      note(.wrongType, at: value, "\(name): expected a string, found \(value.typeName)")
      return nil
    }
    let count = text.utf8.count
    guard count <= limit else {
      note(.textTooLong, at: value, Self.tooLong(name, count, limit: limit))
      return nil
    }
    return text
  }

  static func tooLong(_ name: String, _ count: Int, limit: Int) -> String {
    "\(name): too long (\(count) bytes, maximum \(limit)); ignored"
  }
}

extension JSONValue {
  /// Returns true if another value is written in the same way, or is the same text.
  func says(_ other: JSONValue) -> Bool {
    if document.bytes[start..<end] == other.document.bytes[other.start..<other.end] { return true }
    guard let text = string, let otherText = other.string else { return false }
    return Text.normalized(text) == Text.normalized(otherText)
  }

  /// Returns the value of a member, ignoring the case of its key if no key has the right case, or
  /// only one with `null`; nil if that is `null`, too.
  func member(like name: String) -> JSONValue? {
    if let exact = self[name], exact.kind != .null { return exact }
    return members.first { key, value in
      key.string?.lowercased() == name && value.kind != .null
    }?.value
  }

  /// True for `null` and for a string without visible characters, which mean absent.
  var isAbsent: Bool {
    kind == .null
      || kind == .string && end - start <= 100 && string.flatMap(Text.normalized) == nil
  }
}
