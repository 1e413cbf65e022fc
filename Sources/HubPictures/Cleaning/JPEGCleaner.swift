import HubModel

/// Removes the metadata of a JPEG (ITU-T T.81; CIPA DC-008, section 4.7).
///
/// Frames, tables and scans are kept, and of the application data only JFIF, ICC profiles and the
/// transformation of colours that Adobe's segment names. A missing end marker is written.
struct JPEGCleaner: PictureCleaner {
  private static let profileMark = "ICC_PROFILE\0"

  private(set) var metadata = PictureMetadata()
  private var jfif: [UInt8]?
  private var kept: [PicturePiece] = []
  /// True if the ICC segments before the first scan form a profile; nil before the first of them.
  private var hasProfile: Bool?

  init(_ bytes: PictureBytes) throws(CleaningFault) {
    // If other data follow, the first end marker may be theirs.
    let isEnded = try bytes.bytes(bytes.count - 2, 2) == [0xFF, 0xD9]
    let end = isEnded ? nil : JPEGPixels.end(in: bytes)
    var offset = 2
    while offset != end, let segment = try JPEGSegment.next(in: bytes, from: offset) {
      offset = segment.range.upperBound
      if segment.code == 0xDA {
        offset = try Self.endOfScan(bytes, from: offset, last: end)
        // Decoders read profiles before the first scan only.
        hasProfile = false
      } else if hasProfile == nil, try Self.isProfile(segment, bytes) {
        hasProfile = try Self.hasProfile(bytes, from: segment.range.lowerBound)
      }
      try add(segment.code, bytes, segment.range.lowerBound..<offset, data: segment.data)
    }
  }

  /// Returns the offset of the next marker that is not part of a scan, or the end of the last pixel
  /// if that comes first.
  private static func endOfScan(
    _ bytes: PictureBytes, from start: Int, last: Int?
  ) throws(CleaningFault) -> Int {
    var offset = start
    while let mark = try bytes.firstFF(from: offset), mark < last ?? .max {
      var next = mark + 1
      while try bytes.byte(next) == 0xFF { next += 1 }
      switch try bytes.byte(next) {
      case 0x00, 0x01, 0xD0...0xD7: offset = next + 1
      default: return mark
      }
    }
    guard let last else { throw .unexpected }
    return last
  }

  private static func isProfile(
    _ segment: JPEGSegment, _ bytes: PictureBytes
  ) throws(CleaningFault) -> Bool {
    // The number of this segment and that of all segments follow the mark.
    let length = profileMark.utf8.count
    guard segment.code == 0xE2, segment.data.count >= length + 2 else { return false }
    return try bytes.bytes(segment.data.lowerBound, length).has(profileMark)
  }

  /// Returns true if the ICC segments before the first scan form a profile (ICC.1:2022, B.4).
  private static func hasProfile(
    _ bytes: PictureBytes, from start: Int
  ) throws(CleaningFault) -> Bool {
    var head: [UInt8] = []
    var (length, total) = (0, 0)
    var numbers: Set<Int> = []
    var offset = start
    while let segment = try JPEGSegment.next(in: bytes, from: offset), segment.code != 0xDA {
      offset = segment.range.upperBound
      guard try isProfile(segment, bytes) else { continue }
      let data = segment.data.dropFirst(profileMark.utf8.count + 2)
      let number = Int(try bytes.byte(data.lowerBound - 2))
      total = Int(try bytes.byte(data.lowerBound - 1))
      guard number >= 1, numbers.insert(number).inserted else { return false }
      length += data.count
      if number == 1 {
        head = try bytes.bytes(data.lowerBound, min(ICCProfile.headLength, data.count))
      }
    }
    return numbers.count == total && numbers.max() == total
      && ICCProfile.isProfile(head: head, length: length)
  }

  private mutating func add(
    _ code: UInt8, _ bytes: PictureBytes, _ segment: Range<Int>, data: Range<Int>
  ) throws(CleaningFault) {
    switch code {
    // The number of lines, and that of units between marks of restarts: two bytes each.
    case 0xDC, 0xDD:
      guard data.count == 2 else { throw .unexpected }
      try kept.keep(segment)
    case 0xC0...0xCF, 0xDA, 0xDB: try kept.keep(segment)
    case 0xE0, 0xE1, 0xE2, 0xED, 0xEE:
      try add(application: code, try bytes.bytes(data.lowerBound, data.count), segment)
    default: break
    }
  }

  private mutating func add(
    application code: UInt8, _ data: [UInt8], _ segment: Range<Int>
  ) throws(CleaningFault) {
    switch code {
    case 0xE0 where data.has("JFIF\0") && data.count >= 14:
      // A thumbnail may follow its width and height.
      jfif = jfif ?? Array(data[..<12]) + [0, 0]
    case 0xE1 where data.has("Exif\0"): metadata.add(exif: data)
    case 0xE1 where data.starts(with: XMPPacket.mark):
      metadata.add(xmp: Array(data[XMPPacket.mark.count...]))
    case 0xE2 where data.has(Self.profileMark) && hasProfile == true: try kept.keep(segment)
    case 0xED: metadata.add(photoshop: data)
    case 0xEE where data.has("Adobe") && data.count >= 12:
      kept.append(.bytes(Self.segment(code, Array(data[..<12]))))
    default: break
    }
  }

  func pieces(
    with stated: StatedRights, of facts: PictureFacts
  ) throws(CleaningFault) -> [PicturePiece] {
    var head: [UInt8] = [0xFF, 0xD8]
    if let jfif { head += Self.segment(0xE0, jfif) }
    if let exif = ExifBlock.encoded(orientation: facts.orientation, stated) {
      head += Self.segment(0xE1, ExifBlock.mark + exif)
    }
    if let packet = XMPPacket.encoded(stated.certain) {
      head += Self.segment(0xE1, XMPPacket.mark + packet)
    }
    return [.bytes(head)] + kept + [.bytes([0xFF, 0xD9])]
  }

  private static func segment(_ code: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, code] + UInt8.bigEndian(data.count + 2, 2) + data
  }
}
