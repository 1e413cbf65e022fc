import HubModel

/// Names and values that differ but look alike: in their blanks or invisible characters, or in the
/// parts of a name.
enum LookAlikes {
  /// Returns both texts; if they look alike, with the code points of what does not show.
  static func distinct(_ before: String, _ after: String) -> (String, String) {
    areAlike(before, after) ? (marked(before), marked(after)) : (before, after)
  }

  /// The new name of a person, or the parts of the name that differ if it looks the same: "Dirk de
  /// Groot, family name: de Groot → Groot, infix added: de".
  static func renamed(_ names: Edit<PersonName>) -> [Sentence.Part] {
    let (old, new) = (names.before.fullName, names.after.fullName)
    guard areAlike(old, new) else {
      return [.name(old), .words(" is now called "), .name(new)]
    }
    let parts: [(String, KeyPath<PersonName, String>)] = [
      ("family name", \.familyName), ("infix", \.infixName), ("given name", \.givenName),
    ]
    let edits = parts.map { noun, part in (noun, names.map { $0[keyPath: part] }) }
    return [.name(new)]
      + edits.filter { $1.before != $1.after }.flatMap { noun, edit in
        switch (edit.before.isEmpty, edit.after.isEmpty) {
        case (true, _): [.words(", \(noun) added: "), .value(edit.after)]
        case (_, true): [.words(", \(noun) removed: "), .value(edit.before)]
        default: [.words(", \(noun): "), .edit(edit.before, edit.after)]
        } as [Sentence.Part]
      }
  }

  /// True if two texts consist of the same visible characters, with blanks at the same places.
  private static func areAlike(_ text: String, _ other: String) -> Bool {
    func visible(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.reduce(into: []) { result, scalar in
        if scalar.properties.isDefaultIgnorableCodePoint { return }
        guard scalar.properties.isWhitespace else { return result.append(scalar) }
        if result.last != " " { result.append(" ") }
      }
    }
    return visible(text) == visible(other)
  }

  /// The text with the code points of what does not show: the blanks after the first, blanks other
  /// than a space, and invisible characters.
  private static func marked(_ text: String) -> String {
    var last: Unicode.Scalar?
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      let isBlank = scalar.properties.isWhitespace
      let shows =
        isBlank ? scalar == " " && last != " " : !scalar.properties.isDefaultIgnorableCodePoint
      last = isBlank ? " " : scalar
      if shows {
        result.unicodeScalars.append(scalar)
      } else {
        result += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      }
    }
  }
}
