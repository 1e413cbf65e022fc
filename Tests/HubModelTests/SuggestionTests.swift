import Testing

@testable import HubModel

struct SuggestionTests {
  private let keywords = [
    "Abstract", "Architecture", "Black & White", "Landscape", "Macro", "Minimal", "Nature",
    "Portrait", "Seascape", "Street", "Travel", "Wildlife",
  ]

  @Test(arguments: [
    ("Landscapes", "Landscape"), ("landscape", "Landscape"), ("Lanscape", "Landscape"),
    ("Black and White", "Black & White"), ("Black&White", "Black & White"),
    ("black-white", "Black & White"),
    ("Portriat", "Portrait"), ("Pörtrait", "Portrait"), ("Tarvel", "Travel"),
    ("Makro", "Macro"), ("Steet", "Street"), ("Architectuur", "Architecture"),
    ("Astronomy", nil), ("Sports", nil), ("Landschaft", "Landscape"), ("", nil),
  ])
  func `a typo finds the intended word, a different word finds nothing`(
    written: String, meant: String?
  ) {
    #expect(Suggestion.nearest(to: written, among: keywords) == meant)
  }

  @Test func `the most similar candidate is returned, the first of equally similar ones`() {
    #expect(Suggestion.nearest(to: "Streek", among: ["Streep", "Streeks", "Streek"]) == "Streek")
    #expect(Suggestion.nearest(to: "Street", among: ["Streek", "Streep"]) == "Streek")
    #expect(Suggestion.nearest(to: "Street", among: ["Streep", "Streek"]) == "Streep")
    #expect(Suggestion.nearest(to: "Street", among: []) == nil)
  }

  @Test func `similar means one edit for every three letters`() {
    #expect(Suggestion.nearest(to: "abcdeX", among: ["abcdef"]) == "abcdef")
    #expect(Suggestion.nearest(to: "abcdXX", among: ["abcdef"]) == "abcdef")
    #expect(Suggestion.nearest(to: "abcXXX", among: ["abcdef"]) == nil)
    #expect(Suggestion.nearest(to: "abX", among: ["abc"]) == "abc")
    #expect(Suggestion.nearest(to: "aXX", among: ["abc"]) == nil)
  }

  @Test func `nothing is similar to a text without letters or to a single letter`() {
    #expect(Suggestion.nearest(to: "&", among: ["A"]) == nil)
    #expect(Suggestion.nearest(to: "x", among: ["", "-"]) == nil)
    #expect(Suggestion.nearest(to: "x", among: ["a", "b"]) == nil)
  }

  @Test func `a very long text finds nothing, and quickly`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.nearest(to: long, among: [long + "b"]) == nil)
  }

  @Test func `candidates may have other types than text`() {
    let near = Suggestion.nearest(to: "twee", among: [1: "een", 2: "twe"]) { $0.value }
    #expect(near?.key == 2)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "acb", 1), ("abc", "bc", 1), ("abc", "xabc", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("abcdef", "badcfe", 3),
  ])
  func `distance counts insertions, deletions, substitutions and swaps`(
    first: String, second: String, distance: Int
  ) {
    let (first, second) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    #expect(Suggestion.editDistance(first, second) == distance)
    #expect(Suggestion.editDistance(second, first) == distance)
  }
}
