import HubModel

struct OrganizationProfile: Matchable {
  let facts: OrganizationFacts
  let words: OrganizationWords
  let nickName: String
  let hasNickName: Bool
  let levelTwo: String?
  let website: Website?
  let wikipedia: String?
  let email: String?
  let remarks: Set<String>
  /// The members, in forms that small corrections of a name do not change.
  let members: Set<String>

  var identity: OrganizationIdentity { facts.identity }

  init(_ facts: OrganizationFacts, members: Set<String>) {
    self.facts = facts
    self.members = members
    words = OrganizationWords(facts.identity)
    nickName = Text.folded(facts.nickName).filter { !$0.isWhitespace }
    hasNickName = facts.nickName != facts.identity.fullName
    levelTwo = facts.levelTwoURL.map(Self.fileName)
    website = facts.website.flatMap(Website.init)
    wikipedia = facts.wikipedia.map(Address.normalized)
    email = facts.contactEmail.map(Text.folded)
    remarks = Set(facts.remarks.values.map(Text.folded).filter { $0.count >= 25 })
  }

  /// The name of a file, in lower case and without its extension: "fclumen" for
  /// "https://example.com/fcLumen.level2.json".
  static func fileName(_ address: String) -> String {
    let form = Address.normalized(address)
    let last = form.split(separator: "/").last.map(String.init) ?? form
    let path = last.split(separator: "?").first.map(String.init) ?? last
    for ending in [".level2.json", ".json"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return path
  }

  /// The facts that another organization may share, each with its kind.
  var facets: [String] {
    var facets = ["nickname " + nickName] + remarks.map { "remark " + $0 }
    if let levelTwo { facets.append("level2 " + levelTwo) }
    if let wikipedia { facets.append("wikipedia " + wikipedia) }
    if let email { facets.append("email " + email) }
    if let number = facts.fotobondNumber { facets.append("fotobond \(number)") }
    if let website {
      facets += ["website " + website.page, "host " + website.host, "label " + website.label]
    }
    if !words.core.isEmpty { facets.append("core " + words.core.sorted().joined(separator: " ")) }
    return facets
  }

  var keys: [CandidateKey] {
    var keys = facets.map { CandidateKey("facet", $0) }
    keys += words.core.map { CandidateKey("word", $0) }
    keys += members.map { CandidateKey("member", $0) }
    keys += words.town.map { CandidateKey("town word", $0) }
    keys += CandidateKey("town").addingWithoutOne(words.townSpelling.letters)
    keys += CandidateKey("name").addingWithoutOne(words.spelling.letters)
    if let coordinates = facts.coordinates { keys += Self.cells(around: coordinates) }
    return keys
  }

  /// The four squares of a hundredth of a degree around coordinates; neighbours have one in common.
  private static func cells(around coordinates: Coordinates) -> [CandidateKey] {
    let (row, column) = (
      Int((coordinates.latitude * 100).rounded()), Int((coordinates.longitude * 100).rounded())
    )
    return [0, 1].flatMap { north in
      [0, 1].map { east in CandidateKey("cell", "\(row + north)", "\(column + east)") }
    }
  }
}

struct Website {
  /// The URL without scheme and "www.".
  let page: String
  let host: String
  /// The name of the site: "fclumen" for "www.fc-lumen.example".
  let label: String
  let isRoot: Bool

  /// Returns nil for placeholders and for front pages of platforms.
  init?(_ address: String) {
    page = Address.normalized(address)
    host = page.split { "/?".contains($0) }.first.map(String.init) ?? ""
    if host.isEmpty || ["example.com", "example.org", "example.net"].contains(host) { return nil }
    isRoot = page == host
    let names = host.split(separator: ".")
    let name = names.count > 1 ? names[names.count - 2] : names.first
    label = String((name ?? "").filter { $0.isLetter || $0.isNumber })
    // The front page of a platform belongs to no organization.
    if isRoot, OrganizationWords.platforms.contains(label) { return nil }
  }

  /// True if many organizations have their pages on this site.
  var isPlatform: Bool { OrganizationWords.platforms.contains(label) }
}

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
    let town = Set(Text.words(identity.town).filter { $0.count > 2 })
    self.town = town
    words = Text.words(identity.fullName).filter { !Self.stopWords.contains($0) }
    qualifiers = Set(words.filter { Self.qualifying.contains($0) }).subtracting(town)
    let telling = words.filter {
      !town.contains($0) && !Self.isGeneric($0) && !Self.qualifying.contains($0)
    }
    let withoutYears = telling.filter { !Self.isNumber($0) }
    core = withoutYears.isEmpty ? telling : withoutYears
  }

  /// The meaning of a general word in any language: "foto" and "group" for "fotogroep".
  static func kinds(in word: String) -> [String] {
    compound(word).map { ["foto"] + ($0.isEmpty ? [] : [translations[$0] ?? $0]) }
      ?? [translations[word] ?? word]
  }

  /// True if a word only says what kind of organization it is: "fotoclub", "Photography", "Museum".
  static func isGeneric(_ word: String) -> Bool {
    genericWords.contains(word) || compound(word) != nil
  }

  /// Returns the general word after a beginning like "foto" or "fotos", which may be empty; nil for
  /// another word.
  private static func compound(_ word: String) -> String? {
    for subject in subjects where word.hasPrefix(subject) {
      let rest = String(word.dropFirst(subject.count))
      if rest.isEmpty || rest == "s" { return "" }
      let plural = rest.hasPrefix("s") ? String(rest.dropFirst()) : rest
      if let found = [plural, rest].first(where: genericWords.contains) { return found }
    }
    return nil
  }

  private static let table = WordTable(EmbeddedTexts.organization_words_txt)
  private static let translations = table.meanings("translations")
  /// The beginnings of general words, the longer before the shorter.
  private static let subjects = table.list("subjects")
  private static let genericWords = table.words("generic")
  private static let stopWords = table.words("stop")
  private static let qualifying = table.words("qualifying")
  static let nickNames = table.list("nicknames")
  static let platforms = table.words("platforms")

  /// True for a year or another number of two digits or more: "1952", "68".
  static func isNumber(_ word: String) -> Bool {
    word.count >= 2 && word.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
  }
}
