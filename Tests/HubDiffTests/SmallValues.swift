import HubModel

@testable import HubDiff

/// A hub of a few values.
struct SmallValues {
  var hub = HubValues()

  static let morgenlicht = OrganizationIdentity(
    fullName: "Fotogroep Morgenlicht", town: "Nevelberg")
  static let zonnevlek = OrganizationIdentity(fullName: "Fotoclub Zonnevlek", town: "Waterlinge")
  static let jan = PersonName(givenName: "Jan", familyName: "Zonneschijn")
  static let ilse = PersonName(givenName: "Ilse", infixName: "van", familyName: "Avondrood")
  static let piet = PersonName(givenName: "Piet", familyName: "Lensdop")

  /// Two clubs; Jan is in both, Ilse in the first.
  init() {
    for club in [Self.morgenlicht, Self.zonnevlek] {
      var facts = OrganizationFacts(club, kind: .club, file: "clubsNL.level1.json")
      facts.members = .read
      facts.level = 2
      hub.organizations[club] = facts
    }
    join(Self.jan, Self.morgenlicht)
    join(Self.jan, Self.zonnevlek)
    join(Self.ilse, Self.morgenlicht)
  }

  mutating func join(_ person: PersonName, _ club: OrganizationIdentity) {
    let identity = MembershipIdentity(club: club, photographer: person)
    hub.memberships[identity] = MembershipFacts(identity)
    if hub.photographers[person] == nil { hub.photographers[person] = PhotographerFacts(person) }
  }

  /// Makes the members of a club unknown, and removes people without another club.
  mutating func forgetMembers(of club: OrganizationIdentity) {
    hub.organizations[club]?.members = .unknown
    hub.organizations[club]?.level = 1
    hub.memberships = hub.memberships.filter { $0.key.club != club }
    let people = Set(hub.memberships.keys.map(\.photographer))
    hub.photographers = hub.photographers.filter { people.contains($0.key) }
  }

  static func membership(
    _ person: PersonName, _ club: OrganizationIdentity
  ) -> MembershipIdentity {
    MembershipIdentity(club: club, photographer: person)
  }
}
