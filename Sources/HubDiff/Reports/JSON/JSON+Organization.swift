import HubModel

extension OrganizationIdentity {
  var json: JSONNode { ["fullName": .text(fullName), "town": .text(town)] }
}

extension Coordinates {
  var json: JSONNode { ["latitude": .real(latitude), "longitude": .real(longitude)] }
}

extension Evidence {
  var json: JSONNode {
    ["kind": .text(kind.rawValue), "weight": .integer(weight), "text": .text(text)]
  }
}

extension OrganizationChange {
  var json: [String: JSONNode] {
    let names = Edit(
      organization.before.json.adding(["kind": .text(kind.before.rawValue)]),
      organization.after.json.adding(["kind": .text(kind.after.rawValue)]))
    switch what {
    case .added(let facts, let members):
      return ["before": .null, "after": names.after.adding(facts.json(members))]
    case .removed(let facts, let members):
      return ["before": names.before.adding(facts.json(members)), "after": .null]
    case .listed(let members):
      return sides(names, "members", Edit(.null, .list(members.inOrder.map(\.json))))
    case .unlisted(let members):
      return sides(names, "members", Edit(.list(members.inOrder.map(\.json)), .null))
    case .renamed(let evidence):
      return [
        "before": names.before, "after": names.after, "evidence": .list(evidence.map(\.json)),
      ]
    case .coordinates(let edit):
      var result = sides(names, "coordinates", edit.map { $0.map(\.json) ?? .null })
      if let before = edit.before, let after = edit.after {
        result["metres"] = .integer(MoveDistance.metres(before.kilometres(to: after)))
      }
      return result
    case .field(let fact, let edit): return sides(names, fact, edit)
    case .remark(let language, let edit):
      return sides(names, "remark", edit.map { JSONNode($0) })
        .merging(["language": .text(language)]) { $1 }
    case .level(let edit): return sides(names, "level", edit.map(JSONNode.integer))
    }
  }
}

extension OrganizationFacts {
  /// All facts except the identity, with the members.
  fileprivate func json(_ members: [Member]) -> [String: JSONNode] {
    OrganizationDetails.facts.json(of: details).merging([
      "nickName": .text(nickName), "coordinates": coordinates.map(\.json) ?? .null,
      "country": JSONNode(country), "level2URL": JSONNode(levelTwoURL), "level": .integer(level),
      "remarks": .object(remarks.mapValues(JSONNode.text)),
      "membersState": .text(self.members.rawValue), "file": .text(file),
      "members": .list(
        members.inOrder.map(\.json)),
    ]) { $1 }
  }
}
