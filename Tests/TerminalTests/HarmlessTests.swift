import Terminal
import Testing

struct HarmlessTests {
  @Test(arguments: [
    "", "plain", "two\nlines\tand a tab", "é e\u{301}", "東京", "👩‍👩‍👧 👍🏽 🇳🇱 ❤\u{FE0F}", "می\u{200C}خواهم",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "क्\u{200D}ष", "a\u{34F}\u{308}",
    "אבג", "\u{600}12",
  ])
  func `ordinary texts are unchanged`(text: String) {
    #expect(text.harmless == text)
  }

  @Test(arguments: [
    ("\u{1B}[2J", "<U+1B>[2J"), ("a\rb", "a<U+D>b"), ("a\r\nb", "a<U+D>\nb"),
    ("\u{0}\u{7F}", "<U+0><U+7F>"),
    ("\u{9B}2J", "<U+9B>2J"), ("\u{85}", "<U+85>"), ("a\u{202E}b", "a<U+202E>b"),
    ("\u{2066}\u{2067}\u{2068}\u{2069}", "<U+2066><U+2067><U+2068><U+2069>"),
    ("\u{200E}\u{200F}\u{61C}", "<U+200E><U+200F><U+61C>"),
    ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
    ("a\u{200B}b", "a<U+200B>b"), ("\u{FEFF}a", "<U+FEFF>a"),
    ("a\u{2060}b\u{AD}", "a<U+2060>b<U+AD>"),
    ("\u{200D}a", "<U+200D>a"), ("\u{FE0F}a", "<U+FE0F>a"), ("\u{E0100}", "<U+E0100>"),
    ("a\u{E0041}", "a<U+E0041>"), ("\u{3164}", "<U+3164>"), ("\u{FFF9}", "<U+FFF9>"),
  ])
  func `control and invisible characters are shown as code points`(
    text: String, shown: String
  ) {
    #expect(text.harmless == shown)
  }

  @Test func `a letter keeps at most thirty marks`() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let shown = ("a" + marks).harmless
    #expect(shown.hasPrefix("a" + String(repeating: "\u{301}", count: 30)))
    #expect(shown.unicodeScalars.dropFirst(31).allSatisfy { $0.isASCII })
    #expect(shown.cut(toCells: 6).unicodeScalars.count < 40)
  }

  @Test func `a text on one line has no newlines or tabs`() {
    #expect("a\nb\tc\u{7}".harmlessLine == "a b c<U+7>")
    #expect("a\r\nb".harmlessLine == "a<U+D> b")
  }
}
