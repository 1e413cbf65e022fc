import Foundation
import HubModel

/// What is made of a bundle's entries in a folder.
public enum UnpackingForm: Sendable {
  /// The entries under their names, as any unzip would write them.
  case entries
  /// A hub that exports again: level files under their published names, pictures, and a ``HubMap``.
  case hub
}

extension BundleFile {
  /// Writes what is in the bundle to a new folder, each byte checked; the folder appears only when all
  /// of it is right.
  ///
  /// - Parameter path: where nothing is yet, or an empty folder.
  /// - Parameter progress: is told bytes written and bytes in all.
  /// - Returns: how many files were written.
  /// - Throws: ``BundleError``.
  @discardableResult
  public func unpack(
    to path: String, as form: UnpackingForm = .entries,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws -> Int {
    let target = URL(fileURLWithPath: path).standardizedFileURL
    if let contents = try? FileManager.default.contentsOfDirectory(atPath: target.path) {
      guard contents.isEmpty else {
        throw BundleError(.inputOutput, "\(path): is not empty; name a new folder")
      }
    } else if FileManager.default.fileExists(atPath: target.path) {
      throw BundleError(.inputOutput, "\(path): is not a folder")
    }
    try checkCatalogLevel()
    let staging = try StagingFolder(for: target)
    defer { staging.remove() }
    let folder = staging.file("content")
    let catalog = try catalog()
    let files = form == .hub ? try hubFiles(of: catalog, in: folder) : try entryFiles(of: catalog)
    for file in files { _ = try entry(file.entry, size: file.size) }
    let total = files.reduce(0) { $0 + $1.size }
    var done = 0
    for file in files {
      try write(file, in: folder)
      done += file.size
      try progress(done, total)
    }
    try staging.publishFolder("content")
    return files.count + (form == .hub ? 1 : 0)
  }

  /// An entry on its way into a folder.
  private struct UnpackedFile {
    let entry: String
    let path: String
    let size: Int
    let digest: HexDigest
  }

  private func entryFiles(of catalog: Catalog) throws -> [UnpackedFile] {
    var files = manifest.entries.compactMap { account in
      HexDigest(hex: account.sha256).map {
        UnpackedFile(entry: account.name, path: account.name, size: account.size, digest: $0)
      }
    }
    if let first = directory.entries.first {
      files.append(
        UnpackedFile(
          entry: EntryName.manifest, path: EntryName.manifest, size: first.size, digest: id))
    }
    try catalog.forEachSource { source in
      guard let (name, size, digest) = source.entry else { return }
      files.append(UnpackedFile(entry: name, path: name, size: size, digest: digest))
    }
    return files + (try assetFiles(of: catalog))
  }

  private func assetFiles(of catalog: Catalog) throws -> [UnpackedFile] {
    var files: [UnpackedFile] = []
    try catalog.forEachAsset { asset in
      files.append(
        UnpackedFile(
          entry: asset.entry, path: asset.entry, size: asset.size, digest: asset.digest))
    }
    return files
  }

  private func hubFiles(of catalog: Catalog, in folder: String) throws -> [UnpackedFile] {
    var files: [UnpackedFile] = []
    var map = HubMap(root: manifest.root, levelZero: nil, files: [])
    var names = HubFileNames()
    try catalog.forEachSource { source in
      var path: String?
      if let (name, size, digest) = source.entry {
        let free = names.next(for: source.location)
        path = free
        files.append(UnpackedFile(entry: name, path: free, size: size, digest: digest))
      }
      if source.role == "level0" { map.levelZero = source.location }
      map.files.append(
        HubMap.Entry(
          url: source.location, state: source.state.rawValue, file: path, reason: source.reason,
          since: source.since))
    }
    try catalog.forEachPicture { picture in
      map.files.append(
        HubMap.Entry(
          url: picture.location, state: picture.state.rawValue, file: picture.asset?.entry,
          reason: picture.reason,
          published: picture.originalDigest == picture.asset?.digest
            ? nil : picture.originalDigest?.hex, since: picture.since))
    }
    try createFolder(folder)
    try Self.reportingFileErrors {
      try map.encoded().write(to: URL(fileURLWithPath: folder + "/" + HubMap.fileName))
    }
    return files + (try assetFiles(of: catalog))
  }

  private func write(_ file: UnpackedFile, in folder: String) throws {
    let path = folder + "/" + file.path
    try createFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
    // The path is the valid name of an entry, or one of `HubFileNames`, and the folder is new and
    // private: it leads nowhere else.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw BundleError(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try check(file.entry, digest: file.digest, size: file.size, comparesChecksum: true) { chunk in
      try Self.reportingFileErrors { try handle.write(contentsOf: Data(chunk)) }
    }
    try Self.reportingFileErrors { try handle.close() }
  }

  private func createFolder(_ path: String) throws {
    try Self.reportingFileErrors {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  private static func reportingFileErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      let path = (error as? CocoaError)?.filePath.map { "\($0): " } ?? ""
      throw BundleError(.inputOutput, path + error.localizedDescription)
    }
  }
}
