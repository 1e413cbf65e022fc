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
  private let isTold: Bool
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

  private func field(_ names: [String]) -> JSONValue? {
    for name in names {
      if let field = member(name), field.kind != .null { return field }
    }
    return nil
  }

  private func member(_ name: String) -> JSONValue? {
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

  /// Returns a reference to a file or picture, as published.
  func reference(_ names: String...) -> String? { reference(names) }

  private func reference(_ names: [String]) -> String? {
    let reference = text(names, Limits.referenceBytes, Text.trimmed)
    // Anything may be a path, but this is hardly meant as one.
    if let reference, reference.beginsLikeURL { checkForm(of: reference, names) }
    return reference
  }

  /// Reports a URL that does not begin with `http://` or `https://` and a host, or is several.
  private func checkForm(of url: String, _ names: [String]) {
    guard let expected = url.lackOfURL, let value = field(names) else { return }
    log.note(
      .addressForm, at: value, "\"\(names[0])\": expected \(expected), found \"\(url)\"",
      suggestion: url.withScheme.map { "write \($0)" })
  }

  /// Returns an email address as published; reports one that is none.
  private func mailbox(_ names: [String]) -> String? {
    let text = text(names, Limits.textBytes, Text.normalized)
    let form =
      /[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)*@([\p{L}\p{N}\-]+\.)+\p{L}[\p{L}\p{N}\-]+/
    guard let text, text.wholeMatch(of: form) == nil, let value = field(names) else { return text }
    let inside = text.matches(of: form)
    log.note(
      .addressForm, at: value, "\"\(names[0])\": expected an email address, found \"\(text)\"",
      suggestion: inside.count == 1 && text[..<inside[0].range.lowerBound].last != "."
        ? "write \(inside[0].0)" : nil)
    return text
  }

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

  private func noteOthers(_ names: [String], ofAnyKind: Bool = false) {
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

  private func text(
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

  /// Reads single facts, each according to its kind (Docs/Hub.md, "What all files have in common").
  func read<Details>(
    _ facts: [Fact<Details>], into details: inout Details, omitting omissions: Set<Omission>
  ) {
    for fact in facts where !omissions.contains(where: { $0.rawValue == fact.term.omission }) {
      fact.set(&details, value(of: fact.term))
    }
  }

  private func value(of term: FactTerm) -> String? {
    let names = [term.name] + term.formerNames
    noteOthers(names)
    switch term.kind {
    case .text where term.omission == Omission.emails.rawValue: return mailbox(names)
    case .text: return text(names, Limits.textBytes, Text.normalized)
    case .address: return address(names)
    case .reference: return reference(names)
    case .date: return names.lazy.compactMap { fullDate($0) }.first?.description
    case .birthday: return date(term.name, mayLackYear: true)?.description
    case .fotobond:
      return object("nlSpecific", with: .netherlands)?.integer(term.name).map { String($0) }
    }
  }

  /// Returns the positions of the single facts that have a value, by their columns.
  func positions(of terms: [FactTerm]) -> [String: Problem.Position] {
    var positions: [String: Problem.Position] = [:]
    for term in terms {
      let value =
        term.kind == .fotobond
        ? field("nlSpecific")?.member(like: term.name.lowercased())
        : field([term.name] + term.formerNames)
      if let value, !value.isAbsent { positions[term.column] = Problem.Position(value.position) }
    }
    return positions
  }

  private func address(_ names: [String]) -> String? {
    let address = text(names, Limits.textBytes, Text.normalized)
    if let address { checkForm(of: address, names) }
    if let fixes = log.fixes, let address, address.isWebsiteWithoutScheme,
      let value = names.lazy.compactMap({ field([$0]) })
        .first(where: { $0.string.flatMap(Text.normalized) == address })
    {
      let raw = String(
        decoding: value.document.bytes[(value.start + 1)..<(value.end - 1)], as: UTF8.self)
      fixes.replace(value, with: "\"https://\(raw.trimmingSpaces)\"", .addressForm)
    }
    return address
  }

  /// Returns texts in several languages, from an array of objects or from one string in English.
  func localizedTexts(_ names: String...) -> [LocalizedText] {
    let values = names.lazy.compactMap { field([$0]) }
    guard let value = values.first(where: { !$0.isAbsent }) else { return [] }
    noteOthers(names, ofAnyKind: true)
    if value.kind == .string {
      return log.string(value, "\"\(names[0])\"").flatMap(Text.normalized)
        .map { [LocalizedText(language: "en", text: $0)] } ?? []
    }
    if value.kind != .array {
      log.note(
        .wrongType, at: value,
        "\"\(names[0])\": expected an array or a string, found \(value.typeName)")
    }
    var texts: [LocalizedText] = []
    var codes: [String: Int] = [:]
    for element in value.elements {
      if Task.isCancelled { break }
      guard let entry = RecordReader(element, .text, log),
        let text = entry.text("localizedString", "value")
      else { continue }
      entry.noteOthers("localizedString", "value")
      guard let language = entry.text("language") else {
        if entry.field("language")?.isAbsent != false {
          entry.noteIgnored(.wrongType, "a text", without: "language")
        }
        continue
      }
      let code = language.lowercased()
      if let first = codes[code] {
        guard isTold, texts[first].text != text else { continue }
        log.note(
          .duplicateText, at: element,
          "\"\(names[0])\" has two texts in the language \"\(language)\"; the first is used",
          suggestion: "merge them, or correct the language")
      } else {
        codes[code] = texts.count
        texts.append(LocalizedText(language: code, text: text))
      }
    }
    return texts
  }

  /// The coordinates of a record; invalid ones give nil and a problem (Docs/Hub.md, "Level 1").
  var coordinates: Coordinates? {
    guard let value = object("coordinates", with: .coordinates) else { return nil }
    let (north, east) = (value.degrees("latitude"), value.degrees("longitude"))
    guard let latitude = north, let longitude = east else {
      for (name, other) in [("latitude", east), ("longitude", north)]
      where other != nil && value.field(name) == nil {
        log.note(
          .coordinatesOutOfRange, at: value.value, "the coordinates have no \(name); ignored")
      }
      return nil
    }
    if latitude == 0, longitude == 0 {
      log.note(
        .coordinatesZero, at: value.value, "the coordinates (0, 0) are a placeholder; ignored")
      return nil
    }
    let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    if coordinates == nil {
      log.note(
        .coordinatesOutOfRange, at: value.value,
        "coordinates out of range: latitude \(latitude), longitude \(longitude); ignored",
        suggestion: (-90...90).contains(longitude) && (-180...180).contains(latitude)
          ? "are they swapped?" : nil)
    }
    return coordinates
  }

  private func degrees(_ name: String) -> Double? {
    guard let value = field(name) else { return nil }
    if value.number == nil {
      log.note(
        .wrongType, at: value,
        "\"\(name)\": expected a number"
          + (value.kind == .number ? " of degrees" : "") + ", found \(value.described)")
    }
    return value.number
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

extension String {
  /// True for the address of a website that begins with "www.": "www.club.example/members".
  fileprivate var isWebsiteWithoutScheme: Bool {
    wholeMatch(of: /[wW]{3}(\.[\p{L}\p{N}\-]+){2,}(:[0-9]+)?([\/?#]\S*)?/) != nil
  }

  /// True for a text that begins like a URL, even if its scheme is misspelt.
  var beginsLikeURL: Bool {
    prefixMatch(of: /(?i)www\.|https?[:\/]|[htps]{3,7}(?::|\/\/)/) != nil
  }

  /// The noun phrase for the URL that a text should be; nil if it is one.
  ///
  /// A URL may contain others (`https://archive.example/https://…`), but not after a separator.
  fileprivate var lackOfURL: String? {
    guard let start = prefixMatch(of: /(?i)https?:\/\//) else {
      return "a URL that begins with https://"
    }
    if contains(/(?i)[\s,;|]+(https?:\/\/|www\.)/) { return "one URL" }
    if contains(/\s/) { return "a URL without spaces" }
    let host = self[start.range.upperBound...].prefix { !"/?#\\".contains($0) }
    guard
      host.wholeMatch(
        of:
          /(?i)([^@\s]*@)?(([\p{L}\p{N}_\-]+\.)*[\p{L}\p{N}_\-]+\.?|\[[0-9a-f:.]+\])(:[0-9]+)?/
      ) != nil
    else { return "a URL with a valid host" }
    return nil
  }

  /// The URL that a text without a valid scheme stands for; nil if it may be something else.
  fileprivate var withScheme: String? {
    guard utf8.count <= 2000,
      let match = wholeMatch(
        of:
          /(?i)(?:[htps]{3,7}(?::\/*|\/+))?((?:[\p{L}\p{N}\-]+\.)+\p{L}{2,}(?::[0-9]+)?(?:[\/?#]\S*)?)/
      )
    else { return nil }
    return "https://\(match.1)"
  }

  fileprivate var trimmingSpaces: Substring {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension JSONValue {
  /// The number as written, or the name of the type.
  fileprivate var described: String {
    kind == .number
      ? String(decoding: document.bytes[start..<end].prefix(40), as: UTF8.self) : typeName
  }

  /// Returns true if another value is written in the same way, or is the same text.
  fileprivate func says(_ other: JSONValue) -> Bool {
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
