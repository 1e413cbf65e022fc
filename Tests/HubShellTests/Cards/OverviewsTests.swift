import Foundation
import HubBundle
import Terminal
import TestSupport
import Testing

@testable import HubShell

/// What `near`, `birthdays` and `stats` count out, against SQL of our own.
struct OverviewsTests {
  @Test(arguments: [
    "near Nevelberg within 150km", "near fgMorgenlicht within 150 km",
    "near Fotogroep Morgenlicht within 150km", "near 52.02231,5.95478 within 150km",
    "near 52.02231, 5.95478 within 150",
  ])
  func `near tells clubs and museums together, the nearest first`(line: String) async throws {
    let hub = try await SampleHub.shared
    let answer = try hub.session { $0.mode = .csv }.answer(line)
    let names = answer.split(separator: "\r\n").dropFirst().map {
      $0.split(separator: ",").dropFirst().prefix(2).joined(separator: "|")
    }
    let expected = try await hub.sql(
      "SELECT kind, full_name FROM places WHERE km <= 150 ORDER BY km, kind, folded_name")
    #expect(names == expected)
    #expect(names.count > 5)
  }

  @Test func `near takes any distance where there is nothing at all`() async throws {
    let hub = try SmallHub()
    try hub.write(
      "root_.level1.json",
      #"{"museums": [{"idPlus": {"town": "A", "fullName": "B", "nickName": "c"}}]}"#)
    try await hub.export()
    let session = try Session(
      path: hub.folder.path("out.hubpack"), settings: Settings(environment: [:]),
      isInteractive: false)
    let file = hub.folder.path("answer.txt")
    _ = try session.run("save \(file)")
    _ = try session.run("near 0,0 within 1e300km")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "")
  }

