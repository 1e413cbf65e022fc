import Foundation
import HubModel
import HubXML

/// The texts around a picture, among which its title and its caption are chosen.
package struct PictureTexts: Sendable, Hashable {
  /// The longest title in characters; a longer text is a caption.
  private static let longestTitle = 120
  /// Texts that programs and makers of pages give to any picture.
  private static let commonWords = WordTable.pages.texts("common titles")
  /// First words of texts that tell visitors what to do.
  private static let requests = WordTable.pages.texts("requests")
  /// The number of pictures from which a text that all have says nothing about any.
  private static let common = 3

  /// The number of elements that one picture may have: itself, a copy without scripts, buttons.
  private static let copies = 6
  /// The number of elements around a picture in which its texts are looked for.
  private static let depth = 8

  /// The longest caption of a page in characters.
  package static let longestCaption = 2000
  /// The longest text in characters that may name the photographer.
  private static let longestBeside = 300

  /// The texts that may be a title, the likeliest first.
  private var names: [String] = []
  private var caption: String?
  /// The lines that stand beside the picture without being marked as its own.
  private var beneath: [String] = []
  private var urls: [String] = []
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
    var names = [box["title"]] + shown.map(\.heading) + [written?.heading]
    // Programs add the number of visitors and the like to the alternative text.
    let alternative = image["alt"].flatMap(Self.line)
    // Light boxes show the title of the link, and browsers that of the picture.
    let attributes = [
      link?["title"], image["title"], alternative, link?["aria-label"], image["aria-label"],
    ].map { text in
      text.flatMap { Self.isSelector($0) ? image.text(at: $0) : $0 }.flatMap(Self.line)
    }
    for text in attributes {
      if let text, let alternative, text != alternative, text.hasPrefix(alternative) { continue }
      names.append(text)
    }
    self.names = names.compactMap { $0.flatMap(Self.line) }
    self.urls = urls
    caption =
      written?.text ?? data("description", "desc", "descr").lazy.compactMap { Self.caption($0) }
      .first
      ?? shown.lazy.compactMap(\.text).first ?? box["description"].flatMap { Self.caption($0) }
    let neighbour = Self.neighbour(of: image) ?? Self.heading(after: image)
    beneath = (neighbour ?? "").split(separator: "\n").map(String.init)
    let around = Self.surroundings(of: image).map { $0.split(separator: "\n").map(String.init) }
    beside = Self.lines(self.names + [written?.text].compactMap(\.self) + (around ?? []))
  }

  /// Chooses titles and captions. What stands on every picture, such as "Click to enlarge", is a title
  /// only where there is no other text.
  static func choose(among candidates: inout [PageCandidate]) {
    var pictures: [String: Set<PictureIdentity>] = [:]
    for candidate in candidates {
      for name in Set(candidate.texts.names + candidate.texts.beneath) {
        pictures[name, default: []].insert(candidate.identity)
      }
    }
    for index in candidates.indices where !candidates[index].texts.urls.isEmpty {
      let texts = candidates[index].texts
      let isOwn = { (text: String) in pictures[text]?.count ?? 0 < Self.common }
      let beneath = texts.beneath.first(where: isOwn) ?? texts.beneath.first
      var chosen = texts.chosen(among: texts.names.filter(isOwn), beneath)
      if chosen.title == nil { chosen.title = texts.chosen(among: texts.names, beneath).title }
      (candidates[index].title, candidates[index].caption) = chosen
      candidates[index].texts = PictureTexts()
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

  private static func lines(_ texts: [String]) -> String? {
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

  /// Elements whose text is that of the whole page; the parser puts what it does not know in the head.
  private static let pages: Set = ["html", "head", "body"]

  /// Returns the largest short text of an element that holds this picture and no other.
  private static func surroundings(of image: HTMLElement) -> String? {
    var found: String?
    for enclosing in image.ancestors.prefix(6) {
      if pages.contains(enclosing.name) || !holdsOne(enclosing) { break }
      guard let text = HTMLText.lines(enclosing.rawText, keepsLines: true) else { continue }
      if text.count > longestBeside { break }
      found = text
    }
    return found
  }

  /// Returns the short text in the smallest element that holds this picture and no other, as pages
  /// without captions have it: in the cell of a table, or under the picture.
  private static func neighbour(of image: HTMLElement) -> String? {
    let sections: Set = ["body", "main", "html", "table", "tbody", "form"]
    for enclosing in image.ancestors.prefix(depth) {
      let elements = enclosing.descendants
      if sections.contains(enclosing.name) || !holdsOne(enclosing)
        || elements.contains(where: { $0.name == "h1" })
      {
        return nil
      }
      guard let text = HTMLText.lines(enclosing.ownText, keepsLines: true) else { continue }
      let heading = enclosing.descendants.first { ["h2", "h3", "h4", "h5", "b"].contains($0.name) }
      // The text of a link is not its own.
      if let heading, let title = line(heading.rawText),
        text.hasPrefix(title) || heading.descendants.contains(where: { $0.name == "a" })
      {
        return title
      }
      // A sentence speaks about the picture, but does not name it, and an article has other texts.
      let isName = text.count <= longestTitle && !text.hasSuffix(".") && enclosing.name != "article"
      return isName ? text : nil
    }
    return nil
  }

  /// True if an element holds one picture, as far as its files tell: bullets and buttons are none.
  private static func holdsOne(_ element: HTMLElement) -> Bool {
    guard element.pictureCount <= copies else { return false }
    let files = element.descendants.filter { $0.name == "img" }.compactMap(
      PictureVersions.file(of:))
    return Set(files.filter { !$0.lowercased().hasSuffix(".gif") }).count <= 1
  }

  /// Returns the text of the next element without links, forms and pictures.
  static func following(_ image: HTMLElement) -> String? {
    let inner = ([image] + image.ancestors.prefix(4)).prefix { !pages.contains($0.name) }
    for element in inner {
      guard element.parent?.pictureCount ?? 0 <= copies else { return nil }
      for next in sequence(first: element, next: \.next).dropFirst().prefix(copies) {
        let names = Set(next.descendants.map(\.name) + [next.name])
        if let text = HTMLText.line(next.ownText), text.count <= longestCaption {
          return names.isDisjoint(with: ["a", "form", "img", "script", "h1", "h2"])
            ? HTMLText.lines(next.rawText, keepsLines: true) : nil
        }
      }
    }
    return nil
  }

  /// Returns the heading or caption right after a picture, or after its paragraph.
  private static func heading(after image: HTMLElement) -> String? {
    for inner in ([image] + image.ancestors.prefix(3)).prefix(while: { $0.pictureCount <= 2 }) {
      guard let next = inner.next else { continue }
      let isCaption = next.labels.contains { PageRegions.words(of: $0).contains("caption") }
      let isHeading = next.headingLevel ?? 0 > (inner.parent?.pictureCount == 1 ? 0 : 2)
      guard isCaption || isHeading, next.pictureCount == 0 else { return nil }
      return isCaption ? parts(of: next).heading ?? line(next.rawText) : line(next.rawText)
    }
    return nil
  }

  private static func figureCaption(
    of image: HTMLElement, _ figure: HTMLElement?
  ) -> (heading: String?, text: String?)? {
    if let figure {
      // A gallery is a figure of figures, with a caption of its own.
      let caption =
        figure.pictureCount <= 2 ? figure.descendants.first { $0.name == "figcaption" } : nil
      if let caption, line(caption.rawText) != nil { return parts(of: caption) }
    }
    // The classic gallery of WordPress: <dl><dt>picture</dt><dd>caption</dd></dl>
    for enclosing in image.ancestors.prefix(4) where enclosing.name == "dl" {
      if let caption = enclosing.descendants.first(where: { $0.name == "dd" }) {
        return parts(of: caption)
      }
    }
    for enclosing in image.ancestors.prefix(depth) {
      let elements = enclosing.descendants
      guard enclosing.pictureCount <= 2 || holdsOne(enclosing),
        !elements.contains(where: { $0.name == "h1" })
      else { break }
      func texts(_ isMeant: ([String]) -> Bool) -> some Sequence<HTMLElement> {
        elements.filter { element in
          line(element.rawText) != nil
            && element.labels.contains { isMeant(PageRegions.words(of: $0)) }
        }
      }
      let titles = texts { words in
        words.last == "title" && titlesOfPages.isDisjoint(with: words)
          || words.contains("title") && !pictureWords.isDisjoint(with: words)
      }
      let captions = texts { words in
        words.contains("caption")
          || (words.contains("comment") || words.contains("description"))
            && (words.count == 1 || !pictureWords.isDisjoint(with: words))
      }
      let title = titles.first { _ in true }
      guard let caption = captions.first(where: { _ in true }) else {
        guard let title else { continue }
        return (line(title.rawText), nil)
      }
      guard let title, !caption.contains(title), !title.contains(caption) else {
        return parts(of: caption)
      }
      return (line(title.rawText), text(of: caption))
    }
    return nil
  }

  /// Returns the heading of a caption, if it has one, and its text without the heading.
  private static func parts(of caption: HTMLElement) -> (heading: String?, text: String?) {
    guard
      let heading = caption.descendants.first(where: { element in
        ["h2", "h3", "h4", "h5", "h6", "strong"].contains(element.name)
          || element.labels.contains { PageRegions.words(of: $0).contains("title") }
      }), let title = line(heading.rawText), let whole = text(of: caption)
    else { return (nil, text(of: caption)) }
    guard whole.hasPrefix(title) else { return (nil, whole) }
    return (title, Text.trimmed(String(whole.dropFirst(title.count))))
  }

  /// Words of classes whose titles are those of pictures, and of those that are not.
  private static let pictureWords = WordTable.pages.words("titles of pictures")
  private static let titlesOfPages = WordTable.pages.words("titles of pages")

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
    return String(name.map { line[$0.range.upperBound...] } ?? line)
  }

  private static func text(of element: HTMLElement) -> String? {
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

  /// True if a text is only the name of the file, as cameras and uploads make it.
  static func isFileName(_ text: String, urls: [String]) -> Bool {
    if CameraText.isDefault(text) || isSelector(text) { return true }
    let folded = Text.folded(text).trimmingCharacters(in: ["."])
    if requests.contains(folded.prefix { $0.isLetter }.description) { return true }
    // What a program says of the file: "mist.jpg, 412 KiB".
    if folded.contains(
      /\.(jpe?g|png|gif|webp|tiff?)\b|\b\d+([.,]\d+)?\s?([km]i?[bo]|bytes)\b|\bf\/\d/)
    {
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
    // Nor is the number of its visitors, or its own: "Page 2 of 9".
    if folded.wholeMatch(
      of:
        /\d+ (visit|view|hit|visite|aufruf|keer)[a-z ]*|([a-z]+ )?\d+ ?(of|von|van|sur|di|z|\/) ?\d+/
    )
      != nil
    {
      return true
    }
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

/// The texts that cameras and programs give to any picture, which are no titles.
enum CameraText {
  /// Makers of cameras and telephones, and what they add to their names.
  private static let makers = WordTable.pages.words("camera makers")
  /// Words that they add to it.
  private static let words = WordTable.pages.words("camera words")
  private static let texts = Set(WordTable.pages.phrases("camera texts"))
  private static let beginnings = WordTable.pages.phrases("camera beginnings")
  private static let endings = WordTable.pages.texts("camera endings")

  /// Returns true if a text says nothing about its picture.
  ///
  /// - Parameter text: A text on one line.
  static func isDefault(_ text: String) -> Bool {
    // No longer text is one, and most titles are decided here.
    guard text.utf8.count <= 120, !text.isEmpty else { return false }
    let folded = Text.folded(text)
    if let file, folded.contains(where: \.isNumber), folded.wholeMatch(of: file) != nil {
      return true
    }
    let parts = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if texts.contains(parts.joined(separator: " ")) { return true }
    if endings.contains(where: folded.hasSuffix) { return true }
    if beginnings.contains(where: folded.hasPrefix) {
      return !folded.hasPrefix("dcim") && !folded.hasPrefix("screenshot") || !folded.contains(" ")
    }
    let isAboutCameras = parts.contains { ["camera", "cameras", "dsc", "dcim"].contains($0) }
    return parts.count > 1 && isAboutCameras
      && parts.contains { makers.contains($0) || $0 == "digital" }
      && parts.allSatisfy { makers.contains($0) || words.contains($0) }
  }

  /// The beginning of a name that a camera gives to a file: `IMG_1234`, `P1010001`,
  /// `20230501_123456`.
  private static let cameraFiles = [
    "(?:cimg|dc[pm]|dci|dji|dmc|dsc[fimnp]?|epsn|foto|fuji|g[hopx]|gopr|hpim|ima?g[eps]?|imp|kif|mg"
      + "|mv[ci]|ndf|pano|photo|picture|pict?|pxl|rimg|sam|sdc|sdim|signal|snc|st[bcp]|vid|wp"
      + ")[-_]?\\d{3,}",
    "[lprs][abc]?\\d{6,}", "(?:19|20)\\d{6}[-_]\\d{4,}",
    "(?:19|20)\\d\\d-\\d\\d-\\d\\d[-_ ]\\d\\d[-_.]\\d\\d[-_.]\\d\\d",
  ]

  /// The whole name, with what programs add to it: `IMG_1234-2.jpg`, `DSC_0001-bewerkt`.
  nonisolated(unsafe) private static let file = try? Regex(
    "_?(?:" + cameraFiles.joined(separator: "|") + ")(?:[-_ ](?:wa)?\\d+| ?\\(\\d+\\))*"
      + "(?:[-_ ]?(?:edit(?:ed)?|bewerkt|bearbeitet|copy|kopi[ea]|hdr|bw|zw|sw|web))*"
      + "(?:\\.[a-z0-9]{2,4})?")
}
