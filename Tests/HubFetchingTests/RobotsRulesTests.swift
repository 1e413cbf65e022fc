import Testing

@testable import HubFetching

/// `robots.txt` by RFC 9309, and the rules of pages.
struct RobotsRulesTests {
  private func allowed(_ rules: String, _ path: String) -> Bool {
    RobotsRules(contents: Array(rules.utf8)).allow(path)
  }

  private static let files: [(rules: String, path: String, isAllowed: Bool)] = [
    ("", "/a", true),
    ("User-agent: *\nDisallow:", "/a", true),
    ("User-agent: *\nDisallow: /", "/a", false),
    ("user-agent: *\r\ndisallow: /private/ # not these", "/private/a", false),
    ("User-agent: *\nDisallow: /private/", "/public/", true),
    ("User-agent: googlebot\nDisallow: /", "/a", true),
    ("User-agent: googlebot\nUser-agent: *\nDisallow: /", "/a", false),
    ("User-agent: *\nDisallow: /\n\nUser-agent: hubpack\nAllow: /", "/a", true),
    ("User-agent: HubPack/1.0\nDisallow: /\nUser-agent: *\nAllow: /", "/a", false),
    ("User-agent: *\nDisallow: /\nAllow: /members/", "/members/anna", true),
    ("User-agent: *\nDisallow: /a\nAllow: /a", "/a", true),
    ("User-agent: *\nDisallow: /*.jpg$", "/x/mist.jpg", false),
    ("User-agent: *\nDisallow: /*.jpg$", "/x/mist.jpg?x", true),
    ("User-agent: *\nDisallow: /a/*/c", "/a/b/c/d", false),
    ("User-agent: *\nDisallow: /caf%C3%A9", "/café", false),
    ("Disallow: /\nnonsense\n:::", "/a", true),
    ("User-agent: *\nDisallow: /a%2Ab", "/axb", true),
    ("User-agent: *\nDisallow: /a%2ab", "/a*b", false),
    ("User-agent: *\nDisallow: /a%24", "/a", true),
    ("User-agent: *\nDisallow: /a%24", "/a$b", false),
    ("User-agent: *\nDisallow: /a$b", "/a$b", false),
    ("User-agent: *\nDisallow: /*/*/*/*/*/*/*/*/*/*/*.jpg$", "/1/2/3/4/5/6/7/8/9/10/a.jpg", false),
    ("User-agent: *\nDisallow: /*/*/*/*/*/*/*/*/*/*/*.jpg$", "/1/2/a.jpg", true),
    ("\u{FEFF}User-agent: *\nDisallow: /", "/a", false),
  ]

  @Test(arguments: files)
  func `the longest rule for this program, or else for all, decides`(
    rules: String, path: String, isAllowed: Bool
  ) {
    #expect(allowed(rules, path) == isAllowed)
  }

  @Test(
    arguments: [
      ("noindex", "noindex"), ("NoIndex, nofollow", "noindex"), ("none", "none"),
      ("max-image-preview: large, noimageindex", "noimageindex"),
      ("hubpack: noindex", "noindex"), ("googlebot: noindex", nil), ("all", nil),
      ("unavailable_after: 2030-01-01", nil), ("noindex nofollow", "noindex"),
      ("follow NOARCHIVE", "noarchive"), ("max-image-preview: none", nil),
      ("noindex max-image-preview:large", "noindex"), ("googlebot: noindex nofollow", nil),
      ("googlebot: noindex, hubpack: noai", "noai"), ("hubpack: all, otherbot: noindex", nil),
      ("noindex, googlebot: none", "noindex"),
      ("unavailable_after: 25 Jun 2010 15:00:00 PST", "unavailable_after"),
      ("unavailable_after: 2011-06-25", "unavailable_after"), ("max-snippet:20, noai", "noai"),
    ] as [(String, String?)])
  func `rules of a page`(list: String, refusal: String?) {
    #expect(RobotsRules.refusal(in: list) == refusal)
  }

  @Test(arguments: [
    ("User-agent: *\nCrawl-delay: 2\nDisallow:", 2.0), ("User-agent: *\nCrawl-delay: 0.5", 0.5),
    ("User-agent: hubpack\nCrawl-delay: 1\n\nUser-agent: *\nCrawl-delay: 3", 1),
    ("User-agent: *\nCrawl-delay: 3600", 5), ("User-agent: other\nCrawl-delay: 2", 0),
    ("User-agent: *\nCrawl-delay: -1", 0), ("User-agent: *\nCrawl-delay: soon", 0),
  ])
  func `the time between requests is kept as far as it is bearable`(rules: String, seconds: Double)
  {
    #expect(RobotsRules(contents: Array(rules.utf8)).delay == .seconds(seconds))
  }
}
