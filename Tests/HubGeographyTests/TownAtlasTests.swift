import HubModel
import Testing

@testable import HubGeography

struct TownAtlasTests {
  private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinates {
    try #require(Coordinates(latitude: latitude, longitude: longitude))
  }

  @Test(arguments: ["The Hague", "Den Haag", "la haye", "HAGA"])
  func `a town is known by its name in each language`(name: String) throws {
    let names = TownAtlas(named: [name]).names(of: name, at: try place(52.08, 4.31))
    let expected = [
      "en": "The Hague", "nl": "Den Haag", "de": "Den Haag", "fr": "La Haye", "pl": "Haga",
      "es": "La Haya",
    ]
    #expect(names.mapValues(Text.folded) == expected.mapValues(Text.folded))
  }

  @Test func `a town is known by the name in the language of its country`() throws {
    let prague = try place(50.09, 14.42)
    #expect(TownAtlas(named: ["Praha"]).names(of: "Praha", at: prague)["nl"] == "Praag")
    let cairo = try place(30.04, 31.24)
    #expect(TownAtlas(named: ["القاهرة"]).names(of: "القاهرة", at: cairo)["en"] == "Cairo")
  }

  @Test func `diacritics are added to a name, and not removed`() throws {
    let zurich = try place(47.37, 8.54)
    let names = TownAtlas(named: ["Zürich"]).names(of: "Zürich", at: zurich)
    #expect(names["en"] == "Zürich" && names["pl"] == "Zurych")
    let plain = TownAtlas(named: ["zurich"]).names(of: "ZURICH", at: zurich)
    #expect(plain["en"] == "ZURICH" && plain["de"] == "Zürich" && plain["es"] == "Zúrich")
  }

  @Test func `a town of the same name elsewhere is another one`() throws {
    let atlas = TownAtlas(named: ["Vienna", "Nevelberg"])
    // In Virginia.
    #expect(atlas.names(of: "Vienna", at: try place(38.9, -77.27))["nl"] != "Wenen")
    #expect(atlas.names(of: "Vienna", at: try place(48.21, 16.37))["nl"] == "Wenen")
    #expect(atlas.names(of: "Nevelberg", at: try place(52, 5)) == [:])
    #expect(TownAtlas(named: [""]).names(of: "", at: try place(52.08, 4.31)) == [:])
    #expect(atlas.names(of: "Paris", at: try place(48.86, 2.35)) == [:], "not asked for")
  }

  @Test func `the distance is that to the nearest town of a name`() throws {
    let atlas = TownAtlas(named: ["Paris", "Nevelberg", "Deurne"], isForDistances: true)
    let texas = try place(33.66, -95.56)
    #expect(try #require(atlas.kilometres(from: texas, toTown: "Paris", in: "FR")) < 10)
    let lyon = try place(45.76, 4.84)
    let away = try #require(atlas.kilometres(from: lyon, toTown: "paris", in: "FR"))
    #expect((380...400).contains(away))
    #expect(atlas.kilometres(from: lyon, toTown: "Nevelberg", in: "FR") == nil)
    // The town is in Belgium; the Dutch one is too small for the data.
    #expect(atlas.kilometres(from: try place(51.46, 5.79), toTown: "Deurne", in: "NL") == nil)
  }

  @Test func `every line of the table is a town with names and a place`() throws {
    var lines = 0
    for line in (TownTable.translated + "\n" + TownTable.others).split(separator: "\n") {
      lines += 1
      let name = String(try #require(line.split(separator: "\t").dropFirst().first))
      let atlas = TownAtlas(named: [name], texts: [String(line)])
      let country = String(line.drop { $0 == "!" }.prefix(2))
      let away = atlas.kilometres(from: try place(0, 0), toTown: name, in: country)
      #expect(away != nil || line.first != "!", "\(line)")
      #expect(!line.hasSuffix("\t"), "\(line)")
    }
    #expect(lines > 15_000)
  }
}
