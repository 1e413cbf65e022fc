import Crypto
import Foundation
import HubModel
package import HubSystem

/// An entry that is to be packed, and the source of its bytes.
package typealias PackedEntry = (account: EntryAccount, bytes: AssetBytes)

package enum AssetBytes: Sendable {
  case file(FileSlice)
  case bundle(BundleFile)
  /// Bytes that are made from a file while they are packed. The closure passes all of them on, and
  /// returns false if the file has changed.
  case made(
    from: FileSlice,
    by: @Sendable (_ body: (UnsafeRawBufferPointer) throws -> Void) throws -> Bool)
}

package enum BundlePacker {
  /// Hashes a part of a file that is to become the entry with a name. O(its size)
  package static func entry(_ slice: FileSlice, as name: String) throws -> PackedEntry {
    var hash = SHA256()
    let file = try RandomAccessFile(path: slice.path)
    let range = slice.range ?? 0..<file.size
    try file.forEachChunk(of: range) { hash.update(bufferPointer: $0) }
    return (EntryAccount(name, range.count, HexDigest(bytes: hash.finalize())), .file(slice))
  }

  package static let formatDescription = Array(EmbeddedTexts.format_txt.utf8)

  /// Writes the bundle: the manifest, then the entries in their order. All bytes are hashed again
  /// while they are packed, so that a file that has changed in the meantime is detected.
  ///
  /// - Parameters:
  ///   - entries: The catalog, the description, the level files by number, the viewer's files in the
  ///     order of the manifest, and the pictures by digest.
  ///   - path: The path of the bundle.
  ///   - progress: Called with the number of bytes packed since the last call.
  /// - Throws: ``BundleError`` or `FileFault`; the caller has to remove the unfinished file.
  package static func pack(
    _ manifest: Manifest, _ entries: [PackedEntry], to path: String,
    progress: @escaping (Int) throws -> Void
  ) throws {
    let archive = try ArchiveWriter.create(path: path)
    let manifestBytes = try manifest.encoded()
    try archive.add(EntryName.manifest, size: manifestBytes.count) { write in
      try manifestBytes.withUnsafeBytes(write)
    }
    for (account, bytes) in entries {
      switch bytes {
      case .file(let slice):
        let file = try open(slice)
        let range = slice.range ?? 0..<file.size
        try add(account, size: range.count, from: slice, to: archive, progress) { body in
          try file.forEachChunk(of: range, body)
          return true
        }
      case .made(let slice, let make):
        try add(account, size: account.size, from: slice, to: archive, progress, make)
      case .bundle(let bundle):
        try archive.add(account.name, size: account.size) { write in
          try bundle.read(account) { chunk in
            try write(chunk)
            try progress(chunk.count)
          }
        }
      }
    }
    try archive.finish(manifestSize: manifestBytes.count)
  }

  private static func add(
    _ account: EntryAccount, size: Int, from slice: FileSlice, to archive: borrowing ArchiveWriter,
    _ progress: (Int) throws -> Void,
    _ make: @escaping (_ body: (UnsafeRawBufferPointer) throws -> Void) throws -> Bool
  ) throws {
    var hash = SHA256()
    try archive.add(account.name, size: size) { write in
      let isWhole = try make { chunk in
        hash.update(bufferPointer: chunk)
        try write(chunk)
        try progress(chunk.count)
      }
      guard isWhole else {
        // If it cannot be read, that is the reason.
        let file = try open(slice)
        try file.forEachChunk(of: slice.range ?? 0..<file.size) { _ in }
        throw change(of: slice.path)
      }
    }
    guard HexDigest(bytes: hash.finalize()) == account.digest else { throw change(of: slice.path) }
  }

  private static func open(_ slice: FileSlice) throws -> RandomAccessFile {
    do { return try RandomAccessFile(path: slice.path) } catch {
      throw isGone(slice.path) ? change(of: slice.path) : error
    }
  }

  /// True if there is no such file any more, or if it is no longer a regular file.
  private static func isGone(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR }
    return status.st_mode & S_IFMT != S_IFREG
  }

  private static func change(of path: String) -> BundleError {
    BundleError(
      .inputOutput, "\(path): changed or removed during the export (export again)")
  }
}
