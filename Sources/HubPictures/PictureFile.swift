import Crypto
import Foundation
package import HubModel

/// A whole picture in a file, or in a part of one, hashed and inspected.
package struct PictureFile: Sendable {
  /// Where it is.
  package let slice: FileSlice
  /// Of the bytes.
  package let digest: HexDigest
  /// In bytes.
  package let size: Int
  /// What the picture is.
  package let facts: PictureFacts

  package init(slice: FileSlice, digest: HexDigest, size: Int, facts: PictureFacts) {
    self.slice = slice
    self.digest = digest
    self.size = size
    self.facts = facts
  }

  /// Reads a file of ours; nil when no whole picture is there. O(size)
  package init?(_ slice: FileSlice) {
    var inspection = PictureInspection()
    var hash = SHA256()
    var size = 0
    do {
      let isRead = try slice.forEachChunk { chunk throws(PictureFault) in
        hash.update(bufferPointer: chunk)
        size += chunk.count
        try inspection.consume(chunk.bindMemory(to: UInt8.self).span)
      }
      guard isRead else { return nil }
      facts = try inspection.finished()
    } catch {
      return nil
    }
    self.slice = slice
    self.size = size
    digest = HexDigest(bytes: hash.finalize())
  }
}
