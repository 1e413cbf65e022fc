import Foundation
import HubShell
import Terminal
import TestSupport
import Testing

/// Readline has one state for the whole program: one test at a time.
@Suite(.serialized)
struct LineEditorTests {
  @Test func `a prompt needs a terminal`() throws {
    let file = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let error = try #require(throws: LineEditorError.self) {
      try LineEditor(history: nil, input: file.fileDescriptor) { _ in
        Completions(start: 0, candidates: [])
      }
    }
    #expect(error.description == "the prompt needs a terminal for input and output")
  }

  @Test func `pasted lines are returned one by one, in order`() async throws {
    let edited = try await EditedTerminal()
    edited.send("\u{1B}[200~first\rsecond\r\n\rthird\u{1B}[201~")
    try await edited.terminal.wait("what was pasted") { $0.lines.contains { $0.contains("third") } }
    edited.send("\r")
    #expect(try await edited.end(after: 3) == [.line("first"), .line("second"), .line("third")])
    #expect(edited.terminal.screen.lines.suffix(3) == ["> third", ">", ""])
  }

  @Test func `what is pasted is not run before Enter is typed, and no key in it counts`()
    async throws
  {
    let edited = try await EditedTerminal { _ in
      Completions(start: 0, candidates: [.init("completed")])
    }
    edited.send("\u{1B}[200~a\tb\u{1B}[201~")
    try await edited.terminal.wait("what was pasted") { $0.currentLine.hasSuffix("b") }
    edited.send("\r")
    #expect(try await edited.end(after: 1) == [.line("a\tb")])
  }

  @Test func `an interruption throws the line away`() async throws {
    let edited = try await EditedTerminal()
    edited.send("half")
    try await edited.shows("> half")
    #expect(Interruption.interrupt())
    try await edited.entered(1)
    try await edited.shows(">")
    edited.send("whole\r")
    #expect(try await edited.end(after: 2) == [.cleared, .line("whole")])
    #expect(edited.terminal.screen.lines.first == "> half^C")
  }

  @Test func `Tab replaces a quoted value with blanks, and adds a blank`() async throws {
    let edited = try await EditedTerminal { line in
      #expect(line == #"members club:"fotoclub zo"#)
      return Completions(start: 8, candidates: [.init(#"club:"Fotoclub Zonnevlek""#)])
    }
    edited.send(#"members club:"fotoclub zo"# + "\t")
    try await edited.shows(#"> members club:"Fotoclub Zonnevlek""#)
    edited.send("x\r")
    #expect(try await edited.end(after: 1) == [.line(#"members club:"Fotoclub Zonnevlek" x"#)])
  }

  @Test func `Tab inserts what all candidates share, and a second Tab lists them`() async throws {
    let edited = try await EditedTerminal { _ in
      Completions(
        start: 8,
        candidates: [
          .init(#"club:"Malmö Öst""#, label: "Malmö Öst"),
          .init(#"club:"Malmö Ölands vänner""#, label: "Malmö Ölands vänner"),
          .init(#"club:"Malmo Õde""#, label: "Malmo\u{1B}[2J Õde"),
          .init("club:\u{202E}evil"), .init("club:a\nb"),
        ])
    }
    edited.send("members club:malm\t")
    try await edited.shows(#"> members club:"Malmö Ö"#)
    edited.send("\t\t")
    let screen = try await edited.terminal.wait("the list") {
      $0.lines.count > 2 && $0.currentLine == #"> members club:"Malmö Ö"#
    }
    #expect(
      screen.lines.dropFirst().joined(separator: " ").split(separator: " ", maxSplits: 20).joined(
        separator: " ")
        == #"Malmö Öst Malmö Ölands vänner Malmo<U+1B>[2J Õde > members club:"Malmö Ö"#)
    edited.send("st\"\r")
    #expect(try await edited.end(after: 1) == [.line(#"members club:"Malmö Öst""#)])
  }

  @Test func `Tab in the middle of a line leaves what follows the cursor`() async throws {
    let edited = try await EditedTerminal { line in
      #expect(line == "漢 cl")
      return Completions(start: 4, candidates: [.init("club:", isWhole: false)])
    }
    edited.send("漢 clX\u{1B}[D\t")
    try await edited.shows("> 漢 club:X")
    edited.send("y\r")
    #expect(try await edited.end(after: 1) == [.line("漢 club:yX")])
  }

  @Test func `Tab without candidates completes nothing, not even a file's name`() async throws {
    let edited = try await EditedTerminal()
    edited.send("/et\t\t")
    edited.send("\t!")
    try await edited.shows("> /et!")
    edited.send("\r")
    try await edited.entered(1)
    try await edited.shows(">")
    edited.send("\t\r")
    #expect(try await edited.end(after: 2) == [.line("/et!"), .line("")])
  }

  @Test func `a long list is cut`() async throws {
    let edited = try await EditedTerminal(columns: 40) { _ in
      Completions(start: 0, candidates: (100..<400).map { .init("member\($0)") })
    }
    edited.send("\t\t\t")
    try await edited.terminal.wait(for: "… 200 more")
    try await edited.shows("> member")
    #expect(!edited.terminal.screen.lines.contains { $0.contains("member200") })
    #expect(!edited.terminal.written.contains("\u{7}"))
    Interruption.interrupt()
    #expect(try await edited.end(after: 1) == [.cleared])
  }

  @Test func `a prompt counts as wide as it looks`() async throws {
    let edited = try await EditedTerminal(columns: 20)
    edited.send("abcdefghijklmnopqrstuvwxyz\u{1}X\r")
    #expect(try await edited.end(after: 1) == [.line("Xabcdefghijklmnopqrstuvwxyz")])
    #expect(edited.terminal.screen.lines.prefix(2) == ["> Xabcdefghijklmnopq", "rstuvwxyz"])
  }

  @Test func `two prompts see each other's lines`() async throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(folder: folder.path("hubpack"))
    let edited = try await EditedTerminal(history: history)
    edited.send("mine\r")
    try await edited.entered(1)
    try await edited.shows(">")
    #expect(history.add(["theirs"]) == ["mine", "theirs"])
    edited.send("again\r")
    try await edited.entered(2)
    try await edited.shows(">")
    edited.send("\u{1B}[A\u{1B}[A\r")
    #expect(try await edited.end(after: 3) == [.line("mine"), .line("again"), .line("theirs")])
    #expect(history.read() == ["mine", "again", "theirs"])
  }
}
