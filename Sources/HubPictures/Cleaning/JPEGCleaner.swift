import HubModel

/// Removes the metadata of a JPEG (ITU-T T.81; CIPA DC-008, section 4.7).
///
/// Frames, tables and scans are kept, and of the application data only JFIF, ICC profiles and the
/// transformation of colours that Adobe's segment names.
struct JPEGCleaner: PictureCleaner {
  private static let profileMark = "ICC_PROFILE\0"

  private(set) var metadata = PictureMetadata()
  private var jfif: [UInt8]?
  private var kept: [PicturePiece] = []

  init(_ bytes: PictureBytes) throws(CleaningFault) {
    var offset = 2
    while let mark = try bytes.firstFF(from: offset) {
      let code = try bytes.byte(mark + 1)
      switch code {
      case 0xFF: offset = mark + 1
      // Stray bytes between segments.
      case 0x00, 0x01, 0xD0...0xD7: offset = mark + 2
      case 0xD9: return
      default:
        let size = try bytes.bytes(mark + 2, 2).bigEndian(0, 2)
        guard size >= 2 else { throw .unexpected }
        let end = mark + 2 + size
        offset = code == 0xDA ? try Self.endOfScan(bytes, from: end) : end
        try add(code, bytes, mark..<offset, data: mark + 4..<end)
      }
    }
    throw .unexpected
  }

  /// Returns the offset of the next marker that is not part of a scan.
  private static func endOfScan(
    _ bytes: PictureBytes, from start: Int
  ) throws(CleaningFault) -> Int {
    var offset = start
    while let mark = try bytes.firstFF(from: offset) {
      var next = mark + 1
      while try bytes.byte(next) == 0xFF { next += 1 }
      switch try bytes.byte(next) {
      case 0x00, 0x01, 0xD0...0xD7: offset = next + 1
      default: return mark
      }
    }
    throw .unexpected
  }

  private mutating func add(
    _ code: UInt8, _ bytes: PictureBytes, _ segment: Range<Int>, data: Range<Int>
  ) throws(CleaningFault) {
    switch code {
    case 0xC0...0xCF, 0xDA...0xDD: try kept.keep(segment)
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
    case 0xE2 where data.has(Self.profileMark): try kept.keep(segment)
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
