import HubModel
import Testing

@testable import HubDiff

/// Pairs of names that belong to one person, and pairs that do not.
struct PhotographerMatchingTests {
  static let corrected: [MatchingCase] = [
    people(person("Jan van|den Zonneschijn"), person("Jan|van den|Zonneschijn")),
    people(person("Zoe|Zoomley"), person("Zoë|Zoomley")),
    people(person("Hendrik Jan|Kiekeboe"), person("Hendrik-Jan|Kiekeboe")),
    people(person("Kazemachi|Haru"), person("Haru|Kazemachi")),
    people(person("Rupert|Rainwear"), person("Rupert|Rainware")),
    people(person("Jan|van den|Zonneberg"), person("Jan|Vandenzonneberg")),
    people(person("Jan|Z."), person("Jan|Zonneschijn")),
    people(person("Jan P.|Zonneschijn"), person("Jan|Zonneschijn")),
    people(person("Mariette|Avondrood"), person("Mariet|Avondrood")),
    people(person("Cees|Avondrood"), person("Kees|Avondrood")),
    people(person("Bertie|O'Shutter"), person("Bertie|OShutter")),
    people(person("JAN|ZONNESCHIJN"), person("Jan|Zonneschijn")),
    people(person("Jürgen|Müllersee"), person("Juergen|Muellersee")),
    people(person("Søren|Lysgård"), person("Soren|Lysgaard")),
    people(person("J.|Zonneschijn"), person("Jan|Zonneschijn")),
    people(person("J.P.|Zonneschijn"), person("Jan Pieter|Zonneschijn")),
    people(person("Chr.|Zonneschijn"), person("Christa|Zonneschijn")),
    people(person("Hans|Zonneschijn"), person("Johannes|Zonneschijn")),
    people(person("Wim|Tegenlicht"), person("Willem|Tegenlicht")),
    people(person("Jan|van de|Zonneschijn"), person("Jan|van den|Zonneschijn")),
    people(person("Jan|Zonneschijn"), person("Jan|van|Zonneschijn")),
    people(person("Jan|v.d.|Zonneschijn"), person("Jan|van de|Zonneschijn")),
    people(person("Ilse|Avondrood"), person("Ilse|Avondrood-de Nacht")),
    people(person("Ilse|de|Nacht"), person("Ilse|Avondrood-de Nacht")),
    people(person("Ilse|Avondrood"), person("Ilse|Avonrood")),
    people(person("Ilse|Avondrood"), person("Ilse|Avondroood")),
    people(person("Ilse|Avondrood"), person("Ilse|Avnodrood")),
    people(person("Marjke|Avondrood"), person("Marijke|Avondrood")),
    people(person("Erik|Avondrood"), person("Eric|Avondrood")),
    people(person("Filip|Tegenlicht"), person("Philip|Tegenlicht")),
    people(person("Peterr|Tegenlicht"), person("Peter|Tegenlicht")),
    people(person("Jan|Zonnenschijn"), person("Jan Willem|Zonnenschijn")),
    people(person("Jan|Zonnesmit"), person("Jan|Zonnesmid")),
    people(
      person("Ilse|Avondrood", gallery: "https://lumen.example/ilse", birthday: "--03-05"),
      person("Ilse|Nachtegaal", gallery: "https://lumen.example/ilse", birthday: "1970-03-05")),
    people(
      person("Ilse|Avondrood", portrait: "p/ilse.jpg", fotobond: 7301033, start: "2001-01-01"),
      person("Ilse|Nachtegaal", portrait: "p/ilse.jpg", fotobond: 7301033, start: "2001-01-01")),
    people(
      person("Kees|Tegenlicht", gallery: "https://lumen.example/kt", birthday: "--05-05"),
      person("Koos|Tegenlicht", gallery: "https://lumen.example/kt", birthday: "--05-05")),
    people(
      person("Tim|Tegenlicht", gallery: "https://lumen.example/t"),
      person("Tom|Tegenlicht", gallery: "https://lumen.example/t")),
    people(
      person("Daan|Draadkast", website: "https://draadkast.example"),
      person("Daan|Draadkasd", clubs: [Somebody.umbra], website: "https://draadkast.example")),
    people(
      person("Zoe|Draadkast", birthday: "--03-05"),
      person("Zoë|Draadkast", clubs: [Somebody.umbra], birthday: "--03-05")),
    people(
      person("Jan van den|Zonneschijn"),
      person("Jan|van den|Zonneschijn", clubs: [Somebody.umbra])),
    people(person("Zoe|Zoomley"), person("Zoë|Zoomly")),
    people(person("Mo|Middelgrijs", fotobond: 7301001), person("Mo|Midelgrijs", fotobond: 7301001)),
    people(person("Jan|Bos"), person("Jan|Boss")),
    // A different given name, with facts that no successor takes over.
    people(
      person("Tjeu|Avondrood", fotobond: 7301087, start: "2019-02-07", roles: [.secretary]),
      person("Mathieu|Avondrood", fotobond: 7301087, start: "2019-02-07", roles: [.secretary])),
    people(
      person(
        "Bobo|Avondrood", gallery: "https://lumen.example/b", fotobond: 7301087, start: "2019-02-07"
      ),
      person(
        "Ignatius|Avondrood", gallery: "https://lumen.example/b", fotobond: 7301087,
        start: "2019-02-07")),
    people(
      person(
        "Bobo|Avondrood", gallery: "https://lumen.example/b", portrait: "p/b.jpg",
        featured: "f/b.jpg"),
      person(
        "Ignatius|Avondrood", gallery: "https://lumen.example/b", portrait: "p/b.jpg",
        featured: "f/b.jpg")),
    people(person("Bobo|Avondrood"), person("Ignatius (Bobo)|Avondrood")),
    people(person("Netty|Avondrood"), person("Nettie|Avondrood")),
    people(
      person("Germa|Avondrood", keywords: ["Nature", "Portrait"]),
      person("Germaine|Avondrood", keywords: ["Nature", "Portrait"])),
    people(person("Coby|Avondrood"), person("Jacoba|Avondrood")),
    people(person("Guus|Avondrood"), person("Augustinus|Avondrood")),
    // The site with all portraits moved.
    people(
      person("Daan|Draadkast", portrait: "https://lumen.example/2024/02/IMG_6406.jpg"),
      person(
        "Daan|Draadkasd", clubs: [Somebody.umbra],
        portrait: "https://www.fc-lumen.example/2024/02/IMG_6406.jpg"),
      changed: (
        [person("Mo|Middelgrijs", portrait: "https://lumen.example/2024/01/mo.jpg")],
        [person("Mo|Middelgrijs", portrait: "https://fc-lumen.example/2024/01/mo.jpg")]
      )),
    // All galleries of the club moved.
    people(
      person("Ilse|Avondrood", gallery: "http://www.lumen.example/leden/ilse/"),
      person("Ilse|Avonrood", gallery: "https://zonstad.example/lumen/avonrood"),
      changed: (
        [person("Mo|Middelgrijs", gallery: "http://www.lumen.example/leden/mo/")],
        [person("Mo|Middelgrijs", gallery: "https://zonstad.example/lumen/middelgrijs")]
      )),
    people(
      person(
        "Ilse|Avondrood", gallery: "https://lumen.example/ilse",
        images: ["1.jpg", "2.jpg", "3.jpg"]),
      person(
        "Ilse|Avonrood", gallery: "https://zonstad.example/ia", images: ["4.jpg", "5.jpg", "6.jpg"]),
      changed: (
        [person("Mo|Middelgrijs", gallery: "https://lumen.example/mo")],
        [person("Mo|Middelgrijs", gallery: "https://zonstad.example/mm")]
      )),
  ]

