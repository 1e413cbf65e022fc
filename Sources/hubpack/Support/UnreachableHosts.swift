import HubModel
import Terminal

/// Problems for people: files that one host did not answer are one line.
///
/// Without a network a hub has the same error for every one of its files and pictures.
struct UnreachableHosts {
  /// The problems that have a line of their own, in their order.
  let others: [Problem]
  /// The lines of the other ones, by host.
  let lines: [String]

  /// A host with fewer problems is shown with each of them.
  private static let least = 3

  init(_ problems: [Problem]) {
    var hosts: [String: [String]] = [:]
    for failure in problems.compactMap(Self.failure) {
      hosts[failure.host, default: []].append(failure.reason)
    }
    hosts = hosts.filter { $0.value.count >= Self.least }
    others = problems.filter { problem in
      Self.failure(of: problem).map { hosts[$0.host] == nil } ?? true
    }
    lines = hosts.sorted { $0.key < $1.key }.map { host, reasons in
      // The first attempts say why; later ones say that there was no other attempt.
      let reason = reasons.first { !$0.hasSuffix("was not contacted again") } ?? reasons[0]
      return "\(host): error: \(reasons.count.grouped) files could not be reached: \(reason)"
    }
  }

  /// The host that did not answer, and the reason; nil for problems of other kinds.
  private static func failure(of problem: Problem) -> (host: String, reason: String)? {
    guard problem.code.severity == .error,
      let match = problem.message.firstMatch(
        of: /https?:\/\/([^\/\s,:?#]+).* could not be reached: (.*)/)
    else { return nil }
    return (String(match.1), String(match.2))
  }
}
