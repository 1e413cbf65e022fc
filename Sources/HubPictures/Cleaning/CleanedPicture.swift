import HubModel
import HubSystem

/// A picture without its metadata, except for the rights that the metadata states.
///
/// The pixels are not decoded, and stay exactly as they are. Everything that shows them is kept:
/// colour profiles, orientation, animation. Everything else is removed: EXIF with positions, serial
/// numbers, notes of the maker and thumbnails, XMP with regions of faces, IPTC, comments, unknown
/// blocks, and what follows the end of the picture. The rights are written anew, as EXIF and XMP in
/// fields of the standards (in a GIF, as XMP).
///
/// The same picture gives the same bytes, and the copy of a copy is equal to the copy.
package struct CleanedPicture: Sendable {
  package let rights: StatedRights
  /// True if the picture is its own copy: it has no other metadata than rights in this form.
  package let isPicture: Bool
  /// The rights and the rest of the picture, in order.
  private let pieces: [PicturePiece]
  private let picture: PictureFile

  /// Reads the structure of a picture, in bounded memory. O(size)
  ///
  /// - Parameters:
  ///   - picture: A picture that was inspected.
  ///   - rights: The rights to write instead of those that the picture states.
  /// - Throws: ``CleaningFault`` if the metadata cannot be told from the picture.
  package init(_ picture: PictureFile, rights: StatedRights? = nil) throws(CleaningFault) {
    let bytes = try PictureBytes(picture)
    let cleaner = try Self.cleaner(bytes, picture.facts.format)
    self.picture = picture
    self.rights = rights ?? cleaner.metadata.rights
    pieces = try cleaner.pieces(with: self.rights, of: picture.facts)
    isPicture = try Self.isWhole(bytes, pieces)
  }

  /// Returns the rights that a picture states, even if its metadata cannot be removed; none if it
  /// cannot be read.
  package static func rights(of picture: PictureFile) -> StatedRights {
    do throws(CleaningFault) {
      return try cleaner(try PictureBytes(picture), picture.facts.format).metadata.rights
    } catch {
      return StatedRights()
    }
  }

  private static func cleaner(
    _ bytes: PictureBytes, _ format: PictureFormat
  ) throws(CleaningFault) -> any PictureCleaner {
    switch format {
    case .jpeg: try JPEGCleaner(bytes)
    case .png: try PNGCleaner(bytes)
    case .gif: try GIFCleaner(bytes)
    case .webp: try WebPCleaner(bytes)
    case .avif, .heic: try BoxCleaner(bytes)
    }
  }

  /// Returns true if the pieces give the same bytes again.
  private static func isWhole(
    _ bytes: PictureBytes, _ pieces: [PicturePiece]
  ) throws(CleaningFault) -> Bool {
    var offset = 0
    for piece in pieces {
      switch piece {
      case .copy(let range):
        guard range.lowerBound == offset else { return false }
        offset = range.upperBound
      case .bytes(let new):
        guard offset + new.count <= bytes.count, try bytes.bytes(offset, new.count) == new else {
          return false
        }
        offset += new.count
      case .zeros(let count):
        for start in stride(from: offset, to: offset + count, by: chunk) {
          let old = try bytes.bytes(start, min(chunk, offset + count - start))
          guard old.allSatisfy({ $0 == 0 }) else { return false }
        }
        offset += count
      }
    }
    return offset == bytes.count
  }

  /// Writes the copy to a new file.
  ///
  /// - Throws: ``CleaningFault`` if the picture has changed, or `FileFault`.
  package func write(to path: String) throws {
    let bytes = try PictureBytes(picture)
    let file = try WrittenFile(new: path)
    var buffer: [UInt8] = []
    func append(_ bytes: [UInt8]) throws {
      buffer += bytes
      guard buffer.count >= Self.chunk else { return }
      try file.write(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    for piece in pieces {
      switch piece {
      case .bytes(let new): try append(new)
      case .zeros(let count):
        for start in stride(from: 0, to: count, by: Self.chunk) {
          try append([UInt8](repeating: 0, count: min(Self.chunk, count - start)))
        }
      case .copy(let range):
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk) {
          try append(try bytes.bytes(start, min(Self.chunk, range.upperBound - start)))
        }
      }
    }
    try file.write(buffer)
    try file.close()
  }

  private static let chunk = 1 << 16
}

/// A part of a cleaned picture.
enum PicturePiece: Sendable, Equatable {
  /// Bytes of the picture.
  case copy(Range<Int>)
  /// New bytes.
  case bytes([UInt8])
  /// A number of bytes 0.
  case zeros(Int)
}

extension [PicturePiece] {
  /// The maximum number of pieces. A picture of more consists of little else than their heads.
  private static let most = 1 << 16

  mutating func keep(_ range: Range<Int>) throws(CleaningFault) {
    if case .copy(let before)? = last, before.upperBound == range.lowerBound {
      self[count - 1] = .copy(before.lowerBound..<range.upperBound)
    } else if !range.isEmpty {
      guard count < Self.most else { throw CleaningFault(cannot: "it has too many parts") }
      append(.copy(range))
    }
  }

  var size: Int {
    reduce(0) { size, piece in
      switch piece {
      case .copy(let range): size + range.count
      case .bytes(let bytes): size + bytes.count
      case .zeros(let count): size + count
      }
    }
  }
}

/// Separates the metadata of one format from the rest of a picture.
protocol PictureCleaner {
  init(_ bytes: PictureBytes) throws(CleaningFault)

  var metadata: PictureMetadata { get }

  /// Returns the parts of the picture with these rights, and without other metadata.
  func pieces(
    with stated: StatedRights, of facts: PictureFacts
  ) throws(CleaningFault) -> [PicturePiece]
}

/// The reason why the metadata of a picture cannot be removed without decoding its pixels.
package struct CleaningFault: Error, Sendable, Hashable {
  /// A clause for reports: "its metadata cannot be removed (…)".
  package let reason: String

  private init(_ reason: String) {
    self.reason = reason
  }

  static let changed = CleaningFault("it was changed during the export (export again)")
  /// The structure differs from what the inspection of the file found.
  static let unexpected = CleaningFault(cannot: "its structure is unexpected")

  init(cannot clause: String) {
    reason = "its metadata cannot be removed (\(clause))"
  }
}
