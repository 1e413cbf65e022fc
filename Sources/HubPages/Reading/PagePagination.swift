import HubFetching
import HubModel

/// Finds the further pages of a portfolio.
struct PagePagination {
  private let reader: PageReader

  init(_ reader: PageReader) {
    self.reader = reader
  }

  /// The maximum number of steps that a page offers.
  private static let limit = 200

  private static let nextWords: Set = [
    "next", "volgende", "weiter", "nächste", "następna", "dalej", "suivant", "suite", "siguiente",
    "›", "»",
    "→", ">", ">>", "next page", "volgende pagina", "nächste seite", "older", "more", "meer",
  ]

  /// The pages in the page's own folder that numbers or words such as "next" lead to, in document
  /// order.
  var next: [HubLocation] {
    var found: [HubLocation] = []
    var known = Set<HubLocation>()
    for link in reader.document.elements where link.name == "a" || link.name == "link" {
      guard let reference = link["href"], let url = reader.resolve(reference) else { continue }
      let page = PageReader.page(at: url)
      guard page != reader.location, page != reader.portfolio, !known.contains(page), isOwn(url),
        isStep(link)
      else {
        continue
      }
      known.insert(page)
      found.append(page)
      if found.count == Self.limit { break }
    }
    return found
  }

  private func isStep(_ link: HTMLElement) -> Bool {
    if link["rel"]?.lowercased().split(separator: " ").contains("next") == true { return true }
    guard link.name == "a" else { return false }
    if let image = link.descendants.first(where: { $0.name == "img" }) {
      // A thumbnail is not a step, whatever number stands beside it; a picture of an arrow may be.
      let file = image["src"]?.split(separator: "/").last ?? ""
      return Self.nextWords.contains(image["alt"]?.lowercased() ?? "")
        || PageRegions.words(of: file.prefix { $0 != "." }).contains("next")
    }
    let words = (link.labels + (link.parent?.labels ?? [])).flatMap { PageRegions.words(of: $0) }
    if words.contains("next") { return true }
    let text = (PictureTexts.line(link.rawText) ?? link["aria-label"] ?? "").lowercased()
    if !text.isEmpty, text.count <= 3, text.allSatisfy(\.isNumber) { return true }
    return Self.nextWords.contains(text)
      || Self.nextWords.contains(
        String(text.prefix { $0 != "›" && $0 != "»" && $0 != "→" })
          .trimmedText)
  }

  /// True if a URL is in the page's own folder, or is the same page with another query.
  private func isOwn(_ url: String) -> Bool {
    let own = Self.path(
      {
        if case .local(let path) = reader.portfolio {
          PageReader.reference(to: path)
        } else {
          "\(reader.portfolio)"
        }
      }())
    let other = Self.path(url)
    if other == own { return true }
    if own.hasSuffix("/") { return other.hasPrefix(own) }
    // anna/index.html stands for its folder.
    let slash = own.lastIndex(of: "/") ?? own.startIndex
    let dot = own[slash...].lastIndex(of: ".")
    let stem = dot.map { own[..<$0] } ?? own[...]
    if stem.hasSuffix("/index") { return other.hasPrefix(stem.dropLast("index".count)) }
    // anna.html, anna-2.html, anna/page/2, but not anna-maria.html
    guard other.hasPrefix(stem) else { return false }
    let rest = other.dropFirst(stem.count)
    return rest.isEmpty || rest.first == "/" || rest.wholeMatch(of: Self.number) != nil
  }

  /// The end of a further page, after the name of the first: `-2.html`, `_page2.html`.
  nonisolated(unsafe) private static let number =
    /[-_.]?(page|pagina|seite|p)?[-_]?\d{1,4}([.\/].*)?/

  private static func path(_ url: String) -> String { String(url.prefix { $0 != "?" }) }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmedText: String { Text.trimmed(self) ?? "" }
}
