import HubModel

extension Comparison {
  /// Compares memberships: joined, left, moved and changed; also added and removed organizations.
  mutating func compareMemberships() {
    var movements = Movements()
    for (identity, old) in before.hub.memberships {
      let name = nameAfter(identity)
      if let new = after.hub.memberships[name] {
        compare(Edit(old, new), &movements)
      } else if after.knowledge.knows(identity, called: name) {
        movements.gone[identity] = old
      } else {
        movements.unknown[name.club, default: 0] += 1
      }
    }
    for (identity, new) in after.hub.memberships {
      let name = nameBefore(identity)
      guard before.hub.memberships[name] == nil else { continue }
      if before.knowledge.knows(identity, called: name) {
        movements.new[identity] = new
      } else {
        movements.unknown[identity.club, default: 0] += 1
      }
    }
    if options.findsRenames { noteRespellings(&movements) }
    noteUnknown(movements)
    noteRoles(movements)
    noteMoves(&movements)
    note(movements.new.values, on: .after)
    note(movements.gone.values, on: .before)
  }

  func nameAfter(_ before: MembershipIdentity) -> MembershipIdentity {
    MembershipIdentity(
      club: clubs.after(before.club), photographer: people.after(before.photographer))
  }

  func nameBefore(_ after: MembershipIdentity) -> MembershipIdentity {
    MembershipIdentity(
      club: clubs.before(after.club), photographer: people.before(after.photographer))
  }

  private mutating func compare(_ facts: Edit<MembershipFacts>, _ movements: inout Movements) {
    let (old, new) = (facts.before, facts.after)
    let identity = Edit(old.identity, new.identity)
    // The dead have left every club, whatever their entries say (Docs/Hub.md, "Level 2").
    if !isDead(old, in: before), !isDead(new, in: after) {
      if !old.isFormer, new.isFormer { movements.becameFormer[old.identity] = facts }
      if old.isFormer, !new.isFormer { movements.cameBack[new.identity] = facts }
    }
    for role in old.roles.symmetricDifference(new.roles) {
      movements.roles[ClubRole(club: new.identity.club, role: role), default: RoleChange()]
        .note(identity, isTaken: new.roles.contains(role))
    }
    for status in new.statuses.subtracting(old.statuses) { note(identity, .statusGained(status)) }
    for status in old.statuses.subtracting(new.statuses) { note(identity, .statusLost(status)) }
    for (term, edit) in edits(of: MembershipDetails.facts, old.details, new.details)
    where !isOmitted(term, of: "memberships", [.members]) {
      note(identity, .field(term, edit))
    }
    let featured = Edit(old.featuredImage, new.featuredImage)
    if !comparePictures(featured, .featuredImage(identity)) {
      note(identity, .picture(.featuredImage, featured))
    }
    comparePortfolios(Edit(old.gallery, new.gallery), of: identity)
  }

  private func isDead(_ facts: MembershipFacts, in side: Side) -> Bool {
    facts.stated.isDeceased == true
      || side.hub.photographers[facts.identity.photographer]?.isDeceased == true
  }

  /// Notes the clubs whose members one side does not know. A club that is unknown as a whole has its
  /// own entry.
  private mutating func noteUnknown(_ movements: Movements) {
    for (identity, old) in before.hub.organizations {
      guard let new = after.hub.organizations[clubs.after(identity)] else { continue }
      let count = movements.unknown[new.identity] ?? 0
      let isUnread = (old.members == .unknown) != (new.members == .unknown)
      guard isUnread || count > 0 else { continue }
      let isAfter =
        isUnread ? new.members == .unknown : after.knowledge.lacksRecords(of: new.identity)
      noteUnknown(
        .members(of: isAfter ? new.identity : identity, count: count),
        on: isAfter ? .after : .before,
        isUnread
          ? Self.reason(for: "member list") : "an entry of the member list could not be read")
    }
  }

