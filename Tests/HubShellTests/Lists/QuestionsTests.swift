import Foundation
import HubBundle
import Terminal
import TestSupport
import Testing

@testable import HubShell

/// Questions of people who know nothing of the grammar: each is answered as SQL answers it, or refused
/// with a hint that works.
struct QuestionsTests {
  private static let visible = "NOT is_deceased"

  /// The names of the rows of a list, in any order.
  private func names(_ question: String) async throws -> [String] {
    let session = try await SampleHub.shared.session {
      $0.today = CalendarDay(year: 2026, month: 11, day: 25)
    }
    let answer = try session.answer(question)
    return try JSONDecoder().decode(ListAnswer.self, from: Data(answer.utf8)).rows
      .map { $0["name"]?.text ?? "" }
  }

  @Test(arguments: [
    (
      "which clubs have no website",
      "SELECT full_name FROM places WHERE kind = 'club' AND website IS NULL"
    ),
    (
      "clubs without chairman",
      """
      SELECT full_name FROM places WHERE kind = 'club' AND id NOT IN (SELECT organization_id
        FROM memberships JOIN membership_roles ON membership_id = id WHERE role = 'chairman')
      """
    ),
    (
      "clubs zonder voorzitter",
      """
      SELECT full_name FROM places WHERE kind = 'club' AND id NOT IN (SELECT organization_id
        FROM memberships JOIN membership_roles ON membership_id = id WHERE role = 'chairman')
      """
    ),
    (
      "which clubs have exhibitions",
      "SELECT full_name FROM places WHERE kind = 'club' AND id IN (SELECT organization_id FROM exhibitions)"
    ),
    (
      "welke clubs hebben een website",
      "SELECT full_name FROM places WHERE kind = 'club' AND website <> ''"
    ),
    (
      "clubs not in the Netherlands",
      "SELECT full_name FROM places WHERE kind = 'club' AND country <> 'NL'"
    ),
    (
      "who is not a member of Zonnevlek",
      """
      SELECT name FROM people WHERE \(visible) AND id NOT IN (SELECT photographer_id FROM members
        WHERE club LIKE '%zonnevlek%')
      """
    ),
    ("dutch clubs", "SELECT full_name FROM places WHERE kind = 'club' AND country = 'NL'"),
    ("is there a club in Berlin", "SELECT full_name FROM places WHERE 0"),
    ("are there any clubs in Iceland", "SELECT full_name FROM places WHERE country = 'IS'"),
    ("clubs near Amsterdam", "SELECT full_name FROM places WHERE nick_name LIKE 'fcZonnevlek%'"),
    (
      "clubs with more than 8 members and a website",
      "SELECT full_name FROM places WHERE nick_name = 'fgMorgenlicht'"
    ),
    ("who joined in june 2026", "SELECT name FROM members WHERE start_date LIKE '2026-06%'"),
    ("joined in june 2026", "SELECT name FROM members WHERE start_date LIKE '2026-06%'"),
    (
      "the 3 newest members",
      "SELECT name FROM members WHERE \(visible) ORDER BY start_date DESC LIMIT 3"
    ),
    (
      "newest three members of Zonnevlek",
      """
      SELECT name FROM members WHERE \(visible) AND club LIKE '%zonnevlek%'
      ORDER BY start_date DESC LIMIT 3
      """
    ),
    ("when did Bas Nachtegaal join", "SELECT name FROM members WHERE name = 'Bas Nachtegaal'"),
    (
      "when did Jan Nachtfalter join Schemerlamp",
      "SELECT name FROM members WHERE name = 'Jan Nachtfalter' AND club LIKE '%Schemerlamp'"
    ),
    ("when did Fleur Fluister leave", "SELECT name FROM members WHERE name = 'Fleur Fluister'"),
    ("when was Percival Mistwood born", "SELECT name FROM people WHERE name = 'Percival Mistwood'"),
    ("when does Zestig watt open", "SELECT name FROM exhibitions WHERE name = 'Zestig watt'"),
    (
      "leden van Zonnevlek", "SELECT name FROM members WHERE \(visible) AND club LIKE '%zonnevlek%'"
    ),
    (
      "list all chairmen",
      """
      SELECT name FROM members WHERE \(visible) AND id IN (SELECT membership_id FROM membership_roles
        WHERE role = 'chairman')
      """
    ),
    (
      "wie is de voorzitter van Morgenlicht",
      "SELECT name FROM people WHERE name = 'Ilse van Avondrood'"
    ),
    (
      "who is the treasurer of Morgenlicht",
      "SELECT name FROM people WHERE name = 'Ariejan van der Straal'"
    ),
    (
      "people without portrait", "SELECT name FROM people WHERE \(visible) AND portrait_url IS NULL"
    ),
    ("people with a birthday in december", "SELECT name FROM people WHERE birthday LIKE '%-12-__'"),
    ("members in all", "SELECT name FROM members WHERE \(visible)"),
    (
      "who is a member of both Schemerlamp and Laternenschein",
      "SELECT name FROM people WHERE name = 'Jan Nachtfalter'"
    ),
    (
      "people of Zonnevlek or Morgenlicht",
      """
      SELECT name FROM people WHERE \(visible) AND id IN (SELECT photographer_id FROM members
        WHERE club LIKE '%zonnevlek%' OR club LIKE '%morgenlicht%')
      """
    ),
    ("people club:Zonnevlek&Morgenlicht", "SELECT name FROM people WHERE 0"),
    (
      "who likes macro and nature",
      """
      SELECT name FROM people WHERE \(visible)
        AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Macro')
        AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Nature')
      """
    ),
    ("who has died", "SELECT name FROM people WHERE is_deceased"),
    (
      "exhibitions today",
      "SELECT name FROM shows WHERE first <= '2026-11-25' AND last >= '2026-11-25'"
    ),
    (
      "what can I see this weekend",
      "SELECT name FROM shows WHERE first <= '2026-11-29' AND last >= '2026-11-28'"
    ),
    (
      "exhibitions in december",
      "SELECT name FROM shows WHERE first <= '2026-12-31' AND last >= '2026-12-01'"
    ),
    (
      "exhibitions next month",
      "SELECT name FROM shows WHERE first <= '2026-12-31' AND last >= '2026-12-01'"
    ),
    (
      "exhibitions between december and february",
      "SELECT name FROM shows WHERE first <= '2027-02-28' AND last >= '2026-12-01'"
    ),
    ("exhibitions in 2031", "SELECT name FROM shows WHERE first = '2031-10-01'"),
    (
      "which exhibitions are open now",
      "SELECT name FROM shows WHERE nullif(first, '') <= date('now') AND last >= date('now')"
    ),
    (
      "which clubs have neither a website nor an email address?",
      """
      SELECT full_name FROM places WHERE kind = 'club' AND website IS NULL AND contact_email IS NULL
      """
    ),
    (
      "clubs with more than five members but no treasurer",
      """
      SELECT full_name FROM places p WHERE kind = 'club'
        AND 5 < (SELECT count(*) FROM members WHERE NOT is_former AND organization_id = p.id)
        AND id NOT IN (SELECT organization_id FROM memberships JOIN membership_roles
          ON membership_id = id WHERE role = 'treasurer')
      """
    ),
    (
      "people who are both secretary and treasurer",
      """
      SELECT name FROM people WHERE NOT is_deceased
        AND id IN (SELECT photographer_id FROM memberships JOIN membership_roles
          ON membership_id = id WHERE role = 'secretary')
        AND id IN (SELECT photographer_id FROM memberships JOIN membership_roles
          ON membership_id = id WHERE role = 'treasurer')
      """
    ),
    ("is anyone born on february 29?", "SELECT name FROM people WHERE birthday LIKE '%-02-29'"),
    (
      "who used to be a member of 't Korreltje at the moment",
      """
      SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id FROM memberships
        WHERE is_former AND organization_id IN (SELECT id FROM organizations
          WHERE full_name LIKE '%Korreltje'))
      """
    ),
    (
      "which keyword is used by only one person",
      """
      SELECT id_string FROM used GROUP BY id_string HAVING count(DISTINCT photographer_id) = 1
      """
    ),
    (
      "wie is er al meer dan 40 jaar lid",
      """
      SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id
        FROM memberships WHERE NOT is_former AND start_date < '1986-11-25')
      """
    ),
    (
      "wie is er dit jaar lid geworden van Morgenlicht?",
      """
      SELECT name FROM members WHERE NOT is_deceased AND start_date LIKE '2026%'
        AND club LIKE '%morgenlicht%'
      """
    ),
    (
      "who left Fotogroep Morgenlicht in the last two years",
      """
      SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id
        FROM memberships JOIN organizations o ON o.id = organization_id
        WHERE full_name LIKE '%Morgenlicht' AND end_date >= '2024-11-25')
      """
    ),
    (
      "welke leden hebben hun eigen website",
      "SELECT name FROM members WHERE \(visible) AND website IS NOT NULL"
    ),
    (
      "welke fotografen doen zowel macro als nature",
      """
      SELECT name FROM people WHERE \(visible)
        AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Macro')
        AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Nature')
      """
    ),
    (
      "the chairman of the club nearest to Bruggedam",
      "SELECT name FROM people WHERE name = 'Bavo Peertje'"
    ),
    (
      "people over 80 years old",
      "SELECT name FROM people WHERE NOT is_deceased AND birthday < '1946-11-25' AND birthday > '0'"
    ),
    (
      "ereleden die voor 1975 lid zijn geworden",
      """
      SELECT name FROM members WHERE NOT is_deceased AND start_date < '1975' AND id IN
        (SELECT membership_id FROM membership_statuses WHERE status = 'honorary')
      """
    ),
    (
      "Which exhibitions have already ended?",
      "SELECT name FROM shows WHERE last < '2026-11-25' AND first <= last AND first <> ''"
    ),
    (
      "exhibitions opening in the next month",
      "SELECT name FROM shows WHERE first BETWEEN '2026-12-01' AND '2026-12-31'"
    ),
    (
      "everyone called Bavo or Griet",
      "SELECT name FROM people WHERE name LIKE 'Bavo%' OR name LIKE 'Griet%'"
    ),
    (
      "secretaries of all clubs with their email address",
      """
      SELECT name FROM members WHERE \(visible) AND id IN (SELECT membership_id FROM membership_roles
        WHERE role = 'secretary')
      """
    ),
  ])
  func `a question has the answer that SQL gives`(question: String, sql: String) async throws {
    #expect(try await names(question).sorted() == SampleHub.shared.sql(sql).sorted())
  }

