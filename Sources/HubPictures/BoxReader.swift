import HubModel

/// Reads the boxes of a HEIC or AVIF (ISO/IEC 14496-12, 23008-12).
///
/// The bytes of images can be anywhere in the file, with offsets to them. So there is only a copy
/// of a file in which nothing has to be moved: its data are those of images alone, and the few texts
/// among its structure are overwritten.
struct BoxReader: PictureReader {
  /// The maximum size of a `meta` box; one for a thousand tiles has about 50,000 bytes.
  private static let longestMeta = 1 << 18
  /// The maximum number of boxes of a file that is copied.
  private static let mostBoxes = 100
  /// The types of items that contain or describe images.
  private static let imageTypes: Set = [
    "hvc1", "hev1", "lhv1", "av01", "grid", "iovl", "iden", "tmap",
  ]
  private static let mixed = "it has to be encoded anew"

  private struct FileBox {
    let type: String
    let start: Int
    let body: Range<Int>
  }

  private(set) var metadata = PictureMetadata()
  private let format: PictureFormat
  private var layout: PictureLayout?
  private var meta: Range<Int> = 0..<0
  private var boxes: [FileBox] = []
  /// The ranges of the file that belong to images, in order and apart.
  private var images: [Range<Int>] = []
  /// The reason why there is no copy.
  private var fault: String?

  init(_ bytes: PictureBytes, _ format: PictureFormat) throws(PictureFault) {
    self.format = format
    var offset = 0
    while offset < bytes.count, let box = try next(bytes, offset) {
      offset = box.body.upperBound
      boxes.append(box)
      if boxes.count > Self.mostBoxes { fault = PictureCopy.tooManyParts }
      guard box.type == "meta", layout == nil, !box.body.isEmpty else { continue }
      guard box.body.count <= Self.longestMeta else { throw .broken("the meta box is too large") }
      layout = try PictureLayout(meta: try bytes.bytes(box.body))
      meta = box.body
    }
    guard layout != nil || !hasData else { throw .broken("the meta box is missing") }
    guard let layout, hasData, layout.end <= bytes.count else { throw .incomplete }
    try readItems(of: layout, bytes)
    if boxes.contains(where: { ["moov", "moof"].contains($0.type) }) { fault = "it is a sequence" }
  }

  private var hasData: Bool {
    layout?.isInline == true || boxes.contains { $0.type == "mdat" }
  }

  /// Returns the next box; nil if other data are appended to the file.
  private func next(_ bytes: PictureBytes, _ start: Int) throws(PictureFault) -> FileBox? {
    let head = try bytes.bytes(start, 8)
    guard head[4...].allSatisfy({ (0x20...0x7E).contains($0) }) else {
      guard layout != nil, hasData else { throw .broken("invalid box type") }
      return nil
    }
    let type = String(decoding: head[4...], as: UTF8.self)
    var (body, end) = (start + 8, start + head.bigEndian(0, 4))
    switch end - start {
    // The last box, which extends to the end of the file.
    case 0:
      end = bytes.count
      guard type != "meta" else { throw .broken("invalid box length") }
    // The length follows in eight bytes.
    case 1:
      let length = try bytes.bytes(start + 8, 8)
      guard length[0] < 0x40 else { throw .broken("invalid box length") }
      (body, end) = (start + 16, start + (length.bigEndian(0, 1) << 56 | length.bigEndian(1, 7)))
    default: break
    }
    guard end >= body, start > 0 || type == "ftyp" else { throw .broken("invalid box length") }
    guard end <= bytes.count else { throw .incomplete }
    return FileBox(type: type, start: start, body: body..<end)
  }

  /// Finds the bytes of images, and reads the metadata among the items.
  private mutating func readItems(
    of layout: PictureLayout, _ bytes: PictureBytes
  ) throws(PictureFault) {
    guard layout.hasKnownItems else {
      fault = PictureCopy.unexpected
      return
    }
    for location in layout.locations {
      let item = layout.items[location.item]
      let ranges = location.extents.compactMap { offset, length in
        range(offset, length, of: location, bytes.count)
      }
      let isImage = item.map { Self.imageTypes.contains($0.type) } ?? false
      if isImage, ranges.count == location.extents.count {
        images += ranges
      } else {
        fault = Self.mixed
        if ranges.count == 1 { try add(item, ranges[0], bytes) }
      }
    }
    images = images.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else if !range.isEmpty {
        merged.append(range)
      }
    }
  }

  /// Returns the range of an extent in the file; nil if it is elsewhere.
  private func range(
    _ offset: Int, _ length: Int, of location: ItemLocation, _ size: Int
  ) -> Range<Int>? {
    let whole = location.method == 0 ? 0..<size : location.method == 1 ? inlineData : nil
    guard !location.isExternal, let whole, offset <= whole.count, length <= whole.count - offset
    else { return nil }
    let start = whole.lowerBound + offset
    return start..<(length == 0 ? whole.upperBound : start + length)
  }

  private mutating func add(
    _ item: PictureLayout.Item?, _ range: Range<Int>, _ bytes: PictureBytes
  ) throws(PictureFault) {
    guard let item, range.count <= PictureMetadata.longestBlock else { return }
    if item.type == "Exif", range.count > 4 {
      let block = try bytes.bytes(range)
      // The offset of the TIFF header, counted from after this number.
      let start = 4 + min(block.bigEndian(0, 4), block.count - 4)
      metadata.add(exif: Array(block[start...]))
    } else if item.type == "mime", item.mediaType == "application/rdf+xml" {
      metadata.add(xmp: try bytes.bytes(range))
    }
  }

  var facts: PictureFacts {
    PictureFacts(
      format: format, width: layout?.extent.width ?? 0, height: layout?.extent.height ?? 0,
      orientation: layout?.orientation ?? 1, isPlain: false)
  }

  func copy(
    of bytes: PictureBytes, with stated: StatedRights
  ) throws(PictureFault) -> PictureCopy {
    var copy = PictureCopy()
    copy.fault = fault
    guard let layout, fault == nil else { return copy }
    if !stated.rights.isEmpty { copy.fault = Self.mixed }
    // What follows the images is cut off.
    let end = max(images.last?.upperBound ?? 0, meta.upperBound)
    for box in boxes where box.start < end {
      copy.keep(box.start..<box.body.lowerBound)
      if box.body == meta {
        if let data = inlineData, !isImage(data) { copy.fault = Self.mixed }
        copy.add(layout.withoutTexts(try bytes.bytes(meta)))
      } else {
        if box.type != "ftyp", !isImage(box.body) { copy.fault = Self.mixed }
        copy.keep(box.body)
      }
    }
    return copy
  }

  /// The range in the file of the bytes of small items.
  private var inlineData: Range<Int>? {
    layout?.data.map { meta.lowerBound + $0.lowerBound..<meta.lowerBound + $0.upperBound }
  }

  private func isImage(_ range: Range<Int>) -> Bool {
    range.isEmpty
      || images.contains {
        $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
      }
  }
}
