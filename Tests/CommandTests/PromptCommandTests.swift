import Foundation
import TestSupport
import Testing

/// What commands do at a prompt that they do not do elsewhere.
@Suite(.serialized)
struct PromptCommandTests {
  private let place: PromptPlace

  init() async throws {
    place = try await PromptPlace()
  }

  /// Tells one row, and then nothing for ever.
  private let endless = PromptPlace.endless

  private func screenful(_ rows: Int) -> String {
    "sql WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT \(rows)) "
      + "SELECT 'row ' || i AS row FROM n"
  }

  // MARK: - TAB

  @Test func `TAB completes a command, a field, and a club that the bundle has`() async throws {
    let terminal = try await place.prompt()
    terminal.send("mem\t")
    try await terminal.wait("the command") { $0.currentLine == "hubpack> members" }
    terminal.send("clu\t")
    try await terminal.wait("the field") { $0.currentLine == "hubpack> members club:" }
    terminal.send("foto\t")
    try await terminal.wait("the club") {
      $0.currentLine == "hubpack> members club:\"Fotokring Knipoog\""
    }
    terminal.send("\r")
    try await terminal.wait(for: "Flip van Flits")
    try await terminal.leave()
  }

  @Test func `TAB twice lists what is possible, and the line goes on`() async throws {
    let terminal = try await place.prompt()
    terminal.send("members is:c\t\t")
    try await terminal.wait(for: "current   chairman")
    try await terminal.wait("the line") { $0.currentLine.hasPrefix("hubpack> members is:c") }
    terminal.send("h\t\r")
    try await terminal.wait(for: "1 member")
    try await terminal.leave()
  }

  // MARK: - Ctrl-C

  @Test func `Ctrl-C ends a query that runs, and the session goes on`() async throws {
    let terminal = try await place.prompt()
    _ = try await terminal.ask("set mode csv")
    _ = try await terminal.ask("set pager off")
    for _ in 1...2 {
      try await terminal.enter(endless)
      try await terminal.wait("the first row") { $0.lines.dropLast().last == "begun" }
      terminal.send("\u{3}")
      try await terminal.wait(for: "interrupted")
    }
    _ = try await terminal.ask("set mode table")
    #expect(try await terminal.ask("clubs").last == "1 club")
    try await terminal.leave()
  }

  @Test func `Ctrl-C in a file of commands ends all of it`() async throws {
    let file = try place.folder.write(
      "set mode csv\nset pager off\n\(endless)\nmuseums\n", to: "tour.txt")
    let terminal = try await place.prompt()
    try await terminal.enter("read \(file)")
    try await terminal.wait("the first row") { $0.lines.contains("begun") }
    terminal.send("\u{3}")
    try await terminal.wait(for: "interrupted")
    try await terminal.leave()
    #expect(!terminal.written.contains("Lens Caps"))
  }

  @Test func `Ctrl-C ends the commands at the start, and the prompt comes`() async throws {
    try place.folder.write(
      "set mode csv\nset pager off\n\(endless)\nmuseums\n", to: "config/hubpack/init")
    let terminal = try PseudoTerminal(
      running: Program.hubpack, ["open", place.bundle], environment: place.environment)
    try await terminal.wait("the first row") { $0.lines.contains("begun") }
    terminal.send("\u{3}")
    try await terminal.wait(for: "interrupted")
    try await terminal.leave()
    #expect(!terminal.written.contains("Lens Caps"))
  }

  @Test func `a signal to end ends a query that runs`() async throws {
    let terminal = try await place.prompt()
    _ = try await terminal.ask("set mode csv")
    _ = try await terminal.ask("set pager off")
    try await terminal.enter(endless)
    try await terminal.wait("the first row") { $0.lines.contains("begun") }
    terminal.signal(SIGTERM)
    #expect(try await terminal.status() == 130)
    #expect(terminal.isCooked)
  }

  // MARK: - Errors

