import Foundation
import HubJSON
import HubModel

/// Reads the lists of pictures that a page carries for programs, without executing it: JSON-LD
/// (schema.org `ImageGallery` and `ImageObject`), and any list of records with the URL of a picture,
/// in JSON scripts, in other scripts, and in attributes.
struct PageData {
  /// The pictures of JSON-LD, and of the lists of known programs.
  private var stated: [PageCandidate] = []
  /// The pictures of each other list.
  private var lists: [[PageCandidate]] = []
  /// All pictures that JSON-LD describes, by identity.
  private var described: [PictureIdentity: PageCandidate] = [:]
  private let reader: PageReader

  /// The folder of all pictures of sites made with Wix.
  private static let mediaFolder = "//static.wixstatic.com/media/"
  /// The maximum number of values of one list.
  private static let valueLimit = 500_000
  /// The number of times that a script is scanned for ends of lists.
  private static let scanLimit = 8
  /// Members of an object that hold pictures of its maker rather than of the gallery.
  private static let others = WordTable.pages.words("members of others")
  /// Members with a file that is not the picture itself.
  private static let otherFiles = WordTable.pages.list("attributes of others")
  private static let fullWords = WordTable.pages.list("attributes of a full picture")
  private static let titles = WordTable.pages.list("members with a title")
  private static let captions = WordTable.pages.list("members with a caption")
  private static let authors = WordTable.pages.list("members with a photographer")

  init(_ reader: PageReader) {
    self.reader = reader
    var linked: [String] = []
    for element in reader.document.elements {
      guard element.name == "script" else {
        let attributes = element.attributes.sorted { $0.key < $1.key }.map(\.value)
        // Programs also read what they are to show in an element, which they find by its name.
        let text = element.labels.isEmpty ? nil : element.onlyText
        for value in attributes + [text].compactMap(\.self) {
          guard value.utf8.count > 20, value.hasPrefix("[") || value.hasPrefix("{") else {
            continue
          }
          if let document = Self.parse(value.utf8) { addLists(in: document.root, path: []) }
        }
        continue
      }
      let text = element.rawText
      let type = element["type"]?.lowercased()
      switch type {
      case "application/ld+json": linked.append(text)
      case let type? where type.hasSuffix("json"):
        if let document = Self.parse(text.utf8) { addLists(in: document.root, path: []) }
      case nil, "text/javascript", "application/javascript", "module":
        addLists(inScript: text, folder: text.contains("wSlideshow") ? "/uploads/" : "")
      default: break
      }
    }
    for text in linked {
      if let document = Self.parse(text.utf8) { collect(document.root, isInGallery: false) }
    }
  }

