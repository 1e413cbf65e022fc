import HubModel

/// Removes the metadata of a HEIC or AVIF file (ISO/IEC 14496-12, 23008-12).
///
/// The bytes of images are kept where they are, and everything else but the structure is
/// overwritten in place, so that no offset changes. The rights are written over the metadata that
/// stated them. Boxes at the end without bytes of an image are cut off. A sequence has more
/// structure than this, and is refused.
struct BoxCleaner: PictureCleaner {
  /// The types of items that contain or describe images.
  private static let imageTypes: Set = [
    "hvc1", "hev1", "lhv1", "av01", "grid", "iovl", "iden", "tmap",
  ]
  /// The maximum size of the `meta` box; see `BoxReader`.
  private static let longestMeta = 1 << 18

  private(set) var metadata = PictureMetadata()
  /// The reason why the metadata cannot be removed, although it can be read.
  private var fault: CleaningFault?
  /// The boxes of the file: their types, offsets, and the ranges of their bodies.
  private var boxes: [(type: String, start: Int, body: Range<Int>)] = []
  /// The `meta` box, with what is overwritten in it, and its offset in the file.
  private var meta: [UInt8] = []
  private var metaStart = 0
  /// The ranges of the file that belong to images, in order and apart.
  private var images: [Range<Int>] = []
  /// The end of the last item.
  private var end = 0
  /// The ranges of EXIF and XMP items that can be written to.
  private var exif: [Range<Int>] = []
  private var packets: [Range<Int>] = []

  init(_ bytes: PictureBytes) throws(CleaningFault) {
    try readBoxes(bytes)
    guard let index = boxes.firstIndex(where: { $0.type == "meta" }),
      boxes[index].body.count <= Self.longestMeta
    else { throw .unexpected }
    metaStart = boxes[index].body.lowerBound
    meta = try bytes.bytes(metaStart, boxes[index].body.count)
    guard let layout = try? MetaBox(meta) else { throw .unexpected }
    try readItems(layout, bytes)
    for range in layout.texts {
      meta.replaceSubrange(range, with: [UInt8](repeating: 0, count: range.count))
    }
  }

  private mutating func readBoxes(_ bytes: PictureBytes) throws(CleaningFault) {
    var offset = 0
    while offset + 8 <= bytes.count {
      let head = try bytes.bytes(offset, 8)
      let type = String(decoding: head[4...], as: UTF8.self)
      guard head[4...].allSatisfy({ (0x20...0x7E).contains($0) }) else { return }
      if ["moov", "moof"].contains(type) { fault = .init(cannot: "it is a sequence") }
      var (body, length) = (offset + 8, head.bigEndian(0, 4))
      if length == 1 {
        (body, length) = (offset + 16, try bytes.bytes(offset + 9, 7).bigEndian(0, 7))
      } else if length == 0 {
        length = bytes.count - offset
      }
      guard length >= body - offset, length <= bytes.count - offset else { return }
      boxes.append((type, offset, body..<offset + length))
      guard boxes.count <= 100 else { throw .init(cannot: "it has too many parts") }
      offset += length
    }
  }

  private mutating func readItems(
    _ layout: MetaBox, _ bytes: PictureBytes
  ) throws(CleaningFault) {
    var others: [Range<Int>] = []
    for location in layout.locations {
      let item = layout.items[location.item]
      let isImage = item.map { Self.imageTypes.contains($0.type) } ?? false
      if !isImage, location.item == layout.primary {
        fault = .init(cannot: "the type of the picture is unknown")
      }
      var ranges: [Range<Int>] = []
      for (offset, length) in location.extents {
        let whole = location.method == 1 ? layout.data : 0..<bytes.count
        guard location.method < 2, !location.isExternal, let whole,
          offset <= whole.count, length <= whole.count - offset
        else {
          fault = .init(cannot: "its structure is unknown")
          continue
        }
        let start = whole.lowerBound + offset + (location.method == 1 ? metaStart : 0)
        ranges.append(start..<start + (length == 0 ? whole.count - offset : length))
      }
      if isImage {
        images += ranges
      } else {
        others += ranges
        if ranges.count == 1 { try add(item, ranges[0], bytes) }
      }
      guard images.count + others.count < 1 << 16 else {
        throw .init(cannot: "it has too many parts")
      }
    }
    end = (images + others).reduce(0) { max($0, $1.upperBound) }
    images = Self.merged(images)
    // Merging must not join two ranges, or what is between them would be kept.
    let all = images.map { ($0, true) } + Self.merged(others).map { ($0, false) }
    let sorted = all.sorted { $0.0.lowerBound < $1.0.lowerBound }
    for (one, next) in zip(sorted, sorted.dropFirst()) where next.0.lowerBound < one.0.upperBound {
      fault = .init(cannot: "an image shares bytes with other data")
    }
  }

