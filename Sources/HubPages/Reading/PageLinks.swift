import Foundation
import HubFetching
import HubModel

/// Finds where a portfolio goes on: further pages, frames, the page to which a page leads at once, and
/// JuiceBox galleries.
struct PageLinks {
  /// The page to which the links are added.
  private(set) var reading = PageReading()

  /// The number of seconds after which a page that leads elsewhere is one of its own.
  private static let longestWait = 60
  /// The maximum number of each; more pages than this are beyond the limit of a portfolio anyway.
  private static let limit = 500
  /// Texts of links to a further page.
  private static let steps = Set(WordTable.pages.phrases("steps"))
  /// Words of the classes of such links.
  private static let stepClasses = WordTable.pages.words("classes of steps")

  private let reader: PageReader
  private var known = Set<HubLocation>()
  /// The number of pictures that the page shows for themselves.
  private var largeCount = 0

  init(_ reader: PageReader) {
    self.reader = reader
    // Hand-made slide shows lead to their next page after a while.
    var later: [HubLocation] = []
    for element in reader.document.elements {
      switch element.name {
      case "frame": note(frame: element["src"])
      case "iframe" where isShown(element):
        note(frame: ["src", "data-src", "data-lazy-src"].lazy.compactMap { element[$0] }.first)
      case "object" where element["type"]?.lowercased() == "text/html" && isShown(element):
        note(frame: element["data"])
      case "meta" where element["http-equiv"]?.lowercased() == "refresh":
        // Browsers that run scripts do not look there.
        guard !element.ancestors.contains(where: { $0.name == "noscript" }) else { break }
        if let page = noteRefresh(element["content"] ?? "") { later.append(page) }
      case "script": noteGalleries(element.rawText)
      default: break
      }
    }
    largeCount = reader.document.elements.count { $0.name == "img" && $0.isLarge }
    noteSteps()
    reading.next += later.filter { !reading.next.contains($0) }
  }

  // MARK: - Further pages

  /// Notes the pages to which the page leads, and those in the portfolio's own folder that numbers or
  /// words such as "next" lead to.
  private mutating func noteSteps() {
    var known: Set = [reader.portfolio.address(of: reader.location)]
    for link in reader.document.elements where link.name == "a" || link.name == "link" {
      guard let url = (link["data-href"] ?? link["href"]).flatMap(reader.resolve) else { continue }
      let page = PageReader.page(at: url)
      let address = reader.portfolio.address(of: page)
      if link.name == "a", reading.links.count < Self.limit, reader.portfolio.isOnSite(page) {
        reading.links.insert(address)
        if reader.isOfThisPage(link) { reading.contentLinks.insert(address) }
      }
      guard !known.contains(address), !reader.portfolio.isPage(page),
        reader.portfolio.contains(page) || reader.portfolio.isInSeries(page), isStep(link, to: page)
      else { continue }
      known.insert(address)
      reading.next.append(page)
      if reading.next.count == Self.limit { break }
    }
  }

  private func isStep(_ link: HTMLElement, to page: HubLocation) -> Bool {
    if link["rel"]?.lowercased().split(separator: " ").contains("next") == true { return true }
    guard link.name == "a" else { return false }
    if let image = link.descendants.first(where: { $0.name == "img" }) {
      // A thumbnail is not a step, whatever number stands beside it; a picture of an arrow may be, and
      // so may the only picture of a page in a series.
      let file = image["src"]?.split(separator: "/").last ?? ""
      return Self.steps.contains(image["alt"]?.lowercased() ?? "")
        || PageRegions.words(of: file.prefix { $0 != "." }).contains("next")
        || PortfolioFolder.number(of: page) != nil && image.isLarge && largeCount == 1
    }
    let labels = link.labels + (link.parent?.labels ?? [])
    let words = labels.flatMap { PageRegions.words(of: $0) }
    if words.contains(where: Self.stepClasses.contains) { return true }
    if zip(words, words.dropFirst()).contains(where: { $0 == "load" && $1 == "more" }) {
      return true
    }
    // Blogs lead from their newest posts to those before them.
    if labels.contains("nav-previous"), reader.portfolio.contains(page) { return true }
    let text = (PictureTexts.line(link.rawText) ?? link["aria-label"] ?? "").lowercased()
    if !text.isEmpty, text.count <= 3, text.allSatisfy(\.isNumber) { return true }
    let name = Text.trimmed(String(text.prefix { !"›»→>".contains($0) })) ?? ""
    let bare = Text.trimmed(text.filter { !"›»→>«‹←<…".contains($0) }) ?? ""
    // "next 3 pictures"
    let start = text.prefixMatch(of: #/(\p{L}+) \d+ /#).map { String($0.1) } ?? ""
    return [text, name, bare, start].contains { Self.steps.contains($0) }
  }

  // MARK: - Frames

  private func isShown(_ frame: HTMLElement) -> Bool {
    let style = frame["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
    let sides = ["width", "height"].compactMap { frame[$0].flatMap { Int($0) } }
    return frame.attributes["hidden"] == nil && !style.contains("display:none")
      && !sides.contains { $0 < 2 } && frame.parent.map(reader.mayHoldContent) ?? true
  }

  private mutating func note(frame reference: String?) {
    guard let page = reference.flatMap(page) else { return }
    if !reader.portfolio.isOnSite(page) {
      reading.elsewhere = reading.elsewhere ?? page
    } else if reading.frames.count < Self.limit, known.insert(page).inserted {
      reading.frames.append(page)
    }
  }

  /// Returns the page of a reference; nil for the page itself.
  private func page(_ reference: String) -> HubLocation? {
    guard let url = reader.resolve(reference) else { return nil }
    let page = PageReader.page(at: url)
    return page.address == reader.location.address ? nil : page
  }

  /// Notes the page of `5; URL='mist.html'` (WHATWG HTML, "shared declarative refresh steps"), or
  /// returns it if it is a further one of the portfolio.
  private mutating func noteRefresh(_ content: String) -> HubLocation? {
    guard
      let match = content.wholeMatch(
        of: /\s*(\d*)[\d.]*\s*[;,\s]\s*(?i:url\s*=\s*)?(?:'([^']*)'?.*|"([^"]*)"?.*|(\S.*))/)
    else { return nil }
    let wait = Int(match.1) ?? 0
    let reference = String(match.2 ?? match.3 ?? match.4 ?? "")
    guard wait <= Self.longestWait, let page = page(reference) else { return nil }
    if wait > 0, reader.portfolio.contains(page) { return page }
    note(frame: reference)
    return nil
  }

  // MARK: - Galleries

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
        reading.elsewhere = reading.elsewhere ?? list
      } else if !reading.galleries.contains(list) {
        reading.galleries.append(list)
      }
    }
  }
}
