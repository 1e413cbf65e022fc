import HubModel

/// Removes the metadata of a GIF: comments, texts, and all applications but the number of
/// repetitions (GIF89a).
struct GIFCleaner: PictureCleaner {
  private static let packetMark = Array("XMP DataXMP".utf8)
  /// The end of a packet: read as sub-blocks, its text always leads to the last byte.
  private static let packetEnd: [UInt8] = [1] + (0...255).reversed() + [0]

  private(set) var metadata = PictureMetadata()
  private var head: [PicturePiece] = []
  private var kept: [PicturePiece] = []
  /// The control block of the next image.
  private var control: Range<Int>?

  init(_ bytes: PictureBytes) throws(CleaningFault) {
    var offset = 13 + Self.paletteBytes(try bytes.byte(10))
    head = [.copy(0..<offset)]
    while true {
      let start = offset
      switch try bytes.byte(start) {
      case 0x3B: return
      case 0x00: offset += 1
      case 0x2C:
        let data = start + 11 + Self.paletteBytes(try bytes.byte(start + 9))
        offset = try Self.endOfBlocks(bytes, from: data)
        if let control { try kept.keep(control) }
        control = nil
        try kept.keep(start..<offset)
      case 0x21:
        offset = try Self.endOfBlocks(bytes, from: start + 2)
        try add(bytes, extension: start..<offset)
      default: throw .unexpected
      }
    }
  }

  private static func paletteBytes(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func endOfBlocks(
    _ bytes: PictureBytes, from start: Int
  ) throws(CleaningFault) -> Int {
    var offset = start
    while case let length = Int(try bytes.byte(offset)), length > 0 { offset += length + 1 }
    return offset + 1
  }

  private mutating func add(
    _ bytes: PictureBytes, extension range: Range<Int>
  ) throws(CleaningFault) {
    let data = range.lowerBound + 2
    let length = Int(try bytes.byte(data))
    switch try bytes.byte(range.lowerBound + 1) {
    case 0xF9:
      control = length == 4 && range.count == 8 ? range : nil
    // A text that takes the place of an image.
    case 0x01: control = nil
    case 0xFF where length == 11:
      let name = try bytes.bytes(data + 1, 11)
      let contents = data + 12
      if name == Self.packetMark, range.count <= PictureMetadata.longestBlock {
        let packet = try bytes.bytes(contents, range.upperBound - contents)
        metadata.add(xmp: Array(packet.dropLast(Self.packetEnd.count)))
      } else if name.has("NETSCAPE2.0") || name.has("ANIMEXTS1.0"),
        range.count == 19, try bytes.bytes(contents, 2) == [3, 1]
      {
        try kept.keep(range)
      }
    default: break
    }
  }

  func pieces(
    with stated: StatedRights, of facts: PictureFacts
  ) throws(CleaningFault) -> [PicturePiece] {
    var end: [UInt8] = [0x3B]
    if let packet = XMPPacket.encoded(stated.certain) {
      end = [0x21, 0xFF, 11] + Self.packetMark + packet + Self.packetEnd + [0x3B]
    }
    return head + kept + [.bytes(end)]
  }
}
