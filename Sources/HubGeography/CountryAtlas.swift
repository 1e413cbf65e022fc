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

  /// All countries, sorted by code.
  package let countries: [Country]

  package init(countries: [Country]) {
    self.countries = countries.sorted { $0.code < $1.code }
  }

  /// The atlas included in this program. It is decoded on first use (some milliseconds) and then
  /// kept.
  ///
  /// Throws a ``GeographyError`` if the borders in the program are damaged, which only a build
  /// error can cause.
  package static var naturalEarth: CountryAtlas {
    get throws(GeographyError) { try decodedNaturalEarth.get() }
  }

  private static let decodedNaturalEarth = Result { () throws(GeographyError) in
    try CountryAtlas(text: naturalEarthText)
  }

  /// Returns the ISO 3166-1 alpha-2 code (`"NL"`) of the country at the coordinates, or of the
  /// nearest country if they are at most ``reachInKilometres`` off its coast.
  ///
  /// The result is nil on the open sea and for invalid coordinates: a latitude beyond ±90 degrees,
  /// or a number that is not finite. Longitudes beyond ±180 degrees wrap around. The description of
  /// the type defines what is a country. A lookup takes some microseconds.
  package func country(latitude: Double, longitude: Double) -> String? {
    guard abs(latitude) <= 90, longitude.isFinite else { return nil }
    let wrapped = longitude.remainder(dividingBy: 360)
    let point = Point(latitude: latitude, longitude: wrapped == 180 ? -180 : wrapped)
    return (countryAround(point) ?? nearestCountry(to: point))?.code
  }

  /// Where rings of two countries overlap, the smaller ring decides: a small country wins over a
  /// surrounding one that has no hole for it (the Vatican, Ceuta).
  private func countryAround(_ point: Point) -> Country? {
    var around: Country?
    var smallest = Double.infinity
    for country in countries {
      if let extent = country.extent(around: point), extent < smallest {
        around = country
        smallest = extent
      }
    }
    return around
  }

  /// Returns the country with the nearest coast within reach; of two at the same distance, the
  /// first by code.
  private func nearestCountry(to point: Point) -> Country? {
    let margin = point.margin(kilometres: Self.reachInKilometres)
    var nearest: Country?
    var shortest = Self.reachInKilometres.nextUp
    // The nearest coast may be on the other side of the 180th meridian.
    for turn in [0.0, 360, -360] {
      let point = Point(latitude: point.latitude, longitude: point.longitude + turn)
      for country in countries where country.bounds.contains(point, margin: margin) {
        for ring in country.rings where ring.bounds.contains(point, margin: margin) {
          let distance = point.distance(to: ring.nearestPoint(to: point))
          if distance < shortest {
            nearest = country
            shortest = distance
          }
        }
      }
    }
    return nearest
  }
}
