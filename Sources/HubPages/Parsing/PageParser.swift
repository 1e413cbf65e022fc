import HelperMessages
package import HubHelpers

/// Parses web pages with a helper program, so that a hostile page can crash only the helper.
package struct PageParser: Sendable {
  /// The memory of the helper in bytes.
  private static let memory = 512 << 20

  private let worker: HelperWorker
  private let deadline: Duration

  /// Creates a parser; the helper starts with the first page.
  ///
  /// - Parameters:
  ///   - program: The path of the helper program (``HelperProgram``).
  ///   - deadline: The time limit for one page.
  package init(program: String, deadline: Duration = .seconds(20)) {
    worker = HelperWorker(path: program, of: .pages, memory: Self.memory)
    self.deadline = deadline
  }

  /// Parses a page.
  ///
  /// - Parameter page: The bytes as published.
  package func document(of page: [UInt8]) async throws(HelperFailure) -> HTMLDocument {
    let page = PageText.utf8(of: page)
    guard !page.isEmpty else { throw .refused("is empty") }
    return try await worker.process(
      PageRequest(size: page.count).line, .bytes(page), deadline: deadline
    ) { HTMLDocument(parts: $0) }.get()
  }

  /// Ends the helper.
  package func shutDown() async { await worker.shutDown() }
}

extension HelperFailure {
  /// The reason why a page could not be parsed, which completes "could not be read: …".
  package var pageReason: String {
    switch self {
    case .unavailable(let clause): clause
    case .refused(let reason): "it \(reason)"
    case .crashed(let signal): "it crashed the page helper (signal \(signal))"
    case .ended(let code): "it ended the page helper (exit code \(code))"
    case .tooSlow(let seconds): "parsing it took longer than \(seconds) s"
    case .nonsense: "the page helper returned an invalid result"
    case .gone, .cancelled: "interrupted"
    }
  }
}
