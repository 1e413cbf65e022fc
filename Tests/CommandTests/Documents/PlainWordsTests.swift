import Foundation
import TestSupport
import Testing

/// The sources speak as Docs/Style.md asks: its worst patterns do not come back.
struct PlainWordsTests {
  private static func sources() throws -> [(name: String, text: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: Checkout.path("Sources"))
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOfFile: Checkout.path("Sources/" + $0), encoding: .utf8)) }
  }

  private static let phrases = [
    "be had", "is there already", "has not the", "left out, being", "nobody is called",
    "nothing is called",
  ]

  /// The refused words in a text.
  private static func refused(in text: String) -> [String] {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // Ordinary English.
      .replacing("here is no ", with: "").replacing("is no longer", with: "")
    return phrases.filter { " \(line)".contains(" \($0)") }
      + line.matches(of: #/\bis no [a-z]/#).map { String($0.output) }
  }

  @Test func `string literals have none of the worst patterns`() throws {
    for (name, text) in try Self.sources() {
      for literal in StringLiterals(of: text).texts {
        let refused = Self.refused(in: literal)
        #expect(refused.isEmpty, "\(name): \(refused) in \(literal)")
      }
    }
  }

  private static let openings = ["What", "Whether", "That", "Of", "As", "How", "Which"]

  @Test func `docstrings begin with what a thing is or does`() throws {
    for (name, text) in try Self.sources() {
      var isContinued = false
      for line in text.split(separator: "\n") {
        let words = line.drop { $0 == " " }
        let isRefused = Self.openings.contains { words.hasPrefix("/// \($0) ") }
        #expect(isContinued || !isRefused, "\(name): \(words)")
        isContinued = words.hasPrefix("///")
      }
    }
  }

  @Test(arguments: [
    ("x.zip is no hubpack bundle", true), ("there is no club called …", false),
    ("… could not be\n  had", true), ("it is no longer in the hub", false),
    ("x.hubpack is there already", true), ("x.hubpack already exists", false),
  ])
  func `patterns are told from ordinary English`(text: String, isRefused: Bool) {
    #expect(Self.refused(in: text).isEmpty == !isRefused)
  }

  @Test func `literals are found, whatever stands in them`() {
    let source = ##"""
      // "a comment"
      let a = "one \(b("two") + c) three", d = #"a "raw" \(text)"# /* "another" */
      let e = """
        "several"
        lines \("here")
        """
      """##
    #expect(
      StringLiterals(of: source).texts
        == ["two", "one … three", "a \"raw\" \\(text)", "here", "\n  \"several\"\n  lines …\n  "])
  }
}
