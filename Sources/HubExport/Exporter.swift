import Foundation
public import HubBundle
public import HubModel
public import HubSource

/// What an export made.
public struct ExportResult: Sendable {
  /// The path of the bundle, as it was asked for.
  public let path: String
  /// What it says of itself.
  public let manifest: Manifest
  /// Its size in bytes.
  public let size: Int
  /// Level files that are on the web and were not fetched.
  public let leftOutFiles: [String]
  /// What is wrong in the hub, in the order in which it was met.
  public let problems: [Problem]

  /// Whether every level file and every wanted picture is in the bundle.
  public var isComplete: Bool {
    manifest.counts.failedSources == 0 && manifest.counts.failedPictures == 0
  }
}

/// Snapshots a hub into a bundle: discover, read club by club, collect the pictures, pack.
public struct Exporter {
  let fetcher: any HubFetcher
  let options: ExportOptions
  let report: @Sendable (ExportProgress) -> Void

  /// Exports what the fetcher reaches.
  ///
  /// - Parameter report: is told now and then how far the export has come.
  public init(
    _ fetcher: any HubFetcher, options: ExportOptions,
    report: @escaping @Sendable (ExportProgress) -> Void = { _ in }
  ) {
    self.fetcher = fetcher
    self.options = options
    self.report = report
  }

  /// Makes the bundle, or leaves everything as it was.
  ///
  /// The same hub, options and time of creation give the same bytes. Memory is bounded: clubs stream
  /// through, pictures are hashed in chunks.
  ///
  /// - Throws: ``ExportError``, `SourceError`, `BundleError`, or `CancellationError`.
  public func export(hubName: String) async throws -> ExportResult {
    let path = try targetPath(hubName: hubName)
    let staging = try StagingFolder(for: URL(fileURLWithPath: path))
    defer { staging.remove() }
    let run = try ExportRun(self, staging: staging)
    try await run.readHub()
    try await run.collectPictures()
    return try run.publish(at: path)
  }

  /// Where the bundle goes, made sure that it may go there.
  private func targetPath(hubName: String) throws -> String {
    let name = "\(Release.fileName(of: hubName))-\(Release.fileName(of: release)).hubpack"
    let path = options.output ?? name
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw ExportError("\(folder): there is no such folder") }
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if path.hasSuffix("/") { throw ExportError("\(path): there is no such folder; name a file") }
      return path
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      if options.replacesExisting { return path }
      throw ExportError("\(path): is there already; --force replaces it")
    case S_IFDIR: throw ExportError("\(path): is a folder; name a file")
    case S_IFLNK: throw ExportError("\(path): is a link; name the file itself")
    default: throw ExportError("\(path): is no regular file, and is not replaced")
    }
  }

  var release: String { options.release ?? Release.label(of: options.created) }
}
