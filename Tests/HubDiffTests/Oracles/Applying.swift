import HubModel

@testable import HubDiff

extension HubValues {
  /// Returns the hub after the changes: the old hub of a difference becomes the new one. Values
  /// with the same meaning stay as they are, and so do files and problems, which are not contents
  /// of a hub.
  func applying(_ changes: [Change]) -> HubValues {
    var hub = Patch(self, changes)
    // Added and removed things have the old names, everything else the new ones.
    for change in changes { hub.comeAndGo(change) }
    for change in changes { hub.edit(change) }
    hub.hang(changes)
    hub.rename()
    return hub.values
  }
}

/// A hub that is being changed.
struct Patch {
  var values: HubValues
  private let clubs: NameMapping<OrganizationIdentity>
  private let people: NameMapping<PersonName>

  /// Gives everything its new name.
  init(_ hub: HubValues, _ changes: [Change]) {
    values = hub
    var renamedClubs: [MatchedPair<OrganizationIdentity>] = []
    var renamedPeople: [MatchedPair<PersonName>] = []
    for change in changes {
      guard case .renamed(let evidence) = change.what else { continue }
      switch change.subject {
      case .organization(let name, _):
        renamedClubs.append(
          MatchedPair(before: name.before, after: name.after, evidence: evidence))
      case .photographer(let name):
        renamedPeople.append(
          MatchedPair(before: name.before, after: name.after, evidence: evidence))
      default: continue
      }
    }
    clubs = NameMapping(renamedClubs)
    people = NameMapping(renamedPeople)
    values.organizations = Dictionary(
      uniqueKeysWithValues: hub.organizations.values.map { facts in
        var facts = facts
        let hasNickName = facts.nickName != facts.identity.fullName
        facts.identity = clubs.after(facts.identity)
        if !hasNickName { facts.nickName = facts.identity.fullName }
        return (facts.identity, facts)
      })
    values.photographers = Dictionary(
      uniqueKeysWithValues: hub.photographers.values.map { facts in
        var facts = facts
        facts.name = people.after(facts.name)
        return (facts.name, facts)
      })
    values.memberships = Dictionary(
      uniqueKeysWithValues: hub.memberships.values.map { facts in
        var facts = facts
        facts.identity = nameAfter(facts.identity)
        return (facts.identity, facts)
      })
    values.exhibitions = Dictionary(
      uniqueKeysWithValues: hub.exhibitions.values.map { facts in
        var facts = facts
        facts.organization = clubs.after(facts.organization)
        return (facts.identity, facts)
      })
  }

  /// The identity of an old exhibition once all organizations have their new names.
  private func nameAfter(_ before: ExhibitionIdentity) -> ExhibitionIdentity {
    var identity = before
    identity.organization = clubs.after(before.organization)
    return identity
  }

  private func nameAfter(_ before: MembershipIdentity) -> MembershipIdentity {
    MembershipIdentity(
      club: clubs.after(before.club), photographer: people.after(before.photographer))
  }

  // MARK: - Coming and going

  mutating func comeAndGo(_ change: Change) {
    switch change.what {
    case .added(let thing): add(thing)
    case .removed(let thing): remove(thing)
    case .listed(let members):
      set(.read, of: change.subject)
      for member in members { add(member) }
    case .unlisted(let members):
      set(.none, of: change.subject)
      for member in members { remove(member) }
    case .joined(let member), .appeared(let member): add(member)
    case .left(let member): remove(member)
    case .respelled(let pair):
      let old = nameAfter(pair.from.membership.identity)
      // Other changes of the membership are applied later.
      var facts = values.memberships[old] ?? pair.from.membership
      facts.identity = pair.to.membership.identity
      remove(pair.from)
      values.memberships[facts.identity] = facts
      if let person = pair.to.photographer { values.photographers[person.name] = person }
    case .moved(let move):
      let (old, new) = (nameAfter(move.from.identity), move.to.identity)
      if move.leavesTrace {
        values.memberships[old]?.isFormer = true
      } else {
        values.memberships[old] = nil
      }
      if move.hadTrace {
        values.memberships[new]?.isFormer = false
      } else {
        values.memberships[new] = move.to
      }
    default: break
    }
  }

  private mutating func set(_ state: MembersState, of subject: Change.Subject) {
    guard case .organization(let name, _) = subject else { return }
    values.organizations[name.after]?.members = state
  }

