import HubShell
import Testing

struct CompletionsTests {
  private func common(_ candidates: [String], insteadOf typed: String) -> String {
    Completions(start: 0, candidates: candidates.map { .init($0) }).commonText(insteadOf: typed)
  }

  @Test func `a single candidate is what is certain`() {
    #expect(common(["Zoë"], insteadOf: "zo") == "Zoë")
  }

  @Test func `candidates share what differs in case and marks alone`() {
    #expect(common(["Malmö A", "MALMO B"], insteadOf: "malmo") == "Malmö ")
    #expect(common(["漢字", "漢語"], insteadOf: "") == "漢")
  }

  @Test func `what was typed stays when the candidates do not begin with it`() {
    #expect(common([#""Kring Zon""#, #""Foto Zon""#], insteadOf: "zon") == "zon")
    #expect(common([], insteadOf: "zon") == "zon")
  }

  @Test func `candidates that could do a terminal harm are left out`() {
    let candidates = ["a\u{1B}", "a\nb", "a\u{202E}", "a\tb", "fine"]
    #expect(
      Completions(start: 0, candidates: candidates.map { .init($0) }).candidates == [.init("fine")])
  }
}
