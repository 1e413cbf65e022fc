import HubModel

extension Comparison {
  /// Who joined, left, moved, and what changed for those who stayed; which clubs came and went.
  mutating func compareMemberships() {
    var traffic = Traffic()
    for (identity, old) in before.hub.memberships {
      let name = nameAfter(identity)
      if let new = after.hub.memberships[name] {
        compare(Edit(old, new), &traffic)
      } else if after.knowledge.knowsMembers(of: identity.club, called: name.club) {
        traffic.gone[identity] = old
      } else {
        traffic.unknown[name.club, default: (.after, 0)].count += 1
      }
    }
    for (identity, new) in after.hub.memberships {
      let name = nameBefore(identity)
      guard before.hub.memberships[name] == nil else { continue }
      if before.knowledge.knowsMembers(of: identity.club, called: name.club) {
        traffic.new[identity] = new
      } else {
        traffic.unknown[identity.club, default: (.before, 0)].count += 1
      }
    }
    noteUnknown(traffic)
    noteRoles(traffic)
    noteMoves(&traffic)
    noteArrivals(traffic)
    noteDepartures(traffic)
  }

  /// What a membership of the old hub is called in the new one.
  func nameAfter(_ before: MembershipIdentity) -> MembershipIdentity {
    MembershipIdentity(
      club: clubs.after(before.club), photographer: people.after(before.photographer))
  }

  /// What a membership of the new hub was called in the old one.
  func nameBefore(_ after: MembershipIdentity) -> MembershipIdentity {
    MembershipIdentity(
      club: clubs.before(after.club), photographer: people.before(after.photographer))
  }

  private mutating func compare(_ facts: Edit<MembershipFacts>, _ traffic: inout Traffic) {
    let (old, new) = (facts.before, facts.after)
    let identity = Edit(old.identity, new.identity)
    if !old.isFormer, new.isFormer { traffic.becameFormer[old.identity] = facts }
    if old.isFormer, !new.isFormer { traffic.cameBack[new.identity] = facts }
    for role in old.roles.symmetricDifference(new.roles) {
      traffic.seats[Seat(club: new.identity.club, role: role), default: SeatChange()]
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
      note(identity, .featuredImage(featured))
    }
    comparePortfolios(Edit(old.gallery, new.gallery), of: identity)
  }

  private mutating func noteUnknown(_ traffic: Traffic) {
    for (club, found) in traffic.unknown {
      let side = found.side == .after ? after : before
      // A club that is unknown as a whole is told as that.
      let name = found.side == .after ? club : clubs.before(club)
      guard side.hub.organizations[name] != nil else { continue }
      unknown.insert(
        Unknown(
          .members(of: name, count: found.count), side: found.side,
          reason: Self.reason(for: "member list")))
    }
  }

  /// Somebody who left one club and joined one other moved.
  private mutating func noteMoves(_ traffic: inout Traffic) {
    let departures = Dictionary(
      grouping: traffic.gone.values.filter { !$0.isFormer }
        + traffic.becameFormer.values.map(\.before)
    ) { people.after($0.identity.photographer) }
    let arrivals = Dictionary(
      grouping: traffic.new.values.filter { !$0.isFormer } + traffic.cameBack.values.map(\.after)
    ) { $0.identity.photographer }
    for (person, departed) in departures {
      guard departed.count == 1, let from = departed.first,
        let arrived = arrivals[person], arrived.count == 1, let to = arrived.first
      else { continue }
      let leavesTrace = traffic.gone.removeValue(forKey: from.identity) == nil
      let hadTrace = traffic.new.removeValue(forKey: to.identity) == nil
      traffic.becameFormer[from.identity] = nil
      traffic.cameBack[to.identity] = nil
      note(
        Edit(from.identity, to.identity),
        .moved(Move(from: from, to: to, leavesTrace: leavesTrace, hadTrace: hadTrace)))
    }
    for facts in traffic.becameFormer.values {
      note(Edit(facts.before.identity, facts.after.identity), .becameFormer)
    }
    for facts in traffic.cameBack.values {
      note(Edit(facts.before.identity, facts.after.identity), .cameBack)
    }
  }

