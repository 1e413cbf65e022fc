import Foundation
import TestSupport
import Testing

/// Man pages, completions and the README's table cover every command.
struct ShareTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    let made = try await Program.run(
      Checkout.path("Scripts/make-share"), [folder.path("share")],
      environment: ["HUBPACK": Program.hubpack, "SOURCE_DATE_EPOCH": "1794700800"])
    try #require(made.status == 0, "\(made.messages)")
  }

  /// What the program tells of its commands.
  private struct Commands: Decodable {
    struct Command: Decodable {
      let commandName: String
      let arguments: [Argument]?
      let subcommands: [Command]?
    }
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }
      let names: [Name]?
    }
    let command: Command

    static var subcommands: [Command] {
      get async throws {
        let dump = try await Program.run(Program.hubpack, ["--experimental-dump-help"]).output
        let root = try JSONDecoder().decode(Commands.self, from: Data(dump.utf8)).command
        return (root.subcommands ?? []).filter { $0.commandName != "help" }
      }
    }
  }

  private func file(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path("share/" + name), encoding: .utf8)
  }

  @Test func `every command has a man page with all its options`() async throws {
    let commands = try await Commands.subcommands
    #expect(commands.count >= 7)
    let overview = try file("man/man1/hubpack.1")
    for command in commands {
      #expect(overview.contains("\\fBhubpack\\-\(command.commandName)\\fR(1)"))
      let page = try file("man/man1/hubpack-\(command.commandName).1")
      #expect(page.contains(" 1 \"2026-11-15\" \"hubpack "))
      let sections = [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "EXAMPLES",
      ]
      for section in sections {
        #expect(page.contains("\n.SH \(section)\n"), "\(command.commandName): \(section)")
      }
      let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
      for name in names {
        let written = "\\fB" + "--\(name.name)".replacing("-", with: "\\-") + "\\fR"
        #expect(page.contains(written), "\(command.commandName): \(name.name)")
      }
    }
  }

  @Test func `man pages name the files and the environment that commands use`() throws {
    for command in ["export", "problems"] {
      let page = try file("man/man1/hubpack-\(command).1")
      #expect(page.contains("\n.SH FILES\n.TP\n\\fB\\(ti/.cache/hubpack/\\fR\n"))
      #expect(page.contains("http_proxy"))
    }
    #expect(try file("man/man1/hubpack-open.1").contains("history"))
    #expect(try file("man/man1/hubpack-diff.1").contains("PAGER"))
  }

  @Test func `the man page of a flag says what it does`() throws {
    let page = try file("man/man1/hubpack-export.1")
    #expect(page.contains("\\fB\\-\\-no\\-viewer\\fR\nOmit the viewer: index.html"))
  }

  @Test func `man pages render without a complaint, where something renders them`() async throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path("share/man/man1"))
    for page in pages {
      let path = folder.path("share/man/man1/\(page)")
      let script = """
        if command -v mandoc >/dev/null; then mandoc -Tlint -W warning "$0"
        elif command -v groff >/dev/null; then groff -man -ww -z "$0" 2>&1
        fi
        """
      let checked = try await Program.run("bash", ["-c", script, path])
      #expect(checked.output == "", "\(page)")
    }
  }

  @Test(arguments: [
    ("bash", "bash-completion/completions/hubpack"), ("zsh", "zsh/site-functions/_hubpack"),
    ("fish", "fish/vendor_completions.d/hubpack.fish"),
  ])
  func `completions are understood by their shell, where it is there`(
    shell: String, name: String
  ) async throws {
    let checked = try await Program.run(
      "bash",
      [
        "-c", "command -v \(shell) >/dev/null || exit 0; \(shell) -n \"$0\"",
        folder.path("share/\(name)"),
      ])
    #expect(checked.status == 0, "\(checked.messages)")
  }

  @Test(arguments: [
    ("query ''", "a.hubpack\nsub"),
    ("query --", "--file\n--format\n--help\n--keep-going\n--language\n--safe-csv\n--version"),
    ("query a.hubpack --format ''", "csv\nical\njson\nline\nmarkdown\ntable\ntext"),
    ("query a.hubpack mem", "members"),
    ("diff a.hubpack ''", "a.hubpack\nsub"),
    ("diff a.hubpack b.hubpack --only mem", "members"),
    ("diff a.hubpack b.hubpack --only clubs,mem", "clubs,members"),
    ("log a.hubpack --only clubs,clu", ""),
    ("export --omit ''", "birthdays\nemails"), ("export --omit birthdays,", "birthdays,emails"),
    ("export ''", "root_.level1.json\nsub"),
    ("unpack a.hubpack ''", "sub"),
  ])
  func `bash offers files, options and values`(typed: String, offered: String) async throws {
    for name in ["a.hubpack", "letter.txt", "root_.level1.json", "sub/b.txt"] {
      try folder.write("", to: "work/" + name)
    }
    let script = """
      # Values after commas are asked of the program.
      hubpack() { "$0" "$@"; }
      source ../share/bash-completion/completions/hubpack
      COMP_WORDS=(hubpack \(typed))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
      _hubpack hubpack "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
      """
    let printed = try await Program.run(
      "bash", ["-c", script, Program.hubpack], in: folder.path("work"))
    #expect(printed.output == offered + "\n", "\(printed.messages)")
  }

  @Test func `the README's table has every command`() async throws {
    let readme = try String(contentsOfFile: Checkout.path("README.md"), encoding: .utf8)
    for command in try await Commands.subcommands {
      #expect(readme.contains("\n| `hubpack \(command.commandName) "), "\(command.commandName)")
    }
  }

  @Test func `the table of rooms has every target`() throws {
    let text = try String(contentsOfFile: Checkout.path("CONTRIBUTING.md"), encoding: .utf8)
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for room in try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources"))
    where !room.hasPrefix(".") {
      #expect(table.contains { $0.contains("`\(room)`") }, "\(room)")
    }
  }
}
