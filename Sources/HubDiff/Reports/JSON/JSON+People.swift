import HubModel

extension PersonName {
  var json: JSONNode {
    [
      "givenName": .text(givenName), "infixName": .text(infixName),
      "familyName": .text(familyName),
    ]
  }
}

extension PublishedPicture {
  var json: JSONNode { ["url": .text(url), "sha256": JSONNode(digest?.hex)] }
}

extension PhotographerChange {
  var json: [String: JSONNode] {
    let names = photographer.map(\.json)
    switch what {
    case .renamed(let evidence):
      return [
        "before": names.before, "after": names.after, "evidence": .list(evidence.map(\.json)),
      ]
    case .deceased(let edit): return sides(names, "isDeceased", edit.map(JSONNode.flag))
    case .field(let fact, let edit): return sides(names, fact, edit)
    case .portrait(let edit): return sides(names, "portrait", edit.map { $0.map(\.json) ?? .null })
    case .keywordGained(_, let keyword):
      return sides(names, "keyword", Edit(.null, .text(keyword)))
    case .keywordLost(_, let keyword):
      return sides(names, "keyword", Edit(.text(keyword), .null))
    }
  }
}

extension PhotographerFacts {
  /// All facts except the name.
  fileprivate var json: JSONNode {
    JSONNode.object(PersonDetails.facts.json(of: details)).adding([
      "isDeceased": .flag(isDeceased), "portrait": portrait.map(\.json) ?? .null,
      "keywords": .list(keywords.sorted { $0.key < $1.key }.map { .text($0.value) }),
    ])
  }
}

extension MembershipIdentity {
  var json: JSONNode { ["club": club.json, "photographer": photographer.json] }
}

extension Member {
  /// The member, with the facts of the person if the change carries them.
  var json: JSONNode {
    membership.json(
      JSONNode.object(["photographer": membership.identity.photographer.json]),
      isDeceased: isDeceased
    )
    .adding(["person": photographer.map(\.json) ?? .null])
  }
}

extension MembershipFacts {
  /// The membership. The dead are former members, whatever their entries say (Docs/Hub.md, "Level
  /// 2").
  fileprivate func json(_ identity: JSONNode, isDeceased: Bool = false) -> JSONNode {
    let statuses = isDeceased ? statuses.union([.deceased]) : statuses
    return identity.adding(MembershipDetails.facts.json(of: details)).adding([
      "isFormer": .flag(isFormer || isDeceased),
      "roles": .list(Role.sorted(roles).map { .text($0.rawValue) }),
      "statuses": .list(Status.sorted(statuses).map { .text($0.rawValue) }),
      "featuredImage": featuredImage.map(\.json) ?? .null,
      "portfolio": gallery.map(\.json) ?? .null,
    ])
  }
}

extension MembershipChange {
  var json: [String: JSONNode] {
    let names = membership.map(\.json)
    func value(_ name: String, before: JSONNode, after: JSONNode) -> [String: JSONNode] {
      sides(names, name, Edit(before, after))
    }
    switch what {
    case .joined(let member), .appeared(let member):
      return ["before": .null, "after": member.json.adding(["club": membership.after.club.json])]
    case .left(let member):
      return ["before": member.json.adding(["club": membership.before.club.json]), "after": .null]
    case .moved(let move):
      return [
        "before": move.from.json(names.before), "after": move.to.json(names.after),
        "leavesTrace": .flag(move.leavesTrace), "hadTrace": .flag(move.hadTrace),
      ]
    case .respelled(let pair):
      return [
        "before": pair.from.json.adding(["club": membership.before.club.json]),
        "after": pair.to.json.adding(["club": membership.after.club.json]),
        "evidence": .list([pair.evidence.json]),
      ]
    case .becameFormer: return value("isFormer", before: .flag(false), after: .flag(true))
    case .cameBack: return value("isFormer", before: .flag(true), after: .flag(false))
    case .roleTaken(let role): return value("role", before: .null, after: .text(role.rawValue))
    case .roleGivenUp(let role): return value("role", before: .text(role.rawValue), after: .null)
    case .roleHandedOver(let role):
      return value("role", before: .text(role.rawValue), after: .text(role.rawValue))
    case .statusGained(let status):
      return value("status", before: .null, after: .text(status.rawValue))
    case .statusLost(let status):
      return value("status", before: .text(status.rawValue), after: .null)
    case .field(let fact, let edit): return sides(names, fact, edit)
    case .featuredImage(let edit):
      return sides(names, "featuredImage", edit.map { $0.map(\.json) ?? .null })
    }
  }
}
