import HubBundle
import Testing

@testable import HubShell

/// What commands other than lists say.
struct CommandTests {
  private func word(_ text: String, _ range: Range<Int>, isQuoted: Bool = false) -> Word {
    Word(
      pieces: [Word.Piece(text: text, isQuoted: isQuoted, start: range.lowerBound)], range: range)
  }

  @Test(arguments: ["members --help", "members in Delft --help", "who is in Delft --help"])
  func `--help at the end of a line asks for help on its command`(line: String) throws {
    guard case .help(let topic?) = try CommandParser.parse(line) else {
      Issue.record("\(line)")
      return
    }
    #expect(["members", "people"].contains(topic.text))
  }

  @Test func `a name need not be in quotes when nothing follows it`() throws {
    #expect(
      try CommandParser.parse("show Jane van den Doe") == .show(word("Jane van den Doe", 5..<21)))
    #expect(
      try CommandParser.parse("SHOW  \"Jane  Doe\"")
        == .show(word("Jane  Doe", 6..<17, isQuoted: true)))
    #expect(
      try CommandParser.parse("portfolio Jane Doe @ Club F/8")
        == .portfolio(word("Jane Doe", 10..<18), club: word("Club F/8", 21..<29)))
    #expect(
      try CommandParser.parse("near Den Haag within 5 km")
        == .near(word("Den Haag", 5..<13), kilometres: 5))
    #expect(
      try CommandParser.parse("image The party to a b.jpg")
        == .image(word("The party", 6..<15), file: word("a b.jpg", 19..<26), replaces: false))
  }

  @Test(arguments: [
    ("", Command.nothing), ("  ", .nothing), ("# all", .nothing), ("stats", .stats),
    ("QUIT", .quit),
    ("exit", .quit), ("info", .info), ("verify", .verify), ("set", .set(name: nil, values: [])),
    ("help", .help(nil)), ("schema", .schema(nil)), ("--help", .help(nil)),
    ("birthdays", .birthdays(limit: nil, from: nil)),
    ("birthdays 3 from 12-01", .birthdays(limit: 3, from: "12-01")),
    ("birthdays from 2024-2-3 7", .birthdays(limit: 7, from: "02-03")),
    ("q", .quit), ("\\q", .quit), ("\\d", .schema(nil)), ("\\?", .help(nil)), ("stats;", .stats),
    (";", .nothing), (" select 1;", .sql("select 1;")), ("SELECT 'a b'", .sql("SELECT 'a b'")),
    ("sql SELECT \"a\"  'b", .sql("SELECT \"a\"  'b")),
  ])
  func `a line is its command`(line: String, command: Command) throws {
    #expect(try CommandParser.parse(line) == command)
  }

  @Test func `save and image keep a file that is there unless told otherwise`() throws {
    for (line, replaces) in [("save a b.csv", false), ("save! a b.csv", true)] {
      guard case .save(let file, replaces)? = try? CommandParser.parse(line) else {
        Issue.record("\(line)")
        continue
      }
      #expect(file.text == "a b.csv")
    }
  }

  @Test func `every example of help works with the sample hub`() async throws {
    let hub = try await SampleHub.shared
    let session = try hub.session()
    let elsewhere: Set = ["save", "read", "open", "image", "set"]
    for guide in Guide.commands where !elsewhere.contains(guide.name) {
      for example in guide.examples {
        #expect(throws: Never.self, "\(example)") { try session.answer(example) }
      }
    }
    for guide in Guide.fields {
      let lists = Subject.allCases.filter { $0.fields.map(\.rawValue).contains(guide.name) }
      let working = lists.filter { (try? session.rows(of: "\($0) \(guide.examples[0])")) != nil }
      #expect(!working.isEmpty, "\(guide.examples[0])")
    }
  }

  @Test func `every field and every list has a guide`() {
    #expect(Guide.fields.map(\.name) == Field.allCases.map(\.rawValue))
    #expect(Set(Guide.lists.map(\.name)) == Set(Subject.allCases.map(\.rawValue)))
  }
}

extension Session {
  fileprivate func rows(of line: String) throws -> Int {
    try bundle.catalog.count(of: query(line))
  }
}
