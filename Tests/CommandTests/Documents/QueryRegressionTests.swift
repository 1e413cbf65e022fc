import Testing

/// `hubpack query`, where it once went wrong.
struct QueryRegressionTests {
  private let folder: ExampleFolder

  init() async throws {
    folder = try ExampleFolder()
    try await folder.export()
  }

  @Test func `people can be asked for the number of their images`() async throws {
    #expect(
      try await folder.prompt(["people images:>6 columns name,images"]) == """
        Name             Images
        ───────────────  ──────
        Jan Zonneschijn       7
        hubpack: the images of 1 portfolio are unknown

        """)
    let others = try await folder.prompt(["people -images:>=1 Zonneschijn"])
    #expect(
      others
        == "hubpack: no person matches -images:>=1 \"Zonneschijn\"; without -images:>=1 there is 1 person\n"
    )
  }

  @Test(
    arguments: [
      "sql SELECT full_nme FROM organizations":
        #"no such column: full_nme (did you mean "full_name"?)"#,
      "show nobody": #"nothing matches "nobody""#,
      "clubs limit x": #"invalid limit "x" (use a whole number, as in limit 10)"#,
    ])
  func `what fails in a file that is read is told with its place`(
    line: String, message: String
  ) async throws {
    let printed = try await folder.shell(
      "printf '\\n%s\\n' \"$0\" > tour.txt; hubpack query \(ExampleFolder.bundle) 'read tour.txt'",
      [line])
    #expect(printed.hasSuffix("hubpack: tour.txt:2: \(message)\n"))
  }

  @Test func `numbers of the federation are understood as they are printed`() async throws {
    for number in ["73.02", "7302", "73.02..73.02", ">=73.02"] {
      let printed = try await folder.prompt(["clubs fotobond:\(number) columns name"])
      #expect(printed.contains("Fotoclub Zonnevlek\n"), "\(number)")
    }
  }

  @Test(arguments: ["clubs distance:10..50", "clubs sort -distance"])
  func `a distance needs a place`(line: String) async throws {
    #expect(
      try await folder.prompt([line]).hasSuffix(
        "hubpack: \"distance\" needs a town: add near:TOWN\n"))
  }

  @Test func `a language is a code, on the command line too`() async throws {
    let printed = try await folder.shell(
      "hubpack query \(ExampleFolder.bundle) clubs --language dutch; echo $?")
    #expect(
      printed
        == "hubpack: --language: invalid code \"dutch\" (such as en, nl or de)\n2\n")
  }

  @Test func `a list without anything in it is a list in JSON`() async throws {
    let printed = try await folder.prompt([
      "set mode json", "people kiekeboe columns name,keywords,website",
    ])
    #expect(printed.contains(#"{"name": "Hendrik-Jan Kiekeboe", "keywords": [], "website": null}"#))
  }

  @Test func `who has left or died is shown by the whole name, with all clubs`() async throws {
    let wim = try await folder.prompt(["set former off", "show wim de donkerekamer"])
    #expect(wim.contains("Deceased, former member of Fotoclub Zonnevlek"))
    #expect(
      try await folder.prompt(["show donkerekamer"]).contains(
        "only hidden people match \"donkerekamer\": Wim de Donkerekamer"))
  }

  @Test func `an image of somebody who is one of several, or hidden, is not the image of nobody`()
    async throws
  {
    #expect(
      try await folder.prompt(["image jan"]).contains(
        "\"jan\" is ambiguous: Ariejan van der Straal, "))
    #expect(
      try await folder.prompt(["image donkerekamer"]).contains(
        "only hidden people match \"donkerekamer\": Wim de Donkerekamer"))
  }

  @Test(arguments: [
    ("how many museums germany", #"(use "count museums country:DE")"#),
    ("count people xyzzy", #"no person matches "xyzzy""#),
    ("how many people in Atlantis", #"is called "Atlantis""#),
  ])
  func `a count that rests on a guess prints no number`(line: String, message: String) async throws
  {
    let command = "hubpack query \(ExampleFolder.bundle) \"$0\""
    #expect(try await folder.shell("\(command) 2>/dev/null; echo $?", [line]) == "2\n")
    #expect(try await folder.shell("\(command) 2>&1", [line]).contains(message))
  }

  @Test func `a statement in a file ends at its semicolon, and each column has a name of its own`()
    async throws
  {
    let script = """
      -- Of two lines.\nSELECT 1 AS id, 2 AS id, 3 AS id_2, 'a;b' AS t\nFROM languages LIMIT 1; SELECT 4\nAS x;\n
      """
    let printed = try await folder.shell(
      "printf '%b' \"$0\" > q.sql; hubpack query \(ExampleFolder.bundle) --file q.sql --format json",
      [script])
    #expect(printed.contains(#"{"id": 1, "id_3": 2, "id_2": 3, "t": "a;b"}"#))
    #expect(printed.contains(#"{"x": 4}"#))
  }

  @Test(arguments: [
    (
      "SELECT * FROM membrs;",
      #"no such table: membrs (did you mean "memberships"? '.tables' lists the tables)"#
    ),
    (
      "SELECT o.full_nam FROM organizations o",
      #"no such column: o.full_nam (did you mean "full_name"?)"#
    ),
    ("SELECT name FROM organizations", #"no such column: name (did you mean "full_name"?)"#),
  ])
  func `an unknown table or column is told with the nearest one`(line: String, message: String)
    async throws
  {
    #expect(try await folder.prompt([line]).hasSuffix("hubpack: \(message)\n"))
  }

  @Test(arguments: [
    ("museums germany columns name", "hubpack: interpreted \"germany\" as country:DE\n"),
    (
      "clubs town:Nevelbrg",
      "hubpack: no club matches town:Nevelbrg (did you mean the town \"Nevelberg\"?)\n"
    ),
    (
      "near 0.5,0.5 within 10km",
      "hubpack: no club or museum is within 10 km of 0.5,0.5 (try 'within 40km')\n"
    ),
    ("sql SELECT 1 WHERE 0", "hubpack: the statement returned no rows\n"),
    ("clubs in NL columns name", ""),
  ])
  func
    `a guess and an empty answer are told on standard error, where no program takes them for data`(
      line: String, message: String
    ) async throws
  {
    let command = "hubpack query \(ExampleFolder.bundle) \"$0\" --format csv"
    #expect(try await folder.shell("\(command) 2>&1 >/dev/null", [line]) == message)
    #expect(!(try await folder.shell("\(command) 2>/dev/null", [line])).contains("hubpack:"))
  }

  @Test(arguments: ["youngest members", "oldest members"])
  func `the youngest and the oldest come with the number of those without a year`(line: String)
    async throws
  {
    let query = "hubpack query \(ExampleFolder.bundle)"
    let count = try await folder.shell("\(query) 'count members not born:*' --format csv")
      .split(whereSeparator: \.isNewline).last?.split(separator: ",").last
    let unknown = try #require(count.flatMap { Int($0) })
    #expect(
      try await folder.shell("\(query) \"$0\" 2>&1 >/dev/null", [line]).contains(
        "the year of birth of \(unknown) other members is not known"))
  }

  @Test func `.tables lists the names of the tables`() async throws {
    let names = try await folder.prompt([".tables"]).split(separator: "\n").map(String.init)
    #expect(Set(names).isSuperset(of: ["memberships", "organizations", "photographers"]))
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z_]+/) != nil }, "\(names)")
  }

  @Test func `a query without quotes is one query`() async throws {
    let query = "hubpack query \(ExampleFolder.bundle)"
    #expect(
      try await folder.shell("\(query) show Jan Nachtfalter")
        == folder.shell("\(query) 'show Jan Nachtfalter'"))
    #expect(
      try await folder.shell("\(query) clubs in NL columns name")
        == folder.shell("\(query) 'clubs in NL columns name'"))
  }
}