  /// Turns somebody who left a club, and somebody who joined it with much the same name, into one
  /// person whose name is spelled in another way, if one of the names is in both hubs. (If neither
  /// is, the person was renamed.)
  private mutating func noteRespellings(_ movements: inout Movements) {
    let departures = Dictionary(grouping: movements.gone.values) {
      clubs.after($0.identity.club)
    }
    for (club, arrived) in Dictionary(grouping: movements.new.values, by: \.identity.club) {
      let departed = departures[club, default: []]
      // A list of other people is not searched.
      guard !departed.isEmpty, departed.count * arrived.count <= Self.manyPairs else { continue }
      let pairs = departed.flatMap { old in
        arrived.compactMap { new in respelling(old, new) }
      }
      for pair in pairs {
        let (old, new) = (pair.from.membership, pair.to.membership)
        guard pairs.count(where: { $0.from == pair.from || $0.to == pair.to }) == 1 else {
          continue
        }
        movements.gone[old.identity] = nil
        movements.new[new.identity] = nil
        note(Edit(old.identity, new.identity), .respelled(pair))
        compare(Edit(old, new), &movements)
      }
    }
  }

  private static let manyPairs = 10_000

  private func respelling(_ old: MembershipFacts, _ new: MembershipFacts) -> Respelling? {
    let (name, other) = (old.identity.photographer, new.identity.photographer)
    let isGone = after.hub.photographers[people.after(name)] == nil
    let isNew = before.hub.photographers[people.before(other)] == nil
    guard isGone != isNew, let one = before.hub.photographers[name],
      let another = after.hub.photographers[other]
    else { return nil }
    func differ<Value: Equatable>(_ value: Value?, _ other: Value?) -> Bool {
      value != nil && other != nil && value != other
    }
    guard !differ(one.birthday, another.birthday), !differ(old.startDate, new.startDate),
      !differ(old.fotobondNumber, new.fotobondNumber)
    else { return nil }
    let evidence = PersonNameLikeness.evidence(PersonParts(name), PersonParts(other))
    guard evidence.weight + PersonEvidence.sameClub >= Assignment.threshold else { return nil }
    return Respelling(
      from: Member(old, photographer: isGone ? one : nil, isDeceased: isDead(old, in: before)),
      to: Member(new, photographer: isNew ? another : nil, isDeceased: isDead(new, in: after)),
      evidence: evidence)
  }

  /// Turns a departure from exactly one club and an arrival in exactly one other into a move. The
  /// dead do not move.
  private mutating func noteMoves(_ movements: inout Movements) {
    let departures = Dictionary(
      grouping: movements.gone.values.filter { !$0.isFormer && !isDead($0, in: before) }
        + movements.becameFormer.values.map(\.before)
    ) { people.after($0.identity.photographer) }
    let arrivals = Dictionary(
      grouping: movements.new.values.filter { !$0.isFormer && !isDead($0, in: after) }
        + movements.cameBack.values.map(\.after)
    ) { $0.identity.photographer }
    for (person, departed) in departures {
      guard departed.count == 1, let from = departed.first,
        let arrived = arrivals[person], arrived.count == 1, let to = arrived.first,
        // A club or list that came or went says nothing about when people did.
        hasMembers(clubs.after(from.identity.club), in: after),
        hasMembers(clubs.before(to.identity.club), in: before)
      else { continue }
      let leavesTrace = movements.gone.removeValue(forKey: from.identity) == nil
      let hadTrace = movements.new.removeValue(forKey: to.identity) == nil
      movements.becameFormer[from.identity] = nil
      movements.cameBack[to.identity] = nil
      note(
        Edit(from.identity, to.identity),
        .moved(Move(from: from, to: to, leavesTrace: leavesTrace, hadTrace: hadTrace)))
    }
    for facts in movements.becameFormer.values {
      note(Edit(facts.before.identity, facts.after.identity), .becameFormer)
    }
    for facts in movements.cameBack.values {
      note(Edit(facts.before.identity, facts.after.identity), .cameBack)
    }
  }

