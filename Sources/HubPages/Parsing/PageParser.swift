import HelperMessages
package import HubHelpers

/// Parses web pages with a helper program, so that a hostile page can crash only the helper.
package struct PageParser: Sendable {
  /// The memory of the helper in bytes.
  private static let memory = 512 << 20
  /// The time limit for parsing a page, and for reading it.
  package static let deadline = Duration.seconds(20)

  private let worker: HelperWorker

  /// Creates a parser; the helper starts with the first page.
  ///
  /// - Parameter program: The path of the helper program (``HelperProgram``).
  package init(program: String) {
    worker = HelperWorker(path: program, of: .pages, memory: Self.memory)
  }

  /// Parses a page; returns nil if it is empty.
  ///
  /// - Parameter page: The bytes as published.
  package func document(of page: [UInt8]) async throws(HelperFailure) -> HTMLDocument? {
    let page = PageText.utf8(of: page)
    guard !page.isEmpty else { return nil }
    let document = try await worker.process(
      PageRequest(size: page.count).line, .bytes(page), deadline: Self.deadline
    ) { HTMLDocument(parts: $0) }.get()
    return document.isEmpty ? nil : document
  }

  package func shutDown() async { await worker.shutDown() }
}
