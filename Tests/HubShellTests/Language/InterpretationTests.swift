import HubBundle
import Testing

@testable import HubShell

/// Which ordinary words become which filters, with a small vocabulary.
struct InterpretationTests {
  private static let names: [Field: [String]] = [
    .club: ["fotoclub zonnevlek", "fotogroep delft", "photo lausanne"],
    .town: ["delft", "den haag", "leiden"],
    .keyword: ["landscape", "black & white"], .person: ["jan nachtfalter", "leiden vos"],
    .near: ["delft"],
  ]

  private static var vocabulary: Vocabulary {
    Vocabulary(
      country: { CountryNames(language: "en").code(of: $0) },
      familiarity: { field, text in
        let known = names[field, default: []]
        if known.contains(text.lowercased()) { return .whole }
        return known.contains { $0.contains(text.lowercased()) } ? .part : .unknown
      },
      isNamed: { subject, words, isAtStart in
        let field: Field = [.people, .members].contains(subject) ? .person : .club
        return names[field, default: []].contains { name in
          words.allSatisfy { (" " + name).contains((isAtStart ? " " : "") + $0.lowercased()) }
        }
      })
  }

  private func read(_ line: String) throws
    -> (filters: [String], readings: [String], guesses: [String])
  {
    guard case .list(let syntax) = try CommandParser.parse(line) else { return ([], [], []) }
    let reading = try Interpretation(
      vocabulary: Self.vocabulary, today: CalendarDay(year: 2026, month: 11, day: 15)
    ).read(syntax)
    return (reading.terms.map(\.label), reading.readings, reading.guesses)
  }

