import HubModel

/// The contents of the `meta` box of a HEIC or AVIF file (ISO/IEC 23008-12).
struct PictureLayout: Sendable {
  /// The size of the primary item in pixels, as stored.
  private(set) var extent = PictureExtent()
  /// The EXIF orientation equivalent to the rotation and mirroring of the primary item.
  private(set) var orientation = 1
  /// The end offset of the items, from the beginning of the file.
  private(set) var end = 0
  /// True if the bytes of items are inside the box itself.
  private(set) var isInline = false

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

  init(meta: [UInt8], format: PictureFormat) throws(PictureFault) {
    do throws(BoxCursor.Overrun) {
      var cursor = BoxCursor(meta[...])
      try cursor.skip(4)
      while var box = try cursor.box() { try read(&box) }
    } catch {
      throw .broken(format, "invalid meta box")
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

  private mutating func readLocations(_ body: inout BoxCursor) throws(BoxCursor.Overrun) {
    for location in try ItemLocation.all(in: &body) {
      for (offset, length) in location.extents {
        switch location.method {
        case 0: end = max(end, try BoxCursor.sum(offset, length))
        case 1: isInline = true
        default: break  // put together from other items
        }
      }
    }
  }

  /// Determines the size and orientation of the primary item.
  private mutating func finish(_ format: PictureFormat) throws(PictureFault) {
    // The limits apply to every item, because a viewer may decode any of them.
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
          throw .broken(format, "the crop is larger than the picture")
        }
        try extent.set(width: width, height: height, of: format)
      case .rotation(let quarters): turning.rotate(by: -quarters)
      case .mirror(let axis): turning.mirror(isUpsideDown: axis == 0)
      case .other: break
      }
    }
    guard extent.width > 0 else { throw .broken(format, "the picture size is missing") }
    orientation = turning.orientation
  }
}

/// A sequence of quarter turns and mirrorings.
struct Turning: Sendable {
  /// The order is fixed: first the picture is mirrored from left to right, then turned clockwise.
  private var isMirrored = false
  private var quarters = 0

  /// Turns the picture clockwise.
  mutating func rotate(by quarters: Int) {
    self.quarters = (self.quarters + quarters) & 3
  }

  /// Mirrors the picture from left to right, or from top to bottom.
  mutating func mirror(isUpsideDown: Bool) {
    isMirrored.toggle()
    quarters = ((isUpsideDown ? 2 : 0) - quarters) & 3
  }

  /// The equivalent EXIF orientation.
  var orientation: Int {
    (isMirrored ? [2, 7, 4, 5] : [1, 6, 3, 8])[quarters]
  }
}
