import Foundation
import HubBundle
import HubModel
import Testing

@testable import HubShell

/// Questions in ordinary words, with the answers that SQL gives.
struct OrdinaryWordsTests {
  private static let people = "SELECT name FROM people p WHERE NOT is_deceased AND"

  @Test(arguments: [
    (
      "clubs in NL columns name",
      "SELECT full_name FROM places WHERE kind = 'club' AND country = 'NL' ORDER BY folded_name"
    ),
    (
      "members of Zonnevlek columns name",
      "SELECT name FROM members WHERE club LIKE '%zonnevlek%' AND NOT is_deceased ORDER BY sort_key"
    ),
    (
      "museums germany columns name",
      "SELECT full_name FROM places WHERE kind = 'museum' AND country = 'DE' ORDER BY folded_name"
    ),
    (
      "people keyword:landscape and country:NL columns name",
      """
      \(people) id IN (SELECT photographer_id FROM used WHERE id_string = 'Landscape')
      AND id IN (SELECT photographer_id FROM members WHERE country = 'NL') ORDER BY sort_key
      """
    ),
    (
      "people with astronomy columns name",
      "\(people) id IN (SELECT photographer_id FROM used WHERE id_string = 'Astro') ORDER BY sort_key"
    ),
    (
      "people landscape columns name",
      """
      \(people) id IN (SELECT photographer_id FROM used WHERE id_string = 'Landscape')
      ORDER BY sort_key
      """
    ),
    (
      "clubs town='Nevelberg' columns name",
      "SELECT full_name FROM places WHERE kind = 'club' AND town = 'Nevelberg'"
    ),
    (
      "clubs fot* columns name",
      """
      SELECT full_name FROM places WHERE kind = 'club' AND (full_name LIKE 'fot%'
        OR nick_name LIKE 'fot%' OR town LIKE 'fot%') ORDER BY folded_name
      """
    ),
    (
      "people clubs:>=2 columns name",
      """
      \(people) id IN (SELECT photographer_id FROM memberships WHERE NOT is_former
        GROUP BY 1 HAVING count(*) > 1) ORDER BY sort_key
      """
    ),
    (
      "members sort joined limit 5 columns name,joined",
      """
      SELECT name, start_date FROM members WHERE NOT is_deceased AND start_date IS NOT NULL
      ORDER BY start_date, sort_key LIMIT 5
      """
    ),
    (
      "people sort born limit 3 columns name,born",
      """
      SELECT name, substr(birthday, 1, 4) FROM people WHERE NOT is_deceased AND birthday NOT LIKE '-%'
      ORDER BY birthday LIMIT 3
      """
    ),
    (
      "members joined:this-year columns name",
      """
      SELECT name FROM members WHERE NOT is_deceased AND start_date LIKE '2026%' ORDER BY sort_key
      """
    ),
    (
      "people birthday:this-month columns name",
      "\(people) substr(birthday, -5, 2) = '11' ORDER BY sort_key"
    ),
    (
      "images date:last-year columns id",
      "SELECT id FROM images WHERE capture_date LIKE '2025%' ORDER BY id"
    ),
    (
      "keywords club:Zonnevlek columns key,people",
      """
      SELECT id_string, count(DISTINCT photographer_id) FROM used WHERE photographer_id IN (
        SELECT photographer_id FROM members WHERE club LIKE '%zonnevlek%' AND NOT is_deceased)
      GROUP BY 1 ORDER BY lower(id_string)
      """
    ),
    (
      "keywords club:Zonnevlek people:>=2 sort -people,name columns key",
      """
      SELECT id_string FROM used WHERE photographer_id IN (
        SELECT photographer_id FROM members WHERE club LIKE '%zonnevlek%' AND NOT is_deceased)
      GROUP BY 1 HAVING count(DISTINCT photographer_id) >= 2
      ORDER BY count(DISTINCT photographer_id) DESC, lower(id_string)
      """
    ),
    (
      "who is in several clubs columns name",
      """
      \(people) id IN (SELECT photographer_id FROM memberships WHERE NOT is_former
        GROUP BY 1 HAVING count(*) > 1) ORDER BY sort_key
      """
    ),
    (
      "the oldest members columns name,born limit 3",
      """
      SELECT name, substr(birthday, 1, 4) FROM members WHERE NOT is_deceased AND birthday NOT LIKE '-%'
      ORDER BY birthday LIMIT 3
      """
    ),
    (
      "who left in 2021 columns name",
      "\(people) id IN (SELECT photographer_id FROM members WHERE end_date LIKE '2021%')"
    ),
    (
      "members who joined in 2024 columns name",
      "SELECT name FROM members WHERE NOT is_deceased AND start_date LIKE '2024%' ORDER BY sort_key"
    ),
    (
      "members since last year columns name",
      "SELECT name FROM members WHERE NOT is_deceased AND start_date >= '2025' ORDER BY sort_key"
    ),
    (
      "people born before 1950 columns name",
      "\(people) birthday NOT LIKE '-%' AND birthday < '1950' ORDER BY sort_key"
    ),
    (
      "people birthday:December columns name",
      "\(people) birthday LIKE '%-12-__' ORDER BY sort_key"
    ),
    (
      "clubs where country = NL columns name",
      "SELECT full_name FROM places WHERE kind = 'club' AND country = 'NL' ORDER BY folded_name"
    ),
    (
      "clubs in Duitsland columns name",
      "SELECT full_name FROM places WHERE kind = 'club' AND country = 'DE' ORDER BY folded_name"
    ),
    (
      "members without a website columns name",
      "SELECT name FROM members WHERE NOT is_deceased AND website IS NULL ORDER BY sort_key"
    ),
    (
      "images from 2025 columns id",
      "SELECT id FROM images WHERE capture_date LIKE '2025%' ORDER BY id"
    ),
    (
      "members joined in April columns name",
      "SELECT name FROM members WHERE NOT is_deceased AND start_date LIKE '2026-04%' ORDER BY sort_key"
    ),
    (
      "clubs within 90 km of Nevelberg columns name",
      "SELECT full_name FROM places WHERE kind = 'club' AND km <= 90 ORDER BY km"
    ),
    (
      "upcoming exhibitions columns name",
      """
      SELECT name FROM exhibitions WHERE coalesce(end_date, start_date) >= date('now', 'localtime')
        OR start_date > date('now', 'localtime') ORDER BY coalesce(start_date, end_date), folded_name
      """
    ),
  ])
  func `a question in ordinary words has the answer that SQL gives`(line: String, sql: String)
    async throws
  {
    let hub = try await SampleHub.shared
    let rows = try hub.rows(line) { $0.today = CalendarDay(year: 2026, month: 11, day: 15) }
    #expect(rows == (try await hub.sql(sql)))
    #expect(!rows.isEmpty)
  }