  private mutating func add(_ thing: Change.Thing) {
    switch thing {
    case .organization(let facts, let members):
      values.organizations[facts.identity] = facts
      for member in members { add(member) }
    case .exhibition(let facts): values.exhibitions[facts.identity] = facts
    case .keyword(let facts): values.keywords[facts.key] = facts
    case .language(let facts): values.languages[facts.code] = facts
    case .problem: break
    }
  }

  private mutating func remove(_ thing: Change.Thing) {
    switch thing {
    case .organization(let facts, let members):
      values.organizations[clubs.after(facts.identity)] = nil
      for member in members { remove(member) }
    case .exhibition(let facts): values.exhibitions[nameAfter(facts.identity)] = nil
    case .keyword(let facts): values.keywords[facts.key] = nil
    case .language(let facts): values.languages[facts.code] = nil
    case .problem: break
    }
  }

  private mutating func add(_ member: Member) {
    values.memberships[member.membership.identity] = member.membership
    if let facts = member.photographer { values.photographers[facts.name] = facts }
  }

  private mutating func remove(_ member: Member) {
    values.memberships[nameAfter(member.membership.identity)] = nil
    if let facts = member.photographer { values.photographers[people.after(facts.name)] = nil }
  }

  // MARK: - Single facts

  mutating func edit(_ change: Change) {
    let what = change.what
    switch change.subject {
    case .organization(let name, _): what.apply(to: &values.organizations[name.after])
    case .photographer(let name): what.apply(to: &values.photographers[name.after])
    case .membership(let name):
      if case .roleHandedOver(let role) = what {
        values.memberships[nameAfter(name.before)]?.roles.remove(role)
        values.memberships[name.after]?.roles.insert(role)
      } else {
        what.apply(to: &values.memberships[name.after])
      }
    case .keyword(let key, let idString):
      what.apply(to: &values.keywords[key], idString: idString.after)
    case .language(let code):
      if case .text(.englishName, let edit) = what {
        values.languages[code]?.englishName = edit.after
      }
    case .exhibition(let name, _):
      what.apply(to: &values.exhibitions[nameAfter(name.before)])
    case .portfolio, .picture, .problem, .source: break
    }
  }

  /// Sorts exhibitions by their new first days, after all changes have been applied.
  mutating func rename() {
    values.exhibitions = Dictionary(
      uniqueKeysWithValues: values.exhibitions.values.map { ($0.identity, $0) })
  }
}

extension Change.What {
  fileprivate func apply(to exhibition: inout ExhibitionFacts?) {
    guard var facts = exhibition else { return }
    switch self {
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .coordinates(let edit): facts.coordinates = edit.after
    case .translation(.remark, let language, let edit): facts.remarks[language] = edit.after
    case .picture(.poster, let edit): facts.poster = edit.after
    case .gallery(let edit): facts.gallery = edit.after
    default: break
    }
    exhibition = facts
  }

  fileprivate func apply(to organization: inout OrganizationFacts?) {
    guard var facts = organization else { return }
    switch self {
    case .coordinates(let edit): facts.coordinates = edit.after
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .translation(.remark, let language, let edit): facts.remarks[language] = edit.after
    case .level(let edit): facts.level = edit.after
    default: break
    }
    organization = facts
  }

  fileprivate func apply(to photographer: inout PhotographerFacts?) {
    guard var facts = photographer else { return }
    switch self {
    case .deceased(let edit): facts.isDeceased = edit.after
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .picture(.portrait, let edit): facts.portrait = edit.after
    case .keywordGained(let key, let idString): facts.keywords[key] = idString
    case .keywordLost(let key, _): facts.keywords[key] = nil
    default: break
    }
    photographer = facts
  }

  fileprivate func apply(to membership: inout MembershipFacts?) {
    guard var facts = membership else { return }
    switch self {
    case .becameFormer: facts.isFormer = true
    case .cameBack: facts.isFormer = false
    case .roleTaken(let role): facts.roles.insert(role)
    case .roleGivenUp(let role): facts.roles.remove(role)
    case .statusGained(let status): facts.statuses.insert(status)
    case .statusLost(let status): facts.statuses.remove(status)
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .picture(.featuredImage, let edit): facts.featuredImage = edit.after
    default: break
    }
    membership = facts
  }

  fileprivate func apply(to keyword: inout KeywordFacts?, idString: String) {
    guard var facts = keyword else { return }
    switch self {
    case .translation(.name, let language, let edit): facts.names[language] = edit.after
    case .translation(.usage, let language, let edit): facts.usages[language] = edit.after
    case .text(.dateAdded, let edit): facts.dateAdded = edit.after
    case .spelling: facts.idString = idString
    default: break
    }
    keyword = facts
  }
}
