import HelperProtocol
import HubModel
import HubXML

/// A parsed web page: its elements and texts in document order.
package struct HTMLDocument: Sendable {
  /// An element or a text.
  struct Node: Sendable {
    /// The name of the element in lower case; empty for a text.
    let name: String
    /// The attributes, with names in lower case.
    let attributes: [String: String]
    /// The text, for a text.
    let text: String
    /// The index of the enclosing element; -1 for the outermost.
    let parent: Int
    /// The index after the last node inside the element.
    var end: Int
  }

  /// The maximum length of a class attribute or an id in characters; the rest is ignored.
  private static let longestLabel = 2000

  private(set) var nodes: [Node] = []
  /// The number of `img` and `amp-img` elements before each node.
  private var pictures: [Int] = [0]
  /// The elements that fragments can name.
  private var names: [String: Int] = [:]

  /// Builds the document from the helper's result (``PageMark``); nil if that is malformed. O(n)
  init?(parts: [UInt8]) {
    var open: [Int] = []
    var position = 0
    func next() -> String? {
      guard let end = parts[position...].firstIndex(of: 0) else { return nil }
      defer { position = end + 1 }
      return String(decoding: parts[position..<end], as: UTF8.self)
    }
    while position < parts.count {
      let mark = parts[position]
      position += 1
      switch mark {
      case PageMark.open:
        guard let name = next() else { return nil }
        var attributes: [String: String] = [:]
        while let key = next(), !key.isEmpty {
          guard let value = next() else { return nil }
          // The first of two attributes of the same name counts, as in browsers.
          let key = key.lowercased()
          if attributes[key] == nil {
            // Classes are looked at for every picture inside.
            let isLabel = key == "class" || key == "id"
            attributes[key] = isLabel ? String(value.prefix(Self.longestLabel)) : value
          }
        }
        let node = Node(
          name: name.lowercased(), attributes: attributes, text: "", parent: open.last ?? -1,
          end: nodes.count + 1)
        for name in [attributes["id"], node.name == "a" ? attributes["name"] : nil] {
          if let name, names[name] == nil { names[name] = nodes.count }
        }
        open.append(nodes.count)
        nodes.append(node)
      case PageMark.close:
        guard let index = open.popLast() else { return nil }
        nodes[index].end = nodes.count
      case PageMark.text:
        guard let text = next() else { return nil }
        nodes.append(
          Node(
            name: "", attributes: [:], text: text, parent: open.last ?? -1, end: nodes.count + 1))
      default: return nil
      }
    }
    while let index = open.popLast() { nodes[index].end = nodes.count }
    for node in nodes {
      let isPicture = node.name == "img" || node.name == "amp-img"
      pictures.append((pictures.last ?? 0) + (isPicture ? 1 : 0))
    }
  }

  var isEmpty: Bool { nodes.allSatisfy(\.name.isEmpty) }

  /// Returns the number of pictures in a range of nodes. O(1)
  func pictureCount(in range: Range<Int>) -> Int {
    pictures[range.upperBound] - pictures[range.lowerBound]
  }

  /// Returns the text of a range of nodes as browsers show it. O(n)
  ///
  /// - Parameter skipped: Elements without which the text is returned. All others are separated then.
  func text(in range: Range<Int>, skipping skipped: Set<String>, isScript: Bool = false) -> String {
    var text = ""
    // The indices at which the blocks around a node end.
    var ends: [(index: Int, separator: String)] = []
    var next = range.lowerBound
    while next < range.upperBound {
      let part = nodes[next]
      while let end = ends.last, end.index <= next {
        ends.removeLast()
        text += end.separator
      }
      // A link to a heading or figure itself.
      if skipped.contains(part.name) || part.text == "¶" {
        next = part.end
        continue
      }
      let separator = Self.separator(of: part.name) ?? (skipped.isEmpty ? nil : " ")
      if let separator, !part.name.isEmpty {
        ends.append((part.end, separator))
        text += separator
      }
      let owner = part.parent < 0 ? "" : nodes[part.parent].name
      if isScript || owner == "pre" {
        text += part.text
      } else if owner != "style", owner != "script" {
        text += part.text.replacing("\n", with: " ")
      }
      next += 1
    }
    return text
  }

  /// Returns what separates the text of an element from that around it.
  private static func separator(of name: String) -> String? {
    HTMLText.blocks.contains(name) ? "\n" : HTMLText.cells.contains(name) ? " " : nil
  }

  var elements: some Sequence<HTMLElement> {
    nodes.indices.lazy.filter { !nodes[$0].name.isEmpty }.map { HTMLElement(self, $0) }
  }

  func first(_ name: String) -> HTMLElement? { elements.first { $0.name == name } }

  /// Returns the element that a fragment names.
  func element(named fragment: String) -> HTMLElement? {
    names[fragment].map { HTMLElement(self, $0) }
  }

  /// Returns the nodes from a heading to the next one of the same or a higher level. O(n)
  func section(of heading: HTMLElement) -> Range<Int> {
    let level = heading.headingLevel ?? 6
    let next = elements.first {
      $0.index > heading.index && ($0.headingLevel ?? .max) <= level
    }
    return heading.index..<(next?.index ?? nodes.count)
  }

  /// Returns the nodes that a fragment names: an element with its contents, or what its heading, or
  /// the heading after it, begins; nil if there is none. O(n)
  func part(named fragment: String) -> Range<Int>? {
    guard let named = element(named: fragment) else { return nil }
    if named.pictureCount > 0 { return named.index..<named.end }
    let around = ([named] + named.ancestors.prefix(2)).first { $0.headingLevel != nil }
    let heading = around ?? elements.first { $0.index > named.index && $0.headingLevel != nil }
    return heading.map { named.index..<section(of: $0).upperBound }
  }
}

