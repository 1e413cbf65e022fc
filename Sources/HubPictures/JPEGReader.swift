import HubModel

/// Reads the segments and scans of a JPEG (ITU-T T.81; CIPA DC-008, section 4.7).
///
/// A copy has frames, tables and scans, and of the application data only JFIF, ICC profiles and the
/// transformation of colours that Adobe's segment names. A missing end marker is written.
struct JPEGReader: PictureReader {
  private static let profileMark = "ICC_PROFILE\0"

  private(set) var metadata = PictureMetadata()
  private var kept = PictureCopy()
  private var jfif: [UInt8]?
  /// True if the ICC segments before the first scan form a profile; nil before the first of them.
  private var hasProfile: Bool?

  private var extent = PictureExtent()
  private var orientation: Int?
  private var isPlain = true
  private var lacksEnd = false
  private var hasFrame = false
  private var width = 0
  private var components: Set<UInt8> = []
  private var unseen: Set<UInt8> = []
  private var scans = 0
  private var hasData = false

  init(_ bytes: PictureBytes) throws(PictureFault) {
    // If other data follow, the first end marker may be theirs.
    let isEnded = try bytes.bytes(bytes.count - 2, 2) == [0xFF, 0xD9]
    let pixelsEnd = isEnded ? nil : JPEGPixels.end(in: bytes)
    var offset = 2
    while offset != pixelsEnd {
      let segment = try JPEGSegment.next(in: bytes, from: offset)
      if segment.followsStrayBytes { isPlain = false }
      offset = segment.range.upperBound
      if segment.code == JPEGSegment.end { break }
      let data = Self.isTable(segment.code) ? [] : try bytes.bytes(segment.data)
      if segment.code == 0xDA {
        try readScan(data)
        offset = try endOfScan(bytes, from: offset, last: pixelsEnd)
        // Decoders read profiles before the first scan only.
        hasProfile = false
      } else if hasProfile == nil, Self.isProfile(segment.code, data) {
        hasProfile = (try? Self.hasProfile(bytes, from: segment.range.lowerBound)) ?? false
      }
      try read(segment, data)
      keep(segment.range.lowerBound..<offset, segment.code, data)
    }
    guard hasFrame, hasData, unseen.isEmpty, extent.height > 0 else {
      throw .broken("no picture data")
    }
    if offset == pixelsEnd {
      lacksEnd = (try? JPEGSegment.next(in: bytes, from: offset).code) != JPEGSegment.end
    }
    isPlain = isPlain && !lacksEnd && offset == bytes.count
  }

  /// Returns true if a segment's contents show pixels, and are not read.
  private static func isTable(_ code: UInt8) -> Bool { [0xC4, 0xCC, 0xDB].contains(code) }

  /// Returns the offset of the next marker that is not part of a scan, or the end of the last pixel
  /// if that comes first.
  private mutating func endOfScan(
    _ bytes: PictureBytes, from start: Int, last: Int?
  ) throws(PictureFault) -> Int {
    var offset = start
    while let mark = try bytes.firstFF(from: offset), mark < last ?? .max {
      if mark > offset { hasData = true }
      var next = mark + 1
      while try bytes.byte(next) == 0xFF { next += 1 }
      switch try bytes.byte(next) {
      // In a scan, this stands for a byte FF.
      case 0x00: hasData = true
      // Marks of restarts.
      case 0x01, 0xD0...0xD7: break
      default: return mark
      }
      offset = next + 1
    }
    guard let last else { throw .incomplete }
    if last > offset { hasData = true }
    return last
  }

  private static func isProfile(_ code: UInt8, _ data: [UInt8]) -> Bool {
    // The number of this segment and that of all segments follow the mark.
    code == 0xE2 && data.count >= profileMark.utf8.count + 2 && data.has(profileMark)
  }

