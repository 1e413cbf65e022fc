import HubModel
import HubSystem

/// Reads the chunks of a PNG and verifies their checksums (W3C PNG, third edition).
///
/// A copy has the chunks that show pixels, colours or an animation, without bytes behind the
/// compressed data in them.
struct PNGReader: PictureReader {
  /// The chunks that have no influence on the look of a picture beyond its pixels.
  private static let plainChunks: Set = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "sRGB", "gAMA", "cHRM", "pHYs", "sBIT", "bKGD", "hIST",
  ]
  /// The chunks without which all pixels can be shown. Of an unknown one, the type itself may be
  /// what is damaged: `iDAT`.
  private static let dispensableChunks: Set = [
    "tEXt", "zTXt", "iTXt", "tIME", "eXIf", "pHYs", "sRGB", "gAMA", "cHRM", "iCCP", "sBIT", "bKGD",
    "hIST", "sPLT",
  ]
  /// The chunks that a copy has, with their lengths (section 11.3), besides pixels and a profile.
  private static let keptChunks = [
    "PLTE": 3...768, "tRNS": 1...256, "sRGB": 1...1, "gAMA": 4...4, "cHRM": 32...32, "cICP": 4...4,
    "mDCV": 24...24, "cLLI": 8...8, "pHYs": 9...9, "sBIT": 1...4, "bKGD": 1...6, "hIST": 2...512,
    "acTL": 8...8, "fcTL": 26...26,
  ]
  /// The chunks of pixels, and the number of bytes before the compressed data in them.
  private static let pixelChunks = ["IDAT": 0, "fdAT": 4]
  /// The maximum number of chunks. A picture of more consists of little else than their heads.
  private static let mostChunks = 1 << 18
  /// The maximum size of EXIF blocks and texts for the facts about a picture.
  private static let longestBlock = 1 << 16
  private static let packetKeyword = "XML:com.adobe.xmp"
  /// The beginning of an uncompressed text with an XMP packet, without a language.
  private static let packetMark = Array("\(packetKeyword)\0\0\0\0\0".utf8)

  private struct Chunk {
    let type: String
    let range: Range<Int>
    /// The contents, between the length and the type in front and the checksum behind.
    var data: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }
  }

  private(set) var metadata = PictureMetadata()
  /// The chunks that a copy has, after the header.
  private var kept: [Chunk] = []
  private var fault: String?
  private var isAnimated = false

  private var seen: Set<String> = []
  private var dataBytes = 0
  private var needsPalette = false
  private var extent = PictureExtent()
  private var orientation = 1
  private var isPlain = true

  init(_ bytes: PictureBytes) throws(PictureFault) {
    var offset = 8
    while !seen.contains("IEND") {
      let head = try bytes.bytes(offset, 8)
      let isName = head[4...].allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
      let length = head.bigEndian(0, 4)
      guard isName, length < 1 << 31 else { throw .broken("invalid chunk type") }
      let chunk = Chunk(
        type: String(decoding: head[4...], as: UTF8.self), range: offset..<offset + 12 + length)
      try begin(chunk)
      // What these contain is judged before their checksum.
      if chunk.type == "IHDR" { try readHeader(try bytes.bytes(chunk.data)) }
      if chunk.type == "fcTL" { try readFrame(try bytes.bytes(chunk.data)) }
      let stated = try bytes.bytes(chunk.data.upperBound, 4).bigEndian(0, 4)
      if try Self.checksum(bytes, offset + 4..<chunk.data.upperBound) == stated {
        try read(chunk, bytes)
      } else if Self.dispensableChunks.contains(chunk.type) {
        // Decoders ignore such a chunk.
        isPlain = false
      } else {
        throw .broken("checksum mismatch in chunk \(chunk.type)")
      }
      offset = chunk.range.upperBound
    }
    isPlain = isPlain && offset == bytes.count
  }

  private mutating func begin(_ chunk: Chunk) throws(PictureFault) {
    guard (chunk.type == "IHDR") == seen.isEmpty else {
      throw .broken("the header is not the first chunk")
    }
    seen.insert(chunk.type)
    let expected = ["IHDR": 13, "IEND": 0, "fcTL": 26][chunk.type]
    guard expected == nil || expected == chunk.data.count else {
      throw .broken("invalid length of chunk \(chunk.type)")
    }
    if chunk.type == "IDAT" { dataBytes += chunk.data.count }
    if chunk.type == "IEND" {
      guard dataBytes > 0 else { throw .broken("no picture data") }
      guard !needsPalette || seen.contains("PLTE") else { throw .broken("no palette") }
    }
  }

  private mutating func readHeader(_ data: [UInt8]) throws(PictureFault) {
    let depths: [UInt8: Set<UInt8>] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    let isKnown = depths[data[9]]?.contains(data[8]) == true
    guard isKnown, data[10] == 0, data[11] == 0, data[12] <= 1 else {
      throw .broken("invalid header")
    }
    needsPalette = data[9] == 3
    try extent.set(width: data.bigEndian(0, 4), height: data.bigEndian(4, 4))
  }

  private mutating func readFrame(_ data: [UInt8]) throws(PictureFault) {
    try extent.addFrame(width: data.bigEndian(4, 4), height: data.bigEndian(8, 4))
  }

  private static func checksum(
    _ bytes: PictureBytes, _ range: Range<Int>
  ) throws(PictureFault) -> Int {
    var checksum = CRC32()
    for part in range.parts {
      let data = try bytes.bytes(part)
      checksum.update(data.span)
    }
    return Int(checksum.value)
  }

  private mutating func read(_ chunk: Chunk, _ bytes: PictureBytes) throws(PictureFault) {
    let type = chunk.type
    switch type {
    case "IHDR", "IEND": return
    case "eXIf", "tEXt", "iTXt":
      guard chunk.data.count <= PictureMetadata.longestBlock else { break }
      let data = try bytes.bytes(chunk.data)
      add(type, data)
      return readFacts(type, data)
    case "IDAT": keep(chunk)
    case "fdAT": if isAnimated { keep(chunk) }
    case "iCCP": if !kept.contains(where: { $0.type == "iCCP" }) { keep(chunk) }
    default:
      if type == "acTL" { isAnimated = true }
      // The case of the first letter tells whether a picture can be shown without the chunk.
      let isAncillary = type.utf8.first.map { $0 & 0x20 != 0 } ?? false
      // More than the chunk has room for is no part of the picture.
      if Self.keptChunks[type]?.contains(chunk.data.count) == true {
        keep(chunk)
      } else if !isAncillary {
        fault = Self.keptChunks[type] == nil ? "unknown chunk \(type)" : PictureCopy.unexpected
      }
    }
    isPlain = isPlain && Self.plainChunks.contains(type)
  }

  private mutating func keep(_ chunk: Chunk) {
    if kept.count < Self.mostChunks { kept.append(chunk) } else { fault = PictureCopy.tooManyParts }
  }

  private mutating func readFacts(_ type: String, _ data: [UInt8]) {
    guard type != "tEXt", (1...Self.longestBlock).contains(data.count) else {
      isPlain = false
      return
    }
    if type == "eXIf" {
      let exif = ExifBlock(data)
      orientation = exif.orientation
      isPlain = isPlain && exif.isOnlyRights(data)
    } else {
      isPlain =
        isPlain && data.starts(with: Self.packetMark)
        && XMPPacket.isOnlyRights(Array(data[Self.packetMark.count...]))
    }
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

  var facts: PictureFacts {
    PictureFacts(
      format: .png, width: extent.width, height: extent.height, orientation: orientation,
      isPlain: isPlain && orientation == 1)
  }

  func copy(
    of bytes: PictureBytes, with stated: StatedRights
  ) throws(PictureFault) -> PictureCopy {
    var head = try bytes.bytes(0, 33)
    if let exif = ExifBlock.encoded(orientation: orientation, stated) {
      head += Self.chunk("eXIf", exif)
    }
    if let packet = XMPPacket.encoded(stated.certain) {
      head += Self.chunk("iTXt", Self.packetMark + packet)
    }
    var copy = PictureCopy()
    copy.fault = fault
    var rest = kept[...]
    while let chunk = rest.first {
      // The pixels of a frame form one stream.
      let isPixels = Self.pixelChunks[chunk.type] != nil
      let frame = isPixels ? rest.prefix { $0.type == chunk.type } : rest.prefix(1)
      rest = rest[frame.endIndex...]
      if isPixels {
        try Self.add(frame, of: bytes, to: &copy)
      } else if chunk.type == "iCCP" {
        try Self.add(profile: chunk, of: bytes, to: &copy)
      } else {
        copy.keep(chunk.range)
      }
    }
    return PictureCopy(head, copy, end: Self.chunk("IEND", []))
  }

  /// Adds the pixels of a frame up to the end of the compressed data. Data that cannot be followed
  /// are kept.
  private static func add(
    _ frame: ArraySlice<Chunk>, of bytes: PictureBytes, to copy: inout PictureCopy
  ) throws(PictureFault) {
    let before = frame.first.flatMap { pixelChunks[$0.type] } ?? 0
    let isLongEnough = frame.allSatisfy { $0.data.count >= before }
    let data = isLongEnough ? frame.map { $0.data.dropFirst(before) } : []
    guard let stream = try? CompressedData(bytes, data) else {
      for chunk in frame { copy.keep(chunk.range) }
      return
    }
    for (index, chunk) in frame.enumerated() {
      if index < stream.index {
        copy.keep(chunk.range)
      } else if index == stream.index {
        try add(chunk, of: bytes, upTo: stream.offset, to: &copy)
      } else if chunk.type == "fdAT" {
        // The chunks of an animation are numbered.
        try add(chunk, of: bytes, upTo: chunk.data.lowerBound + before, to: &copy)
      }
    }
  }

  /// Adds a chunk of which only the first bytes are used.
  private static func add(
    _ chunk: Chunk, of bytes: PictureBytes, upTo end: Int, to copy: inout PictureCopy
  ) throws(PictureFault) {
    guard end < chunk.data.upperBound else { return copy.keep(chunk.range) }
    let contents = chunk.range.lowerBound + 4..<end
    copy.add(UInt8.bigEndian(end - chunk.data.lowerBound, 4))
    copy.keep(contents)
    copy.add(UInt8.bigEndian(try checksum(bytes, contents), 4))
  }

  private static func add(
    profile chunk: Chunk, of bytes: PictureBytes, to copy: inout PictureCopy
  ) throws(PictureFault) {
    // A name of at most 79 bytes, a byte 0 and a method precede the compressed profile.
    let name = try bytes.bytes(chunk.data.lowerBound, min(80, chunk.data.count))
    guard let nameEnd = name.firstIndex(of: 0), nameEnd + 2 <= chunk.data.count,
      let stream = try? CompressedData(
        bytes, [chunk.data.dropFirst(nameEnd + 2)], atMost: ICCProfile.mostBytes),
      ICCProfile.isProfile(head: stream.head, length: stream.size)
    else { return }
    try add(chunk, of: bytes, upTo: stream.offset, to: &copy)
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return UInt8.bigEndian(data.count, 4) + body
      + UInt8.bigEndian(Int(CRC32.checksum(of: body)), 4)
  }
}
