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

  /// Two people are worth a comparison when they have one of these in common.
  var keys: [CandidateKey] {
    var keys = galleries.map { CandidateKey("gallery", $0) }
    keys += portrait.map { CandidateKey("portrait", $0) }
    keys += featured.map { CandidateKey("featured", $0) }
    // On a site that moved.
    keys += galleries.union(portrait).union(featured).compactMap(SiteMoves.path)
      .filter { $0.count > 8 }.map { CandidateKey("path", String($0)) }
    if let website { keys.append(CandidateKey("website", website)) }
    for (club, membership) in memberships {
      guard let number = membership.fotobondNumber else { continue }
      keys.append(CandidateKey("fotobond", "\(number)", club.fullName, club.town))
    }
    keys.append(CandidateKey("letters").adding(allLetters.sorted()))
    // "Jan V." and "Jan Verhoeven".
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

  /// The same given name with a family name a letter away or of more words, and the other way round.
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
