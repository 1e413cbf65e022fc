package import Foundation
package import HubBundle
package import HubFetching
package import HubModel
package import HubPages
import HubSource
import HubSystem

package struct ExportResult: Sendable {
  /// The path of the bundle, as given.
  package let path: String
  package let manifest: Manifest
  /// The size of the bundle in bytes.
  package let size: Int
  package let id: HexDigest
  /// True if the bundle has every level file and every wanted picture as it is published now.
  package let isComplete: Bool
  /// Level files on the web that were not fetched.
  package let leftOutFiles: [String]
  /// The problems in the hub's data, in the order in which they were found.
  package let problems: [Problem]
  package let phases: [(phase: ExportProgress.Phase, seconds: Double)]
}

package struct CheckResult: Sendable {
  package let counts: Counts
  /// The problems in the hub's data, in the order in which they were found.
  package let problems: [Problem]
  package let leftOut: Manifest.LeftOut
}

/// An exporter of hubs to bundles. It discovers the files, reads club by club, collects the
/// pictures and packs everything.
package struct Exporter {
  let fetcher: any HubFetcher
  let options: ExportOptions
  let base: BaseReleases?
  let imaging: Imaging?
  let pages: PageParser?
  let pictureFolder: String?
  let notice: @Sendable (String) -> Void
  let report: @Sendable (ExportProgress) -> Void

  /// - Parameters:
  ///   - fetcher: The source of all files.
  ///   - base: The bundles to update or to merge.
  ///   - imaging: The maker of smaller pictures; without it, pictures keep their size.
  ///   - pages: The parser of web pages; without it, portfolios that are web pages stay links.
  ///   - pictureFolder: The folder in which smaller pictures are kept, so that another export can
  ///     resume this one after an interruption; nil to keep nothing.
  ///   - report: Called from time to time with the progress.
  ///   - notice: Called with a message about each temporary file that cannot be removed.
  package init(
    _ fetcher: any HubFetcher, options: ExportOptions, base: BaseReleases? = nil,
    imaging: Imaging? = nil, pages: PageParser? = nil, pictureFolder: String? = nil,
    report: @escaping @Sendable (ExportProgress) -> Void = { _ in },
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.fetcher = fetcher
    self.options = options
    self.base = base
    self.imaging = imaging
    self.pages = pages
    self.pictureFolder = pictureFolder
    self.notice = notice
    self.report = report
  }

  /// Makes the bundle; after an error, everything is left as it was.
  ///
  /// The same hub, options and time of creation give the same bytes. Memory is bounded: clubs are
  /// read one by one, and pictures are hashed in chunks.
  ///
  /// - Throws: `PlainError`, `FileFault`, `SourceError`, `BundleError`, or `CancellationError`.
  package func export(hubName: String) async throws -> ExportResult {
    let path = try await targetPath(hubName: hubName)
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

  /// Reads the whole hub, and its pictures if they are wanted, without making a bundle.
  ///
  /// - Parameter folder: A private folder for temporary files, which is removed at the end.
  /// - Throws: The errors of ``export(hubName:)``.
  package func check(in folder: URL) async throws -> CheckResult {
    let staging = try StagingFolder(for: folder, notice: notice)
    defer { staging.remove() }
    let run = try ExportRun(self, staging: staging)
    try await run.gather(processor(in: staging.path))
    return CheckResult(
      counts: try run.catalog.summary().counts, problems: try run.catalog.problems(),
      leftOut: try run.catalog.leftOut(
        assets: options.assets.rawValue, omitted: [], clubs: run.clubsLeftOut))
  }

  /// Checks that files and pictures of all bases can be copied: those of an export with other options
  /// are others.
  ///
  /// - Throws: `PlainError` that names the base and the option.
  package func checkOptionsOfBases() throws {
    for base in base?.bases ?? [] {
      let manifest = base.manifest
      let named = "the earlier bundle (--base \(base.name))"
      guard manifest.leftOut.omitted.isEmpty else {
        throw PlainError(
          "\(named) was exported with --omit, so its files are not as published (export it without "
            + "--omit, and omit when merging)")
      }
      guard manifest.leftOut.counts[.clubs] == 0 || manifest.counts[.clubs] == 0 else {
        throw PlainError(
          "\(named) was exported without some clubs (--exclude-club or the like), so its Level 1 files "
            + "are not as published (export it with all clubs, and choose them when merging)")
      }
      if options.assets == .none || manifest.counts[.assets] == 0 { continue }
      let metadata = manifest.pictureMetadata ?? "all"
      let differing = [
        ("--assets", manifest.leftOut.assets != options.assets.rawValue),
        ("--thumbnail-edge", manifest.thumbnailEdge != thumbnailEdge),
        ("--image-edge", manifest.imageEdge != imageEdge),
        ("--keep-metadata", metadata != (keepsMetadata ? "all" : "rights")),
      ].first { $0.1 }
      guard let (option, _) = differing else { continue }
      throw PlainError(
        "\(named) was exported with another \(option), so its pictures cannot be copied (use the "
          + "options of that export)")
    }
  }

  private func processor(in folder: String) -> PictureProcessor {
    PictureProcessor(
      thumbnailEdge: thumbnailEdge, imageEdge: imageEdge,
      keepsMetadata: keepsMetadata, imaging: imaging, folder: folder,
      omitsEmails: options.reading.omissions.contains(.emails), base: base,
      carriesForward: options.carriesForward)
  }

  /// The pictures that keep their size in the bundle; nil if there are none.
  package var unresized: Manifest.UnresizedPictures? {
    Manifest.UnresizedPictures(
      assets: options.assets.rawValue, thumbnailEdge: thumbnailEdge, imageEdge: imageEdge)
  }

  /// The longest sides of pictures, which keep their size if nothing can make them smaller.
  var thumbnailEdge: Int? { imaging == nil ? nil : options.thumbnailEdge }
  var imageEdge: Int? { imaging == nil ? nil : options.imageEdge }

  /// True if pictures keep all metadata: only those that keep their size can.
  var keepsMetadata: Bool { options.keepsMetadata && unresized != nil }

  /// Returns the path of the bundle, and throws if the bundle must not be written there.
  private func targetPath(hubName: String) async throws -> String {
    let name = "\(Release.fileName(of: hubName))-\(Release.fileName(of: release)).hubpack"
    let path = options.output ?? name
    do {
      try OutputPath.check(path, replaces: options.replacesExisting)
    } catch {
      // A file that is not a hub needs no other path.
      if !fetcher.root.isOnTheWeb { try await HubReader(fetcher).checkRoot() }
      throw error
    }
    return path
  }

  var release: String { options.release ?? Release.label(of: options.created) }
}
