import HubModel

/// Removes the metadata of a WebP: all chunks that do not show pixels, colours or an animation (RFC
/// 9649).
struct WebPCleaner: PictureCleaner {
  private static let profileFlag: UInt8 = 0x20
  private static let exifFlag: UInt8 = 0x08
  private static let packetFlag: UInt8 = 0x04

  private(set) var metadata = PictureMetadata()
  /// The contents of the extended header; nil if there is none.
  private var header: [UInt8]?
  /// True if a lossless picture without an extended header is transparent.
  private var isTransparent = false
  private var hasProfile = false
  private var kept: [PicturePiece] = []

  init(_ bytes: PictureBytes) throws(CleaningFault) {
    let end = 8 + (try bytes.bytes(4, 4).littleEndian(0, 4))
    try forEachChunk(of: bytes, 12..<min(end, bytes.count)) {
      (cleaner, type, chunk, data) throws(CleaningFault) in
      switch type {
      case "VP8X": cleaner.header = try bytes.bytes(data.lowerBound, 10)
      case "VP8L":
        cleaner.isTransparent = try bytes.byte(data.lowerBound + 4) & 0x10 != 0
        try cleaner.keep(chunk)
      case "VP8 ", "ALPH", "ANIM": try cleaner.keep(chunk)
      case "ICCP":
        let head = try bytes.bytes(data.lowerBound, min(ICCProfile.headLength, data.count))
        guard ICCProfile.isProfile(head: head, length: data.count) else { break }
        cleaner.hasProfile = true
        try cleaner.keep(chunk)
      case "ANMF": try cleaner.addFrame(of: bytes, data)
      case "EXIF" where data.count <= PictureMetadata.longestBlock:
        cleaner.metadata.add(exif: try bytes.bytes(data.lowerBound, data.count))
      case "XMP " where data.count <= PictureMetadata.longestBlock:
        cleaner.metadata.add(xmp: try bytes.bytes(data.lowerBound, data.count))
      default: break
      }
    }
  }

  /// Calls `body` with the type of each chunk, its range, and the range of its data.
  private mutating func forEachChunk(
    of bytes: PictureBytes, _ range: Range<Int>,
    _ body: (inout Self, String, Range<Int>, Range<Int>) throws(CleaningFault) -> Void
  ) throws(CleaningFault) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let head = try bytes.bytes(offset, 8)
      let end = offset + 8 + head.littleEndian(4, 4)
      guard end <= range.upperBound else { throw .unexpected }
      try body(
        &self, String(decoding: head[..<4], as: UTF8.self), offset..<end, offset + 8..<end)
      offset = end + (end - offset) % 2
    }
  }

  /// Keeps a chunk, with its padding.
  private mutating func keep(_ chunk: Range<Int>) throws(CleaningFault) {
    try kept.keep(chunk)
    if chunk.count % 2 == 1 { kept.append(.bytes([0])) }
  }

  private mutating func addFrame(of bytes: PictureBytes, _ data: Range<Int>) throws(CleaningFault) {
    guard data.count >= 16 else { throw .unexpected }
    let before = kept
    kept = []
    let head = data.lowerBound..<data.lowerBound + 16
    try forEachChunk(of: bytes, head.upperBound..<data.upperBound) {
      (cleaner, type, chunk, _) throws(CleaningFault) in
      if ["VP8 ", "VP8L", "ALPH"].contains(type) { try cleaner.keep(chunk) }
    }
    let frame = kept
    kept = before
    kept.append(.bytes(Array("ANMF".utf8) + UInt8.littleEndian(16 + frame.size, 4)))
    try kept.keep(head)
    for piece in frame { kept.append(piece) }
  }

  func pieces(
    with stated: StatedRights, of facts: PictureFacts
  ) throws(CleaningFault) -> [PicturePiece] {
    let exif = ExifBlock.encoded(orientation: facts.orientation, stated)
    let packet = XMPPacket.encoded(stated.certain)
    var head: [UInt8] = []
    var header = header
    if header == nil, exif != nil || packet != nil {
      header =
        [isTransparent ? 0x10 : 0, 0, 0, 0] + UInt8.littleEndian(facts.width - 1, 3)
        + UInt8.littleEndian(facts.height - 1, 3)
    }
    if var header {
      header[0] &= ~(Self.exifFlag | Self.packetFlag)
      if !hasProfile { header[0] &= ~Self.profileFlag }
      if exif != nil { header[0] |= Self.exifFlag }
      if packet != nil { header[0] |= Self.packetFlag }
      head = Self.chunk("VP8X", header)
    }
    let end =
      (exif.map { Self.chunk("EXIF", $0) } ?? []) + (packet.map { Self.chunk("XMP ", $0) } ?? [])
    let riff = Array("RIFF".utf8) + UInt8.littleEndian(4 + head.count + kept.size + end.count, 4)
    return [.bytes(riff + Array("WEBP".utf8) + head)] + kept + [.bytes(end)]
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + UInt8.littleEndian(data.count, 4) + data
      + [UInt8](repeating: 0, count: data.count % 2)
  }
}
