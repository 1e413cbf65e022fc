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

/// Returns the portfolio of a member whose page has these pictures.
func portfolio(
  of owner: String, _ candidates: [PageCandidate], at url: String = "https://club.nl/anna/",
  isNamed: Bool = true
) -> Portfolio {
  let names = owner.split(separator: " ", maxSplits: 1).map(String.init)
  let name = PersonName(
    givenName: names[0], infixName: "", familyName: names.dropFirst().first ?? "")
  var page = PageReading(candidates: candidates)
  page.location = HubLocation(url)
  page.namesOwner = isNamed
  return Portfolio(of: .member(name), pages: [page])
}

/// The members of a club.
let people = ClubPeople(
  club: "Fotoclub Lumen",
  members: ["Anna de Vries", "Otto Vel", "Berta Jansen", "Arie Jansen"].map { name in
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    return PersonName(givenName: parts[0], infixName: "", familyName: parts[1])
  })

/// Returns the decisions about portfolios of one club.
func verdicts(on portfolios: [Portfolio], site: Set<String> = []) -> [[PageVerdict]] {
  var portfolios = portfolios
  PortfolioDecisions.decide(&portfolios, site: site, people: people)
  return portfolios.map { $0.pictures.compactMap(\.verdict) }
}

/// Returns the decisions about the pages of several members, each named and at its own URL.
func verdicts(_ pages: KeyValuePairs<String, String>) async throws -> [[PageVerdict]] {
  var portfolios: [Portfolio] = []
  for (owner, html) in pages {
    let url = "https://club.nl/\(owner.lowercased().replacing(" ", with: "-"))/"
    portfolios.append(portfolio(of: owner, try await read(html, at: url).candidates, at: url))
  }
  return verdicts(on: portfolios)
}

/// Returns the file names of the pictures that are taken from one page.
func taken(_ html: String) async throws -> [String] {
  var portfolios = [portfolio(of: "Anna de Vries", try await read(html).candidates)]
  PortfolioDecisions.decide(&portfolios, site: [], people: people)
  return portfolios[0].pictures.filter(\.isTaken).map { candidate in
    candidate.largest.url.split(separator: "/").last.map(String.init) ?? ""
  }
}