  /// Returns true if the ICC segments before the first scan form a profile (ICC.1:2022, B.4).
  private static func hasProfile(
    _ bytes: PictureBytes, from start: Int
  ) throws(PictureFault) -> Bool {
    var head: [UInt8] = []
    var (length, total) = (0, 0)
    var numbers: Set<Int> = []
    var segment = try JPEGSegment.next(in: bytes, from: start)
    while segment.code != 0xDA, segment.code != JPEGSegment.end {
      let data = segment.code == 0xE2 ? try bytes.bytes(segment.data) : []
      segment = try JPEGSegment.next(in: bytes, from: segment.range.upperBound)
      guard isProfile(0xE2, data) else { continue }
      let part = data.dropFirst(profileMark.utf8.count + 2)
      let number = Int(data[part.startIndex - 2])
      total = Int(data[part.startIndex - 1])
      guard number >= 1, numbers.insert(number).inserted else { return false }
      length += part.count
      if number == 1 { head = Array(part.prefix(ICCProfile.headLength)) }
    }
    return numbers.count == total && numbers.max() == total
      && ICCProfile.isProfile(head: head, length: length)
  }

  private mutating func read(
    _ segment: JPEGSegment, _ data: [UInt8]
  ) throws(PictureFault) {
    switch segment.code {
    case 0xC4, 0xCC, 0xDA, 0xDB, 0xDD: break
    case 0xC0...0xCF: try readFrame(data, segment.code)
    case 0xDC: try readLateHeight(data)
    // A longer segment contains a thumbnail.
    case 0xE0: isPlain = isPlain && data.has("JFIF\0") && data.count == 14
    case 0xEE: isPlain = isPlain && data.has("Adobe") && data.count == 12
    case 0xE1 where data.has("Exif\0"):
      let exif = ExifBlock(data)
      orientation = orientation ?? exif.orientation
      isPlain =
        isPlain && data.starts(with: ExifBlock.mark)
        && exif.isOnlyRights(Array(data[ExifBlock.mark.count...]))
      metadata.add(exif: data)
    case 0xE1 where data.starts(with: XMPPacket.mark):
      let packet = Array(data[XMPPacket.mark.count...])
      isPlain = isPlain && XMPPacket.isOnlyRights(packet)
      metadata.add(xmp: packet)
    default:
      isPlain = false
      if segment.code == 0xED { metadata.add(photoshop: data) }
    }
  }

  private mutating func readFrame(_ data: [UInt8], _ code: UInt8) throws(PictureFault) {
    guard data.count >= 6, data[5] > 0, data.count == 6 + 3 * Int(data[5]) else {
      throw .broken("invalid header length")
    }
    guard !hasFrame else { throw .broken("more than one header") }
    hasFrame = true
    components = Set(stride(from: 6, to: data.count, by: 3).map { data[$0] })
    unseen = components
    // All viewers show baseline, extended and progressive pictures with 8 bits in grey or three
    // colours, but not those in four.
    let isCommon = (0xC0...0xC2).contains(code) && data[0] == 8 && [1, 3].contains(data[5])
    isPlain = isPlain && isCommon
    width = data.bigEndian(3, 2)
    let height = data.bigEndian(1, 2)
    // If the height is missing here, a segment after the first scan contains it.
    if height > 0 || width == 0 { try extent.set(width: width, height: height) }
  }

  private mutating func readLateHeight(_ data: [UInt8]) throws(PictureFault) {
    guard data.count == 2, hasFrame else { throw .broken("invalid header length") }
    if extent.height == 0 { try extent.set(width: width, height: data.bigEndian(0, 2)) }
  }

  private mutating func readScan(_ data: [UInt8]) throws(PictureFault) {
    let selected = data.first.map(Int.init) ?? 0
    guard hasFrame, (1...4).contains(selected), data.count == 4 + 2 * selected else {
      throw .broken("invalid scan header")
    }
    for index in 0..<selected {
      guard components.contains(data[1 + 2 * index]) else {
        throw .broken("a scan refers to a missing colour component")
      }
      unseen.remove(data[1 + 2 * index])
    }
    scans += 1
    guard scans <= PictureLimits.scans else { throw .tooManyScans }
  }

