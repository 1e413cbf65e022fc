import Foundation
import TestSupport

/// Something that a document types, and what it says comes out.
struct ConsoleExample {
  /// Whether it is typed in a shell (`$ …`), or at the prompt (`hubpack> …`).
  let isShell: Bool
  /// What is typed.
  let input: String
  /// What comes out; with "…" at its end, how that begins.
  let output: String
  /// The lines of the output in the document.
  let lines: Range<Int>

  /// Whether this comes out. Blanks at the ends of lines do not count.
  func matches(_ printed: String) -> Bool {
    let expected = output.withoutTrailingBlanks
    let printed = printed.withoutTrailingBlanks
    return expected.hasSuffix("…") ? printed.hasPrefix(expected.dropLast()) : printed == expected
  }

  /// What the document would say if this came out: where it gives only a beginning, as many lines.
  func recorded(_ printed: String) -> String {
    let printed = printed.withoutTrailingBlanks
    guard output.hasSuffix("…") else { return printed }
    let wanted = output.split(separator: "\n", omittingEmptySubsequences: false)
    let isWholeLine = wanted.last == "…"
    let kept = printed.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(isWholeLine ? wanted.count - 1 : wanted.count).joined(separator: "\n")
    if isWholeLine { return kept + "\n…" }
    return matches(printed) ? output : kept
  }
}

/// The ```` ```console ```` blocks of a document.
struct ConsoleDocument {
  /// Its lines.
  let lines: [String]
  /// The examples of each block.
  let blocks: [[ConsoleExample]]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blocks: [[ConsoleExample]] = []
    var start: Int?
    for (number, line) in lines.enumerated() {
      if line == "```console" {
        start = number + 1
      } else if line == "```", let first = start {
        blocks.append(Self.examples(in: first..<number, of: lines))
        start = nil
      }
    }
    self.blocks = blocks
  }

  private static func input(_ line: String) -> (isShell: Bool, text: String)? {
    for (mark, isShell) in [("$ ", true), ("hubpack> ", false)] where line.hasPrefix(mark) {
      return (isShell, String(line.dropFirst(mark.count)))
    }
    return nil
  }

  private static func examples(in block: Range<Int>, of lines: [String]) -> [ConsoleExample] {
    let starts = block.filter { input(lines[$0]) != nil }
    return zip(starts, starts.dropFirst() + [block.upperBound]).compactMap { start, end in
      guard let (isShell, text) = input(lines[start]) else { return nil }
      return ConsoleExample(
        isShell: isShell, input: text, output: lines[(start + 1)..<end].joined(separator: "\n"),
        lines: (start + 1)..<end)
    }
  }

  /// The document with other outputs.
  func replacing(_ outputs: [(lines: Range<Int>, output: String)]) -> String {
    var lines = lines
    for (range, output) in outputs.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      let new =
        output.isEmpty ? [] : output.split(separator: "\n", omittingEmptySubsequences: false)
      lines.replaceSubrange(range, with: new.map(String.init))
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    let lines = replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return String(trimmed.joined(separator: "\n").reversed().drop { $0 == "\n" }.reversed())
  }
}

/// A folder with the sample hub, in which documents have their examples run.
struct ExampleFolder {
  static let bundle = "lumen-hub-2026.11.hubpack"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Bundles"), withDestinationPath: Checkout.path("Bundles"))
    try FileManager.default.createDirectory(
      atPath: folder.path("bin"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/hubpack"), withDestinationPath: Program.hubpack)
  }

  /// Makes the bundle that examples ask.
  func export() async throws {
    _ = try await shell(
      "hubpack export Bundles/2026.11/lumen-hub --page-galleries --release 2026.11 --created 2026-11-15 "
        + "--offline --quiet"
    )
  }

  /// What a shell and its commands print, messages among it.
  func shell(_ command: String, _ arguments: [String] = []) async throws -> String {
    let environment = [
      "PATH": folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      "HOME": folder.url.path, "LANGUAGE": "", "LC_ALL": "C.UTF-8", "TZ": "UTC",
    ]
    return try await Program.run(
      "bash", ["-c", "exec 2>&1; " + command] + arguments, in: folder.url.path,
      environment: environment
    ).output
  }

  /// Returns what the last of some lines at the prompt prints.
  func prompt(_ lines: [String]) async throws -> String {
    func printed(_ lines: [String]) async throws -> String {
      if lines.isEmpty { return "" }
      return try await shell(
        "hubpack query \"$0\" --keep-going -- \"$@\"", [Self.bundle] + lines)
    }
    let all = try await printed(lines)
    // With two lines or more, messages tell which is meant; at the prompt that is plain.
    let before =
      lines.count == 2 ? try await printed([lines[0], ""]) : try await printed(lines.dropLast())
    return String(all.dropFirst(before.count))
      .replacing("hubpack: query \(lines.count): ", with: "hubpack: ")
  }
}
