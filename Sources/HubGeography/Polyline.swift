import HubModel

/// Returns the points of an encoded polyline, in units of 1/100 or 1/1000 of a degree.
///
/// A polyline is a sequence of points, latitude before longitude, each as the difference from the
/// previous point (the first from 0, 0). A difference `d` is written as the unsigned number `2d`, or
/// `-2d - 1` if it is negative, in groups of five bits, lowest first. Each group is one ASCII
/// character with the code 63 plus the group, plus 32 if more groups follow. This is Google's "encoded
/// polyline" with two or three decimals instead of five, which most map libraries can read.
///
/// - Precondition: the text is whole, and leaves no globe.
func decodedPolyline(_ polyline: Substring.UTF8View, unitsPerDegree: Double) -> [Coordinates] {
  var characters = polyline
  var points: [Coordinates] = []
  var (latitude, longitude) = (0, 0)
  while !characters.isEmpty {
    latitude += nextDifference(in: &characters)
    longitude += nextDifference(in: &characters)
    guard
      let point = Coordinates(
        latitude: Double(latitude) / unitsPerDegree, longitude: Double(longitude) / unitsPerDegree)
    else { preconditionFailure("a point is outside the globe") }
    points.append(point)
  }
  return points
}

private func nextDifference(in characters: inout Substring.UTF8View) -> Int {
  var (bits, shift) = (0, 0)
  while true {
    let group = Int(characters.removeFirst()) - 63
    bits |= (group & 31) << shift
    shift += 5
    if group < 32 { return bits & 1 == 0 ? bits >> 1 : ~(bits >> 1) }
  }
}
