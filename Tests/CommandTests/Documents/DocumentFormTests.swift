import Foundation
import TestSupport
import Testing

/// Documents are narrow enough to read in a terminal, the README is short, and links lead somewhere.
struct DocumentFormTests {
  /// A document in Markdown.
  private struct Document {
    let name: String
    /// The lines outside code blocks, with their numbers.
    let lines: [(number: Int, text: String)]
    /// The number of all lines.
    let lineCount: Int

    init(_ name: String) throws {
      self.name = name
      let text = try String(contentsOfFile: Checkout.path(name), encoding: .utf8)
      let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      var lines: [(Int, String)] = []
      var isCode = false
      for (index, line) in all.enumerated() {
        if line.drop(while: { $0 == " " }).hasPrefix("```") {
          isCode.toggle()
        } else if !isCode {
          lines.append((index + 1, line))
        }
      }
      self.lines = lines
      lineCount = text.hasSuffix("\n") ? all.count - 1 : all.count
    }

    /// The fragments that lead to a heading, formed as forges do.
    var anchors: Set<String> {
      var anchors: Set<String> = []
      for (_, line) in lines where line.hasPrefix("#") {
        let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        let anchor = title.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
          .replacing(" ", with: "-")
        var unique = anchor
        var count = 1
        while !anchors.insert(unique).inserted {
          unique = "\(anchor)-\(count)"
          count += 1
        }
      }
      return anchors
    }

    /// The targets of its links and pictures. What stands in backticks is an example.
    var links: [String] {
      let text = lines.map(\.text).joined(separator: "\n").replacing(#/`[^`]*`/#, with: "")
      return text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.output.1) }
    }
  }

  /// All documents but those about the sample hubs and the scripts.
  private static func documents() throws -> [Document] {
    let below = try FileManager.default.subpathsOfDirectory(atPath: Checkout.path("Docs"))
    let names = below.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/" + $0 }
    return try (["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + names).map(Document.init)
  }

  @Test func `no line is longer than 100 columns but tables and code`() throws {
    for document in try Self.documents() {
      for (number, line) in document.lines where line.count > 100 {
        let text = line.trimmingCharacters(in: .whitespaces)
        // A URL cannot be broken.
        let isExempt = text.hasPrefix("|") || !text.contains(" ")
        #expect(isExempt, "\(document.name):\(number): \(line.count) columns")
      }
    }
  }

  @Test func `the README has at most 250 lines`() throws {
    #expect(try Document("README.md").lineCount <= 250)
  }

  @Test func `every relative link leads to a file, and to a heading in it`() throws {
    let documents =
      try Self.documents() + ["Bundles/README.md", "Scripts/README.md"].map(Document.init)
    for document in documents {
      for link in document.links where !link.contains("://") && !link.hasPrefix("mailto:") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let folder = URL(fileURLWithPath: "/" + document.name).deletingLastPathComponent()
        let target = folder.appendingPathComponent(String(parts[0])).standardized.path
        let name = parts[0].isEmpty ? document.name : String(target.dropFirst())
        #expect(
          FileManager.default.fileExists(atPath: Checkout.path(name)), "\(document.name): \(link)")
        if parts.count == 2, name.hasSuffix(".md") {
          #expect(
            try Document(name).anchors.contains(String(parts[1])), "\(document.name): \(link)")
        }
      }
    }
  }

  @Test func `every decision is in the index`() throws {
    let folder = "Docs/Decisions"
    let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.path(folder))
    let links = try Document("\(folder)/README.md").links
    for name in names where name != "README.md" {
      #expect(links.contains(name), "\(name)")
    }
  }
}
