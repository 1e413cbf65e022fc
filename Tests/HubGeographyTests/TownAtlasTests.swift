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
    let aarhus = TownAtlas(named: ["arhus"]).names(of: "arhus", at: try place(56.16, 10.21))
    #expect(aarhus["en"] == "Aarhus", "the first letter, too: of Århus")
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
    // Those near borders come last, and those with one name before them.
    let kinds = EmbeddedTexts.towns_txt.split(separator: "\n").map { line in
      line.first == "|" ? 2 : line.count { $0 == "\t" } > 1 ? 0 : 1
    }
    #expect(kinds == kinds.sorted())
    for line in EmbeddedTexts.towns_txt.split(separator: "\n") where line.first != "|" {
      lines += 1
      let name = String(try #require(line.split(separator: "\t").dropFirst().first))
      let atlas = TownAtlas(
        named: [name], kinds: .severalNames ... .oneName, table: String(line))
      let country = String(line.drop { $0 == "!" }.prefix(2))
      let away = atlas.kilometres(from: try place(0, 0), toTown: name, in: country)
      #expect(away != nil || line.first != "!", "\(line)")
      #expect(!line.hasSuffix("\t"), "\(line)")
    }
    #expect(lines > 15_000)
  }

  @Test(arguments: [
    ("Kerkrade", 50.86583, 6.0625, "NL"), ("Venlo", 51.37, 6.172, "NL"),
    ("Konstanz", 47.66033, 9.17582, "DE"), ("Görlitz", 51.15518, 14.98853, "DE"),
    ("Goerlitz", 51.15518, 14.98853, "DE"), ("Zgorzelec", 51.14942, 15.00835, "PL"),
    ("El Paso", 31.75872, -106.48693, "US"), ("Narva", 59.37722, 28.19028, "EE"),
    ("Baarle-Hertog", 51.4427, 4.9299, "BE"), ("Baarle-Nassau", 51.4427, 4.9299, "NL"),
  ])
  func `near a border the town decides in which country a place is`(
    town: String, latitude: Double, longitude: Double, country: String
  ) throws {
    let atlas = TownAtlas(nearBordersNamed: [town])
    let place = try place(latitude, longitude)
    #expect(atlas.country(of: town, at: place) == country)
    // A club at the edge of the town, and one elsewhere.
    #expect(atlas.country(of: town, at: try self.place(latitude + 0.03, longitude)) == country)
    #expect(atlas.country(of: town, at: try self.place(latitude + 0.3, longitude)) == nil)
    #expect(atlas.country(of: "Utrecht", at: place) == nil)
  }

  @Test func `each place near a border is in its own country`() throws {
    let lines = EmbeddedTexts.towns_txt.split(separator: "\n").filter { $0.first == "|" }
      .map { $0.dropFirst().split(separator: "\t") }
    let atlas = TownAtlas(nearBordersNamed: lines.map { String($0[1]) })
    for line in lines {
      let points = decodedPolyline(line[0].dropFirst(2).utf8, unitsPerDegree: 1000)
      let found = atlas.country(of: String(line[1]), at: try #require(points.first))
      #expect(found == String(line[0].prefix(2)), "\(line)")
    }
    #expect(lines.count > 5000)
  }
}
