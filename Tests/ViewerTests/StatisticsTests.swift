import Foundation
import HubBundle
import HubExport
import HubViewer
import TestSupport
import Testing

/// The numbers on the page of statistics, compared with queries of their own in the sqlite3 program.
struct StatisticsTests {
  /// The piece `statistics`; the order of columns is that of the piece `hub`.
  private struct Piece: Decodable {
    let year: Int
    let hub: Timeline
    let clubs: [Timeline]
    let countries: [Country]
    let keywords: [[Int]]
  }

  private struct Timeline: Decodable {
    let organization: Int?
    /// All memberships, then those without a start, without an end, and those that begin later.
    let counts: [Int]
    /// The year, then the numbers of those who joined and left, and of members.
    let years: [[Int]]

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      organization = try row.decodeNil() ? nil : row.decode(Int.self)
      counts = try (0..<4).map { _ in try row.decode(Int.self) }
      years = try row.decode([[Int]].self)
    }
  }

  private struct Country: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let country = try row.decodeNil() ? "?" : row.decode(String.self)
      let isMuseum = try row.decode(Int.self)
      let levels = try row.decode([Int].self)
      text = ([country, String(isMuseum)] + levels.map(String.init)).joined(separator: "|")
    }
  }

  private func piece(_ bundle: BundleFile) throws -> Piece {
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    let bytes = try #require(try files.contents(of: "viewer/data/statistics.js"))
    let text = String(decoding: bytes, as: UTF8.self)
    let json = try #require(text.firstMatch(of: /,(.*)\);\n$/.dotMatchesNewlines()))
    return try JSONDecoder().decode(Piece.self, from: Data(json.1.utf8))
  }

  /// Returns the rows of a query.
  private func rows(_ catalog: String, _ query: String) async throws -> [String] {
    let result = try await Program.run("sqlite3", ["-readonly", "-bail", catalog, query])
    #expect(result.status == 0, "\(result.messages)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["2026.05", "2026.11"])
  func `the numbers of the sample hub follow from its catalog`(release: String) async throws {
    let path = Checkout.path("Bundles/lumen-hub-\(release).hubpack")
    let bundle = try BundleFile(path: path)
    let piece = try piece(bundle)
    let folder = try TemporaryFolder()
    try bundle.unpack(to: folder.path("x"))
    let catalog = folder.path("x/catalog.sqlite")
    #expect(piece.year == 2026)

    // Each year by itself, while the piece adds up the changes.
    func years(_ memberships: String) -> String {
      """
      WITH m AS (SELECT substr(start_date, 1, 4) AS first, substr(end_date, 1, 4) AS last, is_former
          FROM memberships WHERE \(memberships)),
        years AS (SELECT first AS year FROM m UNION SELECT last FROM m WHERE is_former)
      SELECT year, (SELECT count(*) FROM m WHERE first = year),
        (SELECT count(*) FROM m WHERE is_former AND last = year),
        (SELECT count(*) FROM m WHERE first <= year AND (NOT is_former OR last > year))
      FROM years WHERE year IS NOT NULL ORDER BY year
      """
    }
    func text(_ years: [[Int]]) -> [String] {
      years.map { $0.map(String.init).joined(separator: "|") }
    }
    #expect(try await rows(catalog, years("1")) == text(piece.hub.years))
    let clubs = try await rows(
      catalog,
      """
      SELECT id FROM organizations WHERE id IN (SELECT organization_id FROM memberships)
      ORDER BY folded_name, folded_town, id
      """)
    #expect(clubs.count == piece.clubs.count)
    for (club, timeline) in zip(clubs, piece.clubs) {
      #expect(
        try await rows(catalog, years("organization_id = \(club)")) == text(timeline.years))
    }

    let counts = try await rows(
      catalog,
      """
      SELECT count(*), sum(start_date IS NULL),
        sum(start_date NOT NULL AND is_former AND end_date IS NULL), sum(start_date >= '2027')
      FROM memberships
      """)
    #expect(counts == [piece.hub.counts.map(String.init).joined(separator: "|")])
    #expect(
      try await rows(
        catalog,
        """
        SELECT coalesce(country, '?'), kind = 'museum', sum(level = 1), sum(level = 2), sum(level = 3)
        FROM organizations GROUP BY 2, 1
        """
      ).sorted() == piece.countries.map(\.text).sorted())
    #expect(
      try await rows(
        catalog,
        """
        SELECT keyword_id, count(DISTINCT photographer_id) FROM photographer_keywords
        GROUP BY keyword_id ORDER BY 2 DESC, (SELECT key FROM keywords WHERE id = keyword_id)
        """) == text(piece.keywords))
  }

  @Test func `the numbers are those that queries answer`() async throws {
    let path = Checkout.path("Bundles/lumen-hub-2026.11.hubpack")
    let piece = try piece(BundleFile(path: path))
    func numbers(_ question: String, _ column: Int) async throws -> [Int] {
      let result = try await Program.run(
        Program.hubpack, ["query", path, question, "--format", "csv"])
      #expect(result.status == 0, "\(result.messages)")
      return result.output.split(whereSeparator: \.isNewline).dropFirst().compactMap {
        Int($0.split(separator: ",", omittingEmptySubsequences: false)[column])
      }.filter { $0 > 0 }
    }
    func totals(isMuseum: Bool) -> [Int] {
      piece.countries.map { $0.text.split(separator: "|").dropFirst().compactMap { Int($0) } }
        .filter { $0[0] == (isMuseum ? 1 : 0) }.map { $0.dropFirst().reduce(0, +) }
    }
    #expect(try await numbers("clubs by country", 1) == totals(isMuseum: false))
    #expect(try await numbers("museums by country", 1) == totals(isMuseum: true))
    #expect(
      try await numbers("keywords", 1).sorted() == piece.keywords.map { $0[1] }.sorted())
  }

  @Test func `unusual dates are counted as they are known`() async throws {
    let hub = try SmallHub.usual()
    let dates: [(start: String?, end: String?, isFormer: Bool)] = [
      ("2010-05-01", nil, false), (nil, nil, false),
      // Ended in a year with and without a beginning, in the year of the beginning, before it, and
      // at an unknown time.
      ("2010-01-01", "2012-12-31", false), (nil, "2012-01-01", false),
      ("2012-02-01", "2012-03-01", false), ("2014-01-01", "2013-01-01", false),
      ("2015-01-01", nil, true),
      // Ends, and begins, after the bundle was created.
      ("2016-01-01", "2026-12-31", false), ("2017-01-01", "2030-01-01", true),
      ("2026-12-01", nil, false), ("2027-01-01", nil, false),
    ]
    let members = dates.enumerated().map { index, dates in
      let optional = [
        dates.start.map { #""membershipStartDate": "\#($0)""# },
        dates.end.map { #""membershipEndDate": "\#($0)""# },
        dates.isFormer ? #""status": {"isFormerMember": true}"# : nil,
      ].compactMap { $0 }.joined(separator: ", ")
      return """
        {"name": {"givenName": "Bo", "familyName": "Lens\(index)"}, "optional": {\(optional)}}
        """
    }
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
       "members": [\(members.joined(separator: ","))]}
      """)
    let piece = try piece(await hub.bundle())
    #expect(piece.hub.counts == [11, 2, 3, 1])
    #expect(
      piece.hub.years == [
        [2010, 2, 0, 2], [2012, 1, 3, 1], [2013, 0, 1, 1], [2014, 1, 0, 1], [2015, 1, 0, 1],
        [2016, 1, 0, 2], [2017, 1, 0, 2], [2026, 1, 0, 3],
      ])
    #expect(piece.clubs.map(\.organization) == [0])
    #expect(piece.clubs.map(\.years) == [piece.hub.years])
  }

  @Test func `a hub without members has no years`() async throws {
    let hub = try SmallHub.usual()
    try FileManager.default.removeItem(atPath: hub.path + "/fkKnipoog.level2.json")
    let piece = try piece(await hub.bundle())
    #expect(piece.hub.counts == [0, 0, 0, 0])
    #expect(piece.hub.years.isEmpty && piece.clubs.isEmpty && piece.keywords.isEmpty)
    #expect(piece.countries.map(\.text) == ["NL|0|1|0|0", "?|1|1|0|0"])
  }
}
