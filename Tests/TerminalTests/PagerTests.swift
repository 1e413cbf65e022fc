import Foundation
import Terminal
import Testing

/// Pagers, with real programs, whose output goes to a file instead of the terminal.
@Suite(.serialized)
struct PagerTests {
  init() { signal(SIGPIPE, SIG_IGN) }

  /// Returns the output after writing lines one by one, and true if the pager was quit early.
  private func paged(
    _ lines: [String], by command: String, screen: Screen? = Screen(width: 20, height: 6)
  ) throws -> (text: String, isClosed: Bool) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)
    let pager = Pager(PagerCommand(command), screen: screen, output: file.fileDescriptor)
    var isClosed = false
    do {
      for line in lines { try pager.write(line + "\n") }
    } catch is ClosedPipe {
      isClosed = true
      #expect(throws: ClosedPipe.self) { try pager.write("more") }
    }
    try pager.finish()
    #expect(!Pager.isRunning)
    return (try String(contentsOf: url, encoding: .utf8), isClosed)
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { String($0 + 1) } }
  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  @Test func `output that fits the screen needs no pager`() throws {
    #expect(try paged(numbers(5), by: "cat -n").text == text(numbers(5)))
    #expect(try paged([], by: "cat -n").text.isEmpty)
  }

  @Test func `output longer than the screen goes to the pager from the first line on`() throws {
    #expect(
      try paged(numbers(6), by: "cat -n").text
        == text((1...6).map { "     \($0)\t\($0)" }))
  }

  @Test func `a wide line counts as several lines, colours do not count`() throws {
    let wide = String(repeating: "東", count: 31)
    #expect(try paged([wide, "b"], by: "sed s/^/:/").text == "\(wide)\nb\n")
    #expect(try paged([wide, "b", "c"], by: "sed s/^/:/").text == ":\(wide)\n:b\n:c\n")
    let coloured = Array(repeating: Style(hasColour: true).bold("twenty cells in line"), count: 5)
    #expect(try paged(coloured, by: "sed s/^/:/").text == text(coloured))
  }

  @Test func `a pager that is left early closes the pipe`() throws {
    let result = try paged(numbers(100_000), by: "head -n 3")
    #expect(result.text == "1\n2\n3\n")
    #expect(result.isClosed)
    #expect(try paged(numbers(100_000), by: "true") == ("", true))
  }

  @Test(arguments: [7, 20_000, 100_000])
  func `if the pager does not exist, everything is printed`(count: Int) throws {
    let missing = "exec 2>/dev/null; no-such-pager --flag"
    #expect(try paged(numbers(count), by: missing) == (text(numbers(count)), false))
    #expect(try paged([text(numbers(count))], by: missing).text == text(numbers(count)) + "\n")
  }

  @Test func `a pager gets the whole output`() throws {
    #expect(try paged(numbers(100_000), by: "cat | cat").text == text(numbers(100_000)))
  }

  @Test func `there is no pager without a command or terminal, or with cat`() throws {
    #expect(try paged(numbers(9), by: " ").text == text(numbers(9)))
    #expect(try paged(numbers(9), by: "cat").text == text(numbers(9)))
    #expect(try paged(numbers(9), by: "cat -n", screen: nil).text == text(numbers(9)))
  }

  #if os(Linux)
    @Test func `no signal is ignored or blocked in the pager`() throws {
      let sets = try paged(numbers(9), by: "grep -E '^Sig(Ign|Blk)' /proc/self/status").text
        .split(separator: "\n").compactMap { $0.split(separator: "\t").last }
        .compactMap { UInt64($0, radix: 16) }
      // The signals above that are used by the C library.
      #expect(sets.map { $0 & 0x7FFF_FFFF } == [0, 0])
    }
  #endif

  @Test func `interruptions go to the pager while it runs, and to hubpack afterwards`() throws {
    signal(SIGINT, SIG_IGN)
    let before = signal(SIGINT, SIG_DFL)
    defer { signal(SIGINT, before) }
    let pager = Pager(PagerCommand("sed d"), screen: Screen(width: 20, height: 3))
    try pager.write("1\n2\n3\n4\n")
    #expect(Pager.isRunning)
    var action = sigaction()
    sigaction(SIGINT, nil, &action)
    #expect(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1)
    try pager.finish()
    sigaction(SIGINT, nil, &action)
    #expect(unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0)
  }

  @Test func `neither processes nor descriptors are left behind`() throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    let before = try descriptors()
    for command in ["head -n 1", "cat -n", "exec 2>&-; no-such-pager"] {
      for _ in 0..<5 { _ = try paged(numbers(50), by: command) }
    }
    do {
      let forgotten = Pager(PagerCommand("sed d"), screen: Screen(width: 20, height: 3))
      try forgotten.write("1\n2\n3\n4\n")
    }
    // Other tests open and close files meanwhile.
    var after = try descriptors()
    for _ in 0..<1000 where after > before {
      usleep(10_000)
      after = try descriptors()
    }
    #expect(after <= before)
    #expect(!Pager.isRunning)
  }
}
