package import HubModel

/// Towns of the world, with the names that they have in several languages. Made for few towns at a
/// time, such as those of a hub.
///
/// The data is a selection of GeoNames: towns with 15,000 inhabitants or more that are called
/// differently in different languages, and the other large ones (15,000 in Europe, 50,000
/// elsewhere); and, for countries, all places with 500 inhabitants within 6 km of a border.
/// `Scripts/tools/make-towns.py` tells more.
package struct TownAtlas: Sendable {
  /// The languages that names are in, as ISO 639 codes.
  package static let languages = ["en", "nl", "de", "fr", "pl", "es"]
  /// The largest distance from the middle of a town to a place in it: 50 km.
  package static let reachInKilometres = 50.0
  /// The largest distance at which a town decides in which country a place is: 10 km.
  package static let borderReachInKilometres = 10.0

  fileprivate struct Town {
    /// The ISO 3166-1 alpha-2 code of its country.
    let country: String
    /// Its middle, and, if `isWhole`, those of all other places of GeoNames with its names.
    let points: [Coordinates]
    /// The names in ``languages``.
    let names: [String]
    let isWhole: Bool
  }

  /// The towns by their folded names, in any language.
  private let towns: [String: [Town]]

  /// A kind of lines in the table; those of a kind are together, in this order.
  enum Kind: Int, Comparable {
    /// A town that is called differently in different languages.
    case severalNames
    /// Another large town.
    case oneName
    /// A place near a border. Large ones are in the table twice.
    case nearBorder

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    fileprivate init(_ fields: [Substring.UTF8View]) {
      let isNearBorder = fields[0].first == UInt8(ascii: "|")
      self = isNearBorder ? .nearBorder : fields.count > 2 ? .severalNames : .oneName
    }
  }

  /// Creates an atlas of the towns with these names, in any language, without regard to case and
  /// diacritics: of 6,000 towns with several names.
  ///
  /// - Parameter isForDistances: Adds the towns that have one name in all languages, 12,000 more.
  package init(named names: some Sequence<String>, isForDistances: Bool = false) {
    self.init(named: names, kinds: .severalNames...(isForDistances ? .oneName : .severalNames))
  }

  /// Creates an atlas for ``country(of:at:)``, of the towns near borders that have these names, among
  /// 7,000.
  package init(nearBordersNamed names: some Sequence<String>) {
    self.init(named: names, kinds: .nearBorder ... .nearBorder)
  }

  init(
    named names: some Sequence<String>, kinds: ClosedRange<Kind>,
    table: String = EmbeddedTexts.towns_txt
  ) {
    let wanted = Set(names.map(Text.folded)).subtracting([""])
    // Folding takes most of the time, and few names begin like a wanted one.
    let initials = Set(wanted.map { $0.unicodeScalars.first })
    var isInitial: [Unicode.Scalar: Bool] = [:]
    func begins(_ name: Substring.UTF8View) -> Bool {
      guard let first = Substring(name).unicodeScalars.first else { return false }
      if let known = isInitial[first] { return known }
      let folded = Text.folded(String(first)).unicodeScalars.first
      let result = folded == nil || initials.contains(folded)
      isInitial[first] = result
      return result
    }
    var towns: [String: [Town]] = [:]
    for fields in Self.lines(of: table, kinds) {
      let folded = fields.dropFirst().filter(begins).map {
        Text.folded(String(decoding: $0, as: UTF8.self))
      }
      let found = Set(folded).intersection(wanted)
      if found.isEmpty { continue }
      let town = Town(fields)
      for name in found { towns[name, default: []].append(town) }
    }
    self.towns = towns
  }

  private static func lines(
    of table: String, _ kinds: ClosedRange<Kind>
  ) -> some Sequence<[Substring.UTF8View]> {
    table.utf8.split(separator: UInt8(ascii: "\n")).lazy
      .map { $0.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) }
      .prefix { Kind($0) <= kinds.upperBound }
      .filter { Kind($0) >= kinds.lowerBound }
  }

  /// The towns of some countries, those with several names first: a line for each, as
  /// `Scripts/tools/make-towns.py` writes it. The pages of a bundle measure distances from them.
  package static func lines(ofCountries codes: Set<String>) -> String {
    EmbeddedTexts.towns_txt.split(separator: "\n").lazy
      .map { $0.hasPrefix("!") ? $0.dropFirst() : $0 }
      .filter { codes.contains(String($0.prefix(2))) }
      .joined(separator: "\n")
  }

  /// Returns the names, by language, of the town with a name, in any language, at a place; none
  /// without such a town within ``reachInKilometres``. Where a name differs from the given one only
  /// in case or diacritics, that with more diacritics is returned, else the given one.
  package func names(of town: String, at place: Coordinates) -> [String: String] {
    let near = (towns[Text.folded(town)] ?? []).map {
      (town: $0, away: place.kilometres(to: $0.points[0]))
    }
    guard let nearest = near.min(by: { $0.away < $1.away }), nearest.away <= Self.reachInKilometres
    else { return [:] }
    let names = nearest.town.names.map { name in
      let isSame = Text.folded(name) == Text.folded(town)
      return isSame && name.utf8.count <= town.utf8.count ? town : name
    }
    return Dictionary(uniqueKeysWithValues: zip(Self.languages, names))
  }

  package struct Place: Sendable, Equatable {
    /// The ISO 3166-1 alpha-2 code of its country.
    package let country: String
    /// Its middle.
    package let coordinates: Coordinates
  }

  /// Returns the towns with a name, in any language.
  package func places(named name: String) -> [Place] {
    (towns[Text.folded(name)] ?? []).map { Place(country: $0.country, coordinates: $0.points[0]) }
  }

  /// Returns the country of the nearest town near a border with a name, at most
  /// ``borderReachInKilometres`` from a place: borders are less exact than that. A town that has the
  /// name takes precedence over one that is called so in another language: Görlitz is in Germany, and
  /// Zgorzelec, on the other bank, is in Poland. Nil without such a town.
  package func country(of town: String, at place: Coordinates) -> String? {
    let name = Text.folded(town)
    let near = (towns[name] ?? []).map { town in
      (
        rank: Text.folded(town.names[0]) == name ? 0 : 1,
        away: place.kilometres(to: town.points[0]), country: town.country
      )
    }
    return near.filter { $0.away <= Self.borderReachInKilometres }
      .min { ($0.rank, $0.away) < ($1.rank, $1.away) }?.country
  }

  /// Returns the distance in kilometres from a place to the nearest known town with a name, in any
  /// language; nil if none is known.
  package func kilometres(from place: Coordinates, toTown town: String) -> Double? {
    (towns[Text.folded(town)] ?? []).flatMap(\.points).map(place.kilometres).min()
  }

  /// Returns the distance in kilometres from a place to the nearest town with a name, in any
  /// language; nil if it is not known where all towns of that name in the country are.
  package func kilometres(
    from place: Coordinates, toTown town: String, in country: String
  ) -> Double? {
    let towns = towns[Text.folded(town)] ?? []
    // Small towns are not in the data; there is seldom one of the same name in the same country.
    guard towns.contains(where: { $0.isWhole && $0.country == country }) else { return nil }
    return towns.flatMap(\.points).map(place.kilometres).min()
  }
}

