import HubModel

extension Comparison {
  /// Compares memberships: joined, left, moved and changed; also added and removed organizations.
  mutating func compareMemberships() {
    var movements = Movements()
    for side in [Unknown.Side.before, .after] {
      let other = self[side.opposite]
      for (identity, facts) in self[side].hub.memberships {
        let name = name(of: identity, on: side.opposite)
        if let found = other.hub.memberships[name] {
          if side == .before { compare(Edit(facts, found), &movements) }
        } else if other.knowledge.knows(identity, called: name) {
          movements.alone[side, default: [:]][identity] = facts
        } else {
          movements.unknown[side == .before ? name.club : identity.club, default: 0] += 1
        }
      }
    }
    if options.findsRenames { noteRespellings(&movements) }
    noteUnknown(movements)
    noteRoles(movements)
    noteMoves(&movements)
    for side in [Unknown.Side.after, .before] { note(movements[side].values, on: side) }
  }

  /// Returns the name on one side of a membership of the other side.
  func name(of membership: MembershipIdentity, on side: Unknown.Side) -> MembershipIdentity {
    MembershipIdentity(
      club: clubs.name(membership.club, on: side),
      photographer: people.name(membership.photographer, on: side))
  }

  private mutating func compare(_ facts: Edit<MembershipFacts>, _ movements: inout Movements) {
    let (old, new) = (facts.before, facts.after)
    let identity = facts.map(\.identity)
    let subject = Change.Subject.membership(identity)
    // The dead have left every club, whatever their entries say (Docs/Hub.md, "Level 2").
    if !isDead(old, in: before), !isDead(new, in: after) {
      if !old.isFormer, new.isFormer { movements.becameFormer[old.identity] = facts }
      if old.isFormer, !new.isFormer { movements.cameBack[new.identity] = facts }
    }
    for role in old.roles.symmetricDifference(new.roles) {
      movements.note(role, identity, isTaken: new.roles.contains(role), stays: true)
    }
    for status in new.statuses.subtracting(old.statuses) { note(subject, .statusGained(status)) }
    for status in old.statuses.subtracting(new.statuses) { note(subject, .statusLost(status)) }
    for (term, edit) in edits(of: MembershipDetails.facts, old.details, new.details)
    where !isOmitted(term, of: "memberships", [.members]) {
      note(subject, .field(term, edit))
    }
    let featured = facts.map(\.featuredImage)
    if !comparePictures(featured, identity.map(PictureUse.featuredImage)) {
      note(subject, .picture(.featuredImage, featured))
    }
    comparePortfolios(facts.map(\.gallery), of: identity)
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
    let departures = Dictionary(grouping: movements[.before].values) {
      clubs.after($0.identity.club)
    }
    for (club, arrived) in Dictionary(grouping: movements[.after].values, by: \.identity.club) {
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
        movements.alone[.before]?[old.identity] = nil
        movements.alone[.after]?[new.identity] = nil
        note(.membership(Edit(old.identity, new.identity)), .respelled(pair))
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
      grouping: movements[.before].values.filter { !$0.isFormer && !isDead($0, in: before) }
        + movements.becameFormer.values.map(\.before)
    ) { people.after($0.identity.photographer) }
    let arrivals = Dictionary(
      grouping: movements[.after].values.filter { !$0.isFormer && !isDead($0, in: after) }
        + movements.cameBack.values.map(\.after)
    ) { $0.identity.photographer }
    for (person, departed) in departures {
      guard departed.count == 1, let from = departed.first,
        let arrived = arrivals[person], arrived.count == 1, let to = arrived.first,
        // A club or list that came or went says nothing about when people did.
        hasMembers(clubs.after(from.identity.club), in: after),
        hasMembers(clubs.before(to.identity.club), in: before)
      else { continue }
      let leavesTrace = movements.alone[.before]?.removeValue(forKey: from.identity) == nil
      let hadTrace = movements.alone[.after]?.removeValue(forKey: to.identity) == nil
      movements.becameFormer[from.identity] = nil
      movements.cameBack[to.identity] = nil
      note(
        .membership(Edit(from.identity, to.identity)),
        .moved(Move(from: from, to: to, leavesTrace: leavesTrace, hadTrace: hadTrace)))
    }
    for facts in movements.becameFormer.values {
      note(.membership(facts.map(\.identity)), .becameFormer)
    }
    for facts in movements.cameBack.values {
      note(.membership(facts.map(\.identity)), .cameBack)
    }
  }

