import Foundation
import HubBundle
import HubExport
import Terminal
import TestSupport
import Testing

@testable import HubDiff

/// The history of an invented hub over twelve releases, in two of which a file is broken.
struct BrokenReleaseTests {
  /// The state of the hub, from which its files are written.
  private struct Hub {
    var club = "Fotokring Knipoog"
    var members = ["Flip", "Ans"]
    var others: [String]?
    var facts: [String: String] = [
      "Flip": #""roles": {"isChairman": true}, "keywords": ["Landscape"]"#,
      "Ans": #""status": {"isFormerMember": true}"#,
    ]
    var isListBroken = false
    var isIncludeBroken = false

    private func list(_ club: String, _ members: [String], isBroken: Bool) -> String {
      let entries = members.map { name in
        #"{"name": {"givenName": "\#(name)", "familyName": "Flits"}, "optional": {\#(facts[name] ?? "")}}"#
      }
      return #"{"club": {"idPlus": {"town": "Lensberg", "fullName": "\#(club)"}}, "members": ["#
        + entries.joined(separator: isBroken ? " " : ",\n") + "]}"
    }

    func write(to hub: SmallHub) throws {
      try hub.write(
        "root_.level1.json",
        """
        {"level1Header": {"level1URLIncludes": ["clubs.level1.json"]},
         "museums": [{"idPlus": {"town": "Filmhaven", "fullName": "Museum of Lens Caps", "nickName": "molc"}}]}
        """)
      try hub.write("root.level0.json", #"{"keywords": [{"idString": "Landscape"}]}"#)
      let names = [club] + (others == nil ? [] : ["Fotogroep Lichtbron"])
      let records = names.enumerated().map { index, name in
        #"{"idPlus": {"town": "Lensberg", "fullName": "\#(name)", "nickName": "club\#(index)"}, "optional": {"website": "https://club\#(index).example"}}"#
      }
      try hub.write(
        "clubs.level1.json",
        #"{"clubs": [\#(records.joined(separator: ", "))\#(isIncludeBroken ? ",," : "")]}"#)
      try hub.write("club0.level2.json", list(club, members, isBroken: isListBroken))
      guard let others, !others.isEmpty else {
        try? FileManager.default.removeItem(atPath: hub.path + "/club1.level2.json")
        return
      }
      try hub.write("club1.level2.json", list("Fotogroep Lichtbron", others, isBroken: false))
    }
  }

  /// Every sentence of the history.
  private static let story = """
    1 (2026-01-29) → 2 (2026-02-26)
    + Bo Flits joined
    2 (2026-02-26) → 3 (2026-03-26)
    + new: club0.level2.json:1:251: error: expected ',' between array elements or ']', found '{' [json-syntax]
    - club0.level2.json: fetched → failed (could not be read)
    ? the new bundle does not include the members of Fotokring Knipoog (Lensberg) (3 before): the member list was not fetched or could not be read
    3 (2026-03-26) → 4 (2026-04-23)
    + Cas Flits joined
    + Flip Flits, website added: https://flip.example
    - no longer reported: club0.level2.json:1:251: error: expected ',' between array elements or ']', found '{' [json-syntax]
    + club0.level2.json: failed → fetched
    4 (2026-04-23) → 5 (2026-05-21)
    - is no longer chairman
    - is now listed as deceased
    5 (2026-05-21) → 6 (2026-06-18)
    ~ Fotokring Knipoog is now called Fotoclub Knipoog (4 of 4 members in common, same nickname club0, same website club0.example)
    6 (2026-06-18) → 7 (2026-07-16)
    + new: clubs.level1.json:1:148: error: expected a value, found ',' [json-syntax]
    - clubs.level1.json: fetched → failed (could not be read)
    ? the new bundle does not say whether Fotoclub Knipoog (Lensberg) still exists: clubs.level1.json could not be read
    7 (2026-07-16) → 8 (2026-08-13)
    - Bo Flits left
    - no longer reported: clubs.level1.json:1:148: error: expected a value, found ',' [json-syntax]
    + clubs.level1.json: failed → fetched
    8 (2026-08-13) → 9 (2026-09-10)
    + new in the hub, with 2 members: Dora Flits, Eef Flits
    9 (2026-09-10) → 10 (2026-10-08)
    ~ Cas Flits moved from Fotoclub Knipoog (Lensberg) to Fotogroep Lichtbron (Lensberg)
    10 (2026-10-08) → 11 (2026-11-05)
    + Gijs Flits is now listed (a member since 2001-09-01)
    11 (2026-11-05) → 12 (2026-12-03)
    - member list removed, previously with 4 members: Cas Flits, Dora Flits, Eef Flits, Gijs Flits
    - no longer has a member list (level 2 → 1)
    """

  /// What was done to the hub in each release after the first.
  private static let steps: [@Sendable (inout Hub) -> Void] = [
    { $0.members.append("Bo") },
    {
      $0.isListBroken = true
      $0.members.append("Cas")
      $0.facts["Flip"]? += #", "website": "https://flip.example""#
    },
    { $0.isListBroken = false },
    {
      $0.facts["Flip"] =
        #""status": {"isDeceased": true, "isFormerMember": true}, "keywords": ["Landscape"], "website": "https://flip.example""#
    },
    { $0.club = "Fotoclub Knipoog" },
    {
      $0.isIncludeBroken = true
      $0.members.removeAll { $0 == "Bo" }
    },
    { $0.isIncludeBroken = false },
    { $0.others = ["Dora", "Eef"] },
    {
      $0.members.removeAll { $0 == "Cas" }
      $0.others?.append("Cas")
    },
    {
      $0.others?.append("Gijs")
      $0.facts["Gijs"] = #""membershipStartDate": "2001-09-01""#
    },
    { $0.others = [] },
  ]

  @Test func `twelve releases, two of them broken, tell what was done`() async throws {
    let small = try SmallHub()
    var hub = Hub()
    var bundles: [(file: BundleFile, path: String)] = []
    for release in 1...12 {
      if release > 1 { Self.steps[release - 2](&hub) }
      try hub.write(to: small)
      let result = try await small.export(to: "\(release).hubpack") {
        $0.created = Date(timeIntervalSince1970: 1_767_225_600 + Double(release) * 86_400 * 28)
        $0.release = "\(release)"
      }
      bundles.append((try BundleFile(path: result.path), "\(release).hubpack"))
    }
    let history = try ReleaseHistory(of: bundles)
    var text = ""
    try history.tellText(isSummary: false, style: Style(hasColour: false), width: nil) {
      text += $0
    }
    let sentences = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { ["+ ", "- ", "~ ", "? "].contains($0.prefix(2)) || $0.contains(") → ") }
    #expect(sentences.joined(separator: "\n") == Self.story)
  }
}
