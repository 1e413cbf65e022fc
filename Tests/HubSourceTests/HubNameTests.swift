import Testing

@testable import HubSource

struct HubNameTests {
  @Test(
    arguments: [
      ("https://hub.example/photo-club-hub/main/JSON/root_.level1.json", "Photo club hub"),
      (
        "https://raw.host.example/anna/Photo-Club-Hub/refs/heads/main/JSON/root_.level1.json",
        "Photo Club Hub"
      ),
      ("https://hub.example/fotobond%20noord/root_.level1.json", "Fotobond noord"),
      ("https://hub.example/clubs_of_the_north/", "Clubs of the north"),
      ("https://hub.example/root_.level1.json", nil),
      ("https://hub.example/2026/main/root_.level1.json", nil),
      ("lumen-hub/root_.level1.json", nil), ("", nil),
    ] as [(String, String?)])
  func `a hub is named after the last folder of its URL that says something`(
    url: String, name: String?
  ) {
    #expect(HubName(url: url)?.text == name)
  }
}
