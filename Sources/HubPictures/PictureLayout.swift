import HubModel

/// The contents of the `meta` box of a HEIC or AVIF file (ISO/IEC 23008-12).
struct PictureLayout: Sendable {
  /// The size of the primary item in pixels, as stored.
  private(set) var extent = PictureExtent()
  /// The EXIF orientation equivalent to the rotation and mirroring of the primary item.
  private(set) var orientation = 1
  /// The items: their types, and the media types of those that are `mime`.
  private(set) var items: [Int: Item] = [:]
  private(set) var locations: [ItemLocation] = []
  /// False if the list of items is of an old or unknown kind.
  private(set) var hasKnownItems = true
  /// The range in the box of the bytes of small items.
  private(set) var data: Range<Int>?
  /// The ranges in the box of names, descriptions, times, positions of cameras, and unknown boxes.
  private var texts: [Range<Int>] = []

  struct Item: Sendable {
    let type: String
    let mediaType: String
  }

  /// Properties that describe where, when and of what a picture was taken.
  private static let descriptions: Set = ["udes", "altt", "crtt", "mdft", "cmin", "cmex", "uuid"]
  private static let structure: Set = ["iref", "dinf", "grpl"]

  private enum Property {
    case size(width: Int, height: Int)
    case crop(width: Int, height: Int)
    case rotation(Int)
    case mirror(Int)
    case other
  }

  private var primary: Int?
  private var properties: [Property] = []
  /// The properties of each item, numbered from one, in order.
  private var associations: [Int: [Int]] = [:]

  init(meta: [UInt8]) throws(PictureFault) {
    do throws(BoxCursor.Overrun) {
      var cursor = BoxCursor(meta[...])
      try cursor.skip(4)
      while var box = try cursor.box() { try read(&box) }
    } catch {
      throw .broken("invalid meta box")
    }
    try finish()
  }

  private mutating func read(_ box: inout Box) throws(BoxCursor.Overrun) {
    switch box.type {
    case "pitm": primary = try box.body.number(try box.body.version().number == 0 ? 2 : 4)
    case "iloc": locations += try ItemLocation.all(in: &box.body)
    case "iinf":
      do { try readItems(&box.body) } catch { hasKnownItems = false }
    case "iprp": while var inner = try box.body.box() { try readProperty(&inner) }
    case "idat": data = data ?? box.body.range
    // A version, a handler and reserved bytes precede the name of the program.
    case "hdlr": texts.append(box.body.range.dropFirst(24))
    case _ where Self.structure.contains(box.type): break
    default: texts.append(box.body.range)
    }
  }

  private mutating func readItems(_ body: inout BoxCursor) throws(BoxCursor.Overrun) {
    _ = try body.number(try body.version().number == 0 ? 2 : 4)
    while var entry = try body.box() {
      guard entry.type == "infe" else {
        texts.append(entry.body.range)
        continue
      }
      let version = try entry.body.version().number
      guard version >= 2 else { throw BoxCursor.Overrun() }
      let number = try entry.body.number(version == 2 ? 2 : 4)
      try entry.body.skip(2)
      let type = try entry.body.type()
      // A name follows, and for "mime" a media type, each with a byte 0 at its end.
      let names = entry.body.rest.split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      let mediaType = type == "mime" && names.count > 1 ? names[1] : []
      items[number] = Item(type: type, mediaType: String(decoding: mediaType, as: UTF8.self))
    }
  }

  private mutating func readProperty(_ box: inout Box) throws(BoxCursor.Overrun) {
    switch box.type {
    case "ipco":
      while let inner = try box.body.box() {
        properties.append(try Self.property(inner))
        if Self.descriptions.contains(inner.type) { texts.append(inner.body.range) }
      }
    case "ipma": try readAssociations(&box.body)
    default: break
    }
  }

  private static func property(_ box: Box) throws(BoxCursor.Overrun) -> Property {
    var body = box.body
    switch box.type {
    case "ispe":
      try body.skip(4)
      return .size(width: try body.number(4), height: try body.number(4))
    case "clap":
      // Sides are fractions. Encoders that can store only even sizes cut off a row with this
      // property.
      var sides: [Int] = []
      for _ in 0..<2 { sides.append(try body.number(4) / max(1, try body.number(4))) }
      return .crop(width: sides[0], height: sides[1])
    case "irot": return .rotation(try body.number(1) & 3)
    case "imir": return .mirror(try body.number(1) & 1)
    default: return .other
    }
  }

  private mutating func readAssociations(_ body: inout BoxCursor) throws(BoxCursor.Overrun) {
    let version = try body.version()
    for _ in 0..<(try body.number(4)) {
      let item = try body.number(version.number == 0 ? 2 : 4)
      for _ in 0..<(try body.number(1)) {
        // The highest bit marks properties that a reader has to know.
        let isWide = version.flags & 1 != 0
        let index = try body.number(isWide ? 2 : 1) & (isWide ? 0x7FFF : 0x7F)
        associations[item, default: []].append(index)
      }
    }
  }

  /// The end offset of the items, from the beginning of the file.
  var end: Int {
    locations.filter { $0.method == 0 }.flatMap(\.extents)
      .reduce(0) { max($0, $1.offset + $1.length) }
  }

  /// True if the bytes of items are inside the box itself.
  var isInline: Bool { locations.contains { $0.method == 1 && !$0.extents.isEmpty } }

  func withoutTexts(_ meta: [UInt8]) -> [UInt8] {
    texts.reduce(into: meta) { meta, range in
      meta.replaceSubrange(range, with: [UInt8](repeating: 0, count: range.count))
    }
  }

  /// Determines the size and orientation of the primary item.
  private mutating func finish() throws(PictureFault) {
    // The limits apply to every item, because a viewer may decode any of them.
    for case .size(let width, let height) in properties {
      try extent.set(width: width, height: height)
    }
    let mine = (associations[primary ?? -1] ?? [])
      .compactMap { properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil }
    extent = PictureExtent()
    // First the picture is mirrored from left to right, then turned clockwise.
    var (isMirrored, quarters) = (false, 0)
    for property in mine {
      switch property {
      case .size(let width, let height):
        try extent.set(width: width, height: height)
      case .crop(let width, let height):
        guard width <= extent.width, height <= extent.height else {
          throw .broken("the crop is larger than the picture")
        }
        try extent.set(width: width, height: height)
      case .rotation(let back): quarters -= back
      case .mirror(let axis):
        isMirrored.toggle()
        quarters = (axis == 0 ? 2 : 0) - quarters
      case .other: break
      }
    }
    guard extent.width > 0 else { throw .broken("the picture size is missing") }
    orientation = (isMirrored ? [2, 7, 4, 5] : [1, 6, 3, 8])[quarters & 3]
  }
}