  @Test(arguments: corrected)
  func `a corrected name is found`(_ given: MatchingCase) {
    let matches = PhotographerMatching.matches(from: given.before, to: given.after, renamed: [:])
    #expect(matches.count == 1, "\(given.title)")
  }

  static let apart: [MatchingCase] = [
    people(person("Kees|Tegenlicht"), person("Koos|Tegenlicht")),
    // Placeholder pictures pass to whoever joins next.
    people(
      person("Bas|Nachtegaal", gallery: "https://lumen.example/new", portrait: "p/empty.jpg"),
      person("Wim|Donkerekamer", gallery: "https://lumen.example/new", portrait: "p/empty.jpg")),
    // A couple shares one website, and may share one number by mistake.
    people(
      person(
        "Els|Tegenlicht", gallery: "https://tegenlicht.example/all",
        website: "https://tegenlicht.example", fotobond: 7301018),
      person(
        "Bas|Tegenlicht", gallery: "https://tegenlicht.example/all",
        website: "https://tegenlicht.example", fotobond: 7301018)),
    people(person("Tim|Tegenlicht"), person("Tom|Tegenlicht")),
    people(person("René|Tegenlicht"), person("Renée|Tegenlicht")),
    people(person("Paul|Tegenlicht"), person("Paula|Tegenlicht")),
    people(
      person("Kees|Tegenlicht", fotobond: 7301018, start: "2001-01-01"),
      person("Koos|Tegenlicht", fotobond: 7301019, start: "2001-01-01")),
    people(
      person("Kees|Tegenlicht", website: "https://tegenlicht.example", start: "2001-01-01"),
      person("Anna|Tegenlicht", website: "https://tegenlicht.example", start: "2001-01-01")),
    people(person("Jan|Tegenlicht"), person("Hans|Tegenlicht")),
    people(person("Jan|Tegenlicht sr."), person("Jan|Tegenlicht jr.")),
    people(person("Jan|Tegenlicht"), person("Jan|Tegenlicht jr.")),
    people(person("Rupert|Rainwear"), person("Rupert|Rainware", clubs: [Somebody.umbra])),
    people(person("Zoe|Zoomley"), person("Zoë|Zoomley", clubs: [Somebody.umbra])),
    people(person("Jan|Jansen", birthday: "--01-01"), person("Jan|Janssen", birthday: "--07-30")),
    people(person("Jan|Jansen", start: "2001-01-01"), person("Jan|Janssen", start: "2026-01-01")),
    people(person("Jan|Jansen", fotobond: 7301001), person("Jan|Janssen", fotobond: 7301099)),
    people(
      person("Ilse|Avondrood", gallery: "https://lumen.example/ilse"),
      person("Ilse|Nachtegaal", gallery: "https://lumen.example/ilse")),
    people(
      person("Ilse|Avondrood", gallery: "https://lumen.example/7", fotobond: 7301007),
      person("Bas|Nachtegaal", gallery: "https://lumen.example/7", fotobond: 7301007)),
    people(
      person(
        "Ilse|Avondrood", gallery: "https://lumen.example/7", images: ["1.jpg", "2.jpg", "3.jpg"]),
      person(
        "Ilse|Nachtegaal", gallery: "https://lumen.example/7", images: ["4.jpg", "5.jpg", "6.jpg"])),
    people(
      person("Ilse|Avondrood", portrait: "p/nobody.jpg", start: "2001-01-01"),
      person("Ilse|Nachtegaal", portrait: "p/nobody.jpg", start: "2001-01-01"),
      shared: ["p/nobody.jpg"]),
    people(
      person("Ilse|Avondrood", gallery: "https://lumen.example/empty", portrait: "p/nobody.jpg"),
      person("Ilse|Nachtegaal", gallery: "https://lumen.example/empty", portrait: "p/nobody.jpg"),
      with: [person("Ad|Ander", gallery: "https://lumen.example/empty", portrait: "p/nobody.jpg")]),
    people(person("J.|Tegenlicht"), person("Jan|Tegenlicht"), person("Joop|Tegenlicht")),
    people(person("Jan|Jansen"), person("Jan|Janssen"), person("Jan|Jaansen")),
    people(person("P.|Tegenlicht"), person("Jan|Tegenlicht")),
    people(person("Jan|Zonneschijn"), person("Jan|Maneschijn")),
    people(person("Jan|de|Boer"), person("Piet|de|Boer", website: "https://boer.example")),
    people(person("Willem|Avondrood"), person("Willemijn|Avondrood")),
    people(person("Simon|Avondrood"), person("Simone|Avondrood")),
    people(person("Suza|Avondrood"), person("Suzarina|Avondrood")),
    // Father and son with the same number and gallery; two people who joined on the same day.
    people(
      person(
        "Harry|Avondrood", gallery: "https://lumen.example/7", fotobond: 7301007,
        start: "2001-01-01"),
      person("Erik|Avondrood", gallery: "https://lumen.example/7", fotobond: 7301007)),
    people(
      person("Harry|Avondrood", fotobond: 7301007, start: "2001-01-01"),
      person("Erik|Avondrood", fotobond: 7301008, start: "2001-01-01")),
    // Portraits at the same path of two sites, while nobody else's portrait moved between the sites.
    people(
      person("Daan|Draadkast", portrait: "https://lumen.example/2024/02/portrait.jpg"),
      person(
        "Daan|Draadkasd", clubs: [Somebody.umbra],
        portrait: "https://umbra.example/2024/02/portrait.jpg")),
    // Different galleries, while nobody else's gallery moved between the two folders.
    people(
      person("Jan|Jansen", gallery: "https://lumen.example/jan"),
      person("Jan|Janssen", gallery: "https://zonstad.example/janssen"),
      changed: (
        [person("Mo|Middelgrijs", gallery: "https://lumen.example/mo")],
        [person("Mo|Middelgrijs", gallery: "https://maanstad.example/mm")]
      )),
  ]

