import HubModel
import Terminal

/// A report for programs; additive for ever (Docs/Diff.md, "JSON").
package struct JSONReport {
  private let report: DiffReport

  package init(_ report: DiffReport) {
    self.report = report
  }

  /// The document; nothing in it is shortened.
  ///
  /// - Parameter isSummary: Whether the changes themselves are left out.
  package func text(isSummary: Bool = false) throws -> String {
    try jsonText(JSONValue.object(["version": .integer(1)]).adding(members(isSummary: isSummary)))
  }

  /// The document without its version, as it stands in another one.
  func value(isSummary: Bool) -> JSONValue { .object(members(isSummary: isSummary)) }

  private func members(isSummary: Bool) -> [String: JSONValue] {
    let difference = report.difference
    var members: [String: JSONValue] = [
      "before": Self.release(report.before),
      "after": Self.release(report.after), "summary": Self.summary(of: difference),
    ]
    if !isSummary {
      members["changes"] = .list(difference.changes.map(\.json))
      members["unknown"] = .list(difference.unknown.map(\.json))
    }
    return members
  }

  static func release(_ release: ReportedRelease) -> JSONValue {
    [
      "release": .text(release.release), "created": .text(release.created),
      "id": .text(release.id.hex), "path": .text(release.path),
    ]
  }

  private static func summary(of difference: Difference) -> JSONValue {
    var subjects: [String: [String: Int]] = [:]
    for change in difference.changes {
      let (subject, name, _) = change.name
      subjects[subject, default: [:]][name, default: 0] += 1
    }
    return [
      "changes": .integer(difference.changes.count),
      "unknown": .integer(difference.unknown.count),
      "subjects": .object(subjects.mapValues { .object($0.mapValues(JSONValue.integer)) }),
    ]
  }
}

extension Change {
  /// As the document has it.
  var json: JSONValue {
    let (subject, change, field) = name
    var members: [String: JSONValue] = ["subject": .text(subject), "change": .text(change)]
    if let field { members["field"] = .text(field) }
    return .object(members).adding(details)
  }

  private var details: [String: JSONValue] {
    switch self {
    case .organization(let change): change.json
    case .photographer(let change): change.json
    case .membership(let change): change.json
    case .portfolio(let change): change.json
    case .picture(let change): change.json
    case .keyword(let change): change.json
    case .language(let change): change.json
    case .problem(let change):
      [
        "before": change.isNew ? .null : change.problem.json,
        "after": change.isNew ? change.problem.json : .null,
      ]
    case .source(let change):
      [
        "before": change.source.before.map(\.json) ?? .null,
        "after": change.source.after.map(\.json) ?? .null,
      ]
    }
  }
}

/// Both sides, each with what it is told by and the value that changed.
func sides(
  _ identities: Edit<JSONValue>, _ name: String, _ values: Edit<JSONValue>
) -> [String: JSONValue] {
  [
    "before": identities.before.adding([name: values.before]),
    "after": identities.after.adding([name: values.after]),
  ]
}

extension Edit {
  func map<Other>(_ transform: (Value) -> Other) -> Edit<Other> {
    Edit<Other>(transform(before), transform(after))
  }
}
