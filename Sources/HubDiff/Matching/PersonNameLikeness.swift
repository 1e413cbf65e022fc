import HubModel

/// The likeness of two names of people (Docs/Diff.md, "Evidence").
enum PersonNameLikeness {
  /// The weight of the same full name, even if it is split into parts differently.
  static let same = 60
  /// The largest weight of names that differ at all.
  static let corrected = 45

  /// Returns the evidence of two names, with a negative weight for names of two people.
  static func evidence(_ one: PersonParts, _ other: PersonParts) -> Evidence {
    if one.fullName == other.fullName { return Evidence(.name, same, "same full name") }
    let straight = differences(one, other)
    var swapped = differences(one, other.swapped)
    swapped.append(NameDifference(15, "given and family name are swapped"))
    let found = cost(swapped) < cost(straight) ? swapped : straight
    let weight = max(unlikeBoth, min(corrected, same - cost(found)))
    return Evidence(.name, weight, text(found))
  }

  private static let unlikeBoth = -40

  private struct NameDifference {
    let cost: Int
    let text: String
    /// True if the text completes "names differ …"; otherwise it stands alone.
    let isPart: Bool

    /// Creates a difference whose text stands alone.
    init(_ cost: Int, _ text: String) {
      (self.cost, self.text, isPart) = (cost, text, false)
    }

    /// Creates a difference whose text completes "names differ …": "by a space".
    init(_ cost: Int, part text: String) {
      (self.cost, self.text, isPart) = (cost, text, true)
    }
  }

  private static func cost(_ differences: [NameDifference]) -> Int {
    differences.reduce(0) { $0 + $1.cost }
  }

  private static func text(_ differences: [NameDifference]) -> String {
    func texts(isPart: Bool) -> [String] {
      Set(differences.filter { $0.isPart == isPart }.map(\.text)).sorted()
    }
    let parts = texts(isPart: true).joined(separator: " and ").replacing(" and by ", with: " and ")
    let all = (parts.isEmpty ? [] : ["names differ " + parts]) + texts(isPart: false)
    return all.isEmpty ? "same name" : all.joined(separator: ", ")
  }

  private static func differences(_ one: PersonParts, _ other: PersonParts) -> [NameDifference] {
    var differences = [givenDifference(one.given, other.given)].compactMap(\.self)
    if one.infixAndFamily.isSame(as: other.infixAndFamily), one.infix.letters != other.infix.letters
    {
      differences.append(NameDifference(5, part: "by a space"))
    } else {
      let family = familyDifference(one.family, other.family)
      if let family { differences.append(family) }
      if family?.text != doubleName, let infix = infixDifference(one.infix, other.infix) {
        differences.append(infix)
      }
    }
    if one.generation != other.generation {
      let isBoth = !one.generation.isEmpty && !other.generation.isEmpty
      differences.append(
        NameDifference(
          isBoth ? 90 : 35,
          isBoth ? "one is junior, the other senior" : "only one is junior or senior"))
    }
    return differences
  }

  private static func givenDifference(
    _ one: PersonParts.Part, _ other: PersonParts.Part
  ) -> NameDifference? {
    if let same = spellingDifference(one.spelling, other.spelling) { return same.first }
    if one.isAbbreviated || other.isAbbreviated {
      return isAbbreviation(one, other)
        ? NameDifference(30, "initials instead of a given name")
        : NameDifference(90, "different given names")
    }
    if one.spelling.sounds(like: other.spelling) {
      return NameDifference(22, "names sound alike")
    }
    if GivenNames.areForms(one.key, other.key) {
      return NameDifference(30, "a short form of the given name")
    }
    if one.aliases.contains(other.spelling.letters) || other.aliases.contains(one.spelling.letters)
    {
      return NameDifference(30, "a short form of the given name")
    }
    if one.words.count != other.words.count, one.words.first == other.words.first {
      return NameDifference(30, "one has a second given name")
    }
    let shorter = min(one.spelling.letters.count, other.spelling.letters.count)
    if one.spelling.distance(to: other.spelling, atMost: 1) != nil, shorter > 1 {
      // A typing error seldom results in another existing name.
      let areTwo = GivenNames.areBothKnown(one.key, other.key)
      return areTwo
        ? NameDifference(50, "different given names, one letter apart")
        : NameDifference(27, part: "by one letter")
    }
    if shorter >= 6, one.spelling.distance(to: other.spelling, atMost: 2) != nil {
      return NameDifference(40, part: "by two letters")
    }
    if shorter >= 4, isBeginning(one.spelling, other.spelling),
      !GivenNames.areBothKnown(one.key, other.key)
    {
      return NameDifference(35, "a short form of the given name")
    }
    return NameDifference(90, "different given names")
  }

