package import GRDB
import HubJSON

/// A number of parts of the hub that were skipped or omitted by choice (`info --format json`,
/// "leftOut").
public enum LeftOutCount: String, CatalogNumber {
  /// Clubs that the selection excludes.
  case clubs
  /// Level files, without galleries, that were skipped because of `--offline`.
  case sources
  /// Galleries that were skipped because of `--offline`.
  case galleries
  /// Wanted pictures that were skipped because of `--offline`.
  case pictures
  /// Files, galleries and pictures with placeholder URLs.
  case placeholders
  /// Web pages that were left out because their sites ask not to be copied.
  case protectedPages
  /// Pictures that were not wanted, such as full-size images where thumbnails suffice.
  case unwantedPictures
  /// Portfolios on web pages that were not read.
  case webPages

  /// The number in SQL.
  public var expression: String? {
    switch self {
    case .clubs: nil
    case .sources: Self.skipped("sources", "role <> 'level3' AND reason = 'offline'")
    case .galleries: Self.portfolios { Self.skipped($0, "reason = 'offline'") }
    case .pictures: Self.skipped("pictures", "reason = 'offline'")
    case .placeholders:
      Self.skipped("sources", "role <> 'level3' AND reason = 'placeholder'") + " + "
        + Self.portfolios { Self.skipped($0, "reason = 'placeholder'") } + " + "
        + Self.skipped("pictures", "reason = 'placeholder'")
    case .protectedPages: Self.skipped("sources", "reason = 'robots'")
    case .unwantedPictures: Self.skipped("pictures", "reason = 'assets'")
    case .webPages:
      Self.portfolios {
        Self.count(
          "\($0) AS g JOIN sources AS s ON s.id = g.source_id "
            + "WHERE form = 'web-page' AND role = 'web-page'")
      }
    }
  }

  private static func skipped(_ table: String, _ condition: String) -> String {
    count("\(table) WHERE \(condition) AND state = 'left-out'")
  }

  /// The sum over the galleries of members and of exhibitions.
  private static func portfolios(_ number: (_ table: String) -> String) -> String {
    number("galleries") + " + " + number("exhibition_galleries")
  }
}

extension Manifest {
  /// The parts of the hub that were skipped or omitted by choice.
  public struct LeftOut: Encodable, Sendable, Equatable {
    /// The pictures that were wanted: "none", "thumbnails" or "all".
    public var assets: String
    /// The omitted facts about people: "birthdays", "emails".
    public var omitted: [String]
    /// The numbers of parts.
    public var counts: CatalogNumbers<LeftOutCount>

    static let names = ["assets", "omitted"] + LeftOutCount.names

    package init(_ database: Database, assets: String, omitted: [String], clubs: Int) throws {
      (self.assets, self.omitted) = (assets, omitted)
      counts = try CatalogNumbers(database)
      counts[.clubs] = clubs
    }

    init(_ json: StrictJSON) throws(StrictJSONError) {
      assets = try json.optional("assets")?.text() ?? "thumbnails"
      omitted =
        try json.optional("omitted")?.elements().map { fact throws(StrictJSONError) in
          try fact.text()
        } ?? []
      counts = try CatalogNumbers(json)
    }

    /// The number of that name.
    public subscript(name: LeftOutCount) -> Int { counts[name] }

    private enum CodingKeys: CodingKey { case assets, omitted }

    /// Encodes everything as one JSON object.
    public func encode(to encoder: any Encoder) throws {
      try counts.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(assets, forKey: .assets)
      try container.encode(omitted, forKey: .omitted)
    }
  }
}
