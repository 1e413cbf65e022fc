import Foundation
import HubJSON
import HubModel

/// Collects the sizes of a picture from the attributes of its elements.
struct PictureVersions {
  private let reader: PageReader
  private(set) var all: [PageCandidate.Version] = []

  init(_ reader: PageReader) {
    self.reader = reader
  }

  /// Attributes that hold the picture of the size that is shown, or of a placeholder.
  private static let shown = [
    "data-src", "data-lazy-src", "data-lazy", "data-original", "data-flickity-lazyload",
    "data-ll-src", "data-pin-media", "src",
  ]
  /// Attributes that hold the file in full size.
  private static let full = [
    "data-orig-file", "data-full-url", "data-full-src", "data-full", "data-large_image",
    "data-zoom-image", "data-hires", "data-highres", "data-high-res-src", "data-pswp-src",
    "data-image", "data-original-src", "data-large", "data-fullsrc", "data-big",
    "data-download-url",
  ]
  /// Attributes that hold several sizes.
  private static let sets = [
    "srcset", "data-srcset", "data-lazy-srcset", "data-pswp-srcset", "data-original-set",
    "data-responsive",
  ]

  /// Adds the versions of an `img` or `source` element.
  mutating func add(_ element: HTMLElement) {
    addData(of: element)
    let width = element["width"].flatMap { Int($0) }
    let height = element["height"].flatMap { Int($0) }
    for name in Self.shown {
      guard let value = element[name] else { continue }
      add(value, width: width, height: height)
      break
    }
    if let large = element["data-large-file"] { add(large, width: nil, height: nil) }
  }

  /// Adds the versions in attributes that name the full size or several sizes.
  mutating func addData(of element: HTMLElement) {
    let size = Self.size(of: element)
    for name in Self.full {
      if let value = element[name], let url = reader.resolve(value) { addFull(url, size: size) }
    }
    if element.name == "a" || element.name == "div" || element.name == "li",
      let value = element["data-src"], let url = reader.resolve(value),
      PictureIdentity.hasPictureEnding(url)
    {
      addFull(url, size: size)
    }
    for name in Self.sets {
      if let value = element[name] { addSet(value) }
    }
  }

  /// Adds the picture that Wix describes in `data-image-info`.
  mutating func addInfo(of element: HTMLElement) {
    guard let text = element["data-image-info"],
      let data = EmbeddedLists.parse(text)?.root["imageData"], let name = data["uri"]?.string,
      let url = reader.resolve(
        name.contains("://") ? name : EmbeddedLists.mediaFolder + name)
    else { return }
    addFull(url)
    if let index = all.firstIndex(where: { $0.url == url }) {
      all[index].width = data["width"]?.integer
      all[index].height = data["height"]?.integer
    }
  }

  /// Adds a file that a link leads to.
  mutating func addFull(_ url: String, size: (width: Int, height: Int)? = nil) {
    if let index = all.firstIndex(where: { $0.url == url }) {
      all[index].isFull = true
      return
    }
    all.append(.init(url: url, width: size?.width, height: size?.height, isFull: true))
  }

  /// Adds the candidates of a `srcset` (HTML, "Srcset attributes").
  private mutating func addSet(_ set: String) {
    // A URL may contain commas, but a candidate ends with one before white space.
    for part in set.replacingOccurrences(of: ",\n", with: ", ").components(separatedBy: ", ") {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard let reference = words.first else { continue }
      let width = words.dropFirst().first.flatMap { word in
        word.hasSuffix("w") ? Int(word.dropLast()) : Int(word)
      }
      add(
        reference.trimmingCharacters(in: CharacterSet(charactersIn: ",")), width: width, height: nil
      )
    }
  }

  private mutating func add(_ reference: String, width: Int?, height: Int?) {
    guard let url = reader.resolve(reference), !Self.isDrawing(url) else { return }
    var version = PageCandidate.Version(url: url, width: width, height: height)
    if let size = Self.sizeInName(of: url) { (version.width, version.height) = size }
    if let index = all.firstIndex(where: { $0.url == url }) {
      all[index].width = all[index].width ?? version.width
      all[index].height = all[index].height ?? version.height
      return
    }
    all.append(version)
  }

  /// True for vector drawings and icons, which are no photographs.
  private static func isDrawing(_ url: String) -> Bool {
    let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return path.hasSuffix(".svg") || path.hasSuffix(".ico")
  }

  /// Returns the size that WordPress puts into the name of a file: `mist-300x200.jpg`.
  static func sizeInName(of url: String) -> (Int, Int)? {
    let name = url.prefix { $0 != "?" }.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    guard let dash = stem.lastIndex(of: "-") else { return nil }
    let numbers = stem[stem.index(after: dash)...].split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width >= 16,
      height >= 16, width < 20_000, height < 20_000
    else { return nil }
    return (width, height)
  }

  /// Returns the size that an element states for its full picture: "1600x1067", "2400,1600".
  static func size(of element: HTMLElement) -> (width: Int, height: Int)? {
    if let width = element["data-pswp-width"].flatMap({ Int($0) }),
      let height = element["data-pswp-height"].flatMap({ Int($0) })
    {
      return (width, height)
    }
    for name in ["data-size", "data-orig-size", "data-image-dimensions", "data-dimensions"] {
      guard let value = element[name] else { continue }
      let numbers = value.split { !$0.isNumber }.compactMap { Int($0) }
      if numbers.count == 2 { return (numbers[0], numbers[1]) }
    }
    return nil
  }
}
