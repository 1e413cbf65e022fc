import HubJSON
import HubModel

/// Reads what a page says in JSON-LD about its pictures (schema.org `ImageGallery` and
/// `ImageObject`).
struct LinkedData {
  /// The pictures of the page's galleries, in document order.
  private(set) var candidates: [PageCandidate] = []
  /// All pictures that are described, by identity.
  private var described: [PictureIdentity: PageCandidate] = [:]

  private let reader: PageReader

  init(_ reader: PageReader) {
    self.reader = reader
    for script in reader.document.elements
    where script.name == "script" && script["type"]?.lowercased() == "application/ld+json" {
      guard let document = EmbeddedLists.parse(script.rawText.utf8) else { continue }
      collect(document.root, isInGallery: false)
    }
  }

  /// Adds what is said about the pictures that the page shows.
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

  /// Members of an object that hold pictures of its maker rather than of the gallery.
  private static let others: Set = [
    "logo", "publisher", "author", "creator", "copyrightHolder", "primaryImageOfPage",
    "isPartOf", "breadcrumb", "sponsor", "provider", "relatedLink", "mentions",
  ]

  private mutating func collect(_ value: JSONValue, isInGallery: Bool) {
    for element in value.elements { collect(element, isInGallery: isInGallery) }
    guard value.kind == .object else { return }
    let type = value["@type"]
    let types = type?.string.map { [$0] } ?? type?.elements.compactMap(\.string) ?? []
    if types.contains("ImageObject") || types.contains("Photograph") {
      add(value, isInGallery: isInGallery)
    }
    let isGallery =
      isInGallery || types.contains("ImageGallery") || types.contains("MediaGallery")
    for member in value.members {
      guard let key = member.key.string, !Self.others.contains(key) else { continue }
      if isGallery, ["image", "associatedMedia", "hasPart"].contains(key) {
        for url in [member.value] + member.value.elements {
          if let text = url.string { add(text) }
        }
      }
      collect(member.value, isInGallery: isGallery)
    }
  }

  private mutating func add(_ reference: String) {
    guard let url = reader.resolve(reference), PictureIdentity.hasPictureEnding(url) else { return }
    candidates.append(
      PageCandidate(
        versions: [.init(url: url, isFull: true)], evidence: .list, region: .content, target: nil,
        block: "json-ld"))
  }

  private mutating func add(_ object: JSONValue, isInGallery: Bool) {
    guard let reference = (object["contentUrl"] ?? object["url"])?.string,
      let url = reader.resolve(reference)
    else { return }
    func number(_ key: String) -> Int? {
      object[key]?.integer ?? object[key]?["value"]?.integer
        ?? object[key]?.string.flatMap { text in Int(text.prefix { $0.isNumber }) }
    }
    var candidate = PageCandidate(
      versions: [.init(url: url, width: number("width"), height: number("height"), isFull: true)],
      evidence: .list, region: .content, target: nil, block: "json-ld")
    if let thumbnail = object["thumbnailUrl"]?.string ?? object["thumbnail"]?["contentUrl"]?.string,
      let url = reader.resolve(thumbnail)
    {
      candidate.versions.append(.init(url: url))
    }
    candidate.title = PictureTexts.title(
      [object["name"]?.string, object["headline"]?.string], urls: [url])
    candidate.caption =
      (object["caption"]?.string ?? object["description"]?.string).flatMap {
        PictureTexts.caption($0, keepsLines: true)
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