  @Test(arguments: apart)
  func `two different people are not paired`(_ given: MatchingCase) {
    let matches = PhotographerMatching.matches(from: given.before, to: given.after, renamed: [:])
    #expect(matches.isEmpty, "\(given.title)")
  }

  @Test(arguments: corrected + apart)
  func `comparing backwards gives the mirrored pairs`(_ given: MatchingCase) {
    let matches = PhotographerMatching.matches(from: given.before, to: given.after, renamed: [:])
    let mirrored = PhotographerMatching.matches(from: given.after, to: given.before, renamed: [:])
    #expect(mirrored.map(\.before) == matches.map(\.after))
    #expect(mirrored.map(\.evidence) == matches.map(\.evidence))
  }

  @Test func `brothers with a corrected family name are not mixed up`() {
    let before = HubValues([], [person("Kees|Tegenlich"), person("Koos|Tegenlich")])
    let after = HubValues([], [person("Kees|Tegenlicht"), person("Koos|Tegenlicht")])
    let matches = PhotographerMatching.matches(from: before, to: after, renamed: [:])
    #expect(matches.count == 2)
    #expect(matches.allSatisfy { $0.before.givenName == $0.after.givenName })
  }

  @Test func `members of a renamed club are in the same club`() {
    let before = HubValues([], [person("Rupert|Rainwear")])
    let after = HubValues([], [person("Rupert|Rainware", clubs: [Somebody.umbra])])
    let matches = PhotographerMatching.matches(
      from: before, to: after, renamed: [Somebody.lumen: Somebody.umbra])
    #expect(
      matches.first?.evidence.map(\.text) == ["names differ in the order of letters", "same club"])
  }

  @Test func `thousands of similar names are compared in reasonable time`() {
    let families = ["Tegenlicht", "Avondrood", "Nachtegaal"]
    func crowd(_ suffix: String) -> [Somebody] {
      (0..<3000).map { person("Lid\(suffix)\($0)|\(families[$0 % 3])") }
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      let before = HubValues([], crowd("a"))
      _ = PhotographerMatching.matches(from: before, to: HubValues([], crowd("b")), renamed: [:])
    }
    #expect(time < .seconds(120))
  }
}