  @Test(arguments: [0, 3, 20])
  func `an error is marked where it is, in however long a line, and breaks between words`(
    count: Int
  ) async throws {
    let terminal = try await place.prompt(columns: 40)
    let filters = Array(repeating: "name:漢", count: count)
    let line = (["members"] + filters + ["frob:1"] + filters).joined(separator: " ")
    let answer = try await terminal.ask(line)
    let mark = try #require(answer.firstIndex { $0.contains("^") })
    let before = answer[mark].prefix { $0 == " " }.count
    // Each ideograph takes two cells, of which its text is one.
    var cells = 0
    let marked = answer[mark - 1].drop { character in
      defer { cells += character == "漢" ? 2 : 1 }
      return cells < before
    }
    #expect(marked.hasPrefix("frob"))
    #expect(answer[mark].filter { $0 == "^" } == "^^^^")
    #expect(answer[mark + 1] == "hubpack: unknown field \"frob\"; members")
    try await terminal.leave()
  }

  // MARK: - Pager

  @Test func `there is a pager when, and only when, an answer exceeds the screen`() async throws {
    let pager = "sed 's/^/paged: /' | cat"
    let terminal = try await place.prompt(rows: 10, environment: ["PAGER": pager])
    #expect(try await terminal.ask(screenful(7)).contains("row 1"))
    let long = try await terminal.ask(screenful(8))
    #expect(long.contains("paged: row 1"))
    #expect(long.contains("paged: row 8"))
    terminal.resize(columns: 80, rows: 11)
    #expect(try await terminal.ask(screenful(8)).contains("row 1"))
    _ = try await terminal.ask("set pager off")
    #expect(try await terminal.ask(screenful(50)).contains("row 50"))
    try await terminal.leave()
  }

  @Test func `Ctrl-C belongs to the pager while it has the terminal`() async throws {
    // A pager that lives on after Ctrl-C, as less does.
    try place.folder.write(
      """
      trap 'echo caught; exit 0' INT
      cat > /dev/null
      echo paging
      while :; do sleep 0.05; done

      """, to: "pager")
    let terminal = try await place.prompt(
      environment: ["PAGER": "exec sh '\(place.folder.path("pager"))'"])
    try await terminal.enter(screenful(100))
    try await terminal.wait(for: "paging")
    terminal.send("\u{3}")
    try await terminal.wait(for: "caught")
    #expect(try await terminal.ask("clubs").last == "1 club")
    try await terminal.leave()
    #expect(!terminal.written.contains("interrupted"))
  }

  @Test func `leaving the pager early is no error`() async throws {
    let terminal = try await place.prompt(environment: ["PAGER": "head -n 1"])
    #expect(try await terminal.ask(screenful(50_000)).last == "row")
    #expect(try await terminal.ask("museums").last == "1 museum")
    try await terminal.leave()
  }

  // MARK: - Files

