import Testing

@testable import HubPages

/// What a picture's URL says about its other sizes.
struct PageCandidateTests {
  @Test(
    arguments: [
      ("https://club.nl/up/mist-300x200.jpg", "https://club.nl/up/mist.jpg"),
      ("https://club.nl/up/mist-300x200.jpg?x=1.2", "https://club.nl/up/mist.jpg?x=1.2"),
      ("https://a-30x20.nl/up/mist-30x20.jpg", "https://a-30x20.nl/up/mist.jpg"),
      ("https://club.nl/uploads/mist.jpg?1", "https://club.nl/uploads/mist_orig.jpg?1"),
      ("https://club.nl/uploads/mist.jpg?v=1.2", "https://club.nl/uploads/mist_orig.jpg?v=1.2"),
      ("https://club.nl/uploads/mist", nil), ("https://club.nl/uploads/a.b/mist", nil),
      ("https://club.nl/uploads/mist_orig.jpg", nil), ("https://club.nl/mist.jpg", nil),
      (
        "https://static.wixstatic.com/media/ab~mv2.jpg/v1/fill/w_300/mist.jpg",
        "https://static.wixstatic.com/media/ab~mv2.jpg"
      ),
    ] as [(String, String?)])
  func `the file in full size is looked for beside the smaller one`(url: String, full: String?) {
    let candidate = PageCandidate(
      versions: [.init(url: url)], evidence: .plain, region: .content, target: nil, block: "")
    #expect(candidate.unsizedURL == full)
  }
}
