import Foundation
import HubBundle
import HubViewer

/// The viewer's files on their way into a bundle.
struct ViewerFolder {
  private let staging: StagingFolder

  /// - Parameter staging: where they are until they are packed.
  init(in staging: StagingFolder) { self.staging = staging }

  /// Makes all files, one after the other, and accounts for them.
  ///
  /// - Parameters:
  ///   - catalog: the path of the finished catalog.
  ///   - progress: is told how many files are made, and of how many.
  /// - Throws: `BundleError`, or `CancellationError`.
  func write(
    catalog: String, _ manifest: Manifest, progress: (Int, Int) -> Void
  ) throws -> [Manifest.Entry] {
    let files = try ViewerFiles(Catalog(finished: catalog), manifest: manifest)
    return try files.names.enumerated().map { number, name in
      try Task.checkCancellation()
      progress(number, files.names.count)
      try staging.write(files.contents(of: name) ?? [], to: fileName(name))
      return try BundlePacker.account(for: file(name), as: name)
    }
  }

  /// The path of the file for an entry.
  func file(_ entry: String) -> String { staging.file(fileName(entry)) }

  private func fileName(_ entry: String) -> String {
    "viewer-" + entry.replacingOccurrences(of: "/", with: "-")
  }
}