  // MARK: - Counts

  private struct Counts: Decodable {
    let counted: String
    let by: String?
    let rows: [Row]

    struct Row: Decodable {
      let name: String?
      let count: Int
    }
  }

  private static let visible = "NOT is_deceased"

  @Test(arguments: [
    (
      "count members in Waterlinge",
      "SELECT 'members', count(*) FROM members WHERE town = 'Waterlinge' AND \(visible)"
    ),
    (
      "members of Zonnevlek count",
      "SELECT 'members', count(*) FROM members WHERE club LIKE '%zonnevlek%' AND \(visible)"
    ),
    (
      "clubs by country",
      "SELECT country, count(*) FROM places WHERE kind = 'club' GROUP BY 1 ORDER BY 2 DESC, lower(country)"
    ),
    (
      "people by keyword",
      """
      SELECT id_string, count(*) AS n FROM photographers p
      LEFT JOIN used ON used.photographer_id = p.id WHERE \(visible)
      GROUP BY 1 ORDER BY n DESC, id_string IS NULL, lower(id_string)
      """
    ),
    (
      "people by country",
      """
      SELECT country, count(DISTINCT photographer_id) FROM members WHERE \(visible)
      GROUP BY 1 ORDER BY 2 DESC, lower(country)
      """
    ),
    (
      "members by role sort name",
      """
      SELECT role, count(*) FROM membership_roles JOIN members ON members.id = membership_id
      WHERE \(visible) AND role = 'admin' GROUP BY 1
      """
    ),
    (
      "members by joined sort name limit 3",
      """
      SELECT substr(start_date, 1, 4), count(*) FROM members
      WHERE start_date IS NOT NULL AND \(visible) GROUP BY 1 ORDER BY 1 LIMIT 3
      """
    ),
    (
      "images by year of Zonnevlek",
      """
      SELECT substr(capture_date, 1, 4), count(*) FROM images WHERE membership_id IN (
        SELECT id FROM members WHERE club LIKE '%zonnevlek%' AND \(visible))
      GROUP BY 1 ORDER BY 2 DESC, 1 IS NULL, 1
      """
    ),
  ])
  func `rows are counted as SQL counts them`(line: String, sql: String) async throws {
    let hub = try await SampleHub.shared
    // Keys, as the keywords of most languages have them.
    let session = try hub.session { $0.language = "zz" }
    let counts = try JSONDecoder().decode(Counts.self, from: Data(session.answer(line).utf8))
    var rows = counts.rows.map { "\($0.name ?? "")|\($0.count)" }
    if line.contains("by role") { rows = rows.filter { $0.hasPrefix("admin|") } }
    if line.contains("by keyword") {
      // Names and keys differ; the numbers do not.
      let numbers = try await hub.sql(sql).map { $0.split(separator: "|").last ?? "" }
      #expect(rows.map { $0.split(separator: "|").last ?? "" } == numbers)
    } else {
      #expect(rows == (try await hub.sql(sql)))
    }
    #expect(counts.counted == (line.contains("clubs") ? "clubs" : counts.counted))
    #expect((counts.by != nil) == line.contains(" by "))
  }

  @Test func `members by club name each club once, with its town where the name lacks it`()
    async throws
  {
    let hub = try await SampleHub.shared
    let rows = try await hub.sql(
      """
      SELECT club || ' (' || town || ')  ', count(*) FROM members WHERE NOT is_deceased
      GROUP BY club, town ORDER BY 2 DESC, folded_club
      """)
    let answer = try hub.text("members by club")
    #expect(answer.split(separator: "\n").count == rows.count + 2)
    for row in rows.prefix(3) {
      let parts = row.split(separator: "|")
      #expect(answer.contains(parts[0].dropLast(2)))
    }
    #expect(try hub.text("people by club country:BE") == hub.text("members by club country:BE"))
  }

  @Test func `somebody in two clubs of a country is one person there`() async throws {
    let hub = try await SampleHub.shared
    let people = try await hub.sql(
      """
      SELECT count(DISTINCT photographer_id) FROM members
      WHERE country = 'BE' AND NOT is_deceased AND NOT is_former
      """)
    let text = try hub.text("people by country country:BE -status:former")
    #expect(text.contains("Belgium"))
    #expect(text.contains("     \(people[0])\n"))
  }
}
