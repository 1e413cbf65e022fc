import GRDB
public import HubModel

/// A record that has a name.
public struct NamedThing: Sendable, Hashable {
  /// The kinds of named records.
  public enum Kind: String, Sendable, CaseIterable {
    case club, museum
    case photographer = "person"
    case keyword, exhibition

    /// The list of all records of the kind.
    public var subject: Subject {
      switch self {
      case .club: .clubs
      case .museum: .museums
      case .photographer: .people
      case .keyword: .keywords
      case .exhibition: .exhibitions
      }
    }
  }

  /// The kind of the record.
  public let kind: Kind
  /// The id of its row.
  public let id: Int64
  /// The name for display; that of an organization includes its town.
  public let name: String
}

package enum Familiarity: Int {
  case unknown
  /// Something has it in its name.
  case part
  /// Something is called exactly so.
  case whole
}

extension Catalog {
  /// Returns the records with a name: those with exactly this name, otherwise all whose names
  /// contain it. At most `limit` of each kind: clubs, museums, photographers, keywords and
  /// exhibitions, each in the order of lists. O(names).
  public func things(
    named text: String, visibility: Visibility, presentation: Presentation, limit: Int
  ) throws -> [NamedThing] {
    for match in [Match.equals(text), .contains(text)] {
      var visibility = visibility
      // A person whose full name is given is meant, even if lists hide them.
      if case .equals = match { visibility = .everybody }
      var things: [NamedThing] = []
      for kind in NamedThing.Kind.allCases {
        var query = ListQuery(kind.subject)
        query.conditions = [Condition(.name, match)]
        query.visibility = visibility
        query.presentation = presentation
        query.limit = limit
        things += try self.things(kind, query)
      }
      if case .equals = match, things.isEmpty, let thing = try organization(displayed: text) {
        things = [thing]
      }
      // If names differ only in case or accents, the one that was typed is meant.
      let typed = things.filter { $0.name == text }
      if !things.isEmpty { return typed.isEmpty ? things : typed }
    }
    return []
  }

  private func things(_ kind: NamedThing.Kind, _ query: ListQuery) throws -> [NamedThing] {
    let isOrganization = kind == .club || kind == .museum
    var query = query
    query.columns = isOrganization ? ["id", "name", "town"] : ["id", "name"]
    var things: [NamedThing] = []
    try forEachRow(of: query) { row in
      guard case .integer(let id) = row[0], case .text(let name) = row[1] else { return }
      var shown = name
      if isOrganization, case .text(let town) = row[2] {
        shown = OrganizationIdentity(fullName: name, town: town).displayName
      }
      things.append(NamedThing(kind: kind, id: Int64(id), name: shown))
    }
    return things
  }

  /// Returns the organization with a name and town in the form "Fotogroep Lumen (Waterlinge)".
  private func organization(displayed text: String) throws -> NamedThing? {
    let query = """
      SELECT id, kind, full_name, town FROM organizations
      WHERE \(Names.displayed) = ?
      """
    guard let row = try rows(of: query, [Text.folded(text)]).first,
      let kind = NamedThing.Kind(rawValue: try row.requiredText("kind"))
    else { return nil }
    return NamedThing(
      kind: kind, id: try row.id("id"), name: try OrganizationIdentity(row).displayName)
  }

  /// Returns how well a name is known. O(names).
  ///
  /// - Parameter field: One of club (any organization), town, keyword and person.
  package func familiarity(of text: String, as field: Field) throws -> Familiarity {
    let folded = Text.folded(text)
    let names: String? =
      switch field {
      case .club:
        """
        \(Names.organizations) UNION ALL SELECT nick_name, fold(nick_name) FROM organizations
        UNION ALL SELECT NULL, \(Names.displayed) FROM organizations
        """
      case .town: Names.townsAndExhibitions
      case .keyword: Names.keywordsAndTexts
      case .person: Names.people
      default: nil
      }
    guard let names, !folded.isEmpty else { return .unknown }
    // Only the beginning of a word of a keyword counts: "art" does not find "Zwart-wit".
    let part: SQL =
      field == .keyword && folded.unicodeScalars.allSatisfy({ $0.value < 0x250 })
      ? "instr(' ' || replace(folded, '-', ' '), ' ' || \(folded))" : "instr(folded, \(folded))"
    let request: SQL = """
      WITH pairs(name, folded) AS (\(sql: names))
      SELECT max(CASE WHEN folded = \(folded) THEN 2 WHEN \(part) > 0 THEN 1 ELSE 0 END) FROM pairs
      """
    let degree = try read { try Int.fetchOne($0, SQLRequest(literal: request)) } ?? 0
    return Familiarity(rawValue: degree) ?? .unknown
  }

