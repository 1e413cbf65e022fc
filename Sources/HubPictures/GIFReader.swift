import HubModel

/// Parses the blocks of a GIF file (GIF89a).
struct GIFReader: PictureReader {
  private enum State {
    case header, block, end
    case palette(Int)
    case image
    case imagePalette(Int)
    case codeSize
    case extensionLabel
    /// The length of a sub-block, followed by its data.
    case subBlockLength
    case subBlock(Int)
  }

  /// The kind of the current sub-blocks.
  private enum Content {
    case pixels, control, application, other
  }

  private var state = State.header
  private var content = Content.other
  private var isFirstSubBlock = true
  private var frameHasData = false
  private var frames = 0
  private var width = 0
  private var height = 0
  private var extent = PictureExtent()
  private var isPlain = true

  var demand: PictureDemand {
    switch state {
    case .header: .gather(13)
    case .palette(let count), .imagePalette(let count): .pass(count)
    case .block, .codeSize, .extensionLabel, .subBlockLength: .gather(1)
    case .image: .gather(9)
    case .subBlock(let count): .gather(count)
    case .end: .nothing
    }
  }

  mutating func gathered(_ bytes: [UInt8]) throws(PictureFault) {
    switch state {
    case .header:
      width = bytes.littleEndian(6, 2)
      height = bytes.littleEndian(8, 2)
      state = Self.paletteBytes(bytes[10]).map { .palette($0) } ?? .block
    case .block: try begin(bytes[0])
    case .image: try readImage(bytes)
    case .codeSize:
      guard (1...11).contains(bytes[0]) else { throw .broken(.gif, "invalid code size") }
      beginSubBlocks(.pixels)
    case .extensionLabel:
      switch bytes[0] {
      case 0xF9: beginSubBlocks(.control)
      case 0xFF: beginSubBlocks(.application)
      default: beginSubBlocks(.other)
      }
    case .subBlockLength:
      if bytes[0] > 0 {
        state = .subBlock(Int(bytes[0]))
      } else {
        try endSubBlocks()
      }
    case .subBlock:
      readSubBlock(bytes)
      state = .subBlockLength
    case .palette, .imagePalette, .end: break
    }
  }

  mutating func passed() throws(PictureFault) {
    if case .imagePalette = state { state = .codeSize } else { state = .block }
  }

  /// Returns the size of the palette; nil if the flags say that there is none.
  private static func paletteBytes(_ flags: UInt8) -> Int? {
    flags & 0x80 == 0 ? nil : 3 << (Int(flags & 7) + 1)
  }

  private mutating func begin(_ mark: UInt8) throws(PictureFault) {
    switch mark {
    case 0x2C: state = .image
    case 0x21: state = .extensionLabel
    case 0x3B:
      guard frames > 0 else { throw .broken(.gif, "no picture data") }
      state = .end
    // Some programs end an extension twice.
    case 0x00: break
    default: throw .broken(.gif, "unknown block")
    }
  }

  private mutating func readImage(_ bytes: [UInt8]) throws(PictureFault) {
    let (frameWidth, frameHeight) = (bytes.littleEndian(4, 2), bytes.littleEndian(6, 2))
    if frames == 0 {
      // Viewers show the whole first image even if it does not fit on its screen.
      try extent.set(
        width: max(width, bytes.littleEndian(0, 2) + frameWidth),
        height: max(height, bytes.littleEndian(2, 2) + frameHeight), of: .gif)
    }
    guard frameWidth > 0, frameHeight > 0 else {
      throw .broken(.gif, "the width or height is 0")
    }
    try extent.addFrame(width: frameWidth, height: frameHeight, of: .gif)
    state = Self.paletteBytes(bytes[8]).map { .imagePalette($0) } ?? .codeSize
  }

  private mutating func beginSubBlocks(_ content: Content) {
    self.content = content
    isFirstSubBlock = true
    frameHasData = false
    state = .subBlockLength
  }

  private mutating func readSubBlock(_ bytes: [UInt8]) {
    switch content {
    case .pixels: frameHasData = true
    case .control: break
    case .application:
      // The number of repetitions of an animation does not affect the picture.
      let isLoop = bytes.has("NETSCAPE2.0") || bytes.has("ANIMEXTS1.0")
      if isFirstSubBlock, !isLoop { isPlain = false }
    case .other: isPlain = false
    }
    isFirstSubBlock = false
  }

  private mutating func endSubBlocks() throws(PictureFault) {
    if case .pixels = content {
      guard frameHasData else { throw .broken(.gif, "no picture data") }
      frames += 1
    }
    state = .block
  }

  func facts(size: Int, isMidway: Bool) throws(PictureFault) -> PictureFacts {
    guard isComplete else { throw .incomplete(.gif) }
    return PictureFacts(
      format: .gif, width: extent.width, height: extent.height, orientation: 1,
      isPlain: isPlain && frames == 1)
  }
}
