import HubModel

/// The data that a reader of a picture format needs next.
enum PictureDemand {
  /// A number of bytes at once, at least one. This limits the memory of an inspection.
  case gather(Int)
  /// A number of bytes, at least one, in parts.
  case pass(Int)
  /// Bytes in parts, until the reader needs something else.
  case scan
  /// Nothing: the picture is complete, and the following bytes are not part of it.
  case nothing
}

/// Parses the structure of one picture format.
///
/// A reader states a demand, ``PictureInspection`` meets it from chunks of any size, and the reader
/// states the next one.
protocol PictureReader: Sendable {
  var demand: PictureDemand { get }

  /// Receives all bytes of a ``PictureDemand/gather(_:)``.
  mutating func gathered(_ bytes: [UInt8]) throws(PictureFault)

  /// Receives some bytes of a ``PictureDemand/pass(_:)``, in order.
  mutating func passing(_ bytes: Span<UInt8>)

  /// Called when a ``PictureDemand/pass(_:)`` is met.
  mutating func passed() throws(PictureFault)

  /// Receives bytes of a ``PictureDemand/scan`` and returns how many it has used, at least one.
  mutating func scan(_ bytes: Span<UInt8>) throws(PictureFault) -> Int

  /// Returns the properties of the picture at the end of the file.
  ///
  /// - Parameters:
  ///   - size: the size of the whole file in bytes.
  ///   - isMidway: true if the file ended within a demand.
  func facts(size: Int, isMidway: Bool) throws(PictureFault) -> PictureFacts
}

extension PictureReader {
  mutating func passing(_ bytes: Span<UInt8>) {}

  mutating func passed() throws(PictureFault) {}

  mutating func scan(_ bytes: Span<UInt8>) throws(PictureFault) -> Int { bytes.count }

  var isComplete: Bool {
    if case .nothing = demand { true } else { false }
  }
}

/// The size of a picture and of its frames, within the limits.
struct PictureExtent: Sendable {
  private(set) var width = 0
  private(set) var height = 0
  private var framePixels = 0

  /// Sets the size of the picture, which must not be 0.
  mutating func set(
    width: Int, height: Int, of format: PictureFormat
  ) throws(PictureFault) {
    guard width > 0, height > 0 else { throw .broken(format, "the width or height is 0") }
    guard max(width, height) <= PictureLimits.side, width * height <= PictureLimits.pixels else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// Adds a frame of an animation; its sides have at most 32 bits.
  mutating func addFrame(
    width: Int, height: Int, of format: PictureFormat
  ) throws(PictureFault) {
    guard max(width, height) <= PictureLimits.side else {
      throw .tooLarge(width: width, height: height)
    }
    framePixels += width * height
    guard framePixels <= PictureLimits.animationPixels else { throw .tooManyFrames(format) }
  }
}

extension [UInt8] {
  /// Returns the unsigned number in `count` bytes, at most seven, at a valid offset, highest byte
  /// first.
  func bigEndian(_ offset: Int, _ count: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the unsigned number in `count` bytes, lowest byte first.
  func littleEndian(_ offset: Int, _ count: Int) -> Int {
    self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func has(_ text: String, at offset: Int = 0) -> Bool {
    count >= offset + text.utf8.count && self[offset...].starts(with: text.utf8)
  }
}
