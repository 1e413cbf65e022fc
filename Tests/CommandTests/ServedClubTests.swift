import Foundation
import TestSupport
import Testing

/// `hubpack serve --club --watch`: the club stays the same one, whatever it is called.
struct ServedClubTests {
  /// An organization of a hub.
  private struct Place {
    var name: String
    var town: String
    var site: String
    var isMuseum = false
    /// The first days of its exhibitions, all with one name.
    var salons: [String] = []

    var json: String {
      let exhibitions = salons.map { "{\"name\": \"Salon\", \"startDate\": \"\($0)\"}" }
        .joined(separator: ",")
      return """
        {"idPlus": {"town": "\(town)", "fullName": "\(name)", "nickName": "\(site)"},
         "optional": {"website": "https://\(site).example", "exhibitions": [\(exhibitions)]}}
        """
    }
  }

  private static let club = Place(name: "Fotoclub Zonnevlek", town: "Waterlinge", site: "vlek")
  /// A club whose name contains that of the other one.
  private static let youth = Place(
    name: "Fotoclub Zonnevlek Jeugd", town: "Duinlo", site: "jeugd")
  private static let others = [
    youth, Place(name: "Fotokring Knip", town: "Lensberg", site: "knip"),
  ]

  /// A served file, whose releases are numbered.
  private final class Screen {
    let hub: SmallHub
    let program: RunningProgram
    let port: Int
    private let path: String
    private var releases = 0
    /// The start URL of the release that is shown.
    private(set) var address = ""

    init(_ places: [Place], _ arguments: [String]) async throws {
      hub = try SmallHub()
      path = hub.folder.path("served.hubpack")
      try await Self.export(hub, places, release: "0", to: "served.hubpack")
      program = try RunningProgram(["serve", path, "--port", "0", "--watch"] + arguments)
      let told = await program.output(until: "\n")
      let url = told.firstMatch(of: /http:\S+/).flatMap { URL(string: String($0.output)) }
      port = try #require(url?.port, "\(program.messages)")
      address = try #require(await place(of: "/"))
    }

    private static func export(
      _ hub: SmallHub, _ places: [Place], release: String, to name: String
    ) async throws {
      func list(_ museums: Bool) -> String {
        places.filter { $0.isMuseum == museums }.map(\.json).joined(separator: ",")
      }
      try hub.write(
        "root_.level1.json", "{\"clubs\": [\(list(false))], \"museums\": [\(list(true))]}")
      let made = try await Program.run(
        Program.hubpack,
        ["export", hub.path, "--release", release, "--output", hub.folder.path(name)])
      #expect(made.status < 2, "\(made.messages)")
    }

    /// Replaces the file by a release with these places, and returns the messages about it, of which
    /// there must be so many.
    func show(_ places: [Place], messages count: Int) async throws -> [String] {
      releases += 1
      let told = messages.count
      try await Self.export(hub, places, release: "\(releases)", to: "next.hubpack")
      #expect(rename(hub.folder.path("next.hubpack"), path) == 0)
      for _ in 0..<1200 where messages.count < told + count {
        try await Task.sleep(for: .milliseconds(50))
      }
      address = try #require(await place(of: "/"))
      return Array(messages[told...])
    }

    private var messages: [String] {
      program.messages.split(separator: "\n").map { String($0) }
    }

    /// Returns where a path leads.
    func place(of path: String) async -> String? {
      let reply = await get(path)
      return reply.text.firstMatch(of: /Location: (\S+)/).map { String($0.output.1) }
    }

    func get(_ path: String) async -> RawReply {
      await RawClient.get(path, port: port, headers: ["Connection: close"])
    }
  }