  /// Returns the pictures that are to be added to those of the page. A list counts if the page shows
  /// some of its pictures, or has no gallery of its own: lists may be about other pages.
  func candidates(beside shown: [PageCandidate]) -> [PageCandidate] {
    let work = shown.filter { $0.evidence.isStrong && $0.region.part == nil }
    let known = Set(work.flatMap { $0.versions.map { PictureIdentity($0.url) } })
    let layout = Dictionary(
      shown.filter { $0.region.part != nil }.map { ($0.identity, $0.region) },
      uniquingKeysWith: { first, _ in first })
    let used = lists.filter { list in
      known.isEmpty || list.contains { known.contains($0.identity) }
    }
    return (stated + used.joined()).map { candidate in
      var candidate = candidate
      if let region = layout[candidate.identity] { candidate.region = region }
      return candidate
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
    titles: [String?], caption: String?
  ) -> PageCandidate? {
    guard let url = reference.flatMap(reader.resolve) else { return nil }
    var candidate = PageCandidate(
      versions: [.init(url: url, width: width, height: height, isFull: isFull)], evidence: .list,
      region: .content, block: block)
    candidate.title = PictureTexts.title(titles, urls: [url])
    candidate.caption = caption.flatMap { PictureTexts.caption($0, keepsLines: true) }
    candidate.beside = PictureTexts.lines(titles.compactMap(\.self) + [caption].compactMap(\.self))
    return candidate
  }

  // MARK: - Lists of records

  /// Adds the lists of records with pictures in a value. O(n)
  private mutating func addLists(in value: JSONValue, path: [String], folder: String = "") {
    var records = value.elements.compactMap { record($0, folder: folder, path: path) }
    // Some lists are objects with numbers for names.
    if value.members.count > 1, value.members.allSatisfy({ Int($0.key.string ?? "") != nil }) {
      records = value.members.compactMap { record($0.value, folder: folder, path: path) }
    }
    if !records.isEmpty {
      if records.contains(where: { $0.largest.url.contains("~mv2") }) || !folder.isEmpty {
        stated += records
      } else {
        lists.append(records)
      }
      return
    }
    for member in value.members where [.object, .array].contains(member.value.kind) {
      let key = member.key.string ?? ""
      // What is about other pages is named like the parts of the layout.
      let isOther = PageRegions.words(of: key).contains {
        PageRegions.layoutWords[$0] != nil || Self.others.contains($0)
      }
      if !isOther { addLists(in: member.value, path: path + [key], folder: folder) }
    }
    for element in value.elements { addLists(in: element, path: path, folder: folder) }
  }

  /// Returns the picture of a record, with all its sizes; nil if it has none. A list of URLs has
  /// pictures for records.
  private func record(_ value: JSONValue, folder: String, path: [String]) -> PageCandidate? {
    if let text = value.string {
      guard PictureIdentity.hasPictureEnding(text) else { return nil }
      return picture(
        folder + text, nil, nil, isFull: false, block: "json " + path.joined(separator: "."),
        titles: [], caption: nil)
    }
    guard value.kind == .object else { return nil }
    var versions: [PageCandidate.Version] = []
    Self.addVersions(of: value, named: "", depth: 0, folder: folder, reader, to: &versions)
    if versions.isEmpty {
      // The name of a thumbnail may tell that of the picture.
      versions = value.members.filter { ($0.key.string ?? "").lowercased().contains("thumb") }
        .compactMap {
          $0.value.string.flatMap {
            PictureIdentity.hasPictureEnding($0) ? reader.resolve(folder + $0) : nil
          }
        }
        .map { PageCandidate.Version(url: $0) }
    }
    guard let first = versions.first else { return nil }
    func text(_ names: [String]) -> [String?] {
      names.flatMap { name in
        [value, value["metaData"] ?? value, value["metadata"] ?? value].map { $0[name]?.string }
      }
    }
    var found = picture(
      first.url, nil, nil, block: "json " + path.joined(separator: "."), titles: text(Self.titles),
      caption: text(Self.captions).lazy.compactMap(\.self).first)
    found?.versions = versions
    let author = text(Self.authors).lazy.compactMap(\.self).first.map { "photo by \($0)" }
    let beside = [author, found?.beside].compactMap(\.self)
    found?.beside = PictureTexts.lines(beside.flatMap { $0.components(separatedBy: "\n") })
    return found
  }

  /// Returns the files of the picture that a text describes in JSON.
  static func versions(in text: String, _ reader: PageReader) -> [PageCandidate.Version] {
    var versions: [PageCandidate.Version] = []
    if let object = parse(text.utf8)?.root {
      addVersions(of: object, named: "", depth: 0, folder: "", reader, to: &versions)
    }
    return versions
  }

  /// Adds the files that an object names, and those of the objects in it.
  private static func addVersions(
    of object: JSONValue, named name: String, depth: Int, folder: String, _ reader: PageReader,
    to versions: inout [PageCandidate.Version]
  ) {
    let data = object["metaData"] ?? object["metadata"] ?? object
    for member in object.members where versions.count < 20 {
      let key = (member.key.string ?? "").lowercased()
      if otherFiles.contains(where: key.contains) || others.contains(key) { continue }
      if var text = member.value.string, PictureIdentity.hasPictureEnding(text) {
        if text.contains("~mv2") || key == "uri", !text.contains("/") { text = mediaFolder + text }
        guard let url = reader.resolve(folder + text), !versions.contains(where: { $0.url == url })
        else { continue }
        let isFull = folder.isEmpty && fullWords.contains(where: (name + key).contains)
        versions.append(
          .init(
            url: url, width: data["width"]?.integer ?? PictureURL(url).size.width,
            height: data["height"]?.integer, isFull: isFull))
      } else if member.value.kind == .object, depth < 3 {
        addVersions(
          of: member.value, named: name + key, depth: depth + 1, folder: folder, reader,
          to: &versions)
      }
    }
  }

  /// Adds the lists in a script that consist of literals. O(n)
  private mutating func addLists(inScript text: String, folder: String) {
    let text = Array(text.utf8)
    // The records of list.push({ … })
    var pushed: [PageCandidate] = []
    // Lists in lists would be scanned again and again.
    var (position, scanned) = (0, 0)
    while let start = text[position...].firstIndex(where: "[{".utf8.contains),
      scanned <= Self.scanLimit * text.count
    {
      position = start + 1
      let isPushed =
        text[start] == UInt8(ascii: "{") && text[..<start].suffix(5).elementsEqual("push(".utf8)
      let next = text[position...].first { !" \t\r\n".utf8.contains($0) }
      let isList = text[start] == UInt8(ascii: "[") && next.map("{\"'/".utf8.contains) ?? false
      guard isList || isPushed else { continue }
      let end = ScriptLiteral.end(ofListAt: start, in: text)
      scanned += (end ?? text.count) - start
      guard let end else { continue }
      let literal = text[start..<end]
      guard let document = Self.parse(literal) ?? Self.parse(ScriptLiteral.json(literal)) else {
        continue
      }
      position = end
      if isPushed {
        pushed += [record(document.root, folder: folder, path: [])].compactMap(\.self)
      } else {
        addLists(in: document.root, path: [], folder: folder)
      }
    }
    if !pushed.isEmpty { lists.append(pushed) }
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
          stated.append(file)
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
    if isInGallery { stated.append(candidate) }
  }
}
