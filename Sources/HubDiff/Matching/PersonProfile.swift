import HubModel

struct PersonProfile: Matchable {
  let facts: PhotographerFacts
  let parts: PersonParts
  /// The memberships by club, with the club's name in the new hub.
  let memberships: [OrganizationIdentity: MembershipFacts]
  let website: String?
  let galleries: Set<String>
  let portrait: Set<String>
  let featured: Set<String>
  /// The digests, or else URLs, of the images in the galleries.
  let images: Set<String>

  var identity: PersonName { facts.name }

  init(_ facts: PhotographerFacts, _ memberships: [OrganizationIdentity: MembershipFacts]) {
    self.facts = facts
    self.memberships = memberships
    parts = PersonParts(facts.name)
    website = facts.website.map(Address.normalized)
    portrait = Self.marks(of: facts.portrait)
    let all = memberships.values
    galleries = Set(all.compactMap(\.levelThreeURL).map(Address.normalized))
    featured = all.reduce(into: []) { $0.formUnion(Self.marks(of: $1.featuredImage)) }
    images = all.reduce(into: []) { images, membership in
      images.formUnion((membership.gallery?.images ?? []).map { Self.mark(of: $0.picture) })
    }
  }

  static func marks(of picture: PublishedPicture?) -> Set<String> {
    guard let picture else { return [] }
    var marks: Set = [Address.normalized(picture.url)]
    if let digest = picture.digest { marks.insert(digest.description) }
    return marks
  }

  private static func mark(of picture: PublishedPicture) -> String {
    picture.digest?.description ?? Address.normalized(picture.url)
  }

  var keys: [CandidateKey] {
    var keys = galleries.map { CandidateKey("gallery", $0) }
    keys += portrait.map { CandidateKey("portrait", $0) }
    keys += featured.map { CandidateKey("featured", $0) }
    // A site that moved has other hosts, but the same paths.
    keys += galleries.union(portrait).union(featured).compactMap(SiteMoves.path)
      .filter { $0.count > 8 }.map { CandidateKey("path", String($0)) }
    if let website { keys.append(CandidateKey("website", website)) }
    for (club, membership) in memberships {
      guard let number = membership.fotobondNumber else { continue }
      keys.append(CandidateKey("fotobond", "\(number)", club.fullName, club.town))
    }
    keys.append(CandidateKey("letters").adding(allLetters.sorted()))
    // This key finds "Jan V." and "Jan Verhoeven".
    let initial = parts.family.spelling.letters.prefix(1)
    keys.append(CandidateKey("family initial", parts.given.key).adding(initial))
    for (given, family) in [(parts.given, parts.family), (parts.family, parts.given)] {
      keys += nameKeys(given, family)
    }
    return keys
  }

  private var allLetters: [Unicode.Scalar] {
    parts.given.spelling.expanded + parts.infix.letters + parts.family.spelling.expanded
  }

  /// The keys for equal names: the same given name with a similar or longer family name, and vice
  /// versa.
  private func nameKeys(_ given: PersonParts.Part, _ family: PersonParts.Part) -> [CandidateKey] {
    var keys = CandidateKey("given", given.key).addingWithoutOne(family.spelling.letters)
    keys += CandidateKey("family", family.key).addingWithoutOne(given.spelling.letters)
    let word = CandidateKey("word", given.key)
    keys += family.words.filter { $0.count > 2 }.map { word.adding($0) }
    keys += GivenNames.forms(of: given.key).map { CandidateKey("form", family.key, $0) }
    keys.append(CandidateKey("initial", family.key).adding(given.spelling.letters.prefix(1)))
    keys.append(
      CandidateKey("sound").adding(given.spelling.sound).adding(family.spelling.sound))
    return keys
  }
}

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

  private static let table = WordTable(EmbeddedTexts.person_words_txt)
  private static let generations = table.meanings("generations")
  private static let abbreviations = table.meanings("abbreviations")
  static let particles = table.words("particles")

  /// Returns the infix with abbreviated particles written in full.
  private static func spelled(_ infix: [String]) -> String {
    infix.map { abbreviations[Text.folded($0)] ?? $0 }.joined(separator: " ")
  }
}
