import Crypto
package import HubModel
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
  private let copy: PictureCopy
  private let picture: PictureFile

  /// Reads the structure of a picture, in bounded memory. O(size)
  ///
  /// - Parameters:
  ///   - picture: A picture that was inspected.
  ///   - rights: The rights to write instead of those that the picture states.
  /// - Throws: ``PictureFault`` if the metadata cannot be told from the picture.
  package init(_ picture: PictureFile, rights: StatedRights? = nil) throws(PictureFault) {
    let bytes = try PictureBytes(picture.slice, size: picture.size)
    let reader = try bytes.reader()
    self.picture = picture
    self.rights = rights ?? reader.metadata.rights
    do throws(PictureFault) {
      let stated = self.rights
      (copy, isPicture) = try bytes.finding { () throws(PictureFault) in
        let copy = try reader.copy(of: bytes, with: stated)
        if let clause = copy.fault { throw .uncleanable(clause) }
        return (copy, try Self.isWhole(bytes, copy.pieces))
      }
    } catch {
      throw error.named(picture.facts.format)
    }
  }

  /// Returns the rights that a picture states, even if its metadata cannot be removed. O(size)
  ///
  /// - Throws: ``PictureFault`` if the picture has changed.
  package static func rights(of picture: PictureFile) throws(PictureFault) -> StatedRights {
    try PictureBytes(picture.slice, size: picture.size).reader().metadata.rights
  }

  private static func isWhole(
    _ bytes: PictureBytes, _ pieces: [PictureCopy.Piece]
  ) throws(PictureFault) -> Bool {
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
      }
    }
    return offset == bytes.count
  }

  /// The size in bytes. O(parts)
  package var size: Int { copy.size }

  /// True if it has few parts, which take little memory.
  package var isSmall: Bool { copy.pieces.count <= 64 }

  /// Hashes and inspects the copy, without writing it; nil if it is not a complete picture. O(size)
  ///
  /// - Throws: ``PictureFault`` if the picture has changed.
  package func inspected() throws(PictureFault) -> (digest: HexDigest, facts: PictureFacts)? {
    var hash = SHA256()
    let whole = try whole()
    guard Self.forEachChunk(of: whole, { hash.update(bufferPointer: $0) }) else { throw .changed }
    do throws(PictureFault) {
      return (HexDigest(bytes: hash.finalize()), try whole.reader().facts)
    } catch {
      guard error != .changed else { throw error }
      return nil
    }
  }

  /// Calls `body` for consecutive chunks of the copy. O(size)
  ///
  /// - Returns: false if the picture has changed.
  package func forEachChunk<Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard let whole = try? whole() else { return false }
    return try Self.forEachChunk(of: whole, body)
  }

  private func whole() throws(PictureFault) -> PictureBytes {
    PictureBytes(copy, of: try PictureBytes(picture.slice, size: picture.size))
  }

  private static func forEachChunk<Failure>(
    of whole: PictureBytes, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    for part in (0..<whole.count).parts {
      guard let chunk = try? whole.bytes(part) else { return false }
      var failure: Failure?
      chunk.withUnsafeBytes { chunk in
        do throws(Failure) { try body(chunk) } catch { failure = error }
      }
      if let failure { throw failure }
    }
    return true
  }

  /// Writes the copy to a new file.
  ///
  /// - Throws: ``PictureFault`` if the picture has changed, or `FileFault`.
  package func write(to path: String) throws {
    let file = try WrittenFile(new: path)
    guard try forEachChunk({ try file.write($0) }) else { throw PictureFault.changed }
    try file.close()
  }
}