  @Test(arguments: [
    ("clubs in NL", ["country:NL"]), ("clubs in the Netherlands", ["country:NL"]),
    ("clubs in new zealand", ["country:NZ"]), ("members of Zonnevlek", ["club:Zonnevlek"]),
    ("members at fotoclub zonnevlek", [#"club:"fotoclub zonnevlek""#]),
    ("members from Den Haag", [#"town:"Den Haag""#]),
    ("people with landscape", ["keyword:landscape"]),
    ("people with black & white", [#"keyword:"black & white""#]),
    ("people without website", ["-has:website"]), ("people with website", ["has:website"]),
    ("clubs near Delft", ["near:Delft"]), ("images by jan", ["person:jan"]),
    ("images of Jan Nachtfalter", [#"person:"Jan Nachtfalter""#]),
    ("people keyword:landscape and country:NL", ["keyword:landscape", "country:NL"]),
    ("people with landscape and in Delft", ["keyword:landscape", "town:Delft"]),
    ("people -country:NL and jan", ["-country:NL", #""jan""#]),
    ("members joined Zonnevlek in 2019", ["club:Zonnevlek", "joined:2019"]),
    ("members left Zonnevlek since 2019", ["club:Zonnevlek", "left:>=2019"]),
    ("members joined Zonnevlek", ["club:Zonnevlek"]),
    ("members joined after 31 January 2000", ["joined:>2000-01-31"]),
    ("members joined in May 2020", ["joined:2020-05"]),
    ("images from 2020/06/01", ["date:2020-06-01"]),
    ("people older than 60", ["born:<1966-11-15"]),
    ("members under 30", ["born:>1996-11-15"]),
    ("people without pictures", ["-has:images"]), ("people with no photos", ["-has:images"]),
    ("people with pictures", ["has:images"]), ("people without portrait", ["-has:portrait"]),
    ("people have a website", ["has:website"]), ("clubs have no website", ["-has:website"]),
    ("clubs without chairman", ["-role:chairman"]), ("clubs with a chair", ["role:chairman"]),
    ("clubs not in the Netherlands", ["-country:NL"]), ("clubs outside Germany", ["-country:DE"]),
    ("members not of Zonnevlek", ["-club:Zonnevlek"]), ("clubs except Delft", ["-town:Delft"]),
    ("people with a website and a portrait", ["has:website", "has:portrait"]),
    (
      "people with landscape and black & white", ["keyword:landscape", #"keyword:"black & white""#]
    ),
    ("clubs in Germany or Belgium", ["country:DE,BE"]),
    ("members of clubs in Germany", ["country:DE"]), ("images of Belgian clubs", ["country:BE"]),
    ("members of Zonnevlek or Delft", ["club:Zonnevlek,Delft"]),
    ("people of Zonnevlek and Delft", ["club:Zonnevlek&Delft"]),
    ("people of both Zonnevlek and Delft", ["club:Zonnevlek&Delft"]),
    ("members joined in june 2026", ["joined:2026-06"]),
    ("members joined from 2015 to 2018", ["joined:2015..2018"]),
    ("people born in october", ["birthday:october"]),
    ("people born on 31 december", ["birthday:12-31"]),
    ("people born on december 31st", ["birthday:12-31"]),
    ("people with a birthday in december", ["birthday:december"]),
    ("people born 31 december 1950", ["born:1950-12-31"]),
    ("people likes landscape", ["keyword:landscape"]),
    ("leden van Zonnevlek", ["club:Zonnevlek"]), ("clubs zonder voorzitter", ["-role:chairman"]),
    ("clubs in Germany en Belgium", ["country:DE,BE"]),
  ])
  func `a preposition before a known name is a filter, and nothing is guessed`(
    line: String, filters: [String]
  ) throws {
    let reading = try read(line)
    #expect(reading.filters == filters)
    #expect(reading.guesses == [])
  }

  @Test(arguments: [
    ("exhibitions on saturday", "2026-11-21", "on saturday"),
    ("exhibitions sunday", "2026-11-15", "sunday"), ("exhibitions today", "today", "today"),
    ("exhibitions this week", "this-week", "this week"),
    ("exhibitions this weekend", "this-weekend", "this weekend"),
    ("exhibitions next month", "next-month", "next month"),
    ("exhibitions in december", "2026-12", "in december"),
    ("exhibitions in 2027", "2027", "in 2027"), ("exhibitions during 2027", "2027", "during 2027"),
    ("exhibitions on 24 december 2026", "2026-12-24", "on 24 december 2026"),
    ("tentoonstellingen vandaag", "vandaag", "vandaag"),
  ])
  func `a time is for the exhibitions that can be seen then`(
    line: String, day: String, words: String
  ) throws {
    let reading = try read(line)
    #expect(reading.filters == ["starts:<=\(day)", "ends:>=\(day)"])
    #expect(reading.readings == [#"interpreted "\#(words)" as starts:<=\#(day) ends:>=\#(day)"#])
    #expect(reading.guesses == [])
  }

  @Test func `since when clubs exist is not asked of their members`() throws {
    #expect(throws: SyntaxError.self) { try read("clubs since 2020") }
    #expect(try read("clubs joined since 2020").filters == ["joined:>=2020"])
  }

  @Test func `a country by another name is told`() throws {
    let reading = try read("clubs in Scotland")
    #expect(reading.filters == ["country:GB"])
    #expect(reading.readings == [#"interpreted "Scotland" as country:GB"#])
    #expect(try read("clubs in Germany").readings == [])
  }

  @Test func `exhibitions between two times can be seen in one of the days`() throws {
    #expect(
      try read("exhibitions between december and february").filters
        == ["starts:<=2027-02", "ends:>=2026-12"])
  }

  @Test(arguments: [
    "exhibitions opening in december": "starts:2026-12",
    "exhibitions since december": "ends:>=2025-12",
    "exhibitions closing this week": "ends:this-week", "images since 2025": "date:>=2025",
  ])
  func `a verb asks for the first or the last day`(line: String, filter: String) throws {
    #expect(try read(line).filters == [filter])
  }

  @Test(arguments: [
    ("museums germany", "country:DE", #"interpreted "germany" as country:DE"#),
    ("museums new zealand", "country:NZ", #"interpreted "new zealand" as country:NZ"#),
    ("clubs usa", "country:US", #"interpreted "usa" as country:US"#),
    ("people landscape", "keyword:landscape", #"interpreted "landscape" as keyword:landscape"#),
    ("people -landscape", "-keyword:landscape", #"interpreted "-landscape" as -keyword:landscape"#),
    ("members honorary", "is:honorary", #"interpreted "honorary" as is:honorary"#),
    ("clubs dutch", "country:NL", #"interpreted "dutch" as country:NL"#),
    ("museums germany, NL", "country:DE,NL", #"interpreted "germany,NL" as country:DE,NL"#),
  ])
  func `a word that nothing in the list is called is what else it names, and that is said`(
    line: String, filter: String, guess: String
  ) throws {
    let reading = try read(line)
    #expect(reading.filters == [filter])
    #expect(reading.guesses == [guess])
  }

  @Test(arguments: [
    ("people jan", [#""jan""#]), ("people leiden", [#""leiden""#]),
    ("people \"landscape\"", [#""landscape""#]), ("people and", [#""and""#]),
    ("people \"in\" NL", [#""in""#, #""NL""#]), ("museums nl", [#""nl""#]),
    ("people or", [#""or""#]), ("people nacht and leiden", [#""nacht""#, #""leiden""#]),
  ])
  func `a name, a quoted word and an unknown word stay as they are`(line: String, filters: [String])
    throws
  {
    let reading = try read(line)
    #expect(reading.filters == filters)
    #expect(reading.guesses == [])
  }

  @Test func `a town that is also part of a club's name is said to be taken as what it is`() throws
  {
    #expect(try read("members of delft").filters == ["town:delft"])
    #expect(try read("members in delft").guesses == [])
  }

  @Test(arguments: [
    ("people in nowhere", #"no club, town, country or keyword is called "nowhere""#),
    ("clubs in", #"missing name after "in""#), ("clubs of xyz abc", #"is called "xyz abc""#),
    ("members in 2020", #"did you mean "joined in 2020"?"#),
    ("clubs outside xyz", #"called "xyz""#),
    ("people without umbrella", #"called "umbrella""#),
    ("members of Qq and Xx", #"called "Qq and Xx""#),
    ("who photographs xyz", #""xyz" is neither a name nor a filter of people"#),
    ("which clubs offer courses", #""offer" is neither a name nor a filter of clubs"#),
    ("how many clubs offer courses", #""offer" is neither a name nor a filter of clubs"#),
  ])
  func `words that are nothing are named`(line: String, message: String) throws {
    let error = try #require(throws: SyntaxError.self) { try read(line) }
    #expect(error.description.contains(message))
  }

  @Test(arguments: [
    "clubs are there", "clubs that you have", "clubs do we have", "clubs which are there",
  ])
  func `words that say nothing are in no name`(line: String) throws {
    #expect(try read(line).filters == [])
  }

  @Test func `a name in the middle of words is a guess in a question`() throws {
    #expect(try read("which clubs are vlek").guesses == [#"searched for names with "vlek""#])
    #expect(try read("clubs vlek").guesses == [])
  }

  @Test func `members of two clubs are people`() throws {
    let reading = try read("members of Zonnevlek and Delft")
    #expect(reading.filters == ["club:Zonnevlek&Delft"])
    #expect(reading.readings == [#"interpreted as "people club:Zonnevlek&Delft""#])
  }

  @Test func `or is refused with advice`() throws {
    let error = try #require(throws: SyntaxError.self) { try read("people jan or landscape") }
    #expect(error.description.contains("separate values by commas"))
    #expect(error.range == 11..<13)
  }

  @Test(arguments: [
    ("count members in Delft", true), ("how many members in Delft", true),
    ("members in Delft count", true), ("list members in Delft", false),
    ("show members in Delft", false),
  ])
  func `a verb may stand before a list`(line: String, isCount: Bool) throws {
    guard case .list(let syntax) = try CommandParser.parse(line) else {
      Issue.record("\(line)")
      return
    }
    #expect(syntax.isCount == isCount)
    #expect(try read(line).filters == ["town:Delft"])
  }
}
