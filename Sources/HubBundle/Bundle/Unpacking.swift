import Foundation
import HubModel
import HubSystem

/// The layout of an unpacked bundle.
public enum UnpackingForm: Sendable {
  /// The entries under their names in the archive, as any unzip program writes them.
  case entries
  /// A hub that can be exported again: level files under their published names, pictures, and a
  /// ``HubMap``.
  case hub
}

extension BundleFile {
  /// Writes the contents of the bundle to a new folder. Every byte is checked; the folder appears
  /// only when it is complete and valid.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which must not exist or must be empty.
  ///   - form: The layout of the folder.
  ///   - replaces: True to replace a folder that holds only files of an earlier unpacking.
  ///   - progress: Called with the bytes written so far and the total.
  ///   - notice: Called with a message about each temporary file that cannot be removed.
  /// - Returns: The number of files written.
  /// - Throws: ``BundleError`` if the bundle is damaged; `FileFault` if the folder or a file in it
  ///   cannot be written.
  @discardableResult
  public func unpack(
    to path: String, as form: UnpackingForm = .entries, replacing replaces: Bool = false,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in },
    notice: @escaping (String) -> Void = { _ in }
  ) throws -> Int {
    let target = URL(fileURLWithPath: path).standardizedFileURL
    try Self.checkTarget(target.path, named: path, replacing: replaces)
    try file.prefetch([0..<file.size])
    try checkCatalogLevel()
    let staging = try StagingFolder(for: target, notice: notice)
    defer { staging.remove() }
    do {
      return try write(form, in: staging, replacing: replaces, progress)
    } catch {
      throw staging.reported(error)
    }
  }

  private func write(
    _ form: UnpackingForm, in staging: StagingFolder, replacing replaces: Bool,
    _ progress: (_ done: Int, _ total: Int) throws -> Void
  ) throws -> Int {
    let folder = staging.file("content")
    try Folders.create(folder)
    let catalog = try catalog()
    let files = form == .hub ? try hubFiles(of: catalog, in: folder) : try entryFiles(of: catalog)
    for (account, _) in files { _ = try entry(account) }
    let total = files.reduce(0) { $0 + $1.account.size }
    var done = 0
    var parent = ""
    for (account, name) in files {
      let path = folder + "/" + name
      let newParent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
      if newParent != parent { try Folders.create(newParent) }
      parent = newParent
      // The name is a valid entry name or comes from `HubFileNames`, and the folder is new and
      // private, so the path cannot lead out of it.
      let written = try WrittenFile(new: path, mode: 0o666)
      try read(account, comparesChecksum: true, written.write)
      try written.close()
      done += account.size
      try progress(done, total)
    }
    try staging.publishFolder("content", replacing: replaces)
    return files.count + (form == .hub ? 1 : 0)
  }

  /// Refuses a path at which there is anything but an empty folder, or one that may be replaced.
  private static func checkTarget(
    _ path: String, named name: String, replacing replaces: Bool
  ) throws(FileFault) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw FileFault(cannot: "write", path)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileFault(name, "already exists and is not a folder (choose another name)")
    }
    // A new folder takes the place of an old one, but not of the disk that begins there.
    var parent = stat()
    guard lstat(path + "/..", &parent) == 0 else { throw FileFault(cannot: "write", path) }
    guard parent.st_dev == status.st_dev, parent.st_ino != status.st_ino else {
      throw FileFault(name, "the top folder of a disk cannot be replaced (name a folder in it)")
    }
    guard try !Folders.names(in: path).isEmpty else { return }
    guard replaces else {
      throw FileFault(name, "not empty (use --force to replace what 'unpack' wrote)")
    }
    if let foreign = try UnpackedFolder(path: path).foreignFile() {
      throw FileFault(
        name, "not replaced: 'unpack' did not write \(foreign) (choose a new folder)")
    }
  }

  private typealias UnpackedFile = (account: EntryAccount, path: String)

  private func entryFiles(of catalog: Catalog) throws -> [UnpackedFile] {
    var accounts = manifest.entries
    if let first = try directory.entries.first {
      accounts.append(EntryAccount(EntryName.manifest, first.size, id))
    }
    try catalog.forEachEntry { accounts.append($0) }
    return accounts.map { ($0, $0.name) }
  }

  private func hubFiles(of catalog: Catalog, in folder: String) throws -> [UnpackedFile] {
    var files: [UnpackedFile] = []
    var map = HubMap(root: manifest.root, levelZero: nil, files: [])
    var names = HubFileNames()
    var redirected: [Int] = []
    try catalog.forEachSource { source in
      var path: String?
      if let entry = source.entry {
        let free = names.next(for: source.location)
        path = free
        files.append((entry, free))
      }
      if source.role == "level0" { map.levelZero = source.location }
      map.files.append(
        HubMap.Entry(
          url: source.location, state: source.state.rawValue, file: path, reason: source.reason,
          since: source.since))
      // The record of a page has its own.
      if source.role != "page-gallery" { redirected.append(map.files.count - 1) }
    }
    guard map.files.contains(where: { $0.url == manifest.root && $0.file != nil }) else {
      throw PlainError(
        "the bundle has no level files, from which a hub could be made (leave out --as-hub)")
    }
    for index in redirected {
      map.files[index].answeredBy = try catalog.validators(of: map.files[index].url)?.answeredBy
    }
    try catalog.forEachPicture { picture in
      map.files.append(
        HubMap.Entry(
          url: picture.location, state: picture.state.rawValue, file: picture.asset?.entry,
          reason: picture.reason,
          published: picture.originalDigest == picture.asset?.digest
            ? nil : picture.originalDigest?.hex, since: picture.since))
    }
    let file = try WrittenFile(new: folder + "/" + HubMap.fileName, mode: 0o666)
    try file.write([UInt8](map.encoded()))
    try file.close()
    try catalog.forEachAsset { files.append(($0.account, $0.entry)) }
    return files
  }
}
