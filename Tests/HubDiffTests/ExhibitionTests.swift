import HubModel
import Testing

@testable import HubDiff

/// Changes of the exhibitions of clubs and museums.
struct ExhibitionTests {
  private typealias Values = SmallValues

  private static func exhibition(
    _ name: String, _ startDate: String?, of club: OrganizationIdentity = Values.zonnevlek
  ) -> ExhibitionFacts {
    var facts = ExhibitionFacts(name, of: club)
    facts.startDate = startDate
    return facts
  }

  private static func hub(_ exhibitions: ExhibitionFacts...) -> HubValues {
    var hub = SmallValues().hub
    for facts in exhibitions { hub.exhibitions[facts.identity] = facts }
    return hub
  }

  /// Returns the changes of exhibitions, and checks that comparing backwards finds as many.
  private static func changes(_ old: HubValues, _ new: HubValues) -> [Change] {
    let forth = BundleDifference(from: old, to: new)
    #expect(forth.unknown.isEmpty)
    #expect(BundleDifference(from: new, to: old).changes.count == forth.changes.count)
    return forth.changes.filter { if case .exhibition = $0.subject { true } else { false } }
  }

  private static func lines(_ old: HubValues, _ new: HubValues) -> [String] {
    changes(old, new).map { Sentence($0).text }
  }