  @Test func `save writes the next answer, whole, and keeps a file that is there`() async throws {
    let terminal = try await place.prompt(columns: 200)
    let file = place.folder.path("clubs.csv")
    _ = try await terminal.ask("set mode csv")
    #expect(try await terminal.ask("save \(file)") == ["writing the next answer to \(file)"])
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try await terminal.ask("clubs") == ["written to \(file)"])
    let saved = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      saved == """
        name,town,country,level,members,images\r
        Fotokring Knipoog,Lensberg,NL,3,1,1\r

        """)
    #expect(
      try await terminal.ask("save \(file)").last
        == "hubpack: \(file) already exists (use save! to overwrite)")
    _ = try await terminal.ask("set mode table")
    #expect(try await terminal.ask("museums").last == "1 museum")
    _ = try await terminal.ask("save! \(file)")
    _ = try await terminal.ask("museums")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Museum of Lens Caps"))
    _ = try await terminal.ask("save \(place.folder.path("never.csv"))")
    try await terminal.leave()
    #expect(try place.folder.names() == ["clubs.csv", "hub", "out.hubpack", "state"])
  }

  @Test func `save leaves no half file behind when the answer is interrupted`() async throws {
    let terminal = try await place.prompt(columns: 200)
    _ = try await terminal.ask("set mode csv")
    _ = try await terminal.ask("save \(place.folder.path("half.csv"))")
    try await terminal.enter(endless)
    try await terminal.wait("the first row") { _ in
      let name = try? place.folder.names().first { $0.hasPrefix("half.csv.part") }
      let data = name.flatMap { FileManager.default.contents(atPath: place.folder.path($0)) }
      return data?.isEmpty == false
    }
    terminal.send("\u{3}")
    try await terminal.wait(for: "interrupted")
    try await terminal.leave()
    #expect(try place.folder.names() == ["hub", "out.hubpack", "state"])
  }

  @Test func `save and image replace no device, no pipe and no folder`() async throws {
    let terminal = try await place.prompt(columns: 200)
    try #require(mkfifo(place.folder.path("fifo"), 0o600) == 0)
    let link = place.folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    for file in [
      "/dev/null", "/dev/full", "/dev/tty", place.folder.path("fifo"), link,
      place.folder.path("hub"),
    ] {
      for command in ["save!", "image! Dunes to"] {
        #expect(
          try await terminal.ask("\(command) \(file)").last
            == "hubpack: \(file) is not a regular file")
      }
    }
    #expect(
      try await terminal.ask("save /dev/null").last
        == "hubpack: /dev/null is not a regular file")
    #expect(
      try await terminal.ask("save /proc/nowhere/x").last
        == "hubpack: cannot write /proc/nowhere/x: No such file or directory")
    #expect(try await terminal.ask("clubs").last == "1 club")
    try await terminal.leave()
    #expect(try place.folder.names() == ["fifo", "hub", "link", "out.hubpack", "state"])
  }

  @Test func `read runs a file up to its first error, which is told with its line`() async throws {
    let file = try place.folder.write(
      "# a tour\nclubs\n\nsql SELEC 1\nmuseums\n", to: "tour.txt")
    let outer = try place.folder.write("read \(file)\n", to: "outer.txt")
    let terminal = try await place.prompt(columns: 250)
    for path in [file, outer] {
      let answer = try await terminal.ask("read \(path)")
      #expect(
        answer.suffix(4) == [
          "1 club", "  sql SELEC 1", "      ^",
          "hubpack: \(file):4: near \"SELEC\": syntax error",
        ])
    }
    try place.folder.write("read \(file)\n", to: "tour.txt")
    #expect(try await terminal.ask("read \(file)").last?.hasSuffix("is already being read") == true)
    #expect(
      try await terminal.ask("read /proc/nowhere").last
        == "hubpack: cannot read /proc/nowhere")
    try place.folder.write("museums\nquit\nclubs\n", to: "tour.txt")
    try await terminal.enter("read \(file)")
    #expect(try await terminal.status() == 0)
    #expect(terminal.screen.lines.suffix(2).first == "1 museum")
  }

  @Test func `the commands of the file init are run at the start, errors and all`() async throws {
    let file = try place.folder.write(
      "set mode line\nfrobnicate\nset language nl\n", to: "config/hubpack/init")
    let terminal = try await place.prompt(columns: 250)
    #expect(
      terminal.screen.lines.dropFirst(2).dropLast() == [
        "  frobnicate", "  ^^^^^^^^^^",
        "hubpack: \(file):2: unknown command \"frobnicate\"; 'help' lists all commands",
      ])
    #expect(try await terminal.ask("clubs").contains("Country: Nederland"))
    try await terminal.leave()
    // The file is for the prompt alone.
    let query = try await place.run("query", place.bundle, "set mode")
    #expect(query.output.contains("table "))
    #expect(query.messages == "")
  }

  // MARK: - Pictures

  /// A prompt in whose PATH is nothing but a program that shows pictures, if that.
  private func prompt(withOpener script: String?) async throws -> PseudoTerminal {
    for name in ["bin", "tmp"] {
      try FileManager.default.createDirectory(
        atPath: place.folder.path(name), withIntermediateDirectories: true)
    }
    if let script {
      _ = try await Program.script(
        "PATH=/usr/bin:/bin\n" + script, to: "bin/xdg-open", in: place.folder)
    }
    return try await place.prompt(
      columns: 150,
      environment: ["PATH": place.folder.path("bin"), "TMPDIR": place.folder.path("tmp")])
  }

  @Test func `image opens a picture that lives as long as the session`() async throws {
    let terminal = try await prompt(
      withOpener: "cp \"$1\" '\(place.folder.path("shown.png"))'")
    #expect(try await terminal.ask("image Dunes").last?.hasPrefix("Dunes: ") == true)
    let shown = FileManager.default.contents(atPath: place.folder.path("shown.png"))
    #expect(shown?.isEmpty == false)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.folder.path("tmp")).count == 1)
    try await terminal.leave()
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path("tmp")) == [])
  }

  @Test func `Ctrl-C ends a program that shows a picture for ever`() async throws {
    let terminal = try await prompt(
      withOpener: "touch '\(place.folder.path("shown"))'; exec sleep 1000")
    try await terminal.enter("image Flip")
    try await terminal.wait("the program") { _ in
      FileManager.default.fileExists(atPath: place.folder.path("shown"))
    }
    terminal.send("\u{3}")
    try await terminal.wait(for: "interrupted")
    try await terminal.leave()
  }

  @Test func `without a desktop image says what to do instead, and does it`() async throws {
    let terminal = try await prompt(withOpener: nil)
    #expect(
      try await terminal.ask("image Dunes") == [
        "hubpack: xdg-open cannot show a picture here ('image N to FILE' writes it to a file)"
      ])
    let file = place.folder.path("dunes.png")
    #expect(try await terminal.ask("image Dunes to \(file)").last?.hasPrefix(file) == true)
    #expect(FileManager.default.contents(atPath: file)?.isEmpty == false)
    #expect(
      try await terminal.ask("image Dunes to \(file)").last?.hasSuffix("(use image! to overwrite)")
        == true)
    #expect(
      try await terminal.ask("image Nobody").last
        == "hubpack: no image or person matches \"Nobody\"")
    try await terminal.leave()
  }

  // MARK: - Bundles

  @Test func `open goes on with another bundle, or stays with the one it has`() async throws {
    let terminal = try await place.prompt(columns: 200)
    let bad = try place.folder.write("no bundle", to: "bad.hubpack")
    #expect(
      try await terminal.ask("open \(bad)") == ["hubpack: \(bad): not a hubpack bundle"])
    #expect(try await terminal.ask("clubs").last == "1 club")
    let other = try await PromptPlace { hub in
      try hub.write("root_.level1.json", #"{"clubs": []}"#)
    }
    #expect(
      try await terminal.ask("open \(other.bundle)").first?.hasPrefix("out.hubpack: ") == true)
    #expect(try await terminal.ask("clubs") == ["hubpack: the bundle has no clubs"])
    try await terminal.leave()
  }

  @Test func `a bundle that is deleted or replaced stays open as it was`() async throws {
    let terminal = try await place.prompt(columns: 200)
    try FileManager.default.removeItem(atPath: place.bundle)
    #expect(try await terminal.ask("clubs").last == "1 club")
    #expect(try await terminal.ask("image Dunes to \(place.folder.path("d.png"))").count == 1)
    try place.folder.write("no bundle any more", to: "out.hubpack")
    #expect(try await terminal.ask("show Flip").first == "Flip van Flits")
    try await terminal.leave()
  }

  @Test func `two prompts on one bundle do not disturb each other`() async throws {
    let one = try await place.prompt()
    let other = try await place.prompt()
    for _ in 1...2 {
      #expect(try await one.ask("clubs").last == "1 club")
      #expect(try await other.ask("museums").last == "1 museum")
    }
    try await one.leave()
    #expect(try await other.ask("\u{1B}[A").last == "1 museum")
    try await other.leave()
  }

  @Test func `verify and info tell of the bundle`() async throws {
    let terminal = try await place.prompt()
    #expect(try await terminal.ask("verify").first?.hasPrefix("valid: ") == true)
    #expect(try await terminal.ask("info").contains { $0.contains("Clubs") })
    try await terminal.leave()
  }
}
