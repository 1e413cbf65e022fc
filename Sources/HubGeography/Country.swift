extension CountryAtlas {
  package struct Country: Sendable, Equatable {
    /// The ISO 3166-1 alpha-2 code, such as `"NL"`; `"XK"` for Kosovo.
    package let code: String

    /// The outlines of the country's areas and of the holes in them, in no particular order.
    ///
    /// Points enclosed by an odd number of rings belong to the country (SVG's fill rule `evenodd`).
    /// No ring crosses the 180th meridian: areas that do are cut in two there.
    package let rings: [Ring]
    let bounds: Bounds

    package init(code: String, rings: [Ring]) {
      self.code = code
      self.rings = rings
      self.bounds = Bounds(rings.flatMap { [$0.bounds.southWest, $0.bounds.northEast] })
    }
  }

  /// A closed line: straight (in degrees) from each point to the next, and from the last to the
  /// first.
  ///
  /// Neighbouring countries share the points of their border exactly.
  package struct Ring: Sendable, Equatable {
    /// The corners; the first is not repeated at the end.
    package let points: [Point]
    let bounds: Bounds

    package init(points: [Point]) {
      self.points = points
      self.bounds = Bounds(points)
    }
  }

  /// A point on Earth (WGS 84).
  package struct Point: Sendable, Equatable {
    /// The latitude in degrees north, -90...90.
    package let latitude: Double

    /// The longitude in degrees east, -180...180.
    package let longitude: Double

    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A box between two meridians and two parallels.
  struct Bounds: Sendable, Equatable {
    var southWest = Point(latitude: .infinity, longitude: .infinity)
    var northEast = Point(latitude: -.infinity, longitude: -.infinity)

    /// Creates the smallest box that contains the points.
    init(_ points: [Point]) {
      for point in points {
        southWest = Point(
          latitude: min(southWest.latitude, point.latitude),
          longitude: min(southWest.longitude, point.longitude))
        northEast = Point(
          latitude: max(northEast.latitude, point.latitude),
          longitude: max(northEast.longitude, point.longitude))
      }
    }

    /// The box's area in square degrees.
    var extent: Double {
      (northEast.latitude - southWest.latitude) * (northEast.longitude - southWest.longitude)
    }

    /// Returns true if a point is in the box or at most the margin, in degrees, outside it.
    func contains(_ point: Point, margin: (latitude: Double, longitude: Double) = (0, 0)) -> Bool {
      southWest.latitude - margin.latitude <= point.latitude
        && point.latitude <= northEast.latitude + margin.latitude
        && southWest.longitude - margin.longitude <= point.longitude
        && point.longitude <= northEast.longitude + margin.longitude
    }
  }
}
