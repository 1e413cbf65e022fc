import Foundation
package import HubModel

/// The countries of the world, with an offline lookup of the country at given coordinates.
///
/// The borders are from Natural Earth at the scale 1:50m, simplified to about 1 km. Close to a
/// border (about 2 km) the result may be the neighbour; ``TownAtlas/country(of:at:)`` knows better
/// where the name of the town is known. Exclaves of a few kilometres, such as
/// Baarle-Hertog, Büsingen or Llívia, are not in the data and belong to the surrounding country.
/// Some hundred inhabited islands missing in the data, such as Helgoland and Lampedusa, are added
/// as small octagons; many atolls are still open sea.
///
/// A country has its own code in ISO 3166-1 and its own area in Natural Earth's table of countries.
/// Greenland (`GL`), Hong Kong (`HK`) and Puerto Rico (`PR`) have one, while France includes its
/// overseas departments, the Netherlands the islands of Bonaire, Sint Eustatius and Saba, New
/// Zealand Tokelau, and Norway Svalbard.
///
/// Borders are those in effect when the data was made (published in 2017; Crimea is still in `UA`,
/// and Western Sahara is `EH` only where Morocco does not control it), which says nothing about
/// whose claim is right. Areas without a code of their own:
///
/// | area | code | why |
/// |---|---|---|
/// | Kosovo | `XK` | not in ISO 3166-1; reserved for private use, and what the EU uses |
/// | Northern Cyprus | `CY` | recognized as part of Cyprus |
/// | Somaliland | `SO` | recognized as part of Somalia |
/// | Siachen Glacier | `IN` | claimed by India and Pakistan, held by India |
/// | Ashmore and Cartier, Christmas, Cocos Islands | `AU` | external territories of Australia |
package struct CountryAtlas: Sendable {
  /// The maximum distance from a coast at which coordinates belong to the nearest country: 25 km.
  package static let reachInKilometres = 25.0

  /// The borders in the text form that ``init(text:)`` reads.
  package static let naturalEarthText = String(EmbeddedTexts.borders_txt.dropLast())

  /// The map of the viewer when zoomed in, as one text: towns, lakes, and where names of
  /// countries stand. `Scripts/tools/make-map-details.py` tells its form.
  package static let mapDetails = String(EmbeddedTexts.map_txt.dropLast())

  /// The atlas included in this program, decoded on first use (some milliseconds).
  package static let naturalEarth = CountryAtlas(text: naturalEarthText)

  struct Country: Sendable {
    /// The ISO 3166-1 alpha-2 code, such as `"NL"`; `"XK"` for Kosovo.
    let code: String
    /// The outlines of the country's areas and of the holes in them.
    ///
    /// Points enclosed by an odd number of rings belong to the country (SVG's fill rule `evenodd`).
    /// No ring crosses the 180th meridian: areas that do are cut in two there.
    let rings: [Ring]
    let bounds: Bounds

    init(code: String, rings: [Ring]) {
      self.code = code
      self.rings = rings
      bounds = Bounds(rings.flatMap { [$0.bounds.southWest, $0.bounds.northEast] })
    }
  }

  /// All countries, sorted by code.
  let countries: [Country]

  init(countries: [Country]) {
    self.countries = countries.sorted { $0.code < $1.code }
  }

  /// Creates an atlas from its text form, which has one line per country: its two-letter code,
  /// followed by its rings, each after a space, as polylines in thousandths of a degree.
  ///
  /// - Precondition: the text is whole, as that in the program is.
  init(text: String) {
    self.init(
      countries: text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
        let words = line.split(separator: UInt8(ascii: " "))
        return Country(
          code: String(decoding: words[0], as: UTF8.self),
          rings: words.dropFirst().map { Ring(decodedPolyline($0, unitsPerDegree: 1000)) })
      })
  }

  /// Returns the ISO 3166-1 alpha-2 code (`"NL"`) of the country at a place, or of the nearest
  /// country if it is at most ``reachInKilometres`` off its coast; nil on the open sea. The
  /// description of the type defines what is a country. A lookup takes some microseconds.
  package func country(at place: Coordinates) -> String? {
    let place = place.longitude == 180 ? place.turned(by: -360) : place
    return (countryAround(place) ?? nearestCountry(to: place))?.code
  }

  /// Where rings of two countries overlap, the smaller ring decides: a small country wins over a
  /// surrounding one that has no hole for it (the Vatican, Ceuta).
  private func countryAround(_ place: Coordinates) -> Country? {
    var smallest: (country: Country, extent: Double)?
    for country in countries where country.bounds.contains(place) {
      let around = country.rings.filter { $0.encloses(place) }
      guard !around.count.isMultiple(of: 2), let extent = around.map(\.bounds.extent).min(),
        extent < smallest?.extent ?? .infinity
      else { continue }
      smallest = (country, extent)
    }
    return smallest?.country
  }

  /// Returns the country with the nearest coast within reach; of two at the same distance, the
  /// first by code.
  private func nearestCountry(to place: Coordinates) -> Country? {
    let margin = place.margin(kilometres: Self.reachInKilometres)
    var nearest: (country: Country, away: Double)?
    // The nearest coast may be on the other side of the 180th meridian.
    for place in [0, 360, -360].map(place.turned) {
      for country in countries where country.bounds.contains(place, margin: margin) {
        for ring in country.rings where ring.bounds.contains(place, margin: margin) {
          let away = place.kilometres(to: ring.nearestPoint(to: place))
          if away <= Self.reachInKilometres, away < nearest?.away ?? .infinity {
            nearest = (country, away)
          }
        }
      }
    }
    return nearest?.country
  }
}

