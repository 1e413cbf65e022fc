import Synchronization

/// A reporter that drops repeated messages.
final class OnceReporter: Sendable {
  /// The largest number of different messages; nobody would read more.
  private static let limit = 200

  private let said = Mutex(Set<String>())
  private let report: @Sendable (String) -> Void

  init(_ report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  func say(_ text: String) {
    let isNew = said.withLock { $0.count < Self.limit && $0.insert(text).inserted }
    if isNew { report(text) }
  }
}
