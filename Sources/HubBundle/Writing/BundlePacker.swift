import Crypto
import Foundation
package import HubModel

/// Where the bytes of a picture are until they are packed.
package enum AssetBytes: Sendable {
  /// In a file.
  case file(FileSlice)
  /// In another bundle.
  case bundle(BundleFile)
}

/// Puts the parts of a bundle together.
package enum BundlePacker {
  /// A level file on its way into a bundle.
  package struct SourceFile {
    let name: String
    let digest: HexDigest
    let slice: FileSlice

    /// - Parameters:
    ///   - name: of the entry.
    ///   - digest: of the bytes.
    ///   - slice: where they are.
    package init(name: String, digest: HexDigest, slice: FileSlice) {
      self.name = name
      self.digest = digest
      self.slice = slice
    }
  }

  /// Size and digest of an entry, for the manifest.
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

  /// The short description of the format that every bundle holds.
  package static let formatDescription = PackageResources.format_txt

  /// Writes the bundle: manifest, catalog, description, level files by number, the viewer's files in the
  /// order of the manifest, pictures by digest. Every byte that goes in is hashed again on its way, and
  /// nothing is packed that has changed meanwhile.
  ///
  /// - Parameters:
  ///   - catalog: where the first entry of the manifest is.
  ///   - description: where the second one is.
  ///   - viewer: where the others are, in the order of the manifest.
  ///   - assets: calls `each` for every picture, sorted by digest.
  ///   - progress: is told how many bytes went in since the last call.
  /// - Throws: ``BundleError``, `FileFault`; the unfinished file is the caller's to remove.
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

  /// Whether there is no such file any more, or something else in its place.
  private static func isGone(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// A file is not what it was when the hub was read.
  private static func change(of path: String) -> BundleError {
    BundleError(
      .inputOutput, "\(path): was changed or removed while it was exported; export again")
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
