import Foundation
import HubFetching
import HubHelpers
package import HubModel

/// Reads the pictures of a parsed page.
package struct PageReader {
  let document: HTMLDocument
  let location: HubLocation
  /// The first page of the portfolio.
  let portfolio: PortfolioFolder
  let base: HubLocation
  private let regions: PageRegions

  /// The version of the rules. An update reads a page again if its record has an earlier version.
  static let version = 2
  /// The time limit for parsing a page, and for reading it.
  static let deadline = Duration.seconds(20)
  /// The maximum number of candidates of a page.
  static let limit = 5000
  /// The maximum number of elements of a `picture` among which its sources are looked for.
  private static let sourceLimit = 50

  /// - Parameters:
  ///   - location: The location that answered.
  ///   - portfolio: The first page of the portfolio, in whose folder further pages are.
  init(_ document: HTMLDocument, at location: HubLocation, in portfolio: PortfolioFolder) {
    self.document = document
    self.location = location
    self.portfolio = portfolio
    regions = PageRegions(document)
    base =
      document.first("base")?["href"].flatMap { try? location.resolve($0) } ?? location
  }

  /// Reads the page. O(n) for a page of the usual depth.
  ///
  /// - Throws: ``HelperFailure/failed(_:)`` after the deadline, which only a page that was made for
  ///   it can exceed, or ``HelperFailure/cancelled``.
  func read(
    until deadline: ContinuousClock.Instant = .now + Self.deadline
  ) throws(HelperFailure) -> PageReading {
    var candidates: [PageCandidate] = []
    for element in document.elements where candidates.count < Self.limit {
      if Task.isCancelled { throw .cancelled }
      if deadline < .now { throw .late(.pages, after: Self.deadline) }
      candidates += candidate(at: element)
    }
    let data = PageData(self)
    candidates += data.candidates
    if let preview { candidates.append(preview) }
    candidates.removeLast(max(0, candidates.count - Self.limit))
    data.annotate(&candidates)
    var longTexts = Set(document.elements.flatMap(Self.longURLs)).count
    for index in candidates.indices {
      guard let caption = candidates[index].caption else { continue }
      let start = caption.prefix(PictureTexts.longestCaption)
      if start.endIndex < caption.endIndex { longTexts += 1 }
      candidates[index].caption = Text.trimmed(String(start))
    }
    var reading = PageLinks(self).reading
    (reading.title, reading.candidates, reading.longTexts) = (title, candidates, longTexts)
    reading.hasScripts = document.first("script") != nil
    (reading.refusal, reading.content) = (refusal, content)
    return reading
  }

  /// Returns the URLs of pictures in an element that ``resolve(_:)`` refuses for their length.
  private static func longURLs(in element: HTMLElement) -> [String] {
    guard ["img", "source", "amp-img", "a"].contains(element.name) else { return [] }
    return ["src", "data-src", "href"].compactMap { element[$0] }.filter { url in
      url.utf8.count > Limits.referenceBytes
        && ["http", "https", nil].contains(HubLocation.scheme(of: url))
        && (element.name != "a" || PictureIdentity.hasPictureEnding(url))
    }
  }

  func mayHoldContent(_ element: HTMLElement) -> Bool {
    if case .layout = regions.region(of: element) { false } else { true }
  }

  /// Returns true if the page or one of its locations names a person; nil if that cannot be told.
  func names(_ person: PersonName, at locations: [HubLocation]) -> Bool? {
    let address = locations.map(\.description).joined(separator: " ") + " " + (title ?? "")
    return PersonWords.isNamed(person, by: words, PersonWords.all(in: address))
  }

  /// The words of the page, its title and its URL, folded.
  private var words: Set<String> {
    var text = location.description
    for element in document.elements {
      switch element.name {
      case "title": text += " " + element.rawText
      case "meta": text += " " + (element["content"] ?? "")
      default: break
      }
    }
    if let body = document.first("body") { text += " " + body.rawText }
    return PersonWords.all(in: text)
  }

  // MARK: - Pictures

  private func candidate(at element: HTMLElement) -> [PageCandidate] {
    switch element.name {
    case "img", "amp-img": return picture(element).map { [$0] } ?? []
    case "a": return linkedText(element).map { [$0] } ?? []
    case "div", "li", "span", "figure", "section", "td", "article":
      return background(element).map { [$0] } ?? []
    default: return []
    }
  }

  private func picture(_ image: HTMLElement) -> PageCandidate? {
    var versions = PictureVersions(self)
    versions.add(image)
    for enclosing in image.ancestors.prefix(4) where enclosing.name == "picture" {
      for source in enclosing.descendants.prefix(Self.sourceLimit) where source.name == "source" {
        versions.add(source)
      }
    }
    let link = image.ancestors.prefix(8).first { $0.name == "a" }
    var target: String?
    if let link {
      versions.addData(of: link)
      switch destination(of: link) {
      case .picture(let url): versions.addFull(url, size: PictureVersions.size(of: link))
      case .page(let url):
        // A program that shows pictures without an ending has another size of this one there.
        if url.contains("?"),
          image["src"].flatMap(resolve).map(PictureIdentity.init) == PictureIdentity(url)
        {
          versions.addFull(url)
        } else {
          target = url
        }
      case .nothing: break
      }
    }
    // Lightboxes that take their pictures from the element around the thumbnail.
    let holder = image.ancestors.prefix(3).first { $0["data-src"] != nil && $0.name != "a" }
    if let holder { versions.addData(of: holder) }
    for enclosing in image.ancestors.prefix(2) { versions.addInfo(of: enclosing) }
    guard !versions.all.isEmpty else { return nil }
    let isLinked = versions.all.contains(where: \.isFull)
    let figure = image.ancestors.prefix(6).first { $0.name == "figure" }
    let evidence: PageCandidate.Evidence =
      isLinked ? .linked : isInGallery(image) ? .gallery : figure != nil ? .figure : .plain
    var candidate = PageCandidate(
      versions: versions.all, evidence: evidence, region: regions.region(of: image),
      target: target, block: block(of: image))
    candidate.hint = hint(of: image, file: candidate.largest.url)
    candidate.credit = PictureTexts.credit(of: image)
    (candidate.title, candidate.caption) = PictureTexts.texts(
      of: image, link ?? holder, holder, figure, urls: versions.all.map(\.url))
    return candidate
  }

  /// Returns the picture to which a link without a picture inside leads.
  private func linkedText(_ link: HTMLElement) -> PageCandidate? {
    guard case .picture(let url) = destination(of: link),
      !link.descendants.contains(where: { $0.name == "img" || $0.name == "amp-img" })
    else { return nil }
    var versions = PictureVersions(self)
    versions.addFull(url, size: PictureVersions.size(of: link))
    versions.addData(of: link)
    var candidate = PageCandidate(
      versions: versions.all, evidence: .linked, region: regions.region(of: link),
      block: block(of: link))
    candidate.title = PictureTexts.title(
      [link["data-title"], link["title"], link.rawText], urls: [url])
    candidate.isText = true
    return candidate
  }

  private func background(_ element: HTMLElement) -> PageCandidate? {
    var found: String?
    if let style = element["style"], let start = style.range(of: "url(") {
      found = String(style[start.upperBound...].prefix { $0 != ")" })
        .trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    }
    let named = ["data-bg", "data-background", "data-background-image", "data-image-src"]
      .lazy.compactMap { element[$0] }.first
    guard let reference = named ?? found, let url = resolve(reference),
      PictureIdentity.hasPictureEnding(url)
    else { return nil }
    var candidate = PageCandidate(
      versions: [.init(url: url)], evidence: isInGallery(element) ? .gallery : .plain,
      region: regions.region(of: element), block: block(of: element))
    candidate.hint = hint(of: element, file: url) ?? "background"
    candidate.title = PictureTexts.title(
      [element["data-title"], element["aria-label"], element["title"]], urls: [url])
    return candidate
  }

  private var preview: PageCandidate? {
    let metas = document.elements.filter { $0.name == "meta" }
    guard let reference = metas.first(where: { $0["property"] == "og:image" })?["content"],
      let url = resolve(reference)
    else { return nil }
    func number(_ name: String) -> Int? {
      metas.first { $0["property"] == "og:image:\(name)" }?["content"].flatMap { Int($0) }
    }
    return PageCandidate(
      versions: [.init(url: url, width: number("width"), height: number("height"))],
      evidence: .preview, region: .page, block: "og:image")
  }

  // MARK: - Surroundings

  enum Destination {
    case picture(String)
    case page(String)
    case nothing
  }

  func destination(of link: HTMLElement) -> Destination {
    var references = [link["href"], link["data-href"]].compactMap(\.self)
    // Pages of about 2000 open a window with the picture: javascript:show('mist.jpg').
    for script in [link["href"], link["onclick"]].compactMap(\.self) {
      let parts = script.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
      if let quoted = parts.first(where: { PictureIdentity.hasPictureEnding(String($0)) }),
        parts.count > 2
      {
        references.insert(String(quoted), at: 0)
      }
    }
    guard let url = references.filter({ !$0.hasPrefix("#") }).lazy.compactMap(resolve).first else {
      return .nothing
    }
    if PictureIdentity.hasPictureEnding(url) { return .picture(url) }
    let page = Self.page(at: url)
    return portfolio.address(of: page) == portfolio.address(of: location)
      ? .nothing : .page(page.description)
  }

  /// Returns the location of a page with a URL from ``resolve(_:)``.
  package static func page(at url: String) -> HubLocation {
    (try? HubLocation.local("").resolve(url)) ?? HubLocation(url)
  }

  /// Resolves a reference of the page; nil for anything but a file of the web or of the folder.
  func resolve(_ reference: String) -> String? {
    let reference = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !reference.isEmpty, reference.utf8.count <= Limits.referenceBytes,
      let found = try? base.resolve(reference), found.isRequestable
    else { return nil }
    return found.reference
  }

  static let galleryWords = WordTable.pages.words("galleries")

  /// True if an element around this one has a class or id such as "gallery".
  private func isInGallery(_ element: HTMLElement) -> Bool {
    element.ancestors.prefix(8).contains { enclosing in
      enclosing.name != "body" && enclosing.name != "html"
        && enclosing.labels.contains { label in
          PageRegions.words(of: label).contains { Self.galleryWords.contains($0) }
        }
    }
  }

  /// Returns the path of the elements around an element, which is the same on pages made from one
  /// template.
  private func block(of element: HTMLElement) -> String {
    let path = element.ancestors.prefix(12).map { enclosing in
      let label = (enclosing["class"] ?? enclosing["id"] ?? "").filter { !$0.isNumber }
      return "\(enclosing.name).\(label.prefix(60))"
    }
    return path.joined(separator: " ")
  }

  static let hintWords = WordTable.pages.words("hints")

  /// The words of ``hintWords`` that also count in the classes of the elements around a picture.
  static let surroundingWords = WordTable.pages.words("hints around")

  /// The words of ``hintWords`` that also occur in titles, such as "Coming home". In an alternative
  /// text they count only if it has no other words.
  static let titleWords = WordTable.pages.words("hints in titles")

  /// Returns a word that marks a picture as layout, such as "logo": in the name of its largest file,
  /// its alternative text, its classes, or the classes of the two elements around it.
  private func hint(of image: HTMLElement, file: String) -> String? {
    let file = file.split(separator: "/").last ?? ""
    let stem = String(file.prefix { $0 != "." && $0 != "?" })
    for (depth, element) in ([image] + Array(image.ancestors.prefix(2))).enumerated() {
      // WordPress calls every upright picture of a gallery a portrait.
      let isGallery = element.labels.contains { label in
        let words = PageRegions.words(of: label)
        return words.contains("gallery") || words.contains("ngg")
      }
      if isGallery { continue }
      let known = depth == 0 ? Self.hintWords : Self.surroundingWords
      for label in element.labels {
        let words = PageRegions.words(of: label)
        if let word = words.first(where: { known.contains($0) }), word != "background" {
          return word
        }
      }
    }
    let own = PageRegions.words(of: Text.folded(stem))
    // A long name that has one of the words in it may well be a title.
    if own.count <= 3, let word = own.first(where: { Self.hintWords.contains($0) }) { return word }
    if let alt = image["alt"] {
      let words = PageRegions.words(of: Text.folded(alt))
      let word = words.first { word in
        Self.hintWords.contains(word) && (words.count == 1 || !Self.titleWords.contains(word))
      }
      if words.count <= 3, let word { return word }
    }
    return nil
  }

  // MARK: - The page

  private var title: String? {
    document.first("h1").flatMap { PictureTexts.line($0.rawText) }
      ?? document.first("title").flatMap { PictureTexts.line($0.rawText) }
  }

  /// The rule against copies in a `meta` element.
  private var refusal: String? {
    for meta in document.elements where meta.name == "meta" {
      guard let name = meta["name"]?.lowercased(), name == "robots" || name == "hubpack",
        let content = meta["content"]
      else { continue }
      if let rule = RobotsRules.refusal(in: content) { return rule }
    }
    return nil
  }

  /// The address of the page's content in WordPress' REST interface.
  private var content: HubLocation? {
    for link in document.elements where link.name == "link" {
      guard link["rel"] == "alternate", link["type"] == "application/json",
        let url = link["href"].flatMap(resolve), url.contains("/wp/v2/") || url.contains("wp%2Fv2")
      else { continue }
      return HubLocation(url)
    }
    return nil
  }
}
