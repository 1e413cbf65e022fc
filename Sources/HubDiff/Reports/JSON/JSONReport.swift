import HubModel
import Terminal

/// A report as JSON; later versions only add members (Docs/Diff.md, "JSON").
package struct JSONReport {
  private let report: DiffReport

  package init(_ report: DiffReport) {
    self.report = report
  }

  /// Writes the document, without shortening anything.
  ///
  /// - Parameters:
  ///   - isSummary: True to write only the counts.
  ///   - write: Receives one part of the document after another.
  package func tell(isSummary: Bool = false, write: (String) throws -> Void) throws {
    try tell(indent: "", isSummary: isSummary, ["version": .integer(1)], write: write)
    try write("\n")
  }

  /// Writes the document as an object at an indent, without a final line end.
  ///
  /// The JSON values of a change take ten times the memory of the change, so they are made one by
  /// one.
  func tell(
    indent: String, isSummary: Bool, _ more: [String: JSONNode] = [:],
    write: (String) throws -> Void
  ) throws {
    let members = members.merging(more) { $1 }
    let difference = report.difference
    let lists: [(name: String, values: LazyMapSequence<Range<Int>, JSONNode>)] =
      isSummary
      ? []
      : [
        ("changes", difference.changes.indices.lazy.map { difference.changes[$0].json }),
        ("unknown", difference.unknown.indices.lazy.map { difference.unknown[$0].json }),
      ]
    let names = (members.keys + lists.map(\.name)).sorted()
    try write("{")
    for (index, name) in names.enumerated() {
      try write("\(index > 0 ? "," : "")\n\(indent)  \"\(name)\" : ")
      if let value = members[name] {
        try write(try value.text(indent: indent + "  "))
      } else if let values = lists.first(where: { $0.name == name })?.values {
        try tell(values, indent: indent + "  ", write)
      }
    }
    try write("\n\(indent)}")
  }

  private func tell(
    _ values: some Collection<JSONNode>, indent: String, _ write: (String) throws -> Void
  ) throws {
    // Foundation writes an empty list in this way, and the document must look the same.
    try write(values.isEmpty ? "[\n" : "[")
    for (index, value) in values.enumerated() {
      try write("\(index > 0 ? "," : "")\n\(indent)  " + value.text(indent: indent + "  "))
    }
    try write("\n\(indent)]")
  }

  private var members: [String: JSONNode] {
    [
      "before": Self.release(report.before),
      "after": Self.release(report.after), "summary": Self.summary(of: report.difference),
    ]
  }

  static func release(_ release: ReportedRelease) -> JSONNode {
    [
      "release": .text(release.release), "created": .text(release.created),
      "id": .text(release.id.hex), "path": .text(release.path),
    ]
  }

  private static func summary(of difference: BundleDifference) -> JSONNode {
    var subjects: [String: [String: Int]] = [:]
    for change in difference.changes {
      subjects[change.subject.name, default: [:]][change.kind.name, default: 0] += 1
    }
    return [
      "changes": .integer(difference.changes.count),
      "unknown": .integer(difference.unknown.count),
      "subjects": .object(subjects.mapValues { .object($0.mapValues(JSONNode.integer)) }),
    ]
  }
}
