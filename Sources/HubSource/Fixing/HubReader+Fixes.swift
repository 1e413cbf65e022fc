package import HubFetching
import HubModel

extension HubReader {
  /// Returns the level files in the folder of the hub that have problems with only one right answer,
  /// in the order in which they are read.
  ///
  /// - Throws: The errors of ``tree()``, and `CancellationError`.
  package func fixedFiles(in folder: FolderFetcher) async throws -> [FixedFile] {
    let tree = try await tree()
    var sources = tree.sources
    for organization in tree.organizations {
      sources += try await contents(of: organization, in: tree).sources
    }
    var seen = Set<String>()
    var files: [FixedFile] = []
    for source in sources where source.state == .present {
      try Task.checkCancellation()
      // A gallery may also be an XML file.
      guard let path = folder.localPath(of: source.location), path.hasSuffix(".json"),
        seen.insert(path).inserted,
        // Not the contents of the record, from which clubs may be missing.
        let contents = try? await fetcher.read(source.location, as: .levelFile).contents,
        let file = FixedFile(contents, source.role, file: source.location.description, path: path)
      else { continue }
      files.append(file)
    }
    return files
  }
}
