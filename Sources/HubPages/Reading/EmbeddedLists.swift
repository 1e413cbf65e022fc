import Foundation
import HubJSON
import HubModel

/// Reads the lists of pictures that a page carries for its own program, without executing it: the
/// JSON of Wix, and the lists of NextGEN's slide shows.
struct EmbeddedLists {
  private let reader: PageReader
  /// The folder of all pictures of sites made with Wix.
  static let mediaFolder = "//static.wixstatic.com/media/"
  /// The maximum number of values of one list.
  private static let valueLimit = 500_000
  /// The number of times that a script is scanned for ends of lists.
  private static let scanLimit = 8

  init(_ reader: PageReader) {
    self.reader = reader
  }

  /// The pictures of all lists, in document order.
  var candidates: [PageCandidate] {
    var found: [PageCandidate] = []
    for script in reader.document.elements where script.name == "script" {
      let text = script.rawText
      switch script["type"]?.lowercased() {
      case "application/json": found += pictures(inJSON: text)
      case nil, "text/javascript", "application/javascript", "module":
        found += lists(named: "images_list", in: text, folder: "")
        if text.contains("wSlideshow") {
          found += lists(named: "images", in: text, folder: "/uploads/")
        }
      default: break
      }
    }
    return found
  }

  // MARK: - JSON

  private func pictures(inJSON text: String) -> [PageCandidate] {
    guard text.contains("mediaUrl") || text.contains("~mv2") || text.contains("itemId"),
      let document = Self.parse(text.utf8)
    else { return [] }
    var found: [PageCandidate] = []
    walk(document.root) { object in
      if let candidate = galleryItem(object) { found.append(candidate) }
    }
    return found
  }

  /// Returns an item of a Wix gallery.
  private func galleryItem(_ object: JSONValue) -> PageCandidate? {
    guard let media = (object["mediaUrl"] ?? object["uri"])?.string, media.contains("~mv2") else {
      return nil
    }
    let url = media.contains("://") ? media : Self.mediaFolder + media
    guard object["metaData"] != nil || object["metadata"] != nil || object["itemId"] != nil,
      let resolved = reader.resolve(url)
    else { return nil }
    let data = object["metaData"] ?? object["metadata"] ?? object
    var candidate = PageCandidate(
      versions: [
        .init(
          url: resolved, width: data["width"]?.integer, height: data["height"]?.integer,
          isFull: true)
      ], evidence: .list, region: .content, target: nil, block: "json")
    candidate.title = PictureTexts.title(
      [data["title"]?.string, data["alt"]?.string, data["altText"]?.string], urls: [resolved])
    candidate.caption = data["description"]?.string.flatMap {
      PictureTexts.caption($0, keepsLines: true)
    }
    return candidate
  }

  // MARK: - Scripts

  /// Returns the pictures of all lists of that name in a script, `"images_list":[…]`: those of
  /// NextGEN's slide shows and, with a folder, of Weebly's. O(n)
  private func lists(named name: String, in text: String, folder: String) -> [PageCandidate] {
    var found: [PageCandidate] = []
    let (text, name) = (Array(text.utf8), Array(name.utf8))
    var position = 0
    // Lists in lists would be scanned again and again.
    var scanned = 0
    while position + name.count < text.count, scanned <= Self.scanLimit * text.count {
      guard text[position] == name[0],
        text[position..<position + name.count].elementsEqual(name)
      else {
        position += 1
        continue
      }
      position += name.count
      let start = text[position...].firstIndex { !"\"': \t\n".utf8.contains($0) } ?? text.count
      guard start < text.count, text[start] == UInt8(ascii: "[") else { continue }
      let end = Self.end(ofListAt: start, in: text)
      scanned += (end ?? text.count) - start
      guard let end, let document = Self.parse(text[start..<end]) else { continue }
      position = end
      for item in document.root.elements {
        if let candidate = listItem(item, folder: folder) { found.append(candidate) }
      }
    }
    return found
  }

  private func listItem(_ item: JSONValue, folder: String) -> PageCandidate? {
    let member = item["image"] ?? item["imageURL"] ?? item["full_image"] ?? item["url"]
    guard let image = member?.string, let url = reader.resolve(folder + image) else { return nil }
    var candidate = PageCandidate(
      versions: [
        .init(
          url: url, width: item["width"]?.integer, height: item["height"]?.integer,
          isFull: folder.isEmpty)
      ], evidence: .list, region: .content, target: nil, block: "json")
    candidate.title = PictureTexts.title(
      [item["title"]?.string, item["caption"]?.string], urls: [url])
    candidate.caption = item["description"]?.string.flatMap { PictureTexts.caption($0) }
    return candidate
  }

  /// Returns the index after the `]` that ends a JSON list.
  private static func end(ofListAt start: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    var isText = false
    var isEscaped = false
    for index in start..<text.count {
      let byte = text[index]
      if isEscaped {
        isEscaped = false
      } else if isText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isText = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth == 0 { return index + 1 }
        default: break
        }
      }
    }
    return nil
  }

  // MARK: - Reading JSON

  static func parse(_ text: some Sequence<UInt8>) -> JSONDocument? {
    try? JSONParser.parse(
      Array(text), limits: JSONLimits(nodes: valueLimit, depth: 64))
  }

  private func walk(_ value: JSONValue, _ visit: (JSONValue) -> Void) {
    if value.kind == .object { visit(value) }
    for member in value.members { walk(member.value, visit) }
    for element in value.elements { walk(element, visit) }
  }
}
