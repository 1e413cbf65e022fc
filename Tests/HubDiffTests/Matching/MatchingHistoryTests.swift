import HubModel
import TestSupport
import Testing

@testable import HubDiff

/// Histories of invented hubs, in which people and clubs come, go and are renamed.
struct MatchingHistoryTests {
  @Test(arguments: [0.0, 0.3, 0.6, 1.0])
  func `nobody is taken for somebody else, and nearly all corrections are found`(richness: Double) {
    var (wanted, found, clubsWanted, clubsFound) = (0, 0, 0, 0)
    for seed in UInt64(1)...25 {
      let history = InventedHistory(seed: seed, richness: richness)
      let clubs = OrganizationMatching.matches(from: history.before, to: history.after)
      for match in clubs {
        let isRight = history.renamedClubs[match.before] == match.after
        #expect(isRight, "seed \(seed): \(match)")
        clubsFound += isRight ? 1 : 0
      }
      clubsWanted += history.renamedClubs.count
      let renamed = Dictionary(clubs.map { ($0.before, $0.after) }) { first, _ in first }
      let people = PhotographerMatching.matches(
        from: history.before, to: history.after, renamed: renamed)
      for match in people {
        let isRight = history.renamedPeople[match.before] == match.after
        #expect(isRight, "seed \(seed): \(match)")
        found += isRight ? 1 : 0
      }
      wanted += history.renamedPeople.count
    }
    #expect(clubsFound * 100 >= clubsWanted * 95, "\(clubsFound) of \(clubsWanted) clubs")
    #expect(found * 100 >= wanted * 95, "\(found) of \(wanted) people")
  }

  @Test func `comparing backwards finds the same pairs`() {
    for seed in UInt64(100)...110 {
      let history = InventedHistory(seed: seed, richness: 0.4)
      let there = PhotographerMatching.matches(
        from: history.before, to: history.after, renamed: [:])
      let back = PhotographerMatching.matches(from: history.after, to: history.before, renamed: [:])
      #expect(
        Set(there.map { [$0.before, $0.after] }) == Set(back.map { [$0.after, $0.before] }),
        "seed \(seed)")
      let clubs = OrganizationMatching.matches(from: history.before, to: history.after)
      let clubsBack = OrganizationMatching.matches(from: history.after, to: history.before)
      #expect(
        Set(clubs.map { [$0.before, $0.after] }) == Set(clubsBack.map { [$0.after, $0.before] }),
        "seed \(seed)")
    }
  }
}