  /// Notes the members and the organizations that one side alone has.
  private mutating func note(_ alone: some Collection<MembershipFacts>, on side: Unknown.Side) {
    let isAfter = side == .after
    let (own, other) = isAfter ? (after, before) : (before, after)
    let members = alone.map { facts in
      let name = facts.identity.photographer
      let isAlone = other.hub.photographers[people.other(name, than: side)] == nil
      return Member(
        facts, photographer: isAlone ? own.hub.photographers[name] : nil,
        isDeceased: isDead(facts, in: own))
    }
    let ofClubs = Dictionary(grouping: members) { $0.membership.identity.club }
    for (identity, facts) in own.hub.organizations
    where other.hub.organizations[clubs.other(identity, than: side)] == nil
      && other.knowledge.unknownOrganizations[identity] == nil
    {
      let thing = Change.Thing.organization(
        facts, members: ofClubs[identity, default: []].inOrder)
      note(Edit(facts, facts), isAfter ? .added(thing) : .removed(thing))
    }
    for (identity, members) in ofClubs {
      guard let facts = own.hub.organizations[identity],
        let others = other.hub.organizations[clubs.other(identity, than: side)]
      else { continue }
      if !hasMembers(others.identity, in: other) {
        note(
          isAfter ? Edit(others, facts) : Edit(facts, others),
          isAfter ? .listed(members.inOrder) : .unlisted(members.inOrder))
        continue
      }
      for member in members {
        let name = member.membership.identity
        if !isAfter {
          note(Edit(name, nameAfter(name)), .left(member))
        } else if !member.isDeceased && wasMemberBefore(member.membership) {
          note(Edit(nameBefore(name), name), .appeared(member))
        } else {
          note(Edit(nameBefore(name), name), .joined(member))
        }
      }
    }
  }

  private func hasMembers(_ name: OrganizationIdentity, in side: Side) -> Bool {
    side.hub.organizations[name].map { $0.members == .read && $0.level >= 2 } ?? false
  }

  /// True if somebody was a member for a year or more when the old bundle was made.
  private func wasMemberBefore(_ facts: MembershipFacts) -> Bool {
    guard !facts.isFormer, let start = facts.startDate, let day = before.hub.day,
      let year = Int(day.prefix(4))
    else { return false }
    return start <= "\(year - 1)" + day.dropFirst(4)
  }
}

/// The memberships that were added, removed or changed, before they are turned into changes.
private struct Movements {
  /// The memberships of the old hub alone, by name there.
  var gone: [MembershipIdentity: MembershipFacts] = [:]
  /// The memberships of the new hub alone, by name there.
  var new: [MembershipIdentity: MembershipFacts] = [:]
  /// The members who became former members, by name in the old hub.
  var becameFormer: [MembershipIdentity: Edit<MembershipFacts>] = [:]
  /// The former members who came back, by name in the new hub.
  var cameBack: [MembershipIdentity: Edit<MembershipFacts>] = [:]
  var roles: [ClubRole: RoleChange] = [:]
  /// The number of memberships of one side that the other cannot know, by the club's name in the
  /// new hub.
  var unknown: [OrganizationIdentity: Int] = [:]
}

/// A role in a club, by the club's name in the new hub.
private struct ClubRole: Hashable {
  let club: OrganizationIdentity
  let role: Role
}

private struct RoleChange {
  var givers: [(membership: Edit<MembershipIdentity>, stays: Bool)] = []
  var takers: [(membership: Edit<MembershipIdentity>, stays: Bool)] = []

  mutating func note(_ membership: Edit<MembershipIdentity>, isTaken: Bool, stays: Bool = true) {
    if isTaken { takers.append((membership, stays)) } else { givers.append((membership, stays)) }
  }
}

extension Comparison {
  /// A role that one member gave up and one other took was handed over.
  private mutating func noteRoles(_ movements: Movements) {
    var roles = movements.roles
    for facts in movements.gone.values {
      let name = nameAfter(facts.identity)
      guard after.hub.organizations[name.club] != nil else { continue }
      for role in facts.roles {
        roles[ClubRole(club: name.club, role: role), default: RoleChange()]
          .note(Edit(facts.identity, name), isTaken: false, stays: false)
      }
    }
    for facts in movements.new.values {
      let name = nameBefore(facts.identity)
      guard before.hub.organizations[name.club] != nil else { continue }
      for role in facts.roles {
        roles[ClubRole(club: facts.identity.club, role: role), default: RoleChange()]
          .note(Edit(name, facts.identity), isTaken: true, stays: false)
      }
    }
    for (key, change) in roles {
      if change.givers.count == 1, change.takers.count == 1, key.role != .other,
        let giver = change.givers.first, let taker = change.takers.first
      {
        note(
          Edit(giver.membership.before, taker.membership.after), .roleHandedOver(key.role))
        continue
      }
      // "Joined as" and "left" already cover the roles of people who came or went.
      for giver in change.givers where giver.stays {
        note(giver.membership, .roleGivenUp(key.role))
      }
      for taker in change.takers where taker.stays {
        note(taker.membership, .roleTaken(key.role))
      }
    }
  }
}
