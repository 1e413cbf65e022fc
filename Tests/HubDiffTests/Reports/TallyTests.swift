import HubModel
import Terminal
import Testing

@testable import HubDiff

/// The counts of a summary agree with the sentences below it.
struct TallyTests {
  private func summary(_ changes: [Change]) throws -> [String] {
    var text = ""
    try TextReport(Make.report(changes), style: .plain, width: nil) { text += $0 }
      .tell(isSummary: true)
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  private static let facts = OrganizationFacts(
    Make.club, kind: .club, file: "clubs.level1.json")
  private static let members = [Make.joining(), Make.joining()]

  @Test func `members of a new, removed or newly listed club are counted with it`() throws {
    #expect(
      try summary([
        Make.organization(.added(.organization(Self.facts, members: Self.members))),
        Make.organization(.added(.organization(Self.facts, members: [Make.joining()]))),
        Make.organization(.removed(.organization(Self.facts, members: Self.members))),
        Make.organization(.listed([Make.joining()])),
        Make.organization(.added(.organization(Self.facts, members: [])), kind: .museum),
        Make.membership(.joined(Make.joining())),
      ]) == [
        "Clubs 4 2 new clubs with 3 members, 1 club removed with 2 members, "
          + "1 member list added with 1 member",
        "Museums 1 1 new museum", "Members 1 1 joined",
      ])
  }

  @Test func `a club with the same name in a different town is not renamed`() throws {
    #expect(
      try summary([
        Make.organization(.renamed([]), to: OrganizationIdentity(fullName: "Club", town: "City")),
        Make.organization(.renamed([]), to: OrganizationIdentity(fullName: "New", town: "Town")),
      ]) == ["Clubs 2 1 renamed, 1 town changed"])
  }

  @Test func `all changes of coordinates count as one kind, and nothing moves`() throws {
    #expect(
      try summary([
        Make.organization(.coordinates(Edit(Make.place(52), Make.place(53)))),
        Make.organization(.coordinates(Edit(Make.place(52), Make.place(52.0001)))),
        Make.organization(.coordinates(Edit(nil, Make.place(52)))),
      ]) == ["Clubs 3 3 coordinate changes"])
  }
}
