import HubModel

/// What the `meta` box of a HEIC or AVIF file says of its picture (ISO/IEC 23008-12).
struct PictureLayout: Sendable {
  /// Of the primary item, in pixels, as stored.
  private(set) var extent = PictureExtent()
  /// What turning and mirroring the primary item asks for, as EXIF numbers it.
  private(set) var orientation = 1
  /// Where the last byte of the items ends, counted from the beginning of the file.
  private(set) var end = 0
  /// Whether the bytes of items are inside the box itself.
  private(set) var isInline = false

  /// What an item looks like, or how it is to be shown.
  private enum Property {
    case size(width: Int, height: Int)
    case crop(width: Int, height: Int)
    case rotation(Int)
    case mirror(Int)
    case other
  }

  private var primary: Int?
  private var properties: [Property] = []
  /// By item: which properties it has, counted from one, in order.
  private var associations: [Int: [Int]] = [:]

  /// Reads the contents of a `meta` box.
  init(meta: [UInt8], format: PictureFormat) throws(PictureFault) {
    do throws(BoxCursor.Overrun) {
      var cursor = BoxCursor(meta[...])
      try cursor.skip(4)
      while var box = try cursor.box() { try read(&box) }
    } catch {
      throw .broken(format, "its description makes no sense")
    }
    try finish(format)
  }

  private mutating func read(_ box: inout Box) throws(BoxCursor.Overrun) {
    switch box.type {
    case "pitm": primary = try box.body.number(try box.body.version().number == 0 ? 2 : 4)
    case "iloc": try readLocations(&box.body)
    case "iprp": while var inner = try box.body.box() { try readProperty(&inner) }
    default: break
    }
  }

  private mutating func readProperty(_ box: inout Box) throws(BoxCursor.Overrun) {
    switch box.type {
    case "ipco":
      while let inner = try box.body.box() { properties.append(try Self.property(inner)) }
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
      // Fractions; encoders that store even sizes only cut a row off with it.
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
        // The highest bit says that a reader has to know the property.
        let isWide = version.flags & 1 != 0
        let index = try body.number(isWide ? 2 : 1) & (isWide ? 0x7FFF : 0x7F)
        associations[item, default: []].append(index)
      }
    }
  }

  private mutating func readLocations(_ body: inout BoxCursor) throws(BoxCursor.Overrun) {
    let version = try body.version().number
    let sizes = try body.number(2)
    let (offsetSize, lengthSize) = (sizes >> 12 & 15, sizes >> 8 & 15)
    let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
    for _ in 0..<(try body.number(version < 2 ? 2 : 4)) {
      try body.skip(version < 2 ? 2 : 4)
      let method = version == 0 ? 0 : try body.number(2) & 15
      try body.skip(2)
      let base = try body.number(baseSize)
      let extents = try body.number(2)
      // Extents of no bytes each could go on for hours.
      guard extents <= 1 || offsetSize + lengthSize > 0 else { throw BoxCursor.Overrun() }
      for _ in 0..<extents {
        try body.skip(indexSize)
        let offset = try body.number(offsetSize)
        let length = try body.number(lengthSize)
        switch method {
        case 0: end = max(end, try BoxCursor.sum(try BoxCursor.sum(base, offset), length))
        case 1: isInline = true
        default: break  // put together from other items
        }
      }
    }
  }

  /// Finds size and orientation of the primary item.
  private mutating func finish(_ format: PictureFormat) throws(PictureFault) {
    // The pixels of every item count, for there is no telling which ones a viewer decodes.
    for case .size(let width, let height) in properties {
      try extent.set(width: width, height: height, of: format)
    }
    let mine = (associations[primary ?? -1] ?? [])
      .compactMap { properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil }
    extent = PictureExtent()
    var turning = Turning()
    for property in mine {
      switch property {
      case .size(let width, let height):
        try extent.set(width: width, height: height, of: format)
      case .crop(let width, let height):
        guard width <= extent.width, height <= extent.height else {
          throw .broken(format, "it is cropped to more than it has")
        }
        try extent.set(width: width, height: height, of: format)
      case .rotation(let quarters): turning.rotate(by: -quarters)
      case .mirror(let axis): turning.mirror(isUpsideDown: axis == 0)
      case .other: break
      }
    }
    guard extent.width > 0 else { throw .broken(format, "it does not say how large it is") }
    orientation = turning.orientation
  }
}

/// Quarters of a turn and mirroring, one after the other.
struct Turning: Sendable {
  /// First the picture is mirrored from left to right, or not, then it is turned clockwise.
  private var isMirrored = false
  private var quarters = 0

  /// Turns clockwise.
  mutating func rotate(by quarters: Int) {
    self.quarters = (self.quarters + quarters) & 3
  }

  /// Mirrors from left to right, or from top to bottom.
  mutating func mirror(isUpsideDown: Bool) {
    isMirrored.toggle()
    quarters = ((isUpsideDown ? 2 : 0) - quarters) & 3
  }

  /// As EXIF numbers it.
  var orientation: Int {
    (isMirrored ? [2, 7, 4, 5] : [1, 6, 3, 8])[quarters]
  }
}
