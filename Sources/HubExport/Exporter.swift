import Foundation
public import HubBundle
import HubGeography
public import HubModel
public import HubSource

/// What an export made.
public struct ExportResult: Sendable {
  /// The path of the bundle.
  public let path: String
  /// What it says of itself.
  public let manifest: Manifest
  /// Its size in bytes.
  public let size: Int
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
    let target = try targetURL(hubName: hubName)
    let staging = try StagingFolder(for: target)
    defer { staging.remove() }
    let run = try ExportRun(self, staging: staging)
    try await run.readHub()
    try await run.collectPictures()
    return try run.publish(at: target)
  }

  /// Where the bundle goes, made sure that it may go there.
  private func targetURL(hubName: String) throws -> URL {
    let label = Release.fileName(of: release)
    let target = URL(
      fileURLWithPath: options.output ?? "\(Release.fileName(of: hubName))-\(label).hubpack")
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder)
    if isFolder.boolValue { throw ExportError("\(target.path): is a folder; name a file") }
    if exists, !options.replacesExisting {
      throw ExportError("\(target.path): is there already; --force replaces it")
    }
    let folder = target.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw ExportError("\(folder): there is no such folder") }
    return target
  }

  var release: String { options.release ?? Release.label(of: options.created) }
}
