package import Foundation
package import HubBundle
package import HubFetching
package import HubModel
import HubSource

/// What an export made.
package struct ExportResult: Sendable {
  /// The path of the bundle, as it was asked for.
  package let path: String
  /// What it says of itself.
  package let manifest: Manifest
  /// Its size in bytes.
  package let size: Int
  /// The bundle's id.
  package let id: HexDigest
  /// Level files that are on the web and were not fetched.
  package let leftOutFiles: [String]
  /// What is wrong in the hub, in the order in which it was met.
  package let problems: [Problem]
  /// How long each phase took, in seconds.
  package let phases: [(phase: ExportProgress.Phase, seconds: Double)]

  /// Whether every level file and every wanted picture is in the bundle, as it is published now.
  package var isComplete: Bool { manifest.counts.isComplete }
}

/// What a check of a hub found.
package struct CheckResult: Sendable {
  /// How much there is.
  package let counts: Counts
  /// What is wrong, in the order in which it was met.
  package let problems: [Problem]
  /// Level files that are on the web and were not fetched.
  package let leftOutFiles: [String]
}

/// Snapshots a hub into a bundle: discover, read club by club, collect the pictures, pack.
package struct Exporter {
  let fetcher: any HubFetcher
  let options: ExportOptions
  let base: BaseRelease?
  let imaging: Imaging?
  let pictureFolder: String?
  let notice: @Sendable (String) -> Void
  let report: @Sendable (ExportProgress) -> Void

  /// Exports what the fetcher reaches.
  ///
  /// - Parameters:
  ///   - base: the bundle that the new one updates.
  ///   - imaging: what makes pictures smaller; without it they are kept as they are.
  ///   - pictureFolder: where smaller pictures are kept for an export that goes on after this one was
  ///     interrupted; nil where nothing is to be left.
  ///   - report: is told now and then how far the export has come.
  ///   - notice: is told what cannot be removed in the end.
  package init(
    _ fetcher: any HubFetcher, options: ExportOptions, base: BaseRelease? = nil,
    imaging: Imaging? = nil, pictureFolder: String? = nil,
    report: @escaping @Sendable (ExportProgress) -> Void = { _ in },
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.fetcher = fetcher
    self.options = options
    self.base = base
    self.imaging = imaging
    self.pictureFolder = pictureFolder
    self.notice = notice
    self.report = report
  }

  /// Makes the bundle, or leaves everything as it was.
  ///
  /// The same hub, options and time of creation give the same bytes. Memory is bounded: clubs stream
  /// through, pictures are hashed in chunks.
  ///
  /// - Throws: ``ExportError``, `FileFault`, `SourceError`, `BundleError`, or `CancellationError`.
  package func export(hubName: String) async throws -> ExportResult {
    let path = try targetPath(hubName: hubName)
    let staging = try StagingFolder(for: URL(fileURLWithPath: path), notice: notice)
    defer { staging.remove() }
    do {
      let run = try ExportRun(self, staging: staging)
      let pictures = pictureFolder ?? staging.file("pictures")
      try Folders.create(pictures)
      try await run.gather(processor(in: pictures))
      return try run.publish(at: path)
    } catch {
      throw staging.reported(error)
    }
  }

  /// Reads the whole hub, and its pictures where they are wanted, and makes nothing of it.
  ///
  /// - Parameter folder: for what is needed meanwhile; it is private, and removed in the end.
  /// - Throws: as ``export(hubName:)``.
  package func check(in folder: URL) async throws -> CheckResult {
    let staging = try StagingFolder(for: folder, notice: notice)
    defer { staging.remove() }
    let run = try ExportRun(self, staging: staging)
    try await run.gather(processor(in: staging.path))
    return CheckResult(
      counts: try run.catalog.summary().counts, problems: try run.catalog.problems(),
      leftOutFiles: run.leftOutFiles)
  }

  private func processor(in folder: String) -> PictureProcessor {
    PictureProcessor(
      thumbnailEdge: options.thumbnailEdge, imageEdge: options.imageEdge, imaging: imaging,
      folder: folder, base: base)
  }

  /// Where the bundle goes, made sure that it may go there.
  private func targetPath(hubName: String) throws -> String {
    let name = "\(Release.fileName(of: hubName))-\(Release.fileName(of: release)).hubpack"
    let path = options.output ?? name
    try OutputPath.check(path, replaces: options.replacesExisting)
    return path
  }

  var release: String { options.release ?? Release.label(of: options.created) }
}
