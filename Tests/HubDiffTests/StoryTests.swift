import HubModel
import Testing

@testable import HubDiff

/// Histories of one club or person, which follow it across renames.
struct StoryTests {
  private typealias Values = SmallValues

  private let janina = PersonName(givenName: "Janina", familyName: "Zonneschijn")
  private let differences: [BundleDifference]

  /// Jan joins, is renamed to Janina, and becomes a former member; Ilse gets a portrait meanwhile.
  init() {
    let member = Values.membership(Values.jan, Values.zonnevlek)
    let renamed = Values.membership(janina, Values.zonnevlek)
    func change(_ membership: MembershipIdentity, _ what: Change.What) -> Change {
      Change(.membership(Edit(membership, membership)), what)
    }
    differences = [
      BundleDifference(
        changes: [change(member, .joined(Member(MembershipFacts(member), photographer: nil)))],
        unknown: []),
      BundleDifference(
        changes: [
          Change(.photographer(Edit(Values.jan, janina)), .renamed([])),
          Change(
            .photographer(Edit(Values.ilse, Values.ilse)),
            .picture(.portrait, Edit(nil, PublishedPicture(url: "ilse.jpg")))),
        ], unknown: []),
      BundleDifference(changes: [change(renamed, .becameFormer)], unknown: []),
    ]
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a history is the same whichever release names its subject`(index: Int) {
    let names = [Values.jan, Values.jan, janina, janina].map(HistorySubject.photographer)
    let story = Story(of: names[index], at: index, in: differences) { _, _, _ in [] }
    #expect(story.names == names)
    #expect(story.chapters.map(\.changes.count) == [1, 1, 1])
  }

  @Test func `the history of a club includes changes of its members, while they are members`() {
    let members: [Set] = [[], [Values.jan], [janina], [janina]]
    let story = Story(of: .organization(Values.zonnevlek), at: 0, in: differences) {
      club, release, _ in
      club == Values.zonnevlek ? members[release] : [Values.ilse]
    }
    #expect(story.chapters.map(\.changes.count) == [1, 1, 1])
  }

  /// A club with a missing list has no members there, and its people have their current names.
  @Test(arguments: [Unknown.Side.before, .after])
  func `the history of a club includes unknown facts about its members`(side: Unknown.Side) {
    let subjects = [Unknown.Facts.photographer(janina), .photographer(Values.ilse)]
    let unknown = subjects.map { Unknown($0, side: side, reason: "its list is missing") }
    let knowing = side == .before ? 1 : 0
    let story = Story(
      of: .organization(Values.zonnevlek), at: 0,
      in: [BundleDifference(changes: [], unknown: unknown)]
    ) { _, release, _ in release == knowing ? [janina] : [] }
    #expect(story.chapters.map(\.unknown) == [[unknown[0]]])
  }

  @Test func `the history of a person includes clubs whose members are unknown`() {
    let lost = [Values.zonnevlek, Values.morgenlicht].map {
      Unknown(.members(of: $0, count: 1), side: .after, reason: "its list is missing")
    }
    let difference = BundleDifference(changes: [], unknown: lost)
    // The second release does not know the members, and neither does the third.
    let story = Story(
      of: .photographer(Values.jan), at: 0, in: [difference, difference]
    ) { club, release, _ in
      release > 0 ? nil : club == Values.zonnevlek ? [Values.jan] : [Values.ilse]
    }
    #expect(story.chapters.map(\.unknown) == [[lost[0]], [lost[0]]])
  }
}
