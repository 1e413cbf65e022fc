import Foundation
import HubFetching
import HubHelpers
import HubModel

/// Reads the pictures of a parsed page.
package struct PageReader {
  let document: HTMLDocument
  let location: HubLocation
  /// The first page of the portfolio.
  let portfolio: PortfolioFolder
  let base: HubLocation
  /// The nodes of the part that the fragment of the location names; nil for the whole page.
  private let part: Range<Int>?
  private let regions: PageRegions

  /// The version of the rules. An update reads a page again if its record has an earlier version.
  static let version = 3
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
    self.location = location.page
    self.portfolio = portfolio
    part = location.fragment.flatMap { document.part(named: $0) }
    regions = PageRegions(document)
    base =
      document.first("base")?["href"].flatMap { try? location.resolve($0) } ?? location.page
  }

  /// Reads the page. O(n) for a page of the usual depth.
  ///
  /// If a fragment names a part of the page, only the pictures in that part are read.
  ///
  /// - Throws: ``HelperFailure/failed(_:)`` after the deadline, which only a page that was made for
  ///   it can exceed, or ``HelperFailure/cancelled``.
  func read(
    until deadline: ContinuousClock.Instant = .now + Self.deadline
  ) throws(HelperFailure) -> PageReading {
    var candidates: [PageCandidate] = []
    var heading: PageCandidate.Heading?
    var next: HTMLElement?
    for element in document.elements where candidates.count < Self.limit {
      if Task.isCancelled { throw .cancelled }
      if deadline < .now { throw .late(.pages, after: Self.deadline) }
      let isMeant = part?.contains(element.index) ?? true
      if element.headingLevel != nil, isMeant { next = element }
      if isMeant, var found = candidate(at: element) {
        if let element = next.take(), mayHoldContent(element),
          let text = PictureTexts.line(element.rawText)
        {
          heading = .init(level: element.headingLevel ?? 0, text: text)
        }
        found.heading = heading
        candidates.append(found)
      }
    }
    let data = PageData(self)
    if part == nil || candidates.isEmpty {
      candidates += data.candidates(beside: candidates)
      if let preview { candidates.append(preview) }
    }
    candidates.removeLast(max(0, candidates.count - Self.limit))
    Self.removePlaceholders(from: &candidates)
    PictureTexts.choose(among: &candidates)
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
    reading.isPart = part != nil
    reading.notAPage = fault(candidates)
    return reading
  }

  /// Removes the versions that stand for many pictures until these are loaded.
  private static func removePlaceholders(from candidates: inout [PageCandidate]) {
    var pictures: [String: Set<PictureIdentity>] = [:]
    for candidate in candidates where candidate.versions.count > 1 {
      for version in candidate.versions {
        pictures[version.url, default: []].insert(candidate.identity)
      }
    }
    for index in candidates.indices where candidates[index].versions.count > 1 {
      let real = candidates[index].versions.filter { pictures[$0.url]?.count ?? 0 < 2 || $0.isFull }
      if !real.isEmpty { candidates[index].versions = real }
    }
  }

  /// Returns the reason why the page is not the one that was meant, though the server says so: it
  /// asks for a password, or says that there is no such page.
  private func fault(_ candidates: [PageCandidate]) -> String? {
    let top = document.first("h1") == nil ? "h2" : "h1"
    let headings = document.elements.filter { $0.name == top || $0.name == "title" }
      .compactMap { PictureTexts.line($0.rawText) }
    func says(_ phrases: [String]) -> Bool {
      headings.contains { heading in
        let folded = Text.folded(heading)
        return phrases.contains { phrase in
          folded.hasPrefix(phrase)
            && !(folded.dropFirst(phrase.count).first.map { $0.isLetter || $0.isNumber } ?? false)
        }
      }
    }
    if says(Self.missing),
      !candidates.contains(where: { $0.evidence == .linked || $0.evidence == .list })
    {
      return "it is an error page"
    }
    let asks = document.elements.contains { element in
      element.name == "input" && element["type"]?.lowercased() == "password"
        && (element.ancestors.first { $0.name == "form" }?.parent).map(mayHoldContent) ?? true
    }
    let pictures = candidates.filter { $0.region.part == nil && $0.hint == nil }
    let isEmpty = pictures.count < 2 && !pictures.contains { $0.evidence.isStrong }
    return asks && (says(Self.logins) || isEmpty) ? "it asks for a password" : nil
  }

  private static let missing = Array(WordTable.pages.texts("missing pages"))
  private static let logins = Array(WordTable.pages.texts("logins"))

  /// Returns the URLs of pictures in an element that ``resolve(_:)`` refuses for their length.
  private static func longURLs(in element: HTMLElement) -> [String] {
    guard ["img", "source", "amp-img", "a"].contains(element.name) else { return [] }
    return ["src", "data-src", "href"].compactMap { element[$0] }.filter { url in
      url.utf8.count > Limits.referenceBytes
        && ["http", "https", nil].contains(HubLocation.scheme(of: url))
        && (element.name != "a" || PictureIdentity.hasPictureEnding(url))
    }
  }

  func mayHoldContent(_ element: HTMLElement) -> Bool { regions.region(of: element).part == nil }

  /// True if a link is in the content, or names a page above this one.
  func isOfThisPage(_ link: HTMLElement) -> Bool {
    mayHoldContent(link)
      || ([link] + link.ancestors.prefix(4)).flatMap(\.labels).contains { label in
        PageRegions.words(of: label).contains { $0.hasPrefix("breadcrumb") }
      }
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

  private func candidate(at element: HTMLElement) -> PageCandidate? {
    var candidate: PageCandidate?
    switch element.name {
    case "img", "amp-img": candidate = picture(element)
    case "a", "area": candidate = linkedText(element)
    case "div", "li", "span", "figure", "section", "td", "article": candidate = background(element)
    default: break
    }
    if let texts = candidate?.texts { candidate?.beside = texts.beside }
    return candidate
  }

  private func picture(_ image: HTMLElement) -> PageCandidate? {
    let link = link(of: image) ?? (image["onclick"] == nil ? nil : image)
    let destination = link.map { self.destination(of: $0) } ?? .nothing
    let hasFile = destination.file != nil
    var versions = PictureVersions(self)
    versions.add(image, hasFile: hasFile)
    for enclosing in image.ancestors.prefix(4) where enclosing.name == "picture" {
      for source in enclosing.descendants.prefix(Self.sourceLimit) where source.name == "source" {
        versions.add(source)
      }
    }
    if let link { versions.addData(of: link, hasFile: hasFile) }
    var target: String?
    switch destination {
    case .picture(let url):
      versions.addFull(url, size: link.flatMap { PictureVersions.size(of: $0) })
    // The code with which Flickr has its pictures shown elsewhere.
    case .page where link?.attributes["data-flickr-embed"] != nil: break
    case .page(let url):
      // A program that shows pictures without an ending has another size of this one there.
      let shown = PictureVersions.file(of: image).flatMap(resolve)
      let isSame =
        shown.map(PictureIdentity.init) == PictureIdentity(url)
        || PictureURL.file(url) != nil && shown.flatMap(PictureURL.file) == PictureURL.file(url)
      if url.contains("?"), isSame { versions.addFull(url) } else { target = url }
    case .nothing: break
    }
    // Lightboxes that take their pictures from the element around the thumbnail, or from one elsewhere
    // on the page.
    let holder = image.ancestors.prefix(3).first { $0["data-src"] != nil && $0.name != "a" }
    if let holder { versions.addData(of: holder) }
    let button = image.ancestors.prefix(2).first { $0.name == "button" }
    let modals = [image, link, button].compactMap { $0.flatMap(dialog) }
    for modal in modals where modal.pictureCount == 1 {
      for large in modal.descendants where large.name == "img" {
        if let url = large["src"].flatMap(resolve) { versions.addFull(url) }
      }
    }
    for element in [image] + image.ancestors.prefix(2) where element.pictureCount < 2 {
      versions.addInfo(of: element)
    }
    for case .picture(let url) in textLinks(beside: image).map(self.destination) {
      versions.addFull(url)
    }
    guard !versions.all.isEmpty else { return nil }
    let isLinked = versions.all.contains(where: \.isFull)
    let figure = image.ancestors.prefix(6).first { element in
      element.name == "figure"
        || element.pictureCount == 1 && element.labels.contains { $0.hasSuffix("caption") }
    }
    let evidence: PageCandidate.Evidence =
      isLinked ? .linked : isInGallery(image) ? .gallery : figure != nil ? .figure : .plain
    var candidate = PageCandidate(
      versions: versions.all, evidence: evidence, region: regions.region(of: image),
      target: target, block: block(of: image))
    candidate.hint = hint(of: image, file: candidate.largest.url)
    candidate.texts = PictureTexts(
      of: image, link ?? holder, holder, figure, urls: versions.all.map(\.url))
    candidate.following = PictureTexts.following(image)
    return candidate
  }

  /// Returns the link around a picture, or one beside it that has no text or that of the picture, or
  /// covers the picture (Bootstrap).
  private func link(of image: HTMLElement) -> HTMLElement? {
    if let link = image.ancestors.prefix(8).first(where: { $0.name == "a" }) { return link }
    guard let item = Array(image.ancestors.prefix(3)).last(where: { $0.pictureCount == 1 }) else {
      return nil
    }
    let links = item.descendants.filter { $0.name == "a" }
    let alternative = image["alt"].flatMap(PictureTexts.line)
    let link = links.first { link in
      let text = PictureTexts.line(link.rawText)
      return text == nil
        ? links.count == 1 : text == alternative || link.labels.contains("stretched-link")
    }
    guard let link else { return nil }
    if case .nothing = destination(of: link) { return nil }
    return link
  }

  /// Returns the links with a text, at most two, in the smallest element that holds just this picture
  /// and such links: "Download the original".
  private func textLinks(beside element: HTMLElement) -> [HTMLElement] {
    for item in element.ancestors.prefix(4) where item.pictureCount > 0 {
      if item.pictureCount > 1 { break }
      let links = Array(
        item.descendants.lazy.filter { $0.name == "a" && $0.pictureCount == 0 }.prefix(3))
      if !links.isEmpty { return links.count < 3 ? links : [] }
    }
    return []
  }

  /// Returns the hidden part of the page that an element opens.
  private func dialog(_ element: HTMLElement) -> HTMLElement? {
    for name in ["data-bs-target", "data-target", "data-src", "href"] {
      guard let value = element[name], value.hasPrefix("#") else { continue }
      return document.element(named: String(value.dropFirst()))
    }
    return ["aria-controls", "commandfor", "popovertarget"].lazy.compactMap { element[$0] }.first
      .flatMap(document.element)
  }

  /// Returns the picture to which a link without a picture inside leads.
  private func linkedText(_ link: HTMLElement) -> PageCandidate? {
    guard case .picture(let url) = destination(of: link),
      link.name == "area" || textLinks(beside: link).isEmpty,
      !link.descendants.contains(where: { $0.name == "img" || $0.name == "amp-img" })
    else { return nil }
    var versions = PictureVersions(self)
    versions.addFull(url, size: PictureVersions.size(of: link))
    versions.addData(of: link, hasFile: true)
    var candidate = PageCandidate(
      versions: versions.all, evidence: .linked, region: regions.region(of: link),
      block: block(of: link))
    candidate.texts = PictureTexts(
      names: [link["data-title"], link["data-caption"], link["title"], link.rawText], urls: [url])
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
    else { return popup(element) }
    var versions = PictureVersions(self)
    versions.addData(of: element)
    let isLinked = versions.all.contains(where: \.isFull)
    var candidate = PageCandidate(
      versions: versions.all + [.init(url: url)],
      evidence: isLinked ? .linked : isInGallery(element) ? .gallery : .plain,
      region: regions.region(of: element), block: block(of: element))
    candidate.hint = hint(of: element, file: url) ?? "background"
    candidate.texts = PictureTexts(
      of: element, nil, nil, nil, urls: candidate.versions.map(\.url))
    return candidate
  }

  /// Returns the picture that an empty element has in an attribute for a light box.
  private func popup(_ element: HTMLElement) -> PageCandidate? {
    guard element.pictureCount == 0,
      element.attributes.keys.contains(where: { $0.hasPrefix("data-") })
    else { return nil }
    var versions = PictureVersions(self)
    versions.addData(of: element)
    guard versions.all.contains(where: \.isFull) else { return nil }
    var candidate = PageCandidate(
      versions: versions.all, evidence: .linked, region: regions.region(of: element),
      block: block(of: element))
    candidate.texts = PictureTexts(
      of: element, nil, nil, nil, urls: versions.all.map(\.url))
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

  /// True if an element around this one has a class or id such as "gallery".
  private func isInGallery(_ element: HTMLElement) -> Bool {
    element.ancestors.prefix(8).contains { enclosing in
      enclosing.name != "body" && enclosing.name != "html" && enclosing.isGallery
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

  // MARK: - The page

  private var title: String? {
    document.first("h1").flatMap { PictureTexts.line($0.rawText) }
      ?? document.first("title").flatMap { PictureTexts.line($0.rawText) }
  }

  /// The rule against copies in a `meta` element.
  private var refusal: String? {
    for meta in document.elements where meta.name == "meta" {
      if meta["name"]?.lowercased() == "tdm-reservation", meta["content"] == "1" {
        return "tdm-reservation"
      }
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
