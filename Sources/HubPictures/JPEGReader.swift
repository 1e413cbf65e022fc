import Foundation
import HubModel

/// Parses the segments and scans of a JPEG file (ITU-T T.81).
struct JPEGReader: PictureReader {
  private enum State {
    case start
    /// Between segments or in a scan; the next marker is searched.
    case seeking(afterFF: Bool)
    case length(of: UInt8)
    case segment(UInt8, Int)
    case end
    /// Behind the pixels, in data that are not those of a JPEG.
    case lost(PictureFault)
  }

  private var state = State.start
  private var extent = PictureExtent()
  private var orientation: Int?
  private var isPlain = true
  private var hasFrame = false
  private var width = 0
  private var components: Set<UInt8> = []
  private var unseen: Set<UInt8> = []
  private var isInScan = false
  private var scans = 0
  private var hasData = false

  var demand: PictureDemand {
    switch state {
    case .start, .length: .gather(2)
    case .seeking, .lost: .scan
    case .segment(let code, let count): Self.isRead(code) ? .gather(count) : .pass(count)
    case .end: .nothing
    }
  }

  /// Returns true if a segment's contents are relevant. Tables, comments and most application data
  /// are not.
  private static func isRead(_ code: UInt8) -> Bool {
    switch code {
    case 0xC4, 0xCC, 0xDB, 0xDD, 0xE2...0xED, 0xEF, 0xFE: false
    default: true
    }
  }

  mutating func gathered(_ bytes: [UInt8]) throws(PictureFault) {
    do throws(PictureFault) {
      try take(bytes)
    } catch {
      try lose(error)
    }
  }

  private mutating func take(_ bytes: [UInt8]) throws(PictureFault) {
    switch state {
    case .length(let code):
      let count = bytes.bigEndian(0, 2) - 2
      guard count >= 0 else { throw .broken(.jpeg, "invalid segment length") }
      state = .segment(code, count)
      if count == 0 { try read(code, []) }
    case .segment(let code, _): try read(code, bytes)
    case .start, .seeking, .end, .lost: state = .seeking(afterFF: false)
    }
  }

  mutating func passed() throws(PictureFault) {
    if case .segment(let code, _) = state { try read(code, []) }
  }