  @Test(arguments: [[], ["--kiosk"]])
  func `a renamed club stays the one that is shown, in all browsers`(_ options: [String])
    async throws
  {
    let screen = try await Screen(
      [Self.club] + Self.others, ["--club", "fotoclub zonnevlek"] + options)
    let prefix = options.isEmpty ? "?club=" : "?kiosk=120&club="
    #expect(screen.address.hasSuffix("/\(prefix)Fotoclub%20Zonnevlek%20Waterlinge"))
    var old = [screen.address]

    var renamed = Self.club
    for (name, before) in [
      ("Fotokring Lichtvlek", "Fotoclub Zonnevlek"), ("Beeldgroep Schemer", "Fotokring Lichtvlek"),
    ] {
      renamed.name = name
      let messages = try await screen.show(Self.others + [renamed], messages: 2)
      #expect(messages.count == 2, "\(messages)")
      #expect(messages.first?.contains("now showing release \(old.count) ") == true)
      #expect(
        messages.last == """
          hubpack: the club "\(before) (Waterlinge)" is now called "\(name) (Waterlinge)" \
          (when you start hubpack again, give this name to --club)
          """)
      let slug = name.replacing(" ", with: "%20") + "%20Waterlinge"
      #expect(screen.address.hasSuffix("/\(prefix)\(slug)"), "\(screen.address)")
      // As the pages of a kiosk do when they wake up, and as browsers do when a page is opened again.
      for address in old {
        let query = String(address.drop { $0 != "?" })
        #expect(await screen.place(of: "/" + query) == screen.address)
        #expect(await screen.place(of: address) == screen.address)
        let current = await screen.get(address.prefix(14) + "viewer/data/current.js")
        #expect(current.text.contains("\"\(screen.address.dropFirst().prefix(12))\""))
      }
      let start = await screen.get(screen.address)
      #expect(start.statusLine == "HTTP/1.1 200 OK")
      #expect(start.text.contains("Cache-Control: no-cache\r\n"))
      old.append(screen.address)
    }
    #expect(try await screen.program.stop() == 0)
  }

  @Test func `an exhibition stays the one that is shown, and is not taken for another one`()
    async throws
  {
    var (club, other) = (Self.club, Self.others[1])
    club.salons = ["2026-12-05"]
    let screen = try await Screen([club, other], ["--exhibition", "salon"])
    #expect(screen.address.hasSuffix("/?exhibition=Salon%202026"), "\(screen.address)")
    // Another one of the same name, of another year and of another club.
    club.salons = ["2026-12-05", "2027-12-04"]
    other.salons = ["2026-12-05"]
    var messages = try await screen.show([club, other], messages: 1)
    #expect(messages.count == 1 && messages[0].contains("now showing"), "\(messages)")
    #expect(screen.address.hasSuffix("/?exhibition=Salon%202026"), "\(screen.address)")
    // It was put off.
    club.salons = ["2027-01-09"]
    messages = try await screen.show([club, other], messages: 2)
    #expect(messages[0] == "hubpack: the exhibition \"Salon\" now begins on 2027-01-09")
    #expect(screen.address.hasSuffix("/?exhibition=Salon%202027"), "\(screen.address)")
    // It is gone, and only another club has one of that name.
    club.salons = []
    messages = try await screen.show([club, other], messages: 1)
    #expect(messages[0].contains("is not shown: the exhibition \"Salon 2027\" is not in it"))
    #expect(screen.address.hasSuffix("/?exhibition=Salon%202027"), "\(screen.address)")
    #expect(try await screen.program.stop() == 0)
  }

  @Test func `a club that moves is not mistaken for another one of the same name`() async throws {
    let namesake = Place(name: Self.club.name, town: "Duinlo", site: "duin")
    let screen = try await Screen(
      [Self.club, namesake], ["--club", "Fotoclub Zonnevlek (Waterlinge)"])
    var moved = Self.club
    moved.town = "Nevelberg"
    let messages = try await screen.show([namesake, moved], messages: 2)
    #expect(screen.address.hasSuffix("/?club=Fotoclub%20Zonnevlek%20Nevelberg"))
    #expect(
      messages.last?.contains(
        "\"Fotoclub Zonnevlek (Waterlinge)\" is now called \"Fotoclub Zonnevlek (Nevelberg)\"")
        == true, "\(messages)")
    #expect(try await screen.program.stop() == 0)
  }

  @Test func `a release without the club is not shown, and the next one with it is`() async throws {
    let screen = try await Screen([Self.club] + Self.others, ["--club", "vlek"])
    let first = screen.address
    let unknown = Place(name: "Kijkkring Nevel", town: "Nevelberg", site: "nevel")
    var museum = Self.club
    museum.isMuseum = true
    for places in [Self.others, Self.others + [unknown], Self.others + [museum]] {
      let messages = try await screen.show(places, messages: 1)
      #expect(messages.count == 1, "\(messages)")
      #expect(
        messages.first?.hasSuffix(
          """
          /served.hubpack: the new version is not shown: the club "Fotoclub Zonnevlek (Waterlinge)" \
          is not in it, or cannot be recognized there (to show another club, start hubpack again \
          with its name in --club)
          """) == true, "\(messages)")
      #expect(screen.address == first)
    }
    var renamed = Self.club
    renamed.name = "Fotokring Lichtvlek"
    let messages = try await screen.show([renamed] + Self.others, messages: 2)
    #expect(messages.count == 2 && messages[0].contains("now showing release 4 "), "\(messages)")
    #expect(screen.address.hasSuffix("/?club=Fotokring%20Lichtvlek%20Waterlinge"))
    #expect(try await screen.program.stop() == 0)
  }

  @Test func `the name that a message tells finds the club at the next start`() async throws {
    var renamed = Self.club
    renamed.name = "Fotokring Lichtvlek"
    let screen = try await Screen(
      [renamed] + Self.others, ["--club", "Fotokring Lichtvlek (Waterlinge)"])
    #expect(screen.address.hasSuffix("/?club=Fotokring%20Lichtvlek%20Waterlinge"))
    #expect(try await screen.program.stop() == 0)
  }
}
