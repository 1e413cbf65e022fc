import HubModel

/// Removes the metadata of a PNG: all chunks that do not show pixels, colours or an animation (W3C
/// PNG, third edition).
struct PNGCleaner: PictureCleaner {
  private static let keptChunks: Set = [
    "PLTE", "IDAT", "tRNS", "sRGB", "gAMA", "cHRM", "iCCP", "cICP", "mDCV", "cLLI", "pHYs", "sBIT",
    "bKGD", "hIST", "acTL", "fcTL", "fdAT",
  ]
  private static let packetKeyword = "XML:com.adobe.xmp"

  private(set) var metadata = PictureMetadata()
  /// The signature and the header.
  private var head: [PicturePiece] = []
  private var kept: [PicturePiece] = []

  init(_ bytes: PictureBytes) throws(CleaningFault) {
    var offset = 8
    while true {
      // A chunk has a length, a type, data and a checksum: 4 + 4 + length + 4 bytes.
      let chunkHead = try bytes.bytes(offset, 8)
      let (length, end) = (chunkHead.bigEndian(0, 4), offset + 12 + chunkHead.bigEndian(0, 4))
      let type = String(decoding: chunkHead[4...], as: UTF8.self)
      let isAncillary = chunkHead[4] & 0x20 != 0
      if isAncillary, !(try Self.isIntact(bytes, offset..<end)) {
        offset = end
        continue
      }
      switch type {
      case "IHDR": head = [.copy(0..<end)]
      case "IEND": return
      case _ where Self.keptChunks.contains(type): try kept.keep(offset..<end)
      case "eXIf", "tEXt", "iTXt":
        guard length <= PictureMetadata.longestBlock else { break }
        add(type, try bytes.bytes(offset + 8, length))
      default:
        // The case of the first letter tells whether a picture can be shown without the chunk.
        guard isAncillary else { throw .init(cannot: "unknown chunk \(type)") }
      }
      offset = end
    }
  }

  /// Returns true if the checksum of a chunk is right. O(n)
  private static func isIntact(
    _ bytes: PictureBytes, _ chunk: Range<Int>
  ) throws(CleaningFault) -> Bool {
    var checksum = CRC32()
    for start in stride(from: chunk.lowerBound + 4, to: chunk.upperBound - 4, by: 1 << 16) {
      let part = try bytes.bytes(start, min(1 << 16, chunk.upperBound - 4 - start))
      checksum.update(part.span)
    }
    let stated = try bytes.bytes(chunk.upperBound - 4, 4).bigEndian(0, 4)
    return checksum.value == UInt32(stated)
  }

  private mutating func add(_ type: String, _ data: [UInt8]) {
    if type == "eXIf" { return metadata.add(exif: data) }
    let parts = data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let keyword = LegacyText.latin(parts[0])
    if type == "tEXt" { return metadata.add(text: LegacyText(parts[1]), keyword: keyword) }
    // Two bytes about compression, a language and a translated keyword precede the text.
    guard parts[1].first == 0 else { return }
    let texts = parts[1].dropFirst(2).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard texts.count == 3 else { return }
    if keyword == Self.packetKeyword {
      metadata.add(xmp: Array(texts[2]))
    } else {
      metadata.add(text: LegacyText(texts[2]), keyword: keyword)
    }
  }

  func pieces(
    with stated: StatedRights, of facts: PictureFacts
  ) throws(CleaningFault) -> [PicturePiece] {
    var chunks: [UInt8] = []
    if let exif = ExifBlock.encoded(orientation: facts.orientation, stated) {
      chunks += Self.chunk("eXIf", exif)
    }
    if let packet = XMPPacket.encoded(stated.certain) {
      chunks += Self.chunk("iTXt", PNGReader.packetMark + packet)
    }
    let end = Self.chunk("IEND", [])
    return head + (chunks.isEmpty ? [] : [.bytes(chunks)]) + kept + [.bytes(end)]
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return UInt8.bigEndian(data.count, 4) + body
      + UInt8.bigEndian(Int(CRC32.checksum(of: body)), 4)
  }
}
