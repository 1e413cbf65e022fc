/// Returns the points of an encoded polyline (see ``CountryAtlas``'s text form), in units of 1/100 or
/// 1/1000 of a degree; nil if it is damaged or leaves the globe.
func decodedPolyline(_ polyline: Substring.UTF8View, unitsPerDegree: Int) -> [CountryAtlas.Point]? {
  var characters = polyline
  var points: [CountryAtlas.Point] = []
  var (latitude, longitude) = (0, 0)
  while !characters.isEmpty {
    guard let north = nextDifference(in: &characters), let east = nextDifference(in: &characters)
    else { return nil }
    latitude += north
    longitude += east
    guard abs(latitude) <= 90 * unitsPerDegree, abs(longitude) <= 180 * unitsPerDegree else {
      return nil
    }
    points.append(
      CountryAtlas.Point(
        latitude: Double(latitude) / Double(unitsPerDegree),
        longitude: Double(longitude) / Double(unitsPerDegree)))
  }
  return points
}

/// Removes and returns the number at the beginning; nil if there is none or it has more than five
/// groups, which no difference on the globe needs.
private func nextDifference(in characters: inout Substring.UTF8View) -> Int? {
  var bits = 0
  for shift in stride(from: 0, through: 20, by: 5) {
    guard let character = characters.popFirst(), (63...126).contains(character) else { return nil }
    let group = Int(character) - 63
    bits |= (group & 31) << shift
    if group < 32 { return bits & 1 == 0 ? bits >> 1 : ~(bits >> 1) }
  }
  return nil
}
