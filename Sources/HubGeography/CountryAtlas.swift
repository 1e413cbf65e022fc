/// The countries of the world, and which of them a place lies in, without a network.
///
/// The borders are those of Natural Earth at the scale 1:50m, simplified to about 1 km. Right at a
/// border (2 km or so) the answer may be the neighbour. Detached parcels of a few kilometres, such
/// as Baarle-Hertog, Büsingen or Llívia, are not in the data and belong to the country around them.
/// Some hundred inhabited islands that the data leave out, such as Helgoland and Lampedusa, are
/// added as small octagons; many atolls still lie on the open sea.
///
/// A country is what has a code of its own in ISO 3166-1 and an area of its own in Natural Earth's
/// table of countries: Greenland (`GL`), Hong Kong (`HK`) and Puerto Rico (`PR`) have one, while
/// France includes its overseas departments, the Netherlands the islands of Bonaire, Sint Eustatius
/// and Saba, New Zealand Tokelau, and Norway Svalbard.
///
/// Borders are drawn as they were held when the data were made (published in 2017; Crimea is still
/// in `UA`, and Western Sahara is `EH` only where Morocco does not hold it), which says nothing
/// about whose claim is right. Areas without a code of their own:
///
/// | area | code | why |
/// |---|---|---|
/// | Kosovo | `XK` | not in ISO 3166-1; reserved for private use, and what the EU uses |
/// | Northern Cyprus | `CY` | recognized as part of Cyprus |
/// | Somaliland | `SO` | recognized as part of Somalia |
/// | Siachen Glacier | `IN` | claimed by India and Pakistan, held by India |
/// | Ashmore and Cartier, Christmas, Cocos Islands | `AU` | external territories of Australia |
package struct CountryAtlas: Sendable {
  /// How far off a coast a place may lie and still belong to the nearest country: 25 km.
  package static let reachInKilometres = 25.0

  /// All countries, sorted by code.
  package let countries: [Country]

  /// An atlas of these countries.
  package init(countries: [Country]) {
    self.countries = countries.sorted { $0.code < $1.code }
  }

  /// The atlas that comes with this program; it is decoded at its first use (some milliseconds)
  /// and then kept.
  ///
  /// Throws a ``GeographyError`` when the borders in the program are damaged, which only an error
  /// in building it can bring about.
  package static var naturalEarth: CountryAtlas {
    get throws(GeographyError) { try decodedNaturalEarth.get() }
  }

  private static let decodedNaturalEarth = Result { () throws(GeographyError) in
    try CountryAtlas(text: NaturalEarth.text)
  }

  /// The ISO 3166-1 alpha-2 code (`"NL"`) of the country in which a place lies, or of the nearest
  /// one when the place lies at most ``reachInKilometres`` off its coast.
  ///
  /// It is `nil` on the open sea, and for what is no place on Earth: a latitude beyond ±90 degrees,
  /// or a number that is not finite. Longitudes beyond ±180 degrees go round the globe. The type's
  /// description tells what counts as a country. A look-up takes some microseconds.
  package func country(latitude: Double, longitude: Double) -> String? {
    guard abs(latitude) <= 90, longitude.isFinite else { return nil }
    let wrapped = longitude.remainder(dividingBy: 360)
    let point = Point(latitude: latitude, longitude: wrapped == 180 ? -180 : wrapped)
    return (countryAround(point) ?? nearestCountry(to: point))?.code
  }

  /// The country that a place lies in.
  ///
  /// Where rings of two countries overlap, the smaller ring decides: so a small place wins over a
  /// country that surrounds it without having a hole for it (the Vatican, Ceuta).
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

  /// The country with the nearest coast within reach; of two at the same distance, the first by
  /// code.
  private func nearestCountry(to point: Point) -> Country? {
    let margin = point.margin(kilometres: Self.reachInKilometres)
    var nearest: Country?
    var shortest = Self.reachInKilometres.nextUp
    // The nearest coast may lie on the other side of the meridian of 180 degrees.
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
