import HubModel

/// The words of a sentence, with the names and values in them:
/// `"\(.name(old)) is now called \(.name(new))"`.
struct Phrase: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  private(set) var parts: [Part] = []

  enum Part: Hashable, Sendable {
    case words(String)
    /// The name of a person or an organization.
    case name(String)
    /// A text from the hub, which may be shortened.
    case value(String)
    /// A sentence about the hub, which is never shortened.
    case message(String)
    /// The old and the new value.
    case edit(Edit<String>)
    /// Several names or values.
    case list([String])
  }

  init(stringLiteral words: String) { appendLiteral(words) }
  init(stringInterpolation phrase: Phrase) { self = phrase }
  init(literalCapacity: Int, interpolationCount: Int) {}
  init(_ parts: [Part]) { self.parts = parts }

  mutating func appendLiteral(_ words: String) {
    if !words.isEmpty { parts.append(.words(words)) }
  }

  mutating func appendInterpolation(_ words: String) { appendLiteral(words) }

  mutating func appendInterpolation(_ part: Part) {
    // Two values that look alike shall differ.
    if case .edit(let edit) = part {
      parts.append(.edit(LookAlikes.distinct(edit)))
    } else {
      parts.append(part)
    }
  }

  static func + (one: Phrase, other: Phrase) -> Phrase { Phrase(one.parts + other.parts) }
}

/// Names and values that differ but look alike: in their blanks or invisible characters, or in the
/// parts of a name.
enum LookAlikes {
  /// Returns two texts; if they look alike, with the code points of what does not show.
  static func distinct(_ texts: Edit<String>) -> Edit<String> {
    areAlike(texts) ? texts.map(marked) : texts
  }

  /// The new name of a person, or the parts of the name that differ if it looks the same: "Dirk de
  /// Groot, family name: de Groot → Groot, infix added: de".
  static func renamed(_ names: Edit<PersonName>) -> Phrase {
    let full = names.map(\.fullName)
    guard areAlike(full) else {
      return "\(.name(full.before)) is now called \(.name(full.after))"
    }
    let parts: [(String, KeyPath<PersonName, String>)] = [
      ("family name", \.familyName), ("infix", \.infixName), ("given name", \.givenName),
    ]
    return parts.reduce("\(.name(full.after))") { phrase, part in
      let (noun, edit) = (part.0, names.map { $0[keyPath: part.1] })
      if edit.before == edit.after { return phrase }
      if edit.before.isEmpty { return phrase + ", \(noun) added: \(.value(edit.after))" }
      if edit.after.isEmpty { return phrase + ", \(noun) removed: \(.value(edit.before))" }
      return phrase + ", \(noun): \(.edit(edit))"
    }
  }

  /// True if two texts consist of the same visible characters, with blanks at the same places.
  private static func areAlike(_ texts: Edit<String>) -> Bool {
    let visible = texts.map { text -> [Unicode.Scalar] in
      text.unicodeScalars.reduce(into: []) { result, scalar in
        if scalar.properties.isDefaultIgnorableCodePoint { return }
        guard scalar.properties.isWhitespace else { return result.append(scalar) }
        if result.last != " " { result.append(" ") }
      }
    }
    return visible.before == visible.after
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
