import HubModel

/// Reads the chunks of a WebP (RFC 9649).
///
/// A copy has the chunks that show pixels, colours or an animation.
struct WebPReader: PictureReader {
  /// The maximum size of EXIF chunks for the facts about a picture.
  private static let longestExif = 1 << 16
  private static let pixelChunks: Set = ["VP8 ", "VP8L", "ALPH"]

  private static let profileFlag: UInt8 = 0x20
  private static let exifFlag: UInt8 = 0x08
  private static let packetFlag: UInt8 = 0x04

  private struct Chunk {
    let type: String
    let data: Range<Int>
    var range: Range<Int> { data.lowerBound - 8..<data.upperBound }
    /// The offset of the next chunk; the padding of the last one may be missing.
    let end: Int
  }

  private(set) var metadata = PictureMetadata()
  private var kept = PictureCopy()
  /// The contents of the extended header; nil if there is none.
  private var header: [UInt8]?
  /// True if a lossless picture without an extended header is transparent.
  private var isTransparent = false
  private var hasProfile = false

  private var canvas = PictureExtent()
  private var picture = PictureExtent()
  private var isAnimated = false
  private var frames = 0
  private var orientation = 1
  private var isPlain = true

  init(_ bytes: PictureBytes) throws(PictureFault) {
    let end = 8 + (try bytes.bytes(0, 12).littleEndian(4, 4))
    var offset = 12
    while offset < end, let chunk = try Self.chunk(of: bytes, offset..<end) {
      let isHeader = ["VP8 ", "VP8L", "VP8X"].contains(chunk.type)
      guard offset == 12 ? isHeader : chunk.type != "VP8X" else {
        throw .broken("the header is not the first chunk")
      }
      if chunk.type != "VP8X", !Self.pixelChunks.contains(chunk.type) { isPlain = false }
      try read(chunk, bytes)
      offset = chunk.end
    }
    // Data that is too small for a chunk is padding.
    guard end <= bytes.count else { throw .incomplete }
    guard isAnimated ? frames > 0 : picture.width > 0 else { throw .broken("no picture data") }
    isPlain = isPlain && end == bytes.count && !isAnimated && orientation == 1
  }

  /// Returns the first chunk in a range; nil if there is no room for one.
  private static func chunk(
    of bytes: PictureBytes, _ range: Range<Int>
  ) throws(PictureFault) -> Chunk? {
    guard range.count >= 8 else { return nil }
    let head = try bytes.bytes(range.lowerBound, 8)
    let size = head.littleEndian(4, 4)
    guard 8 + size <= range.count else { throw .broken("a chunk is larger than the file") }
    let data = range.lowerBound + 8..<range.lowerBound + 8 + size
    return Chunk(
      type: String(decoding: head[..<4], as: UTF8.self), data: data,
      end: min(data.upperBound + size % 2, range.upperBound))
  }

  private mutating func read(_ chunk: Chunk, _ bytes: PictureBytes) throws(PictureFault) {
    let needed = ["VP8 ": 10, "VP8X": 10, "VP8L": 5, "ANMF": 16][chunk.type] ?? 0
    guard chunk.data.count >= needed else { throw .broken("invalid chunk length") }
    let head = try bytes.bytes(chunk.data.lowerBound, needed)
    switch chunk.type {
    case "VP8X": try readHeader(head)
    case "VP8 ": try readLossy(head, rest: chunk.end - chunk.data.lowerBound - needed)
    case "VP8L": try readLossless(head)
    case "ANMF":
      guard header != nil, chunk.data.count > 24 else { throw .broken("a frame is empty") }
      frames += 1
      try canvas.addFrame(
        width: head.littleEndian(6, 3) + 1, height: head.littleEndian(9, 3) + 1)
      guard chunk.end <= bytes.count else { throw .incomplete }
      return keepFrame(chunk, bytes)
    case "ICCP":
      let head = try bytes.bytes(
        chunk.data.lowerBound, min(ICCProfile.headLength, chunk.data.count))
      guard ICCProfile.isProfile(head: head, length: chunk.data.count) else { return }
      hasProfile = true
    case "ALPH", "ANIM": break
    default: return try readMetadata(chunk, bytes)
    }
    if chunk.type != "VP8X" { Self.keep(chunk, in: &kept) }
  }

