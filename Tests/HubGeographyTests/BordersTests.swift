import HubModel
import Testing

@testable import HubGeography

struct BordersTests {
  @Test func `every country of the data is included, sorted by code`() {
    let codes = CountryAtlas.naturalEarth.countries.map(\.code)
    #expect(codes.count == 238)
    #expect(codes == codes.sorted())
    #expect(
      Set(codes).isSuperset(of: ["AD", "GI", "LI", "LS", "MC", "MV", "NA", "NR", "SM", "TV", "VA"]))
  }

  @Test func `every line of the known places is valid`() {
    #expect(knownPlaces.count == 96)
  }

  @Test func `neighbours share the points of their common border`() {
    let countries = CountryAtlas.naturalEarth.countries
    func points(_ code: String) -> Set<String> {
      let rings = countries.first { $0.code == code }?.rings ?? []
      return Set(rings.flatMap(\.points).map { "\($0.latitude) \($0.longitude)" })
    }
    #expect(points("NL").intersection(points("BE")).count > 20)
    #expect(points("LS").isSubset(of: points("ZA")))
    #expect(points("SM").isSubset(of: points("IT")))
  }

  @Test func `a text is decoded into countries and rings`() {
    // The differences are 0 (?) and 1 degree (o}@); a second ring begins at 10.001, 10.
    let atlas = CountryAtlas(text: "NL ??o}@??o}@\n\nBE ??o}@??o}@ apR_pR??o}@??o}@\n")
    #expect(atlas.countries.map(\.code) == ["BE", "NL"])
    #expect(atlas.countries[0].rings.count == 2)
    #expect(
      atlas.countries[0].rings[1].points[0] == Coordinates(latitude: 10.001, longitude: 10))
    #expect(
      atlas.countries[1].rings[0].points == [
        Coordinates(latitude: 0, longitude: 0),
        Coordinates(latitude: 1, longitude: 0),
        Coordinates(latitude: 1, longitude: 1),
      ])
  }
}
