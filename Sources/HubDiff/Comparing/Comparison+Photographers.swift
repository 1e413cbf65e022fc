import HubModel

extension Comparison {
  /// Compares the people who are on both sides.
  mutating func comparePhotographers() {
    let facts = PersonDetails.facts.filter { !isOmitted($0.term, of: "photographers", [.people]) }
    for (name, old) in before.hub.photographers {
      guard let new = after.hub.photographers[people.after(name)] else { continue }
      let person = Edit(name, new.name)
      let view = PersonView(self, person)
      for fact in facts {
        guard let edit = edits(of: [fact], old.details, new.details).first?.edit else { continue }
        if view.knows(edit, stated: { fact.value($0.details) }) {
          note(person, .field(fact.term, edit))
        } else {
          noteUnknown(person)
        }
      }
      comparePortraits(Edit(old.portrait, new.portrait), of: person, view)
      if old.isDeceased != new.isDeceased {
        // Only "deceased" is ever stated; its absence is not a statement.
        let edit = Edit(old.isDeceased ? "yes" : nil, new.isDeceased ? "yes" : nil)
        if view.knows(edit, stated: { $0.isDeceased == true ? "yes" : nil }) {
          note(person, .deceased(Edit(old.isDeceased, new.isDeceased)))
        } else {
          noteUnknown(person)
        }
      }
      compareKeywords(Edit(old, new), of: person, view)
    }
  }

  private mutating func comparePortraits(
    _ edit: Edit<PublishedPicture?>, of person: Edit<PersonName>, _ view: PersonView
  ) {
    if comparePictures(edit, .portrait(person)) { return }
    if view.knows(Edit(edit.before?.url, edit.after?.url), stated: \.portraitURL) {
      note(person, .portrait(edit))
    } else {
      noteUnknown(person)
    }
  }

  private mutating func compareKeywords(
    _ facts: Edit<PhotographerFacts>, of person: Edit<PersonName>, _ view: PersonView
  ) {
    let (old, new) = (facts.before.keywords, facts.after.keywords)
    for (key, idString) in new where old[key] == nil {
      // The catalog does not say which clubs name a keyword.
      guard view.isWhole(on: .before) else {
        noteUnknown(person)
        continue
      }
      note(person, .keywordGained(key: key, idString: idString))
    }
    for (key, idString) in old where new[key] == nil {
      guard view.isWhole(on: .after) else {
        noteUnknown(person)
        continue
      }
      note(person, .keywordLost(key: key, idString: idString))
    }
  }

  private mutating func noteUnknown(_ person: Edit<PersonName>) {
    for side in [Unknown.Side.before, .after] where !PersonView(self, person).isWhole(on: side) {
      unknown.insert(
        Unknown(
          .photographer(person.after), side: side,
          reason: "the members of one of the clubs are unknown"))
    }
  }
}

/// The facts about a person that both sides can know. Several clubs may state facts of one person.
private struct PersonView {
  private let old: [(facts: StatedFacts, isKnown: Bool)]
  private let new: [(facts: StatedFacts, isKnown: Bool)]

  /// Notes for each membership on one side if the other side knows the members of that club.
  init(_ comparison: Comparison, _ person: Edit<PersonName>) {
    let (before, after) = (comparison.before, comparison.after)
    old = before.membershipsOf[person.before, default: []].map { membership in
      let club = membership.identity.club
      return (
        membership.stated,
        after.knowledge.knowsMembers(of: club, called: comparison.clubs.after(club))
      )
    }
    new = after.membershipsOf[person.after, default: []].map { membership in
      let club = membership.identity.club
      return (
        membership.stated,
        before.knowledge.knowsMembers(of: club, called: comparison.clubs.before(club))
      )
    }
  }

  /// True if that side knows the members of all clubs in which the other side has the person.
  func isWhole(on side: Unknown.Side) -> Bool {
    (side == .before ? new : old).allSatisfy(\.isKnown)
  }

  /// True if a difference is a change: false if a value may only be absent from one side because
  /// that side does not know the members of the club that states it.
  func knows(_ edit: Edit<String?>, stated: (StatedFacts) -> String?) -> Bool {
    func isStated(_ value: String?, _ memberships: [(facts: StatedFacts, isKnown: Bool)]) -> Bool {
      guard let value else { return true }
      return memberships.contains { $0.isKnown && stated($0.facts) == value }
    }
    return (isWhole(on: .after) || isStated(edit.before, old))
      && (isWhole(on: .before) || isStated(edit.after, new))
  }
}
