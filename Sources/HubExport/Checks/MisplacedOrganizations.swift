import GRDB
import HubBundle
import HubGeography
import HubModel

/// A search for clubs and museums whose coordinates belong elsewhere (Docs/Hub.md, "Problems and how
/// to fix them").
struct MisplacedOrganizations {
  /// The largest distance in kilometres between neighbours of one town.
  private static let withinTown = 25.0
  /// The largest distance in kilometres of a place across the border from others of its file.
  private static let acrossBorder = 100.0
  /// The smallest distance in kilometres of a place that is far from all others.
  private static let farFromAll = 500.0
  /// The smallest number of places in one country that make any other place an exception.
  private static let usual = 5

  private struct Place {
    /// The row, which begins with the file, line and column of the coordinates.
    let row: Row
    let name: String
    let town: String
    let foldedTown: String
    let country: String?
    /// The Level 1 file that lists it.
    let listing: String
    let coordinates: Coordinates
  }

  /// One problem for each organization, in the order of Level 1.
  private(set) var problems: [Problem] = []

  /// Searches all organizations. O(n), but O(n²) for those of one town that are far apart.
  init(_ database: Database) throws {
    let places = try Self.places(database)
    let towns = Dictionary(grouping: places.indices) {
      [places[$0].foldedTown, places[$0].country ?? ""]
    }
    let atlas = TownAtlas(named: places.map(\.town), isForDistances: true)
    let files = Dictionary(grouping: places, by: \.listing).mapValues(Self.compatriots)
    for (index, place) in places.enumerated() {
      if let away = Self.distanceIfSwapped(place, places, atlas) {
        note(place, "the coordinates of \(place.name) are \(away)", "swap latitude and longitude")
      } else if place.country == nil,
        (atlas.kilometres(from: place.coordinates, toTown: place.town) ?? .infinity)
          > TownAtlas.reachInKilometres
      {
        note(place, "the coordinates of \(place.name) are at sea", "correct them")
      } else if let others = files[place.listing] ?? nil, others[0].country != place.country {
        noteIfAbroad(place, others)
      } else if let country = place.country,
        let away = atlas.kilometres(from: place.coordinates, toTown: place.town, in: country),
        away > TownAtlas.reachInKilometres
      {
        noteElsewhere(place, country, away, atlas)
      } else if let group = towns[[place.foldedTown, place.country ?? ""]], group.count > 1 {
        let others = group.filter { $0 != index }.map { places[$0] }
        noteIfFar(place, others, isLater: group[0] != index)
      }
    }
  }

  /// Returns in words how far a place is from where it should be, if latitude and longitude are
  /// swapped: its town, or, if that is not known, other places of the hub, are where the swapped
  /// coordinates lead, and far from the coordinates.
  private static func distanceIfSwapped(
    _ place: Place, _ places: [Place], _ atlas: TownAtlas
  ) -> String? {
    guard let swapped = place.coordinates.swapped else { return nil }
    if let away = atlas.kilometres(from: place.coordinates, toTown: place.town),
      let other = atlas.kilometres(from: swapped, toTown: place.town)
    {
      return away > TownAtlas.reachInKilometres && other <= TownAtlas.reachInKilometres
        ? "\(Int(away)) km from that town" : nil
    }
    let isAtSea = place.country == nil
    var nearest = Double.infinity
    for other in places where !isAtSea && other.coordinates != place.coordinates {
      nearest = min(nearest, place.coordinates.kilometres(to: other.coordinates))
      if nearest < farFromAll { return nil }
    }
    let isAmongOthers = places.contains { other in
      abs(other.coordinates.latitude - swapped.latitude) < 1
        && swapped.kilometres(to: other.coordinates)
          <= (isAtSea ? acrossBorder : withinTown)
    }
    guard isAmongOthers else { return nil }
    return isAtSea ? "at sea" : "\(Int(nearest)) km from all others"
  }

  private static func places(_ database: Database) throws -> [Place] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT \(CheckedRows.at("coordinates")), name, town, folded_town, latitude, longitude, country,
          location
        FROM \(CheckedRows.organizations) WHERE latitude IS NOT NULL ORDER BY o.id
        """
    ).compactMap { row in
      Coordinates(latitude: row["latitude"], longitude: row["longitude"]).map { coordinates in
        Place(
          row: row, name: row["name"], town: row["town"], foldedTown: row["folded_town"],
          country: row["country"], listing: row["location"], coordinates: coordinates)
      }
    }
  }

  /// Returns the places of a file that lie in one country, if that is nine of ten.
  private static func compatriots(_ places: [Place]) -> [Place]? {
    let groups = Dictionary(grouping: places.filter { $0.country != nil }, by: \.country)
    let largest = groups.values.max { $0.count < $1.count } ?? []
    return largest.count >= usual && largest.count * 10 >= (places.count - 1) * 9 ? largest : nil
  }

  private mutating func noteIfAbroad(_ place: Place, _ others: [Place]) {
    func distance(_ coordinates: Coordinates) -> Double {
      others.lazy.map { coordinates.kilometres(to: $0.coordinates) }.min() ?? 0
    }
    let away = distance(place.coordinates)
    guard away > Self.acrossBorder else { return }
    note(
      place,
      "the coordinates of \(place.name) are \(Int(away)) km from the nearest of \(others.count) "
        + "others in \(place.row[0] == place.listing ? "this file" : place.listing), which lie in one "
        + "country",
      place.coordinates.swapped.map { distance($0) <= Self.acrossBorder } == true
        ? "swap latitude and longitude" : "correct them")
  }

  private mutating func noteElsewhere(
    _ place: Place, _ country: String, _ away: Double, _ atlas: TownAtlas
  ) {
    let swapped = place.coordinates.swapped.flatMap {
      atlas.kilometres(from: $0, toTown: place.town, in: country)
    }
    note(
      place, "the coordinates of \(place.name) are \(Int(away)) km from that town",
      swapped.map { $0 <= TownAtlas.reachInKilometres } == true
        ? "swap latitude and longitude"
        : "correct the coordinates or the town, unless there is another town of that name")
  }

  private mutating func noteIfFar(_ place: Place, _ others: [Place], isLater: Bool) {
    let isNear = others.contains {
      place.coordinates.kilometres(to: $0.coordinates) <= Self.withinTown
    }
    // Which of two is wrong is not known, so only the later one is reported.
    guard !isNear, others.count > 1 || isLater else { return }
    let away = place.coordinates.kilometres(to: others[0].coordinates)
    note(
      place, "the coordinates of \(place.name) are \(Int(away)) km from those of \(others[0].name)",
      "correct one of them, unless there are two towns of that name")
  }

  private mutating func note(_ place: Place, _ message: String, _ suggestion: String) {
    problems.append(
      Problem(.coordinatesImplausible, at: place.row, message, suggestion: suggestion))
  }
}

extension Coordinates {
  /// With latitude and longitude swapped; nil if that is no place on Earth.
  fileprivate var swapped: Coordinates? { Coordinates(latitude: longitude, longitude: latitude) }
}
