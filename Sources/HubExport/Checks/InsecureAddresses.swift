import GRDB
import HubBundle
import HubModel

/// A search for websites with `http` whose host is known to support `https`: other URLs of the hub
/// begin with it, or the host redirected a file to it.
enum InsecureAddresses {
  private static let addresses = """
    SELECT \(CheckedRows.at("website")), o.id, full_name AS name, 'website' AS noun, website AS url, 0 AS part
    FROM \(CheckedRows.organizations)
    UNION ALL
    SELECT \(CheckedRows.at("website")), m.id, name, 'website', stated_website, 1
    FROM \(CheckedRows.members)
    UNION ALL
    SELECT \(CheckedRows.at("level3_url")), m.id, name, 'portfolio', level3_url, 1
    FROM \(CheckedRows.members)
    """

  /// Returns one problem for each URL, in the order of the hub. O(memberships)
  static func problems(_ database: Database) throws -> [Problem] {
    let secure = try String.fetchSet(
      database,
      sql: """
        SELECT url FROM (\(addresses)) WHERE url LIKE 'https://_%'
        UNION ALL SELECT answered_by FROM validators WHERE answered_by LIKE 'https://_%'
        """)
    let hosts = Set(secure.map(host))
    let rows = try Row.fetchAll(
      database,
      sql: "SELECT * FROM (\(addresses)) WHERE url LIKE 'http://_%' ORDER BY part, id, noun DESC")
    return rows.filter { hosts.contains(host(of: $0["url"])) }.map { row in
      Problem(
        .httpInsteadOfHTTPS, at: row,
        "the \(row["noun"] as String) of \(row["name"] as String) begins with http, but "
          + "its host supports https: \(row["url"] as String)",
        suggestion: "write https")
    }
  }

  /// Returns the host and port of a URL, in lower case.
  private static func host(of url: String) -> String {
    let rest = url.lowercased().drop { $0 != "/" }.dropFirst(2)
    return String(rest.prefix { !"/?#".contains($0) })
  }
}
