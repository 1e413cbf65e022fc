import HubModel

extension ExhibitionIdentity {
  var json: JSONNode {
    [
      "organization": organization.json, "name": .text(name), "startDate": JSONNode(startDate),
    ]
  }
}

extension ExhibitionChange {
  var json: [String: JSONNode] {
    let names = exhibition.map(\.json)
    switch what {
    case .added(let facts): return ["before": .null, "after": names.after.adding(facts.json)]
    case .removed(let facts): return ["before": names.before.adding(facts.json), "after": .null]
    case .field(let fact, let edit): return sides(names, fact, edit)
    case .coordinates(let edit):
      return sides(names, "coordinates", edit.map { $0.map(\.json) ?? .null })
    case .remark(let language, let edit):
      return sides(names, "remark", edit.map { JSONNode($0) })
        .merging(["language": .text(language)]) { $1 }
    case .poster(let edit): return sides(names, "poster", edit.map { $0.map(\.json) ?? .null })
    case .gallery(let edit): return sides(names, "gallery", edit.map { $0.map(\.json) ?? .null })
    }
  }
}

extension ExhibitionFacts {
  /// All facts except the identity.
  fileprivate var json: [String: JSONNode] {
    ExhibitionDetails.facts.json(of: details).merging([
      "coordinates": coordinates.map(\.json) ?? .null,
      "remarks": .object(remarks.mapValues(JSONNode.text)),
      "poster": poster.map(\.json) ?? .null, "gallery": gallery.map(\.json) ?? .null,
    ]) { $1 }
  }
}