struct HTMLElement {
  let document: HTMLDocument
  let index: Int

  init(_ document: HTMLDocument, _ index: Int) {
    (self.document, self.index) = (document, index)
  }

  private var node: HTMLDocument.Node { document.nodes[index] }

  /// The name in lower case.
  var name: String { node.name }

  var attributes: [String: String] { node.attributes }

  /// Returns the value of an attribute; nil if it is missing or blank.
  subscript(attribute: String) -> String? {
    guard let value = node.attributes[attribute], value.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return value
  }

  /// Returns the text that the attribute of a light box points to, "#mist" or ".caption"; nil if there
  /// is none.
  func text(at selector: String) -> String? {
    let name = selector.dropFirst()
    let found =
      selector.hasPrefix("#")
      ? document.element(named: String(name))
      : ([self] + ancestors.prefix(2)).lazy.filter { $0.pictureCount <= 2 }.flatMap(\.descendants)
        .first { $0.labels.contains(name) }
    return found.flatMap { HTMLText.lines($0.rawText, keepsLines: true) }
  }

  /// The index after the last node inside it.
  var end: Int { node.end }

  /// The level of a heading, from 1; nil for other elements.
  var headingLevel: Int? {
    name.count == 2 && name.first == "h" ? name.last?.wholeNumberValue : nil
  }

  var parent: HTMLElement? { node.parent < 0 ? nil : HTMLElement(document, node.parent) }

  /// The next element with the same parent. O(texts between them)
  var next: HTMLElement? {
    let last = node.parent < 0 ? document.nodes.count : document.nodes[node.parent].end
    return (node.end..<last).first { !document.nodes[$0].name.isEmpty }
      .map { HTMLElement(document, $0) }
  }

  /// The enclosing elements, from the inside out.
  var ancestors: some Sequence<HTMLElement> { sequence(first: self) { $0.parent }.dropFirst() }

  var descendants: some Sequence<HTMLElement> {
    (index + 1..<node.end).lazy.filter { !document.nodes[$0].name.isEmpty }
      .map { HTMLElement(document, $0) }
  }

  /// The number of pictures inside it. O(1)
  var pictureCount: Int { document.pictureCount(in: index + 1..<node.end) }

  func contains(_ other: HTMLElement) -> Bool { index < other.index && other.index < node.end }

  /// The text inside it as browsers show it, with a line feed where they begin a new line; of a
  /// script, its source. O(n)
  var rawText: String { text(skipping: []) }

  /// Its text without white space around it, if there is nothing else inside. O(n)
  var onlyText: String? {
    let inside = document.nodes[(index + 1)..<node.end]
    guard !inside.isEmpty, inside.allSatisfy(\.name.isEmpty) else { return nil }
    return Text.trimmed(inside.map(\.text).joined())
  }

  /// The same without the text of links, which lead to something else; all elements are separated.
  var ownText: String { text(skipping: Self.others) }

  /// Elements with texts that lead to something else.
  static let others: Set = ["a", "button", "script", "style", "noscript"]

  private func text(skipping skipped: Set<String>) -> String {
    document.text(in: index + 1..<node.end, skipping: skipped, isScript: name == "script")
  }

  var labels: [Substring] {
    (node.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
      + (node.attributes["id"] ?? "").split(whereSeparator: \.isWhitespace)
  }
}