  private mutating func noteArrivals(_ traffic: Traffic) {
    let members = traffic.new.values.map { facts in
      let name = facts.identity.photographer
      let isNew = before.hub.photographers[people.before(name)] == nil
      return Member(facts, photographer: isNew ? after.hub.photographers[name] : nil)
    }
    let ofClubs = Dictionary(grouping: members) { $0.membership.identity.club }
    for (identity, facts) in after.hub.organizations
    where before.hub.organizations[clubs.before(identity)] == nil
      && before.knowledge.unknownOrganizations[identity] == nil
    {
      note(Edit(facts, facts), .added(facts, members: ofClubs[identity, default: []].inOrder))
    }
    for (identity, members) in ofClubs {
      guard let new = after.hub.organizations[identity],
        let old = before.hub.organizations[clubs.before(identity)]
      else { continue }
      if old.members == .none {
        note(Edit(old, new), .listed(members.inOrder))
      } else {
        for member in members {
          let name = member.membership.identity
          note(Edit(nameBefore(name), name), .joined(member))
        }
      }
    }
  }

  private mutating func noteDepartures(_ traffic: Traffic) {
    let members = traffic.gone.values.map { facts in
      let name = facts.identity.photographer
      let isGone = after.hub.photographers[people.after(name)] == nil
      return Member(facts, photographer: isGone ? before.hub.photographers[name] : nil)
    }
    let ofClubs = Dictionary(grouping: members) { $0.membership.identity.club }
    for (identity, facts) in before.hub.organizations
    where after.hub.organizations[clubs.after(identity)] == nil
      && after.knowledge.unknownOrganizations[identity] == nil
    {
      note(Edit(facts, facts), .removed(facts, members: ofClubs[identity, default: []].inOrder))
    }
    for (identity, members) in ofClubs {
      guard let old = before.hub.organizations[identity],
        let new = after.hub.organizations[clubs.after(identity)]
      else { continue }
      if new.members == .none {
        note(Edit(old, new), .unlisted(members.inOrder))
      } else {
        for member in members {
          let name = member.membership.identity
          note(Edit(name, nameAfter(name)), .left(member))
        }
      }
    }
  }
}

/// Who came and went, before it is told what that amounts to.
private struct Traffic {
  /// In the old hub alone, by name there.
  var gone: [MembershipIdentity: MembershipFacts] = [:]
  /// In the new hub alone, by name there.
  var new: [MembershipIdentity: MembershipFacts] = [:]
  /// By name in the old hub.
  var becameFormer: [MembershipIdentity: Edit<MembershipFacts>] = [:]
  /// By name in the new hub.
  var cameBack: [MembershipIdentity: Edit<MembershipFacts>] = [:]
  /// By name of the club in the new hub.
  var seats: [Seat: SeatChange] = [:]
  /// Of clubs, by name in the new hub: memberships of one side that the other cannot know.
  var unknown: [OrganizationIdentity: (side: Unknown.Side, count: Int)] = [:]
}

/// A role in a club, by the club's name in the new hub.
private struct Seat: Hashable {
  let club: OrganizationIdentity
  let role: Role
}

/// Who gave a role up and who took it.
private struct SeatChange {
  var givers: [(membership: Edit<MembershipIdentity>, stays: Bool)] = []
  var takers: [(membership: Edit<MembershipIdentity>, stays: Bool)] = []

  mutating func note(_ membership: Edit<MembershipIdentity>, isTaken: Bool, stays: Bool = true) {
    if isTaken { takers.append((membership, stays)) } else { givers.append((membership, stays)) }
  }
}

extension Comparison {
  /// A role that one member gave up and one other took was handed over.
  private mutating func noteRoles(_ traffic: Traffic) {
    var seats = traffic.seats
    for facts in traffic.gone.values {
      let name = nameAfter(facts.identity)
      guard after.hub.organizations[name.club] != nil else { continue }
      for role in facts.roles {
        seats[Seat(club: name.club, role: role), default: SeatChange()]
          .note(Edit(facts.identity, name), isTaken: false, stays: false)
      }
    }
    for facts in traffic.new.values {
      let name = nameBefore(facts.identity)
      guard before.hub.organizations[name.club] != nil else { continue }
      for role in facts.roles {
        seats[Seat(club: facts.identity.club, role: role), default: SeatChange()]
          .note(Edit(name, facts.identity), isTaken: true, stays: false)
      }
    }
    for (seat, change) in seats {
      if change.givers.count == 1, change.takers.count == 1, seat.role != .other,
        let giver = change.givers.first, let taker = change.takers.first
      {
        note(
          Edit(giver.membership.before, taker.membership.after), .roleHandedOver(seat.role))
        continue
      }
      // Of those who came or went, their coming or going says it.
      for giver in change.givers where giver.stays {
        note(giver.membership, .roleGivenUp(seat.role))
      }
      for taker in change.takers where taker.stays {
        note(taker.membership, .roleTaken(seat.role))
      }
    }
  }
}
