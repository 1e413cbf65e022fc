import HubFetching
import HubModel

/// Finds the further pages of a portfolio.
struct PagePagination {
  private let reader: PageReader

  init(_ reader: PageReader) {
    self.reader = reader
  }

  /// The maximum number of steps that a page offers.
  private static let limit = 500

  private static let nextWords: Set = [
    "next", "volgende", "weiter", "nächste", "następna", "dalej", "suivant", "suite", "siguiente",
    "›", "»",
    "→", ">", ">>", "next page", "volgende pagina", "nächste seite", "older", "more", "meer",
  ]

  /// The pages in the portfolio's own folder that numbers or words such as "next" lead to, in document
  /// order.
  var next: [HubLocation] {
    var found: [HubLocation] = []
    var known: Set = [reader.portfolio.address(of: reader.location)]
    for link in reader.document.elements where link.name == "a" || link.name == "link" {
      guard let reference = link["href"], let url = reader.resolve(reference) else { continue }
      let page = PageReader.page(at: url)
      let address = reader.portfolio.address(of: page)
      guard !known.contains(address), !reader.portfolio.isPage(page),
        reader.portfolio.contains(page), isStep(link)
      else { continue }
      known.insert(address)
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
}

extension String {
  fileprivate var trimmedText: String { Text.trimmed(self) ?? "" }
}
