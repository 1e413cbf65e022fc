package import HubBundle
package import HubModel

package struct DiffOptions: Hashable, Sendable {
  /// True to detect renamed organizations and corrected names; otherwise they are removed and
  /// added.
  package var findsRenames = true
  /// True to report differences without a meaning as well: letter case, layout of files.
  package var isStrict = false

  package init() {}
}

struct Comparison {
  /// One of the two hubs, with values that only a comparison needs.
  struct Side {
    let hub: HubValues
    let knowledge: Knowledge
    let membershipsOf: [PersonName: [MembershipFacts]]
  }

  let before: Side
  let after: Side
  let options: DiffOptions
  let clubs: NameMapping<OrganizationIdentity>
  let people: NameMapping<PersonName>
  var changes: [Change] = []
  var unknown: Set<Unknown> = []
  var pictureUses: [Edit<HexDigest>: [Edit<PictureUse>]] = [:]

  init(_ readBefore: HubValues, _ readAfter: HubValues, _ options: DiffOptions) {
    self.options = options
    var renames = Renames(readBefore, readAfter, options)
    let completedBefore = readBefore.completed(from: renames.after)
    let completedAfter = readAfter.completed(from: renames.before)
    let (old, new) = (completedBefore.hub, completedAfter.hub)
    unknown = Set(
      completedBefore.unknown.map { Unknown($0.key, side: .before, reason: $0.value) }
        + completedAfter.unknown.map { Unknown($0.key, side: .after, reason: $0.value) })
    // What could not be read may tell that something else was renamed, too.
    if !unknown.isEmpty { renames = Renames(old, new, options) }
    before = Side(old, against: renames.after)
    after = Side(new, against: renames.before)
    clubs = NameMapping(renames.organizations)
    people = NameMapping(renames.photographers)
    for match in renames.organizations {
      guard let before = old.organizations[match.before],
        let after = new.organizations[match.after]
      else { continue }
      note(.organization(Edit(before, after)), .renamed(match.evidence))
    }
    for match in renames.photographers {
      note(.photographer(Edit(match.before, match.after)), .renamed(match.evidence))
    }
  }

  /// Compares two hubs, and returns the changes in no order. Frees everything else on return.
  static func found(
    _ old: HubValues, _ new: HubValues, _ options: DiffOptions
  ) -> (changes: [Change], unknown: Set<Unknown>) {
    var comparison = Comparison(old, new, options)
    comparison.run()
    return (comparison.changes, comparison.unknown)
  }

  private mutating func run() {
    compareOrganizations()
    compareMemberships()
    compareExhibitions()
    comparePhotographers()
    compareReference()
    compareSources()
    compareProblems()
    for (digest, uses) in pictureUses {
      note(.picture(uses.inOrder), .bytes(digest))
    }
  }

  subscript(side: Unknown.Side) -> Side { side == .before ? before : after }

  /// The reason why the contents of a file are unknown, in words that also fit a skipped file.
  static func reason(for file: String) -> String {
    "the \(file) was not fetched or could not be read"
  }

  func isSameAddress(_ address: String?, _ other: String?) -> Bool {
    if address == other { return true }
    guard !options.isStrict else { return false }
    // A placeholder says as much as no URL.
    let known = [address, other].compactMap(\.self).filter { !Address.isPlaceholder($0) }
    guard known.count == 2, let address, let other else { return known.isEmpty }
    return Address.sameForm(address) == Address.sameForm(other)
  }

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

  /// Notes a picture at the same URL with different bytes, if the bytes of both sides are known.
  ///
  /// - Returns: True if the URL is the same.
  mutating func comparePictures(
    _ edit: Edit<PublishedPicture?>, _ use: @autoclosure () -> Edit<PictureUse>
  ) -> Bool {
    guard isSameAddress(edit.before?.url, edit.after?.url) else { return false }
    if let old = edit.before?.digest, let new = edit.after?.digest, old != new {
      pictureUses[Edit(old, new), default: []].append(use())
    }
    return true
  }

  mutating func noteUnknown(_ facts: Unknown.Facts, on side: Unknown.Side, _ reason: String) {
    unknown.insert(Unknown(facts, side: side, reason: reason))
  }

  mutating func note(_ subject: Change.Subject, _ what: Change.What) {
    changes.append(Change(subject, what))
  }

