import Foundation

/// The length of a degree of latitude, on a sphere of the Earth's mean radius (6,371 km).
private let kilometresPerDegree = 6_371 * Double.pi / 180

extension CountryAtlas.Ring {
  /// Returns the nearest point of the ring to a point at most some tens of kilometres away.
  ///
  /// The search uses a plane around the point and becomes inexact with distance.
  func nearestPoint(to point: CountryAtlas.Point) -> CountryAtlas.Point {
    guard var start = points.last else { return point }
    let shrink = cosine(point.latitude)
    var nearest = (square: Double.infinity, point: start)
    for end in points {
      let edge = (x: (end.longitude - start.longitude) * shrink, y: end.latitude - start.latitude)
      let way = (
        x: (point.longitude - start.longitude) * shrink, y: point.latitude - start.latitude
      )
      let square = edge.x * edge.x + edge.y * edge.y
      let along = square == 0 ? 0 : max(0, min(1, (way.x * edge.x + way.y * edge.y) / square))
      let gap = (x: way.x - along * edge.x, y: way.y - along * edge.y)
      if gap.x * gap.x + gap.y * gap.y < nearest.square {
        let point = CountryAtlas.Point(
          latitude: start.latitude + along * (end.latitude - start.latitude),
          longitude: start.longitude + along * (end.longitude - start.longitude))
        nearest = (gap.x * gap.x + gap.y * gap.y, point)
      }
      start = end
    }
    return nearest.point
  }
}

extension CountryAtlas.Point {
  /// Returns the margins in degrees of latitude and longitude around this point that include every
  /// point within the distance.
  func margin(kilometres: Double) -> (latitude: Double, longitude: Double) {
    let north = kilometres / kilometresPerDegree
    let shrink = cosine(min(abs(latitude) + north, 90))
    return (latitude: north, longitude: shrink * 180 > north ? north / shrink : 180)
  }

  /// Returns the great-circle distance in kilometres (haversine formula).
  func distance(to other: CountryAtlas.Point) -> Double {
    let up = sin((other.latitude - latitude) * .pi / 360)
    let across = sin((other.longitude - longitude) * .pi / 360)
    let square = up * up + cosine(latitude) * cosine(other.latitude) * across * across
    return 2 * asin(min(1, square.squareRoot())) * 180 / .pi * kilometresPerDegree
  }
}

private func cosine(_ degrees: Double) -> Double {
  cos(degrees * .pi / 180)
}
