import HubModel
import HubSystem

/// Parses the chunks of a PNG file and verifies their checksums (W3C PNG, third edition).
struct PNGReader: PictureReader {
  private enum State {
    case signature, head, end
    case gathering(Int)
    case passing(Int)
    case checksum
  }

  /// The chunks that have no influence on the look of a picture beyond its pixels.
  private static let plainChunks: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "sRGB", "gAMA", "cHRM", "pHYs", "sBIT", "bKGD", "hIST",
  ]
  /// The chunks without which all pixels can be shown. Of an unknown one, the type itself may be
  /// what is damaged: `iDAT`.
  private static let dispensableChunks: Set<String> = [
    "tEXt", "zTXt", "iTXt", "tIME", "eXIf", "pHYs", "sRGB", "gAMA", "cHRM", "iCCP", "sBIT", "bKGD",
    "hIST", "sPLT",
  ]
  /// The maximum size of EXIF blocks and texts; longer ones are skipped.
  private static let longestBlock = 1 << 16
  /// The beginning of an uncompressed text with an XMP packet, without a language.
  static let packetMark = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)

  private var state = State.signature
  private var chunk = ""
  private var seen: Set<String> = []
  private var checksum = CRC32()
  private var dataBytes = 0
  private var needsPalette = false
  private var extent = PictureExtent()
  private var orientation = 1
  private var isPlain = true

  var demand: PictureDemand {
    switch state {
    case .signature, .head: .gather(8)
    case .gathering(let count): .gather(count)
    case .passing(let count): .pass(count)
    case .checksum: .gather(4)
    case .end: .nothing
    }
  }

  mutating func gathered(_ bytes: [UInt8]) throws(PictureFault) {
    switch state {
    case .signature: state = .head
    case .head: try begin(bytes)
    case .gathering:
      checksum.update(bytes.span)
      try read(bytes)
      state = .checksum
    case .checksum:
      if checksum.value != UInt32(bytes.bigEndian(0, 4)) {
        guard Self.dispensableChunks.contains(chunk) else {
          throw .broken(.png, "checksum mismatch in chunk \(chunk)")
        }
        // Decoders ignore such a chunk.
        if chunk == "eXIf" { orientation = 1 }
        isPlain = false
      }
      state = chunk == "IEND" ? .end : .head
    case .passing, .end: break
    }
  }

  mutating func passing(_ bytes: Span<UInt8>) { checksum.update(bytes) }

  mutating func passed() throws(PictureFault) { state = .checksum }

  private mutating func begin(_ head: [UInt8]) throws(PictureFault) {
    let length = head.bigEndian(0, 4)
    let isName = head[4...].allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    guard isName, length < 1 << 31 else { throw .broken(.png, "invalid chunk type") }
    chunk = String(decoding: head[4...], as: UTF8.self)
    guard (chunk == "IHDR") == seen.isEmpty else {
      throw .broken(.png, "the header is not the first chunk")
    }
    seen.insert(chunk)
    checksum = CRC32()
    checksum.update(Array(head[4...]).span)
    let isRead = ["IHDR", "fcTL", "eXIf", "iTXt"].contains(chunk) && length <= Self.longestBlock
    // What is read is judged then.
    isPlain = isPlain && (Self.plainChunks.contains(chunk) || isRead && length > 0)
    let expected = ["IHDR": 13, "IEND": 0, "fcTL": 26][chunk]
    guard expected == nil || expected == length else {
      throw .broken(.png, "invalid length of chunk \(chunk)")
    }
    if chunk == "IDAT" { dataBytes += length }
    if chunk == "IEND" { try end() }
    if length == 0 {
      state = .checksum
    } else {
      state = isRead ? .gathering(length) : .passing(length)
    }
  }

  private mutating func read(_ bytes: [UInt8]) throws(PictureFault) {
    switch chunk {
    case "IHDR":
      let depths: [UInt8: Set<UInt8>] = [
        0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
      ]
      let isKnown = depths[bytes[9]]?.contains(bytes[8]) == true
      guard isKnown, bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
        throw .broken(.png, "invalid header")
      }
      needsPalette = bytes[9] == 3
      try extent.set(width: bytes.bigEndian(0, 4), height: bytes.bigEndian(4, 4), of: .png)
    case "fcTL":
      isPlain = false
      try extent.addFrame(width: bytes.bigEndian(4, 4), height: bytes.bigEndian(8, 4), of: .png)
    case "iTXt":
      isPlain =
        isPlain && bytes.starts(with: Self.packetMark)
        && XMPPacket.isOnlyRights(Array(bytes[Self.packetMark.count...]))
    default:
      let exif = ExifBlock(bytes)
      orientation = exif.orientation
      isPlain = isPlain && exif.isOnlyRights(bytes)
    }
  }

  private func end() throws(PictureFault) {
    guard dataBytes > 0 else { throw .broken(.png, "no picture data") }
    guard !needsPalette || seen.contains("PLTE") else { throw .broken(.png, "no palette") }
  }

  func facts(size: Int, isMidway: Bool) throws(PictureFault) -> PictureFacts {
    guard isComplete else { throw .incomplete(.png) }
    return PictureFacts(
      format: .png, width: extent.width, height: extent.height, orientation: orientation,
      isPlain: isPlain && orientation == 1)
  }
}
