import HubBundle
import HubModel
import HubViewer

/// The viewer's files on their way into a bundle.
enum ViewerParts {
  /// Makes all files, one after the other, and accounts for them.
  ///
  /// - Parameters:
  ///   - catalog: the path of the finished catalog.
  ///   - staging: where they are until they are packed.
  ///   - progress: is told how many files are made, and of how many.
  /// - Throws: `BundleError`, or `CancellationError`.
  static func make(
    catalog: String, _ manifest: Manifest, in staging: StagingFile, progress: (Int, Int) -> Void
  ) throws -> [(account: Manifest.Entry, slice: FileSlice)] {
    let files = try ViewerFiles(Catalog(finished: catalog), manifest: manifest)
    return try files.names.enumerated().map { number, name in
      try Task.checkCancellation()
      progress(number, files.names.count)
      let slice = try staging.append(files.contents(of: name) ?? [])
      return (try BundlePacker.account(for: slice, as: name), slice)
    }
  }
}
