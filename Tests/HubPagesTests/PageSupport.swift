import HubFetching
import HubHelpers
import HubModel
import TestSupport
import Testing

@testable import HubPages

/// The page helper of all tests.
let parser = PageParser(program: Program.pageHelper)

/// Parses and reads a page.
func read(
  _ html: String, at url: String = "https://club.nl/anna/"
) async throws -> PageReading {
  let document = try #require(try await parser.document(of: Array(html.utf8)))
  let location = HubLocation(url)
  return try PageReader(document, at: location, in: PortfolioFolder(of: location)).read()
}

/// Returns the content of a page that names Anna de Vries.
func page(_ content: String) -> String {
  "<html><head><title>Anna de Vries</title></head><body><main>\(content)</main></body></html>"
}

/// Returns the decisions about the pages of several members, each named and at its own URL.
func verdicts(_ pages: KeyValuePairs<String, String>) async throws -> [[PageVerdict]] {
  var portfolios: [PortfolioReading] = []
  for (owner, html) in pages {
    let url = "https://club.nl/\(owner.lowercased().replacing(" ", with: "-"))/"
    let reading = try await read(html, at: url)
    portfolios.append(
      PortfolioReading(
        owner: owner, page: url, candidates: reading.candidates, isNamed: true,
        isOnClubSite: false))
  }
  return PortfolioPictures.verdicts(on: portfolios)
}

/// Returns the file names of the pictures that are taken from one page.
func taken(_ html: String) async throws -> [String] {
  let reading = try await read(html)
  let portfolio = PortfolioReading(
    owner: "Anna de Vries", page: "https://club.nl/anna/", candidates: reading.candidates,
    isNamed: true, isOnClubSite: false)
  let verdicts = PortfolioPictures.verdicts(on: [portfolio])[0]
  return zip(reading.candidates, verdicts).filter { $0.1.isTaken }.map { candidate, _ in
    candidate.largest.url.split(separator: "/").last.map(String.init) ?? ""
  }
}
