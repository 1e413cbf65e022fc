import HubModel
package import Terminal

/// A history of releases, as text, Markdown or JSON (Docs/Diff.md).
package struct LogReport {
  private let history: ReleaseHistory

  package init(_ history: ReleaseHistory) {
    self.history = history
  }

  /// Writes the changes from each release to the next, oldest first.
  ///
  /// - Parameters:
  ///   - isSummary: True to write only the counts.
  ///   - width: The width of the terminal in cells; nil without a terminal.
  ///   - write: Receives whole lines.
  package func tellText(
    isSummary: Bool, style: Style, width: Int?, write: @escaping (String) throws -> Void
  ) throws {
    if let story = history.story { try write(style.bold(names(of: story).harmlessLine) + "\n\n") }
    for (index, report) in history.reports.enumerated() {
      if index > 0 { try write("\n") }
      try TextReport(report, style: style, width: width, write: write).tell(isSummary: isSummary)
    }
  }

  /// Writes the same as release notes in Markdown.
  package func tellMarkdown(isSummary: Bool, write: @escaping (String) throws -> Void) throws {
    if let story = history.story { try write("**\(names(of: story).asMarkdown)**\n\n") }
    for (index, report) in history.reports.enumerated() {
      if index > 0 { try write("\n") }
      try MarkdownReport(report, write: write).tell(isSummary: isSummary)
    }
  }

  /// Writes the same as JSON. Later versions only add members.
  package func tellJSON(isSummary: Bool, write: (String) throws -> Void) throws {
    try write("{")
    if let story = history.story {
      try write("\n  \"about\" : \(story.names.jsonText(indent: "  ")),")
    }
    let releases = try history.releases.jsonText(indent: "  ")
    try write("\n  \"releases\" : \(releases),\n  \"steps\" : [")
    for (index, report) in history.reports.enumerated() {
      try write("\(index > 0 ? "," : "")\n    ")
      try JSONReport(report).tell(indent: "    ", isSummary: isSummary, write: write)
    }
    try write("\n  ],\n  \"version\" : 1\n}\n")
  }

  /// The names of the subject, newest first: "Lichtbildfreunde Laternenschein, formerly
  /// Lichtbildfreunde Straßenlaterne".
  private func names(of story: Story) -> String {
    var names: [String] = []
    for subject in story.names.reversed() where !names.contains(subject.name) {
      names.append(subject.name)
    }
    let earlier = names.dropFirst()
    return (names.first ?? "")
      + (earlier.isEmpty ? "" : ", formerly " + earlier.joined(separator: ", before that "))
  }
}

extension HistorySubject: JSONValue {
  /// The identity of the subject in one release.
  var json: JSONNode {
    switch self {
    case .organization(let identity): identity.json
    case .photographer(let name): name.json
    }
  }
}
