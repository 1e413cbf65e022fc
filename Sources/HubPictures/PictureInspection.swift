import HubModel

/// Judges a picture while its bytes go by.
///
/// The name of the file and what a server said of it do not count. All of the file's structure is
/// followed to its end, so a picture of which a part is missing is told from a whole one; the
/// pixels themselves are not decoded. It takes O(n) time and at most a megabyte and a half.
///
/// ```swift
/// var inspection = PictureInspection()
/// while let chunk = next() { try inspection.consume(chunk) }
/// let facts = try inspection.finished()
/// ```
package struct PictureInspection: Sendable {
  /// How many bytes are looked at to find out what a file is.
  private static let headLength = 512

  private var head: [UInt8] = []
  private var reader: (any PictureReader)?
  private var gathered: [UInt8] = []
  private var passed = 0
  private var size = 0
  private var hasTrailer = false

  /// An inspection that has seen nothing yet.
  package init() {}

  /// Takes the bytes that come next, as many as there are.
  ///
  /// - Throws: ``PictureFault`` as soon as it is known that this is no picture, or a broken one;
  ///   the inspection is over then.
  package mutating func consume(_ bytes: [UInt8]) throws(PictureFault) {
    try consume(bytes.span)
  }

  /// Takes the bytes that come next, as many as there are; see ``consume(_:)-([UInt8])``.
  package mutating func consume(_ bytes: Span<UInt8>) throws(PictureFault) {
    size += bytes.count
    if reader != nil { return try feed(bytes) }
    let missing = min(Self.headLength - head.count, bytes.count)
    bytes.extracting(..<missing).withUnsafeBufferPointer { head += $0 }
    guard head.count == Self.headLength else { return }
    try begin()
    try feed(bytes.extracting(missing...))
  }

  /// What the picture is, once all bytes have been consumed.
  ///
  /// - Throws: ``PictureFault`` when it is none, or when its end is missing.
  package consuming func finished() throws(PictureFault) -> PictureFacts {
    if reader == nil { try begin() }
    guard let reader else { throw .empty }
    let facts = try reader.facts(size: size, isMidway: passed > 0 || !gathered.isEmpty)
    return PictureFacts(
      format: facts.format, width: facts.width, height: facts.height,
      orientation: facts.orientation, isPlain: facts.isPlain && !hasTrailer)
  }

  /// Chooses the reader, and hands the head to it.
  private mutating func begin() throws(PictureFault) {
    guard !head.isEmpty else { throw .empty }
    switch PictureFormat(head: head) {
    case .jpeg: reader = JPEGReader()
    case .png: reader = PNGReader()
    case .gif: reader = GIFReader()
    case .webp: reader = WebPReader()
    case .avif: reader = BoxReader(format: .avif)
    case .heic: reader = BoxReader(format: .heic)
    case nil: throw .notAPicture(Impostor.name(head))
    }
    let bytes = head
    head = []
    try feed(bytes.span)
  }

  private mutating func feed(_ bytes: Span<UInt8>) throws(PictureFault) {
    // Taken out, for it would be copied at each of the calls below.
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
