import HubModel
import Testing

@testable import HubDiff

/// Markdown is for the members of clubs, unless aspects are asked for.
struct ReleaseNotesTests {
  private func markdown(_ report: DiffReport) throws -> String {
    var text = ""
    try MarkdownReport(report) { text += $0 }.tell()
    return text
  }

  private static let problem = Change(
    .problem, .added(.problem(Problem(.dateForm, file: "a.json", message: "odd"))))
  private static let forMaintainers = [
    Make.organization(.coordinates(Edit(Make.place(52), Make.place(53)))),
    Make.person(.keywordGained("astro", idString: "Astro")),
    Make.keyword(.added(.keyword(KeywordFacts("Astro", isStandard: true)))),
    problem,
  ]

  @Test func `release notes tell of people and clubs, and name in the last line what they omit`()
    throws
  {
    let report = Make.report(
      [Make.organization(.field(.website, Edit("a", "b")))] + Self.forMaintainers,
      unknown: [
        Unknown(.levelZero, side: .after, reason: "no answer"),
        Unknown(.members(of: Make.other, count: 2), side: .after, reason: "no answer"),
      ], clubs: [Make.jan: [Make.club]])
    #expect(
      try markdown(report) == """
        # Changes from 2026.05 to 2026.11

        16 May 2026 to 15 November 2026

        | | | |
        | --- | ---: | --- |
        | Clubs | 1 | 1 website changed |

        ## Clubs

        ### Club (Town)

        - website: a → b

        ## Unknown

        - the new bundle does not include the members of **Other (Town)** (2 before): no answer

        *Not shown: changes to coordinates, keywords and problems.*

        """)
  }

  @Test func `release notes omit what is private, and what only maintainers understand`() throws {
    let reason = Evidence(.website, 45, "same website zon.example")
    let level2 = OrganizationFacts.ownFacts[2].term
    let level3 = MembershipDetails.facts[3].term
    let email = OrganizationDetails.facts[2].term
    let fotobond = OrganizationDetails.facts[3].term
    let pictures = Edit<PublishedPicture?>(PublishedPicture(url: "a"), PublishedPicture(url: "b"))
    let image = Make.positioned(Make.image("One"))
    let hidden = [
      Make.person(.field(PersonDetails.facts[0].term, Edit("2000-01-31", "2000-01-30"))),
      Make.organization(.field(email, Edit("a@zon.example", "b@zon.example"))),
      Make.organization(.field(fotobond, Edit("1203", "1204"))),
      Make.organization(.field(.nickName, Edit("fcA", "fcB"))),
      Make.organization(.level(Edit(1, 2))),
      Make.organization(.field(level2, Edit("a", "b"))),
      Make.membership(.field(level3, Edit(nil, "galleries/jan/"))),
      Make.membership(.picture(.featuredImage, pictures)),
      Make.person(.picture(.portrait, pictures)),
      Make.portfolio(.imageReaddressed(Edit(image, image))),
      Make.portfolio(.text(.form, Edit("level3", "juicebox"))),
    ]
    let renamed = Make.person(.renamed([reason]), to: Make.ilse)
    let notes = try markdown(Make.report(hidden + [renamed]))
    #expect(notes.contains("**Jan Zon** is now called **Ilse van Avondrood**\n"))
    #expect(!notes.contains("zon.example") && !notes.contains("January"))
    #expect(
      notes.hasSuffix(
        """

        *Not shown: changes to birthdays, email addresses, Fotobond numbers, nicknames, levels, \
        URLs of files and pictures and galleries.*

        """))
    #expect(notes.split(separator: "\n").filter { $0.hasPrefix("- ") }.count == 1)
    let all = try markdown(
      Make.report(hidden + [renamed], only: [.clubs, .people, .members, .portfolios]))
    #expect(all.contains("*(same website zon.example)*") && all.contains("31 January"))
    #expect(all.contains("b@zon.example") && !all.contains("Not shown"))
  }

  @Test func `--exit-code of release notes is about the news that they tell`() {
    #expect(!Make.report(Self.forMaintainers).hasNewsForMembers)
    let news = [Make.organization(.field(.website, Edit("a", "b")))]
    #expect(Make.report(Self.forMaintainers + news).hasNewsForMembers)
  }

  @Test func `release notes without news for members say so`() throws {
    #expect(
      try markdown(Make.report([Self.problem])) == """
        # Changes from 2026.05 to 2026.11

        No changes for members.

        *Not shown: changes to problems.*

        """)
  }

  @Test func `what --only names is shown in Markdown as well, completely`() throws {
    let problems = (1...30).map { number in
      Change(.problem, .added(.problem(Problem(.dateForm, file: "\(number).json", message: "odd"))))
    }
    let notes = try markdown(Make.report(problems, only: [.problems]))
    #expect(notes.contains("30.json") && !notes.contains("Not shown"))
    #expect(
      try markdown(Make.report(Self.forMaintainers, only: [.clubs])).contains(
        "coordinates changed by 111 km"))
  }
}