  /// Skips stray bytes between segments, as decoders do.
  mutating func scan(_ bytes: Span<UInt8>) throws(PictureFault) -> Int {
    guard case .seeking(var afterFF) = state else { return bytes.count }
    var position = 0
    while position < bytes.count {
      if !afterFF {
        let start = position
        position = bytes.firstFF(from: start) ?? bytes.count
        if position > start {
          if isInScan { hasData = true } else { isPlain = false }
        }
        afterFF = position < bytes.count
        position += afterFF ? 1 : 0
        continue
      }
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0xFF: continue  // filling
      case 0x00:  // in a scan, this stands for a byte FF
        if isInScan { hasData = true }
        afterFF = false
      case 0x01, 0xD0...0xD7: afterFF = false  // marks of restarts
      default:
        do throws(PictureFault) {
          try marker(byte)
        } catch {
          try lose(error)
        }
        return position
      }
    }
    state = .seeking(afterFF: afterFF)
    return position
  }

  /// Reports a fault at the end of the file if it may be that of data behind the pixels, as phones
  /// append them without an end marker before them.
  private mutating func lose(_ fault: PictureFault) throws(PictureFault) {
    guard fault.code == .broken, unended != nil else { throw fault }
    state = .lost(fault)
  }

  private mutating func marker(_ code: UInt8) throws(PictureFault) {
    isInScan = false
    switch code {
    case 0xC0...0xCF, 0xDA...0xDD, 0xE0...0xEF, 0xFE: state = .length(of: code)
    case 0xD8: throw .broken(.jpeg, "unexpected start of another picture")
    case 0xD9:
      guard hasFrame, hasData, unseen.isEmpty, extent.height > 0 else {
        throw .broken(.jpeg, "no picture data")
      }
      state = .end
    default:
      throw .broken(.jpeg, "unknown marker FF" + String(code, radix: 16).uppercased())
    }
  }

  private mutating func read(_ code: UInt8, _ segment: [UInt8]) throws(PictureFault) {
    state = .seeking(afterFF: false)
    switch code {
    case 0xC4, 0xCC, 0xDB, 0xDD: break  // tables
    case 0xC0...0xCF: try readFrame(segment, code)
    case 0xDA: try readScan(segment)
    case 0xDC: try readLateHeight(segment)
    // A longer segment contains a thumbnail.
    case 0xE0: isPlain = isPlain && segment.has("JFIF\0") && segment.count == 14
    case 0xEE: isPlain = isPlain && segment.has("Adobe") && segment.count == 12
    case 0xE1 where segment.has("Exif\0"):
      let exif = ExifBlock(segment)
      orientation = orientation ?? exif.orientation
      isPlain =
        isPlain && segment.starts(with: ExifBlock.mark)
        && exif.isOnlyRights(Array(segment[ExifBlock.mark.count...]))
    case 0xE1 where segment.starts(with: XMPPacket.mark):
      isPlain = isPlain && XMPPacket.isOnlyRights(Array(segment[XMPPacket.mark.count...]))
    default: isPlain = false
    }
  }

  private mutating func readFrame(_ segment: [UInt8], _ code: UInt8) throws(PictureFault) {
    guard segment.count >= 6, segment[5] > 0, segment.count == 6 + 3 * Int(segment[5]) else {
      throw .broken(.jpeg, "invalid header length")
    }
    guard !hasFrame else { throw .broken(.jpeg, "more than one header") }
    hasFrame = true
    components = Set(stride(from: 6, to: segment.count, by: 3).map { segment[$0] })
    unseen = components
    // All viewers show baseline, extended and progressive pictures with 8 bits in grey or three
    // colours, but not those in four.
    let isCommon = (0xC0...0xC2).contains(code) && segment[0] == 8 && [1, 3].contains(segment[5])
    isPlain = isPlain && isCommon
    width = segment.bigEndian(3, 2)
    let height = segment.bigEndian(1, 2)
    // If the height is missing here, a segment after the first scan contains it.
    if height > 0 || width == 0 { try extent.set(width: width, height: height, of: .jpeg) }
  }

  private mutating func readLateHeight(_ segment: [UInt8]) throws(PictureFault) {
    guard segment.count == 2, hasFrame else {
      throw .broken(.jpeg, "invalid header length")
    }
    if extent.height == 0 {
      try extent.set(width: width, height: segment.bigEndian(0, 2), of: .jpeg)
    }
  }

  private mutating func readScan(_ segment: [UInt8]) throws(PictureFault) {
    let selected = segment.first.map(Int.init) ?? 0
    guard hasFrame, (1...4).contains(selected), segment.count == 4 + 2 * selected else {
      throw .broken(.jpeg, "invalid scan header")
    }
    for index in 0..<selected {
      guard components.contains(segment[1 + 2 * index]) else {
        throw .broken(.jpeg, "a scan refers to a missing colour component")
      }
      unseen.remove(segment[1 + 2 * index])
    }
    scans += 1
    guard scans <= PictureLimits.scans else { throw .tooManyScans }
    isInScan = true
  }

  func facts(size: Int, isMidway: Bool) throws(PictureFault) -> PictureFacts {
    if case .lost(let fault) = state { throw fault }
    guard isComplete else { throw .incomplete(.jpeg) }
    let orientation = orientation ?? 1
    return PictureFacts(
      format: .jpeg, width: extent.width, height: extent.height, orientation: orientation,
      isPlain: isPlain && orientation == 1)
  }

  /// The properties of a picture without an end marker whose components all have pixels, although
  /// some may be missing; nil if it is none.
  var unended: PictureFacts? {
    guard hasFrame, hasData, unseen.isEmpty, extent.height > 0 else { return nil }
    return PictureFacts(
      format: .jpeg, width: extent.width, height: extent.height, orientation: orientation ?? 1,
      isPlain: false, lacksEnd: true)
  }
}

extension Span<UInt8> {
  /// Returns the index of the first byte FF, much faster than by checking each byte.
  fileprivate func firstFF(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, 0xFF, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