  private mutating func add(
    _ item: MetaBox.Item?, _ range: Range<Int>, _ bytes: PictureBytes
  ) throws(CleaningFault) {
    guard let item, range.count <= PictureMetadata.longestBlock else { return }
    if item.type == "Exif", range.count > 4 {
      exif.append(range)
      let block = try bytes.bytes(range.lowerBound, range.count)
      // The offset of the TIFF header, counted from after this number.
      let start = 4 + min(block.bigEndian(0, 4), block.count - 4)
      metadata.add(exif: Array(block[start...]))
    } else if item.type == "mime", item.mediaType == "application/rdf+xml" {
      packets.append(range)
      metadata.add(xmp: try bytes.bytes(range.lowerBound, range.count))
    }
  }

  /// Returns ranges in order; overlapping and adjacent ones are joined.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else if !range.isEmpty {
        merged.append(range)
      }
    }
  }

  func pieces(
    with stated: StatedRights, of facts: PictureFacts
  ) throws(CleaningFault) -> [PicturePiece] {
    if let fault { throw fault }
    let written = try written(stated)
    var pieces: [PicturePiece] = []
    var hasMeta = false
    for box in boxes where box.start < end || !hasMeta {
      try pieces.keep(box.start..<box.body.lowerBound)
      switch box.type {
      case "ftyp": try pieces.keep(box.body)
      case "meta" where !hasMeta:
        hasMeta = true
        pieces.append(.bytes(inlined(written)))
      default: try overwrite(box.body, written, &pieces)
      }
    }
    return pieces
  }

  /// Returns the bytes to write over metadata, by their offset.
  private func written(_ stated: StatedRights) throws(CleaningFault) -> [Int: [UInt8]] {
    var written: [Int: [UInt8]] = [:]
    var (hasPacket, hasExif) = (false, false)
    let packet =
      XMPPacket.encoded(stated.certain) ?? Array("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"/>".utf8)
    if let range = packets.first(where: { $0.count >= packet.count }) {
      let padding = [UInt8](repeating: 0x20, count: range.count - packet.count)
      written[range.lowerBound] = packet + padding
      hasPacket = true
    }
    let tiff = ExifBlock.encoded(orientation: 1, stated) ?? ExifBlock.empty
    if let range = exif.first(where: { $0.count >= tiff.count + 4 }) {
      let padding = [UInt8](repeating: 0, count: range.count - tiff.count - 4)
      written[range.lowerBound] = [0, 0, 0, 0] + tiff + padding
      hasExif = true
    }
    let (rights, certain) = (stated.rights, stated.certain)
    let needsPacket = rights.license != nil || rights.usageTerms != nil
    guard
      rights.isEmpty || hasPacket && certain == rights || hasExif && (hasPacket || !needsPacket)
    else { throw .init(cannot: "it has no space for its rights") }
    return written
  }

  /// Keeps what belongs to images, and overwrites the rest of a range.
  private func overwrite(
    _ range: Range<Int>, _ written: [Int: [UInt8]], _ pieces: inout [PicturePiece]
  ) throws(CleaningFault) {
    var parts: [(range: Range<Int>, bytes: [UInt8]?)] =
      images.filter { $0.overlaps(range) }.map { ($0.clamped(to: range), nil) }
    for (start, bytes) in written where range.contains(start) {
      guard start + bytes.count <= range.upperBound else { throw .unexpected }
      parts.append((start..<start + bytes.count, bytes))
    }
    var offset = range.lowerBound
    for (part, bytes) in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if part.lowerBound > offset { pieces.append(.zeros(part.lowerBound - offset)) }
      if let bytes { pieces.append(.bytes(bytes)) } else { try pieces.keep(part) }
      offset = part.upperBound
    }
    if range.upperBound > offset { pieces.append(.zeros(range.upperBound - offset)) }
  }

  /// Returns the `meta` box, in which the data of items may be.
  private func inlined(_ written: [Int: [UInt8]]) -> [UInt8] {
    var meta = meta
    guard let data = (try? MetaBox(meta))?.data else { return meta }
    let old = meta
    meta.replaceSubrange(data, with: [UInt8](repeating: 0, count: data.count))
    for image in images {
      let kept = (image.lowerBound - metaStart..<image.upperBound - metaStart).clamped(to: data)
      meta.replaceSubrange(kept, with: old[kept])
    }
    for (offset, bytes) in written where data.contains(offset - metaStart) {
      let start = offset - metaStart
      meta.replaceSubrange(start..<start + bytes.count, with: bytes)
    }
    return meta
  }
}
