import HubBundle
import HubModel
import Testing

@testable import HubDiff

/// Edits of a hub, and the change that each of them makes.
struct ChangeTests {
  private typealias Values = SmallValues

  /// An edit of the old hub, and the expected change.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prepare: @Sendable (inout SmallValues) -> Void
    let edit: @Sendable (inout SmallValues) -> Void
    let changes: [Change]

    init(
      _ name: String, prepare: @escaping @Sendable (inout SmallValues) -> Void = { _ in },
      edit: @escaping @Sendable (inout SmallValues) -> Void, is changes: Change...
    ) {
      testDescription = name
      self.prepare = prepare
      self.edit = edit
      self.changes = changes
    }
  }

  private static func club(_ what: Change.What) -> Change {
    Change(.organization(Edit(Values.zonnevlek, Values.zonnevlek), kind: Edit(.club, .club)), what)
  }

  private static func jan(_ what: Change.What) -> Change {
    Change(.photographer(Edit(Values.jan, Values.jan)), what)
  }

  private static let member = Values.membership(Values.jan, Values.zonnevlek)

  private static func member(_ what: Change.What) -> Change {
    Change(.membership(Edit(member, member)), what)
  }

  private static func portfolio(_ what: Change.What) -> Change {
    Change(.portfolio(Edit(member, member)), what)
  }

  private static func digest(_ byte: UInt8) -> HexDigest {
    HexDigest(bytes: Array(repeating: byte, count: 32))
  }

  private static func image(_ name: String, _ byte: UInt8?, title: String? = nil) -> ImageFacts {
    var image = ImageFacts(
      PublishedPicture(url: "images/\(name).jpg", digest: byte.map { digest($0) }))
    image.title = title
    return image
  }

  private static func small(_ image: ImageFacts) -> ImageFacts {
    var image = image
    image.thumbnail = digest(9)
    return image
  }

  private static func positioned(_ image: ImageFacts, at position: Int) -> PositionedImage {
    PositionedImage(
      key: ImageKey(url: image.picture.url, occurrence: 1), image: image, position: position)
  }

  @Sendable private static func hang(_ hub: inout SmallValues, _ images: [ImageFacts]) {
    var gallery = GalleryFacts(form: "juicebox", isKnown: true)
    gallery.images = images
    hub.hub.memberships[member]?.gallery = gallery
  }

  // MARK: - Clubs and museums

  static let organizations = [
    Case(
      "a website",
      edit: { $0.hub.organizations[Values.zonnevlek]?.website = "https://zonnevlek.example" },
      is: club(.field(.website, Edit(nil, "https://zonnevlek.example")))),
    Case(
      "a number of the federation",
      prepare: { $0.hub.organizations[Values.zonnevlek]?.fotobondNumber = 7301 },
      edit: { $0.hub.organizations[Values.zonnevlek]?.fotobondNumber = 7302 },
      is: club(.field(.fotobondNumber, Edit("7301", "7302")))),
    Case(
      "a nickname", edit: { $0.hub.organizations[Values.zonnevlek]?.nickName = "fcZ" },
      is: club(.field(.nickName, Edit("Fotoclub Zonnevlek", "fcZ")))),
    Case(
      "coordinates",
      edit: {
        $0.hub.organizations[Values.zonnevlek]?.coordinates = Coordinates(
          latitude: 52, longitude: 5)
      },
      is: club(.coordinates(Edit(nil, Coordinates(latitude: 52, longitude: 5))))),
    Case(
      "a remark",
      prepare: { $0.hub.organizations[Values.zonnevlek]?.remarks = ["nl": "oud", "en": "old"] },
      edit: { $0.hub.organizations[Values.zonnevlek]?.remarks["nl"] = "nieuw" },
      is: club(.translation(.remark, language: "nl", Edit("oud", "nieuw")))),
    Case(
      "a level", edit: { $0.hub.organizations[Values.zonnevlek]?.level = 3 },
      is: club(.level(Edit(2, 3)))),
    Case(
      "a club that is new, with its members",
      edit: {
        let club = OrganizationIdentity(fullName: "Kring Nieuw", town: "Elders")
        $0.hub.organizations[club] = OrganizationFacts(club, kind: .club)
        $0.join(PersonName(givenName: "Tui", familyName: "Glowworm"), club)
      },
      is: {
        let club = OrganizationIdentity(fullName: "Kring Nieuw", town: "Elders")
        let tui = PersonName(givenName: "Tui", familyName: "Glowworm")
        return Change(
          .organization(Edit(club, club), kind: Edit(.club, .club)),
          .added(
            .organization(
              OrganizationFacts(club, kind: .club),
              members: [
                Member(
                  MembershipFacts(Values.membership(tui, club)),
                  photographer: PhotographerFacts(tui))
              ])))
      }()),
  ]

  @Test(arguments: [(false, true), (true, true), (true, false)])
  func `the dead have left already, and do not come back`(before: Bool, after: Bool) {
    let jan = Values.membership(Values.jan, Values.zonnevlek)
    var (old, new) = (SmallValues(), SmallValues())
    old.hub.photographers[Values.jan]?.isDeceased = before
    new.hub.photographers[Values.jan]?.isDeceased = after
    old.hub.memberships[jan]?.isFormer = before
    new.hub.memberships[jan]?.isFormer = after
    old.hub.memberships[jan]?.stated.isDeceased = before ? true : nil
    new.hub.memberships[jan]?.stated.isDeceased = after ? true : nil
    let changes = BundleDifference(from: old.hub, to: new.hub).changes
    #expect(
      changes
        == (before == after
          ? []
          : [
            Change(.photographer(Edit(Values.jan, Values.jan)), .deceased(Edit(before, after)))
          ]))
  }

  @Test func `the dead do not move`() {
    var (old, new) = (SmallValues(), SmallValues())
    old.join(Values.piet, Values.zonnevlek)
    new.join(Values.piet, Values.morgenlicht)
    old.hub.photographers[Values.piet]?.isDeceased = true
    new.hub.photographers[Values.piet]?.isDeceased = true
    let now = Values.membership(Values.piet, Values.morgenlicht)
    new.hub.memberships[now]?.details.startDate = "2001-01-01"
    let changes = BundleDifference(from: old.hub, to: new.hub).changes
    #expect(changes.map(\.kind.name).sorted() == ["joined", "left"])
    for change in changes {
      switch change.what {
      case .joined(let member), .left(let member): #expect(member.isDeceased)
      default: Issue.record("\(change)")
      }
    }
  }

  @Test func `an empty list that is filled is a list that came`() {
    var (old, new) = (SmallValues(), SmallValues())
    old.forgetMembers(of: Values.zonnevlek)
    old.hub.organizations[Values.zonnevlek]?.members = .read
    new.join(Values.ilse, Values.zonnevlek)
    for (before, after) in [(old, new), (new, old)] {
      let changes = BundleDifference(from: before.hub, to: after.hub).changes
      let kinds = changes.map(\.kind.name)
      #expect(
        kinds == [before.hub == old.hub ? "members-listed" : "members-unlisted", "field-changed"])
    }
  }

  @Test func `nobody moves from a club whose whole list is gone`() {
    var (old, new) = (SmallValues(), SmallValues())
    old.join(Values.piet, Values.zonnevlek)
    new.forgetMembers(of: Values.zonnevlek)
    new.hub.organizations[Values.zonnevlek]?.members = .read
    new.join(Values.piet, Values.morgenlicht)
    let kinds = BundleDifference(from: old.hub, to: new.hub).changes.map(\.kind.name)
    #expect(kinds.sorted() == ["field-changed", "joined", "members-unlisted"])
  }

  @Test(arguments: [
    ("2020-01-01", "appeared"), ("2025-05-15", "appeared"), ("2025-05-16", "joined"),
    ("2026-06-01", "joined"), (nil, "joined"),
  ])
  func `who was a member long before is listed, not new`(start: String?, kind: String) {
    var (old, new) = (SmallValues(), SmallValues())
    old.hub.day = "2026-05-15"
    new.hub.day = "2026-11-15"
    new.join(Values.piet, Values.zonnevlek)
    new.hub.memberships[Values.membership(Values.piet, Values.zonnevlek)]?.startDate = start
    let changes = BundleDifference(from: old.hub, to: new.hub).changes
    #expect(changes.map(\.kind.name) == [kind])
  }

  @Test(arguments: [
    (nil, "https://www.example.com/x", 0), ("https://example.org", "https://example.net/a", 0),
    ("https://knipoog.example/x/#a", "https://knipoog.example/x#a", 0),
    ("https://example.com", "https://knipoog.example", 1),
    ("https://knipoog.example", "https://example.com", 1),
    ("https://notexample.com", "https://knipoog.example", 1),
  ])
  func `a placeholder says as much as no URL, unless every difference counts`(
    before: String?, after: String?, count: Int
  ) {
    var (old, new) = (SmallValues(), SmallValues())
    old.hub.organizations[Values.zonnevlek]?.website = before
    new.hub.organizations[Values.zonnevlek]?.website = after
    #expect(BundleDifference(from: old.hub, to: new.hub).changes.count == count)
    var options = DiffOptions()
    options.isStrict = true
    #expect(BundleDifference(from: old.hub, to: new.hub, options: options).changes.count == 1)
  }

  @Test func `the date on which a keyword was added is news only if every difference counts`() {
    var (old, new) = (SmallValues(), SmallValues())
    old.hub.keywords["macro"] = KeywordFacts("Macro", isStandard: true)
    new.hub.keywords["macro"] = KeywordFacts("Macro", isStandard: true)
    new.hub.keywords["macro"]?.dateAdded = "2026-01-01"
    #expect(BundleDifference(from: old.hub, to: new.hub).changes == [])
    var options = DiffOptions()
    options.isStrict = true
    #expect(BundleDifference(from: old.hub, to: new.hub, options: options).changes.count == 1)
  }

  @Test func `the people in a new member list have not joined`() {
    var old = SmallValues()
    let new = old
    old.forgetMembers(of: Values.morgenlicht)
    old.hub.organizations[Values.morgenlicht]?.members = .none
    let changes = BundleDifference(from: old.hub, to: new.hub).changes
    func member(_ name: PersonName, isNew: Bool) -> Member {
      Member(
        MembershipFacts(Values.membership(name, Values.morgenlicht)),
        photographer: isNew ? PhotographerFacts(name) : nil)
    }
    func change(_ what: Change.What) -> Change {
      Change(
        .organization(Edit(Values.morgenlicht, Values.morgenlicht), kind: Edit(.club, .club)), what)
    }
    #expect(
      changes == [
        change(.listed([member(Values.ilse, isNew: true), member(Values.jan, isNew: false)])),
        change(.level(Edit(1, 2))),
      ])
    #expect(BundleDifference(from: new.hub, to: old.hub).changes == changes.map(\.mirrored))
    #expect(old.hub.applying(changes).compared == new.hub.compared)
  }

  // MARK: - People

  static let photographers = [
    Case(
      "a birthday", edit: { $0.hub.photographers[Values.jan]?.birthday = "--06-01" },
      is: jan(.field(.birthday, Edit(nil, "--06-01")))),
    Case(
      "a death, which makes nobody a former member besides",
      edit: { $0.hub.photographers[Values.jan]?.isDeceased = true },
      is: jan(.deceased(Edit(false, true)))),
    Case(
      "a portrait",
      edit: { $0.hub.photographers[Values.jan]?.portrait = PublishedPicture(url: "jan.jpg") },
      is: jan(.picture(.portrait, Edit(nil, PublishedPicture(url: "jan.jpg"))))),
    Case(
      "a keyword gained",
      edit: { $0.hub.photographers[Values.jan]?.keywords["water"] = "Water" },
      is: jan(.keywordGained("water", idString: "Water"))),
    Case(
      "a keyword lost",
      prepare: { $0.hub.photographers[Values.jan]?.keywords["water"] = "Water" },
      edit: { $0.hub.photographers[Values.jan]?.keywords = [:] },
      is: jan(.keywordLost("water", idString: "Water"))),
    Case(
      "other bytes of a portrait",
      prepare: {
        $0.hub.photographers[Values.jan]?.portrait = PublishedPicture(
          url: "jan.jpg", digest: digest(1))
      },
      edit: { $0.hub.photographers[Values.jan]?.portrait?.digest = digest(2) },
      is: Change(
        .picture([Edit(.portrait(Values.jan), .portrait(Values.jan))]),
        .bytes(Edit(digest(1), digest(2))))),
  ]

  // MARK: - Memberships

  private static let yara = PersonName(givenName: "Yara", familyName: "Lichtflits")
  private static func yaras(_ club: OrganizationIdentity) -> MembershipFacts {
    MembershipFacts(Values.membership(yara, club))
  }

  static let memberships = [
    Case(
      "somebody new", edit: { $0.join(yara, Values.zonnevlek) },
      is: Change(
        .membership(Edit(yaras(Values.zonnevlek).identity, yaras(Values.zonnevlek).identity)),
        .joined(Member(yaras(Values.zonnevlek), photographer: PhotographerFacts(yara))))),
    Case(
      "somebody who left one of two clubs",
      edit: { $0.hub.memberships[member] = nil },
      is: member(.left(Member(MembershipFacts(member), photographer: nil)))),
    Case(
      "a former member", edit: { $0.hub.memberships[member]?.isFormer = true },
      is: member(.becameFormer)),
    Case(
      "a former member who is back",
      prepare: { $0.hub.memberships[member]?.isFormer = true },
      edit: { $0.hub.memberships[member]?.isFormer = false }, is: member(.cameBack)),
    Case(
      "a status", edit: { $0.hub.memberships[member]?.statuses = [.honorary] },
      is: member(.statusGained(.honorary))),
    Case(
      "a status no more", prepare: { $0.hub.memberships[member]?.statuses = [.prospective] },
      edit: { $0.hub.memberships[member]?.statuses = [] }, is: member(.statusLost(.prospective))),
    Case(
      "a role", edit: { $0.hub.memberships[member]?.roles = [.admin] },
      is: member(.roleTaken(.admin))),
    Case(
      "a role no more", prepare: { $0.hub.memberships[member]?.roles = [.admin] },
      edit: { $0.hub.memberships[member]?.roles = [] }, is: member(.roleGivenUp(.admin))),
    Case(
      "a chair that is handed over",
      prepare: {
        $0.hub.memberships[Values.membership(Values.jan, Values.morgenlicht)]?.roles = [.chairman]
      },
      edit: {
        $0.hub.memberships[Values.membership(Values.jan, Values.morgenlicht)]?.roles = []
        $0.hub.memberships[Values.membership(Values.ilse, Values.morgenlicht)]?.roles = [.chairman]
      },
      is: Change(
        .membership(
          Edit(
            Values.membership(Values.jan, Values.morgenlicht),
            Values.membership(Values.ilse, Values.morgenlicht))), .roleHandedOver(.chairman))),
    Case(
      "a start", edit: { $0.hub.memberships[member]?.startDate = "2024-01-01" },
      is: member(.field(.membershipStartDate, Edit(nil, "2024-01-01")))),
    Case(
      "a featured image",
      edit: { $0.hub.memberships[member]?.featuredImage = PublishedPicture(url: "a.jpg") },
      is: member(.picture(.featuredImage, Edit(nil, PublishedPicture(url: "a.jpg"))))),
    Case(
      "somebody who moved",
      prepare: { $0.join(yara, Values.zonnevlek) },
      edit: {
        $0.hub.memberships[yaras(Values.zonnevlek).identity] = nil
        $0.join(yara, Values.morgenlicht)
      },
      is: Change(
        .membership(Edit(yaras(Values.zonnevlek).identity, yaras(Values.morgenlicht).identity)),
        .moved(
          Move(
            from: yaras(Values.zonnevlek), to: yaras(Values.morgenlicht), leavesTrace: false,
            hadTrace: false)))),
    Case(
      "somebody who moved, and is listed as a former member",
      prepare: { $0.join(yara, Values.zonnevlek) },
      edit: {
        $0.hub.memberships[yaras(Values.zonnevlek).identity]?.isFormer = true
        $0.join(yara, Values.morgenlicht)
      },
      is: Change(
        .membership(Edit(yaras(Values.zonnevlek).identity, yaras(Values.morgenlicht).identity)),
        .moved(
          Move(
            from: yaras(Values.zonnevlek), to: yaras(Values.morgenlicht), leavesTrace: true,
            hadTrace: false)))),
  ]

  // MARK: - Portfolios

  static let portfolios = [
    Case(
      "an image more", prepare: { hang(&$0, [image("a", 1)]) },
      edit: { hang(&$0, [image("b", 2), image("a", 1)]) },
      is: portfolio(.imageAdded(positioned(image("b", 2), at: 1)))),
    Case(
      "an image less", prepare: { hang(&$0, [image("a", 1), image("b", 2)]) },
      edit: { hang(&$0, [image("a", 1)]) },
      is: portfolio(.imageRemoved(positioned(image("b", 2), at: 2)))),
    Case(
      "an image in the place of another, with its title",
      prepare: { hang(&$0, [image("a", 1, title: "Dunes")]) },
      edit: { hang(&$0, [image("b", 2, title: "Dunes")]) },
      is: portfolio(
        .imageReplaced(
          Edit(
            positioned(image("a", 1, title: "Dunes"), at: 1),
            positioned(image("b", 2, title: "Dunes"), at: 1))))),
    Case(
      "the same image under another address", prepare: { hang(&$0, [image("a", 1)]) },
      edit: { hang(&$0, [image("b", 1)]) },
      is: portfolio(
        .imageReaddressed(Edit(positioned(image("a", 1), at: 1), positioned(image("b", 1), at: 1))))
    ),
    Case(
      "the same image under another address, by its small version",
      prepare: { hang(&$0, [small(image("a", nil, title: "Dunes"))]) },
      edit: { hang(&$0, [small(image("b", nil, title: "Dunes"))]) },
      is: portfolio(
        .imageReaddressed(
          Edit(
            positioned(small(image("a", nil, title: "Dunes")), at: 1),
            positioned(small(image("b", nil, title: "Dunes")), at: 1))))),
    Case(
      "another order", prepare: { hang(&$0, [image("a", 1), image("b", 2)]) },
      edit: { hang(&$0, [image("b", 2), image("a", 1)]) },
      is: portfolio(
        .reordered(
          Edit(
            [positioned(image("a", 1), at: 1).key, positioned(image("b", 2), at: 2).key],
            [positioned(image("b", 2), at: 1).key, positioned(image("a", 1), at: 2).key])))),
    Case(
      "a title", prepare: { hang(&$0, [image("a", 1)]) },
      edit: { hang(&$0, [image("a", 1, title: "Dunes")]) },
      is: portfolio(
        .imageText(
          .title,
          Edit(positioned(image("a", 1), at: 1), positioned(image("a", 1, title: "Dunes"), at: 1))))
    ),
    Case(
      "what a gallery calls itself", prepare: { hang(&$0, []) },
      edit: { $0.hub.memberships[member]?.gallery?.title = "Jan" },
      is: portfolio(.text(.title, Edit(nil, "Jan")))),
    Case(
      "other bytes of an image", prepare: { hang(&$0, [image("a", 1)]) },
      edit: { hang(&$0, [image("a", 2)]) },
      is: Change(
        .picture([
          Edit(
            .image(member, positioned(image("a", 1), at: 1)),
            .image(member, positioned(image("a", 2), at: 1)))
        ]), .bytes(Edit(digest(1), digest(2))))),
  ]

  // MARK: - Level 0 and files

  private static let water = KeywordFacts("Water", isStandard: true)
  private static func water(_ what: Change.What) -> Change {
    Change(.keyword("water", idString: Edit("Water", "Water")), what)
  }
  private static let french = LanguageFacts("fr", englishName: "French", isDefined: true)
  private static let cycle = Problem(.includeCycle, file: "a", message: "a includes itself")

  static let others = [
    Case(
      "a keyword", edit: { $0.hub.keywords["water"] = water }, is: water(.added(.keyword(water)))),
    Case(
      "a keyword that is only in use now", prepare: { $0.hub.keywords["water"] = water },
      edit: { $0.hub.keywords["water"]?.isStandard = false }, is: water(.removed(.keyword(water)))),
    Case(
      "a translation", prepare: { $0.hub.keywords["water"] = water },
      edit: { $0.hub.keywords["water"]?.names["nl"] = "Water" },
      is: water(.translation(.name, language: "nl", Edit(nil, "Water")))),
    Case(
      "what a keyword is for", prepare: { $0.hub.keywords["water"] = water },
      edit: { $0.hub.keywords["water"]?.usages["en"] = "Wet" },
      is: water(.translation(.usage, language: "en", Edit(nil, "Wet")))),
    Case(
      "a language", edit: { $0.hub.languages["fr"] = french },
      is: Change(.language("fr"), .added(.language(french)))),
    Case(
      "a language's name", prepare: { $0.hub.languages["fr"] = french },
      edit: { $0.hub.languages["fr"]?.englishName = "Français" },
      is: Change(.language("fr"), .text(.englishName, Edit("French", "Français")))),
    Case(
      "a problem", edit: { $0.hub.problems = [cycle] },
      is: Change(.problem, .added(.problem(cycle)))),
    Case(
      "a file that cannot be had",
      prepare: { $0.hub.sources["a"] = RecordedSource("a", role: "level3") },
      edit: { $0.hub.sources["a"]?.state = .failed },
      is: Change(
        .source,
        .source(
          Edit(
            RecordedSource("a", role: "level3"),
            RecordedSource("a", role: "level3", state: .failed))))),
  ]

  @Test(arguments: organizations + photographers + memberships + portfolios + others)
  func `an edit is exactly one change`(edit: Case) {
    var old = SmallValues()
    edit.prepare(&old)
    var new = old
    edit.edit(&new)
    let forth = BundleDifference(from: old.hub, to: new.hub)
    #expect(forth == BundleDifference(changes: edit.changes, unknown: []))
    let back = BundleDifference(from: new.hub, to: old.hub)
    #expect(back.changes == edit.changes.map(\.mirrored))
  }

  @Test func `a member who leaves can hand a role over to one who joins`() {
    var old = SmallValues()
    var new = old
    let seats = [Self.yara, Values.ilse].map { Values.membership($0, Values.morgenlicht) }
    new.join(Self.yara, Values.morgenlicht)
    new.hub.memberships[seats[0]]?.roles = [.chairman]
    old.hub.memberships[seats[1]]?.roles = [.chairman]
    new.hub.memberships[seats[1]] = nil
    new.hub.photographers[Values.ilse] = nil
    let changes = BundleDifference(from: old.hub, to: new.hub).changes
    #expect(changes.count == 3)
    #expect(
      changes.contains(
        Change(.membership(Edit(seats[1], seats[0])), .roleHandedOver(.chairman))))
  }

  @Test func `nobody moves to a new club, which has all its members`() {
    let old = SmallValues()
    var new = old
    let club = OrganizationIdentity(fullName: "Kring Derde", town: "Elders")
    var facts = OrganizationFacts(club, kind: .club)
    (facts.members, facts.level) = (.read, 2)
    new.hub.organizations[club] = facts
    new.hub.memberships[Values.membership(Values.jan, Values.zonnevlek)] = nil
    new.hub.organizations[Values.zonnevlek]?.level = 2
    new.join(Values.jan, club)
    for (one, other) in [(old, new), (new, old)] {
      let changes = BundleDifference(from: one.hub, to: other.hub).changes
      let members = changes.flatMap { change -> [Member] in
        switch change.what {
        case .added(.organization(_, let members)), .removed(.organization(_, let members)):
          members
        default: []
        }
      }
      #expect(members.map(\.membership.identity) == [Values.membership(Values.jan, club)])
      #expect(changes.allSatisfy { !["moved"].contains($0.kind.name) })
    }
  }

  @Test(arguments: [true, false])
  func `a club has portfolios only if one of them is not a placeholder`(isPlaceholder: Bool) {
    let old = SmallValues()
    var new = old
    new.hub.organizations[Values.zonnevlek]?.level = 3
    new.hub.memberships[Values.membership(Values.jan, Values.zonnevlek)]?.levelThreeURL =
      isPlaceholder ? "https://www.example.com/a/" : "https://jan.nl/a/"
    for (one, other) in [(old, new), (new, old)] {
      let changes = BundleDifference(from: one.hub, to: other.hub).changes
      #expect(changes.count == (isPlaceholder ? 0 : 2))
      var options = DiffOptions()
      options.isStrict = true
      #expect(BundleDifference(from: one.hub, to: other.hub, options: options).changes.count == 2)
    }
  }

  @Test func `leaving two clubs and joining one is not a move`() {
    var new = SmallValues()
    let old = new
    let club = OrganizationIdentity(fullName: "Kring Derde", town: "Elders")
    var facts = OrganizationFacts(club, kind: .club)
    facts.members = .read
    new.hub.organizations[club] = facts
    for old in [Values.morgenlicht, Values.zonnevlek] {
      new.hub.memberships[Values.membership(Values.jan, old)] = nil
    }
    new.join(Values.jan, club)
    let changes = BundleDifference(from: old.hub, to: new.hub).changes
    #expect(
      !changes.contains {
        if case .moved = $0.what { true } else { false }
      })
  }
}
