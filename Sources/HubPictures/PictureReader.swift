import HubModel

/// Follows the structure of a picture of one format to its end, without decoding pixels.
///
/// One walk tells whether the picture is complete, what it is, which rights its metadata states, and
/// which of its bytes a copy without metadata has.
protocol PictureReader {
  var facts: PictureFacts { get }

  var metadata: PictureMetadata { get }

  /// Returns the parts of a copy with these rights, and without other metadata.
  func copy(of bytes: PictureBytes, with stated: StatedRights) throws(PictureFault) -> PictureCopy
}

extension PictureBytes {
  /// Reads the structure of a picture, whatever its file name. O(size)
  ///
  /// - Throws: ``PictureFault/changed`` if it cannot be read, and other faults if it is no picture.
  func reader() throws(PictureFault) -> any PictureReader {
    guard count > 0 else { throw .empty }
    let head = try bytes(0, min(PictureFormat.headLength, count))
    guard let format = PictureFormat(head: head) else { throw .notAPicture(head: head) }
    do throws(PictureFault) {
      return try finding { () throws(PictureFault) in
        switch format {
        case .jpeg: try JPEGReader(self)
        case .png: try PNGReader(self)
        case .gif: try GIFReader(self)
        case .webp: try WebPReader(self)
        case .avif, .heic: try BoxReader(self, format)
        }
      }
    } catch {
      throw error.named(format)
    }
  }
}

/// The size of a picture and of its frames, within the limits.
struct PictureExtent: Sendable {
  private(set) var width = 0
  private(set) var height = 0
  private var framePixels = 0

  /// Sets the size of the picture, which must not be 0.
  mutating func set(width: Int, height: Int) throws(PictureFault) {
    guard width > 0, height > 0 else { throw .broken("the width or height is 0") }
    guard max(width, height) <= PictureLimits.side, width * height <= PictureLimits.pixels else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// Adds a frame of an animation; its sides have at most 32 bits.
  mutating func addFrame(width: Int, height: Int) throws(PictureFault) {
    guard max(width, height) <= PictureLimits.side else {
      throw .tooLarge(width: width, height: height)
    }
    framePixels += width * height
    guard framePixels <= PictureLimits.animationPixels else { throw .tooManyFrames }
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
