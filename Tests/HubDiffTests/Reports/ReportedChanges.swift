import HubBundle
import HubModel
import Testing

@testable import HubDiff

/// A change with the sentence and the JSON value expected for it.
struct Told: Sendable, CustomTestStringConvertible {
  let change: Change
  let sentence: String
  /// The JSON value in one line, with sorted keys.
  let json: String

  init(_ change: Change, _ sentence: String, _ json: String) {
    self.change = change
    self.sentence = sentence
    self.json = json
  }

  var testDescription: String { sentence }
}

/// Short ways to create changes.
enum Make {
  static let club = OrganizationIdentity(fullName: "Club", town: "Town")
  static let other = OrganizationIdentity(fullName: "Other", town: "Town")
  static let jan = PersonName(givenName: "Jan", familyName: "Zon")
  static let ilse = PersonName(givenName: "Ilse", infixName: "van", familyName: "Avondrood")
  static let member = MembershipIdentity(club: club, photographer: jan)

  static func organization(
    _ what: Change.What, kind: OrganizationKind = .club,
    to after: OrganizationIdentity = club
  ) -> Change {
    Change(.organization(Edit(club, after), kind: Edit(kind, kind)), what)
  }

  static func person(_ what: Change.What, to after: PersonName = jan) -> Change {
    Change(.photographer(Edit(jan, after)), what)
  }

  static func membership(
    _ what: Change.What, of name: PersonName = jan,
    to after: MembershipIdentity? = nil
  ) -> Change {
    let identity = MembershipIdentity(club: club, photographer: name)
    return Change(.membership(Edit(identity, after ?? identity)), what)
  }

  static func portfolio(_ what: Change.What, of name: PersonName = jan) -> Change {
    let identity = MembershipIdentity(club: club, photographer: name)
    return Change(.portfolio(Edit(identity, identity)), what)
  }

  static func keyword(_ what: Change.What, from before: String = "Astro") -> Change {
    Change(.keyword("astro", idString: Edit(before, "Astro")), what)
  }

  static func language(_ what: Change.What) -> Change {
    Change(.language("fr"), what)
  }

  static func joining(
    _ name: PersonName = jan, _ edit: (inout MembershipFacts) -> Void = { _ in }
  ) -> Member {
    var facts = MembershipFacts(MembershipIdentity(club: club, photographer: name))
    edit(&facts)
    return Member(facts, photographer: nil)
  }

  static func digest(_ byte: UInt8) -> HexDigest {
    HexDigest(bytes: Array(repeating: byte, count: 32))
  }

  static func image(_ title: String?, url: String = "a.jpg") -> ImageFacts {
    var image = ImageFacts(PublishedPicture(url: url))
    image.title = title
    return image
  }

  static func positioned(_ image: ImageFacts, at position: Int = 2) -> PositionedImage {
    PositionedImage(
      key: ImageKey(url: image.picture.url, occurrence: 1), image: image, position: position)
  }

  static func place(_ latitude: Double) -> Coordinates? {
    Coordinates(latitude: latitude, longitude: 5)
  }

  static func source(
    _ state: RecordedState, _ reason: String? = nil, _ byte: UInt8 = 0
  ) -> RecordedSource {
    var file = RecordedSource("club.level2.json", role: "level2", state: state)
    file.reason = reason
    file.originalDigest = state == .present ? digest(byte) : nil
    return file
  }

  /// A report of some changes.
  static func report(
    _ changes: [Change], unknown: [Unknown] = [],
    clubs: [PersonName: [OrganizationIdentity]] = [:], only: Set<Aspect>? = nil
  ) -> DiffReport {
    DiffReport(
      from: ReportedRelease(
        release: "2026.05", created: "2026-05-16T00:00:00Z", id: digest(5), path: "old.hubpack"),
      to: ReportedRelease(
        release: "2026.11", created: "2026-11-15T00:00:00Z", id: digest(11), path: "new.hubpack"),
      BundleDifference(changes: changes, unknown: unknown), clubs: clubs, only: only)
  }
}
