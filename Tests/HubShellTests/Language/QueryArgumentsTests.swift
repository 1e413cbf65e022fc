import Testing

@testable import HubShell

/// Arguments of `hubpack query` whose quotes the shell took away.
struct QueryArgumentsTests {
  @Test(
    arguments: [
      (["show", "Jan", "Nachtfalter"], ["show Jan Nachtfalter"]),
      (["clubs", "in", "NL"], ["clubs in NL"]), (["clubs", "country:NL"], ["clubs country:NL"]),
      (
        ["members", "club:Fotoclub Zonnevlek", "Van Aalst"],
        [#"members club:"Fotoclub Zonnevlek" "Van Aalst""#]
      ),
      (["show", "Jan Nachtfalter"], ["show Jan Nachtfalter"]),
      (["clubs", "museums"], ["clubs", "museums"]), (["clubs", "\\d"], ["clubs", "\\d"]),
      (["clubs in NL", "stats"], ["clubs in NL", "stats"]), (["clubs"], ["clubs"]), ([], []),
      (["select", "1"], ["select 1"]), (["clubs", "near", "Delft"], ["clubs near Delft"]),
      (["count", "clubs"], ["count clubs"]), (["how", "many", "members"], ["how many members"]),
      (["fotoclubs", "in", "Delft"], ["fotoclubs in Delft"]),
    ] as [([String], [String])])
  func `they are one query, unless each can be one`(arguments: [String], lines: [String]) {
    #expect(QueryArguments.lines(arguments) == lines)
  }

  @Test func `a filter among commands is not understood`() {
    #expect(QueryArguments.lines(["clubs", "country:NL", "stats"]) == nil)
    #expect(QueryArguments.lines(["clubs", "sort", "members", "desc"]) == nil)
    #expect(QueryArguments.lines(["joined", "this", "year"]) == nil)
  }

  @Test(
    arguments: [
      ("show", ["Jan"], "show Jan"), ("search", ["jan"], "show jan"), ("clubs", [], "clubs"),
      ("list", [], "clubs"), ("members", ["of", "X"], "members of X"),
    ] as [(String, [String], String)])
  func `a command of the prompt is known`(word: String, arguments: [String], query: String) {
    #expect(ShellCommand.query(word, arguments) == query)
  }

  @Test func `another word is not`() { #expect(ShellCommand.query("exprot", []) == nil) }
}
