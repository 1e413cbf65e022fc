import HubModel

/// Two hubs under comparison, and what was found so far.
struct Comparison {
  /// One of the two hubs, with what only comparing needs.
  struct Side {
    let hub: HubValues
    let knowledge: Knowledge
    let membershipsOf: [PersonName: [MembershipFacts]]
  }

  let before: Side
  let after: Side
  let options: DiffOptions
  let clubs: Names<OrganizationIdentity>
  let people: Names<PersonName>
  var changes: [Change] = []
  var unknown: Set<Unknown> = []
  var pictureUses: [Edit<HexDigest>: [PictureUse]] = [:]

  init(_ old: HubValues, _ new: HubValues, _ options: DiffOptions) {
    before = Side(old, against: new)
    after = Side(new, against: old)
    self.options = options
    guard options.findsRenames else {
      (clubs, people) = (Names(), Names())
      return
    }
    // What one side does not know is neither gone nor new, so it has no other name.
    var known = old.without(after.knowledge.unknownOrganizations.keys, [])
    var other = new.without(before.knowledge.unknownOrganizations.keys, [])
    let organizations = OrganizationMatching.matches(from: known, to: other)
    let clubs = Names(organizations)
    known = known.without([], before.people(unknownTo: after) { clubs.after($0) })
    other = other.without([], after.people(unknownTo: before) { clubs.before($0) })
    let photographers = PhotographerMatching.matches(
      from: known, to: other, renamed: clubs.renamed)
    self.clubs = clubs
    people = Names(photographers)
    for match in organizations {
      guard let before = old.organizations[match.before],
        let after = new.organizations[match.after]
      else { continue }
      note(Edit(before, after), .renamed(match.evidence))
    }
    for match in photographers {
      note(Edit(match.before, match.after), .renamed(match.evidence))
    }
  }

  /// What happened, in no order. All that only comparing needs is gone when this returns.
  static func found(
    _ old: HubValues, _ new: HubValues, _ options: DiffOptions
  ) -> (changes: [Change], unknown: Set<Unknown>) {
    var comparison = Comparison(old, new, options)
    comparison.run()
    return (comparison.changes, comparison.unknown)
  }

  /// Compares everything.
  private mutating func run() {
    compareOrganizations()
    compareMemberships()
    compareExhibitions()
    comparePhotographers()
    compareReference()
    compareSources()
    compareProblems()
    for (digest, uses) in pictureUses {
      changes.append(.picture(PictureChange(digest: digest, uses: uses.inOrder)))
    }
  }

  /// Why the contents of a file are unknown, in words that also fit a file that was left out by choice.
  static func reason(for file: String) -> String {
    "the \(file) was not fetched or could not be read"
  }

  /// Whether two addresses count as the same.
  func isSameAddress(_ address: String?, _ other: String?) -> Bool {
    if address == other { return true }
    guard !options.isStrict, let address, let other else { return false }
    return Address.sameForm(address) == Address.sameForm(other)
  }

  /// The single facts that differ between two records of the same thing.
  func edits<Record>(
    of facts: [Fact<Record>], _ before: Record, _ after: Record
  ) -> [(term: FactTerm, edit: Edit<String?>)] {
    facts.compactMap { fact in
      let edit = Edit(fact.value(before), fact.value(after))
      let isSame =
        fact.term.kind.isAddress
        ? isSameAddress(edit.before, edit.after) : edit.before == edit.after
      return isSame ? nil : (fact.term, edit)
    }
  }

  /// Notes that a picture has other bytes, when those of both sides are known and the address is the
  /// same; whether the address is.
  mutating func comparePictures(
    _ edit: Edit<PublishedPicture?>, _ use: @autoclosure () -> PictureUse
  ) -> Bool {
    guard isSameAddress(edit.before?.url, edit.after?.url) else { return false }
    if let old = edit.before?.digest, let new = edit.after?.digest, old != new {
      pictureUses[Edit(old, new), default: []].append(use())
    }
    return true
  }

  mutating func note(_ facts: Edit<OrganizationFacts>, _ what: OrganizationChange.What) {
    changes.append(
      .organization(
        OrganizationChange(
          Edit(facts.before.identity, facts.after.identity),
          kind: Edit(facts.before.kind, facts.after.kind), what)))
  }

  mutating func note(_ name: Edit<PersonName>, _ what: PhotographerChange.What) {
    changes.append(.photographer(PhotographerChange(name, what)))
  }

  mutating func note(_ membership: Edit<MembershipIdentity>, _ what: MembershipChange.What) {
    changes.append(.membership(MembershipChange(membership, what)))
  }
}

extension Comparison.Side {
  init(_ hub: HubValues, against other: HubValues) {
    self.init(
      hub: hub, knowledge: Knowledge(of: hub, about: other),
      membershipsOf: hub.membershipsOfPeople)
  }

  /// People who are only here because the other side does not know the members of their clubs.
  ///
  /// - Parameter name: What the other side calls a club.
  func people(
    unknownTo other: Comparison.Side, name: (OrganizationIdentity) -> OrganizationIdentity
  ) -> [PersonName] {
    hub.photographers.keys.filter { person in
      other.hub.photographers[person] == nil
        && membershipsOf[person, default: []].allSatisfy { membership in
          let club = membership.identity.club
          return !other.knowledge.knowsMembers(of: club, called: name(club))
        }
    }
  }
}

extension BundleDifference {
  /// Compares what two hubs say. O(things), and for renames candidates that share a fact.
  package init(from before: HubValues, to after: HubValues, options: DiffOptions = DiffOptions()) {
    let (changes, unknown) = Comparison.found(before, after, options)
    self.init(changes: changes.inOrder, unknown: Array(unknown).inOrder)
  }
}