  /// Notes the members and the organizations that one side alone has.
  private mutating func note(_ alone: some Collection<MembershipFacts>, on side: Unknown.Side) {
    let isAfter = side == .after
    let (own, other) = (self[side], self[side.opposite])
    let members = alone.map { facts in
      let name = facts.identity.photographer
      let isAlone = other.hub.photographers[people.name(name, on: side.opposite)] == nil
      return Member(
        facts, photographer: isAlone ? own.hub.photographers[name] : nil,
        isDeceased: isDead(facts, in: own))
    }
    let ofClubs = Dictionary(grouping: members) { $0.membership.identity.club }
    for (identity, facts) in own.hub.organizations
    where other.hub.organizations[clubs.name(identity, on: side.opposite)] == nil
      && other.knowledge.unknownOrganizations[identity] == nil
    {
      let thing = Change.Thing.organization(
        facts, members: ofClubs[identity, default: []].inOrder)
      note(.organization(Edit(facts, facts)), isAfter ? .added(thing) : .removed(thing))
    }
    for (identity, members) in ofClubs {
      guard let facts = own.hub.organizations[identity],
        let others = other.hub.organizations[clubs.name(identity, on: side.opposite)]
      else { continue }
      if !hasMembers(others.identity, in: other) {
        note(
          .organization(isAfter ? Edit(others, facts) : Edit(facts, others)),
          isAfter ? .listed(members.inOrder) : .unlisted(members.inOrder))
        continue
      }
      for member in members {
        let name = member.membership.identity
        let others = self.name(of: name, on: side.opposite)
        guard isAfter else {
          note(.membership(Edit(name, others)), .left(member))
          continue
        }
        let isEarlier = !member.isDeceased && wasMemberBefore(member.membership)
        note(.membership(Edit(others, name)), isEarlier ? .appeared(member) : .joined(member))
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
  /// The memberships of one side alone, by name there.
  var alone: [Unknown.Side: [MembershipIdentity: MembershipFacts]] = [:]
  /// The members who became former members, by name in the old hub.
  var becameFormer: [MembershipIdentity: Edit<MembershipFacts>] = [:]
  /// The former members who came back, by name in the new hub.
  var cameBack: [MembershipIdentity: Edit<MembershipFacts>] = [:]
  var roles: [ClubRole: [RoleChange]] = [:]
  /// The number of memberships of one side that the other cannot know, by the club's name in the
  /// new hub.
  var unknown: [OrganizationIdentity: Int] = [:]

  subscript(side: Unknown.Side) -> [MembershipIdentity: MembershipFacts] {
    alone[side, default: [:]]
  }

  mutating func note(
    _ role: Role, _ member: Edit<MembershipIdentity>, isTaken: Bool, stays: Bool
  ) {
    roles[ClubRole(club: member.after.club, role: role), default: []].append(
      RoleChange(member: member, isTaken: isTaken, stays: stays))
  }
}

private struct ClubRole: Hashable {
  let club: OrganizationIdentity
  let role: Role
}

private struct RoleChange {
  let member: Edit<MembershipIdentity>
  /// False for a role that was given up.
  let isTaken: Bool
  /// True if the member neither came nor went.
  let stays: Bool
}

extension Comparison {
  /// A role that one member gave up and one other took was handed over.
  private mutating func noteRoles(_ movements: Movements) {
    var movements = movements
    for side in [Unknown.Side.before, .after] {
      for facts in movements[side].values {
        let name = name(of: facts.identity, on: side.opposite)
        guard self[side.opposite].hub.organizations[name.club] != nil else { continue }
        let isTaken = side == .after
        let member = isTaken ? Edit(name, facts.identity) : Edit(facts.identity, name)
        for role in facts.roles { movements.note(role, member, isTaken: isTaken, stays: false) }
      }
    }
    for (key, changes) in movements.roles {
      let (takers, givers) = (changes.filter(\.isTaken), changes.filter { !$0.isTaken })
      if givers.count == 1, takers.count == 1, key.role != .other {
        note(
          .membership(Edit(givers[0].member.before, takers[0].member.after)),
          .roleHandedOver(key.role))
        continue
      }
      // "Joined as" and "left" already cover the roles of people who came or went.
      for change in changes where change.stays {
        note(
          .membership(change.member),
          change.isTaken ? .roleTaken(key.role) : .roleGivenUp(key.role))
      }
    }
  }
}
