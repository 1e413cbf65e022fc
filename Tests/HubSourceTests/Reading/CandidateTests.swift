import HubFetching
import HubModel
import Testing

@testable import HubSource

/// The possible locations of a referenced file (Docs/Hub.md, "How the files find each other").
struct CandidateTests {
  private let file = HubLocation.local("nl/clubs.level1.json")

  @Test func `a URL is looked up beside the file first, a relative reference at its target`()
    throws
  {
    #expect(
      try file.candidates(for: "https://hub.example/JSON/x.level1.json")
        == [.local("nl/x.level1.json"), .remote("https://hub.example/JSON/x.level1.json")])
    #expect(
      try file.candidates(for: "../be/x.json") == [.local("be/x.json"), .local("nl/x.json")])
    #expect(try file.candidates(for: "x.json") == [.local("nl/x.json")])
    #expect(
      try file.candidates(for: "https://hub.example/") == [.remote("https://hub.example/")])
    let page = HubLocation.remote("https://hub.nl/JSON/root_.level1.json")
    #expect(
      try page.candidates(for: "https://other.nl/x.json") == [.remote("https://other.nl/x.json")])
  }

  @Test func `over HTTP, a placeholder URL is looked up beside the file`() throws {
    let page = HubLocation.remote("https://hub.nl/JSON/root_.level1.json")
    #expect(
      try page.candidates(for: "https://other.example/x.json")
        == [.remote("https://hub.nl/JSON/x.json")])
  }
}
