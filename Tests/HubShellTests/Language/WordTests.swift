import Testing

@testable import HubShell

/// How a line falls into words.
struct WordTests {
  @Test(
    arguments: [
      ("", []), ("   ", []), ("members", ["members"]), (" a\tb  c ", ["a", "b", "c"]),
      (#"show "van den Doe""#, ["show", "van den Doe"]),
      ("show “van den Doe”", ["show", "van den Doe"]),
      (#"show “van den" Doe"#, ["show", "van den", "Doe"]),
      (#"club:"Club F/8" x"#, ["club:Club F/8", "x"]), (#"a"b c"d"#, ["ab cd"]),
      (#""a \"b\" c""#, [#"a "b" c"#]), (#""a\\""#, [#"a\"#]), (#"a\b"#, [#"a\b"#]),
      (#""""#, [""]), ("a\u{A0}b", ["a", "b"]),
      ("Fotokring ’t Korreltje", ["Fotokring", "’t", "Korreltje"]),
      ("a 'b c' d", ["a", "b c", "d"]), ("town='b c','d'", ["town=b c,d"]),
      ("o'x y'z", ["o'x", "y'z"]),
      ("'t x 's-y", ["'t", "x", "'s-y"]), ("'a\"b' c", ["a\"b", "c"]), ("''", [""]),
      ("\"\u{301}a b\" c", ["\u{301}a b", "c"]), ("月 あ", ["月", "あ"]),
    ] as [(String, [String])])
  func `blanks part words, quotes keep them together, a backslash keeps a quote`(
    line: String, words: [String]
  ) {
    #expect(Word.split(line).map(\.text) == words)
  }

  @Test(arguments: [
    (#"a "b"#, true), ("a “b", true), (#"a "b""#, false), (#"a "b\""#, true), ("a b", false),
  ])
  func `a quote that is not closed is noticed`(line: String, isOpen: Bool) {
    #expect(Word.split(line).last?.isOpen == isOpen)
  }

  @Test func `ranges are bytes of the line, quotes included`() {
    let line = "é “ü x” club:\"a b\""
    let words = Word.split(line)
    #expect(words.map(\.range) == [0..<2, 3..<13, 14..<24])
    #expect(words[2].cut(at: ":")?.before.range == 14..<18)
    #expect(words[2].cut(at: ":")?.after.range == 19..<24)
  }

  @Test func `signs inside quotes mean nothing`() {
    let word = Word.split(#""a:b,c",d"#)[0]
    #expect(word.cut(at: ":") == nil)
    #expect(word.alternatives.map(\.text) == ["a:b,c", "d"])
    #expect(Word.split(#""sort""#)[0].keyword == nil)
    #expect(Word.split("SORT")[0].keyword == "sort")
    #expect(Word.split(#""-a""#)[0].dropping("-") == nil)
  }
}
