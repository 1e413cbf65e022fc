import HubModel

extension Change {
  /// The value in the document.
  var json: JSONNode {
    let kind = kind
    var members: [String: JSONNode] = ["subject": .text(subject.name), "change": .text(kind.name)]
    if let field = kind.field { members["field"] = .text(field) }
    return .object(members.merging(details) { $1 })
  }

  /// Both sides, each with the identity of the subject, and what else the kind of change has.
  private var details: [String: JSONNode] {
    let names = subject.json
    func sides(_ name: String, _ values: Edit<JSONNode>) -> [String: JSONNode] {
      [
        "before": names.before.adding([name: values.before]),
        "after": names.after.adding([name: values.after]),
      ]
    }
    func came(_ facts: [String: JSONNode]) -> [String: JSONNode] {
      ["before": .null, "after": names.after.adding(facts)]
    }
    func went(_ facts: [String: JSONNode]) -> [String: JSONNode] {
      ["before": names.before.adding(facts), "after": .null]
    }
    switch what {
    case .added(let thing): return came(thing.json)
    case .removed(let thing): return went(thing.json)
    case .renamed(let evidence):
      return [
        "before": names.before, "after": names.after, "evidence": .list(evidence.map(\.json)),
      ]
    case .spelling: return ["before": names.before, "after": names.after]
    case .listed(let members): return sides("members", Edit(.null, members.json))
    case .unlisted(let members): return sides("members", Edit(members.json, .null))
    case .joined(let member), .appeared(let member): return came(member.json)
    case .left(let member): return went(member.json)
    case .moved(let move):
      return [
        "before": names.before.adding(move.from.json()),
        "after": names.after.adding(move.to.json()),
        "leavesTrace": .flag(move.leavesTrace), "hadTrace": .flag(move.hadTrace),
      ]
    case .respelled(let pair):
      return [
        "before": names.before.adding(pair.from.json),
        "after": names.after.adding(pair.to.json), "evidence": .list([pair.evidence.json]),
      ]
    case .becameFormer: return sides("isFormer", Edit(.flag(false), .flag(true)))
    case .cameBack: return sides("isFormer", Edit(.flag(true), .flag(false)))
    case .roleTaken(let role): return sides("role", Edit(.null, .text(role.rawValue)))
    case .roleGivenUp(let role): return sides("role", Edit(.text(role.rawValue), .null))
    case .roleHandedOver(let role):
      return sides("role", Edit(.text(role.rawValue), .text(role.rawValue)))
    case .statusGained(let status): return sides("status", Edit(.null, .text(status.rawValue)))
    case .statusLost(let status): return sides("status", Edit(.text(status.rawValue), .null))
    case .keywordGained(_, let idString): return sides("keyword", Edit(.null, .text(idString)))
    case .keywordLost(_, let idString): return sides("keyword", Edit(.text(idString), .null))
    case .imageAdded(let image): return sides("image", Edit(.null, image.json))
    case .imageRemoved(let image): return sides("image", Edit(image.json, .null))
    case .imageReplaced(let edit), .imageReaddressed(let edit), .imageText(_, let edit):
      return sides("image", edit.map(\.json))
    case .reordered(let edit): return sides("order", edit.map { .list($0.map(\.json)) })
    case .field(let fact, let edit): return sides(fact.name, edit.map(fact.json))
    case .text(let text, let edit): return sides(text.rawValue, edit.map { JSONNode($0) })
    case .translation(let text, let language, let edit):
      return sides(text.rawValue, edit.map { JSONNode($0) })
        .merging(["language": .text(language)]) { $1 }
    case .deceased(let edit): return sides("isDeceased", edit.map(JSONNode.flag))
    case .level(let edit): return sides("level", edit.map(JSONNode.integer))
    case .coordinates(let edit):
      let metres: [String: JSONNode] =
        if case .organization = subject, let before = edit.before, let after = edit.after {
          ["metres": .integer(MoveDistance.metres(before.kilometres(to: after)))]
        } else {
          [:]
        }
      return sides("coordinates", edit.map { $0.map(\.json) ?? .null }).merging(metres) { $1 }
    case .picture(let picture, let edit):
      return sides(picture.rawValue, edit.map { $0.map(\.json) ?? .null })
    case .gallery(let edit): return sides("gallery", edit.map { $0.map(\.json) ?? .null })
    case .bytes(let digest):
      return sides("sha256", digest.map { .text($0.hex) }).merging(uses) { $1 }
    case .source(let source):
      let files = source.map { $0.map(\.json) ?? .null }
      return ["before": files.before, "after": files.after]
    }
  }

