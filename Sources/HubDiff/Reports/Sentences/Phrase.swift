/// The words of a sentence, with the names and values in them:
/// `"\(.name(old)) is now called \(.name(new))"`.
struct Phrase: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  private(set) var parts: [Part] = []

  /// A run of text in one style.
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

    /// The part as plain text.
    var text: String {
      switch self {
      case .words(let text), .name(let text), .value(let text), .message(let text): text
      case .edit(let edit): "\(edit.before) → \(edit.after)"
      case .list(let texts): texts.joined(separator: ", ")
      }
    }
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