  /// Keeps a segment, with the pixels that follow it, if it shows the picture.
  private mutating func keep(_ segment: Range<Int>, _ code: UInt8, _ data: [UInt8]) {
    switch code {
    case 0xDD:
      kept.keep(segment)
      // The number of units between marks of restarts has two bytes.
      if data.count != 2 { kept.fault = PictureCopy.unexpected }
    case 0xC0...0xCF, 0xDA...0xDC: kept.keep(segment)
    case 0xE0 where data.has("JFIF\0") && data.count >= 14:
      // A thumbnail may follow its width and height.
      jfif = jfif ?? Array(data[..<12]) + [0, 0]
    case 0xE2 where data.has(Self.profileMark) && hasProfile == true: kept.keep(segment)
    case 0xEE where data.has("Adobe") && data.count >= 12:
      kept.add(Self.segment(code, Array(data[..<12])))
    default: break
    }
  }

  var facts: PictureFacts {
    let orientation = orientation ?? 1
    return PictureFacts(
      format: .jpeg, width: extent.width, height: extent.height, orientation: orientation,
      isPlain: isPlain && orientation == 1, lacksEnd: lacksEnd)
  }

  func copy(of bytes: PictureBytes, with stated: StatedRights) -> PictureCopy {
    var head: [UInt8] = [0xFF, 0xD8]
    if let jfif { head += Self.segment(0xE0, jfif) }
    if let exif = ExifBlock.encoded(orientation: facts.orientation, stated) {
      head += Self.segment(0xE1, ExifBlock.mark + exif)
    }
    if let packet = XMPPacket.encoded(stated.certain) {
      head += Self.segment(0xE1, XMPPacket.mark + packet)
    }
    return PictureCopy(head, kept, end: [0xFF, JPEGSegment.end])
  }

  private static func segment(_ code: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, code] + UInt8.bigEndian(data.count + 2, 2) + data
  }
}

/// A segment of a JPEG (ITU-T T.81, annex B).
struct JPEGSegment {
  /// The code of the end marker, which has no contents.
  static let end: UInt8 = 0xD9

  let code: UInt8
  /// The range of the whole segment, without the pixels that may follow.
  let range: Range<Int>
  /// True if bytes that belong to no segment precede it, which decoders skip.
  let followsStrayBytes: Bool

  var data: Range<Int> { range.dropFirst(4) }

  /// Finds the next segment, or the end marker.
  static func next(in bytes: PictureBytes, from start: Int) throws(PictureFault) -> JPEGSegment {
    var (offset, isStray) = (start, false)
    while let mark = try bytes.firstFF(from: offset) {
      isStray = isStray || mark > offset
      let code = try bytes.byte(mark + 1)
      switch code {
      // Filling.
      case 0xFF: offset = mark + 1
      case 0x00, 0x01, 0xD0...0xD7: offset = mark + 2
      case 0xD8: throw .broken("unexpected start of another picture")
      case Self.end:
        return JPEGSegment(code: code, range: mark..<mark + 2, followsStrayBytes: isStray)
      case 0xC0...0xCF, 0xDA...0xDD, 0xE0...0xEF, 0xFE:
        let size = try bytes.bytes(mark + 2, 2).bigEndian(0, 2)
        guard size >= 2 else { throw .broken("invalid segment length") }
        guard mark + 2 + size <= bytes.count else { throw .incomplete }
        return JPEGSegment(
          code: code, range: mark..<mark + 2 + size, followsStrayBytes: isStray)
      default:
        throw .broken("unknown marker FF" + String(code, radix: 16).uppercased())
      }
    }
    throw .incomplete
  }
}
