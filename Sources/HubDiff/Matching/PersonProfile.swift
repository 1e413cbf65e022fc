import HubModel

/// What is compared of a person who is in one hub only.
struct PersonProfile {
  let facts: PhotographerFacts
  let parts: PersonParts
  /// By club, as it is called in the new hub.
  let memberships: [OrganizationIdentity: MembershipFacts]
  let website: String?
  /// Where their galleries are.
  let galleries: Set<String>
  /// Address and digest of the portrait.
  let portrait: Set<String>
  /// Addresses and digests of the featured images.
  let featured: Set<String>
  /// Addresses and digests of the images in their galleries.
  let images: Set<String>

  init(_ facts: PhotographerFacts, _ memberships: [OrganizationIdentity: MembershipFacts]) {
    self.facts = facts
    self.memberships = memberships
    parts = PersonParts(facts.name)
    website = facts.website.map(Address.placeForm)
    portrait = Self.marks(of: facts.portrait)
    let all = memberships.values
    galleries = Set(all.compactMap(\.levelThreeURL).map(Address.placeForm))
    featured = all.reduce(into: []) { $0.formUnion(Self.marks(of: $1.featuredImage)) }
    images = all.reduce(into: []) { images, membership in
      images.formUnion((membership.gallery?.images ?? []).map { Self.mark(of: $0.picture) })
    }
  }

  static func marks(of picture: PublishedPicture?) -> Set<String> {
    guard let picture else { return [] }
    var marks: Set = [Address.placeForm(picture.url)]
    if let digest = picture.digest { marks.insert(digest.description) }
    return marks
  }

  private static func mark(of picture: PublishedPicture) -> String {
    picture.digest?.description ?? Address.placeForm(picture.url)
  }

  /// Two people are worth a comparison when they have one of these in common.
  var keys: [String] {
    var keys = galleries.map { "gallery " + $0 } + portrait.map { "portrait " + $0 }
    keys += featured.map { "featured " + $0 }
    if let website { keys.append("website " + website) }
    for (club, membership) in memberships {
      guard let number = membership.fotobondNumber else { continue }
      keys.append("fotobond \(number) \(club.fullName) \(club.town)")
    }
    keys.append("letters " + Spelling.text(allLetters.sorted()))
    // "Jan V." and "Jan Verhoeven".
    if let initial = parts.family.key.first { keys.append("v \(parts.given.key)|\(initial)") }
    for (given, family) in [(parts.given, parts.family), (parts.family, parts.given)] {
      keys += nameKeys(given, family)
    }
    return keys
  }

  private var allLetters: [Unicode.Scalar] {
    parts.given.spelling.expanded + parts.infix.letters + parts.family.spelling.expanded
  }

  /// The same given name with a family name a letter away or of more words, and the other way round.
  private func nameKeys(_ given: PersonParts.Part, _ family: PersonParts.Part) -> [String] {
    let givenKey = given.key
    let familyKey = family.key
    var keys = family.spelling.withoutOneLetter.map { "g \(givenKey)|\($0)" }
    keys += given.spelling.withoutOneLetter.map { "f \(familyKey)|\($0)" }
    keys += family.words.filter { $0.count > 2 }.map { "w \(givenKey)|\(Spelling.text($0))" }
    keys += GivenNames.forms(of: givenKey).map { "s \(familyKey)|\($0)" }
    if let initial = given.spelling.letters.first { keys.append("i \(familyKey)|\(initial)") }
    keys.append(
      "sounds \(Spelling.text(given.spelling.sound))|\(Spelling.text(family.spelling.sound))")
    return keys
  }
}
