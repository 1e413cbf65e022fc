import HubModel

/// Parses the chunks of a WebP file (RFC 9649).
struct WebPReader: PictureReader {
  private enum State {
    case riff, chunk, end
    case gathering(Int)
    case passing(Int)
  }

  /// The maximum size of EXIF chunks; longer ones are skipped.
  private static let longestExif = 1 << 16

  private var state = State.riff
  private var position = 12
  private var end = 0
  private var kind = ""
  /// The number of bytes of the chunk, with its padding, after the gathered ones.
  private var rest = 0
  private var canvas = PictureExtent()
  private var picture = PictureExtent()
  private var isExtended = false
  private var isAnimated = false
  private var frames = 0
  private var orientation = 1
  private var isPlain = true

  var demand: PictureDemand {
    switch state {
    case .riff: .gather(12)
    case .chunk: .gather(8)
    case .gathering(let count): .gather(count)
    case .passing(let count): .pass(count)
    case .end: .nothing
    }
  }

  mutating func gathered(_ bytes: [UInt8]) throws(PictureFault) {
    switch state {
    case .riff:
      end = 8 + bytes.littleEndian(4, 4)
      try next()
    case .chunk: try begin(bytes)
    case .gathering:
      try read(bytes)
      if rest > 0 { state = .passing(rest) } else { try next() }
    case .passing, .end: break
    }
  }

  mutating func passed() throws(PictureFault) { try next() }

  private mutating func next() throws(PictureFault) {
    // Data that is too small for a chunk is padding.
    guard end - position < 8 else {
      state = .chunk
      return
    }
    let left = end - position
    position = end
    guard left <= 0 else {
      state = .passing(left)
      return
    }
    guard isAnimated ? frames > 0 : picture.width > 0 else {
      throw .broken(.webp, "no picture data")
    }
    state = .end
  }

  private mutating func begin(_ head: [UInt8]) throws(PictureFault) {
    kind = String(decoding: head[..<4], as: UTF8.self)
    let size = head.littleEndian(4, 4)
    let isFirst = position == 12
    guard position + 8 + size <= end else {
      throw .broken(.webp, "a chunk is larger than the file")
    }
    // The padding of the last chunk may be missing.
    let padded = min(size + size % 2, end - position - 8)
    position += 8 + padded
    guard isFirst ? ["VP8 ", "VP8L", "VP8X"].contains(kind) : kind != "VP8X" else {
      throw .broken(.webp, "the header is not the first chunk")
    }
    let wanted: Int? =
      switch kind {
      case "VP8 ", "VP8X": 10
      case "VP8L": 5
      case "ANMF": 16
      case "EXIF" where size <= Self.longestExif: size
      default: nil
      }
    if !["VP8 ", "VP8L", "VP8X", "ALPH"].contains(kind) { isPlain = false }
    guard let wanted, wanted > 0 else {
      if padded > 0 { state = .passing(padded) } else { try next() }
      return
    }
    guard size >= wanted else { throw .broken(.webp, "invalid chunk length") }
    rest = padded - wanted
    state = .gathering(wanted)
  }

  private mutating func read(_ bytes: [UInt8]) throws(PictureFault) {
    switch kind {
    case "VP8X":
      isExtended = true
      isAnimated = bytes[0] & 0x02 != 0
      try canvas.set(
        width: bytes.littleEndian(4, 3) + 1, height: bytes.littleEndian(7, 3) + 1, of: .webp)
    case "VP8 ":
      // A key frame begins with an even byte, and its size follows a mark.
      guard bytes[0] & 1 == 0, bytes[3...5] == [0x9D, 0x01, 0x2A] else {
        throw .broken(.webp, "invalid picture data")
      }
      let firstPartition = bytes.littleEndian(0, 3) >> 5
      guard firstPartition <= rest else {
        throw .broken(.webp, "incomplete picture data")
      }
      try readSize(bytes.littleEndian(6, 2) & 0x3FFF, bytes.littleEndian(8, 2) & 0x3FFF)
    case "VP8L":
      let bits = bytes.littleEndian(1, 4)
      guard bytes[0] == 0x2F, bits >> 29 == 0 else {
        throw .broken(.webp, "invalid picture data")
      }
      try readSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "ANMF":
      guard isExtended, rest > 8 else { throw .broken(.webp, "a frame is empty") }
      frames += 1
      try canvas.addFrame(
        width: bytes.littleEndian(6, 3) + 1, height: bytes.littleEndian(9, 3) + 1, of: .webp)
    default: orientation = ExifBlock(bytes).orientation
    }
  }

  private mutating func readSize(_ width: Int, _ height: Int) throws(PictureFault) {
    guard picture.width == 0 else { throw .broken(.webp, "more than one picture") }
    try picture.set(width: width, height: height, of: .webp)
    guard !isExtended || isAnimated || (canvas.width, canvas.height) == (width, height) else {
      throw .broken(.webp, "the picture size differs from the header")
    }
  }

  func facts(size: Int, isMidway: Bool) throws(PictureFault) -> PictureFacts {
    guard isComplete else { throw .incomplete(.webp) }
    let extent = isExtended ? canvas : picture
    return PictureFacts(
      format: .webp, width: extent.width, height: extent.height, orientation: orientation,
      isPlain: isPlain && !isAnimated && orientation == 1)
  }
}
