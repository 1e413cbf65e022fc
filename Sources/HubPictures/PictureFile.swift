import Crypto
import Foundation
package import HubModel
package import HubSystem

/// A complete picture in a file or a range of it, hashed and inspected.
package struct PictureFile: Sendable {
  package let slice: FileSlice
  package let digest: HexDigest
  package let size: Int
  package let facts: PictureFacts

  package init(slice: FileSlice, digest: HexDigest, size: Int, facts: PictureFacts) {
    self.slice = slice
    self.digest = digest
    self.size = size
    self.facts = facts
  }

  /// Reads one of hubpack's own files; nil if it is not a complete picture. O(size)
  package init?(_ slice: FileSlice) {
    var hash = SHA256()
    var size = 0
    let isRead = slice.forEachChunk { chunk in
      hash.update(bufferPointer: chunk)
      size += chunk.count
    }
    guard isRead, let facts = try? PictureFacts(of: slice, size: size) else { return nil }
    self.init(
      slice: slice, digest: HexDigest(bytes: hash.finalize()), size: size, facts: facts)
  }
}
