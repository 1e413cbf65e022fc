import Foundation
import HubShell
import TestSupport
import Testing

struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let history: HistoryFile

  init() throws {
    folder = try TemporaryFolder()
    history = HistoryFile(folder: folder.path("state/hubpack"))
  }

  @Test func `the file is where the XDG folders are, else in the home, else nowhere`() throws {
    let home = folder.path("home")
    let standard = try #require(HistoryFile(environment: ["HOME": home]))
    #expect(standard.add(["one"]) == ["one"])
    #expect(FileManager.default.fileExists(atPath: home + "/.local/state/hubpack/history"))
    let state = folder.path("other")
    let named = try #require(HistoryFile(environment: ["HOME": home, "XDG_STATE_HOME": state]))
    #expect(named.add(["two"]) == ["two"])
    #expect(FileManager.default.fileExists(atPath: state + "/hubpack/history"))
    let relative = try #require(HistoryFile(environment: ["HOME": home, "XDG_STATE_HOME": "here"]))
    #expect(relative.read() == ["one"])
    #expect(HistoryFile(environment: [:]) == nil)
  }

  @Test func `an older equal line is dropped, and so are the oldest of too many`() throws {
    #expect(history.add(["a", "b", "a"]) == ["b", "a"])
    let many = (0..<HistoryFile.limit).map { "line \($0)" }
    #expect(history.add(many) == many)
    #expect(history.add(["line 500"])?.count == HistoryFile.limit)
    #expect(history.read().last == "line 500")
    #expect(history.add(["new"])?.first == "line 1")
  }

  @Test func `many prompts at once lose no line`() async throws {
    let history = history
    await withTaskGroup { group in
      for prompt in 0..<8 {
        group.addTask {
          for line in 0..<20 { while history.add(["\(prompt) \(line)"]) == nil {} }
        }
      }
    }
    #expect(history.read().count == 160)
    #expect(try folder.names() == ["state"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("state/hubpack"))
        == ["history"])
  }

  @Test func `lines that could do harm are left out of what is read`() throws {
    let text =
      "good\n\u{1B}[2Jbad\ntab\there\n\u{202E}evil\n\n" + String(repeating: "x", count: 5000)
    try folder.write(
      Data(text.utf8) + [0x0A, 0xFF, 0x00, 0x0A] + Data("last".utf8), to: "state/hubpack/history")
    #expect(history.read() == ["good", "last"])
  }

  @Test func `of a huge file only the end is read`() throws {
    let line = String(repeating: "x", count: 99) + "\n"
    let text = String(repeating: line, count: 200_000) + "last\n"
    try folder.write(text, to: "state/hubpack/history")
    #expect(history.read() == [String(line.dropLast()), "last"])
  }

  @Test func `a named pipe, a folder and nothing at all are empty histories`() throws {
    #expect(history.read() == [])
    try folder.write("", to: "state/hubpack/x")
    mkfifo(folder.path("state/hubpack/history"), 0o600)
    #expect(history.read() == [])
    unlink(folder.path("state/hubpack/history"))
    try folder.write("", to: "state/hubpack/history/x")
    #expect(history.read() == [])
    #expect(history.add(["one"]) == nil)
  }

  @Test func `where no folder can be made there is no history`() throws {
    try folder.write("a file", to: "state")
    #expect(history.add(["one"]) == nil)
    #expect(history.read() == [])
  }
}
