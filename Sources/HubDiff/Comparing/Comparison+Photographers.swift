import HubModel

extension Comparison {
  /// Several clubs may state facts of one person, so a fact that differs is unknown if one side does
  /// not know the members of one of the clubs. But what is known to be stated now and known not to
  /// have been stated before is new, whatever other clubs state.
  mutating func comparePhotographers() {
    let facts = PersonDetails.facts.filter { !isOmitted($0.term, of: "photographers", [.people]) }
    for (name, old) in before.hub.photographers {
      guard let new = after.hub.photographers[people.after(name)] else { continue }
      let person = Edit(name, new.name)
      for (term, edit) in edits(of: facts, old.details, new.details) {
        note(person, .field(term, edit), if: [.before, .after])
      }
      let portrait = Edit(old.portrait, new.portrait)
      if !comparePictures(portrait, person.map(PictureUse.portrait)) {
        note(person, .picture(.portrait, portrait), if: [.before, .after])
      }
      if old.isDeceased != new.isDeceased {
        let edit = Edit(old.isDeceased, new.isDeceased)
        note(person, .deceased(edit), if: [new.isDeceased ? .before : .after])
      }
      for (key, idString) in new.keywords where old.keywords[key] == nil {
        note(person, .keywordGained(key, idString: idString), if: [.before])
      }
      for (key, idString) in old.keywords where new.keywords[key] == nil {
        note(person, .keywordLost(key, idString: idString), if: [.after])
      }
    }
  }

  /// Notes a change of a person if these sides know the members of all clubs in which the other side
  /// has the person; otherwise notes that they do not.
  private mutating func note(
    _ person: Edit<PersonName>, _ what: Change.What, if sides: [Unknown.Side]
  ) {
    let ignorant = sides.filter { !knowsClubs(of: person, on: $0) }
    if ignorant.isEmpty { note(.photographer(person), what) }
    for side in ignorant {
      noteUnknown(
        .photographer(person.after), on: side, "the members of one of the clubs are unknown")
    }
  }

  private func knowsClubs(of person: Edit<PersonName>, on side: Unknown.Side) -> Bool {
    self[side.opposite].membershipsOf[person.value(on: side.opposite), default: []].allSatisfy {
      self[side].knowledge.knows($0.identity, called: name(of: $0.identity, on: side))
    }
  }
}
