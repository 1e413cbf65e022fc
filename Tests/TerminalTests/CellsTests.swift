import Terminal
import Testing

struct CellsTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("hello, world", 12), ("é", 1), ("e\u{301}", 1), ("o\u{308}\u{304}", 1),
    ("字", 2), ("東京 写真", 9), ("ｶﾒﾗ", 3), ("カメラ", 6), ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("（）", 4), ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2),
    ("🏳️‍🌈", 2), ("🇳🇱", 2), ("🇳🇱🇧🇪", 4), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("A\u{FE0F}", 1), ("⌚", 2), ("©", 1),
    ("™", 1),
    ("אבג", 3), ("עִבְרִית", 5), ("محمد", 4), ("مُحَمَّد", 4), ("می\u{200C}خواهم", 7), ("ก็", 1), ("กำ", 2),
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{2060}", 0), ("\u{2068}א\u{2069}", 1), ("…", 1), ("─", 1),
    ("ﬁ", 1), ("Ж", 1), ("½", 1), ("\u{1F9FF}", 2), ("\u{1B}", 0), ("\n", 0),
  ])
  func `the number of cells of a text matches terminals`(text: String, cells: Int) {
    #expect(text.cells == cells)
  }

  @Test func `a text is cut between characters`() {
    #expect("hello".cut(toCells: 5) == "hello")
    #expect("hello".cut(toCells: 4) == "hel…")
    #expect("hello".cut(toCells: 1) == "…")
    #expect("hello".cut(toCells: 0) == "")
    #expect("東京写真".cut(toCells: 8) == "東京写真")
    #expect("東京写真".cut(toCells: 7) == "東京写…")
    #expect("東京写真".cut(toCells: 6) == "東京…")
    #expect("👩‍👩‍👧👩‍👩‍👧".cut(toCells: 3) == "👩‍👩‍👧…")
    #expect("e\u{301}e\u{301}e\u{301}".cut(toCells: 2) == "e\u{301}…")
    #expect(String(repeating: "w", count: 10_000).cut(toCells: 6) == "wwwww…")
  }

  @Test func `a text is padded to a number of cells`() {
    #expect("東".leading(inCells: 4) == "東  ")
    #expect("東".trailing(inCells: 4) == "  東")
    #expect("hello".leading(inCells: 3) == "hello")
  }
}
