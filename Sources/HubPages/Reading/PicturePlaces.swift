import HubModel
import HubXML

/// Where the texts of a picture stand on a page.
extension PictureTexts {
  /// Elements whose text is that of the whole page; the parser puts what it does not know in the head.
  private static let pages: Set = ["html", "head", "body"]

  /// Returns the largest short text of an element that holds this picture and no other.
  static func surroundings(of image: HTMLElement) -> String? {
    var found: String?
    for enclosing in around(image).prefix(6) {
      if pages.contains(enclosing.name) || !holdsOne(enclosing) { break }
      guard let text = HTMLText.lines(enclosing.rawText, keepsLines: true) else { continue }
      if text.count > longestBeside { break }
      found = text
    }
    return found
  }

  /// Returns the short text in the smallest element that holds this picture and no other, as pages
  /// without captions have it: in the cell of a table, or under the picture.
  static func neighbour(of image: HTMLElement) -> String? {
    let sections: Set = ["body", "main", "html", "table", "tbody", "form"]
    for enclosing in around(image) {
      let elements = enclosing.descendants
      if sections.contains(enclosing.name) || !holdsOne(enclosing)
        || elements.contains(where: { $0.name == "h1" })
      {
        return nil
      }
      guard let text = HTMLText.lines(enclosing.ownText, keepsLines: true) else { continue }
      let headings = elements.filter { ["h2", "h3", "h4", "h5", "b"].contains($0.name) }.prefix(2)
      // The text of a link is not its own.
      if let heading = headings.first, let title = line(heading.rawText),
        text.hasPrefix(title) || heading.descendants.contains(where: { $0.name == "a" })
          || headings.count == 1 && heading.name != "b"
      {
        return title
      }
      // A sentence speaks about the picture, but does not name it, and an article has other texts.
      if text.count <= longestTitle, !text.hasSuffix("."), enclosing.name != "article" {
        return text
      }
    }
    return nil
  }

  /// Returns the elements in which the texts of a picture are, from the inside out. An element with a
  /// picture in an attribute may hold its texts itself, and has others of its kind beside it.
  private static func around(_ image: HTMLElement) -> [HTMLElement] {
    if image.name == "img" || image.name == "amp-img" {
      return Array(image.ancestors.prefix(depth))
    }
    var found = [image]
    while let last = found.last, let parent = last.parent, found.count < depth {
      let alike = parent.descendants.filter { other in
        other.parent?.index == parent.index && other.name == last.name
          && other["class"] == last["class"]
      }
      if alike.prefix(2).count > 1 { break }
      found.append(parent)
    }
    return found
  }

  /// True if an element holds one picture, as far as its files tell: bullets and buttons are none.
  private static func holdsOne(_ element: HTMLElement) -> Bool {
    guard element.pictureCount <= copies else { return false }
    let files = element.descendants.filter { $0.name == "img" }
      .compactMap(PictureVersions.file(of:))
    let pictures = files.filter { !$0.lowercased().hasSuffix(".gif") }.map(PictureIdentity.init)
    return Set(pictures).count <= 1
  }

  /// The number of elements after a picture among which the text after it is looked for.
  private static let farthest = 20

  /// Returns the text of the next element without links, forms and pictures.
  static func following(_ image: HTMLElement) -> String? {
    let inner = ([image] + image.ancestors.prefix(4)).prefix { !pages.contains($0.name) }
    for element in inner {
      guard element.parent?.pictureCount ?? 0 <= copies else { return nil }
      for next in sequence(first: element, next: \.next).dropFirst().prefix(farthest) {
        let names = Set(next.descendants.map(\.name) + [next.name])
        if let text = HTMLText.line(next.ownText), text.count <= longestCaption {
          return names.isDisjoint(with: ["a", "form", "img", "script", "h1", "h2"])
            ? HTMLText.lines(next.rawText, keepsLines: true) : nil
        }
      }
    }
    return nil
  }

