import Testing

@testable import HubGeography

struct BordersTests {
  @Test func `every country of the data is included, sorted by code`() throws {
    let codes = try CountryAtlas.naturalEarth.countries.map(\.code)
    #expect(codes.count == 238)
    #expect(codes == codes.sorted())
    #expect(
      Set(codes).isSuperset(of: ["AD", "GI", "LI", "LS", "MC", "MV", "NA", "NR", "SM", "TV", "VA"]))
  }

  @Test func `every line of the known places is valid`() {
    #expect(knownPlaces.count == 96)
  }

  @Test func `neighbours share the points of their common border`() throws {
    let countries = try CountryAtlas.naturalEarth.countries
    func points(_ code: String) -> Set<String> {
      let rings = countries.first { $0.code == code }?.rings ?? []
      return Set(rings.flatMap(\.points).map { "\($0.latitude) \($0.longitude)" })
    }
    #expect(points("NL").intersection(points("BE")).count > 20)
    #expect(points("LS").isSubset(of: points("ZA")))
    #expect(points("SM").isSubset(of: points("IT")))
  }

  @Test func `a text is decoded into countries and rings`() throws {
    // The differences are 0 (?) and 1 degree (o}@); a second ring begins at 10.001, 10.
    let atlas = try CountryAtlas(text: "NL ??o}@??o}@\n\nBE ??o}@??o}@ apR_pR??o}@??o}@\n")
    #expect(atlas.countries.map(\.code) == ["BE", "NL"])
    #expect(atlas.countries[0].rings.count == 2)
    #expect(
      atlas.countries[0].rings[1].points[0] == CountryAtlas.Point(latitude: 10.001, longitude: 10))
    #expect(
      atlas.countries[1].rings[0].points == [
        CountryAtlas.Point(latitude: 0, longitude: 0),
        CountryAtlas.Point(latitude: 1, longitude: 0),
        CountryAtlas.Point(latitude: 1, longitude: 1),
      ])
  }

  @Test(arguments: [
    ("", 0),
    ("NL", 1),
    ("NL ", 1),
    ("nl ??o}@??o}@", 1),
    ("NLD ??o}@??o}@", 1),
    ("NL ??o}@?", 1),  // two points
    ("NL ??o}@??o}", 1),  // cut off within a number
    ("NL ??o}@??o}@o}@", 1),  // a latitude without a longitude
    ("NL ??o}@??o}@ ", 1),  // an empty ring
    ("NL ??o}@??o}@ é", 1),
    ("NL ??o}@??~~~~~~~~~~~~~~~~?", 1),  // a number without an end
    ("NL ??o}@?_xnD?", 1),  // north of the pole
    ("NL ??o}@??o}@\nNL ??o}@??o}@", 2),
  ])
  func `a damaged text is reported with its line`(text: String, line: Int) {
    #expect(throws: GeographyError(code: .damagedBorders, line: line)) {
      try CountryAtlas(text: text)
    }
  }

  @Test func `an error says what to do`() {
    let message = GeographyError(code: .damagedBorders, line: 7).description
    #expect(message.contains("line 7"))
    #expect(message.contains("reinstall hubpack"))
  }
}
