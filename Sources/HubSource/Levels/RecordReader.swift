import HubFetching
import HubJSON
import HubModel

/// Reads the fields of a JSON object, which may be in its `optional` object or directly in it, as
/// in older files (Docs/Hub.md, "What all files have in common"). `null` and "" mean absent.
struct RecordReader {
  let value: JSONValue
  let log: ProblemLog
  /// The `optional` object.
  private let nested: JSONValue?
  /// The values of fields whose names differ only in case from known ones, by the known name.
  private var misspelt: [String: JSONValue] = [:]

  /// Creates a reader; a value that is not an object gives nil and a problem.
  ///
  /// - Parameter fields: the fields that the object may have; nil if the caller checks them.
  init?(_ value: JSONValue, _ fields: Fields?, _ log: ProblemLog) {
    guard value.kind == .object else {
      log.note(.wrongType, at: value, "expected an object, found \(value.typeName)")
      return nil
    }
    self.value = value
    self.log = log
    nested = value["optional"].flatMap { $0.kind == .null ? nil : $0 }
    if let nested, nested.kind != .object {
      log.note(.wrongType, at: nested, "expected an object, found \(nested.typeName)")
    }
    guard let fields else { return }
    var keys: [String: [(key: JSONValue, value: JSONValue)]] = [:]
    for object in [nested, value].compactMap(\.self) {
      log.collectUnknownFields(of: object, knowing: fields) { name, key, value in
        if misspelt[name] == nil { misspelt[name] = value }
        if log.fixes != nil { keys[name, default: []].append((key, value)) }
      }
    }
    for (name, found) in keys
    where found.count == 1 && nested?[name] == nil && value[name] == nil {
      log.fixes?.rename(found[0].key, of: found[0].value, to: name)
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
    guard let inner = nested?[name] else { return value[name] ?? misspelt[name] }
    return inner.isAbsent ? value[name] ?? inner : inner
  }

  /// Returns true if a field has no value but an omitted one.
  func omits(_ name: String) -> Bool {
    field([name]) == nil && (value.hides(name) || nested?.hides(name) == true)
  }

  /// Reports that something was ignored because this object lacks a field, or because the field was
  /// omitted.
  ///
  /// - Parameters:
  ///   - ignored: the name of the ignored object: "a member".
  ///   - ignoredValue: the value that was ignored, if it is not this object.
  func noteIgnored(
    _ code: Problem.Code, _ ignored: String, at ignoredValue: JSONValue? = nil,
    without names: String...
  ) {
    let lacking = names.filter { field([$0])?.string.flatMap(Text.normalized) == nil }
    let quoted = lacking.map { "\"\($0)\"" }.joined(separator: " and ")
    let verb = lacking.count == 1 ? "is" : "are"
    let lack =
      if let omitted = names.first(where: omits) {
        "\"\(omitted)\" was omitted"
      } else if lacking.allSatisfy({ field([$0])?.isAbsent ?? true }) {
        "\(quoted) \(verb) missing"
      } else {
        "\(quoted) \(verb) missing or not a string"
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
    if let reference {
      let start = reference.prefix(6).lowercased()
      let marks = ["www.", "http:", "https:", "http/", "https/"]
      if marks.contains(where: start.hasPrefix) { checkScheme(of: reference, names) }
    }
    return reference
  }

  /// Reports a URL that does not begin with `http://` or `https://`.
  private func checkScheme(of url: String, _ names: [String]) {
    let start = url.prefix(9).lowercased()
    let hasScheme = ["http://", "https://"].contains { start.hasPrefix($0) && start != $0 }
    guard !hasScheme, let value = field(names) else { return }
    log.note(
      .addressForm, at: value,
      "\"\(names[0])\": expected a URL that begins with https://, found \"\(url)\"",
      suggestion: "begin it with https://")
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
    guard let integer = value.integer else {
      log.note(
        .wrongType, at: value, "\"\(name)\": expected an integer, found \(value.typeName)")
      return nil
    }
    let range = 0...9_007_199_254_740_991
    guard range.contains(integer) else {
      log.note(
        .wrongType, at: value,
        "\"\(name)\": expected an integer from 0 to \(range.upperBound), found \(integer)")
      return nil
    }
    return integer
  }

  func object(_ names: String..., with fields: Fields?) -> RecordReader? {
    field(names).flatMap { RecordReader($0, fields, log) }
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
    [nested?[name], value[name]].compactMap(\.self).filter { !$0.isAbsent }.flatMap { list in
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
    switch term.kind {
    case .text: text([term.name] + term.formerNames, Limits.textBytes, Text.normalized)
    case .address: address([term.name] + term.formerNames)
    case .reference: reference([term.name] + term.formerNames)
    case .date:
      ([term.name] + term.formerNames).lazy.compactMap { fullDate($0) }.first?.description
    case .birthday: date(term.name)?.description
    case .fotobond: object("nlSpecific", with: .netherlands)?.integer(term.name).map { String($0) }
    }
  }

  private func address(_ names: [String]) -> String? {
    let address = text(names, Limits.textBytes, Text.normalized)
    if let address { checkScheme(of: address, names) }
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
    var codes = Set<String>()
    for element in value.elements {
      if Task.isCancelled { break }
      guard let entry = RecordReader(element, .text, log),
        let text = entry.text("localizedString", "value")
      else { continue }
      guard let language = entry.text("language") else {
        if entry.field("language")?.isAbsent != false {
          entry.noteIgnored(.wrongType, "a text", without: "language")
        }
        continue
      }
      let code = language.lowercased()
      if codes.insert(code).inserted {
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
      log.note(.wrongType, at: value, "\"\(name)\": expected a number, found \(value.typeName)")
    }
    return value.number
  }
}

extension ProblemLog {
  /// Returns the text of a string within the limit; anything else gives nil and a problem.
  func string(_ value: JSONValue, _ name: String, limit: Int = Limits.textBytes) -> String? {
    guard value.kind == .string else {
      note(.wrongType, at: value, "\(name): expected a string, found \(value.typeName)")
      return nil
    }
    let count = value.end - value.start - 2
    guard count <= limit else {
      note(.textTooLong, at: value, Self.tooLong(name, count, limit: limit))
      return nil
    }
    return value.string
  }

  /// Returns the message about a text that is too long.
  static func tooLong(_ name: String, _ count: Int, limit: Int) -> String {
    "\(name): too long (\(count) bytes, maximum \(limit)); ignored"
  }
}

extension String {
  /// True for the address of a website that begins with "www.": "www.club.example/members".
  fileprivate var isWebsiteWithoutScheme: Bool {
    wholeMatch(of: /[wW]{3}(\.[\p{L}\p{N}\-]+){2,}(:[0-9]+)?([\/?#]\S*)?/) != nil
  }

  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: Substring {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

extension JSONValue {
  /// True for `null` and for a string without visible characters, which mean absent.
  var isAbsent: Bool {
    kind == .null
      || kind == .string && end - start <= 100 && string.flatMap(Text.normalized) == nil
  }
}
