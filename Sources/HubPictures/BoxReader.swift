import HubModel

/// Parses the boxes of a HEIC or AVIF file (ISO/IEC 14496-12, 23008-12).
struct BoxReader: PictureReader {
  private enum State {
    case head
    /// A box whose length follows in eight bytes.
    case longHead(type: [UInt8])
    case meta(Int)
    case passing(Int)
    /// The last box, which extends to the end of the file.
    case openEnd
    case end
  }

  /// The maximum size of a `meta` box; one for a thousand tiles has about 50,000 bytes.
  private static let longestMeta = 1 << 18

  let format: PictureFormat
  private var state = State.head
  private var isFirst = true
  private var hasData = false
  private var layout: PictureLayout?

  init(format: PictureFormat) {
    self.format = format
  }

  var demand: PictureDemand {
    switch state {
    case .head, .longHead: .gather(8)
    case .meta(let count): .gather(count)
    case .passing(let count): .pass(count)
    case .openEnd: .scan
    case .end: .nothing
    }
  }

  mutating func gathered(_ bytes: [UInt8]) throws(PictureFault) {
    switch state {
    case .head: try begin(bytes)
    case .longHead(let type):
      guard bytes[0] < 0x40 else { throw .broken(format, "invalid box length") }
      try begin(type, length: (bytes.bigEndian(0, 1) << 56 | bytes.bigEndian(1, 7)) - 16)
    case .meta:
      layout = try PictureLayout(meta: bytes, format: format)
      hasData = hasData || layout?.isInline == true
      state = .head
    case .passing, .openEnd, .end: break
    }
  }

  mutating func passed() throws(PictureFault) { state = .head }

  private mutating func begin(_ head: [UInt8]) throws(PictureFault) {
    let type = Array(head[4...])
    guard type.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      guard layout != nil, hasData else { throw .broken(format, "invalid box type") }
      // This is not a box but data appended to the file.
      state = .end
      return
    }
    switch head.bigEndian(0, 4) {
    case 0:
      hasData = hasData || type.has("mdat")
      guard !type.has("meta") else { throw .broken(format, "invalid box length") }
      state = .openEnd
    case 1: state = .longHead(type: type)
    case let length: try begin(type, length: length - 8)
    }
  }

  private mutating func begin(_ type: [UInt8], length: Int) throws(PictureFault) {
    guard length >= 0, !isFirst || type.has("ftyp") else {
      throw .broken(format, "invalid box length")
    }
    isFirst = false
    hasData = hasData || type.has("mdat")
    guard length > 0 else {
      state = .head
      return
    }
    guard type.has("meta"), layout == nil else {
      state = .passing(length)
      return
    }
    guard length <= Self.longestMeta else { throw .broken(format, "the meta box is too large") }
    state = .meta(length)
  }

  func facts(size: Int, isMidway: Bool) throws(PictureFault) -> PictureFacts {
    switch state {
    case .head where !isMidway, .openEnd, .end: break
    case .head, .longHead, .meta, .passing: throw .incomplete(format)
    }
    guard layout != nil || !hasData else { throw .broken(format, "the meta box is missing") }
    guard let layout, hasData, layout.end <= size else { throw .incomplete(format) }
    return PictureFacts(
      format: format, width: layout.extent.width, height: layout.extent.height,
      orientation: layout.orientation,
      isPlain: false)
  }
}
