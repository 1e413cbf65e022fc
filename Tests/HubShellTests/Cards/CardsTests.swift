import Foundation
import HubBundle
import Terminal
import TestSupport
import Testing

@testable import HubShell

/// What `show`, `portfolio`, `near`, `birthdays` and `stats` tell of the sample hub.
struct CardsTests {
  // MARK: - show

  @Test func `show tells all that is known of the one thing that is called so`() async throws {
    let hub = try await SampleHub.shared
    #expect(
      try hub.text("show jan zonneschijn") == """
        Jan Zonneschijn
        Keywords: Landscape, Nature
        Birthday: 21 June
        Website:  https://jan-zonneschijn.example
        Portrait: portraits/jan.jpg
        Images:   7

        Clubs
        Membership                                   Joined      Left  Images  Portfolio
        ───────────────────────────────────────────  ──────────  ────  ──────  ──────────────────────────
        Member of Fotogroep Morgenlicht (Nevelberg)  2001-09-01             7  galleries/jan_zonneschijn/

        """)
  }

  @Test func `show tells which images hang in an exhibition, in their order`() async throws {
    let hub = try await SampleHub.shared
    let card = try hub.text("show Vóór de wekker")
    let images = try #require(card.split(separator: "\n\n").last).split(separator: "\n")
    #expect(images[0] == "Images" && images[1].hasPrefix("No.  Title"))
    let hung = try await hub.sql(
      """
      SELECT title FROM exhibition_images WHERE exhibition_id =
        (SELECT id FROM exhibitions WHERE name = 'Vóór de wekker') ORDER BY position
      """)
    #expect(hung.count == 12 && images.count == 3 + hung.count)
    for (index, (line, title)) in zip(images.dropFirst(3), hung).enumerated() {
      #expect(line.contains("\(index + 1)  \(title)"), "\(line)")
    }
  }

  @Test func `members are unknown, and not none, where a club's list cannot be read`() async throws
  {
    let hub = try SmallHub.usual()
    try hub.write("fkKnipoog.level2.json", "{")
    _ = try await hub.export()
    let path = hub.folder.path("out.hubpack")
    func answer(_ line: String, _ mode: RowMode) throws -> String {
      var settings = Settings(environment: ["LANG": "en"])
      settings.mode = mode
      return try Session(path: path, settings: settings, isInteractive: false).answer(line)
    }
    let list = "clubs columns name,members"
    #expect(try answer(list, .json).contains(#""members": null"#))
    #expect(try answer(list, .csv).split(whereSeparator: \.isNewline).last == "Fotokring Knipoog,")
    #expect(try answer(list, .table).contains(/Knipoog +\?/))
    #expect(try answer("show knipoog", .table).contains(/Members: +\?/))
    #expect(try answer("show knipoog", .json).contains(#""members": null"#))
    #expect(try !answer("clubs members:0", .json).contains("Knipoog"))
    #expect(try answer("clubs columns level", .json).contains(#""level": null"#))
    #expect(try !answer("clubs level:1", .json).contains("Knipoog"))
    for fact in ["Level", "Exhibitions"] {
      #expect(try answer("show knipoog", .table).contains(try Regex("\(fact): +\\?")))
    }
    // Who is not found may be one of them.
    for line in ["show flip", "portfolio flip"] {
      let error = try #require(throws: QueryError.self) { try answer(line, .table) }
      #expect(error.description.hasSuffix("; the members of Fotokring Knipoog are unknown"))
    }
  }

  @Test func `images of an exhibition are unknown, and not none, where its gallery is broken`()
    async throws
  {
    let hub = try SmallHub.usual()
    let list = try String(contentsOfFile: hub.path + "/fkKnipoog.level2.json", encoding: .utf8)
    let shows = #"[{"name": "Broken", "galleryURL": "salon/"}, {"name": "Bare"}]"#
    try hub.write(
      "fkKnipoog.level2.json",
      list.replacing(
        #"Fotokring Knipoog"}}"#,
        with: #"Fotokring Knipoog"}, "optional": {"exhibitions": \#(shows)}}"#))
    try hub.write("salon/config.xml", "<juiceboxgallery>")
    _ = try await hub.export()
    let path = hub.folder.path("out.hubpack")
    func session(_ mode: RowMode = .json) throws -> Session {
      var settings = Settings(environment: ["LANG": "en"])
      settings.mode = mode
      return try Session(path: path, settings: settings, isInteractive: false)
    }
    for order in ["", "sort images", "sort -images"] {
      let rows = try session().answer("exhibitions \(order) columns name,images")
      #expect(rows.contains(#"{"name": "Broken", "images": null}"#), "\(order)")
      #expect(rows.contains(#"{"name": "Bare", "images": 0}"#), "\(order)")
    }
    #expect(try !session().answer("exhibitions images:0 columns name").contains("Broken"))
    #expect(try session(.table).answer("show Broken").contains(/Images: +\?/))
    let error = try #require(throws: QueryError.self) {
      try session(.table).answer("count exhibitions has:images")
    }
    #expect(error.description.hasSuffix("; the images of 1 exhibition are unknown"))
  }

  /// The counts of memberships, people and clubs, also where lists are sorted and chosen by them.
  @Test(arguments: [["offline"], ["broken"]])
  func `images are unknown, and not none, where a portfolio was not read`(why: [String])
    async throws
  {
    let hub = try SmallHub.usual()
    let list = try String(contentsOfFile: hub.path + "/fkKnipoog.level2.json", encoding: .utf8)
    let url = why == ["offline"] ? "https://flip.nl/" : "flip/"
    try hub.write(
      "fkKnipoog.level2.json",
      list.replacing(#""level3URL": "flip/""#, with: #""level3URL": "\#(url)""#))
    if why == ["broken"] { try hub.write("flip/config.xml", "<juiceboxgallery>") }
    _ = try await hub.export()
    let path = hub.folder.path("out.hubpack")
    func answer(_ line: String, _ mode: RowMode = .json) throws -> String {
      var settings = Settings(environment: ["LANG": "en"])
      (settings.mode, settings.visibility) = (mode, .everybody)
      return try Session(path: path, settings: settings, isInteractive: false).answer(line)
    }
    for subject in ["members", "people", "clubs"] {
      let name = subject == "clubs" ? "Fotokring Knipoog" : "Flip van Flits"
      let row = #"{"name": "\#(name)", "images": null}"#
      for order in ["", "sort images", "sort -images"] {
        #expect(try answer("\(subject) \(order) columns name,images").contains(row), "\(order)")
      }
      for range in ["0", "<5", ">0", "1..3"] {
        #expect(try !answer("\(subject) images:\(range) columns name,images").contains(row))
      }
      #expect(try answer("\(subject) -images:<5 columns name,images").contains(row))
    }
    #expect(try answer("members images:0 columns name,images").contains("Ans Afdruk"))
    #expect(try answer("members sort images columns name").contains(/(?s)Ans.+Flip/))
    let reason =
      why == ["broken"] ? "The portfolio could not be read (" : "The portfolio was skipped ("
    #expect(try answer("portfolio flip", .table).contains(reason))
    #expect(try answer("show flip", .table).contains(/Images: +\?/))
    #expect(try answer("show knipoog", .table).contains(/Images: +\?/))
  }

  @Test func `an exact name is meant even when others have it in theirs`() async throws {
    let hub = try await SampleHub.shared
    for name in ["Fotoclub Zonnevlek", "fotoclub zonnevlek (waterlinge)", "FCZONNEVLEK"] {
      #expect(try hub.text("show \(name)").hasPrefix("Fotoclub Zonnevlek (Waterlinge)\n"))
    }
    #expect(try hub.text("show \"Black & White\"").hasPrefix("Black & White\n"))
    #expect(try hub.text("show schwarz-weiss").hasPrefix("Black & White\n"))
  }

  @Test func `what several have in their names is ambiguous`() async throws {
    let hub = try await SampleHub.shared
    for name in ["zonne", "waterlinge"] {
      let error = try #require(throws: QueryError.self) { try hub.text("show \(name)") }
      #expect(error.description == "\"\(name)\" is ambiguous: 3 matches (use a longer name)")
    }
  }

  @Test(arguments: [
    ("show Zoneschijn", "nothing matches \"Zoneschijn\" (did you mean \"Jan Zonneschijn\"?)"),
    ("show landscpae", "nothing matches \"landscpae\" (did you mean \"Landscape\"?)"),
    ("show Waterling3", "nothing matches \"Waterling3\" (did you mean \"Waterlinge\"?)"),
    ("show qqqqqq", "nothing matches \"qqqqqq\""),
    (
      "portfolio Zoneschijn",
      "no person matches \"Zoneschijn\" (did you mean \"Jan Zonneschijn\"?)"
    ),
    (
      "portfolio jan @ Duinlo", "no person matches \"jan\" in a club that matches \"Duinlo\""
    ),
  ])
  func `what names nothing is an error, with what may have been meant`(
    line: String, message: String
  ) async throws {
    let session = try await SampleHub.shared.session()
    let error = try #require(throws: QueryError.self) { try session.run(line) }
    #expect(error.description == message)
  }

  @Test func `the dead are shown to who names them in full`() async throws {
    let hub = try await SampleHub.shared
    #expect(throws: QueryError.self) { try hub.text("show donkere") }
    let text = try hub.text("show Wim de Donkerekamer") { $0.visibility.former = false }
    #expect(text.contains("Deceased, former member of Fotogroep Morgenlicht (Nevelberg)"))
    #expect(text.contains("Deceased, former member of Fotoclub Zonnevlek (Waterlinge)"))
    #expect(try hub.text("portfolio Wim de Donkerekamer").hasPrefix("Wim de Donkerekamer @ "))
  }

  /// A card counts everybody: what its list lacks of them, it says.
  @Test(arguments: [(true, 0), (true, 1), (false, 0), (false, 1)])
  func `a card says how many of its list are hidden`(former: Bool, deceased: Int) async throws {
    let hub = try await SampleHub.shared
    let hidden =
      try await hub.sql(
        """
        SELECT count(*) FROM memberships JOIN photographers ON photographers.id = photographer_id
          JOIN organizations ON organizations.id = organization_id
        WHERE full_name = 'The Wobbly Tripod Society'
          AND NOT \(deceased) AND (is_deceased OR is_former AND NOT \(former ? 1 : 0))
        """
      ).first.flatMap { Int($0) } ?? -1
    let card = try hub.text("show wobbly") {
      $0.visibility.former = former
      $0.visibility.deceased = deceased == 1
    }
    let note = " hidden ('set deceased on' shows them)\n"
    #expect(
      card.hasSuffix("\n\n\(hidden) more \(hidden == 1 ? "member is" : "members are")\(note)")
        == (hidden > 0),
      "\(hidden) in \(card)")
    #expect(card.contains("hidden") == (hidden > 0))
  }

  // MARK: - portfolio

  @Test func `a portfolio has its images in the gallery's order`() async throws {
    let hub = try await SampleHub.shared
    let images = try await hub.sql(
      "SELECT id, title, position FROM images WHERE membership_id = 45 ORDER BY position")
    #expect(images.map { $0.split(separator: "|")[2] } == ["1", "2", "3", "4"])
    let session = try hub.session { $0.mode = .csv }
    let lines = try session.answer("portfolio blysk").split(separator: "\r\n").dropFirst()
    #expect(lines.map { $0.prefix { $0 != "," } } == images.map { $0.prefix { $0 != "|" } })
    #expect(
      lines.first
        == "64,Włodzimierz Błysk,Lichtbildfreunde Laternenschein,Großnebelsheim,1,Meduzy,Deep,2024-08-02,blysk/jellyfish.jpg"
    )
  }

  @Test(arguments: [
    ("lieven ruis", "The portfolio has no images: galleries/lieven.level3.json"),
    ("zwaantje", "The portfolio is a web page: galleries/zwaantje/"),
    (
      "lotte vuurtoren",
      "The portfolio was skipped (placeholder URL): https://zonnevlek.example/leden/lotte/"
    ),
    ("griet", "There is no portfolio."),
  ])
  func `a portfolio without images says why`(person: String, reason: String) async throws {
    let text = try await SampleHub.shared.text("portfolio \(person)")
    #expect(text.split(separator: "\n").dropFirst() == [Substring(reason)])
  }

  @Test func `a portfolio is that of one person, in each of their clubs or in the one named`()
    async throws
  {
    let hub = try await SampleHub.shared
    #expect(
      try hub.text("portfolio anne marie lichtmis") == """
        Anne Marie Lichtmis @ Fotoclub Zonnevlek (Waterlinge)
        There is no portfolio.

        Anne Marie Lichtmis @ The Wobbly Tripod Society (Drizzleton Magna)
        There is no portfolio.

        """)
    #expect(
      try hub.text("portfolio lichtmis @ zonnevlek") == """
        Anne Marie Lichtmis @ Fotoclub Zonnevlek (Waterlinge)
        There is no portfolio.

        """)
    #expect(
      try hub.text("portfolio jan @ Schemerlamp").hasPrefix(
        "Jan Nachtfalter @ Fotokring Schemerlamp"))
    let error = try #require(throws: QueryError.self) { try hub.text("portfolio jan") }
    #expect(
      error.description == """
        "jan" is ambiguous: Ariejan van der Straal, Hendrik-Jan Kiekeboe, \
        Jan Nachtfalter, Jan Zonneschijn, Josephine Jansdochter-Glimlach or Marjan Mistral \
        (use a longer name)
        """)
  }
}
