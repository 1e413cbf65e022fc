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

  private static let limit = 50
  /// Attributes with a large picture of pages before there were such names.
  private static let old: Set = ["lowsrc", "longdesc"]

  /// Attributes that hold the picture of the size that is shown, or of a placeholder.
  private static let shown = WordTable.pages.list("attributes of a picture")
  /// Words in the names of attributes that hold the file in full size.
  private static let fullWords = WordTable.pages.list("attributes of a full picture")
  /// Words in the names of attributes that hold something smaller, or something else.
  private static let otherWords = WordTable.pages.list("attributes of others")

  /// Returns the file that an element shows, once it is loaded.
  static func file(of element: HTMLElement) -> String? {
    shown.lazy.compactMap { element[$0] }.first
  }

  /// Adds the versions that an element shows.
  ///
  /// - Parameter hasFile: True if a link around it leads to a file.
  mutating func add(_ element: HTMLElement, hasFile: Bool = false) {
    let count = all.count
    addData(of: element, hasFile: hasFile)
    // What is loaded later takes the place of what is shown until then.
    let later = all[count...].firstIndex { !$0.isFull && $0.width == nil }
    let width = element["width"].flatMap { Int($0) }
    let height = element["height"].flatMap { Int($0) }
    for name in Self.shown {
      guard let value = element[name] else { continue }
      if name == "src", let later {
        (all[later].width, all[later].height) = (width, height)
        add(value, width: nil, height: nil)
      } else {
        add(value, width: width, height: height)
      }
      break
    }
  }

  /// Adds the versions in attributes that name the full size or several sizes.
  ///
  /// - Parameter hasFile: True if the element leads to a file, so that attributes hold other sizes.
  mutating func addData(of element: HTMLElement, hasFile: Bool = false) {
    let size = Self.size(of: element)
    // Each program has its own names, so any attribute that holds a picture's URL counts.
    // The original comes first, since others may be called large, too.
    let attributes = element.attributes.sorted {
      ($0.key.contains("orig") ? 0 : 1, $0.key) < ($1.key.contains("orig") ? 0 : 1, $1.key)
    }
    for (name, value) in attributes where name.hasPrefix("data-") || Self.old.contains(name) {
      if name.hasSuffix("set") || name.contains("srcset") || name == "data-responsive" {
        addSet(value)
        continue
      }
      let isOther = Self.otherWords.contains(where: name.contains) && !Self.old.contains(name)
      guard !isOther, let url = reader.resolve(value),
        PictureIdentity.hasPictureEnding(url)
      else { continue }
      // Light boxes take their picture from the link or the element around a thumbnail.
      // A large picture beside a link to the file is no larger than that.
      let isNamedFull =
        Self.fullWords.contains(where: name.contains)
        && !(hasFile && element.name == "img" && name.contains("large"))
      let isFull =
        isNamedFull
        || !hasFile && element.name != "img" && element.name != "source"
        || name == "data-image" || Self.old.contains(name)
      if isFull { addFull(url, size: size) } else { add(value, width: nil, height: nil) }
    }
    if let value = element["srcset"] { addSet(value) }
  }

  /// Adds the files of the picture that attributes describe in JSON. They may describe another one,
  /// such as a background, or a whole album.
  mutating func addInfo(of element: HTMLElement) {
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key })
    where name.hasPrefix("data-") && value.hasPrefix("{") {
      let described = PageData.versions(in: value, reader)
      let pictures = Set((all + described).map { PictureIdentity($0.url) })
      guard pictures.count == 1 else { continue }
      for version in described {
        addFull(version.url)
        guard let index = all.firstIndex(where: { $0.url == version.url }) else { continue }
        all[index].isFull = PictureURL(version.url).unsized == nil
        all[index].width = version.width ?? all[index].width
        all[index].height = version.height ?? all[index].height
      }
    }
  }

  /// Adds a file in full size.
  mutating func addFull(_ url: String, size: (width: Int, height: Int)? = nil) {
    if let index = all.firstIndex(where: { $0.url == url }) {
      all[index].isFull = true
      return
    }
    let named = PictureURL(url).size
    let isNamed = named.width != nil || named.height != nil
    all.append(
      .init(
        url: url, width: isNamed ? named.width : size?.width,
        height: isNamed ? named.height : size?.height, isFull: true))
  }

  /// Adds the candidates of a `srcset` (HTML, "parsing a srcset attribute"). A URL ends with white
  /// space, and may contain commas; what is said of its size ends with a comma. A number without
  /// unit counts as a width, too, as some light boxes have it.
  private mutating func addSet(_ set: String) {
    var rest = set[...]
    var sets: [(url: String, width: Int?, density: Double)] = []
    while sets.count < Self.limit {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      guard !rest.isEmpty else { break }
      var url = rest.prefix { !$0.isWhitespace }
      rest = rest[url.endIndex...]
      var width: Int?
      var density = 1.0
      if url.last == "," {
        while url.last == "," { url.removeLast() }
      } else {
        var depth = 0
        let size = rest.prefix { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return character != "," || depth > 0
        }
        rest = rest[size.endIndex...]
        if let word = size.split(whereSeparator: \.isWhitespace).first {
          width = Int(word.hasSuffix("w") ? word.dropLast() : word)
          if word.hasSuffix("x") { density = Double(word.dropLast()) ?? 1 }
        }
      }
      sets.append((String(url), width, density))
    }
    // Of several without a width, the first is taken for the largest.
    for (url, width, _) in sets.enumerated().sorted(by: {
      ($1.element.density, $0.offset) < ($0.element.density, $1.offset)
    }).map(\.element) {
      add(url, width: width, height: nil, isStated: true)
    }
  }

  /// - Parameter isStated: True if the width is that of the file, not that on the page.
  private mutating func add(
    _ reference: String, width: Int?, height: Int?, isStated: Bool = false
  ) {
    guard all.count < Self.limit, let url = reader.resolve(reference), !Self.isDrawing(url) else {
      return
    }
    var version = PageCandidate.Version(url: url, width: width, height: height)
    let named = PictureURL(url).size
    if named.width != nil { (version.width, version.height) = named }
    if let index = all.firstIndex(where: { $0.url == url }) {
      if isStated, let width = version.width {
        (all[index].width, all[index].height) = (width, nil)
      }
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
