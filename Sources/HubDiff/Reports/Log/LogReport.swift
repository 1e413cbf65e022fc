import HubModel
package import Terminal

/// A history as people read it, and as programs do (Docs/Diff.md).
package struct LogReport {
  private let history: ReleaseHistory

  package init(_ history: ReleaseHistory) {
    self.history = history
  }

  /// Tells what happened from each release to the next, oldest first.
  ///
  /// - Parameters:
  ///   - isSummary: Whether only counts are told.
  ///   - width: To fit, in cells; nil where there is no terminal.
  ///   - write: Gets whole lines.
  package func tellText(
    isSummary: Bool, style: Style, width: Int?, write: @escaping (String) throws -> Void
  ) throws {
    if let story = history.story { try write(style.bold(names(of: story).harmlessLine) + "\n\n") }
    for (index, report) in history.reports.enumerated() {
      if index > 0 { try write("\n") }
      try TextReport(report, style: style, width: width, write: write).tell(isSummary: isSummary)
    }
  }

  /// The same as release notes that can be pasted.
  package func tellMarkdown(isSummary: Bool, write: @escaping (String) throws -> Void) throws {
    if let story = history.story { try write("**\(names(of: story).asMarkdown)**\n\n") }
    for (index, report) in history.reports.enumerated() {
      if index > 0 { try write("\n") }
      try MarkdownReport(report, write: write).tell(isSummary: isSummary)
    }
  }

  /// Writes a document for programs; additive for ever.
  package func tellJSON(isSummary: Bool, write: (String) throws -> Void) throws {
    try write("{")
    if let story = history.story {
      let names = JSONNode.list(story.names.map(\.json))
      try write("\n  \"about\" : \(names.text(indent: "  ")),")
    }
    let releases = JSONNode.list(history.releases.map(JSONReport.release))
    try write("\n  \"releases\" : \(releases.text(indent: "  ")),\n  \"steps\" : [")
    for (index, report) in history.reports.enumerated() {
      try write("\(index > 0 ? "," : "")\n    ")
      try JSONReport(report).tell(indent: "    ", isSummary: isSummary, write: write)
    }
    try write("\n  ],\n  \"version\" : 1\n}\n")
  }

  /// "Lichtbildfreunde Laternenschein, once Lichtbildfreunde Straßenlaterne"
  private func names(of story: Story) -> String {
    var names: [String] = []
    for subject in story.names.reversed() where !names.contains(subject.name) {
      names.append(subject.name)
    }
    let earlier = names.dropFirst()
    return (names.first ?? "")
      + (earlier.isEmpty ? "" : ", once " + earlier.joined(separator: ", before that "))
  }
}

extension HistorySubject {
  /// Its identity in one release.
  fileprivate var json: JSONNode {
    switch self {
    case .organization(let identity): identity.json
    case .photographer(let name): name.json
    }
  }
}
