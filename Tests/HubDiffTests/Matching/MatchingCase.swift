import HubModel
import Testing

@testable import HubDiff

/// A case of a table: the values in one hub only, those in the other, and the expected result.
struct MatchingCase: CustomTestStringConvertible, Sendable {
  let before: HubValues
  let after: HubValues
  let title: String

  var testDescription: String { title }
}

/// A club or museum in a few words: "Fotoclub Lumen, Zonstad".
func place(
  _ name: String, kind: OrganizationKind = .club, nick: String? = nil, at: (Double, Double)? = nil,
  website: String? = nil, levelTwo: String? = nil, wikipedia: String? = nil, email: String? = nil,
  fotobond: Int? = nil, remark: String? = nil
) -> OrganizationFacts {
  let parts = name.split(separator: ",", maxSplits: 1).map {
    Text.normalized(String($0)) ?? ""
  }
  var facts = OrganizationFacts(
    OrganizationIdentity(fullName: parts[0], town: parts[1]), kind: kind)
  if let nick { facts.nickName = nick }
  facts.coordinates = at.flatMap { Coordinates(latitude: $0.0, longitude: $0.1) }
  facts.website = website
  facts.levelTwoURL = levelTwo
  facts.wikipedia = wikipedia
  facts.contactEmail = email
  facts.fotobondNumber = fotobond
  if let remark { facts.remarks["en"] = remark }
  return facts
}

/// The name of a person in parts: "Jan|van den|Zonneschijn", or "Jan|Zonneschijn".
func name(_ text: String) -> PersonName {
  let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  return parts.count == 3
    ? PersonName(givenName: parts[0], infixName: parts[1], familyName: parts[2])
    : PersonName(givenName: parts[0], familyName: parts[1])
}

/// A person in a club, in a few words.
struct Somebody: Sendable {
  let name: PersonName
  var clubs = [Somebody.lumen]
  var gallery: String?
  var portrait: String?
  var featured: String?
  var website: String?
  var fotobond: Int?
  var birthday: String?
  var start: String?
  var roles: Set<Role> = []
  var keywords: [String] = []
  var images: [String] = []

  static let lumen = OrganizationIdentity(fullName: "Fotoclub Lumen", town: "Zonstad")
  static let umbra = OrganizationIdentity(fullName: "Fotoclub Umbra", town: "Maanstad")
}

/// A person in a few words, by default a member of the club Lumen.
func person(
  _ text: String, clubs: [OrganizationIdentity] = [Somebody.lumen], gallery: String? = nil,
  portrait: String? = nil, featured: String? = nil, website: String? = nil, fotobond: Int? = nil,
  birthday: String? = nil, start: String? = nil, roles: Set<Role> = [], keywords: [String] = [],
  images: [String] = []
) -> Somebody {
  Somebody(
    name: name(text), clubs: clubs, gallery: gallery, portrait: portrait, featured: featured,
    website: website, fotobond: fotobond, birthday: birthday, start: start, roles: roles,
    keywords: keywords, images: images)
}

extension HubValues {
  init(_ organizations: [OrganizationFacts], _ people: [Somebody] = []) {
    self.init()
    for facts in organizations { self.organizations[facts.identity] = facts }
    for person in people { add(person) }
  }

  mutating func add(_ person: Somebody) {
    var facts = PhotographerFacts(person.name)
    facts.birthday = person.birthday
    facts.website = person.website
    facts.portrait = person.portrait.map { PublishedPicture(url: $0) }
    for keyword in person.keywords { facts.keywords[keyword.lowercased()] = keyword }
    photographers[person.name] = facts
    for club in person.clubs {
      let identity = MembershipIdentity(club: club, photographer: person.name)
      var membership = MembershipFacts(identity)
      membership.levelThreeURL = person.gallery
      membership.featuredImage = person.featured.map { PublishedPicture(url: $0) }
      membership.fotobondNumber = person.fotobond
      membership.startDate = person.start
      membership.roles = person.roles
      if !person.images.isEmpty {
        var gallery = GalleryFacts(form: "juicebox", isKnown: true)
        gallery.images = person.images.map { ImageFacts(PublishedPicture(url: $0)) }
        membership.gallery = gallery
      }
      memberships[identity] = membership
      if organizations[club] == nil { organizations[club] = OrganizationFacts(club, kind: .club) }
    }
  }
}

/// One pair to find.
func organizations(
  _ before: OrganizationFacts, _ after: OrganizationFacts, with others: [OrganizationFacts] = [],
  members: ([String], [String]) = ([], [])
) -> MatchingCase {
  MatchingCase(
    before: HubValues([before] + others, members.0.map { person($0, clubs: [before.identity]) }),
    after: HubValues([after] + others, members.1.map { person($0, clubs: [after.identity]) }),
    title: "\(before.identity.displayName) → \(after.identity.displayName)")
}

/// One pair to find, or several people who must not be paired. The others are in both hubs; those
/// who changed have different facts in each.
func people(
  _ before: Somebody, _ after: Somebody..., shared: Set<String> = [], with others: [Somebody] = [],
  changed: (before: [Somebody], after: [Somebody]) = ([], [])
) -> MatchingCase {
  var old = HubValues([], [before] + others + changed.before)
  var new = HubValues([], after + others + changed.after)
  old.sharedAddresses = shared
  new.sharedAddresses = shared
  return MatchingCase(
    before: old, after: new,
    title: ([before.name.fullName] + after.map(\.name.fullName)).joined(separator: " → "))
}
