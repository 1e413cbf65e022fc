import HubModel
import HubSystem

/// Removes the metadata of a PNG: all chunks that do not show pixels, colours or an animation, and
/// bytes behind the compressed data in those that do (W3C PNG, third edition).
struct PNGCleaner: PictureCleaner {
  /// The chunks that are kept, with their lengths (section 11.3).
  private static let keptChunks = [
    "PLTE": 3...768, "tRNS": 1...256, "sRGB": 1...1, "gAMA": 4...4, "cHRM": 32...32, "cICP": 4...4,
    "mDCV": 24...24, "cLLI": 8...8, "pHYs": 9...9, "sBIT": 1...4, "bKGD": 1...6, "hIST": 2...512,
    "acTL": 8...8, "fcTL": 26...26,
  ]
  /// The chunks of pixels, and the number of bytes before the compressed data in them.
  private static let pixelChunks = ["IDAT": 0, "fdAT": 4]
  /// The maximum number of chunks of pixels of a frame. A picture of more consists of little else
  /// than their heads.
  private static let mostPixelChunks = 1 << 18
  private static let packetKeyword = "XML:com.adobe.xmp"

  private(set) var metadata = PictureMetadata()
  /// The signature and the header.
  private var head: [PicturePiece] = []
  private var kept: [PicturePiece] = []
  private var isAnimated = false
  private var hasProfile = false
  /// The type and the ranges of chunks whose pixels form one stream.
  private var pixels: (type: String, chunks: [Range<Int>]) = ("", [])

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
      if type != pixels.type, type == "IEND" || Self.isKept(type) { try keepPixels(bytes) }
      switch type {
      case "IHDR": head = [.copy(0..<end)]
      case "IEND": return
      case "fdAT" where !isAnimated: break
      case "IDAT", "fdAT":
        guard pixels.chunks.count < Self.mostPixelChunks else {
          throw .init(cannot: "it has too many parts")
        }
        pixels.type = type
        pixels.chunks.append(offset..<end)
      case "iCCP" where !hasProfile:
        hasProfile = true
        try keepProfile(bytes, offset..<end)
      case _ where Self.isKept(type):
        if type == "acTL" { isAnimated = true }
        // More than the chunk has room for is no part of the picture.
        if Self.keptChunks[type]?.contains(length) == true {
          try kept.keep(offset..<end)
        } else if !isAncillary {
          throw .unexpected
        }
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
    let stated = try bytes.bytes(chunk.upperBound - 4, 4).bigEndian(0, 4)
    return try checksum(bytes, chunk.lowerBound + 4..<chunk.upperBound - 4) == stated
  }

  private static func checksum(
    _ bytes: PictureBytes, _ range: Range<Int>
  ) throws(CleaningFault) -> Int {
    var checksum = CRC32()
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 1 << 16) {
      let part = try bytes.bytes(start, min(1 << 16, range.upperBound - start))
      checksum.update(part.span)
    }
    return Int(checksum.value)
  }

  private static func isKept(_ type: String) -> Bool {
    keptChunks[type] != nil || pixelChunks[type] != nil || type == "iCCP"
  }

  /// Keeps the pixels of a frame up to the end of the compressed data. Data that cannot be followed
  /// are kept.
  private mutating func keepPixels(_ bytes: PictureBytes) throws(CleaningFault) {
    let (type, chunks) = pixels
    pixels = ("", [])
    let before = 8 + (Self.pixelChunks[type] ?? 0)
    let isLongEnough = chunks.allSatisfy { $0.count >= before + 4 }
    let data = isLongEnough ? chunks.map { $0.lowerBound + before..<$0.upperBound - 4 } : []
    guard let stream = try? CompressedData(bytes, data) else {
      for chunk in chunks { try kept.keep(chunk) }
      return
    }
    for (index, chunk) in chunks.enumerated() {
      if index < stream.index {
        try kept.keep(chunk)
      } else if index == stream.index {
        try keep(bytes, chunk, upTo: stream.offset)
      } else if type == "fdAT" {
        // The chunks of an animation are numbered.
        try keep(bytes, chunk, upTo: chunk.lowerBound + before)
      }
    }
  }

  /// Keeps a chunk of which only the first bytes are used.
  private mutating func keep(
    _ bytes: PictureBytes, _ chunk: Range<Int>, upTo end: Int
  ) throws(CleaningFault) {
    guard end < chunk.upperBound - 4 else { return try kept.keep(chunk) }
    let checksum = try Self.checksum(bytes, chunk.lowerBound + 4..<end)
    kept.append(.bytes(UInt8.bigEndian(end - chunk.lowerBound - 8, 4)))
    try kept.keep(chunk.lowerBound + 4..<end)
    kept.append(.bytes(UInt8.bigEndian(checksum, 4)))
  }

  /// Keeps a colour profile, if it is one.
  private mutating func keepProfile(
    _ bytes: PictureBytes, _ chunk: Range<Int>
  ) throws(CleaningFault) {
    // A name of at most 79 bytes, a byte 0 and a method precede the compressed profile.
    let data = chunk.lowerBound + 8..<chunk.upperBound - 4
    let name = try bytes.bytes(data.lowerBound, min(80, data.count))
    guard let nameEnd = name.firstIndex(of: 0), nameEnd + 2 <= data.count,
      let stream = try? CompressedData(
        bytes, [data.dropFirst(nameEnd + 2)], atMost: ICCProfile.mostBytes),
      ICCProfile.isProfile(head: stream.head, length: stream.size)
    else { return }
    try keep(bytes, chunk, upTo: stream.offset)
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
