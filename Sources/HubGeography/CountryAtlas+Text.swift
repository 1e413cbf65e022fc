extension CountryAtlas {
  /// The borders included in this program, in the text form described below.
  package static let naturalEarthText = String(EmbeddedTexts.borders_txt.dropLast())

  /// The map of the viewer when zoomed in, as one text: towns, lakes, and where names of
  /// countries stand. `Scripts/tools/make-map-details.py` tells its form.
  package static let mapDetails = String(EmbeddedTexts.map_txt.dropLast())

  /// Creates an atlas from its text form.
  ///
  /// The text has one line per country: its two-letter code, followed by its rings, each after a
  /// space. A ring is a sequence of points, latitude before longitude, in thousandths of a degree,
  /// each as the difference from the previous point (the first from 0, 0). A difference `d` is
  /// written as the unsigned number `2d`, or `-2d - 1` if it is negative, in groups of five bits,
  /// lowest first. Each group is one ASCII character with the code 63 plus the group, plus 32 if
  /// more groups follow. This is Google's "encoded polyline" with three decimals instead of five,
  /// which most map libraries can read. Empty lines are ignored.
  ///
  /// Throws a ``GeographyError`` with the number of the first damaged line: a code that is not two
  /// capital letters or is repeated, a number that is cut off or too large, a ring with fewer than
  /// three points or outside the globe, a country without rings; line 0 if there are no countries.
  init(text: String) throws(GeographyError) {
    var countries: [Country] = []
    var codes: Set<String> = []
    var lineNumber = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lineNumber += 1
      if line.isEmpty { continue }
      guard let country = Country(line: line), codes.insert(country.code).inserted else {
        throw GeographyError(code: .damagedBorders, line: lineNumber)
      }
      countries.append(country)
    }
    guard !countries.isEmpty else { throw GeographyError(code: .damagedBorders, line: 0) }
    self.init(countries: countries)
  }
}

extension CountryAtlas.Country {
  fileprivate init?(line: Substring.UTF8View) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard words.count > 1, words[0].count == 2, words[0].allSatisfy(capitals.contains) else {
      return nil
    }
    var rings: [CountryAtlas.Ring] = []
    for word in words.dropFirst() {
      guard let ring = CountryAtlas.Ring(polyline: word) else { return nil }
      rings.append(ring)
    }
    self.init(code: String(decoding: words[0], as: UTF8.self), rings: rings)
  }
}

extension CountryAtlas.Ring {
  fileprivate init?(polyline: Substring.UTF8View) {
    guard let points = decodedPolyline(polyline, unitsPerDegree: 1000), points.count >= 3 else {
      return nil
    }
    self.init(points: points)
  }
}
