import HubModel

/// The words of an organization's name: distinctive ones, and those that only say what kind of
/// organization it is.
struct OrganizationWords {
  let spelling: Spelling
  /// All words except "de", "the", "of" and the like, folded, in order.
  let words: [String]
  /// The distinctive words: no kind of club or museum, no town, no year.
  let core: [String]
  /// The words that distinguish a club from its neighbour: "oost", "junior".
  let qualifiers: Set<String>
  let town: Set<String>
  let townSpelling: Spelling

  init(_ identity: OrganizationIdentity) {
    spelling = Spelling(identity.fullName)
    townSpelling = Spelling(identity.town)
    let town = Set(Self.split(identity.town).filter { $0.count > 2 })
    self.town = town
    words = Self.split(identity.fullName).filter { !Self.stopWords.contains($0) }
    qualifiers = Set(words.filter { Self.qualifying.contains($0) }).subtracting(town)
    let telling = words.filter {
      !town.contains($0) && !Self.isGeneric($0) && !Self.qualifying.contains($0)
    }
    let withoutYears = telling.filter { !Self.isNumber($0) }
    core = withoutYears.isEmpty ? telling : withoutYears
  }

  /// The meaning of a general word in any language: "foto" and "group" for "fotogroep".
  static func kinds(in word: String) -> [String] {
    for subject in subjects where word.hasPrefix(subject) {
      var rest = String(word.dropFirst(subject.count))
      if rest.hasPrefix("s"), genericWords.contains(String(rest.dropFirst())) { rest.removeFirst() }
      if rest.isEmpty || rest == "s" { return ["foto"] }
      if genericWords.contains(rest) { return ["foto", translations[rest] ?? rest] }
    }
    return [translations[word] ?? word]
  }

  private static let table = WordTable(EmbeddedTexts.organization_words_txt)
  private static let translations = table.meanings("translations")
  /// The beginnings of general words, the longer before the shorter.
  private static let subjects = table.list("subjects")
  private static let genericWords = table.words("generic")
  private static let stopWords = table.words("stop")
  private static let qualifying = table.words("qualifying")

  private static func split(_ text: String) -> [String] {
    Text.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// True for a year or another number of two digits or more: "1952", "68".
  static func isNumber(_ word: String) -> Bool {
    word.count >= 2 && word.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
  }

  /// True if a word only says what kind of organization it is: "fotoclub", "Photography", "Museum".
  static func isGeneric(_ word: String) -> Bool {
    if genericWords.contains(word) { return true }
    for subject in subjects where word.hasPrefix(subject) {
      let rest = String(word.dropFirst(subject.count))
      if rest.isEmpty || genericWords.contains(rest) || rest == "s" { return true }
      if rest.hasPrefix("s"), genericWords.contains(String(rest.dropFirst())) { return true }
    }
    return false
  }
}
