import HubBundle
import HubModel
import Testing

@testable import HubDiff

/// Facts that could not be fetched are unknown, not removed.
struct KnowledgeTests {
  private typealias Values = SmallValues
  private let old = SmallValues()

  @Test func `members of a club are unknown if its list could not be fetched`() {
    var new = old
    new.forgetMembers(of: Values.morgenlicht)
    let difference = BundleDifference(from: old.hub, to: new.hub)
    #expect(difference.changes == [])
    #expect(
      difference.unknown == [
        Unknown(
          .members(of: Values.morgenlicht, count: 2), side: .after,
          reason: "the member list was not fetched or could not be read")
      ])
  }

  @Test(arguments: [(true, true), (false, true), (true, false)])
  func `an organization that moved to another file is seen if name, website and coordinates agree`(
    hasWebsite: Bool, hasCoordinates: Bool
  ) {
    let old = OrganizationIdentity(fullName: "Museum of Lens Caps", town: "Film-haven")
    let new = OrganizationIdentity(fullName: "Museum of Lens Caps", town: "Filmhaven")
    var (before, after) = (SmallValues(), SmallValues())
    var facts = OrganizationFacts(old, kind: .museum, file: "museums.level1.json")
    facts.website = "https://caps.example"
    facts.coordinates = Coordinates(latitude: 52, longitude: 5)
    before.hub.organizations[old] = facts
    facts.identity = new
    facts.file = "root_.level1.json"
    if !hasWebsite { facts.website = "https://other.example" }
    if !hasCoordinates { facts.coordinates = Coordinates(latitude: 53, longitude: 5) }
    after.hub.organizations[new] = facts
    after.hub.gaps.levelOneFiles["museums.level1.json"] = "was skipped (offline)"
    let isSame = hasWebsite && hasCoordinates
    for (one, other) in [(before, after), (after, before)] {
      let difference = BundleDifference(from: one.hub, to: other.hub)
      #expect(difference.unknown.isEmpty == isSame)
      #expect(difference.changes.count == 1)
      guard let change = difference.changes.first else { continue }
      if case .renamed = change.what { #expect(isSame) } else { #expect(!isSame) }
    }
  }

  @Test func `members did not join if the old bundle could not fetch the list`() {
    var before = old
    before.forgetMembers(of: Values.morgenlicht)
    let difference = BundleDifference(from: before.hub, to: old.hub)
    #expect(difference.changes == [])
    #expect(difference.unknown.map(\.side) == [.before])
  }

  @Test func `who is missing from a list with an entry that could not be read is unknown`() {
    var after = old
    let ilse = Values.membership(Values.ilse, Values.morgenlicht)
    after.hub.memberships[ilse] = nil
    after.hub.photographers[Values.ilse] = nil
    after.hub.organizations[Values.morgenlicht]?.listFile = "fgMorgenlicht.level2.json"
    after.hub.problems = [
      Problem(
        .memberWithoutName, file: "fgMorgenlicht.level2.json", message: "a member was ignored")
    ]
    for (one, other, side) in [(old, after, Unknown.Side.after), (after, old, .before)] {
      let difference = BundleDifference(from: one.hub, to: other.hub)
      #expect(
        !difference.changes.contains { if case .problem = $0.subject { false } else { true } })
      #expect(
        difference.unknown == [
          Unknown(
            .members(of: Values.morgenlicht, count: 1), side: side,
            reason: "an entry of the member list could not be read")
        ])
    }
    // An entry that could not be read before, either, hides nobody who was known then.
    var before = old
    before.hub.problems = after.hub.problems
    let difference = BundleDifference(from: before.hub, to: after.hub)
    #expect(difference.unknown == [] && difference.changes.count == 1)
  }

  @Test func `an organization that is missing from a file with an unread record is unknown`() {
    var after = old
    after.forgetMembers(of: Values.morgenlicht)
    after.hub.organizations[Values.morgenlicht] = nil
    after.hub.problems = [
      Problem(.recordWithoutName, file: "clubsNL.level1.json", message: "a club was ignored")
    ]
    let difference = BundleDifference(from: old.hub, to: after.hub)
    #expect(!difference.changes.contains { if case .problem = $0.subject { false } else { true } })
    #expect(
      difference.unknown.contains(
        Unknown(
          .organization(Values.morgenlicht, .club), side: .after,
          reason: "a record in clubsNL.level1.json could not be read")))
  }

  @Test func `facts that only an unfetched list states are unknown`() {
    var (before, after) = (old, old)
    let jan = Values.membership(Values.jan, Values.morgenlicht)
    before.hub.photographers[Values.jan]?.website = "https://jan.example"
    before.hub.photographers[Values.jan]?.keywords = ["water": "Water"]
    before.hub.memberships[jan]?.stated.website = "https://jan.example"
    after.forgetMembers(of: Values.morgenlicht)
    #expect(BundleDifference(from: before.hub, to: after.hub).changes == [])
  }

  /// The unread list may state the fact as before, or take precedence.
  @Test func `a fact is unknown if one of the person's clubs is, whatever the others state`() {
    for (website, statedElsewhere) in [
      (nil, "https://jan.example"), ("https://b.example", nil),
    ] as [(String?, String?)] {
      var (before, after) = (old, old)
      before.hub.photographers[Values.jan]?.website = "https://jan.example"
      before.hub.memberships[Values.membership(Values.jan, Values.zonnevlek)]?.stated.website =
        statedElsewhere
      after.hub.photographers[Values.jan]?.website = website
      after.forgetMembers(of: Values.morgenlicht)
      for (one, other) in [(before, after), (after, before)] {
        let difference = BundleDifference(from: one.hub, to: other.hub)
        #expect(difference.changes == [])
        #expect(difference.unknown.map(\.facts).contains(.photographer(Values.jan)))
      }
    }
  }

  @Test func `a keyword or death that one side states and the other knows not to be is a change`() {
    var (before, after) = (old, old)
    after.hub.photographers[Values.jan]?.keywords = ["water": "Water"]
    after.hub.photographers[Values.jan]?.isDeceased = true
    after.forgetMembers(of: Values.morgenlicht)
    #expect(BundleDifference(from: before.hub, to: after.hub).changes.count == 2)
    #expect(BundleDifference(from: after.hub, to: before.hub).changes.count == 2)
    before.forgetMembers(of: Values.morgenlicht)
    #expect(BundleDifference(from: after.hub, to: before.hub).changes.count == 2)
  }

  @Test func `a list that appears but cannot be read is unknown`() {
    var (before, after) = (old, old)
    before.forgetMembers(of: Values.morgenlicht)
    after.forgetMembers(of: Values.morgenlicht)
    before.hub.organizations[Values.morgenlicht]?.members = .none
    #expect(
      BundleDifference(from: before.hub, to: after.hub).unknown.map(\.facts) == [
        .members(of: Values.morgenlicht, count: 0)
      ])
  }

  @Test func `facts from a club's own file are unknown if the file could not be read`() {
    var (before, after) = (old, old)
    before.hub.organizations[Values.morgenlicht]?.website = "https://own.example"
    after.hub.organizations[Values.morgenlicht]?.website = "https://level1.example"
    #expect(BundleDifference(from: before.hub, to: after.hub).changes.count == 1)
    after.forgetMembers(of: Values.morgenlicht)
    #expect(BundleDifference(from: before.hub, to: after.hub).changes == [])
  }

  // MARK: - Level 1

  @Test func `organizations of a file that could not be fetched are unknown`() {
    var new = old
    new.hub.organizations = [:]
    new.hub.memberships = [:]
    new.hub.photographers = [:]
    new.hub.gaps.levelOneFiles["clubsNL.level1.json"] = "is missing"
    let difference = BundleDifference(from: old.hub, to: new.hub)
    #expect(difference.changes == [])
    #expect(
      difference.unknown.map(\.facts) == [
        .organization(Values.zonnevlek, .club), .organization(Values.morgenlicht, .club),
      ])
    #expect(difference.unknown.first?.reason == "clubsNL.level1.json is missing")
  }

  @Test func `organizations are unknown if a new part of the tree could not be fetched`() {
    // The flat file became a tree, and one branch of it is missing.
    var new = old
    new.hub.organizations[Values.zonnevlek] = nil
    new.hub.memberships[Values.membership(Values.jan, Values.zonnevlek)] = nil
    new.hub.organizations[Values.morgenlicht]?.file = "clubsNL12.level1.json"
    new.hub.gaps.levelOneFiles["clubsNL07.level1.json"] = "is missing"
    let difference = BundleDifference(from: old.hub, to: new.hub)
    #expect(difference.changes == [])
    #expect(difference.unknown.map(\.facts) == [.organization(Values.zonnevlek, .club)])
  }

  @Test func `a club is removed from a file that was read, even if another file failed`() {
    var new = old
    new.hub.organizations[Values.zonnevlek] = nil
    new.hub.memberships[Values.membership(Values.jan, Values.zonnevlek)] = nil
    new.hub.gaps.levelOneFiles["clubsAT.level1.json"] = "is missing"
    let difference = BundleDifference(from: old.hub, to: new.hub)
    #expect(difference.changes.count == 1)
    #expect(difference.unknown == [])
  }

  @Test func `clubs that the maker omitted are unknown`() {
    var new = old
    new.hub.organizations[Values.zonnevlek] = nil
    new.hub.memberships[Values.membership(Values.jan, Values.zonnevlek)] = nil
    new.hub.gaps.hasSelection = true
    let difference = BundleDifference(from: old.hub, to: new.hub)
    #expect(difference.changes == [])
    #expect(difference.unknown.map(\.reason) == ["the bundle's maker omitted clubs"])
  }

  // MARK: - The rest

  @Test func `images of a gallery that could not be fetched are unknown`() {
    var (before, after) = (old, old)
    let membership = Values.membership(Values.jan, Values.zonnevlek)
    var gallery = GalleryFacts(form: "juicebox", isKnown: true)
    gallery.images = [ImageFacts(PublishedPicture(url: "images/dunes.jpg"))]
    before.hub.memberships[membership]?.gallery = gallery
    after.hub.memberships[membership]?.gallery = GalleryFacts(form: nil, isKnown: false)
    let difference = BundleDifference(from: before.hub, to: after.hub)
    #expect(difference.changes == [])
    #expect(difference.unknown.map(\.facts) == [.portfolio(membership, count: 1)])
  }

  /// A server may send any page in place of a gallery.
  @Test func `images of a portfolio that is a mere link on one side are unknown`() {
    var (gallery, link) = (old, old)
    let membership = Values.membership(Values.jan, Values.zonnevlek)
    var images = GalleryFacts(form: "juicebox", isKnown: true)
    (images.title, images.images) = ("Dunes", [ImageFacts(PublishedPicture(url: "dunes.jpg"))])
    gallery.hub.memberships[membership]?.gallery = images
    link.hub.memberships[membership]?.gallery = GalleryFacts(form: "web-page", isKnown: true)
    for (before, after) in [(gallery, link), (link, gallery)] {
      let difference = BundleDifference(from: before.hub, to: after.hub)
      #expect(difference.changes == [])
      #expect(difference.unknown.count == 1)
    }
  }

  @Test func `images of a gallery that lacks a page are unknown, and others are compared`() {
    var (before, after) = (old, old)
    let membership = Values.membership(Values.jan, Values.zonnevlek)
    var gallery = GalleryFacts(form: "page-gallery", isKnown: true)
    gallery.images = ["a.jpg", "b.jpg"].map { ImageFacts(PublishedPicture(url: $0)) }
    before.hub.memberships[membership]?.gallery = gallery
    gallery.images.removeLast()
    gallery.images[0].title = "Dunes"
    gallery.lacksImages = true
    after.hub.memberships[membership]?.gallery = gallery
    for (difference, side) in [
      (BundleDifference(from: before.hub, to: after.hub), Unknown.Side.after),
      (BundleDifference(from: after.hub, to: before.hub), .before),
    ] {
      #expect(difference.changes.count == 1)
      #expect(difference.unknown.map(\.facts) == [.portfolio(membership, count: 1)])
      #expect(difference.unknown.map(\.side) == [side])
    }
  }

  @Test func `a picture that was not fetched has not changed`() {
    var (before, after) = (old, old)
    let digest = HexDigest(bytes: Array(repeating: 1, count: 32))
    before.hub.photographers[Values.jan]?.portrait = PublishedPicture(
      url: "jan.jpg", digest: digest)
    after.hub.photographers[Values.jan]?.portrait = PublishedPicture(url: "jan.jpg")
    #expect(
      BundleDifference(from: before.hub, to: after.hub)
        == BundleDifference(changes: [], unknown: []))
  }

  @Test func `problems of a file that could not be fetched are not solved`() {
    var (before, after) = (old, old)
    before.hub.problems = [
      Problem(.dateForm, file: "a.level2.json", message: "\"2022-2-8\" has an unusual form")
    ]
    before.hub.sources["a.level2.json"] = RecordedSource("a.level2.json", role: "level2")
    #expect(BundleDifference(from: before.hub, to: after.hub).changes.count == 1)
    after.hub.sources["a.level2.json"] = RecordedSource(
      "a.level2.json", role: "level2", state: .failed)
    let changes = BundleDifference(from: before.hub, to: after.hub).changes
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { if case .source = $0.subject { true } else { false } })
  }

  @Test func `problems that the earlier copy of a file does not have are not solved`() {
    var (before, after) = (old, old)
    let problem = Problem(.listUnlinked, file: "a.level2.json", message: "nothing refers to it")
    before.hub.problems = [problem]
    before.hub.sources["a.level2.json"] = RecordedSource("a.level2.json", role: "level2")
    after.hub.sources["a.level2.json"] = RecordedSource(
      "a.level2.json", role: "level2", state: .stale)
    func problems(_ one: SmallValues, _ other: SmallValues) -> [Change] {
      BundleDifference(from: one.hub, to: other.hub).changes.filter { $0.subject == .problem }
    }
    #expect(problems(before, after) == [])
    // What was found in the file since is new.
    #expect(problems(after, before).count == 1)
  }

  /// What would make each of the problems unknown, besides its own file.
  private static let unread: [(Problem.Code, @Sendable (inout Values) -> Void)] = [
    (.keywordNonstandard, { $0.hub.gaps.knowsLevelZero = false }),
    (.languageUndefined, { $0.hub.gaps.knowsLevelZero = false }),
    (.listUnused, { $0.hub.gaps.levelOneFiles["museums.level1.json"] = "could not be read" }),
    (.clubTwice, { $0.hub.gaps.levelOneFiles["museums.level1.json"] = "could not be read" }),
    (.photographerDisagreement, { $0.hub.organizations[Values.zonnevlek]?.members = .unknown }),
    (.numberShared, { $0.hub.organizations[Values.zonnevlek]?.members = .unknown }),
    (
      .addressShared,
      { $0.hub.sources["jan.html"] = RecordedSource("jan.html", role: "web-page", state: .failed) }
    ),
    (.pictureMissing, { $0.hub.gaps.pictures = 0 }),
  ]

  @Test(arguments: unread)
  func `a problem is unknown if one side did not read what it depends on`(
    code: Problem.Code, forget: @Sendable (inout SmallValues) -> Void
  ) {
    var (whole, part) = (old, old)
    part.hub.problems = [Problem(code, file: "a.level2.json", message: "odd")]
    #expect(BundleDifference(from: whole.hub, to: part.hub).changes.count == 1)
    whole.hub.sources["jan.html"] = RecordedSource("jan.html", role: "web-page")
    part.hub.sources["jan.html"] = RecordedSource("jan.html", role: "web-page")
    for problems in [[], part.hub.problems] {
      (whole.hub.problems, part.hub.problems) = (part.hub.problems, problems)
      var part = part
      forget(&part)
      for (one, other) in [(whole, part), (part, whole)] {
        let changes = BundleDifference(from: one.hub, to: other.hub).changes
        #expect(!changes.contains { if case .problem = $0.subject { true } else { false } })
      }
    }
  }

  @Test func `problems of a file that an unread file leads to are not solved`() {
    var (before, after) = (old, old)
    before.hub.problems = [Problem(.dateForm, file: "jan.level3.json", message: "odd")]
    before.hub.sources["jan.level3.json"] = RecordedSource("jan.level3.json", role: "level3")
    #expect(BundleDifference(from: before.hub, to: after.hub).changes.count == 1)
    after.forgetMembers(of: Values.zonnevlek)
    #expect(BundleDifference(from: before.hub, to: after.hub).changes == [])
  }

  @Test func `facts that the maker omitted are unknown`() {
    var (before, after) = (old, old)
    before.hub.photographers[Values.jan]?.birthday = "--06-01"
    before.hub.organizations[Values.zonnevlek]?.contactEmail = "club@zonnevlek.example"
    after.hub.gaps.omitted = ["birthdays", "emails"]
    let difference = BundleDifference(from: before.hub, to: after.hub)
    #expect(difference.changes == [])
    #expect(
      difference.unknown.map(\.facts) == [
        .omitted("birthdays", of: [.people]), .omitted("emails", of: [.clubs, .museums]),
      ])
  }

  @Test func `keywords are unknown if Level 0 could not be fetched`() {
    var (before, after) = (old, old)
    before.hub.keywords["water"] = KeywordFacts("Water", isStandard: true)
    after.hub.keywords["water"] = KeywordFacts("Water", isStandard: false)
    after.hub.gaps.knowsLevelZero = false
    let difference = BundleDifference(from: before.hub, to: after.hub)
    #expect(difference.changes == [])
    #expect(difference.unknown.map(\.facts) == [.levelZero])
  }
}
