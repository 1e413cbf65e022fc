import Foundation
import HubFetching
import HubModel

/// Finds what a page shows without having it itself: frames, the page to which it leads at once, and
/// JuiceBox galleries.
struct PageFrames {
  /// The pages on the same site that it shows in frames, or to which it leads at once.
  private(set) var pages: [HubLocation] = []
  /// The lists of the JuiceBox galleries that its scripts show.
  private(set) var galleries: [HubLocation] = []
  /// The pages to which it leads after a while, as hand-made slide shows do.
  private(set) var later: [HubLocation] = []
  /// The first page on another site that it shows, or to which it leads.
  private(set) var elsewhere: HubLocation?

  /// The number of seconds after which a page that leads elsewhere is one of its own.
  private static let longestWait = 60
  /// The maximum number of each; more pages than this are beyond the limit of a portfolio anyway.
  static let limit = 500

  private let reader: PageReader
  private var known = Set<HubLocation>()

  init(_ reader: PageReader) {
    self.reader = reader
    for element in reader.document.elements {
      switch element.name {
      case "frame": note(element["src"])
      case "iframe" where isShown(element):
        note(["src", "data-src", "data-lazy-src"].lazy.compactMap { element[$0] }.first)
      case "object" where element["type"]?.lowercased() == "text/html" && isShown(element):
        note(element["data"])
      case "meta" where element["http-equiv"]?.lowercased() == "refresh":
        // Browsers that run scripts do not look there.
        guard !element.ancestors.contains(where: { $0.name == "noscript" }) else { break }
        noteRefresh(element["content"] ?? "")
      case "script": noteGalleries(element.rawText)
      default: break
      }
    }
  }

  private func isShown(_ frame: HTMLElement) -> Bool {
    let style = frame["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
    let sides = ["width", "height"].compactMap { frame[$0].flatMap { Int($0) } }
    return frame.attributes["hidden"] == nil && !style.contains("display:none")
      && !sides.contains { $0 < 2 } && frame.parent.map(reader.mayHoldContent) ?? true
  }

  private mutating func note(_ reference: String?) {
    guard let page = reference.flatMap(page) else { return }
    if !reader.portfolio.isOnSite(page) {
      elsewhere = elsewhere ?? page
    } else if pages.count < Self.limit, known.insert(page).inserted {
      pages.append(page)
    }
  }

  /// Returns the page of a reference; nil for the page itself.
  private func page(_ reference: String) -> HubLocation? {
    guard let url = reader.resolve(reference) else { return nil }
    let page = PageReader.page(at: url)
    return page.address == reader.location.address ? nil : page
  }

  /// Notes the page of `5; URL='mist.html'` (WHATWG HTML, "shared declarative refresh steps").
  private mutating func noteRefresh(_ content: String) {
    guard
      let match = content.wholeMatch(
        of: /\s*(\d*)[\d.]*\s*[;,\s]\s*(?i:url\s*=\s*)?(?:'([^']*)'?.*|"([^"]*)"?.*|(\S.*))/)
    else { return }
    let wait = Int(match.1) ?? 0
    let reference = String(match.2 ?? match.3 ?? match.4 ?? "")
    guard wait <= Self.longestWait, let page = page(reference) else { return }
    if wait > 0, reader.portfolio.contains(page) { later.append(page) } else { note(reference) }
  }

  /// Notes the list of each `new juicebox({ baseUrl: "album/", configUrl: "list.xml" })`.
  private mutating func noteGalleries(_ script: String) {
    guard script.range(of: "juicebox", options: .caseInsensitive) != nil else { return }
    for match in script.matches(of: /(?i)new\s+juicebox\s*\(([^()]*)\)/).prefix(Self.limit) {
      func value(_ name: String) -> String? {
        let pattern = "(?i)\\b\(name)[\"']?\\s*:\\s*(?:\"([^\"]*)\"|'([^']*)')"
        guard let regex = try? Regex(pattern, as: (Substring, Substring?, Substring?).self) else {
          return nil
        }
        return match.1.firstMatch(of: regex).flatMap { $0.1 ?? $0.2 }.map(String.init)
      }
      let folder = value("baseUrl").map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
      let base = folder.isEmpty ? nil : try? reader.base.resolve(folder + "config.xml")
      guard
        let list = try? (base ?? reader.base).resolve(value("configUrl") ?? "config.xml"),
        list.isRequestable
      else { continue }
      if !reader.portfolio.isOnSite(list) {
        elsewhere = elsewhere ?? list
      } else if !galleries.contains(list) {
        galleries.append(list)
      }
    }
  }
}