extension TownAtlas {
  /// The largest distance of a place from the town that its misspelt name means: 20 km.
  private static let similarReach = 20.0

  /// Returns the names that the towns of places probably have, by the index of the place: that of a
  /// larger town nearby that differs by a letter. None for a town that is known by its name, and for
  /// names of fewer than five letters. Reads a table of 17,000 towns.
  package static func similarNames(
    to places: [(town: String, coordinates: Coordinates)]
  ) -> [Int: String] {
    struct Cell: Hashable {
      let latitude: Int
      let longitude: Int

      init(_ coordinates: Coordinates) {
        latitude = Int(coordinates.latitude.rounded(.down))
        longitude = Int(coordinates.longitude.rounded(.down))
      }
    }
    let names = places.map { Array(Text.folded($0.town).unicodeScalars) }
    let cells = Dictionary(
      grouping: places.indices.filter { names[$0].count > 4 }, by: { Cell(places[$0].coordinates) })
    var found: [Int: String] = [:]
    var known = Set<Int>()
    for fields in lines(of: EmbeddedTexts.towns_txt, Kind.severalNames ... .oneName) {
      let point = Town(fields).points[0]
      let near = [-1.0, 0, 1].flatMap { up in
        [-1.0, 0, 1].compactMap { right in
          Coordinates(latitude: point.latitude + up, longitude: point.longitude + right)
        }
      }.flatMap { cells[Cell($0)] ?? [] }
      for index in near where !known.contains(index) {
        let away = places[index].coordinates.kilometres(to: point)
        guard away <= reachInKilometres else { continue }
        for (field, name) in fields.map({ String(decoding: $0, as: UTF8.self) }).enumerated()
        where field > 0 {
          let letters = Array(Text.folded(name).unicodeScalars)
          // Without its accent, a translation ("Sídney") may be a mistake in the name ("Sidney").
          let isForeign = (2...languages.count).contains(field)
          if letters == names[index],
            !isForeign || name.lowercased() == places[index].town.lowercased()
          {
            known.insert(index)
          } else if away <= similarReach, letters.count > 4,
            Suggestion.editDistance(letters, names[index]) == 1
          {
            found[index] = found[index] ?? name
          }
        }
      }
    }
    return found.filter { !known.contains($0.key) }
  }
}

extension TownAtlas.Town {
  fileprivate init(_ fields: [Substring.UTF8View]) {
    isWhole = fields[0].first == UInt8(ascii: "!")
    let place = fields[0].drop { "!|".utf8.contains($0) }
    country = String(decoding: place.prefix(2), as: UTF8.self)
    points = decodedPolyline(
      place.dropFirst(2), unitsPerDegree: TownAtlas.Kind(fields) == .nearBorder ? 1000 : 100)
    let english = String(decoding: fields[1], as: UTF8.self)
    names = TownAtlas.languages.indices.map { index in
      let field = index + 1 < fields.count ? fields[index + 1] : fields[1]
      return field.isEmpty ? english : String(decoding: field, as: UTF8.self)
    }
  }
}
