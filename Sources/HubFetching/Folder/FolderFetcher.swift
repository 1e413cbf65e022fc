import Crypto
import Foundation
import HubJSON
package import HubModel
import HubPictures

/// Reads a hub from a folder, or from a folder with a map (``HubMap``).
///
/// Nothing outside the folder is ever opened, not even through a link.
package struct FolderFetcher: HubFetcher {
  /// The Level 1 file at which the hub begins.
  package let root: HubLocation
  /// The folder's name, which serves as a name of the hub.
  package let hubName: String
  /// Where Level 0 is, when a map says so.
  package let levelZero: HubLocation?
  private let folder: String
  private let mapped: [String: HubMap.Entry]?
  private var web: HTTPFetcher?
  /// Disks do not get faster by being asked for much at once.
  package var width: Int { web?.width ?? 4 }
  /// See ``width``.
  package var pictureWidth: Int { web == nil ? 4 : 64 }

  /// A hub in the folder, or with its root at the file, that the user named.
  ///
  /// - Throws: ``SourceError`` that lists what was found where no root is.
  package init(path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == ENOENT
        ? SourceError(.notFound, "\(path): there is no such file or folder")
        : SourceError(.notFound, FileFault(cannot: "open", path).description)
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let url = URL(fileURLWithPath: path)
    let base = isFolder ? url : url.deletingLastPathComponent()
    guard let resolved = realPath(base.path) else {
      throw SourceError(.notFound, FileFault(cannot: "open", path).description)
    }
    folder = resolved
    hubName = URL(fileURLWithPath: resolved).lastPathComponent
    guard isFolder else {
      root = .local(url.lastPathComponent)
      levelZero = nil
      mapped = nil
      return
    }
    if let map = try Self.map(in: resolved) {
      root = HubLocation(map.root).normalized
      levelZero = map.levelZero.map { HubLocation($0).normalized }
      let entries = map.files.map { (HubLocation($0.url).normalized.description, $0) }
      mapped = Dictionary(entries) { first, second in
        // A page and a picture may have one address; the picture has a file.
        first.file == nil ? second : first
      }
    } else {
      root = try Self.root(in: resolved, named: path)
      levelZero = nil
      mapped = nil
    }
  }

  /// Whether files on the web can matter: a hub with a map names all that there is.
  package var mayNeedWeb: Bool { mapped == nil }

  /// The same hub, with what it keeps on the web.
  package func reading(_ web: HTTPFetcher) -> FolderFetcher {
    var copy = self
    copy.web = web
    return copy
  }

  /// The folder, which names the hub in the cache of downloads.
  package var folderPath: String { folder }

  private static func map(in folder: String) throws -> HubMap? {
    let file = folder + "/" + HubMap.fileName
    var contents: [UInt8] = []
    do throws(FetchFailure) {
      try scan(path(HubMap.fileName, in: folder), limit: Limits.mapBytes) { contents += $0 }
    } catch {
      if case .missing = error { return nil }
      throw SourceError(.rootUnreadable, "\(file): the map of the hub \(error.reason)")
    }
    let map: HubMap
    do {
      let json = try StrictJSON.parse(contents, limits: HubMap.jsonLimits)
      let version = try json.member("version").integer()
      guard version == 1 else {
        throw SourceError(.unsupported, "\(file): has version \(version); use a newer hubpack")
      }
      map = try HubMap(json)
    } catch let error as StrictJSONError {
      throw SourceError(.rootUnreadable, "\(file): is not a map of a hub: \(error)")
    }
    // It goes into the bundle, where a time is expected.
    for entry in map.files where entry.state == "stale" {
      guard let since = entry.since, Timestamp.isValid(since) else {
        throw SourceError(
          .rootUnreadable, "\(file): \(entry.url) is stale, and \"since\" does not say since when")
      }
    }
    return map
  }

  private static func root(in folder: String, named path: String) throws -> HubLocation {
    let names: [String]
    do throws(FileFault) { names = try Folders.names(in: folder) } catch {
      throw SourceError(.notFound, error.description)
    }
    for name in ["root_.level1.json", "root.level1.json"] where names.contains(name) {
      return .local(name)
    }
    let levels = names.filter { $0.hasSuffix(".json") && $0.contains(".level") }.sorted()
    let found =
      levels.isEmpty
      ? "It holds no level files at all."
      : "It holds \(levels.prefix(12).joined(separator: ", "))\(levels.count > 12 ? ", …" : ""); "
        + "to begin with one of them, name that file."
    throw SourceError(
      .noRoot, "\(path): expected root_.level1.json or root.level1.json in this folder. \(found)")
  }

  /// Reads a whole file; see ``HubFetcher``.
  package func read(
    _ location: HubLocation, as kind: FileKind
  ) async throws(FetchFailure) -> FetchedFile {
    if let web = web(for: location) { return try await web.read(location, as: kind) }
    var contents: [UInt8] = []
    try Self.scan(path(of: location), limit: kind.byteLimit) { contents += $0 }
    return FetchedFile(contents, freshness(of: location), nil)
  }

  /// Hashes and inspects a picture in place, in one pass.
  package func picture(
    at location: HubLocation, isHad: @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture {
    if let web = web(for: location) { return try await web.picture(at: location, isHad: isHad) }
    // It is read without waiting for anything, and others want a turn, too.
    await Task.yield()
    var hash = SHA256()
    var inspection = PictureInspection()
    let path = try path(of: location)
    let size = try Self.scan(path, limit: Limits.pictureBytes) { chunk throws(FetchFailure) in
      hash.update(data: chunk)
      do throws(PictureFault) {
        try inspection.consume(chunk)
      } catch {
        throw .unreadable(error.reason)
      }
    }
    do throws(PictureFault) {
      let digest = HexDigest(bytes: hash.finalize())
      return FetchedPicture(
        published: mapped?[location.description]?.published.flatMap { HexDigest(hex: $0) }
          ?? digest,
        .file(
          PictureFile(
            slice: FileSlice(path: path), digest: digest, size: size,
            facts: try inspection.finished())),
        freshness(of: location))
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// Whether there is a file or folder.
  package func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness {
    if let web = web(for: location) { return try await web.answers(at: location) }
    if let entry = mapped?[location.description], ["present", "stale"].contains(entry.state) {
      return freshness(of: location)
    }
    _ = try path(of: location)
    return .current
  }

  /// What reads a place outside the folder, when the web may be asked.
  private func web(for location: HubLocation) -> HTTPFetcher? {
    mapped == nil && location.isOnTheWeb ? web : nil
  }

  /// What the map says of a file.
  private func freshness(of location: HubLocation) -> Freshness {
    guard let entry = mapped?[location.description], entry.state == "stale" else { return .current }
    return .stale(since: entry.since ?? "", reason: entry.reason ?? "")
  }

  /// The real path of a location inside the folder.
  private func path(of location: HubLocation) throws(FetchFailure) -> String {
    try Self.path(relativePath(of: location), in: folder)
  }

  private static func path(
    _ relative: String, in folder: String
  ) throws(FetchFailure) -> String {
    if HubLocation.segments(of: relative).contains("..") { throw .outsideHub }
    // C would take what stands before a NUL for the whole path.
    guard !relative.utf8.contains(0), relative.utf8.count < PATH_MAX else { throw .missing }
    // A Mac may have decomposed the names of files, or a reference may be.
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
    // Compared as bytes: to Swift's strings, folders named in NFC and NFD would be one.
    let isInside = path.utf8.starts(with: (folder == "/" ? "/" : folder + "/").utf8)
    guard isInside || path.utf8.elementsEqual(folder.utf8) else { throw .outsideHub }
    return path
  }

  private func relativePath(of location: HubLocation) throws(FetchFailure) -> String {
    if let mapped {
      guard let entry = mapped[location.description] else { throw .missing }
      if let file = entry.file { return file }
      switch entry.state {
      // A web page, of which nothing but the address is kept.
      case "present", "stale": throw .missing
      case "left-out": throw .leftOut(entry.reason ?? "unknown")
      default: throw FetchFailure(recorded: entry.reason)
      }
    }
    switch location {
    case .local(let path): return path
    case .remote(let url):
      switch url.prefix(while: { $0 != ":" }).lowercased() {
      case "http", "https": throw .leftOut(location.isPlaceholder ? "placeholder" : "offline")
      case "file": throw .outsideHub
      case let scheme: throw .unreadable("\(scheme): cannot be fetched")
      }
    }
  }

  /// Hands the bytes of a regular file over in chunks; returns how many there were.
  @discardableResult
  private static func scan(
    _ path: String, limit: Int, _ consume: ([UInt8]) throws(FetchFailure) -> Void
  ) throws(FetchFailure) -> Int {
    // Without O_NONBLOCK, opening a named pipe would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is not a regular file") }
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

private func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
