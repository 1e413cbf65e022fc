import Crypto
import Foundation
package import HubModel
import HubPictures
import HubSystem
import Synchronization

/// Reads a hub from a folder, or from a folder with a map (``HubMap``).
///
/// Nothing outside the folder is ever opened, not even through a link.
package struct FolderFetcher: HubFetcher {
  package let root: HubLocation
  /// The name of the folder, used as the name of the hub.
  package let hubName: String
  package var levelZero: HubLocation? { map?.levelZero }
  private let folder: String
  private let map: MappedHub?
  /// The files by location, if a map gives them.
  private var mapped: [String: MappedHub.File]? { map?.files }
  private var web: HTTPFetcher?
  private let spellings = Spellings()
  /// The useful number of concurrent reads; disks do not get faster with more.
  package var width: Int { web?.width ?? 4 }
  package var pictureWidth: Int { web == nil ? 4 : 64 }

  /// Opens the hub in a folder, or the one whose root is the given file.
  ///
  /// - Throws: ``SourceError`` that lists the level files found if there is no root.
  package init(path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw SourceError(.notFound, "\(path): \(String(cString: strerror(errno)))")
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let url = URL(fileURLWithPath: path)
    let base = isFolder ? url : url.deletingLastPathComponent()
    guard let resolved = realPath(base.path) else {
      throw SourceError(.notFound, FileFault(cannot: "open", path).description)
    }
    folder = resolved
    hubName = URL(fileURLWithPath: resolved).lastPathComponent
    map = isFolder ? try Self.map(in: resolved) : nil
    root =
      try map?.root
      ?? (isFolder ? Self.root(in: resolved, named: path) : .local(url.lastPathComponent))
  }

  /// True if files on the web may be needed; a hub with a map has all its files.
  package var mayNeedWeb: Bool { mapped == nil }

  /// Returns the same hub with a fetcher for its files on the web.
  package func reading(_ web: HTTPFetcher) -> FolderFetcher {
    var copy = self
    copy.web = web
    return copy
  }

  /// The path of the folder, which identifies the hub in the download cache.
  package var folderPath: String { folder }

  private static func map(in folder: String) throws -> MappedHub? {
    let file = folder + "/" + HubMap.fileName
    var contents: [UInt8] = []
    do throws(FetchFailure) {
      try scan(path(HubMap.fileName, in: folder), limit: Limits.mapBytes) { contents += $0 }
    } catch {
      if case .missing = error { return nil }
      throw SourceError(.rootUnreadable, "\(file): the file \(error.reason)")
    }
    return try MappedHub(contents, file: file)
  }

  /// The names of the root in a folder, the preferred one first.
  package static let rootNames = ["root_.level1.json", "root.level1.json"]

  private static func root(in folder: String, named path: String) throws -> HubLocation {
    let names: [String]
    do throws(FileFault) { names = try Folders.names(in: folder) } catch {
      throw SourceError(.notFound, error.description)
    }
    for root in rootNames {
      if names.contains(root) { return .local(root) }
      // On other systems, a name in another case names the same file.
      if let name = names.filter({ $0.lowercased() == root }).min() { return .local(name) }
    }
    let levels = names.filter { $0.lowercased().contains(".level1.") }.sorted()
    let found =
      levels.isEmpty
      ? "found no Level 1 file"
      : "found \(levels.prefix(12).joined(separator: ", "))\(levels.count > 12 ? ", …" : "") "
        + "(give the path of one of them to use it as the root)"
    throw SourceError(
      .noRoot, "\(path): expected root_.level1.json or root.level1.json in this folder, \(found)")
  }

  package func levelFiles(beside files: [HubLocation]) -> FolderListing {
    var listing = FolderListing()
    guard case .local = root else { return listing }
    let folders = Set(files.compactMap(\.parentFolder))
    if let mapped {
      listing.files = mapped.filter { $0.value.isStored }.keys.map { HubLocation($0) }
        .filter { file in !file.isOnTheWeb && folders.contains { file.isInside($0) } }
        .filter { $0.levelName != nil }
    } else {
      var search = FolderSearch(folder: folder)
      for folder in folders.sorted(by: { $0.description < $1.description }) {
        search.visit(folder, isOfHub: true, &listing)
      }
    }
    listing.files.sort { $0.description < $1.description }
    return listing
  }

  package func read(
    _ location: HubLocation, as kind: FileKind
  ) async throws(FetchFailure) -> FetchedFile {
    if let web = web(for: location) { return try await web.read(location, as: kind) }
    let page = kind == .galleryPage ? try page(at: location) : location
    var contents: [UInt8] = []
    try Self.scan(path(of: page), limit: kind.byteLimit) { contents += $0 }
    return FetchedFile(
      contents, freshness(of: location), nil,
      answeredBy: page == location
        ? mapped?[location.description]?.answeredBy : page,
      isFromBundle: mapped != nil)
  }

  /// Returns the page that a web server shows for a location: the index of a folder.
  private func page(at location: HubLocation) throws(FetchFailure) -> HubLocation {
    guard mapped == nil, case .local(let path) = location,
      Folders.isFolder(try self.path(of: location))
    else { return location }
    let names = ["index.html", "index.htm", "default.html", "default.htm"]
    let pages = names.map { HubLocation.local(path.isEmpty ? $0 : path + "/" + $0) }
    guard let page = pages.first(where: { localPath(of: $0) != nil }) else {
      throw .notAPage("the folder has no \(names[0])")
    }
    return page
  }

  /// Hashes and inspects a picture, without copying it.
  package func picture(
    at location: HubLocation, isHad: @escaping @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture {
    if let web = web(for: location) { return try await web.picture(at: location, isHad: isHad) }
    // Reading files never suspends, so other tasks need a chance to run.
    await Task.yield()
    var hash = SHA256()
    let path = try path(of: location)
    let size = try Self.scan(path, limit: Limits.pictureBytes) { chunk throws(FetchFailure) in
      hash.update(data: chunk)
    }
    do throws(PictureFault) {
      let digest = HexDigest(bytes: hash.finalize())
      let slice = FileSlice(path: path)
      let facts = try PictureFacts(of: slice, size: size)
      return FetchedPicture(
        published: mapped?[location.description]?.published ?? digest,
        .file(PictureFile(slice: slice, digest: digest, size: size, facts: facts)),
        freshness(of: location))
    } catch {
      throw .unreadable(error.reason)
    }
  }

  package func spelling(of location: HubLocation) -> HubLocation? {
    guard case .local(let path) = location else { return nil }
    if let mapped {
      let wanted = location.description.lowercased()
      let found = mapped.filter { $0.key.lowercased() == wanted && $0.value.isStored }.keys
      return found.count == 1 && found.first != location.description
        ? found.first.map { HubLocation($0) } : nil
    }
    var found: [String] = []
    for name in path.split(separator: "/").map(String.init) {
      guard let here = localPath(of: .local(found.joined(separator: "/"))),
        let name = spellings.name(name, in: here)
      else { return nil }
      found.append(name)
    }
    let spelling = HubLocation.local(found.joined(separator: "/"))
    return spelling == location ? nil : spelling
  }

  package func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness {
    if let web = web(for: location) { return try await web.answers(at: location) }
    if mapped?[location.description]?.isPresent != true { _ = try path(of: location) }
    return freshness(of: location)
  }

  package func carriesForward(_ page: HubLocation) -> Bool {
    web(for: page)?.carriesForward(page) ?? false
  }

  /// Returns true for files of the folder, whose owner makes the bundle; see ``HubFetcher``.
  package func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool {
    if let web = web(for: location) { return try await web.mayCopy(location) }
    return true
  }
  package func mayCopy(
    picture: HubLocation, on page: HubLocation
  ) async throws(FetchFailure) -> Bool {
    guard let web = web(for: picture) else { return true }
    return try await web.mayCopy(picture: picture, on: page)
  }

  /// Returns the answer of the web, or that there is a file; see ``HubFetcher``.
  package func answer(
    toPicture location: HubLocation
  ) async throws(FetchFailure) -> PictureAnswer {
    if let web = web(for: location) { return try await web.answer(toPicture: location) }
    return (try? path(of: location)) == nil ? .nothing : .picture
  }

  /// Returns the fetcher for a location outside the folder, if the web may be used.
  private func web(for location: HubLocation) -> HTTPFetcher? {
    mapped == nil && location.isOnTheWeb ? web : nil
  }

  private func freshness(of location: HubLocation) -> Freshness {
    mapped?[location.description]?.freshness ?? .current
  }

  /// Returns the real path of a file in the folder; nil for a location on the web, or outside it.
  package func localPath(of location: HubLocation) -> String? {
    guard case .local = location else { return nil }
    return try? path(of: location)
  }

  private func path(of location: HubLocation) throws(FetchFailure) -> String {
    try Self.path(relativePath(of: location), in: folder)
  }

  private static func path(
    _ relative: String, in folder: String
  ) throws(FetchFailure) -> String {
    if HubLocation.segments(of: relative).contains("..") { throw .outsideHub }
    // C functions would cut the path at a NUL byte.
    guard !relative.utf8.contains(0), relative.utf8.count < PATH_MAX else { throw .missing }
    // File names on a Mac may be decomposed, and so may references.
    let forms = [
      relative, relative.precomposedStringWithCanonicalMapping,
      relative.decomposedStringWithCanonicalMapping,
    ]
    var found: String?
    var number: Int32 = 0
    for form in forms where found == nil {
      found = realPath(folder + "/" + form)
      number = errno
    }
    guard let path = found else {
      if number == ENOENT || number == ENOTDIR { throw .missing }
      throw .unreadable(String(cString: strerror(number)))
    }
    // Paths are compared as bytes: Swift treats folder names in NFC and NFD as equal.
    let isInside = path.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
    guard isInside || path.utf8.elementsEqual(folder.utf8) else { throw .outsideHub }
    return path
  }

  private func relativePath(of location: HubLocation) throws(FetchFailure) -> String {
    if let mapped {
      guard let file = mapped[location.description] else { throw .missing }
      return try file.path.get()
    }
    switch location {
    case .local(let path): return path
    case .remote(let url):
      switch url.prefix(while: { $0 != ":" }).lowercased() {
      case "http", "https": throw .leftOut(location.isPlaceholder ? "placeholder" : "offline")
      case "file": throw .outsideHub
      case let scheme: throw .unfetchable("unsupported URL scheme \"\(scheme)\"")
      }
    }
  }

  /// Reads a regular file in chunks and returns its size in bytes.
  @discardableResult
  private static func scan(
    _ path: String, limit: Int, _ consume: ([UInt8]) throws(FetchFailure) -> Void
  ) throws(FetchFailure) -> Int {
    // Without O_NONBLOCK, opening a named pipe could block for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("not a regular file") }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var size = 0
    while true {
      if Task.isCancelled { throw .cancelled }
      guard let count = buffer.withUnsafeMutableBytes({ $0.fill(from: descriptor, at: size) })
      else { throw .unreadable(String(cString: strerror(errno))) }
      if count == 0 { return size }
      size += count
      guard size <= limit else { throw .tooLarge(limit: limit) }
      try consume(count == buffer.count ? buffer : Array(buffer[..<count]))
    }
  }
}

/// The names in folders, each listed once.
private final class Spellings: Sendable {
  /// The names by their lower-case form, by the path of the folder.
  private let folders = Mutex<[String: [String: [String]]]>([:])

  /// Returns the name in a folder that is equal to another one, or else the only one that differs
  /// from it only in case.
  func name(_ name: String, in folder: String) -> String? {
    folders.withLock { folders in
      if folders[folder] == nil {
        let names = (try? Folders.names(in: folder)) ?? []
        folders[folder] = Dictionary(grouping: names) { $0.lowercased() }
      }
      let found = folders[folder]?[name.lowercased()] ?? []
      return found.contains(name) ? name : found.count == 1 ? found[0] : nil
    }
  }
}

private func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
