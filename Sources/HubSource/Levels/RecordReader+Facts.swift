import HubFetching
import HubJSON
import HubModel

extension RecordReader {
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
      if let value, !value.isAbsent { positions[term.column] = value.position }
    }
    return positions
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