  private mutating func readHeader(_ head: [UInt8]) throws(PictureFault) {
    header = head
    isAnimated = head[0] & 0x02 != 0
    try canvas.set(width: head.littleEndian(4, 3) + 1, height: head.littleEndian(7, 3) + 1)
  }

  private mutating func readLossy(_ head: [UInt8], rest: Int) throws(PictureFault) {
    // A key frame begins with an even byte, and its size follows a mark.
    guard head[0] & 1 == 0, head[3...5] == [0x9D, 0x01, 0x2A] else {
      throw .broken("invalid picture data")
    }
    let firstPartition = head.littleEndian(0, 3) >> 5
    guard firstPartition <= rest else { throw .broken("incomplete picture data") }
    try readSize(head.littleEndian(6, 2) & 0x3FFF, head.littleEndian(8, 2) & 0x3FFF)
  }

  private mutating func readLossless(_ head: [UInt8]) throws(PictureFault) {
    let bits = head.littleEndian(1, 4)
    guard head[0] == 0x2F, bits >> 29 == 0 else { throw .broken("invalid picture data") }
    isTransparent = head[4] & 0x10 != 0
    try readSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
  }

  private mutating func readSize(_ width: Int, _ height: Int) throws(PictureFault) {
    guard picture.width == 0 else { throw .broken("more than one picture") }
    try picture.set(width: width, height: height)
    guard header == nil || isAnimated || (canvas.width, canvas.height) == (width, height) else {
      throw .broken("the picture size differs from the header")
    }
  }

  private mutating func readMetadata(
    _ chunk: Chunk, _ bytes: PictureBytes
  ) throws(PictureFault) {
    guard ["EXIF", "XMP "].contains(chunk.type),
      chunk.data.count <= PictureMetadata.longestBlock
    else { return }
    let data = try bytes.bytes(chunk.data)
    if chunk.type == "XMP " { return metadata.add(xmp: data) }
    metadata.add(exif: data)
    if (1...Self.longestExif).contains(data.count) { orientation = ExifBlock(data).orientation }
  }

  private mutating func keepFrame(_ chunk: Chunk, _ bytes: PictureBytes) {
    let head = chunk.data.prefix(16)
    var frame = PictureCopy()
    var offset = head.upperBound
    do throws(PictureFault) {
      while let part = try Self.chunk(of: bytes, offset..<chunk.data.upperBound) {
        if Self.pixelChunks.contains(part.type) { Self.keep(part, in: &frame) }
        offset = part.end
      }
    } catch {
      frame.fault = PictureCopy.unexpected
    }
    kept.add(Array("ANMF".utf8) + UInt8.littleEndian(16 + frame.size, 4))
    kept.keep(head)
    kept.add(frame)
  }

  private static func keep(_ chunk: Chunk, in copy: inout PictureCopy) {
    copy.keep(chunk.range)
    if chunk.range.count % 2 == 1 { copy.add([0]) }
  }

  var facts: PictureFacts {
    let extent = header == nil ? picture : canvas
    return PictureFacts(
      format: .webp, width: extent.width, height: extent.height, orientation: orientation,
      isPlain: isPlain)
  }

  func copy(of bytes: PictureBytes, with stated: StatedRights) -> PictureCopy {
    let exif = ExifBlock.encoded(orientation: orientation, stated)
    let packet = XMPPacket.encoded(stated.certain)
    var header = header
    if header == nil, exif != nil || packet != nil {
      header =
        [isTransparent ? 0x10 : 0, 0, 0, 0] + UInt8.littleEndian(picture.width - 1, 3)
        + UInt8.littleEndian(picture.height - 1, 3)
    }
    var head: [UInt8] = []
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
    return PictureCopy(riff + Array("WEBP".utf8) + head, kept, end: end)
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + UInt8.littleEndian(data.count, 4) + data
      + [UInt8](repeating: 0, count: data.count % 2)
  }
}
