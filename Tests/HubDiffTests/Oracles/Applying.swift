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
    clubs = NameMapping(
      changes.compactMap { change in
        guard case .organization(let change) = change, case .renamed(let evidence) = change.what
        else { return nil }
        return MatchedPair(
          before: change.organization.before, after: change.organization.after, evidence: evidence)
      })
    people = NameMapping(
      changes.compactMap { change in
        guard case .photographer(let change) = change, case .renamed(let evidence) = change.what
        else { return nil }
        return MatchedPair(
          before: change.photographer.before, after: change.photographer.after, evidence: evidence)
      })
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
    switch change {
    case .organization(let change):
      switch change.what {
      case .added(let facts, let members):
        values.organizations[facts.identity] = facts
        for member in members { add(member) }
      case .removed(let facts, let members):
        values.organizations[clubs.after(facts.identity)] = nil
        for member in members { remove(member) }
      case .listed(let members):
        values.organizations[change.organization.after]?.members = .read
        for member in members { add(member) }
      case .unlisted(let members):
        values.organizations[change.organization.after]?.members = .none
        for member in members { remove(member) }
      default: break
      }
    case .membership(let change):
      switch change.what {
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
    case .keyword(let change):
      switch change.what {
      case .defined(let facts): values.keywords[change.key] = facts
      case .dropped: values.keywords[change.key] = nil
      default: break
      }
    case .language(let change):
      switch change.what {
      case .defined(let facts): values.languages[change.code] = facts
      case .dropped: values.languages[change.code] = nil
      default: break
      }
    case .exhibition(let change):
      switch change.what {
      case .added(let facts): values.exhibitions[facts.identity] = facts
      case .removed: values.exhibitions[nameAfter(change.exhibition.before)] = nil
      default: break
      }
    case .photographer, .portfolio, .picture, .problem, .source: break
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
    switch change {
    case .organization(let change):
      change.what.apply(to: &values.organizations[change.organization.after])
    case .photographer(let change):
      change.what.apply(to: &values.photographers[change.photographer.after])
    case .membership(let change):
      if case .roleHandedOver(let role) = change.what {
        values.memberships[nameAfter(change.membership.before)]?.roles.remove(role)
        values.memberships[change.membership.after]?.roles.insert(role)
      } else {
        change.what.apply(to: &values.memberships[change.membership.after])
      }
    case .keyword(let change):
      change.what.apply(to: &values.keywords[change.key], idString: change.idString.after)
    case .language(let change):
      if case .name(let edit) = change.what {
        values.languages[change.code]?.englishName = edit.after
      }
    case .exhibition(let change):
      let identity = nameAfter(change.exhibition.before)
      change.what.apply(to: &values.exhibitions[identity])
    case .portfolio, .picture, .problem, .source: break
    }
  }

  /// Sorts exhibitions by their new first days, after all changes have been applied.
  mutating func rename() {
    values.exhibitions = Dictionary(
      uniqueKeysWithValues: values.exhibitions.values.map { ($0.identity, $0) })
  }
}

extension ExhibitionChange.What {
  fileprivate func apply(to exhibition: inout ExhibitionFacts?) {
    guard var facts = exhibition else { return }
    switch self {
    case .added, .removed: break
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .coordinates(let edit): facts.coordinates = edit.after
    case .remark(let language, let edit): facts.remarks[language] = edit.after
    case .poster(let edit): facts.poster = edit.after
    case .gallery(let edit): facts.gallery = edit.after
    }
    exhibition = facts
  }
}

extension OrganizationChange.What {
  fileprivate func apply(to organization: inout OrganizationFacts?) {
    guard var facts = organization else { return }
    switch self {
    case .added, .removed, .listed, .unlisted, .renamed: break
    case .coordinates(let edit): facts.coordinates = edit.after
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .remark(let language, let edit): facts.remarks[language] = edit.after
    case .level(let edit): facts.level = edit.after
    }
    organization = facts
  }
}

extension PhotographerChange.What {
  fileprivate func apply(to photographer: inout PhotographerFacts?) {
    guard var facts = photographer else { return }
    switch self {
    case .renamed: break
    case .deceased(let edit): facts.isDeceased = edit.after
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .portrait(let edit): facts.portrait = edit.after
    case .keywordGained(let key, let idString): facts.keywords[key] = idString
    case .keywordLost(let key, _): facts.keywords[key] = nil
    }
    photographer = facts
  }
}

extension MembershipChange.What {
  fileprivate func apply(to membership: inout MembershipFacts?) {
    guard var facts = membership else { return }
    switch self {
    case .joined, .appeared, .left, .moved, .respelled, .roleHandedOver: break
    case .becameFormer: facts.isFormer = true
    case .cameBack: facts.isFormer = false
    case .roleTaken(let role): facts.roles.insert(role)
    case .roleGivenUp(let role): facts.roles.remove(role)
    case .statusGained(let status): facts.statuses.insert(status)
    case .statusLost(let status): facts.statuses.remove(status)
    case .field(let field, let edit): field.set(edit.after, in: &facts)
    case .featuredImage(let edit): facts.featuredImage = edit.after
    }
    membership = facts
  }
}

extension KeywordChange.What {
  fileprivate func apply(to keyword: inout KeywordFacts?, idString: String) {
    guard var facts = keyword else { return }
    switch self {
    case .defined, .dropped: break
    case .name(let language, let edit): facts.names[language] = edit.after
    case .usage(let language, let edit): facts.usages[language] = edit.after
    case .dateAdded(let edit): facts.dateAdded = edit.after
    case .spelling: facts.idString = idString
    }
    keyword = facts
  }
}
