import Crypto
import Foundation
package import HubModel
package import HubSystem

/// The source of the bytes of a picture that is to be packed.
package enum AssetBytes: Sendable {
  case file(FileSlice)
  case bundle(BundleFile)
}

package enum BundlePacker {
  /// A level file that is to be packed.
  package struct SourceFile {
    let name: String
    let digest: HexDigest
    let slice: FileSlice

    /// - Parameter name: The name of the entry.
    package init(name: String, digest: HexDigest, slice: FileSlice) {
      self.name = name
      self.digest = digest
      self.slice = slice
    }
  }

  package static func account(
    for slice: FileSlice, as name: String = EntryName.catalog
  ) throws -> Manifest.Entry {
    var hash = SHA256()
    let file = try RandomAccessFile(path: slice.path)
    let range = slice.range ?? 0..<file.size
    try forEachChunk(of: file, range) { hash.update(bufferPointer: $0) }
    return Manifest.Entry(
      name: name, size: range.count, sha256: HexDigest(bytes: hash.finalize()).hex)
  }

  /// The short description of the format that every bundle contains.
  package static let formatDescription = Array(EmbeddedTexts.format_txt.utf8)

  /// Writes the bundle: manifest, catalog, description, level files by number, the viewer's files
  /// in the order of the manifest, pictures by digest. All bytes are hashed again while they are
  /// packed, so that a file that has changed in the meantime is detected.
  ///
  /// - Parameters:
  ///   - manifest: The manifest, whose `entries` begin with the catalog and the description.
  ///   - catalog: The location of the first entry in the manifest.
  ///   - description: The location of the second entry in the manifest.
  ///   - sources: The level files, by number.
  ///   - viewer: The locations of the other entries, in the order of the manifest.
  ///   - assets: A function that calls `each` for every picture, sorted by digest.
  ///   - path: The path of the bundle.
  ///   - progress: Called with the number of bytes packed since the last call.
  /// - Throws: ``BundleError`` or `FileFault`; the caller has to remove the unfinished file.
  package static func pack(
    _ manifest: Manifest, catalog: FileSlice, description: FileSlice,
    sources: some Sequence<SourceFile>, viewer: [FileSlice],
    assets: (_ each: (Asset, AssetBytes) throws -> Void) throws -> Void,
    to path: String, progress: @escaping (Int) throws -> Void
  ) throws {
    let archive = try ArchiveWriter.create(path: path)
    let manifestBytes = try manifest.encoded()
    try archive.add(EntryName.manifest, size: manifestBytes.count, method: .stored) { write in
      try manifestBytes.withUnsafeBytes(write)
    }
    func add(
      _ name: String, digest: HexDigest, _ slice: FileSlice, method: ArchiveWriter.Method
    ) throws {
      let file: RandomAccessFile
      do { file = try RandomAccessFile(path: slice.path) } catch {
        throw isGone(slice.path) ? Self.change(of: slice.path) : error
      }
      let range = slice.range ?? 0..<file.size
      var hash = SHA256()
      try archive.add(name, size: range.count, method: method) { write in
        try forEachChunk(of: file, range) { chunk in
          hash.update(bufferPointer: chunk)
          try write(chunk)
          try progress(chunk.count)
        }
      }
      guard HexDigest(bytes: hash.finalize()) == digest else {
        throw Self.change(of: slice.path)
      }
    }
    func add(_ entry: Manifest.Entry, _ slice: FileSlice) throws {
      guard let digest = HexDigest(hex: entry.sha256) else { return }
      try add(entry.name, digest: digest, slice, method: .deflated)
    }
    let listed = Array(zip(manifest.entries, [catalog, description] + viewer))
    for (entry, slice) in listed.prefix(2) { try add(entry, slice) }
    for source in sources {
      try add(source.name, digest: source.digest, source.slice, method: .deflated)
    }
    for (entry, slice) in listed.dropFirst(2) { try add(entry, slice) }
    try assets { asset, bytes in
      switch bytes {
      case .file(let slice):
        try add(asset.entry, digest: asset.digest, slice, method: .stored)
      case .bundle(let bundle):
        try archive.add(asset.entry, size: asset.size, method: .stored) { write in
          try bundle.check(asset.entry, digest: asset.digest, size: asset.size) { chunk in
            try write(chunk)
            try progress(chunk.count)
          }
        }
      }
    }
    try archive.finish()
  }

  /// True if there is no such file any more, or if it is no longer a regular file.
  private static func isGone(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// Returns the error for a file that has changed since the hub was read.
  private static func change(of path: String) -> BundleError {
    BundleError(
      .inputOutput, "\(path): changed or removed during the export (export again)")
  }

  private static func forEachChunk(
    of file: RandomAccessFile, _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(range.count, 1 << 18), alignment: 16)
    defer { buffer.deallocate() }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let part = UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<min(buffer.count, range.upperBound - offset)])
      try file.read(at: offset, into: part)
      try body(UnsafeRawBufferPointer(part))
      offset += part.count
    }
  }
}
