import HubModel

extension KeywordChange {
  var json: [String: JSONNode] {
    let names = idString.map { JSONNode.object(["key": .text(key), "idString": .text($0)]) }
    func value(_ name: String, _ edit: Edit<String?>) -> [String: JSONNode] {
      sides(names, name, edit.map { JSONNode($0) })
    }
    switch what {
    case .defined(let facts):
      return ["before": .null, "after": names.after.adding(facts.json)]
    case .dropped(let facts):
      return ["before": names.before.adding(facts.json), "after": .null]
    case .name(let language, let edit):
      return value("name", edit).merging(["language": .text(language)]) { $1 }
    case .usage(let language, let edit):
      return value("usage", edit).merging(["language": .text(language)]) { $1 }
    case .dateAdded(let edit): return value("dateAdded", edit)
    case .spelling: return ["before": names.before, "after": names.after]
    }
  }
}

extension KeywordFacts {
  fileprivate var json: [String: JSONNode] {
    [
      "dateAdded": JSONNode(dateAdded), "names": .object(names.mapValues(JSONNode.text)),
      "usages": .object(usages.mapValues(JSONNode.text)),
    ]
  }
}

extension LanguageChange {
  var json: [String: JSONNode] {
    let name: JSONNode = ["code": .text(code)]
    switch what {
    case .defined(let facts):
      return [
        "before": .null, "after": name.adding(["englishName": JSONNode(facts.englishName)]),
      ]
    case .dropped(let facts):
      return [
        "before": name.adding(["englishName": JSONNode(facts.englishName)]), "after": .null,
      ]
    case .name(let edit):
      return sides(Edit(name, name), "englishName", edit.map { JSONNode($0) })
    }
  }
}

extension Problem {
  var json: JSONNode {
    [
      "code": .text(code.rawValue), "severity": .text(severity.rawValue), "file": .text(file),
      "line": JSONNode(position?.line), "column": JSONNode(position?.column),
      "path": JSONNode(path), "message": .text(message), "suggestion": JSONNode(suggestion),
    ]
  }
}

extension SourceFacts {
  var json: JSONNode {
    [
      "location": .text(location), "role": .text(role), "state": .text(state),
      "reason": JSONNode(reason), "sha256": JSONNode(digest?.hex),
    ]
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
