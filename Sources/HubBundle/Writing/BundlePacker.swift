import Crypto
import Foundation
package import HubModel

/// Where the bytes of a picture are until they are packed.
package enum AssetBytes: Sendable {
  /// In a file.
  case file(String)
  /// In another bundle.
  case bundle(BundleFile)
}

/// Puts the parts of a bundle together.
package enum BundlePacker {
  /// A level file on its way into a bundle.
  package struct SourceFile {
    let name: String
    let digest: HexDigest
    let file: String

    /// - Parameters:
    ///   - name: of the entry.
    ///   - digest: of the bytes.
    ///   - file: the path of a file that holds them.
    package init(name: String, digest: HexDigest, file: String) {
      self.name = name
      self.digest = digest
      self.file = file
    }
  }

  /// Size and digest of a file, for the manifest.
  package static func account(
    for file: String, as name: String = EntryName.catalog
  ) throws -> Manifest.Entry {
    var hash = SHA256()
    let size = try forEachChunk(of: file) { hash.update(bufferPointer: $0) }
    return Manifest.Entry(name: name, size: size, sha256: HexDigest(bytes: hash.finalize()).hex)
  }

  /// Writes the bundle: manifest, catalog, level files by number, the viewer's files in the order of
  /// the manifest, pictures by digest. Every byte that goes in is hashed again on its way, and nothing
  /// is packed that has changed meanwhile.
  ///
  /// - Parameters:
  ///   - viewer: the path of the file for an entry of the manifest that is not the catalog.
  ///   - assets: calls `each` for every picture, sorted by digest.
  ///   - progress: is told how many bytes went in since the last call.
  /// - Throws: ``BundleError``; the unfinished file is the caller's to remove.
  package static func pack(
    _ manifest: Manifest, catalog: String, sources: some Sequence<SourceFile>,
    viewer: (_ entry: String) -> String,
    assets: (_ each: (Asset, AssetBytes) throws -> Void) throws -> Void,
    to path: String, progress: @escaping (Int) throws -> Void
  ) throws {
    let archive = try ArchiveWriter.create(path: path)
    let manifestBytes = try manifest.encoded()
    try archive.add(EntryName.manifest, size: manifestBytes.count, method: .stored) { write in
      try manifestBytes.withUnsafeBytes(write)
    }
    func add(
      _ name: String, digest: HexDigest, file: String, method: ArchiveWriter.Method
    ) throws {
      let size = try Self.size(of: file)
      var hash = SHA256()
      try archive.add(name, size: size, method: method) { write in
        try forEachChunk(of: file) { chunk in
          hash.update(bufferPointer: chunk)
          try write(chunk)
          try progress(chunk.count)
        }
      }
      guard HexDigest(bytes: hash.finalize()) == digest else {
        throw BundleError(.inputOutput, "\(file): changed while it was packed; export again")
      }
    }
    guard let account = manifest.entries.first, let digest = HexDigest(hex: account.sha256) else {
      throw BundleError(.invalid, "the manifest accounts for no catalog")
    }
    try add(EntryName.catalog, digest: digest, file: catalog, method: .deflated)
    for source in sources {
      try add(source.name, digest: source.digest, file: source.file, method: .deflated)
    }
    for entry in manifest.entries.dropFirst() {
      guard let digest = HexDigest(hex: entry.sha256) else { continue }
      try add(entry.name, digest: digest, file: viewer(entry.name), method: .deflated)
    }
    try assets { asset, bytes in
      switch bytes {
      case .file(let path):
        try add(asset.entry, digest: asset.digest, file: path, method: .stored)
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

  private static func size(of path: String) throws -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw BundleError(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
    }
    return Int(status.st_size)
  }

  @discardableResult
  private static func forEachChunk(
    of path: String, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Int {
    let file = try RandomAccessFile(path: path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    var offset = 0
    while offset < file.size {
      let part = UnsafeMutableRawBufferPointer(
        rebasing: buffer[..<min(buffer.count, file.size - offset)])
      try file.read(at: offset, into: part)
      try body(UnsafeRawBufferPointer(part))
      offset += part.count
    }
    return file.size
  }
}
