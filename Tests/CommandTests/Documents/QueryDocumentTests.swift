import Foundation
import HubBundle
import HubShell
import TestSupport
import Testing

/// Docs/Query.md says what is true, and all of it.
///
/// With `HUBPACK_RECORD_DOCUMENTS=1` its examples, and those of the README, are given the output that they have now, and the test
/// fails, for somebody has to read what changed.
struct QueryDocumentTests {
  private let text: String

  init() throws {
    text = try String(contentsOfFile: Checkout.path("Docs/Query.md"), encoding: .utf8)
  }

  @Test(arguments: [("Docs/Query.md", 40), ("Docs/Diff.md", 7), ("README.md", 4)])
  func `every example prints what the document shows`(name: String, count: Int) async throws {
    let path = Checkout.path(name)
    let document = ConsoleDocument(try String(contentsOfFile: path, encoding: .utf8))
    let isWhole = name != "README.md"
    let folder = try ExampleFolder()
    // The README also has commands that take long, or install something; other tests run some.
    if name != "Docs/Query.md" { try await folder.export() }
    var outputs: [(lines: Range<Int>, output: String)] = []
    for block in document.blocks {
      var typed: [String] = []
      for example in block
      where isWhole || !example.isShell || Self.isQuick(example.input) {
        if !example.isShell { typed.append(example.input) }
        let printed = try await example.isShell ? folder.shell(example.input) : folder.prompt(typed)
        outputs.append((example.lines, example.recorded(printed)))
        if !Self.isRecording {
          #expect(example.matches(printed), "\(example.input)\n\(printed)")
        }
      }
    }
    #expect(outputs.count >= count)
    if Self.isRecording {
      try document.replacing(outputs).write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("the examples of \(name) were recorded anew: read what changed")
    }
  }

  private static func isQuick(_ command: String) -> Bool {
    ["query", "diff"].contains { command.hasPrefix("hubpack \($0) ") }
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["HUBPACK_RECORD_DOCUMENTS"] == "1"
  }

  // MARK: - Nothing is missing

  /// The cells of the rows of tables whose first cell is code, in a part of the document.
  private func rows(in part: Substring) -> [[String]] {
    part.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  /// The part under a heading, up to the next one of that rank or above.
  private func part(under heading: String) throws -> Substring {
    let start = try #require(text.range(of: "\n\(heading)\n"), "\(heading)")
    let rest = text[start.upperBound...]
    let rank = heading.prefix { $0 == "#" }.count
    let ends = (1...rank).compactMap {
      rest.range(of: "\n" + String(repeating: "#", count: $0) + " ")?.lowerBound
    }
    return rest[..<(ends.min() ?? rest.endIndex)]
  }

  @Test(arguments: Guide.cards + Guide.others)
  func `every command is described`(guide: Guide) throws {
    let parts = try part(under: "## 8 Cards") + part(under: "## 10 Settings and other commands")
    #expect(
      rows(in: Substring(parts)).contains { row in
        row[0] == "`\(guide.name)`" || row[0].hasPrefix("`\(guide.name) ")
      })
  }

  @Test func `every field is described, with its lists, its kind and its example`() throws {
    let described = rows(in: try part(under: "### Fields")).filter { $0[0].hasPrefix("`") }
    let fields = zip(Guide.fields, Field.allCases).map { guide, field in
      let lists = Subject.allCases.filter { $0.fields.contains(field) }.map(\.rawValue)
      return [
        "`\(guide.name):`",
        lists.count == Subject.allCases.count ? "all" : lists.joined(separator: ", "),
        "\(field.kind)", guide.summary, "`\(guide.examples[0])`",
      ]
    }
    #expect(described == fields)
    #expect(
      Guide.fields.map(\.name).sorted() == Field.allCases.map(\.rawValue).sorted())
  }

  @Test func `every word of a choice is described`() throws {
    let described = rows(in: try part(under: "### Words of `has:`, `is:` and other choices"))
    for subject in Subject.allCases {
      for field in subject.fields where !subject.words(of: field).isEmpty {
        let row = described.filter {
          $0[0].contains("`\(subject.rawValue)`") && $0[1] == "`\(field.rawValue):`"
        }
        #expect(
          row.map { $0[2] } == [subject.words(of: field).joined(separator: ", ")],
          "\(subject) \(field)")
      }
    }
  }

  @Test(arguments: Subject.allCases)
  func `every column of a list is described, with its heading and kind`(subject: Subject) throws {
    let isOrganizations = subject == .clubs || subject == .museums
    let heading = isOrganizations ? "### `clubs` and `museums`" : "### `\(subject.rawValue)`"
    let part = try part(under: heading)
    let described = rows(in: part).filter { $0[0].hasPrefix("`") }.map { Array($0.prefix(3)) }
    #expect(
      described == subject.columns.map { ["`\($0.name)`", $0.heading, Self.word($0.kind)] })
    let usual = try ListQuery(subject).shownColumns().map { "`\($0.name)`" }
    #expect(
      part.contains("Usual columns of `\(subject.rawValue)`: \(usual.joined(separator: ", "))."))
  }

  /// What the document calls the kind of a column.
  private static func word(_ kind: Column.Kind) -> String {
    switch kind {
    case .measure: "decimal"
    case .town: "text"
    default: "\(kind)"
    }
  }

  @Test func `every setting is described`() throws {
    let described = rows(in: try part(under: "## 10 Settings and other commands"))
    for setting in Guide.settings {
      let values =
        setting.values == "LIST a,b,c"
        ? [setting.values] : setting.values.components(separatedBy: "|")
      let row = try #require(described.first { $0[0] == "`\(setting.name)`" }, "\(setting.name)")
      #expect(row[1] == values.map { "`\($0)`" }.joined(separator: " "))
    }
  }

  @Test func `every section is in the table of contents`() {
    let sections = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
      $0.dropFirst(3)
    }
    for section in sections {
      let anchor = section.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
        .replacing(" ", with: "-")
      #expect(text.contains("\n| [\(section)](#\(anchor)) |"), "\(section)")
    }
  }

  // MARK: - Help

  @Test func `every example of the help can be typed`() async throws {
    let folder = try ExampleFolder()
    try await folder.export()
    /// The exit code of a line, and what it printed.
    func run(_ line: String) async throws -> String {
      try await folder.shell(
        "hubpack query \(ExampleFolder.bundle) \"$0\" --format line; echo exit $?", [line])
    }
    // Of files that somebody else has to make.
    let others = ["read tour.txt", "open other.hubpack"]
    for guide in Guide.commands {
      for example in guide.examples where !others.contains(example) {
        let printed = try await run(example)
        #expect(printed.hasSuffix("exit 0\n"), "\(example): \(printed)")
      }
    }
    for guide in Guide.fields {
      let subjects = [.members] + Subject.allCases
      let subject = try #require(subjects.first { $0.fields.map(\.rawValue).contains(guide.name) })
      let center = guide.name == "distance" ? " near:Nevelberg" : ""
      let printed = try await run("\(subject.rawValue) \(guide.examples[0])\(center)")
      #expect(printed.hasSuffix("exit 0\n"), "\(guide.examples[0]): \(printed)")
    }
  }
}