  @Test(arguments: [
    ("how many clubs do we have", "FROM places WHERE kind = 'club'"),
    ("how many clubs are there in the hub", "FROM places WHERE kind = 'club'"),
    ("hoeveel clubs zijn er", "FROM places WHERE kind = 'club'"),
    ("how many people have a website", "FROM people WHERE \(visible) AND website IS NOT NULL"),
    ("how many people have no website", "FROM people WHERE \(visible) AND website IS NULL"),
    (
      "how many museums are there in France", "FROM places WHERE kind = 'museum' AND country = 'FR'"
    ),
    ("how many clubs are not in France", "FROM places WHERE kind = 'club' AND country <> 'FR'"),
    ("how many people without portrait", "FROM people WHERE \(visible) AND portrait_url IS NULL"),
    ("how many people have died", "FROM people WHERE is_deceased"),
    ("how many photos are there", "FROM images"),
    ("number of members in total", "FROM members WHERE \(visible)"),
    ("hoeveel leden heeft Zonnevlek", "FROM members WHERE \(visible) AND club LIKE '%zonnevlek%'"),
    (
      "how many members does Fotogroep Morgenlicht have",
      "FROM members WHERE \(visible) AND club LIKE '%morgenlicht%'"
    ),
    (
      "how many people were born in october",
      "FROM people WHERE \(visible) AND birthday LIKE '%-10-__'"
    ),
    (
      "how many members joined after 2020", "FROM members WHERE \(visible) AND start_date > '2020~'"
    ),
    (
      "how many clubs have exhibitions",
      "FROM places WHERE kind = 'club' AND id IN (SELECT organization_id FROM exhibitions)"
    ),
    (
      "how many people like landscape",
      "FROM people WHERE \(visible) AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Landscape')"
    ),
    (
      "how many people are members of Schemerlamp and Laternenschein",
      "FROM people WHERE name = 'Jan Nachtfalter'"
    ),
  ])
  func `a count is the number that SQL counts`(question: String, sql: String) async throws {
    let answer = try await SampleHub.shared.text(question) { $0.mode = .csv }
    let count = try await SampleHub.shared.sql("SELECT count(*) \(sql)")
    #expect(
      answer.split(whereSeparator: \.isNewline).last?.split(separator: ",").last.map(String.init)
        == count[0])
  }

  @Test(arguments: [
    ("how many museums germany", #"use "count museums country:DE""#),
    ("count dutch clubs", #"use "count clubs country:NL""#),
    ("how many landscape photographers", #"use "count people keyword:landscape""#),
    ("how many women are members", "a hub does not say who is a man or a woman"),
    ("count people xyzzy", #"no person matches "xyzzy""#),
    ("people by country xyzzy", #"no person matches "xyzzy""#),
    ("how many people in Atlantis", #"no club, town, country or keyword is called "Atlantis""#),
    ("clubs founded before 2000", "a hub does not say when clubs were founded"),
    ("how many clubs give courses", #""give" is neither a name nor a filter of clubs"#),
    ("how many countries are there", #"did you mean "clubs by country"?"#),
    ("clubs near Cambridge", #"several towns are called "Cambridge"; use "near"#),
    ("clubs in Rotterdam", #"did you mean "near Rotterdam"?"#),
    ("phone number of Morgenlicht", "a hub has no phone numbers; see 'show Fotogroep Morgenlicht"),
    ("what is the oldest club", "a hub does not say when clubs were founded"),
    ("does Jan Nachtfalter belong to two clubs?", "see 'show Jan Nachtfalter'"),
    ("clubs withuot a website", "did you mean \"without\", as in 'clubs -has:website'?"),
    ("which clubs have more than 5 memebers", "as in 'clubs members:>5'?"),
    ("average number of members per club", "lists have no averages"),
    ("who won the photo competition of 2025?", "a hub does not say who won what"),
    ("welke club heeft na Zonnevlek de meeste leden?", "matches"),
  ])
  func `a count that would need a guess is refused, and has no number`(
    question: String, message: String
  ) async throws {
    let session = try await SampleHub.shared.session()
    let folder = try TemporaryFolder(inMemory: true)
    _ = try session.run("save \"\(folder.path("answer"))\"")
    let error = #expect(throws: (any Error).self) { try session.run(question) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
    #expect(!FileManager.default.fileExists(atPath: folder.path("answer")))
    // What is advised works when it is typed.
    for hint in message.split(separator: "\"").map(String.init) where hint.hasPrefix("count ") {
      #expect(try session.answer(hint) != "")
    }
  }

  @Test func `who has no year of birth is counted beside the youngest`() async throws {
    let session = try await SampleHub.shared.session {
      $0.mode = .table
      $0.visibility.former = false
    }
    guard case .list(let syntax) = try CommandParser.parse("youngest members") else { return }
    let query = try session.query(try session.read(syntax))
    let unknown = try await SampleHub.shared.sql(
      "SELECT count(*) FROM members WHERE NOT is_former AND (birthday IS NULL OR birthday LIKE '-%')"
    )
    #expect(try session.unknownDates(query, .born).map(String.init) == unknown[0])
  }

  @Test func `images without a date are counted beside those of a year`() async throws {
    let session = try await SampleHub.shared.session { $0.mode = .table }
    guard case .list(let syntax) = try CommandParser.parse("images taken in 2024") else { return }
    let query = try session.query(try session.read(syntax))
    let unknown = try await SampleHub.shared.sql(
      "SELECT count(*) FROM images WHERE capture_date IS NULL")
    #expect(try session.unknownDates(query, .date).map(String.init) == unknown[0])
  }

  @Test(
    arguments: [
      ("members", "the members of Fotokring Knipoog are unknown"),
      ("count people in Lensberg", "the members of Fotokring Knipoog are unknown"),
      ("people in club Knipoog", "the members of Fotokring Knipoog are unknown"),
      ("exhibitions", "the exhibitions of Fotokring Knipoog are unknown"),
      ("exhibitions town:Filmhaven", "the exhibitions of Fotokring Knipoog are unknown"),
      ("members of Wimper", nil), ("members in Duinlo", nil), ("clubs", nil), ("museums", nil),
    ] as [(String, String?)])
  func `whose members are unknown is said beside a list or a count`(
    question: String, text: String?
  ) async throws {
    let hub = try SmallHub()
    try hub.write(
      "root_.level1.json",
      """
      {"clubs": [
        {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog", "nickName": "knipoog"}},
        {"idPlus": {"town": "Duinlo", "fullName": "Fotoclub Wimper", "nickName": "wimper"}}]}
      """)
    try hub.write("knipoog.level2.json", "{")
    try hub.write(
      "wimper.level2.json",
      """
      {"club": {"idPlus": {"town": "Duinlo", "fullName": "Fotoclub Wimper"}},
       "members": [{"name": {"givenName": "A", "familyName": "A"}}]}
      """)
    try await hub.export()
    let session = try Session(
      path: hub.folder.path("out.hubpack"), settings: Settings(environment: [:]),
      isInteractive: false)
    guard case .list(let syntax) = try CommandParser.parse(question) else { return }
    let query = try session.query(try session.read(syntax))
    #expect(try session.unknownMembers(query) == text)
  }

  @Test(
    arguments: [
      ("email address of Toos Korrel", "email"), ("what's the website of Jan", "website"),
      ("show Toos Korrel", nil), ("about Zonnevlek", nil),
    ] as [(String, String?)])
  func `the one fact that a question is about is known`(question: String, column: String?) throws {
    guard case .show(_, let asked) = try CommandParser.parse(question) else {
      Issue.record("\(question) is not a card")
      return
    }
    #expect(asked == column)
  }

  @Test func `a club without a member list is named where its members are asked for`() async throws
  {
    let session = try await SampleHub.shared.session()
    guard
      case .list(let syntax) = try CommandParser.parse(
        "how many members does Kring Zonder Bijnaam have")
    else { return }
    let reading = try session.read(syntax)
    let text = try EmptyAnswer(try session.query(reading), reading.terms, session).text
    #expect(text.hasSuffix("; the hub lists no members of Kring Zonder Bijnaam"))
  }

  @Test func `keywords are counted by club`() async throws {
    let rows = try await SampleHub.shared.sql(
      """
      SELECT club, count(DISTINCT id_string) FROM members JOIN used USING (photographer_id)
      WHERE \(Self.visible) GROUP BY 1 ORDER BY 2 DESC, folded_club LIMIT 3
      """)
    let text = try await SampleHub.shared.text("keywords per club limit 3")
    for row in rows {
      let parts = row.split(separator: "|")
      #expect(text.contains(parts[0]) && text.contains(" \(parts[1])\n"))
    }
  }

  /// Questions of a stranger who had seen neither code nor documents, with the numbers that the
  /// stranger's own SQL found: of the rows, or the count that was asked for.
  @Test(arguments: [
    ("how many clubs are there in the Netherlands", 5),
    ("clubs in Belgium or Germany", 3),
    ("which museums are in France", 2),
    ("list all clubs without a website", 3),
    ("clubs with an email address but no website", 1),
    ("which clubs are near Waterlinge", 2),
    ("museums within 100 km of Berlin", 1),
    ("how many members does Fotogroep Morgenlicht have", 12),
    ("who is the chairman of fgMorgenlicht", 1),
    ("list all treasurers in the Netherlands", 1),
    ("which clubs have no secretary", 8),
    ("oldest member of Fotoclub Zonnevlek", 1),
    ("birthdays next month", 4),
    ("who was born in december", 4),
    ("who has a birthday this weekend", 0),
    ("who joined since 2024", 10),
    ("who left Fotogroep Morgenlicht", 1),
    ("members who joined before 2010 and are still members", 20),
    ("people who are members of more than one club", 1),
    ("members of both fcZonnevlek and fgMorgenlicht", 0),
    ("who photographs night but not street", 7),
    ("members with keywords landscape and macro", 1),
    ("how many people do black & white", 4),
    ("which members have no portfolio", 32),
    ("images taken in 2023", 1),
    ("which exhibitions are on today", 2),
    ("exhibitions next month", 3),
    ("exhibitions this weekend near Waterlinge", 1),
    ("past exhibitions", 1),
    ("exhibitions in Kirigahama", 1),
    ("members who have died", 5),
    ("honorary members", 4),
    ("how many former members does fcZonnevlek have", 2),
    ("members without a birthday", 34),
    ("hoeveel leden heeft Fotoclub Maneschijn", 3),
    ("wie is de voorzitter van Fotoclub Zonnevlek", 1),
    ("welke clubs zijn er in België", 2),
    ("tentoonstellingen in december", 3),
    ("musea in de buurt van Waterlinge", 1),
    ("leden zonder portfolio in Nevelberg", 7),
  ])
  func `a question of a stranger is answered rightly`(question: String, number: Int) async throws {
    let session = try await SampleHub.shared.session {
      $0.today = CalendarDay(year: 2026, month: 11, day: 26)
      $0.visibility.former = false
    }
    let answer = try session.answer(question)
    let rows = try JSONDecoder().decode(ListAnswer.self, from: Data(answer.utf8)).rows
    let count = rows.count == 1 ? rows[0]["count"].flatMap { Int($0.text) } : nil
    #expect((count ?? rows.count) == number)
  }

  @Test(arguments: [
    ("what is the largest club", "Fotogroep Morgenlicht"),
    ("which club has the fewest members", "Fotoclub Maneschijn"),
    ("smallest clubs", "Fotoclub Maneschijn"),
    ("who has been a member the longest", "Percival Mistwood"),
    ("wie is het langst lid van Zonnevlek", "Toos Korrel"),
    ("which keywords are used most", "Landscape"),
    ("nearest museum to Waterlinge", "Fotomuseum Waterlinge"),
    ("oud-leden van Zonnevlek", "Anne Marie Lichtmis"),
    ("who is the youngest member", "Percival Mistwood"),
    ("newest member of The Wobbly Tripod Society", "Zoë Zoomley"),
    ("longest serving member", "Percival Mistwood"),
    ("who has the most images", "Jan Zonneschijn"),
    ("wie is het oudste lid", "Toos Korrel"),
  ])
  func `the one that a stranger asks for comes first`(question: String, name: String) async throws {
    let session = try await SampleHub.shared.session { $0.visibility.former = false }
    let answer = try session.answer(question)
    let rows = try JSONDecoder().decode(ListAnswer.self, from: Data(answer.utf8)).rows
    #expect(rows.first?["name"]?.text == name)
  }
}