  mutating func note(
    _ subject: Change.Subject, _ text: Change.ChangedText, _ texts: Edit<[String: String]>
  ) {
    for language in Set(texts.before.keys).union(texts.after.keys) {
      let edit = texts.map { $0[language] }
      if edit.before != edit.after { note(subject, .translation(text, language: language, edit)) }
    }
  }

  mutating func note(_ subject: Change.Subject, coordinates: Edit<Coordinates?>) {
    // To seven decimal places, as in the content digest (Docs/Format.md).
    let rounded = coordinates.map { place in
      place.map { [($0.latitude * 1e7).rounded(), ($0.longitude * 1e7).rounded()] }
    }
    if rounded.before != rounded.after { note(subject, .coordinates(coordinates)) }
  }
}

/// The organizations and people with another name in the new hub.
private struct Renames {
  let organizations: [MatchedPair<OrganizationIdentity>]
  let photographers: [MatchedPair<PersonName>]
  /// The old hub with the new names.
  let before: HubValues
  /// The new hub with the old names.
  let after: HubValues

  init(_ old: HubValues, _ new: HubValues, _ options: DiffOptions) {
    guard options.findsRenames else {
      (organizations, photographers, before, after) = ([], [], old, new)
      return
    }
    let (before, after) = (
      Comparison.Side(old, against: new), Comparison.Side(new, against: old)
    )
    // What one side does not know is neither removed nor added, so it cannot be renamed.
    var known = old.without(after.knowledge.organizations(notSeenIn: old), [])
    var other = new.without(before.knowledge.organizations(notSeenIn: new), [])
    organizations = OrganizationMatching.matches(from: known, to: other)
    let clubs = NameMapping(organizations)
    known = known.without([], before.peopleUnknown(to: after) { clubs.after($0) })
    other = other.without([], after.peopleUnknown(to: before) { clubs.before($0) })
    photographers = PhotographerMatching.matches(
      from: known, to: other, renamed: clubs.renamed)
    let people = NameMapping(photographers)
    self.before = old.withNames(clubs.renamed, people.renamed)
    self.after = new.withNames(clubs.mirrored.renamed, people.mirrored.renamed)
  }
}

extension Comparison.Side {
  init(_ hub: HubValues, against other: HubValues) {
    self.init(
      hub: hub, knowledge: Knowledge(of: hub, about: other),
      membershipsOf: hub.membershipsOfPeople)
  }

  /// Returns the people whom the other side lacks because it does not know the members of their
  /// clubs. Beside a broken entry, somebody may well have been renamed.
  ///
  /// - Parameter name: Returns the name of a club on the other side.
  func peopleUnknown(
    to other: Comparison.Side, name: (OrganizationIdentity) -> OrganizationIdentity
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

struct NameMapping<Identity: Hashable & Sendable> {
  private var forward: [Identity: Identity] = [:]
  private var backward: [Identity: Identity] = [:]

  /// Creates a mapping in which everything except the matches keeps its name.
  init(_ matches: [MatchedPair<Identity>] = []) {
    for match in matches {
      forward[match.before] = match.after
      backward[match.after] = match.before
    }
  }

  /// The new names of renamed things, by their old names.
  var renamed: [Identity: Identity] { forward }

  var mirrored: Self {
    var mapping = self
    (mapping.forward, mapping.backward) = (backward, forward)
    return mapping
  }

  func name(_ name: Identity, on side: Unknown.Side) -> Identity {
    side == .after ? after(name) : before(name)
  }

  func after(_ before: Identity) -> Identity { forward[before] ?? before }
  func before(_ after: Identity) -> Identity { backward[after] ?? after }
}

extension BundleDifference {
  /// Compares two hubs. O(values), plus the pairs of renaming candidates that share a fact.
  package init(from before: HubValues, to after: HubValues, options: DiffOptions = DiffOptions()) {
    let (changes, unknown) = Comparison.found(before, after, options)
    self.init(changes: changes.inOrder, unknown: Array(unknown).inOrder)
  }
}

extension OrganizationIdentity {
  /// Returns the name that the organization has in a later bundle, by the rule of
  /// ``BundleDifference``; nil if the bundle does not have it, or not surely. O(rows).
  ///
  /// - Throws: `BundleError`.
  package func followed(
    from before: BundleFile, to after: BundleFile
  ) throws -> OrganizationIdentity? {
    let (old, new) = try HubValues.differing(before, after)
    let name = Comparison(old, new, DiffOptions()).clubs.after(self)
    return new.organizations[name]?.identity
  }
}
