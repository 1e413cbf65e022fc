import HubBundle
import Testing

@testable import HubShell

/// An empty answer says what was looked for, and the nearest thing that exists.
struct EmptyAnswerTests {
  @Test(arguments: [
    ("clubs town:Nevelbrg", "no club matches town:Nevelbrg; the nearest town is Nevelberg"),
    ("clubs Zonevlek", #"no club matches "Zonevlek"; the nearest club is Fotoclub Zonnevlek"#),
    (
      "clubs town:\"Groß Nebel\"",
      #"no club matches town:"Groß Nebel"; the nearest town is Großnebelsheim"#
    ),
    (
      "members Waterlinge",
      #"no member matches "Waterlinge"; "Waterlinge" is a town (use town:Waterlinge)"#
    ),
    (
      "people keyword:landcape",
      "no person matches keyword:landcape; the nearest keyword is Landscape"
    ),
    (
      "clubs in Brazil",
      "no club matches country:BR; there are clubs in Belgium, Germany, Iceland, Japan, Netherlands, New Zealand, United Kingdom"
    ),
    (
      "members joined:2031",
      "no member matches joined:2031; joined goes from 1969-07-21 to 2026-10-01"
    ),
    ("clubs images:>=500", "no club matches images:>=500; images goes from 3 to 23"),
    (
      "clubs town:Nevelberg country:BE",
      "no club matches town:Nevelberg country:BE; without country:BE there is 1 club"
    ),
    (
      "members donkerekamer",
      #"no member matches "donkerekamer"; 2 deceased members are hidden (use 'set deceased on' to show them)"#
    ),
    (
      "people in Nevelbrg",
      #"no person matches "in" "Nevelbrg"; the nearest name is that of the town Nevelberg"#
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
    let query = try session.query(reading.syntax)
    #expect(try session.bundle.catalog.count(of: query) == 0)
    #expect(try EmptyAnswer(query, reading.syntax.terms, session).text == message)
  }

  @Test func `former members that a setting hides are counted`() async throws {
    let session = try await SampleHub.shared.session { $0.visibility.former = false }
    guard case .list(let syntax) = try CommandParser.parse("members left:2017") else { return }
    let query = try session.query(syntax)
    #expect(
      try EmptyAnswer(query, syntax.terms, session).text
        == "no member matches left:2017; 1 former member is hidden (use 'set former on' to show it)"
    )
  }
}
