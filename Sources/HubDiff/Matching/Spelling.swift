import HubModel

/// One or several words, in the forms in which spellings are compared.
struct Spelling: Hashable {
  /// The text as published.
  let text: String
  let letters: [Unicode.Scalar]
  /// The letters with "ü" written as "ue" and the like.
  let expanded: [Unicode.Scalar]
  let sound: [Unicode.Scalar]
  private let digits: [Unicode.Scalar]

  init(_ text: String) {
    self.text = text
    letters = Self.letters(of: Text.folded(text))
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    expanded = isPlain ? letters : Self.letters(of: Text.folded(Self.expanding(text)))
    sound = Sound.of(letters)
    digits = letters.filter { $0.properties.numericType != nil }
  }

  static func letters(of folded: String) -> [Unicode.Scalar] {
    folded.unicodeScalars.filter { scalar in
      scalar.value < 0x80
        ? ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private static func expanding(_ text: String) -> String {
    let expansions: [Unicode.Scalar: String] = [
      "ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "æ": "ae",
    ]
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      if let expansion = expansions[scalar] {
        result += expansion
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// True if only case, diacritics, hyphens, spaces, apostrophes or "ue" for "ü" differ.
  func isSame(as other: Spelling) -> Bool {
    !letters.isEmpty
      && (letters == other.letters || expanded == other.letters || letters == other.expanded
        || expanded == other.expanded)
  }

  /// True if both sound alike: "Erik", "Eric".
  func sounds(like other: Spelling) -> Bool {
    sound.count >= 2 && sound == other.sound
  }

  /// Returns the edit distance in letters; nil if it exceeds the limit or if digits differ.
  func distance(to other: Spelling, atMost limit: Int) -> Int? {
    guard abs(letters.count - other.letters.count) <= limit, digits == other.digits else {
      return nil
    }
    // A common beginning and end need no comparison, which settles most pairs at once.
    let start = zip(letters, other.letters).prefix { $0 == $1 }.count
    let (one, rest) = (letters.dropFirst(start), other.letters.dropFirst(start))
    let end = zip(one.reversed(), rest.reversed()).prefix { $0 == $1 }.count
    let (middle, others) = (one.dropLast(end), rest.dropLast(end))
    if limit == 1, max(middle.count, others.count) > 2 { return nil }
    let distance = Suggestion.editDistance(Array(middle), Array(others))
    return distance <= limit ? distance : nil
  }

  func isAnagram(of other: Spelling) -> Bool {
    letters.count == other.letters.count && letters.sorted() == other.letters.sorted()
  }

  static func text(_ letters: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(letters))
  }

  /// The text in lower case, with one kind of apostrophe.
  private static func plain(_ text: String) -> String {
    String(text.lowercased().map { "’‘ʼ`´".contains($0) ? "'" : $0 })
  }

  /// Returns the kind of difference between two spellings of the same letters, after "names
  /// differ": "by an accent". Nil for equal spellings.
  func difference(from other: Spelling) -> String? {
    if text == other.text { return nil }
    if text.lowercased() == other.text.lowercased() { return "in letter case" }
    if Self.plain(text) == Self.plain(other.text) { return "by an apostrophe" }
    let (mine, others) = (Text.folded(text), Text.folded(other.text))
    if mine == others { return "by an accent" }
    if letters == other.letters { return "by a hyphen, space or apostrophe" }
    return "in the spelling of a letter"
  }
}

/// The approximate sound of names: double letters, "ph" and "f", "c" and "k", "ij" and "y" are
/// equal.
enum Sound {
  private struct Rule {
    let written: [Unicode.Scalar]
    let spoken: [Unicode.Scalar]
  }

  /// The rules by the first letter of the written form, the longer first.
  private static let rules: [Unicode.Scalar: [Rule]] = {
    let pairs = [
      ("sch", "sg"), ("ch", "g"), ("ph", "f"), ("th", "t"), ("gh", "g"), ("kh", "k"), ("ck", "k"),
      ("x", "ks"), ("qu", "kw"), ("q", "k"), ("c", "k"), ("z", "s"), ("v", "f"), ("uij", "ui"),
      ("uy", "ui"), ("ij", "i"), ("y", "i"), ("dt", "t"), ("ou", "au"), ("ae", "a"),
    ]
    let rules = pairs.map {
      Rule(written: Array($0.0.unicodeScalars), spoken: Array($0.1.unicodeScalars))
    }
    return Dictionary(grouping: rules) { $0.written[0] }
  }()

  static func of(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < letters.count {
      let rule = rules[letters[index]]?.first { letters[index...].starts(with: $0.written) }
      index += rule?.written.count ?? 1
      // A double vowel at the end is audible: René, Renée.
      let isEnd = index >= letters.count
      for letter in rule?.spoken ?? [letters[index - 1]]
      where result.last != letter || (isEnd && isVowel(letter)) {
        result.append(letter)
      }
    }
    // "Nettie" sounds like "Netty".
    if letters.suffix(2) == ["i", "e"], result.suffix(2) == ["i", "e"] { result.removeLast() }
    if result.last == "d" { result[result.count - 1] = "t" }
    return result
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    "aeiou".unicodeScalars.contains(letter)
  }
}