  private var uses: [String: JSONNode] {
    if case .picture(let uses) = subject { ["uses": .list(uses.map(\.json))] } else { [:] }
  }
}

extension Change.Subject {
  /// The identity on either side.
  fileprivate var json: Edit<JSONNode> {
    switch self {
    case .organization(let name, let kind):
      Edit(
        name.before.json.adding(["kind": .text(kind.before.rawValue)]),
        name.after.json.adding(["kind": .text(kind.after.rawValue)]))
    case .photographer(let name): name.map(\.json)
    case .membership(let name), .portfolio(let name): name.map(\.json)
    case .exhibition(let name, _): name.map(\.json)
    case .keyword(let key, let idString):
      idString.map { ["key": .text(key), "idString": .text($0)] }
    case .language(let code): Edit(["code": .text(code)], ["code": .text(code)])
    case .picture, .problem, .source: Edit([:], [:])
    }
  }
}

extension Change.Thing {
  /// All facts except the identity.
  fileprivate var json: [String: JSONNode] {
    switch self {
    case .organization(let facts, let members): facts.json(members)
    case .exhibition(let facts): facts.json
    case .keyword(let facts):
      [
        "dateAdded": JSONNode(facts.dateAdded),
        "names": .object(facts.names.mapValues(JSONNode.text)),
        "usages": .object(facts.usages.mapValues(JSONNode.text)),
      ]
    case .language(let facts): ["englishName": JSONNode(facts.englishName)]
    case .problem(let problem): problem.json
    }
  }
}

extension PictureUse {
  fileprivate var json: JSONNode {
    switch self {
    case .portrait(let people):
      [
        "use": "portrait", "before": ["photographer": people.before.json],
        "after": ["photographer": people.after.json],
      ]
    case .featuredImage(let membership):
      [
        "use": "featuredImage", "before": membership.before.json, "after": membership.after.json,
      ]
    case .image(let membership, let image):
      [
        "use": "image",
        "before": membership.before.json.adding(["image": image.before.json]),
        "after": membership.after.json.adding(["image": image.after.json]),
      ]
    }
  }
}

extension Unknown {
  /// The value in the document.
  var json: JSONNode {
    let (subject, members): (String, [String: JSONNode]) =
      switch self.facts {
      case .organization(let organization, let kind):
        (
          "organization",
          ["organization": organization.json.adding(["kind": .text(kind.rawValue)])]
        )
      case .members(let club, let count):
        ("members", ["club": club.json, "count": .integer(count)])
      case .facts(let organization, let kind):
        ("facts", ["organization": organization.json.adding(["kind": .text(kind.rawValue)])])
      case .photographer(let name): ("photographer", ["photographer": name.json])
      case .portfolio(let membership, let count):
        (
          "portfolio",
          [
            "club": membership.club.json, "photographer": membership.photographer.json,
            "count": .integer(count),
          ]
        )
      case .exhibition(let exhibition, let count):
        ("exhibition", ["exhibition": exhibition.json, "count": .integer(count)])
      case .exhibitions(let organization, let count):
        ("exhibitions", ["organization": organization.json, "count": .integer(count)])
      case .levelZero: ("level0", [:])
      case .omitted(let facts, _): ("omitted", ["facts": .text(facts)])
      }
    return JSONNode.object(members).adding([
      "subject": .text(subject), "side": .text(side.rawValue), "reason": .text(reason),
    ])
  }
}
