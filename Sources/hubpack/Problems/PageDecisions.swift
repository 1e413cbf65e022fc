import Foundation
import HubBundle
import HubFetching
import HubModel
import HubPages
import Terminal

/// The decisions about the pictures of portfolios on web pages, as text.
struct PageDecisions {
  private var lines: [String] = []
  /// The pictures that could not be fetched, by URL, with the reason.
  private var missing: [String: String] = [:]

  /// Reads the records of all pages in a bundle.
  ///
  /// - Throws: `BundleError` if the bundle is damaged.
  init(_ bundle: BundleFile) throws {
    let catalog = try bundle.catalog()
    var pages: [RecordedSource] = []
    try catalog.forEachSource { source in
      if ["page-gallery", "web-page"].contains(source.role) { pages.append(source) }
    }
    // Without the option, every page is only a link.
    let isRead = pages.contains { $0.role == "page-gallery" || $0.reason == "robots" }
    if !isRead { pages.removeAll { $0.state == .present } }
    try catalog.forEachPicture { picture in
      if picture.state == .failed { missing[picture.location] = picture.reason }
    }
    for page in pages {
      let contents = try bundle.contents(of: page).map { [UInt8]($0) }
      lines += text(of: page, contents)
    }
  }

  private func text(of page: RecordedSource, _ contents: [UInt8]?) -> [String] {
    guard let contents else {
      switch page.state {
      case .present: return ["\(page.location): not read; its link is kept"]
      case .leftOut: return ["\(page.location): \(SkippedText.clause(page.reason))"]
      default: return ["\(page.location): \(page.reason ?? page.state.rawValue)"]
      }
    }
    do throws(PageRecordFault) {
      guard let reading = try PageRecord.reading(of: contents) else {
        return ["\(page.location): its page record is missing"]
      }
      if let reason = reading.notAPage {
        return ["\(page.location): \(reason); its link is kept"]
      }
      let answer = reading.answeredBy?.description ?? page.location
      return text(of: page.location, reading.candidates, in: answer)
    } catch {
      return ["\(page.location): could not be read: \(error)"]
    }
  }

  /// - Parameter answer: The page that answered, in whose folder file names start.
  private func text(
    of page: String, _ pictures: [PageCandidate], in answer: String
  ) -> [String] {
    let found = pictures.map { picture in
      picture.isTaken ? missing[PageReader.page(at: picture.chosenURL).description] : nil
    }
    let taken = zip(pictures, found).count { $0.isTaken && $1 == nil }
    let names = Self.names(of: pictures.map(\.chosenURL), on: answer)
    let width = min(names.map(\.count).max() ?? 0, 40)
    return ["\(page): \(taken.of("picture")) of \(pictures.count.grouped)"]
      + zip(names, zip(pictures, found)).map { name, row in
        let (picture, lack) = row
        let name = name.padding(toLength: max(width, name.count), withPad: " ", startingAt: 0)
        let mark = picture.isTaken && lack == nil ? "+" : "-"
        let reason = picture.verdict?.reason ?? ""
        return "  \(mark) \(name)  \(reason)" + (lack.map { ", but it \($0)" } ?? "")
      }
  }

  /// Returns the names of files, with as much of their URLs as tells them apart.
  private static func names(of urls: [String], on page: String) -> [String] {
    let urls = urls.map { String($0.prefix { $0 != "#" }) }
    // References to files of a hub's folder start from its top.
    let start = page.contains("://") ? page : "/" + page
    let folder = start.prefix(through: start.lastIndex(of: "/") ?? start.startIndex)
    let forms: [(String) -> String] = [
      { url in
        let path = url.prefix { $0 != "?" }
        return String(path.split(separator: "/").last ?? path)
      },
      { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 },
    ]
    let names = urls.map(forms[0])
    let counts = Dictionary(grouping: Set(urls), by: forms[0]).mapValues(\.count)
    return zip(urls, names).map { counts[$1] == 1 ? $1 : forms[1]($0) }
  }

  /// The lines, or a sentence if there is no page.
  var text: String {
    let lines = lines.isEmpty ? ["no portfolio was read from a web page (--page-galleries)"] : lines
    return lines.map { $0.harmlessLine + "\n" }.joined()
  }
}
