import Foundation
package import HubFetching
import HubModel

extension HubReader {
  /// Returns the level files in the folder of the hub that have problems with only one right answer,
  /// in the order in which they are read, and the files that could not be read.
  ///
  /// - Throws: The errors of ``tree()``, and `CancellationError`.
  package func fixedFiles(
    in folder: FolderFetcher
  ) async throws -> (fixed: [FixedFile], unread: [UnreadFile]) {
    let tree = try await tree()
    var sources = tree.sources
    for organization in tree.organizations {
      sources += try await contents(of: organization, in: tree).sources
    }
    var seen = Set<String>()
    var files: [FixedFile] = []
    var unread: [UnreadFile] = []
    for source in sources {
      try Task.checkCancellation()
      guard case .local(let reference) = source.location else { continue }
      let location = source.location.description
      let failure: String?
      switch source.state {
      case .present: failure = nil
      case .failed(let reason) where reason != FetchFailure.missing.reason: failure = reason
      case .failed, .stale, .leftOut: continue
      }
      // A file that cannot be read may have no path, as a link to itself or to another folder.
      let path = folder.localPath(of: source.location)
      guard path != nil || folder.mayContain(reference) else { continue }
      // A gallery may also be an XML file.
      guard (path ?? location).hasSuffix(".json"), seen.insert(path ?? location).inserted else {
        continue
      }
      guard failure == nil, let path else {
        unread.append(UnreadFile(file: location, reason: failure ?? "could not be read"))
        continue
      }
      do throws(FetchFailure) {
        let contents = try await wholeContents(of: source)
        if let file = FixedFile(contents, source.role, file: location, path: path) {
          files.append(file)
        }
      } catch {
        if let fatal = error.fatal { throw fatal }
        unread.append(UnreadFile(file: location, reason: error.reason))
      }
    }
    return (files, unread)
  }

  /// Returns the contents of a file. Those that were read before lack clubs that are not selected.
  private func wholeContents(of source: SourceRecord) async throws(FetchFailure) -> [UInt8] {
    if !options.isFiltering, let contents = source.contents { return contents }
    return try await fetcher.read(source.location, as: .levelFile).contents
  }
}

extension FolderFetcher {
  /// Returns false if there is neither a file nor a link at a path in the folder.
  fileprivate func mayContain(_ path: String) -> Bool {
    var status = stat()
    return lstat(folderPath + "/" + path, &status) == 0
      || ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }
}

/// A level file that was not searched for mistakes, because it could not be read.
package struct UnreadFile: Sendable {
  package let file: String
  package let reason: String
}
