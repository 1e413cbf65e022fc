package import HubFetching
import HubHelpers
import HubJSON
package import HubModel

/// The door of the room: bytes of pages go in; pictures, and addresses to fetch next, come out.
///
/// A helper program parses the pages, so that a hostile one can crash only the helper.
package struct PageParser: Sendable {
  /// The memory of the helper in bytes.
  private static let memory = 512 << 20

  private let worker: HelperWorker

  /// Creates a parser; the helper starts with the first page.
  ///
  /// - Parameter program: The path of the helper program (``HelperProgram``).
  package init(program: String) {
    worker = HelperWorker(path: program, of: .pages, memory: Self.memory)
  }

  /// Reads a page of a portfolio.
  ///
  /// - Parameters:
  ///   - page: The bytes as published.
  ///   - location: The location that was asked for.
  ///   - answered: The location that answered.
  ///   - portfolio: The folder of the portfolio; nil if this is its first page.
  package func read(
    _ page: [UInt8], at location: HubLocation, answeredBy answered: HubLocation,
    in portfolio: PortfolioFolder?, of owner: PortfolioOwner
  ) async throws(FetchFailure) -> PageReading {
    let folder = portfolio ?? PortfolioFolder(of: answered, publishedAt: location)
    var reading: PageReading?
    do throws(HelperFailure) {
      if let document = try await document(of: page) {
        let reader = PageReader(document, at: answered, in: folder)
        reading = try reader.read()
        if case .member(let name) = owner {
          reading?.namesOwner = reader.names(name, at: [location, answered])
        }
      }
    } catch {
      if error == .cancelled { throw .cancelled }
      throw .unreadable(error.reason)
    }
    guard let reading else { throw .notAPage("it is empty") }
    if let reason = reading.notAPage { throw .notAPage(reason) }
    return reading
  }

  /// Marks the pictures of a page that are not in its content.
  ///
  /// - Parameter answer: What WordPress' REST interface says about the page, in JSON.
  package func compare(
    _ page: inout PageReading, withContentIn answer: [UInt8], of owner: PortfolioOwner
  ) async throws(FetchFailure) {
    guard
      let root = try? JSONParser.parse(answer, limits: JSONLimits(nodes: 1 << 20, depth: 64)).root,
      let content = root["content"], content["protected"]?.bool != true,
      let html = content["rendered"]?.string, !html.isEmpty
    else { return }
    let own = try await read(
      Array(html.utf8), at: page.location, answeredBy: page.answered, in: nil, of: owner)
    page.keepContent(of: own)
  }

  /// Parses a page; returns nil if it is empty.
  func document(of page: [UInt8]) async throws(HelperFailure) -> HTMLDocument? {
    let page = PageText.utf8(of: page)
    guard !page.isEmpty else { return nil }
    let document = try await worker.process(
      ["page"], .bytes(page), deadline: PageReader.deadline
    ) { HTMLDocument(parts: $0) }.get()
    return document.isEmpty ? nil : document
  }
}