  @Test func `an answer without days is no calendar, whatever its file is called`() async throws {
    let hub = try SmallHub.usual()
    try await hub.export()
    let session = try Session(
      path: hub.folder.path("out.hubpack"), settings: Settings(environment: [:]),
      isInteractive: false)
    _ = try session.run("save \(hub.folder.path("a.ics"))")
    #expect(throws: QueryError.self) { try session.run("clubs") }
    _ = try session.run("birthdays")
    #expect(
      try String(contentsOfFile: hub.folder.path("a.ics"), encoding: .utf8)
        .hasPrefix("BEGIN:VCALENDAR"))
  }

  @Test func `near reaches 25 km unless told otherwise, and says when nothing is there`()
    async throws
  {
    let hub = try await SampleHub.shared
    #expect(
      try hub.text("near kleibeek") == """
        Distance  Kind  Name                  Town      Country
        ────────  ────  ────────────────────  ────────  ───────────
          0.0 km  club  Kring Zonder Bijnaam  Kleibeek  Netherlands

        """)
    #expect(
      try hub.text("near 0.5,0.5 within 10km") == "")
  }

  private func birthdays(_ line: String) async throws -> [String] {
    let answer = try await SampleHub.shared.session { $0.mode = .csv }.answer(line)
    return answer.split(separator: "\r\n").dropFirst().map {
      $0.split(separator: ",").prefix(2).joined(separator: "|")
    }
  }

  @Test(arguments: ["12-01", "01-01", "12-31", "02-29", "10-31", "03-01"])
  func `birthdays go on from a day to the year's end, and then from its beginning`(day: String)
    async throws
  {
    let hub = try await SampleHub.shared
    let expected = try await hub.sql(
      """
      SELECT birthday, name FROM people WHERE birthday IS NOT NULL AND NOT is_deceased
      ORDER BY substr(birthday, -5) < '\(day)', substr(birthday, -5), sort_key
      """)
    #expect(try await birthdays("birthdays 100 from \(day)") == expected)
    #expect(try await birthdays("birthdays from \(day)") == Array(expected.prefix(10)))
    #expect(try await birthdays("birthdays from 2024-\(day) 3") == Array(expected.prefix(3)))
  }

  @Test func `a list is not a table of the catalog, and its help is named`() async throws {
    let hub = try await SampleHub.shared
    let meant = #expect(throws: SyntaxError.self) { try hub.text("\\d members") }
    #expect(
      meant?.description
        == "the catalog has no table \"members\" ('help members' lists the columns "
        + "of that list; 'schema' shows all tables)")
  }

  @Test func `people see day and month of a birthday, never its year`() async throws {
    let hub = try await SampleHub.shared
    #expect(
      try hub.text("birthdays 3 from 12-05") == """
        Birthday     Name             Clubs
        ───────────  ───────────────  ──────────────────────────────────────────────────
        5 December   Toos Korrel      Honorary member of Fotoclub Zonnevlek (Waterlinge)
        13 December  Ólafur Þokkason  Chairman of Ljósmyndafélagið Norðurskin (Þokuvík)
        21 December  Bas Nachtegaal   Admin of Fotogroep Morgenlicht (Nevelberg)

        """)
  }

  @Test func `the numbers of stats are those that SQL counts`() async throws {
    let hub = try await SampleHub.shared
    let answer = try hub.session { $0.mode = .csv }.answer("stats")
    let rows = answer.replacing("\"", with: "").split(separator: "\r\n").dropFirst().map {
      String($0).replacing(",", with: "|")
    }
    let queries: [(String, String)] = [
      (
        "clubs by level",
        "SELECT level, count(*) FROM organizations WHERE kind='club' GROUP BY level"
      ),
      (
        "clubs by country",
        "SELECT country, count(*) AS n FROM organizations WHERE kind='club' GROUP BY country ORDER BY n DESC, country"
      ),
      (
        "museums by country",
        """
        SELECT coalesce(country, '?') AS c, count(*) AS n FROM organizations WHERE kind='museum'
        GROUP BY c ORDER BY n DESC, c
        """
      ),
      (
        "memberships by year of joining",
        """
        WITH years AS (SELECT DISTINCT substr(start_date, 1, 4) AS year FROM memberships)
        SELECT year, (SELECT count(*) FROM memberships WHERE start_date LIKE year || '-%')
        FROM years WHERE year IS NOT NULL ORDER BY year
        """
      ),
      (
        "memberships by role",
        """
        WITH roles(role) AS (VALUES ('chairman'), ('vice-chairman'), ('treasurer'), ('secretary'),
          ('admin'), ('other'))
        SELECT role, (SELECT count(*) FROM membership_roles r WHERE r.role = roles.role) FROM roles
        """
      ),
      (
        "people by keyword",
        """
        SELECT coalesce((SELECT name FROM keyword_names WHERE keyword_id = k.id AND language = 'en'),
          id_string), (SELECT count(*) FROM used u WHERE u.id_string = k.id_string) AS n
        FROM keywords k WHERE n > 0 ORDER BY n DESC, key
        """
      ),
      (
        "images by year",
        """
        WITH years AS (SELECT DISTINCT substr(capture_date, 1, 4) AS year FROM images)
        SELECT year, (SELECT count(*) FROM images WHERE capture_date LIKE year || '%')
        FROM years WHERE year IS NOT NULL ORDER BY year
        """
      ),
      (
        "texts about organizations by language",
        "SELECT language, count(*) AS n FROM remarks GROUP BY language ORDER BY n DESC, language"
      ),
    ]
    var expected: [String] = []
    for (title, query) in queries { expected += try await hub.sql(query).map { "\(title)|\($0)" } }
    #expect(rows == expected)
  }

  @Test func `people see the federation's form of a number, programs the number`() async throws {
    let hub = try await SampleHub.shared
    let line = "members fotobond:7301014 columns fotobond"
    #expect(try hub.text(line) == "Fotobond\n─────────\n73.01.014\n")
    #expect(try hub.rows(line) == ["7301014"])
    #expect(try hub.text("clubs fotobond:7302 columns fotobond") == "Fotobond\n────────\n73.02\n")
  }
}
