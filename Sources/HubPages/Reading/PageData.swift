import Foundation
import HubJSON
import HubModel

/// Reads the lists of pictures that a page carries for programs, without executing it: JSON-LD
/// (schema.org `ImageGallery` and `ImageObject`), the JSON of Wix, and the lists of slide shows.
struct PageData {
  private(set) var candidates: [PageCandidate] = []
  /// All pictures that JSON-LD describes, by identity.
  private var described: [PictureIdentity: PageCandidate] = [:]
  private let reader: PageReader

  /// The folder of all pictures of sites made with Wix.
  static let mediaFolder = "//static.wixstatic.com/media/"
  /// The maximum number of values of one list.
  private static let valueLimit = 500_000
  /// The number of times that a script is scanned for ends of lists.
  private static let scanLimit = 8
  /// Members of an object that hold pictures of its maker rather than of the gallery.
  private static let others = WordTable.pages.words("members of others")

  init(_ reader: PageReader) {
    self.reader = reader
    var linked: [String] = []
    for script in reader.document.elements where script.name == "script" {
      let text = script.rawText
      switch script["type"]?.lowercased() {
      case "application/ld+json": linked.append(text)
      case "application/json": addItems(inJSON: text)
      case nil, "text/javascript", "application/javascript", "module":
        addList(named: "images_list", in: text, folder: "")
        if text.contains("wSlideshow") { addList(named: "images", in: text, folder: "/uploads/") }
      default: break
      }
    }
    for text in linked {
      if let document = Self.parse(text.utf8) { collect(document.root, isInGallery: false) }
    }
  }

  static func parse(_ text: some Sequence<UInt8>) -> JSONDocument? {
    try? JSONParser.parse(Array(text), limits: JSONLimits(nodes: valueLimit, depth: 64))
  }

  /// Adds what JSON-LD says about the pictures that the page shows.
  func annotate(_ candidates: inout [PageCandidate]) {
    guard !described.isEmpty else { return }
    for index in candidates.indices {
      guard let said = described[candidates[index].identity] else { continue }
      candidates[index].title = said.title ?? candidates[index].title
      candidates[index].caption = candidates[index].caption ?? said.caption
      candidates[index].date = candidates[index].date ?? said.date
      for version in said.versions
      where !candidates[index].versions.contains(where: { $0.url == version.url }) {
        candidates[index].versions.append(version)
      }
    }
  }

  /// Returns a picture of a list; nil if there is no file of the web or of the folder.
  private func picture(
    _ reference: String?, _ width: Int?, _ height: Int?, isFull: Bool = true, block: String,
    titles: [String?], caption: String?, keepsLines: Bool = true
  ) -> PageCandidate? {
    guard let url = reference.flatMap(reader.resolve) else { return nil }
    var candidate = PageCandidate(
      versions: [.init(url: url, width: width, height: height, isFull: isFull)], evidence: .list,
      region: .content, block: block)
    candidate.title = PictureTexts.title(titles, urls: [url])
    candidate.caption = caption.flatMap { PictureTexts.caption($0, keepsLines: keepsLines) }
    return candidate
  }

  // MARK: - The JSON of Wix

  private mutating func addItems(inJSON text: String) {
    guard text.contains("mediaUrl") || text.contains("~mv2") || text.contains("itemId"),
      let document = Self.parse(text.utf8)
    else { return }
    addItems(in: document.root)
  }

  private mutating func addItems(in value: JSONValue) {
    if let item = galleryItem(value) { candidates.append(item) }
    for member in value.members { addItems(in: member.value) }
    for element in value.elements { addItems(in: element) }
  }

  private func galleryItem(_ object: JSONValue) -> PageCandidate? {
    guard let media = (object["mediaUrl"] ?? object["uri"])?.string, media.contains("~mv2"),
      object["metaData"] != nil || object["metadata"] != nil || object["itemId"] != nil
    else { return nil }
    let data = object["metaData"] ?? object["metadata"] ?? object
    return picture(
      media.contains("://") ? media : Self.mediaFolder + media, data["width"]?.integer,
      data["height"]?.integer, block: "json",
      titles: [data["title"]?.string, data["alt"]?.string, data["altText"]?.string],
      caption: data["description"]?.string)
  }

  // MARK: - Lists in scripts

  /// Adds the pictures of all lists of that name in a script, `"images_list":[…]`: those of
  /// NextGEN's slide shows and, with a folder, of Weebly's. O(n)
  private mutating func addList(named name: String, in text: String, folder: String) {
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
      candidates += document.root.elements.compactMap { item in
        let member = item["image"] ?? item["imageURL"] ?? item["full_image"] ?? item["url"]
        return picture(
          member?.string.map { folder + $0 }, item["width"]?.integer, item["height"]?.integer,
          isFull: folder.isEmpty, block: "json",
          titles: [item["title"]?.string, item["caption"]?.string],
          caption: item["description"]?.string, keepsLines: false)
      }
    }
  }

  /// Returns the index after the `]` that ends a JSON list.
  private static func end(ofListAt start: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    var isText = false
    var isEscaped = false
    for index in start..<text.count {
      switch text[index] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  // MARK: - JSON-LD

  private mutating func collect(_ value: JSONValue, isInGallery: Bool) {
    for element in value.elements { collect(element, isInGallery: isInGallery) }
    guard value.kind == .object else { return }
    let type = value["@type"]
    let types = type?.string.map { [$0] } ?? type?.elements.compactMap(\.string) ?? []
    if types.contains("ImageObject") || types.contains("Photograph") {
      describe(value, isInGallery: isInGallery)
    }
    let isGallery =
      isInGallery || types.contains("ImageGallery") || types.contains("MediaGallery")
    for member in value.members {
      guard let key = member.key.string, !Self.others.contains(key) else { continue }
      if isGallery, ["image", "associatedMedia", "hasPart"].contains(key) {
        for reference in ([member.value] + member.value.elements).compactMap(\.string) {
          guard
            let file = picture(reference, nil, nil, block: "json-ld", titles: [], caption: nil),
            PictureIdentity.hasPictureEnding(file.versions[0].url)
          else { continue }
          candidates.append(file)
        }
      }
      collect(member.value, isInGallery: isGallery)
    }
  }

  private mutating func describe(_ object: JSONValue, isInGallery: Bool) {
    func number(_ key: String) -> Int? {
      object[key]?.integer ?? object[key]?["value"]?.integer
        ?? object[key]?.string.flatMap { text in Int(text.prefix { $0.isNumber }) }
    }
    guard
      var candidate = picture(
        (object["contentUrl"] ?? object["url"])?.string, number("width"), number("height"),
        block: "json-ld", titles: [object["name"]?.string, object["headline"]?.string],
        caption: object["caption"]?.string ?? object["description"]?.string)
    else { return }
    if let thumbnail = object["thumbnailUrl"]?.string ?? object["thumbnail"]?["contentUrl"]?.string,
      let url = reader.resolve(thumbnail)
    {
      candidate.versions.append(.init(url: url))
    }
    if candidate.title == nil, let caption = candidate.caption, caption.count <= 80 {
      (candidate.title, candidate.caption) = (PictureTexts.line(caption), nil)
    }
    if candidate.caption == candidate.title { candidate.caption = nil }
    candidate.date = object["dateCreated"]?.string.flatMap { PartialDate(iso: $0) }
    described[candidate.identity] = candidate
    if isInGallery { candidates.append(candidate) }
  }
}
