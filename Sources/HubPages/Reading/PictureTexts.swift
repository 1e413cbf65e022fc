import Foundation
import HubModel
import HubXML

/// The texts around a picture, among which its title and its caption are chosen.
package struct PictureTexts: Sendable, Hashable {
  /// The longest title in characters; a longer text is a caption.
  static let longestTitle = 120
  /// Texts that programs and makers of pages give to any picture.
  private static let commonWords = WordTable.pages.texts("common titles")
  /// First words of texts that tell visitors what to do.
  private static let requests = WordTable.pages.texts("requests")
  /// The number of pictures from which a text that all have says nothing about any.
  private static let common = 3

  /// The number of elements that one picture may have: itself, a copy without scripts, buttons.
  static let copies = 6
  /// The number of elements around a picture in which its texts are looked for.
  static let depth = 8

  /// The longest caption of a page in characters.
  package static let longestCaption = 2000
  /// The longest text in characters that may name the photographer.
  static let longestBeside = 300

  /// The texts that may be a title, the likeliest first.
  private var names: [String] = []
  private var caption: String?
  /// The lines that stand beside the picture without being marked as its own.
  private var beneath: [String] = []
  private var urls: [String] = []
  /// The lines before and after it in a text with several pictures.
  private var before: String?
  private var after: String?
  /// The short texts of the picture and beside it, a line each.
  private(set) var beside: String?

  init() {}

  init(names: [String?], urls: [String]) {
    self.names = names.compactMap { $0.flatMap(Self.line) }
    self.urls = urls
    beside = Self.lines(self.names)
  }

  init(
    of image: HTMLElement, _ link: HTMLElement?, _ holder: HTMLElement?, _ figure: HTMLElement?,
    urls: [String]
  ) {
    let elements = [link, image, holder].compactMap(\.self)
    /// Returns the values of data attributes with these endings, or the texts that they point to.
    func data(_ endings: String...) -> [String] {
      elements.flatMap { element in
        element.attributes.sorted { $0.key < $1.key }.compactMap { name, value in
          guard name.hasPrefix("data-"), endings.contains(where: name.hasSuffix) else { return nil }
          // Some write HTML with percent signs.
          let text = value.hasPrefix("%3C") ? value.removingPercentEncoding ?? value : value
          return Self.isSelector(text) ? element.text(at: text) : HTMLText.lines(text)
        }
      }
    }
    let written = Self.figureCaption(of: image, figure)
    let box = elements.lazy.compactMap { $0["data-glightbox"] }.first.map(Self.properties) ?? [:]
    // Light boxes show these as HTML: a heading, and more below it.
    let shown = (data("title") + data("caption", "sub-html")).map(Self.headed)
    var names = [box["title"], written?.heading] + shown.map(\.heading)
    let alternative = image["alt"].flatMap(Self.line)
    // Light boxes show the title of the link, and browsers that of the picture; two that agree are
    // surer.
    let own = image["title"].flatMap(Self.line)
    let attributes = [
      own == alternative ? own : nil, link?["title"], image["title"], alternative,
      link?["aria-label"], image["aria-label"],
    ].map { text in
      text.flatMap { Self.isSelector($0) ? image.text(at: $0) : $0 }.flatMap(Self.line)
    }
    // Some do not escape a quotation mark, so that their text ends there.
    let cut = Set(attributes.compactMap { $0?.prefixMatch(of: /(.+?)\s*"./).map { String($0.1) } })
    let whole = attributes.compactMap(\.self).filter { !cut.contains($0) }
    // Programs add the album, the number of visitors and the like.
    names += whole.filter { text in
      !whole.contains { $0 != text && $0.count > 3 && text.hasPrefix($0) }
    }
    self.names = names.compactMap { $0.flatMap(Self.line) }
    self.urls = urls
    caption =
      written?.text ?? data("description", "desc", "descr").lazy.compactMap { Self.caption($0) }
      .first
      ?? shown.lazy.compactMap(\.text).first ?? box["description"].flatMap { Self.caption($0) }
    if let text = caption, Self.isCount(Text.folded(text)) { caption = nil }
    let neighbour = Self.neighbour(of: image) ?? Self.nextHeading(image)
    beneath = (neighbour ?? "").split(separator: "\n").map(String.init)
    (before, after) = Self.between(image)
    let around = Self.surroundings(of: image).map { $0.split(separator: "\n").map(String.init) }
    beside = Self.lines(self.names + [written?.text].compactMap(\.self) + (around ?? []))
  }

  /// Chooses titles and captions. What stands on every picture, such as "Click to enlarge", is a title
  /// only where there is no other text.
  static func choose(among candidates: inout [PageCandidate]) {
    addHeadings(to: &candidates)
    var pictures: [String: Set<PictureIdentity>] = [:]
    for candidate in candidates {
      for name in Set(candidate.texts.names + candidate.texts.beneath) {
        pictures[name, default: []].insert(candidate.identity)
      }
    }
    for index in candidates.indices where !candidates[index].texts.urls.isEmpty {
      let texts = candidates[index].texts
      let isOwn = { (text: String) in pictures[text]?.count ?? 0 < Self.common }
      let lines = texts.beneath.filter(isOwn)
      let beneath = lines.first { !isFileName($0, urls: texts.urls) } ?? lines.first
      (candidates[index].title, candidates[index].caption) = texts.chosen(
        among: texts.names.filter(isOwn), beneath)
    }
    nameByText(&candidates)
    for index in candidates.indices where !candidates[index].texts.urls.isEmpty {
      let texts = candidates[index].texts
      candidates[index].title =
        candidates[index].title ?? texts.chosen(among: texts.names, nil).title
      candidates[index].texts = PictureTexts()
    }
  }

  /// Returns the rows of different pictures among some candidates: those of one block.
  private static func rows(of candidates: [PageCandidate], among indices: [Int]) -> [[Int]] {
    Dictionary(grouping: indices) { candidates[$0].block }.values.filter { row in
      Set(row.map { candidates[$0].identity }).count >= common
    }
  }

  /// Adds the headings before the pictures of a row, if each has one of its own.
  private static func addHeadings(to candidates: inout [PageCandidate]) {
    let shown = candidates.indices.filter { index in
      candidates[index].region.part == nil && !candidates[index].texts.urls.isEmpty
    }
    for row in rows(of: candidates, among: shown) {
      let headings = row.compactMap { candidates[$0].heading }
      let beneath = Set(row.flatMap { candidates[$0].texts.beneath })
      let pictures = row.map { candidates[$0].identity }
      let owners = Dictionary(zip(headings, pictures).map { ($0, Set([$1])) }) { $0.union($1) }
      guard headings.count == row.count, Set(headings.map(\.level)).count == 1,
        owners.count == Set(pictures).count, owners.values.allSatisfy({ $0.count == 1 }),
        // Headings may also stand after the pictures.
        headings.dropFirst().allSatisfy({ !beneath.contains($0.text) })
      else { continue }
      for (index, heading) in zip(row, headings) {
        candidates[index].texts.beneath.insert(heading.text, at: 0)
      }
    }
  }

  /// Gives the pictures of a text that have no titles the lines between them, if each has one of its
  /// own: that after it, or else that before it.
  private static func nameByText(_ candidates: inout [PageCandidate]) {
    let unnamed = candidates.indices.filter { index in
      let candidate = candidates[index]
      return candidate.title == nil && candidate.region.part == nil && !candidate.texts.urls.isEmpty
    }
    let known = Set(candidates.compactMap(\.title))
    for row in rows(of: candidates, among: unnamed) {
      for line in [\PictureTexts.after, \.before] {
        let titles = row.map { candidates[$0].texts }
          .compactMap { title([$0[keyPath: line]], urls: []) }
        guard titles.count == row.count, Set(titles).count == row.count,
          known.isDisjoint(with: titles)
        else { continue }
        for (index, title) in zip(row, titles) { candidates[index].title = title }
        break
      }
    }
  }

  private func chosen(
    among names: [String], _ neighbour: String?
  ) -> (title: String?, caption: String?) {
    // A word in lower case says what is to be seen, rather than how the picture is called.
    let isWeak = { (text: String) in text == text.lowercased() && text.count { $0 == " " } < 2 }
    let short = caption.flatMap { $0.count <= Self.longestTitle && !$0.contains("\n") ? $0 : nil }
    let names =
      names.filter { !isWeak($0) } + [names.isEmpty ? nil : short].compactMap(\.self) + names
    guard let title = Self.title(names, urls: urls) else {
      // The only text is the title.
      guard let only = caption ?? neighbour else { return (nil, nil) }
      if let title = Self.title([only], urls: urls) { return (title, nil) }
      // Some programs write a title, and below it what the camera and the file say.
      let first = only.prefix { $0 != "\n" }
      guard first.endIndex < only.endIndex, let title = Self.title([String(first)], urls: urls)
      else { return (nil, Self.isFileName(only, urls: urls) ? nil : caption) }
      return (title, nil)
    }
    return (title, caption.map(Self.letters) == Self.letters(title) ? nil : caption)
  }

  /// The letters and numbers of a text: programs replace quotation marks and dashes.
  private static func letters(_ text: String) -> String {
    Text.folded(text).filter { $0.isLetter || $0.isNumber }
  }

  static func lines(_ texts: [String]) -> String? {
    var lines: [String] = []
    for text in texts.compactMap(line) where text.count <= longestBeside && !lines.contains(text) {
      lines.append(text)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// True for a CSS selector with which a light box finds a text.
  private static func isSelector(_ text: String) -> Bool {
    text.wholeMatch(of: /[#.][A-Za-z_][\w-]*/) != nil
  }

  /// Returns the properties of an attribute such as "title: Mist; description: Near Best".
  private static func properties(_ text: String) -> [String: String] {
    var properties: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2, let value = Text.trimmed(String(pair[1])), !isSelector(value) else {
        continue
      }
      properties[pair[0].filter { !$0.isWhitespace }.lowercased()] = value
    }
    return properties
  }

  /// Returns the first line of a text, and the others; a long line is no heading.
  private static func headed(_ lines: String) -> (heading: String?, text: String?) {
    let heading = lines.prefix { $0 != "\n" }
    if heading.count > longestTitle { return (nil, lines) }
    return (String(heading), caption(String(lines.dropFirst(heading.count)), keepsLines: true))
  }

  /// Returns the first text that can be a title.
  static func title(_ texts: [String?], urls: [String]) -> String? {
    texts.lazy.compactMap { $0.flatMap(line) }.first { text in
      text.count <= longestTitle && !isFileName(text, urls: urls)
    }
  }

  /// Returns a text on one line, without markup and without the name of a file before it; nil if
  /// nothing is left.
  static func line(_ text: String) -> String? {
    guard let line = HTMLText.line(text)?.prefix(longestCaption) else { return nil }
    let name = line.prefixMatch(of: /\S+\.(?i:jpe?g|png|gif|webp)\s*(::|[-–:|])\s*(?=\S)/)
    var text = name.map { line[$0.range.upperBound...] } ?? line
    // What programs add: "(1200x800) [30 hits]".
    while let match = text.firstMatch(of: /\s*[(\[]\d+(\s?[x×]\s?\d+|\s\p{L}+)[)\]]$/),
      match.range.lowerBound > text.startIndex
    {
      text = text[..<match.range.lowerBound]
    }
    return String(text)
  }

  static func text(of element: HTMLElement) -> String? {
    caption(element.rawText, keepsLines: true)
  }

  /// Returns a text as a caption, with its line breaks and without markup; nil if nothing is left, or
  /// only what a camera wrote.
  ///
  /// - Parameter keepsLines: True if line feeds are line breaks, too.
  package static func caption(_ text: String, keepsLines: Bool = false) -> String? {
    HTMLText.lines(text, keepsLines: keepsLines).flatMap { CameraText.isDefault($0) ? nil : $0 }
  }

  /// Returns the title that a gallery gives to a picture, on one line and without markup; nil if that
  /// is only the name of a file, or what a camera wrote.
  package static func galleryTitle(_ text: String) -> String? {
    HTMLText.line(text).flatMap { line in
      let isName = CameraText.isDefault(line) || PictureIdentity.hasPictureEnding(line)
      return isName ? nil : line
    }
  }

  /// True for the number of a picture's visitors, of an album's pictures, or its own: "Page 2 of 9".
  private static func isCount(_ folded: String) -> Bool {
    let counted =
      /\d+ (visit|view|hit|visite|aufruf|keer|photo|foto|image|bild|picture)[a-z']*( [a-z]+)?/
    let own = /([a-z]+ )?\d+ ?(of|von|van|sur|di|z|\/) ?\d+/
    return folded.wholeMatch(of: counted) != nil || folded.wholeMatch(of: own) != nil
  }

  /// True if a text is only the name of the file, as cameras and uploads make it.
  static func isFileName(_ text: String, urls: [String]) -> Bool {
    if CameraText.isDefault(text) || isSelector(text) { return true }
    let folded = Text.folded(text).trimmingCharacters(in: [".", "[", "]", "(", ")"])
    if requests.contains(folded.prefix { $0.isLetter }.description) { return true }
    // What a program says of the file: "mist.jpg, 412 KiB".
    if folded.contains(
      /\.(jpe?g|png|gif|webp|tiff?)\b|\b\d+([.,]\d+)?\s?([km]i?[bo]|bytes)\b|\bf\/\d|^\d+ ?[x×] ?\d+$/
    ) {
      return true
    }
    if commonWords.contains(folded.prefix { !$0.isNumber && $0 != "-" && $0 != "_" }.description) {
      return text.count < 20
    }
    // A day is that of a post: "10 februari 2024".
    if folded.wholeMatch(
      of: /(\d{1,2}[. ]+[a-z]{3,10}[., ]+\d{4}|[a-z]{3,10} \d{1,2}, \d{4})([a-z, ]+[\d:.]{4,8})?/)
      != nil
    {
      return true
    }
    if isCount(folded) { return true }
    let stems = urls.map { url -> String in
      let name = url.split(separator: "/").last.map(String.init) ?? ""
      let stem = name.prefix { $0 != "?" }.split(separator: ".").first.map(String.init) ?? ""
      return stem.removingPercentEncoding ?? stem
    }
    // "Otter" of Otter.jpg is a title, "otter" of otter.jpg is what an upload made of it.
    let isWord =
      text.first?.isUppercase == true && text.dropFirst().allSatisfy { $0.isLowercase }
    if stems.contains(text), !isWord { return true }
    if PictureIdentity.hasPictureEnding(folded) { return true }
    let compact = folded.filter { $0.isLetter || $0.isNumber }
    if compact.isEmpty || compact.allSatisfy(\.isNumber) { return compact.count != 4 }
    // A number in it, or words that only a file name joins with dashes, are no title.
    guard text.contains(where: \.isNumber) || text.contains("_") || !text.contains(" ") else {
      return false
    }
    let camera = ["img", "dsc", "dscf", "dscn", "mg", "pict", "dji", "pxl", "image", "foto", "p"]
    let letters = compact.prefix { $0.isLetter }
    if camera.contains(String(letters)), compact.dropFirst(letters.count).allSatisfy(\.isNumber) {
      return true
    }
    // "Perron 3" and "Otter" are titles, "perron-3" is not.
    let hasJoints = text.contains("_") || text.contains("-") || text.contains(where: \.isNumber)
    guard hasJoints, !text.contains(" ") else { return false }
    return stems.contains { stem in
      let plain = Text.folded(stem).filter { $0.isLetter || $0.isNumber }
      return plain == compact || plain.hasPrefix(compact)
    }
  }
}
