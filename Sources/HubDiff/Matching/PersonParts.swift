import HubModel

/// The name of a person, in the parts that are compared. Particles count as part of the infix
/// wherever they stand; "sr." and "jr." are separate.
struct PersonParts {
  private(set) var given: Part
  let infix: Spelling
  private(set) var family: Part
  /// Infix and family name together, because others write "van den Berg" as "Vandenberg".
  private(set) var infixAndFamily: Spelling
  /// The generation, which distinguishes parent and child: "jr", "sr", "ii".
  let generation: String
  /// The full name as published; others may split the same name into different parts.
  let fullName: String

  init(_ name: PersonName) {
    var given = Self.words(name.givenName)
    var infix = Self.words(name.infixName)
    var family = Self.words(name.familyName)
    generation =
      Self.takeGeneration(from: &family) ?? Self.takeGeneration(from: &given) ?? ""
    while given.count > 1, let last = given.last, Self.particles.contains(Text.folded(last)) {
      infix.insert(given.removeLast(), at: 0)
    }
    while family.count > 1, let first = family.first, Self.particles.contains(Text.folded(first)) {
      infix.append(family.removeFirst())
    }
    self.given = Part(given)
    self.infix = Spelling(Self.spelled(infix))
    self.family = Part(family)
    infixAndFamily = Spelling((infix + family).joined(separator: " "))
    fullName = name.fullName
  }

  var swapped: PersonParts {
    var parts = self
    (parts.given, parts.family) = (family, given)
    parts.infixAndFamily = Spelling([infix.text, given.spelling.text].joined(separator: " "))
    return parts
  }

  struct Part {
    let spelling: Spelling
    /// The words, without case and diacritics.
    let words: [[Unicode.Scalar]]
    /// All letters as text, for looking the name up in tables.
    let key: String
    /// The names in brackets or quotes: "Tis" in "Matthijs (Tis)".
    let aliases: Set<[Unicode.Scalar]>
    /// True for initials and abbreviations: "J.P.", "Chr."
    let isAbbreviated: Bool

    init(_ texts: [String]) {
      let text = texts.joined(separator: " ")
      spelling = Spelling(text)
      words = Text.folded(text).split { " -.".contains($0) }.map {
        Spelling.letters(of: String($0))
      }.filter { !$0.isEmpty }
      let enclosed = text.split(omittingEmptySubsequences: false) { "()\"“”".contains($0) }
      aliases = Set(
        enclosed.enumerated().filter { $0.offset % 2 == 1 }.map {
          Spelling.letters(of: Text.folded(String($0.element)))
        })
      key = String(String.UnicodeScalarView(spelling.letters))
      isAbbreviated = !words.isEmpty && (text.hasSuffix(".") || words.allSatisfy { $0.count == 1 })
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static func takeGeneration(from words: inout [String]) -> String? {
    guard words.count > 1, let last = words.last else { return nil }
    let letters = Text.folded(last).filter { $0.isLetter }
    guard let generation = generations[letters] else { return nil }
    words.removeLast()
    return generation
  }

  private static let generations = [
    "jr": "jr", "jun": "jr", "junior": "jr", "jnr": "jr", "sr": "sr", "sen": "sr", "senior": "sr",
    "snr": "sr", "ii": "ii", "iii": "iii",
  ]

  static let particles: Set<String> = [
    "van", "de", "den", "der", "het", "'t", "t", "te", "ter", "ten", "op", "aan", "in", "von",
    "vom",
    "zu", "zum", "zur", "la", "le", "du", "des", "di", "da", "do", "dos", "das", "del", "della",
    "v.d.", "v.", "d.", "v/d", "vd",
  ]

  /// Returns the infix with abbreviated particles written in full.
  private static func spelled(_ infix: [String]) -> String {
    infix.map { word in
      switch Text.folded(word) {
      case "v.d.", "v/d", "vd": "van de"
      case "v.": "van"
      case "d.": "de"
      default: word
      }
    }.joined(separator: " ")
  }
}
