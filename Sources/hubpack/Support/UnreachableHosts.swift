import HubFetching
import HubModel
import Terminal

/// Problems for people: files that one host did not answer are one line.
///
/// Without a network a hub has the same error for every one of its files and pictures.
struct UnreachableHosts {
  /// The problems of one host.
  struct Line {
    /// The host, the numbers of files and pictures, and the reason, without a label.
    let text: String
    /// True if the earlier bundle (`--base`) stands in for them.
    let isStale: Bool
  }

  /// The problems that have a line of their own, in their order.
  let others: [Problem]
  /// The lines of the other ones, by host.
  let lines: [Line]
  /// True if a host answered, though not with the file.
  private let haveAnswered: Bool

  /// A host with fewer problems is shown with each of them.
  private static let least = 3

  private struct Group: Hashable {
    let host: String
    /// The creation date of the earlier bundle that stands in for the files; nil if none does.
    let since: String?
  }

  private struct Failure {
    let group: Group
    let reason: String
    let isPicture: Bool
  }

  init(_ problems: [Problem]) {
    var groups = Dictionary(grouping: problems.compactMap(Self.failure), by: \.group)
    groups = groups.filter { $0.value.count >= Self.least }
    others = problems.filter { problem in
      Self.failure(of: problem).map { groups[$0.group] == nil } ?? true
    }
    haveAnswered = groups.values.joined().contains { $0.reason.contains(" returned HTTP ") }
    lines = groups.sorted { ($0.key.host, $0.key.since ?? "") < ($1.key.host, $1.key.since ?? "") }
      .map { group, failures in
        // The first attempts say why; later ones say that there was no other attempt.
        let reasons = failures.map(\.reason)
        let reason = reasons.first { !$0.hasSuffix("was not contacted again") } ?? reasons[0]
        let pictures = failures.count { $0.isPicture }
        let files = failures.count - pictures
        let counts = [
          files > 0 ? files.of("file") : nil, pictures > 0 ? pictures.of("picture") : nil,
        ].compactMap(\.self).joined(separator: " and ")
        let copies =
          group.since.map { "; the copies in the earlier bundle (--base, \($0)) are used" } ?? ""
        return Line(
          text: "\(group.host): \(counts) could not be reached: \(reason)\(copies)",
          isStale: group.since != nil)
      }
  }

  /// The host that did not answer, and the reason; nil for problems of other kinds.
  private static func failure(of problem: Problem) -> Failure? {
    // The file that is stale is the file of the problem.
    let text =
      problem.code == .sourceStale ? "\(problem.file): \(problem.message)" : problem.message
    let isStale = [.sourceStale, .pictureStale].contains(problem.code)
    guard isStale || problem.code.severity == .error,
      let match = text.firstMatch(
        of:
          /https?:\/\/([^\/\s,:?#]+).* could not be reached: (.*?)(?:; the copy in the earlier bundle \(--base, ([-0-9]+)\) is used)?$/
      ), isStale == (match.3 != nil)
    else { return nil }
    return Failure(
      group: Group(host: String(match.1), since: match.3.map(String.init)),
      reason: String(match.2),
      isPicture: [.pictureMissing, .pictureUnreadable, .pictureStale].contains(problem.code))
  }

  /// True if hosts were asked and none of them answered.
  func areAll(in report: FetchReport) -> Bool {
    !report.hosts.isEmpty && report.bytes == 0 && !lines.isEmpty && !haveAnswered
  }

  /// The note for a machine that probably has no network.
  static let noNetwork = "no host could be reached (no network? use --offline)"
}