  /// Returns the lines between a picture and the one before it, and between it and the one after it,
  /// in the smallest element that holds several; nil if there are none, or more than a title and a few
  /// words.
  static func between(_ image: HTMLElement) -> (before: String?, after: String?) {
    guard let flow = image.ancestors.first(where: { $0.pictureCount > 1 }) else {
      return (nil, nil)
    }
    let document = image.document
    func isPicture(_ index: Int) -> Bool {
      ["img", "amp-img"].contains(document.nodes[index].name)
    }
    let start = (flow.index + 1..<image.index).last(where: isPicture) ?? flow.index
    let end = (image.end..<flow.end).first(where: isPicture) ?? flow.end
    func lines(_ range: Range<Int>) -> [Substring] {
      guard range.count <= longestBeside else { return [] }
      let text = document.text(in: range, skipping: HTMLElement.others)
      return HTMLText.lines(text, keepsLines: true)?.split(separator: "\n") ?? []
    }
    let (before, after) = (lines(start + 1..<image.index), lines(image.end..<end))
    func title(_ line: Substring?) -> String? {
      line.flatMap { $0.count <= longestTitle ? String($0) : nil }
    }
    return (title(before.last), after.count <= 3 ? title(after.first) : nil)
  }

  /// Returns the heading or caption right after a picture, or after its paragraph.
  static func nextHeading(_ image: HTMLElement) -> String? {
    for inner in ([image] + image.ancestors.prefix(3)).prefix(while: { $0.pictureCount <= 2 }) {
      guard let next = inner.next else { continue }
      let isCaption = next.labels.contains { PageRegions.words(of: $0).contains("caption") }
      let isHeading = next.headingLevel ?? 0 > (inner.parent?.pictureCount == 1 ? 0 : 2)
      guard isCaption || isHeading, next.pictureCount == 0 else { return nil }
      return isCaption ? parts(of: next).heading ?? line(next.rawText) : line(next.rawText)
    }
    return nil
  }

  static func figureCaption(
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
    for enclosing in around(image) {
      let elements = enclosing.descendants
      guard enclosing.pictureCount <= 2 || holdsOne(enclosing),
        !elements.contains(where: { $0.name == "h1" })
      else { break }
      func text(_ isMeant: ([String]) -> Bool) -> HTMLElement? {
        elements.first { element in
          line(element.rawText) != nil
            && element.labels.contains { isMeant(PageRegions.words(of: $0)) }
        }
      }
      let title = text { words in
        words.last == "title" && titlesOfPages.isDisjoint(with: words) || words == ["header"]
          || isTitle(words)
      }
      let caption = text { words in
        words.contains("caption")
          || (words.contains("comment") || words.contains("description"))
            && (words.count == 1 || !pictureWords.isDisjoint(with: words))
      }
      guard let caption else {
        guard let title else { continue }
        return (line(title.rawText), nil)
      }
      guard let title, !caption.contains(title), !title.contains(caption) else {
        return parts(of: caption)
      }
      return (line(title.rawText), Self.text(of: caption))
    }
    return nil
  }

  /// Returns the heading of a caption, if it has one, and its text without the heading.
  private static func parts(of caption: HTMLElement) -> (heading: String?, text: String?) {
    guard
      let heading = caption.descendants.first(where: { element in
        ["h2", "h3", "h4", "h5", "h6", "strong"].contains(element.name)
          || element.labels.contains { label in
            let words = PageRegions.words(of: label)
            return label == "caption-text" || words.contains("title") || isTitle(words)
          }
      }), let title = line(heading.rawText), let whole = text(of: caption)
    else { return (nil, text(of: caption)) }
    guard whole.hasPrefix(title) else { return (nil, whole) }
    return (title, Text.trimmed(String(whole.dropFirst(title.count))))
  }

  /// True if the words of a class speak of the title or the name of a picture.
  private static func isTitle(_ words: [String]) -> Bool {
    !titleWords.isDisjoint(with: words) && !pictureWords.isDisjoint(with: words)
  }

  /// Words of classes whose titles are those of pictures, and of those that are not.
  private static let pictureWords = WordTable.pages.words("titles of pictures")
  private static let titleWords: Set = ["title", "name", "heading"]
  private static let titlesOfPages = WordTable.pages.words("titles of pages")
}