  @Test func `exhibitions come and go`() {
    var light = Self.exhibition("Licht", "2026-12-05")
    light.endDate = "2027-01-17"
    light.venue = "De Kade"
    #expect(
      Self.lines(Self.hub(), Self.hub(light)) == [
        "new exhibition: Licht (2026-12-05 to 2027-01-17, De Kade)"
      ])
    #expect(
      Self.lines(Self.hub(light), Self.hub()) == [
        "exhibition no longer listed: Licht (2026-12-05 to 2027-01-17, De Kade)"
      ])
  }

  @Test func `a postponed exhibition is the same exhibition`() {
    let lines = Self.lines(
      Self.hub(Self.exhibition("Licht", "2026-12-05")),
      Self.hub(Self.exhibition("Licht", "2027-02-01")))
    #expect(lines == ["exhibition Licht, first day: 2026-12-05 → 2027-02-01"])
  }

  @Test func `last year's exhibition of the same name is a different exhibition`() {
    let (old, new) = (
      Self.exhibition("Salon", "2025-12-01"), Self.exhibition("Salon", "2026-12-01")
    )
    #expect(Self.lines(Self.hub(old), Self.hub(old, new)) == ["new exhibition: Salon (2026-12-01)"])
  }

  @Test func `an exhibition follows its club when the club is renamed`() {
    var new = Self.hub()
    let club = OrganizationIdentity(fullName: "Fotoclub Zonnevlek", town: "Elders")
    new.organizations[club] = new.organizations.removeValue(forKey: Values.zonnevlek)
    new.organizations[club]?.identity = club
    let member = new.memberships.removeValue(
      forKey: Values.membership(Values.jan, Values.zonnevlek))
    if var member {
      member.identity.club = club
      new.memberships[member.identity] = member
    }
    let moved = Self.exhibition("Licht", nil, of: club)
    new.exhibitions[moved.identity] = moved
    #expect(Self.changes(Self.hub(Self.exhibition("Licht", nil)), new).isEmpty)
  }

  @Test func `each fact is one change`() {
    let old = Self.exhibition("Licht", "2026-12-05")
    func told(_ edit: (inout ExhibitionFacts) -> Void) -> [String] {
      var new = old
      edit(&new)
      return Self.lines(Self.hub(old), Self.hub(new))
    }
    #expect(
      told { $0.endDate = "2027-01-01" } == [
        "exhibition Licht, last day added: 2027-01-01"
      ])
    #expect(told { $0.venue = "Zaal" } == ["exhibition Licht, venue added: Zaal"])
    #expect(
      told { $0.coordinates = Coordinates(latitude: 52, longitude: 5) } == [
        "exhibition Licht, coordinates added: 52.0, 5.0"
      ])
    #expect(
      told { $0.remarks["nl"] = "Gratis" } == ["exhibition Licht, remark in Dutch added: Gratis"]
    )
    #expect(
      told { $0.poster = PublishedPicture(url: "p.jpg") } == [
        "exhibition Licht, poster added: p.jpg"
      ])
    #expect(
      told {
        $0.gallery = GalleryFacts(form: "juicebox", isKnown: true)
        $0.gallery?.images = ["1.jpg", "2.jpg"].map { ImageFacts(PublishedPicture(url: $0)) }
      } == ["exhibition Licht, gallery: 2 images added (1.jpg, 2.jpg)"])
  }

  @Test func `different bytes make a different picture`() {
    func digest(_ byte: UInt8) -> HexDigest { HexDigest(bytes: Array(repeating: byte, count: 32)) }
    var (old, new) = (Self.exhibition("Licht", nil), Self.exhibition("Licht", nil))
    old.poster = PublishedPicture(url: "p.jpg", digest: digest(1))
    new.poster = PublishedPicture(url: "p.jpg", digest: nil)
    #expect(Self.changes(Self.hub(old), Self.hub(new)).isEmpty)
    new.poster?.digest = digest(2)
    #expect(
      Self.lines(Self.hub(old), Self.hub(new)) == [
        "exhibition Licht, poster replaced (same URL)"
      ])
    (old.poster, new.poster) = (nil, nil)
    old.gallery = GalleryFacts(form: "juicebox", isKnown: true)
    old.gallery?.images = [ImageFacts(PublishedPicture(url: "1.jpg", digest: digest(1)))]
    new.gallery = old.gallery
    new.gallery?.images[0].picture.digest = digest(2)
    #expect(
      Self.lines(Self.hub(old), Self.hub(new)) == [
        "exhibition Licht, gallery: 1.jpg replaced"
      ])
    let image = ImageFacts(PublishedPicture(url: "1.jpg", digest: digest(2)))
    new.gallery?.images = [image, image]
    #expect(
      Self.lines(Self.hub(old), Self.hub(new)) == [
        "exhibition Licht, gallery: 1 image added (1.jpg), 1.jpg replaced"
      ])
    old.gallery?.images = []
    new.gallery?.images = []
    new.gallery?.form = "web-page"
    #expect(
      Self.lines(Self.hub(old), Self.hub(new)) == [
        "exhibition Licht, gallery: JuiceBox gallery → web page"
      ])
  }

  @Test func `photographers, wall texts and the order of a list are compared`() {
    var old = Self.exhibition("Licht", nil)
    old.gallery = GalleryFacts(form: "list", isKnown: true)
    old.gallery?.images = ["1.jpg", "2.jpg"].map { ImageFacts(PublishedPicture(url: $0)) }
    func told(_ edit: (inout [ImageFacts]) -> Void) -> [String] {
      var new = old
      if new.gallery != nil { edit(&new.gallery!.images) }
      return Self.lines(Self.hub(old), Self.hub(new))
    }
    func changed(_ news: String) -> [String] { ["exhibition Licht, gallery: \(news)"] }
    #expect(told { _ in }.isEmpty)
    #expect(
      told { $0[0].photographer = "Anna de Proef" } == changed("texts of 1.jpg changed"))
    #expect(told { $0[1].wallTexts["nl"] = "Mist." } == changed("texts of 2.jpg changed"))
    #expect(told { $0.swapAt(0, 1) } == changed("order changed"))
    #expect(
      told {
        $0.swapAt(0, 1)
        $0[0].title = "Mist"
        $0.append(ImageFacts(PublishedPicture(url: "3.jpg")))
      } == changed("1 image added (3.jpg), texts of “Mist” changed, order changed"))
    #expect(told { $0.removeLast() } == changed("1 image removed (2.jpg)"))
  }

  @Test func `a list with an entry that could not be read is not compared`() {
    var facts = Self.exhibition("Licht", nil)
    facts.gallery = GalleryFacts(form: "list", isKnown: true)
    facts.gallery?.images = ["1.jpg", "2.jpg"].map { ImageFacts(PublishedPicture(url: $0)) }
    var old = Self.hub(facts)
    old.organizations[Values.zonnevlek]?.listFile = "zonnevlek.level2.json"
    for keeps in [true, false] {
      facts.gallery?.images.removeLast()
      if !keeps { facts.gallery = nil }
      var new = Self.hub(facts)
      new.organizations[Values.zonnevlek]?.listFile = "zonnevlek.level2.json"
      new.problems = [
        Problem(
          .wrongType, file: "zonnevlek.level2.json",
          path: keeps ? "exhibitions[0].pictures[1]" : "exhibitions[0].pictures", message: "…")
      ]
      let difference = BundleDifference(from: old, to: new)
      #expect(difference.only([.exhibitions]).changes.isEmpty)
      #expect(!difference.unknown.isEmpty)
    }
  }

  @Test func `exhibitions and galleries that could not be read are not removed`() {
    let full = Self.hub(Self.exhibition("Licht", nil))
    var ignorant = Self.hub()
    ignorant.organizations[Values.zonnevlek]?.members = .unknown
    #expect(BundleDifference(from: full, to: ignorant).only([.exhibitions]).changes.isEmpty)
    for (difference, side, other) in [
      (BundleDifference(from: full, to: ignorant), "new", "before"),
      (BundleDifference(from: ignorant, to: full), "old", "now"),
    ] {
      #expect(
        difference.only([.exhibitions]).unknown.map { Sentence($0).text } == [
          "the \(side) bundle does not include the exhibitions of Fotoclub Zonnevlek (Waterlinge) "
            + "(1 \(other)): the member list was not fetched or could not be read"
        ])
    }
    var (had, lost) = (Self.exhibition("Licht", nil), Self.exhibition("Licht", nil))
    had.gallery = GalleryFacts(form: "juicebox", isKnown: true)
    had.gallery?.images = [ImageFacts(PublishedPicture(url: "1.jpg"))]
    lost.gallery = GalleryFacts(form: nil, isKnown: false)
    let difference = BundleDifference(from: Self.hub(had), to: Self.hub(lost))
    #expect(difference.changes.isEmpty)
    #expect(
      difference.unknown.map { Sentence($0).text } == [
        "the new bundle does not include the images of the exhibition Licht of "
          + "Fotoclub Zonnevlek (Waterlinge) (1 before): the gallery was not fetched or could not be read"
      ])
  }

  @Test func `the exhibitions of a bundle that is too old to have any are unknown`() {
    var old = Self.hub()
    old.gaps.lackingColumns = ["exhibitions.id", "exhibitions.name"]
    let difference = BundleDifference(from: old, to: Self.hub(Self.exhibition("Licht", nil)))
    #expect(difference.changes.isEmpty)
    #expect(
      difference.unknown.map { Sentence($0).text } == [
        "the old bundle does not include exhibitions: the bundle was made before hubpack recorded them"
      ])
    #expect(BundleDifference(from: old, to: Self.hub()).unknown.isEmpty)
    var new = Self.hub()
    new.problems = [Problem(.exhibitionWithoutName, file: "a.json", message: "an exhibition …")]
    #expect(BundleDifference(from: old, to: new).changes.isEmpty)
    #expect(BundleDifference(from: new, to: old).changes.isEmpty)
  }
}

extension Sentence {
  fileprivate var text: String { whole.map(\.text).joined() }
}
