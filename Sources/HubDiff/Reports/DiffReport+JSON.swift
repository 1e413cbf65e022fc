import HubModel
import Terminal

extension DiffReport {
  /// Writes the report as JSON, without shortening anything; later versions only add members
  /// (Docs/Diff.md, "JSON").
  ///
  /// - Parameters:
  ///   - isSummary: True to write only the counts.
  ///   - write: Receives one part of the document after another.
  package func tellJSON(isSummary: Bool = false, write: (String) throws -> Void) throws {
    try tellJSON(indent: "", isSummary: isSummary, version: 1, write: write)
    try write("\n")
  }

  /// Writes the document as an object at an indent, without a final line end, its members by name.
  func tellJSON(
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
    try tell("after", after, comma: "")
    try tell("before", before)
    if !isSummary { try tellAll("changes", difference.changes) }
    try tell("summary", difference.summary)
    if !isSummary { try tellAll("unknown", difference.unknown) }
    if let version { try tell("version", version) }
    try write("\n\(indent)}")
  }
}

extension BundleDifference {
  fileprivate var summary: JSONNode {
    var subjects: [String: [String: Int]] = [:]
    for change in changes {
      subjects[change.subject.name, default: [:]][change.kind.name, default: 0] += 1
    }
    return ["changes": changes.count, "unknown": unknown.count, "subjects": subjects]
  }
}

extension ReportedRelease: JSONValue {
  var json: JSONNode { ["release": release, "created": created, "id": id.hex, "path": path] }
}