  /// True if one is the beginning of the other: "Suzan", "Suzanne".
  private static func isBeginning(_ one: Spelling, _ other: Spelling) -> Bool {
    one.letters.starts(with: other.letters) || other.letters.starts(with: one.letters)
  }

  private static let doubleName = "one has a double family name"

  private static func familyDifference(
    _ one: PersonParts.Part, _ other: PersonParts.Part
  ) -> NameDifference? {
    if let same = spellingDifference(one.spelling, other.spelling) { return same.first }
    if one.isAbbreviated || other.isAbbreviated, isAbbreviation(one, other) {
      return NameDifference(30, "an initial instead of a family name")
    }
    if one.spelling.sounds(like: other.spelling) {
      return NameDifference(22, "names sound alike")
    }
    let shorter = min(one.spelling.letters.count, other.spelling.letters.count)
    if one.spelling.distance(to: other.spelling, atMost: 1) != nil, shorter > 1 {
      return NameDifference(shorter > 2 ? 27 : 45, part: "by one letter")
    }
    if isDoubled(one, other) { return NameDifference(30, doubleName) }
    if shorter >= 5, one.spelling.isAnagram(of: other.spelling) {
      return NameDifference(27, part: "in the order of letters")
    }
    if shorter >= 6, one.spelling.distance(to: other.spelling, atMost: 2) != nil {
      return NameDifference(35, part: "by two letters")
    }
    return NameDifference(80, "different family names")
  }

  private static func infixDifference(_ one: Spelling, _ other: Spelling) -> NameDifference? {
    if one.text == other.text { return nil }
    if one.letters == other.letters {
      return one.difference(from: other).map { NameDifference(3, part: $0) }
    }
    let isNear = Suggestion.editDistance(one.letters, other.letters) <= 1
    return NameDifference(isNear ? 20 : 30, part: "in the infix")
  }

  /// Returns no difference or a small one for two spellings of the same letters; nil for other
  /// letters.
  private static func spellingDifference(_ one: Spelling, _ other: Spelling) -> [NameDifference]? {
    guard one.isSame(as: other) else { return nil }
    return one.difference(from: other).map { [NameDifference(3, part: $0)] } ?? []
  }

  /// True if each word of one begins a word of the other: "J.P." and "Jan Peter", "Chr." and
  /// "Chris".
  private static func isAbbreviation(_ one: PersonParts.Part, _ other: PersonParts.Part) -> Bool {
    guard !one.words.isEmpty, !other.words.isEmpty else { return false }
    return zip(one.words, other.words).allSatisfy { $0.starts(with: $1) || $1.starts(with: $0) }
  }

  /// True if one is the other with a second name: "Jansen", "Jansen-de Vries".
  private static func isDoubled(_ one: PersonParts.Part, _ other: PersonParts.Part) -> Bool {
    let (first, second) = (names(one), names(other))
    let (fewer, more) = first.count < second.count ? (first, second) : (second, first)
    return fewer.count < more.count && fewer.isSubset(of: more)
      && fewer.contains { $0.count > 2 }
  }

  private static func names(_ part: PersonParts.Part) -> Set<[Unicode.Scalar]> {
    Set(part.words.filter { !PersonParts.particles.contains(String(String.UnicodeScalarView($0))) })
  }
}

enum GivenNames {
  /// True if one is a short form of the other: Hans for Johannes. Two short forms of one name are
  /// two names, because Jan and Hans can be brothers.
  static func areForms(_ one: String, _ other: String) -> Bool {
    fullForms[one]?.contains(other) == true || fullForms[other]?.contains(one) == true
  }

  /// Returns the full forms of a name, and the name itself, for finding candidates.
  static func forms(of name: String) -> Set<String> {
    (fullForms[name] ?? []).union([name])
  }

  /// True if both are existing names, so that neither is a typing error.
  static func areBothKnown(_ one: String, _ other: String) -> Bool {
    known.contains(one) && known.contains(other)
  }

  private static let fullForms: [String: Set<String>] = {
    var forms: [String: Set<String>] = [:]
    // Each line has a full form and its short forms, folded.
    for line in EmbeddedTexts.short_forms_txt.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for short in names.dropFirst() { forms[short, default: []].insert(names[0]) }
    }
    return forms
  }()

  /// Besides those with short forms, names that are one letter apart from another name.
  private static let known = Set(
    (EmbeddedTexts.short_forms_txt + EmbeddedTexts.given_names_txt).split { " \n".contains($0) }
      .map(String.init))
}
