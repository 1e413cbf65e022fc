import HubModel

/// Reads the blocks of a GIF (GIF89a).
///
/// A copy has no comments, texts, or applications but the number of repetitions.
struct GIFReader: PictureReader {
  private static let packetMark = Array("XMP DataXMP".utf8)
  /// The end of a packet: read as sub-blocks, its text always leads to the last byte.
  private static let packetEnd: [UInt8] = [1] + (0...255).reversed() + [0]

  private(set) var metadata = PictureMetadata()
  private var kept = PictureCopy()
  private var control: Range<Int>?

  private var frames = 0
  private var screen = (width: 0, height: 0)
  private var extent = PictureExtent()
  private var isPlain = true

  init(_ bytes: PictureBytes) throws(PictureFault) {
    let header = try bytes.bytes(0, 13)
    screen = (header.littleEndian(6, 2), header.littleEndian(8, 2))
    var offset = 13 + Self.paletteBytes(header[10])
    kept.keep(0..<offset)
    while true {
      let start = offset
      switch try bytes.byte(start) {
      case 0x2C: offset = try readImage(bytes, at: start)
      case 0x21: offset = try readExtension(bytes, at: start)
      // Some programs end an extension twice.
      case 0x00: offset += 1
      case 0x3B:
        guard frames > 0 else { throw .broken("no picture data") }
        isPlain = isPlain && frames == 1 && start + 1 == bytes.count
        return
      default: throw .broken("unknown block")
      }
    }
  }

  private static func paletteBytes(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func endOfBlocks(
    _ bytes: PictureBytes, from start: Int
  ) throws(PictureFault) -> Int {
    var offset = start
    while case let length = Int(try bytes.byte(offset)), length > 0 { offset += length + 1 }
    return offset + 1
  }

  /// Reads an image, and returns the offset of its end.
  private mutating func readImage(
    _ bytes: PictureBytes, at start: Int
  ) throws(PictureFault) -> Int {
    let head = try bytes.bytes(start + 1, 9)
    let (width, height) = (head.littleEndian(4, 2), head.littleEndian(6, 2))
    if frames == 0 {
      // Viewers show the whole first image even if it does not fit on its screen.
      try extent.set(
        width: max(screen.width, head.littleEndian(0, 2) + width),
        height: max(screen.height, head.littleEndian(2, 2) + height))
    }
    guard width > 0, height > 0 else { throw .broken("the width or height is 0") }
    try extent.addFrame(width: width, height: height)
    let codeSize = start + 10 + Self.paletteBytes(head[8])
    guard (1...11).contains(try bytes.byte(codeSize)) else { throw .broken("invalid code size") }
    let end = try Self.endOfBlocks(bytes, from: codeSize + 1)
    guard end > codeSize + 2 else { throw .broken("no picture data") }
    frames += 1
    if let control { kept.keep(control) }
    control = nil
    kept.keep(start..<end)
    return end
  }

  /// Reads an extension, and returns the offset of its end.
  private mutating func readExtension(
    _ bytes: PictureBytes, at start: Int
  ) throws(PictureFault) -> Int {
    let label = try bytes.byte(start + 1)
    let end = try Self.endOfBlocks(bytes, from: start + 2)
    let first = try bytes.bytes(start + 3, Int(try bytes.byte(start + 2)))
    switch label {
    case 0xF9: control = first.count == 4 && end == start + 8 ? start..<end : nil
    case 0xFF:
      // The number of repetitions of an animation does not affect the picture.
      let isLoop = first.has("NETSCAPE2.0") || first.has("ANIMEXTS1.0")
      isPlain = isPlain && (isLoop || first.isEmpty)
      guard first.count == 11 else { break }
      let contents = start + 14
      if first == Self.packetMark, end - start <= PictureMetadata.longestBlock {
        let packet = try bytes.bytes(contents..<end)
        metadata.add(xmp: Array(packet.dropLast(Self.packetEnd.count)))
      } else if isLoop, end == start + 19, try bytes.bytes(contents, 2) == [3, 1] {
        kept.keep(start..<end)
      }
    default:
      isPlain = isPlain && first.isEmpty
      // A text takes the place of an image.
      if label == 0x01 { control = nil }
    }
    return end
  }

  var facts: PictureFacts {
    PictureFacts(
      format: .gif, width: extent.width, height: extent.height, orientation: 1, isPlain: isPlain)
  }

  func copy(of bytes: PictureBytes, with stated: StatedRights) -> PictureCopy {
    let packet = XMPPacket.encoded(stated.certain).map {
      [0x21, 0xFF, 11] + Self.packetMark + $0 + Self.packetEnd
    }
    return PictureCopy([], kept, end: (packet ?? []) + [0x3B])
  }
}
