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
    try tell(indent: "", isSummary: isSummary, version: 1, write: write)
    try write("\n")
  }

  /// Writes the document as an object at an indent, without a final line end, its members by name.
  func tell(
    indent: String, isSummary: Bool, version: Int? = nil, write: (String) throws -> Void
  ) throws {
    let inner = indent + "  "
    func tell(_ name: String, _ value: some Encodable, comma: String = ",") throws {
      try write("\(comma)\n\(inner)\"\(name)\" : \(value.jsonText(indent: inner))")
    }
    // The JSON values of a change take ten times the memory of the change, so they are made one by
    // one.
    func tellAll(_ name: String, _ values: [some Encodable]) throws {
      // Foundation writes an empty list in this way, and the document must look the same.
      try write(",\n\(inner)\"\(name)\" : [\(values.isEmpty ? "\n" : "")")
      for (index, value) in values.enumerated() {
        try write("\(index > 0 ? "," : "")\n\(inner)  \(value.jsonText(indent: inner + "  "))")
      }
      try write("\n\(inner)]")
    }
    try write("{")
    try tell("after", report.after, comma: "")
    try tell("before", report.before)
    if !isSummary { try tellAll("changes", report.difference.changes) }
    try tell("summary", Self.summary(of: report.difference))
    if !isSummary { try tellAll("unknown", report.difference.unknown) }
    if let version { try tell("version", version) }
    try write("\n\(indent)}")
  }

  private static func summary(of difference: BundleDifference) -> JSONNode {
    var subjects: [String: [String: Int]] = [:]
    for change in difference.changes {
      subjects[change.subject.name, default: [:]][change.kind.name, default: 0] += 1
    }
    return [
      "changes": difference.changes.count, "unknown": difference.unknown.count,
      "subjects": subjects,
    ]
  }
}

extension ReportedRelease: JSONValue {
  var json: JSONNode { ["release": release, "created": created, "id": id.hex, "path": path] }
}
