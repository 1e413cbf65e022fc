import GRDB
import HubBundle
import HubModel

/// A search for websites with `http` whose host is known to support `https`: other URLs of the hub
/// begin with it, or the host redirected a file to it.
struct InsecureAddresses {
  private static let addresses = """
    SELECT \(ValuePlaces.columns("website")), o.id, full_name AS name, 'website' AS noun, website AS url, 0 AS part
    FROM \(CatalogCheck.organizations)
    UNION ALL
    SELECT \(ValuePlaces.columns("website")), m.id, name, 'website', stated_website, 1
    FROM \(CatalogCheck.members)
    UNION ALL
    SELECT \(ValuePlaces.columns("level3_url")), m.id, name, 'portfolio', level3_url, 1
    FROM \(CatalogCheck.members)
    """

  /// One problem for each URL, in the order of the hub.
  private(set) var problems: [Problem] = []

  /// Searches all websites and portfolios. O(memberships)
  init(_ database: Database) throws {
    let secure = try String.fetchCursor(
      database,
      sql: """
        SELECT url FROM (\(Self.addresses)) WHERE url LIKE 'https://_%'
        UNION ALL SELECT answered_by FROM validators WHERE answered_by LIKE 'https://_%'
        """)
    var hosts: Set<String> = []
    while let url = try secure.next() { hosts.insert(Self.host(of: url)) }
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT * FROM (\(Self.addresses)) WHERE url LIKE 'http://_%' ORDER BY part, id, noun DESC
        """)
    while let row = try rows.next() {
      let url: String = row["url"]
      guard hosts.contains(Self.host(of: url)) else { continue }
      problems.append(
        Problem(
          .httpInsteadOfHTTPS, at: row,
          "the \(row["noun"] as String) of \(row["name"] as String) begins with http, but "
            + "its host supports https: \(url)",
          suggestion: "write https"))
    }
  }

  /// Returns the host and port of a URL, in lower case.
  private static func host(of url: String) -> String {
    let rest = url.lowercased().drop { $0 != "/" }.dropFirst(2)
    return String(rest.prefix { !"/?#".contains($0) })
  }
}
