import HubModel

/// Tells the parts of a page by the names of their elements, classes and ids.
struct PageRegions {
  private let document: HTMLDocument
  /// The elements that hold the content; empty if the page does not say.
  private let contents: [HTMLElement]
  /// True if the content is known so well that it holds no sidebar.
  private let isNarrow: Bool
  /// The nodes below headings such as "You may also like".
  private var related: [Range<Int>] = []

  /// Classes and ids that programs give to the content, the narrowest first.
  private static let contentLabels = [
    WordTable.pages.words("content"), WordTable.pages.words("wide content"),
  ]

  /// Words in classes and ids that name a part of the layout.
  static let layoutWords = WordTable.pages.meanings("layout")

  /// Elements that are parts of the layout, or that browsers do not show.
  private static let layoutElements = WordTable.pages.meanings("layout elements")
  private static let layoutRoles = WordTable.pages.meanings("layout roles")

  private static let postWords = WordTable.pages.words("posts")
  private static let relatedHeadings = WordTable.pages.texts("related headings")

  /// Words that make a class speak about the whole page: "no-sidebar", "entry-header".
  static let qualifiers = WordTable.pages.words("qualifiers")

  init(_ document: HTMLDocument) {
    self.document = document
    func labelled(_ labels: Set<String>) -> [HTMLElement] {
      document.elements.filter { element in
        element.labels.contains { labels.contains($0.lowercased()) }
      }
    }
    let narrow = labelled(Self.contentLabels[0])
    isNarrow = !narrow.isEmpty
    let main = document.elements.filter { $0.name == "main" || $0["role"] == "main" }
    let articles = document.elements.filter { $0.name == "article" }
    let candidates = [
      narrow, main, articles.count == 1 ? articles : [], labelled(Self.contentLabels[1]),
    ]
    contents = Array((candidates.first { !$0.isEmpty } ?? []).prefix(100))
    related = document.elements.filter { heading in
      heading.headingLevel ?? 1 > 1 && heading.says(Self.relatedHeadings)
    }.prefix(100).map { heading in
      let section = document.section(of: heading)
      return section.lowerBound..<min(section.upperBound, heading.parent?.end ?? .max)
    }
  }

  func region(of element: HTMLElement) -> PageCandidate.Region {
    if related.contains(where: { $0.contains(element.index) }) { return .layout("related pages") }
    for enclosing in sequence(first: element, next: \.parent) {
      if let layout = layout(of: enclosing) { return .layout(layout) }
    }
    if contents.isEmpty { return .page }
    return contents.contains { $0.contains(element) } ? .content : .page
  }

  /// Returns the name of the layout part that an element is; nil if it may hold content.
  private func layout(of element: HTMLElement) -> String? {
    switch element.name {
    case "html", "body", "main": return nil
    case "footer", "header":
      return isInside(element, ["article", "main", "figure"]) ? nil : element.name
    case "form" where !enclosesPage(element): return "form"
    // A picture that opens a light box.
    case "button" where element.pictureCount > 0: break
    default:
      let role = element["role"].flatMap { Self.layoutRoles[$0] }
      if let part = Self.layoutElements[element.name] ?? role { return part }
    }
    // Whatever holds the content is not a part of the layout, whatever its class says.
    if contents.contains(where: { element.contains($0) || element.index == $0.index }) {
      return nil
    }
    for label in element.labels {
      let words = Self.words(of: label)
      guard words.allSatisfy({ !Self.qualifiers.contains($0) }) else { continue }
      // Some programs call a caption a comment on the image.
      if words.contains("comment"), words.contains("image") { continue }
      if let name = words.lazy.compactMap({ Self.layoutWords[$0] }).first {
        // The thumbnails of a slide show lead to its pictures, and some open in a popup.
        let isGallery = ([element] + element.ancestors.prefix(2)).contains { enclosing in
          enclosing.isGallery && !["body", "html"].contains(enclosing.name)
        }
        if name == "navigation" && isGallery && element.pictureCount > 2
          || words.contains("popup")
            && (element.name == "a" || isGallery || element.pictureCount > 2)
        {
          continue
        }
        return name
      }
      if words.contains("recent") || words.contains("latest"),
        words.count == 1 || !Self.postWords.isDisjoint(with: words)
      {
        return "related pages"
      }
      // Page builders call every part of the content a widget, and some a gallery.
      let isWidget =
        (words == ["widget"] || words == ["widgets"])
        && !(isNarrow && contents.contains { $0.contains(element) })
      if isWidget && !element.isGallery || words.starts(with: ["widget", "area"]) {
        return "sidebar"
      }
      if words == ["header"] || words == ["site", "header"] || words == ["page", "header"]
        || words.suffix(2) == ["custom", "header"]
      {
        return "header"
      }
    }
    return nil
  }

  /// True for the form that ASP.NET puts around everything.
  private func enclosesPage(_ form: HTMLElement) -> Bool {
    if !contents.isEmpty { return contents.contains { form.contains($0) } }
    return form.pictureCount == document.pictureCount(in: document.nodes.indices)
  }

  private func isInside(_ element: HTMLElement, _ names: Set<String>) -> Bool {
    element.ancestors.contains { names.contains($0.name) }
  }

  /// Returns the words of a class or id in lower case: "site", "header" of `site-header` and of
  /// `siteHeader`.
  static func words(of label: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    for character in label {
      if character.isLetter || character.isNumber {
        if character.isUppercase, word.last?.isLowercase == true {
          words.append(word.lowercased())
          word = ""
        }
        word.append(character)
      } else if !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}

extension HTMLElement {
  static let galleryWords = WordTable.pages.words("galleries")

  /// True for a class or id such as "photo-gallery".
  var isGallery: Bool {
    labels.contains { label in
      PageRegions.words(of: label).contains { Self.galleryWords.contains($0) }
    }
  }

  /// True for a picture that the page shows for itself.
  var isLarge: Bool { ["width", "height"].contains { self[$0].flatMap { Int($0) } ?? 0 >= 400 } }

  /// True if its text is one of these, in any case.
  ///
  /// - Parameter texts: Folded texts.
  func says(_ texts: Set<String>) -> Bool {
    texts.contains(Text.folded(PictureTexts.line(rawText) ?? "").filter { $0 != ":" && $0 != "…" })
  }
}

extension WordTable {
  /// The meanings of names and texts on web pages.
  static let pages = WordTable(EmbeddedTexts.words_txt)

  /// The texts of a section, in which "_" stands for a space.
  func phrases(_ section: Substring) -> [String] {
    list(section).map { $0.replacing("_", with: " ") }
  }

  /// The folded texts of a section.
  func texts(_ section: Substring) -> Set<String> { Set(phrases(section).map { Text.folded($0) }) }
}
