import HubModel
import Testing

@testable import HubDiff

/// Clubs and museums that were renamed, and those that only look like it.
struct OrganizationMatchingTests {
  static let here = (51.5, 5.5)
  static let nextDoor = (51.5002, 5.5002)

  static let renamed: [MatchingCase] = [
    organizations(
      place("Fotoclub Lumen, Zonstad", nick: "fcLumen"),
      place("Lichtbild, Zonstad", nick: "fcLumen")),
    organizations(
      place("Fotoclub Lumen, Zonstad", website: "https://lumen.example/"),
      place("Lichtbild, Zonstad", website: "http://www.lumen.example")),
    organizations(
      place(
        "Fotoclub Lumen, Zonstad", nick: "fcLumen",
        levelTwo: "https://a.example/fcLumen.level2.json"),
      place(
        "Lichtbild, Zonstad", nick: "Lichtbild", levelTwo: "https://b.example/fcLumen.level2.json")),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here, fotobond: 7301),
      place("Lichtbild, Zonstad", at: here, fotobond: 7301)),
    organizations(place("Fotoclub Lumen, Zonstad"), place("Fotogroep Lumen, Zonstad")),
    organizations(place("Fotoclub Lumen, Zonstad"), place("Lumen, Zonstad")),
    organizations(place("Fotoclub Lumen, Zonstad"), place("Photo Club Lumen, Zonstad")),
    organizations(place("Fotoclub Lumen, Zonstad"), place("Fotoclub Lumen Zonstad, Zonstad")),
    organizations(place("Fotoclub Lumen, Zonstad"), place("Fotoclub Lumen 1952, Zonstad")),
    organizations(place("Fotoclub Zonstad, Zonstad"), place("Photo Club Zonstad, Zonstad")),
    organizations(
      place("Museum voor Fotografie, Zonstad", kind: .museum),
      place("Fotomuseum, Zonstad", kind: .museum)),
    organizations(
      place("Museum voor Licht, Zonstad", kind: .museum),
      place("Museum voor Licht 1952, Zonstad", kind: .museum)),
    organizations(place("Fotoclub Zonstad, Zonstad"), place("Fotoclub Zonstad 1952, Zonstad")),
    organizations(
      place("Fotoclub Zonstad, Zonstad", at: here), place("Fotoclbu Zonstad, Zonstad", at: here)),
    organizations(
      place("Fotoclub Zonstad, Zonstad", at: here), place("Fotoclub Zonstd, Zonstad", at: here)),
    organizations(
      place("Fotoclub Licht & Lens, Zonstad"), place("Fotoclub Licht en Lens, Zonstad")),
    organizations(
      place("Fotoclub Zonstad, Zonstad", at: here), place("Fotogroep Zonstad, Zonstad", at: here)),
    organizations(place("Fotogroep Zonstad, Zonstad"), place("Fotogroep Zonstad e.o., Zonstad")),
    organizations(place("Fotoclub Duerstad, Duerstad"), place("Fotoclub Deurstad, Deurstad")),
    organizations(place("Fotoclub Lumen, Duerstad"), place("Fotoclub Lumen, Deurstad")),
    organizations(place("Fotoclub Lumen, Sint Zon"), place("Fotoclub Lumen, Sint-Zon")),
    organizations(
      place("Museum Obscura, New Zonstad", kind: .museum),
      place("Museum Obscura, New Zonstad City", kind: .museum)),
    organizations(
      place("Fotoclub Lumen, Zonstad", nick: "fcLumen"),
      place("Fotoclub Lumen, Maanstad", nick: "fcLumen")),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: (51.5, 5.5)),
      place("Fotoclub Lumen, Maanstad", at: (51.53, 5.53))),
    organizations(
      place("Fotoclub Lumne, Zonstad", at: here), place("Fotoclub Lumen, Zonstad", at: here)),
    organizations(
      place("Obscura Zonstad, Zonstad", kind: .museum, at: here),
      place("Obscura Fotografiemuseum Zonstad, Zonstad", kind: .museum, at: here)),
    organizations(
      place("Musée Obscura, Zonstad", kind: .museum),
      place("Museum Obscura, Zonstad", kind: .museum)),
    organizations(
      place("Museum der langen Schatten, Zonstad", kind: .museum, at: here),
      place("Haus der langen Schatten, Zonstad", kind: .museum, at: nextDoor)),
    organizations(
      place("Zonstads Instituut voor Licht, Zonstad", kind: .museum, at: here),
      place("ZIVL, Zonstad", kind: .museum, at: here)),
    organizations(
      place(
        "Huis van Licht, Zonstad", kind: .museum, wikipedia: "https://nl.wikipedia.example/Huis"),
      place("Obscura, Zonstad", kind: .museum, wikipedia: "https://nl.wikipedia.example/Huis")),
    organizations(
      place(
        "Fotoclub Lumen, Zonstad", at: here, remark: "Meets in the old mill on every second Monday."
      ),
      place("Lichtbild, Zonstad", at: here, remark: "Meets in the old mill on every second Monday.")
    ),
    organizations(
      place("Fotoclub Lumen, Zonstad"), place("Lichtbild, Maanstad"),
      members: (
        ["Ann|Een", "Bo|Twee", "Cas|Drie", "Dee|Vier", "Eef|Vijf"],
        ["Ann|Een", "Bo|Twee", "Cas|Drié", "Dee|Vier", "Eef|Vijf"]
      )),
    organizations(
      place(
        "Fotoclub Lumen, Zonstad", nick: "fcLumen", at: here, website: "https://fclumen.example"),
      place(
        "Fotogroep Lumen, Zonstad", nick: "fgLumen", at: here, website: "https://fglumen.example")),
    organizations(
      place("Fotoclub Lumen, Zonstad", nick: "fcLumen", at: here, fotobond: 7301),
      place("Fotogroep Umbra, Zonstad", nick: "fgUmbra", at: here, fotobond: 7301)),
    organizations(
      place("FOTOCLUB LUMEN, Zonstad"), place("Fotoclub Lumen, Zonstad")),
    organizations(
      place("Individueel Oost, Zonstad", nick: "IndividueelO", at: here, fotobond: 7300),
      place("Persoonlijke Leden Oost, Zonstad", nick: "Persoonlijk73", at: here, fotobond: 7300)),
  ]

  @Test(arguments: renamed)
  func `a renamed organization is found by what it kept`(_ given: MatchingCase) {
    let matches = OrganizationMatching.matches(from: given.before, to: given.after)
    #expect(matches.count == 1, "\(given.title)")
  }

  static let apart: [MatchingCase] = [
    organizations(
      place("Fotoclub Zonstad, Zonstad", nick: "fcZonstad", at: here),
      place("Fotoclub Zonstad Oost, Zonstad", nick: "fcZonstadOost", at: nextDoor)),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here), place("Fotoclub Lumen Junior, Zonstad", at: here)),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here), place("Fotoclub Umbra, Zonstad", at: here)),
    organizations(place("Fotoclub Lumen, Zonstad"), place("Fotoclub Umbra, Zonstad")),
    organizations(
      place("Fotoclub Lumen, Zonstad", website: "https://federation.example/lumen"),
      place("Fotoclub Umbra, Zonstad", website: "https://federation.example/umbra")),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here, website: "https://federation.example"),
      place("Fotoclub Umbra, Zonstad", at: here, website: "https://federation.example"),
      with: [place("Fotoclub Prisma, Maanstad", website: "https://federation.example")]),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here, website: "https://www.facebook.com/"),
      place("Fotoclub Umbra, Zonstad", at: here, website: "https://www.facebook.com")),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here, website: "https://www.example.com"),
      place("Fotoclub Umbra, Zonstad", at: here, website: "https://www.example.com")),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here, fotobond: 7301),
      place("Fotoclub Umbra, Zonstad", at: here, fotobond: 7301),
      with: [place("Fotoclub Prisma, Maanstad", fotobond: 7301)]),
    organizations(
      place("Fotoclub Zonstad, Zonstad", fotobond: 7301),
      place("Fotogroep Zonstad, Zonstad", fotobond: 7302)),
    organizations(
      place("Stedelijk Museum, Zonstad", kind: .museum, at: (51.5, 5.5)),
      place("Stedelijk Museum, Maanstad", kind: .museum, at: (51.55, 5.55))),
    organizations(
      place("Museum of Modern Art, Zonstad", kind: .museum),
      place("Museum of Modern Art, Maanstad", kind: .museum)),
    organizations(
      place("Obscura Zonstad, Zonstad", kind: .museum, at: (51.5, 5.5)),
      place("Obscura Maanstad, Maanstad", kind: .museum, at: (55.5, 9.5))),
    organizations(
      place("Museum of Shadows, Zonstad", kind: .museum, at: here),
      place("Daguerre Gallery, Zonstad", kind: .museum, at: nextDoor)),
    organizations(
      place(
        "Persoonlijke Leden Noord, Noordland", nick: "Persoonlijk03", at: (53, 6), fotobond: 300),
      place("Persoonlijke Leden Zuid, Zuidland", nick: "Persoonlijk16", at: (51, 5), fotobond: 1600)
    ),
    organizations(
      place(
        "Fotoclub de Verbinding, Zonstad", at: (51.33, 5.40), website: "https://verbinding.example"),
      place(
        "Collectief de Verbinding, Maanstad", at: (51.38, 5.44),
        website: "https://collectief.example")),
    organizations(
      place("Fotoclub Objectief, Zonstad", nick: "fcObjectief", at: (51.53, 5.62)),
      place("Fotoclub Objectief Maanstad, Maanstad", nick: "fcObjectiefM", at: (51.69, 5.67))),
    organizations(
      place("Fotocollectief 2020, Zonstad", at: here),
      place("Fotocollectief ISO 2016, Maanstad", at: here)),
    organizations(
      place("Fotoclub Zonstad, Zonstad", at: here),
      place("Fotoclub Lumen Zonstad, Zonstad", at: here)),
    organizations(
      place("Fotocollectief 2020, Zonstad"), place("Fotocollectief 2016, Zonstad")),
    organizations(
      place("Obscura, Zonstad", kind: .museum, nick: "Obscura"),
      place("Obscura, Zonstad Bad", nick: "Obscura")),
    organizations(
      place("Fotoclub Lumen, Zonstad"), place("Lichtbild, Maanstad"),
      members: (
        ["Ann|Een", "Bo|Twee", "Cas|Drie", "Dee|Vier", "Eef|Vijf"],
        ["Ann|Een", "Bo|Twee", "Gé|Zeven"]
      )),
    organizations(
      place("Fotoclub Lumen, Zonstad", at: here), place("Fotoclub Luxor, Zonstad", at: here),
      members: (["Ann|Een", "Bo|Twee", "Cas|Drie"], ["Dee|Vier", "Eef|Vijf", "Fee|Zes"])),
  ]

  @Test(arguments: apart)
  func `similar but different organizations are not paired`(_ given: MatchingCase) {
    let matches = OrganizationMatching.matches(from: given.before, to: given.after)
    #expect(matches.isEmpty, "\(given.title)")
  }

  @Test(arguments: renamed)
  func `comparing backwards gives the mirrored pairs`(_ given: MatchingCase) {
    let matches = OrganizationMatching.matches(from: given.before, to: given.after)
    let mirrored = OrganizationMatching.matches(from: given.after, to: given.before)
    #expect(mirrored.map(\.before) == matches.map(\.after))
    #expect(mirrored.map { $0.evidence.map(\.weight) } == matches.map { $0.evidence.map(\.weight) })
  }

  private static let twelve = (1...12).map { "Lid\($0)|Nummer\($0)" }

  @Test func `a club that split in halves is paired with neither`() {
    let old = place("Fotoclub Lumen, Zonstad")
    let halves = [place("Lichtbild, Zonstad"), place("Umbra, Zonstad")]
    let before = HubValues([old], Self.twelve.map { person($0, clubs: [old.identity]) })
    let after = HubValues(
      halves,
      Self.twelve.enumerated().map { person($1, clubs: [halves[$0 % 2].identity]) })
    #expect(OrganizationMatching.matches(from: before, to: after).isEmpty)
    #expect(OrganizationMatching.matches(from: after, to: before).isEmpty)
  }

  @Test func `of two merged clubs, the one that keeps its name is renamed`() {
    let olds = [place("Fotoclub Lumen, Zonstad"), place("Umbra, Zonstad")]
    let new = place("Fotogroep Lumen, Zonstad")
    let before = HubValues(
      olds, Self.twelve.enumerated().map { person($1, clubs: [olds[$0 % 2].identity]) })
    let after = HubValues([new], Self.twelve.map { person($0, clubs: [new.identity]) })
    let matches = OrganizationMatching.matches(from: before, to: after)
    #expect(matches.map(\.before) == [olds[0].identity])
  }

  @Test func `the evidence is shown, the strongest first`() throws {
    let given = organizations(
      place("Fotoclub Lumen, Zonstad", nick: "fcLumen", at: (51.5, 5.5)),
      place("Fotogroep Lumen, Zonstad", nick: "fcLumen", at: (51.501, 5.5)))
    let match = try #require(
      OrganizationMatching.matches(from: given.before, to: given.after).first)
    #expect(
      match.evidence.map(\.text) == [
        "same nickname fcLumen", "same name except for general words", "111 m apart", "same town",
      ])
  }
}
