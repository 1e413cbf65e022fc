import HubModel
import Testing

@testable import HubGeography

struct CountryAtlasTests {
  let atlas = CountryAtlas.naturalEarth

  @Test(arguments: knownPlaces)
  func `a known point is in its country`(point: KnownPlace) {
    #expect(
      atlas.country(latitude: point.latitude, longitude: point.longitude) == point.country,
      "\(point.name)")
  }

  @Test(arguments: [
    (0.0, 0.0), (45, -30), (-40, -100), (30, -150), (56, 3), (35, 18), (90, 0), (85, 180),
    (-55, 180),
  ])
  func `the open sea belongs to no country`(latitude: Double, longitude: Double) {
    #expect(atlas.country(latitude: latitude, longitude: longitude) == nil)
  }

  @Test func `a point 20 km off the coast belongs to the nearest country`() {
    #expect(atlas.country(latitude: 52.1, longitude: 3.98) == "NL")  // off The Hague
    #expect(atlas.country(latitude: 41.15, longitude: -8.92) == "PT")  // off Porto
    #expect(atlas.country(latitude: -33.89, longitude: 151.5) == "AU")  // off Sydney
    #expect(atlas.country(latitude: 21.55, longitude: -158.45) == "US")  // off Oahu
  }

  @Test func `a point 60 km off the coast belongs to no country`() {
    #expect(atlas.country(latitude: 52.1, longitude: 3.2) == nil)
    #expect(atlas.country(latitude: 41.15, longitude: -9.42) == nil)
    #expect(atlas.country(latitude: -33.89, longitude: 151.95) == nil)
    #expect(atlas.country(latitude: 21.55, longitude: -158.85) == nil)
  }

  @Test func `in a strait the nearer shore decides`() {
    #expect(atlas.country(latitude: 51.08, longitude: 1.40) == "GB")
    #expect(atlas.country(latitude: 50.93, longitude: 1.60) == "FR")
  }

  @Test func `areas without their own code get the documented one`() {
    #expect(atlas.country(latitude: 42.66, longitude: 21.17) == "XK")  // Pristina
    #expect(atlas.country(latitude: 35.34, longitude: 33.32) == "CY")  // Kyrenia
    #expect(atlas.country(latitude: 9.56, longitude: 44.06) == "SO")  // Hargeisa
    #expect(atlas.country(latitude: 35.42, longitude: 77.1) == "IN")  // Siachen
    #expect(atlas.country(latitude: -10.49, longitude: 105.63) == "AU")  // Christmas Island
  }

  @Test func `the 180th meridian is the same from both sides`() {
    #expect(atlas.country(latitude: -16.8, longitude: 180) == "FJ")
    #expect(atlas.country(latitude: -16.8, longitude: -180) == "FJ")
    #expect(atlas.country(latitude: 67, longitude: 180) == "RU")
  }

  @Test func `a coast across the 180th meridian is within reach`() {
    let onlyEast = square(code: "AA", south: 0, north: 1, west: 179, east: 179.9)
    let east = CountryAtlas(countries: [onlyEast])
    #expect(east.country(latitude: 0.5, longitude: -179.95) == "AA")
    #expect(east.country(latitude: 0.5, longitude: -179.8) == nil)
  }

  @Test func `the South Pole is in Antarctica`() {
    #expect(atlas.country(latitude: -90, longitude: 0) == "AQ")
    #expect(atlas.country(latitude: -90, longitude: 180) == "AQ")
    #expect(atlas.country(latitude: -89.9, longitude: -180) == "AQ")
  }

  @Test func `the reach is measured along a great circle, even far north`() {
    let isle = square(code: "AA", south: 79, north: 80, west: 10, east: 20)
    let atlas = CountryAtlas(countries: [isle])
    let kilometre = 1 / 111.195
    #expect(atlas.country(latitude: 80 + 24.9 * kilometre, longitude: 15) == "AA")
    #expect(atlas.country(latitude: 80 + 25.1 * kilometre, longitude: 15) == nil)
    // A degree of longitude is 19.8 km long here.
    #expect(atlas.country(latitude: 79.9, longitude: 21.24) == "AA")
    #expect(atlas.country(latitude: 79.9, longitude: 21.30) == nil)
  }

  @Test func `an enclave is not part of the surrounding country, with or without a hole`() {
    let outer = square(code: "AA", south: 0, north: 9, west: 0, east: 9)
    let hole = square(code: "BB", south: 2, north: 3, west: 2, east: 3)
    let overlap = square(code: "CC", south: 5, north: 6, west: 5, east: 6)
    let around = CountryAtlas.Country(code: "AA", rings: outer.rings + hole.rings)
    let atlas = CountryAtlas(countries: [around, hole, overlap])
    #expect(atlas.country(latitude: 1, longitude: 1) == "AA")
    #expect(atlas.country(latitude: 2.5, longitude: 2.5) == "BB")
    #expect(atlas.country(latitude: 5.5, longitude: 5.5) == "CC")
    #expect(
      CountryAtlas(countries: [around]).country(latitude: 2.5, longitude: 2.5) == nil,
      "a hole's middle, 55 km from its edge")
  }

  private func square(
    code: String, south: Double, north: Double, west: Double, east: Double
  ) -> CountryAtlas.Country {
    let corners = [(south, west), (north, west), (north, east), (south, east)]
    let points = corners.map { Coordinates(unchecked: $0.0, $0.1) }
    return CountryAtlas.Country(code: code, rings: [CountryAtlas.Ring(points)])
  }
}

extension CountryAtlas {
  fileprivate func country(latitude: Double, longitude: Double) -> String? {
    country(at: Coordinates(unchecked: latitude, longitude))
  }
}
