import Foundation
import HubBundle
import Terminal
import TestSupport
import Testing

@testable import HubShell

/// Questions of people who know nothing of the grammar: each is answered as SQL answers it, or refused
/// with a hint that works.
struct QuestionsTests {
  /// A question of Tests/Questions, and the comment or the SQL that tells the right answer.
  struct Question: Sendable, CustomTestStringConvertible {
    let text: String
    let answer: String

    var testDescription: String { text }

    static let all: [Question] = {
      let path = Checkout.path("Tests/Questions/lumen-hub.sql")
      let file = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return file.components(separatedBy: "\n\n").dropFirst().compactMap { part in
        let lines = part.split(separator: "\n", maxSplits: 1).map(String.init)
        guard lines.count == 2, lines[0].hasPrefix("-- ") else { return nil }
        return Question(text: String(lines[0].dropFirst(3)), answer: lines[1])
      }
    }()
  }

  @Test(arguments: Question.all)
  func `a question has the answer that SQL gives, or is refused with a hint that works`(
    question: Question
  ) async throws {
    let session = try await SampleHub.shared.session {
      $0.today = CalendarDay(year: 2026, month: 11, day: 25)
    }
    if question.answer.hasPrefix("-- ! ") {
      return try refuses(question.text, String(question.answer.dropFirst(5)), session)
    }
    if question.answer.hasPrefix("-- = ") {
      let text = try await SampleHub.shared.text(question.text)
      #expect(text.contains(question.answer.dropFirst(5)))
      return
    }
    let rows = try JSONDecoder().decode(
      ListAnswer.self, from: Data(session.answer(question.text).utf8)
    ).rows
    var right = try await SampleHub.shared.sql(question.answer)
    let isCount = question.answer.hasPrefix("SELECT count(*)")
    let hasCount = question.answer.contains(", count(*)")
    var found = rows.map { row in
      let name = isCount ? "" : row["name"]?.text ?? ""
      return isCount || hasCount ? [name, row["count"]?.text ?? ""].joined(separator: "|") : name
    }
    if isCount { right = right.map { "|" + $0 } }
    if question.answer.hasSuffix("LIMIT 1;") {
      found = Array(found.prefix(1))
    } else if !question.answer.contains("ORDER BY") {
      right.sort()
      found.sort()
    }
    #expect(found == right)
  }

