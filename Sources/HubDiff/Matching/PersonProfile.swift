import HubModel

/// The facts of a person in one hub only, prepared for comparison.
struct PersonProfile: Matchable {
  let facts: PhotographerFacts
  let parts: PersonParts
  /// The memberships by club, with the club's name in the new hub.
  let memberships: [OrganizationIdentity: MembershipFacts]
  let website: String?
  /// The URLs of the galleries.
  let galleries: Set<String>
  /// The URL and digest of the portrait.
  let portrait: Set<String>
  /// The URLs and digests of the featured images.
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

  /// The candidate keys: two people are compared if they have one in common.
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
