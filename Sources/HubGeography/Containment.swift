extension CountryAtlas.Country {
  /// Returns the area in square degrees of the smallest ring around a point inside the country; nil
  /// for a point outside, which includes the holes of the country.
  func extent(around point: CountryAtlas.Point) -> Double? {
    guard bounds.contains(point) else { return nil }
    let around = rings.filter { $0.encloses(point) }
    return around.count.isMultiple(of: 2) ? nil : around.map(\.bounds.extent).min()
  }
}

extension CountryAtlas.Ring {
  /// Returns true if a point is inside the ring: a line from it to the east crosses the ring an odd
  /// number of times.
  ///
  /// Each edge includes its southern end but not its northern one, so that a line through a corner
  /// is counted once and a point on a border belongs to one side only.
  func encloses(_ point: CountryAtlas.Point) -> Bool {
    guard bounds.contains(point), var start = points.last else { return false }
    var inside = false
    for end in points {
      if (start.latitude > point.latitude) != (end.latitude > point.latitude) {
        let along = (point.latitude - start.latitude) / (end.latitude - start.latitude)
        if point.longitude < start.longitude + along * (end.longitude - start.longitude) {
          inside.toggle()
        }
      }
      start = end
    }
    return inside
  }
}
