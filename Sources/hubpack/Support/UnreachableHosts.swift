import HubModel
import Terminal

/// Problems for people: files that one host did not answer are one line.
///
/// Without a network a hub has the same error for every one of its files and pictures.
struct UnreachableHosts {
  /// The problems that have a line of their own, in their order.
  let others: [Problem]
  /// The lines of the other ones, by host, without a label.
  let lines: [String]

  /// A host with fewer problems is shown with each of them.
  private static let least = 3

  init(_ problems: [Problem]) {
    var hosts: [String: [(reason: String, isPicture: Bool)]] = [:]
    for failure in problems.compactMap(Self.failure) {
      hosts[failure.host, default: []].append((failure.reason, failure.isPicture))
    }
    hosts = hosts.filter { $0.value.count >= Self.least }
    others = problems.filter { problem in
      Self.failure(of: problem).map { hosts[$0.host] == nil } ?? true
    }
    lines = hosts.sorted { $0.key < $1.key }.map { host, failures in
      // The first attempts say why; later ones say that there was no other attempt.
      let reasons = failures.map(\.reason)
      let reason = reasons.first { !$0.hasSuffix("was not contacted again") } ?? reasons[0]
      let pictures = failures.count { $0.isPicture }
      let files = failures.count - pictures
      let counts = [
        files > 0 ? files.of("file") : nil, pictures > 0 ? pictures.of("picture") : nil,
      ].compactMap(\.self).joined(separator: " and ")
      return "\(host): \(counts) could not be reached: \(reason)"
    }
  }

  /// The host that did not answer, the reason, and true for a picture; nil for problems of other
  /// kinds.
  private static func failure(
    of problem: Problem
  ) -> (host: String, reason: String, isPicture: Bool)? {
    guard problem.code.severity == .error,
      let match = problem.message.firstMatch(
        of: /https?:\/\/([^\/\s,:?#]+).* could not be reached: (.*)/)
    else { return nil }
    let isPicture = [.pictureMissing, .pictureUnreadable].contains(problem.code)
    return (String(match.1), String(match.2), isPicture)
  }
}
