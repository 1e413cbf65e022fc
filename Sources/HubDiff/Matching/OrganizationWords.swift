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

  private static let translations = [
    "groep": "group", "groupe": "group", "gruppe": "group", "gruppo": "group", "grupo": "group",
    "kring": "circle", "cercle": "circle", "kreis": "circle", "circolo": "circle",
    "klub": "club", "clubs": "club", "klubb": "club", "klubben": "club",
    "collectief": "collective", "collectif": "collective", "verein": "society",
    "vereniging": "society", "association": "society", "associatie": "society",
    "forening": "society", "musee": "museum", "museo": "museum", "museu": "museum",
    "muzeum": "museum", "museet": "museum", "galerie": "gallery", "galleria": "gallery",
    "center": "centre", "centro": "centre", "centrum": "centre", "zentrum": "centre",
    "fondation": "foundation", "fundacion": "foundation", "fondazione": "foundation",
    "stichting": "foundation", "stiftung": "foundation", "instituut": "institute",
    "institut": "institute", "archief": "archive", "archives": "archive", "huis": "house",
    "haus": "house", "maison": "house", "casa": "house", "kunst": "art", "arts": "art",
    "moderne": "modern", "nationaal": "national",
  ]

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

  /// The beginnings of general words, the longer before the shorter.
  private static let subjects = [
    "fotografisch", "fotografische", "photographique", "photographische", "photographers",
    "photographer", "photographic", "photography", "photographie", "fotografiska", "fotografija",
    "fotografia", "fotografico", "fotografie", "fotografen", "fotograaf", "fotografi", "fotograf",
    "amateurfoto", "lichtbild", "cinefoto", "camera", "kamera", "video", "photos", "photo", "fotos",
    "foto", "fc", "fg", "fk",
  ].filter { $0 != "fotografiska" }

  private static let genericWords: Set<String> = [
    "club", "clubs", "groep", "group", "kring", "vereniging", "collectief", "collective",
    "collectif",
    "werkgroep", "hobbygroep", "hobbyclub", "hobby", "genootschap", "gezelschap", "gilde",
    "society",
    "association", "associatie", "circle", "cercle", "kreis", "klub", "verein", "gruppe",
    "gemeinschaft",
    "freunde", "vrienden", "groupe", "salon", "team", "team", "clan", "amateur", "amateurs",
    "amateurfotografen", "leden", "amateurfotoclub", "fotografieclub", "afc", "ffc", "fc", "fg",
    "fk",
    "klubb", "klubben", "forening", "gruppo", "circolo", "grupo", "ljosmyndaklubbur", "expressie",
    "museum", "musee", "museo", "museu", "muzeum", "museet", "museums", "gallery", "galerie",
    "galleria",
    "center", "centre", "centro", "centrum", "zentrum", "foundation", "fondation", "fundacion",
    "fondazione", "stichting", "stiftung", "institute", "instituut", "institut", "archive",
    "archief",
    "archives", "huis", "house", "haus", "maison", "casa", "art", "arts", "kunst", "modern",
    "moderne",
    "contemporary", "national", "nationaal", "stedelijk", "city", "municipal", "tentoonstelling",
    "photographers", "photography",
  ]

  private static let stopWords: Set<String> = [
    "de", "het", "een", "t", "the", "a", "an", "of", "for", "and", "en", "et", "und", "y", "e", "o",
    "eo",
    "omstreken", "van", "voor", "von", "di", "da", "do", "la", "le", "les", "los", "las", "du",
    "des",
    "der", "die", "das", "del", "della", "el", "in", "te", "aan", "am", "im", "zu", "au", "aux",
    "at", "on",
    "d", "l", "s", "fur", "fuer", "pour", "vzw", "ev",
  ]

  private static let qualifying: Set<String> = [
    "noord", "zuid", "oost", "west", "north", "south", "east", "nord", "sud", "ost", "est", "ouest",
    "junior", "juniors", "senior", "senioren", "seniors", "jeugd", "jongeren", "youth", "jugend",
    "ii", "iii",
  ]
}
