import HubModel
import Testing

@testable import HubDiff

/// A name that one club corrects to the spelling of another is the same person.
struct RespellingTests {
  private typealias Values = SmallValues
  private static let zoe = PersonName(givenName: "Zoe", familyName: "Zoomley")
  private static let corrected = PersonName(givenName: "Zoë", familyName: "Zoomley")

  /// Zoë is in one club under her name; the other club has this one.
  private func hub(_ name: PersonName) -> SmallValues {
    var values = Values()
    values.join(Self.corrected, Values.zonnevlek)
    values.join(name, Values.morgenlicht)
    return values
  }

  private func changes(
    _ old: SmallValues, _ new: SmallValues, findsRenames: Bool = true
  ) -> [Change] {
    var options = DiffOptions()
    options.findsRenames = findsRenames
    return BundleDifference(from: old.hub, to: new.hub, options: options).changes.filter {
      if case .membership = $0.subject { true } else { false }
    }
  }

  @Test func `a name corrected to that of another club is told as a new name`() throws {
    let (old, new) = (hub(Self.zoe), hub(Self.corrected))
    let forth = changes(old, new)
    #expect(forth.count == 1)
    let change = try #require(forth.first)
    guard case .respelled(let pair) = change.what else {
      Issue.record("\(change)")
      return
    }
    #expect(
      change.subject
        == .membership(
          Edit(
            Values.membership(Self.zoe, Values.morgenlicht),
            Values.membership(Self.corrected, Values.morgenlicht))))
    // The old name is gone from the hub, the new one is not new.
    #expect(pair.from.photographer?.name == Self.zoe && pair.to.photographer == nil)
    #expect(pair.evidence.text == "names differ by an accent")
    guard case .respelled(let back)? = changes(new, old).first?.what else {
      Issue.record("not mirrored")
      return
    }
    #expect(back.from.photographer == nil && back.to.photographer?.name == Self.zoe)
  }

  @Test func `other changes of the member are told, too`() {
    var (old, new) = (hub(Self.zoe), hub(Self.corrected))
    old.hub.memberships[Values.membership(Self.zoe, Values.morgenlicht)]?.statuses = []
    new.hub.memberships[Values.membership(Self.corrected, Values.morgenlicht)]?.statuses = [
      .honorary
    ]
    let found = changes(old, new).map(\.what)
    #expect(found.count == 2 && found.contains(.statusGained(.honorary)), "\(found)")
  }

  @Test func `people with another name, birthday or number joined and left`() {
    let other = PersonName(givenName: "Piet", familyName: "Zoomley")
    #expect(Set(changes(hub(other), hub(Self.corrected)).map(\.isArrivalOrDeparture)) == [true])
    var (old, new) = (hub(Self.zoe), hub(Self.corrected))
    old.hub.photographers[Self.zoe]?.birthday = "--10-18"
    new.hub.photographers[Self.corrected]?.birthday = "--10-19"
    #expect(Set(changes(old, new).map(\.isArrivalOrDeparture)) == [true])
    (old, new) = (hub(Self.zoe), hub(Self.corrected))
    old.hub.memberships[Values.membership(Self.zoe, Values.morgenlicht)]?.fotobondNumber = 1
    new.hub.memberships[Values.membership(Self.corrected, Values.morgenlicht)]?.fotobondNumber = 2
    #expect(Set(changes(old, new).map(\.isArrivalOrDeparture)) == [true])
  }

  @Test func `without renames, there are only names`() {
    let found = changes(hub(Self.zoe), hub(Self.corrected), findsRenames: false)
    #expect(found.count == 2 && found.allSatisfy(\.isArrivalOrDeparture))
  }
}

extension Change {
  fileprivate var isArrivalOrDeparture: Bool {
    switch what {
    case .joined, .appeared, .left: true
    default: false
    }
  }
}