  /// Expects that a question is refused, that nothing is printed, and that what is advised works.
  private func refuses(_ question: String, _ message: String, _ session: Session) throws {
    let folder = try TemporaryFolder(inMemory: true)
    _ = try session.run("save \"\(folder.path("answer"))\"")
    let error = #expect(throws: (any Error).self) { try session.run(question) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
    #expect(!FileManager.default.fileExists(atPath: folder.path("answer")))
    for hint in message.split(separator: "\"").map(String.init) where hint.hasPrefix("count ") {
      #expect(try session.answer(hint) != "")
    }
    for hint in message.matches(of: /'([a-z]+ [^']+)'/).map(\.1) {
      #expect(throws: Never.self) { try session.run(String(hint)) }
    }
  }

  /// Whoever is interrupted has typed the beginning of a question.
  @Test func `the beginning of a question is read, or is an error`() {
    for question in Question.all {
      let words = question.text.split(separator: " ")
      for count in 1...words.count {
        for part in [words.prefix(count), words.suffix(count)] {
          _ = try? CommandParser.parse(part.joined(separator: " "))
        }
      }
    }
  }

  @Test func `the questions of the file are read`() {
    #expect(Question.all.count > 150)
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
      ("keywords", "the members of Fotokring Knipoog are unknown"),
      ("keywords club:Knipoog", "the members of Fotokring Knipoog are unknown"),
      ("clubs level:2", "the members of Fotokring Knipoog are unknown"),
      ("clubs -role:chairman", "the members of Fotokring Knipoog are unknown"),
      ("clubs keyword:Macro", "the members of Fotokring Knipoog are unknown"),
      ("clubs person:Ada", "the members of Fotokring Knipoog are unknown"),
      ("clubs joined:2020", "the members of Fotokring Knipoog are unknown"),
      ("clubs status:honorary", "the members of Fotokring Knipoog are unknown"),
      ("clubs has:portfolios", "the members of Fotokring Knipoog are unknown"),
      ("clubs sort level", "the members of Fotokring Knipoog are unknown"),
      ("clubs by level", "the members of Fotokring Knipoog are unknown"),
      ("members of Wimper", nil), ("members in Duinlo", nil), ("clubs", nil), ("museums", nil),
      ("clubs by town", nil), ("clubs has:website", nil), ("clubs in Duinlo level:2", nil),
      ("keywords club:Wimper", nil), ("clubs is:club", nil),
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
    let column = syntax.grouping.flatMap { Grouping($0, of: query.subject) }?.column.name
    let told = try session.unknownParts(query, by: column)
    #expect(text.map { told?.hasPrefix($0) == true } ?? (told == nil), "\(told ?? "nothing")")
  }

  @Test(
    arguments: [
      ("clubs", "what more.level1.json lists is unknown", false),
      ("count museums", "what more.level1.json lists is unknown", true),
      ("members of Wimper", "what more.level1.json lists is unknown", false),
      ("count members of Knipoog", "the members of Fotokring Knipoog are unknown", true),
      ("clubs without members", "the members of Fotokring Knipoog are unknown", false),
      ("which club has the most members", "the members of Fotokring Knipoog are unknown", false),
      ("people without images", "the images of 1 portfolio are unknown", false),
      ("count images", "the images of 1 portfolio are unknown", true),
      ("images of Ada Zoom", "the images of 1 portfolio are unknown", false),
      ("members has:images", "the images of 1 portfolio are unknown", false),
      ("clubs images:0", "the images of 1 portfolio are unknown", false),
      ("members sort images", "the images of 1 portfolio are unknown", false),
      ("images of Wimper", "the images of 1 portfolio are unknown", false),
      ("count keywords", "what more.level1.json and root.level0.json list is unknown", true),
      ("members of Zonnevlek", "what more.level1.json and root.level0.json list is", true),
      ("people with astronomy", "what more.level1.json and root.level0.json list is", true),
    ])
  func `what files would list that could not be read is said, and none is not said of it`(
    question: String, text: String, isRefused: Bool
  ) async throws {
    let hub = try SmallHub()
    try hub.write("root.level0.json", "{")
    try hub.write(
      "root_.level1.json",
      """
      {"level1Header": {"level1URLIncludes": ["more.level1.json"]}, "clubs": [
        {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog", "nickName": "knipoog"}},
        {"idPlus": {"town": "Duinlo", "fullName": "Fotoclub Wimper", "nickName": "wimper"}}]}
      """)
    try hub.write("more.level1.json", "<html>")
    try hub.write("knipoog.level2.json", "{")
    try hub.write(
      "wimper.level2.json",
      """
      {"club": {"idPlus": {"town": "Duinlo", "fullName": "Fotoclub Wimper"}},
       "members": [{"name": {"givenName": "Ada", "familyName": "Zoom"},
         "optional": {"level3URL": "ada/index.html"}}]}
      """)
    try hub.write("ada/config.xml", "<juiceboxgallery><image>")
    try await hub.export()
    let session = try Session(
      path: hub.folder.path("out.hubpack"), settings: Settings(environment: [:]),
      isInteractive: false)
    if isRefused {
      let error = #expect(throws: (any Error).self) { try session.run(question) }
      #expect("\(error.map { "\($0)" } ?? "")".contains(text))
    } else {
      guard case .list(let syntax) = try CommandParser.parse(question) else { return }
      let query = try session.query(try session.read(syntax))
      #expect(try session.unknownParts(query)?.contains(text) == true)
    }
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
    let query = try session.query(reading)
    let text = try EmptyAnswer(query: query, terms: reading.terms, session: session).text
    #expect(text.hasSuffix("; the hub lists no members of Kring Zonder Bijnaam"))
  }

  @Test func `keywords are counted by club`() async throws {
    let rows = try await SampleHub.shared.sql(
      """
      SELECT club, count(DISTINCT id_string) FROM members JOIN used USING (photographer_id)
      WHERE NOT is_deceased GROUP BY 1 ORDER BY 2 DESC, folded_club LIMIT 3
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
