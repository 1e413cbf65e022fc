import Foundation
import HubBundle
import TestSupport
import Testing

@testable import HubShell

/// How a line may go on, with the sample hub.
struct CompleterTests {
  private func offered(_ line: String, in language: String = "en") async throws -> [String] {
    let session = try await SampleHub.shared.session { $0.language = language }
    return Completer(catalog: session.bundle.catalog, settings: session.settings)
      .completions(for: line).candidates.map(\.text)
  }

  private func start(_ line: String) async throws -> Int {
    let session = try await SampleHub.shared.session()
    return Completer(catalog: session.bundle.catalog, settings: session.settings)
      .completions(for: line).start
  }

  @Test(
    arguments: [
      ("me", ["members"]), ("S", ["sources", "show", "stats", "set", "save", "sql", "schema"]),
      ("zz", []), ("members jo", ["joined:"]), ("members -jo", ["joined:"]),
      ("clubs s", ["status:", "sort"]),
      ("museums jo", []),
      ("members status:", ["current", "former", "deceased", "honorary", "mentor", "prospective"]),
      ("members status:former,h", ["honorary"]), ("members -status:h", ["honorary"]),
      ("members role:vice", ["vice-chairman"]), ("clubs has:w", ["website", "wikipedia"]),
      ("members sort jo", ["joined"]), ("members sort name,jo", ["joined"]),
      ("members sort -jo", ["joined"]),
      ("members columns name,givenN", ["givenName"]), ("members limit ", []),
      ("clubs club:\"Fotoclub Zon", ["\"Fotoclub Zonnevlek\"", "\"Fotoclub Zonnevlek Oost\""]),
      ("clubs club:zonnevlek", ["\"Fotoclub Zonnevlek\"", "\"Fotoclub Zonnevlek Oost\""]),
      ("clubs club:Mane", ["\"Fotoclub Maneschijn\""]),
      ("clubs town:lichte,br", ["Bruggedam", "Brumeville-sur-Mer"]),
      ("clubs town:\"oran", ["Ōrangimoe"]), ("members keyword:light", ["\"Light painting\""]),
      ("members keyword:nac", ["Nacht"]), ("clubs country:ger", ["Germany"]),
      ("clubs country:\"united k", ["\"United Kingdom\""]),
      ("problems code:date", ["date-form"]), ("keywords language:n", ["nl"]),
      ("show fotoclub zonnevlek o", ["Fotoclub Zonnevlek Oost"]),
      ("portfolio jan z", ["Jan Zonneschijn"]),
      ("near nevel", ["Nevelberg"]), ("set lan", ["language"]), ("set former ", ["on", "off"]),
      ("members by to", ["town"]), ("clubs b", ["birthday:", "born:", "by"]),
      ("count me", ["members"]),
      ("clubs in ger", ["Germany"]),
      ("members of zonnevlek", ["\"Fotoclub Zonnevlek\"", "\"Fotoclub Zonnevlek Oost\""]),
      ("people with nac", ["Nacht"]), ("members jo", ["joined:"]),
      ("set mode m", ["markdown"]), ("set columns mus", ["museums"]),
      ("set columns museums webs", ["website"]),
      ("help fil", ["filters"]), ("schema keyword_n", ["keyword_names"]), ("quit ", []),
    ] as [(String, [String])])
  func `what may follow is offered, in order`(line: String, candidates: [String]) async throws {
    #expect(try await offered(line) == candidates)
  }

  @Test(arguments: [
    ("members jo", 8), ("members -jo", 9), ("members status:former,h", 22),
    ("members -status:h", 16),
    ("clubs club:\"Fotoclub Zon", 11), ("show fotoclub z", 5), ("members ", 8),
    ("clubs town:Ōran,br", 17),
  ])
  func `what is replaced begins after the last sign`(line: String, start: Int) async throws {
    #expect(try await self.start(line) == start)
  }

  /// Those that begin with a full stop are offered when it is typed.
  @Test(
    arguments: [
      ("open", "", ["one two.hubpack", "other/"]), ("save", "on", ["one two.hubpack"]),
      ("read", ".", [".hidden"]), ("diff", "no", []), ("open", "no/", []),
    ] as [(String, String, [String])])
  func `files and folders are offered`(
    command: String, typed: String, names: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    for name in ["one two.hubpack", ".hidden", "other/more"] { try folder.write("", to: name) }
    let place = folder.url.path + "/"
    #expect(
      try await offered("\(command) \(place)\(typed)") == names.map { Word.quote(place + $0) })
  }

  @Test func `countries are offered in the language of choice`() async throws {
    #expect(try await offered("clubs country:d", in: "nl") == ["Duitsland"])
    #expect(try await offered("clubs country:ned", in: "nl") == ["Nederland"])
  }

  @Test(arguments: [
    "Zonnevlek", "a b", "a,b", "a\"b", "a\\b", "“a” b", "-a", "a..b", "=a", ">1", "",
    "’t Korreltje", "'t x'", "a*", "x;", "\u{301}a",
    "\"\u{301}", "C#", "a:b", "O’Shutter", "\u{7AA}d", "月あかり", "sort",
  ])
  func `a value that is offered is one value when it is typed`(value: String) throws {
    let line = "clubs club:" + Word.quote(value) + " town:x"
    let words = Word.split(line)
    #expect(words.count == 3)
    #expect(words[1].cut(at: ":")?.after.text == value)
    guard !value.isEmpty else { return }
    let conditions = try Reading.query(line)?.conditions
    #expect(conditions == [Condition(.club, .contains(value)), Condition(.town, .contains("x"))])
  }
}
