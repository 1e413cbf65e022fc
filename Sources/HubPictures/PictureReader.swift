import HubModel

/// What a reader of a picture format wants to see next.
enum PictureDemand {
  /// So many bytes at once, at least one. Bounds the memory that an inspection takes.
  case gather(Int)
  /// So many bytes, at least one, as they come.
  case pass(Int)
  /// Bytes as they come, until the reader wants something else.
  case scan
  /// Nothing: the picture is complete, and whatever follows is no part of it.
  case nothing
}

/// Follows the structure of one picture format.
///
/// A reader states a demand, ``PictureInspection`` meets it from chunks of any size, and the reader
/// states the next one.
protocol PictureReader: Sendable {
  /// What it wants next.
  var demand: PictureDemand { get }

  /// All bytes of a ``PictureDemand/gather(_:)``.
  mutating func gathered(_ bytes: [UInt8]) throws(PictureFault)

  /// Some bytes of a ``PictureDemand/pass(_:)``, in order.
  mutating func passing(_ bytes: Span<UInt8>)

  /// A ``PictureDemand/pass(_:)`` is met.
  mutating func passed() throws(PictureFault)

  /// Takes some of the bytes of a ``PictureDemand/scan``; returns how many, at least one.
  mutating func scan(_ bytes: Span<UInt8>) throws(PictureFault) -> Int

  /// What the picture is, once the file has ended.
  ///
  /// - Parameters:
  ///   - size: Of the whole file, in bytes.
  ///   - isMidway: Whether the file ended amid a demand.
  func facts(size: Int, isMidway: Bool) throws(PictureFault) -> PictureFacts
}

extension PictureReader {
  mutating func passing(_ bytes: Span<UInt8>) {}

  mutating func passed() throws(PictureFault) {}

  mutating func scan(_ bytes: Span<UInt8>) throws(PictureFault) -> Int { bytes.count }

  /// Whether the end of the picture was reached.
  var isComplete: Bool {
    if case .nothing = demand { true } else { false }
  }
}

/// The size of a picture, within the limits, and that of its frames.
struct PictureExtent: Sendable {
  private(set) var width = 0
  private(set) var height = 0
  private var framePixels = 0

  /// Sets the size of the picture; nothing may be infinitely thin.
  mutating func set(
    width: Int, height: Int, of format: PictureFormat
  ) throws(PictureFault) {
    guard width > 0, height > 0 else { throw .broken(format, "it has no width or no height") }
    guard max(width, height) <= PictureLimits.side, width * height <= PictureLimits.pixels else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// Counts a frame of an animation; its sides have at most 32 bits.
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
  /// The unsigned number in `count` bytes, at most seven, at an offset that is inside.
  func bigEndian(_ offset: Int, _ count: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The same, lowest byte first.
  func littleEndian(_ offset: Int, _ count: Int) -> Int {
    self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether the ASCII text stands at an offset.
  func has(_ text: String, at offset: Int = 0) -> Bool {
    count >= offset + text.utf8.count && self[offset...].starts(with: text.utf8)
  }
}
