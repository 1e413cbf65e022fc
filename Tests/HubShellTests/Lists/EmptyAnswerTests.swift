import HubBundle
import Testing

@testable import HubShell

/// An empty answer says what was looked for, and the nearest thing that exists.
struct EmptyAnswerTests {
  @Test(arguments: [
    ("clubs town:Nevelbrg", "no club matches town:Nevelbrg (did you mean the town \"Nevelberg\"?)"),
    (
      "clubs Zonevlek",
      #"no club matches "Zonevlek" (did you mean the club "Fotoclub Zonnevlek"?)"#
    ),
    (
      "clubs town:\"Groß Nebel\"",
      #"no club matches town:"Groß Nebel" (did you mean the town "Großnebelsheim"?)"#
    ),
    (
      "members Waterlinge",
      #"no member matches "Waterlinge"; "Waterlinge" is a town (use town:Waterlinge)"#
    ),
    (
      "people keyword:landcape",
      "no person matches keyword:landcape (did you mean the keyword \"Landscape\"?)"
    ),
    (
      "clubs in Brazil",
      "no club matches country:BR; there are clubs in Belgium, France, Germany, Iceland, Japan, Netherlands, New Zealand, United Kingdom"
    ),
    (
      "members joined:2031",
      "no member matches joined:2031; values of joined range from 1969-07-21 to 2026-10-01"
    ),
    (
      "clubs images:>=500",
      "no club matches images:>=500; the images of 1 portfolio are unknown"
    ),
    ("members born:<1900", "no member matches born:<1900; values of born range from 1936 to 1944"),
    (
      "clubs town:Nevelberg country:BE",
      "no club matches town:Nevelberg country:BE; without country:BE there is 1 club"
    ),
    (
      "members donkerekamer",
      #"no member matches "donkerekamer"; 2 deceased members are hidden ('set deceased on' shows them)"#
    ),
    (
      "museums near Nevelberg",
      "no museum matches near:Nevelberg; the nearest is Fotomuseum Waterlinge, 83 km away"
    ),
    ("languages xx", #"no language matches "xx""#),
    (
      "members status:prospective country:BE",
      "no member matches status:prospective country:BE; without country:BE there are 2 members"
    ),
  ])
  func `what was looked for and what is near are named`(line: String, message: String) async throws
  {
    let session = try await SampleHub.shared.session()
    guard case .list(let syntax) = try CommandParser.parse(line) else {
      Issue.record("\(line)")
      return
    }
    let reading = try session.read(syntax)
    let query = try session.query(reading)
    #expect(try session.bundle.catalog.count(of: query) == 0)
    #expect(try EmptyAnswer(query: query, terms: reading.terms, session: session).text == message)
  }

  @Test func `a place that is nothing is named, with the nearest name`() async throws {
    let session = try await SampleHub.shared.session()
    let error = try #require(throws: SyntaxError.self) { try session.answer("people in Nevelbrg") }
    #expect(
      error.description
        == #"no club, town, country or keyword is called "Nevelbrg" (did you mean "Nevelberg"?)"#)
  }

  @Test func `former members that a setting hides are counted`() async throws {
    let session = try await SampleHub.shared.session { $0.visibility.former = false }
    guard case .list(let syntax) = try CommandParser.parse("members fluister") else { return }
    let query = try session.query(syntax)
    #expect(
      try EmptyAnswer(query: query, terms: syntax.terms, session: session).text
        == #"no member matches "fluister"; 1 former member is hidden ('set former on' shows them)"#
    )
  }
}