extension CountryAtlas {
  /// A closed line: straight (in degrees) from each point to the next, and from the last to the
  /// first. Neighbouring countries share the points of their border exactly.
  struct Ring: Sendable {
    /// The corners; the first is not repeated at the end.
    let points: [Coordinates]
    let bounds: Bounds

    init(_ points: [Coordinates]) {
      self.points = points
      bounds = Bounds(points)
    }

    /// Returns true if a place is inside the ring: a line from it to the east crosses the ring an odd
    /// number of times.
    ///
    /// Each edge includes its southern end but not its northern one, so that a line through a corner
    /// is counted once and a place on a border belongs to one side only.
    func encloses(_ place: Coordinates) -> Bool {
      guard bounds.contains(place), var start = points.last else { return false }
      var inside = false
      for end in points {
        if (start.latitude > place.latitude) != (end.latitude > place.latitude) {
          let along = (place.latitude - start.latitude) / (end.latitude - start.latitude)
          if place.longitude < start.longitude + along * (end.longitude - start.longitude) {
            inside.toggle()
          }
        }
        start = end
      }
      return inside
    }

    /// Returns the nearest point of the ring to a place at most some tens of kilometres away.
    ///
    /// The search uses a plane around the place and becomes inexact with distance.
    func nearestPoint(to place: Coordinates) -> Coordinates {
      guard var start = points.last else { return place }
      let shrink = cosine(place.latitude)
      var nearest = (square: Double.infinity, point: start)
      for end in points {
        let edge = (x: (end.longitude - start.longitude) * shrink, y: end.latitude - start.latitude)
        let way = (
          x: (place.longitude - start.longitude) * shrink, y: place.latitude - start.latitude
        )
        let square = edge.x * edge.x + edge.y * edge.y
        let along = square == 0 ? 0 : max(0, min(1, (way.x * edge.x + way.y * edge.y) / square))
        let gap = (x: way.x - along * edge.x, y: way.y - along * edge.y)
        if gap.x * gap.x + gap.y * gap.y < nearest.square {
          let point = Coordinates(
            unchecked: start.latitude + along * (end.latitude - start.latitude),
            start.longitude + along * (end.longitude - start.longitude))
          nearest = (gap.x * gap.x + gap.y * gap.y, point)
        }
        start = end
      }
      return nearest.point
    }
  }

  /// A box between two meridians and two parallels.
  struct Bounds: Sendable {
    let southWest, northEast: Coordinates

    /// Creates the smallest box that contains the points.
    init(_ points: [Coordinates]) {
      let (latitudes, longitudes) = (points.map(\.latitude), points.map(\.longitude))
      southWest = Coordinates(
        unchecked: latitudes.min() ?? .infinity, longitudes.min() ?? .infinity)
      northEast = Coordinates(
        unchecked: latitudes.max() ?? -.infinity, longitudes.max() ?? -.infinity)
    }

    /// The box's area in square degrees.
    var extent: Double {
      (northEast.latitude - southWest.latitude) * (northEast.longitude - southWest.longitude)
    }

    /// Returns true if a place is in the box or at most the margin, in degrees, outside it.
    func contains(
      _ place: Coordinates, margin: (latitude: Double, longitude: Double) = (0, 0)
    ) -> Bool {
      southWest.latitude - margin.latitude <= place.latitude
        && place.latitude <= northEast.latitude + margin.latitude
        && southWest.longitude - margin.longitude <= place.longitude
        && place.longitude <= northEast.longitude + margin.longitude
    }
  }
}

extension Coordinates {
  fileprivate func turned(by degrees: Double) -> Coordinates {
    Coordinates(unchecked: latitude, longitude + degrees)
  }

  /// Returns the margins in degrees of latitude and longitude around this place that include every
  /// point within the distance.
  fileprivate func margin(kilometres: Double) -> (latitude: Double, longitude: Double) {
    let north = kilometres / Self.kilometresPerDegree
    let shrink = cosine(min(abs(latitude) + north, 90))
    return (latitude: north, longitude: shrink * 180 > north ? north / shrink : 180)
  }
}

private func cosine(_ degrees: Double) -> Double {
  cos(degrees * .pi / 180)
}
