import HubModel
package import HubSystem

/// Checks a picture as its bytes arrive.
///
/// The file name and the server's media type are ignored. The structure of the file is followed to
/// its end, so that an incomplete picture is detected; the pixels are not decoded. It takes O(n)
/// time and at most 1.5 MB. Only for a JPEG without an end marker, the file is read again.
///
/// ```swift
/// var inspection = PictureInspection()
/// while let chunk = next() { try inspection.consume(chunk) }
/// let facts = try inspection.finished(in: slice)
/// ```
package struct PictureInspection: Sendable {
  /// The number of bytes used to recognize the format.
  private static let headLength = 512

  private var head: [UInt8] = []
  private var reader: (any PictureReader)?
  private var gathered: [UInt8] = []
  private var passed = 0
  private var size = 0
  private var hasTrailer = false

  package init() {}

  /// - Throws: ``PictureFault`` as soon as the bytes cannot be a valid picture; the inspection is
  ///   over then.
  package mutating func consume(_ bytes: [UInt8]) throws(PictureFault) {
    try consume(bytes.span)
  }

  /// Processes the next bytes; see ``consume(_:)-([UInt8])``.
  package mutating func consume(_ bytes: Span<UInt8>) throws(PictureFault) {
    size += bytes.count
    if reader != nil { return try feed(bytes) }
    let missing = min(Self.headLength - head.count, bytes.count)
    bytes.extracting(..<missing).withUnsafeBufferPointer { head += $0 }
    guard head.count == Self.headLength else { return }
    try begin()
    try feed(bytes.extracting(missing...))
  }

  /// Returns the properties of the picture after all bytes were consumed.
  ///
  /// - Parameter slice: The location of the bytes, to accept a JPEG of which nothing but the end
  ///   marker is missing; nil refuses it.
  /// - Throws: ``PictureFault`` if the file is not a picture or its end is missing.
  package consuming func finished(
    in slice: FileSlice? = nil
  ) throws(PictureFault) -> PictureFacts {
    if reader == nil { try begin() }
    guard let reader else { throw .empty }
    do throws(PictureFault) {
      let facts = try reader.facts(size: size, isMidway: passed > 0 || !gathered.isEmpty)
      return PictureFacts(
        format: facts.format, width: facts.width, height: facts.height,
        orientation: facts.orientation, isPlain: facts.isPlain && !hasTrailer)
    } catch {
      guard let slice, let unended = (reader as? JPEGReader)?.unended,
        let bytes = try? PictureBytes(slice, count: size), JPEGPixels.end(in: bytes) != nil
      else { throw error }
      return unended
    }
  }

  /// Chooses the reader and passes it the head.
  private mutating func begin() throws(PictureFault) {
    guard !head.isEmpty else { throw .empty }
    switch PictureFormat(head: head) {
    case .jpeg: reader = JPEGReader()
    case .png: reader = PNGReader()
    case .gif: reader = GIFReader()
    case .webp: reader = WebPReader()
    case .avif: reader = BoxReader(format: .avif)
    case .heic: reader = BoxReader(format: .heic)
    case nil: throw .notAPicture(head: head)
    }
    let bytes = head
    head = []
    try feed(bytes.span)
  }

  private mutating func feed(_ bytes: Span<UInt8>) throws(PictureFault) {
    // The reader is taken out, because it would be copied at each of the calls below.
    guard var reader = reader.take() else { return }
    var position = 0
    while position < bytes.count {
      switch reader.demand {
      case .gather(let count):
        let end = position + min(count - gathered.count, bytes.count - position)
        bytes.extracting(position..<end).withUnsafeBufferPointer { gathered += $0 }
        position = end
        guard gathered.count >= count else { break }
        let whole = gathered
        gathered = []
        try reader.gathered(whole)
      case .pass(let count):
        let end = position + min(count - passed, bytes.count - position)
        reader.passing(bytes.extracting(position..<end))
        passed += end - position
        position = end
        guard passed >= count else { break }
        passed = 0
        try reader.passed()
      case .scan:
        position += try reader.scan(bytes.extracting(position...))
      case .nothing:
        hasTrailer = true
        position = bytes.count
      }
    }
    self.reader = reader
  }
}
