import Foundation
import HubModel
import Terminal
import Testing

@testable import HubDiff

/// Whole reports: their order, and what they merge and omit.
struct ReportTests {
  private func text(
    _ report: DiffReport, width: Int? = nil, hasColour: Bool = false, isSummary: Bool = false
  ) throws -> String {
    var text = ""
    try TextReport(report, style: Style(hasColour: hasColour), width: width) { text += $0 }
      .tell(isSummary: isSummary)
    return text
  }

  private func markdown(_ report: DiffReport) throws -> String {
    var text = ""
    try MarkdownReport(report) { text += $0 }.tell()
    return text
  }

  private static let people = (1...7).map {
    PersonName(givenName: "Person \($0)", familyName: "Zon")
  }

  private static func portrait(of name: PersonName) -> Change {
    Change(
      .photographer(Edit(name, name)),
      .picture(.portrait, Edit(nil, PublishedPicture(url: "a.jpg"))))
  }

  @Test func `a role that was handed over is told once`() throws {
    func joined(_ name: PersonName, _ roles: Set<Role>) -> Change {
      let membership = MembershipIdentity(club: Make.club, photographer: name)
      var facts = MembershipFacts(membership)
      facts.roles = roles
      return Change(
        .membership(Edit(membership, membership)), .joined(Member(facts, photographer: nil)))
    }
    let seats = [Make.jan, Make.ilse].map {
      MembershipIdentity(club: Make.club, photographer: $0)
    }
    let report = Make.report([
      joined(Make.ilse, [.chairman, .admin]), joined(Self.people[0], [.treasurer]),
      Change(.membership(Edit(seats[0], seats[1])), .roleHandedOver(.chairman)),
    ])
    let lines = try text(report).split(separator: "\n").suffix(3)
    #expect(
      lines == [
        "    ~ chairman: Jan Zon → Ilse van Avondrood",
        "    + Ilse van Avondrood joined as admin", "    + Person 1 Zon joined as treasurer",
      ])
  }

  @Test func `a report has a title, a summary, clubs, then the rest`() throws {
    let report = Make.report(
      [
        Make.membership(.cameBack), Make.organization(.field(.website, Edit("a", "b"))),
        Make.keyword(.added(.keyword(KeywordFacts("Astro", isStandard: true)))),
        Make.portfolio(.imageAdded(Make.positioned(Make.image("Dunes"), at: 1))),
        Make.portfolio(.imageAdded(Make.positioned(Make.image("Sea"), at: 2))),
        Make.membership(.roleTaken(.admin), of: Make.ilse),
        Make.person(.deceased(Edit(false, true))),
        Change(.problem, .removed(.problem(Problem(.dateForm, file: "a.json", message: "odd")))),
      ],
      unknown: [Unknown(.levelZero, side: .after, reason: "no answer")],
      clubs: [Make.jan: [Make.club, Make.other]])
    #expect(
      try text(report) == """
        2026.05 (2026-05-16) → 2026.11 (2026-11-15)

          Clubs       1  1 website changed
          Members     2  1 rejoined, 1 role taken on
          People      1  1 listed as deceased
          Portfolios  2  2 images added
          Keywords    1  1 added
          Problems    1  1 no longer reported

        Clubs
          Club (Town)
            + Ilse van Avondrood is now admin
              Jan Zon
                + is a member again
                + 2 images added: “Dunes”, “Sea”
            ~ website: a → b

        People
          - Jan Zon is now listed as deceased

        Keywords
          + Astro is now a standard keyword

        Problems
          - no longer reported: a.json: warning: odd [date-form]

        Unknown
          ? the new bundle does not include keywords and languages: no answer

        """)
    #expect(
      try text(report, isSummary: true).hasSuffix("1 no longer reported\n\nUnknown: 1 item\n"))
  }

  @Test func `a keyword that people of many clubs dropped is one line`() throws {
    let changes = Self.people.map { name in
      Change(.photographer(Edit(name, name)), .keywordLost("macro", idString: "Macro"))
    }
    let clubs = Dictionary(
      uniqueKeysWithValues: Self.people.map { name in
        (name, [OrganizationIdentity(fullName: "Club of \(name.givenName)", town: "Zon")])
      })
    let release = Make.report([]).before
    let report = DiffReport(
      from: release, to: release, BundleDifference(changes: changes, unknown: []), clubs: clubs)
    let lines = try text(report).split(separator: "\n").filter { $0.contains("Macro") }
    #expect(
      lines == [
        "  - 7 people removed the keyword Macro: Person 1 Zon, Person 2 Zon, Person 3 Zon, Person 4 Zon, Person 5 Zon, Person 6 Zon, Person 7 Zon"
      ])
  }

  @Test func `a change that many members share is listed once`() throws {
    let report = Make.report(
      Self.people.map(Self.portrait),
      clubs: Dictionary(uniqueKeysWithValues: Self.people.map { ($0, [Make.club]) }))
    let line =
      "7 members now have a portrait: "
      + (1...7).map { "Person \($0) Zon" }.joined(separator: ", ")
    #expect(try text(report).hasSuffix("  Club (Town)\n    + \(line)\n"))
    #expect(try markdown(report).hasSuffix("### Club (Town)\n\n- \(line)\n"))
    let json = try report.json()
    #expect(json.components(separatedBy: "\"portrait\" : {").count == 8)
    let few = Make.report(Self.people.prefix(4).map(Self.portrait))
    #expect(try text(few).contains("+ Person 4 Zon, portrait added\n"))
  }

  @Test func `long lists are cut for people, never in JSON`() throws {
    let problems = (1...30).map { number in
      Change(.problem, .added(.problem(Problem(.dateForm, file: "\(number).json", message: "odd"))))
    }
    let report = Make.report(problems)
    #expect(try text(report).hasSuffix("20.json: warning: odd [date-form]\n  … and 10 more\n"))
    #expect(try text(Make.report(problems, only: [.problems])).contains("30.json"))
    #expect(try report.json().contains("30.json"))
  }

  @Test func `the equal parts of long texts are cut for people, never in JSON`() throws {
    let before = "Portraits by one lamp of sixty watts at most, as it has been for fifty years."
    let after = "Portraits by one lamp of forty watts at most, as it has been for fifty years."
    let report = Make.report([
      Make.organization(.translation(.remark, language: "en", Edit(before, after)))
    ])
    #expect(
      try text(report).hasSuffix("remark in English: … of sixty watts … → … of forty watts …\n"))
    #expect(try report.json().contains(before))
    let long = String(repeating: "long ", count: 100)
    let longer = Make.report([
      Make.organization(.translation(.remark, language: "en", Edit(nil, long)))
    ])
    #expect(try text(longer).split(separator: "\n").allSatisfy { $0.count < 150 })
    #expect(try markdown(longer).contains(long.dropLast()))
  }

  @Test(arguments: [20, 40, 80])
  func `lines fit the screen and keep their colours`(width: Int) throws {
    let report = Make.report(
      Self.people.map(Self.portrait) + [
        Make.organization(.field(.website, Edit("https://a.example", "https://b.example"))),
        Make.organization(
          .renamed([Evidence(.website, 40, "same website and many of its members")]),
          to: OrganizationIdentity(fullName: "Another name that is long", town: "Town")),
      ])
    let plain = try text(report, width: width)
    #expect(
      plain.split(separator: "\n").allSatisfy { String($0).cells <= max(width, 25) }, "\(plain)")
    let coloured = try text(report, width: width, hasColour: true)
    #expect(coloured.contains("\u{1B}[32m+ "))
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test func `a report without differences is one line, followed by unknown facts`() throws {
    #expect(try text(Make.report([])) == "no differences between 2026.05 and 2026.11\n")
    let unknown = Make.report(
      [], unknown: [Unknown(.omitted("emails", of: [.clubs]), side: .before, reason: "left out")])
    #expect(
      try text(unknown) == """
        no differences between 2026.05 and 2026.11

        Unknown
          ? the old bundle does not include email addresses: left out

        """)
  }

  @Test func `only the selected aspects are reported`() throws {
    let changes = [
      Make.membership(.cameBack), Make.organization(.field(.website, Edit("a", "b"))),
      Make.organization(.field(.website, Edit("c", "d")), kind: .museum),
      Make.person(.deceased(Edit(false, true))),
    ]
    #expect(try Aspect.parse(["files"]) == [.sources])
    let only = try Aspect.parse(["museums, People", "problems"])
    #expect(only == [.museums, .people, .problems])
    let report = Make.report(changes, only: only)
    #expect(report.difference.changes == [changes[2], changes[3]])
    #expect(
      try report.json(isSummary: true).contains("\"changes\" : 2"))
    for (name, message) in [
      (
        "member",
        "unknown value \"member\" for --only (did you mean \"members\"?); use clubs, museums, "
      ),
      ("", "unknown value \"\" for --only; use clubs, museums, "),
    ] {
      let error = #expect(throws: PlainError.self) { try Aspect.parse([name]) }
      #expect("\(error.map { "\($0)" } ?? "")".hasPrefix(message))
    }
  }

  @Test(arguments: [
    (Unknown.Facts.organization(Make.other, .club), "members, people, portfolios, exhibitions"),
    (.organization(Make.other, .museum), "museums"),
    (.members(of: Make.other, count: 3), "members, people, portfolios, pictures"),
  ])
  func `what is unknown is told of each aspect that it is part of`(
    facts: Unknown.Facts, aspects: String
  ) throws {
    for aspect in try Aspect.parse([aspects]) {
      let difference = BundleDifference(
        changes: [], unknown: [Unknown(facts, side: .after, reason: "could not be read")])
      #expect(difference.only([aspect]).unknown.count == 1)
    }
  }

  @Test func `a move is told and counted once, at the club that the person joined`() throws {
    let report = Make.report([
      Make.membership(
        .moved(
          Move(
            from: MembershipFacts(Make.member), to: MembershipFacts(Make.member),
            leavesTrace: false, hadTrace: true)),
        to: MembershipIdentity(club: Make.other, photographer: Make.jan))
    ])
    #expect(
      try text(report).hasSuffix(
        """
          Members  1  1 moved

        Clubs
          Other (Town)
            ~ Jan Zon moved back from Club (Town) to Other (Town)

        """))
  }

  // MARK: - Hostile texts

  private static let hostile = "Evil\u{1B}[31m\u{202E}<script>|`*_[x](y)</b>\u{85}"

  private static let hostileReport: DiffReport = {
    let club = OrganizationIdentity(fullName: hostile, town: hostile)
    let name = PersonName(givenName: hostile, familyName: hostile)
    return Make.report(
      [
        Make.organization(.renamed([Evidence(.website, 1, hostile)]), to: club),
        Make.organization(.field(.website, Edit(hostile, hostile + "2")), to: club),
        Make.person(.keywordGained("a", idString: hostile), to: name),
        Make.portfolio(.imageAdded(Make.positioned(Make.image(hostile), at: 1)), of: name),
        Change(.problem, .added(.problem(Problem(.dateForm, file: hostile, message: hostile)))),
      ], unknown: [Unknown(.omitted(hostile, of: [.people]), side: .after, reason: hostile)])
  }()

  @Test func `hostile texts are made harmless for terminal and markup`() throws {
    let text = try text(Self.hostileReport, width: 80)
    var html = ""
    try HTMLReport(Self.hostileReport) { html += $0 }.tell()
    let markdown = try markdown(Self.hostileReport)
    let json = try Self.hostileReport.json()
    for output in [text, html, markdown, json] {
      for scalar in ["\u{1B}", "\u{202E}", "\u{85}"] as [Unicode.Scalar] {
        #expect(!output.unicodeScalars.contains(scalar))
      }
      #expect(output.contains("202E") || output.contains("202e"))
    }
    #expect(!html.contains("<script") && !html.contains("</b>\u{85}"))
    #expect(html.contains("&lt;script&gt;"))
    #expect(!markdown.contains("<script>") && !markdown.contains("`*_[x]"))
    #expect(markdown.contains("\\<script\\>\\|\\`\\*\\_\\[x\\](y)"))
  }
}
