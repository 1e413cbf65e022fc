import HubBundle
import HubModel
import HubSystem
import HubViewer

/// The viewer's files that are to be packed.
enum ViewerParts {
  /// Makes all files, one after another, with their entries for the manifest.
  ///
  /// - Parameters:
  ///   - catalog: The path of the finished catalog.
  ///   - manifest: The manifest, without the viewer's files.
  ///   - staging: The file in which they are kept until they are packed.
  ///   - progress: Called with the number of files made so far and the total.
  /// - Throws: `BundleError` or `CancellationError`.
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