  /// Returns the name closest in spelling to a text, among those of a field; else one with a word that
  /// is close, or that begins alike. O(names).
  package func nearest(to text: String, as field: Field, in subject: Subject) throws -> String? {
    let names = try self.names(of: field, in: subject, startingWith: "", limit: 20_000)
    if let name = Self.closest(to: text, among: names) { return name }
    // What begins alike, or has a word that does.
    for count in stride(from: min(text.count, 60) - 1, to: 2, by: -1) {
      let start = String(text.prefix(count))
      if let name = try self.names(of: field, in: subject, startingWith: start, limit: 1).first {
        return name
      }
    }
    return nil
  }

  /// Returns the name whose spelling is closest to a text that matches no name; nil if the text is
  /// part of that name. O(names).
  public func nearest(to text: String) throws -> String? {
    try nearestName(to: text).flatMap {
      Text.folded($0).contains(Text.folded(text)) ? nil : $0
    }
  }

  private func nearestName(to text: String) throws -> String? {
    let folded = Text.folded(text)
    guard folded.count >= 3, folded.count <= 100 else { return nil }
    // With at most two mistakes, one third of the text has none, so the name contains that third.
    let third = max(2, folded.count / 3)
    let starts = [0, third, 2 * third].filter { $0 + 2 <= folded.count }
    let parts = starts.map { String(folded.dropFirst($0).prefix(third)) }
    let hit = parts.map { "instr(folded, \($0)) > 0" as SQL }.joined(separator: " OR ")
    let names = [
      Names.organizations, Names.people, "SELECT DISTINCT town, folded_town FROM organizations",
      Names.keywords, Names.exhibitions,
    ]
    let request: SQL = """
      WITH pairs(name, folded) AS (\(sql: names.joined(separator: " UNION ALL ")))
      SELECT name FROM pairs WHERE name IS NOT NULL AND (\(hit)) LIMIT 5000
      """
    let candidates = try read { try String.fetchAll($0, SQLRequest(literal: request)) }
    return Self.closest(to: text, among: candidates)
  }

  /// Returns the name closest in spelling to a text; else the one with a word that is close. Words
  /// are short, so others are close by chance: require at least the same first letter.
  private static func closest(to text: String, among names: [String]) -> String? {
    if let whole = Suggestion.nearest(to: text, among: names) { return whole }
    let first = Text.folded(text).first
    let words = names.flatMap { name in
      name.split(separator: " ").map { (word: String($0), name: name) }
    }.filter { Text.folded($0.word).first == first }
    return Suggestion.nearest(to: text, among: words) { $0.word }?.name
  }

  /// Returns the towns of clubs and museums, with the coordinates of each, in Level 1 order.
  ///
  /// - Parameter names: The towns that are wanted; nil for all.
  package func towns(
    named names: Set<String>? = nil
  ) throws -> [(name: String, coordinates: Coordinates)] {
    let wanted: SQL =
      names.map { "folded_town IN \($0.map(Text.folded).sorted()) AND town IN \($0.sorted())" }
      ?? "1"
    let query: SQL =
      "SELECT town, latitude, longitude FROM organizations WHERE \(wanted) ORDER BY id"
    return try read { try Row.fetchAll($0, SQLRequest(literal: query)) }.compactMap { row in
      guard let coordinates = try? row.coordinates() else { return nil }
      return (try row.requiredText("town"), coordinates)
    }
  }

  /// Returns the coordinates of the town, organization or nickname with a name: the midpoint of all
  /// that have it; nil if none of them has known coordinates.
  ///
  /// - Throws: ``QueryError`` if several have the name and are far apart.
  public func coordinates(named text: String) throws -> Coordinates? {
    let names = ["folded_town", "folded_name", "fold(nick_name)", Names.displayed]
    for name in names {
      let query = """
        SELECT full_name, town, latitude, longitude FROM organizations
        WHERE \(name) = ? AND latitude IS NOT NULL ORDER BY id LIMIT 200
        """
      let found = try rows(of: query, [Text.folded(text)]).compactMap { row in
        try (try? row.coordinates()).map {
          (name: try OrganizationIdentity(row).displayName, coordinates: $0)
        }
      }
      if let coordinates = try Self.middle(of: found, text) { return coordinates }
    }
    return nil
  }

  /// Returns the midpoint of coordinates that are close together; nil if there are none.
  private static func middle(
    of found: [(name: String, coordinates: Coordinates)], _ text: String
  ) throws -> Coordinates? {
    guard let first = found.first else { return nil }
    if let other = found.first(where: { $0.coordinates.kilometres(to: first.coordinates) > 50 }) {
      throw QueryError(
        "\"\(text)\" is ambiguous: \(first.name) or \(other.name); "
          + "use the full name with the town, or LATITUDE,LONGITUDE")
    }
    // Degrees east of the first one, since the date line may lie between them.
    let east = found.map {
      ($0.coordinates.longitude - first.coordinates.longitude).remainder(dividingBy: 360)
    }
    let longitude = first.coordinates.longitude + east.reduce(0, +) / Double(found.count)
    return Coordinates(
      latitude: found.map(\.coordinates.latitude).reduce(0, +) / Double(found.count),
      longitude: longitude.remainder(dividingBy: 360))
  }
}
