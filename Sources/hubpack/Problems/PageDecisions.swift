import Foundation
import HubBundle
import HubPages
import Terminal

/// The decisions about the pictures of portfolios on web pages, as text.
struct PageDecisions {
  private var lines: [String] = []

  /// Reads the records of all pages in a bundle.
  ///
  /// - Throws: `BundleError` if a record is damaged.
  init(_ bundle: BundleFile) throws {
    var pages: [RecordedSource] = []
    try bundle.catalog().forEachSource { source in
      if source.role == "page-gallery" { pages.append(source) }
    }
    for page in pages {
      guard let contents = try bundle.contents(of: page),
        let decisions = PageRecord.decisions(in: [UInt8](contents))
      else { continue }
      add(decisions, of: page.location)
    }
  }

  private mutating func add(_ decisions: [PageRecord.Decision], of page: String) {
    let taken = decisions.count { $0.isTaken }
    lines.append("\(page): \(taken.of("picture")) of \(decisions.count.grouped)")
    let names = decisions.map { decision in
      let path = decision.url.prefix { $0 != "?" && $0 != "#" }
      return String(path.split(separator: "/").last ?? path)
    }
    let width = min(names.map(\.count).max() ?? 0, 40)
    for (name, decision) in zip(names, decisions) {
      let name = name.padding(toLength: max(width, name.count), withPad: " ", startingAt: 0)
      lines.append("  \(decision.isTaken ? "+" : "-") \(name)  \(decision.reason)")
    }
  }

  /// The lines, or a sentence if there is no page.
  var text: String {
    let lines = lines.isEmpty ? ["no portfolio was read from a web page (--page-galleries)"] : lines
    return lines.map { $0.harmlessLine + "\n" }.joined()
  }
}
