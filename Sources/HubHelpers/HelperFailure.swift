/// The reasons why a helper program has no result.
package enum HelperFailure: Error, Sendable, Hashable {
  /// The program cannot be started, or the file cannot be processed; the clause completes "could
  /// not be read: …".
  case failed(String)
  /// The disk is full or fails; the clause says where.
  case storage(String)
  case cancelled

  /// The reason, which completes "could not be read: …": "it crashed the imaging helper (signal
  /// 11)".
  package var reason: String {
    switch self {
    case .failed(let clause), .storage(let clause): clause
    case .cancelled: "interrupted"
    }
  }

  /// The failure of a file that was removed, or changed its size, while it was sent.
  package static let gone = failed("it was removed during the export (export again)")

  /// The failure of a program that takes too long for a file.
  package static func late(_ program: HelperProgram, after deadline: Duration) -> Self {
    .failed("\(program.task) it took longer than \(deadline.components.seconds) s")
  }
}
