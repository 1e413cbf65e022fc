import Foundation
import HubModel
import Terminal

/// Problems for people, one on a line. Problems that differ only in their place are one line, and so
/// are the files that one host did not serve.
struct ProblemLines {
  /// The lines, each with its line end.
  let text: String

  /// Fewer problems than these have a line each.
  private static let least = 3
  /// The number of places in a line, unless that leaves out only one.
  private static let places = 3

  /// - Parameter listsAll: True to give each problem a line of its own.
  init(_ problems: [Problem], listsAll: Bool, style: Style = .output) {
    let hosts = listsAll ? nil : UnreachableHosts(problems)
    let groups = Self.groups(of: Self.countsLast(hosts?.others ?? problems), isEach: listsAll)
    let lines =
      groups.map { ($0[0].severity, Self.line(of: $0)) }
      + (hosts?.lines ?? []).map { line in
        // After the name of the host, as in the other lines.
        let severity = line.isStale ? Problem.Code.sourceStale.severity : .error
        return (
          severity, line.text.replacing(": ", with: ": \(severity): ", maxReplacements: 1)
        )
      }
    text = lines.map { Self.coloured($1.harmlessLine, $0, style) + "\n" }.joined()
  }

  /// Returns the problems with the number of further ones in a file after those of the file: without
  /// a position, it is listed before them.
  private static func countsLast(_ problems: [Problem]) -> [Problem] {
    var kept: [Problem] = []
    var counts: [Problem] = []
    for (index, problem) in problems.enumerated() {
      if problem.position == nil, problem.message.contains(/^[0-9]+ more problems? in this file$/) {
        counts.append(problem)
      } else {
        kept.append(problem)
      }
      let next = index + 1 < problems.count ? problems[index + 1] : nil
      if next?.file != problem.file || next?.severity != problem.severity {
        kept += counts
        counts = []
      }
    }
    return kept
  }

  private struct Sentence: Hashable {
    let code: Problem.Code
    let text: String
  }

  /// Returns the problems in groups that differ only in their place, in the order of their first
  /// problems.
  private static func groups(of problems: [Problem], isEach: Bool) -> [[Problem]] {
    guard !isEach else { return problems.map { [$0] } }
    let groups = Dictionary(grouping: problems) { Sentence(code: $0.code, text: $0.sentence) }
    var done = Set<Sentence>()
    return problems.flatMap { problem -> [[Problem]] in
      let sentence = Sentence(code: problem.code, text: problem.sentence)
      guard let group = groups[sentence], group.count >= least else { return [[problem]] }
      return done.insert(sentence).inserted ? [group] : []
    }
  }

  private static func line(of group: [Problem]) -> String {
    let first = group[0]
    guard group.count > 1 else { return first.description }
    let shown = group.count <= places + 1 ? group.count : places
    let others = group[1..<shown].map { problem in
      let position = problem.position.map { "\($0.line):\($0.column)" }
      let file = problem.file == first.file && position != nil ? nil : problem.file
      return [file, position].compactMap(\.self).joined(separator: ":")
    }
    let rest = shown < group.count ? ", …" : ""
    return "\(first) (\(group.count.grouped) times; also \(others.joined(separator: ", "))\(rest))"
  }

  private static func coloured(
    _ line: String, _ severity: Problem.Severity, _ style: Style
  ) -> String {
    let word = "\(severity.rawValue): "
    guard style.hasColour, let range = line.range(of: word) else { return line }
    return line.replacingCharacters(
      in: range, with: severity == .error ? style.red(word) : style.yellow(word))
  }
}
