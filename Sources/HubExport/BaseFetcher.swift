package import HubFetching
package import HubModel

/// Reads a hub from the bundles that branches of it were exported to. The root, and local files that
/// no bundle knows, are read from the hub's folder, if it has one. Nothing is fetched from the web.
package struct BaseFetcher: HubFetcher {
  package let root: HubLocation
  private let bases: BaseReleases
  private let folder: FolderFetcher?
  package var levelZero: HubLocation? { folder?.levelZero }
  /// The useful number of concurrent reads; disks do not get faster with more.
  package var width: Int { 4 }
  package var pictureWidth: Int { 4 }

  package init(_ bases: BaseReleases, root: HubLocation, folder: FolderFetcher? = nil) {
    self.bases = bases
    self.root = root
    self.folder = folder
  }

  package func read(
    _ location: HubLocation, as kind: FileKind
  ) async throws(FetchFailure) -> FetchedFile {
    // Another folder may have had a root of that name.
    if location != root || folder == nil, let file = try recorded(location, as: kind) {
      return file
    }
    return try await folder(of: location, kind).read(location, as: kind)
  }

  package func picture(
    at location: HubLocation, isHad: @escaping @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture {
    // Reading files never suspends, so other tasks need a chance to run.
    await Task.yield()
    let name = location.description
    let recorded = try bases.first(about: name) { base throws(FetchFailure) in
      try base.recordedPicture(at: name)
    }
    if let recorded { return recorded }
    return try await folder(of: location, .picture).picture(at: location, isHad: isHad)
  }

  package func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness {
    if let page = try recorded(location, as: .webPage) { return page.freshness }
    return try await folder(of: location, .webPage).answers(at: location)
  }

  package func levelFiles(beside files: [HubLocation]) -> FolderListing {
    folder?.levelFiles(beside: files) ?? FolderListing()
  }

  package func spelling(of location: HubLocation) -> HubLocation? {
    folder?.spelling(of: location)
  }

  private func recorded(
    _ location: HubLocation, as kind: FileKind
  ) throws(FetchFailure) -> FetchedFile? {
    let name = location.description
    return try bases.first(about: name) { base throws(FetchFailure) in
      try base.recordedFile(at: name, as: kind)
    }
  }

  /// Returns the folder, for a file that may be in it.
  private func folder(
    of location: HubLocation, _ kind: FileKind
  ) throws(FetchFailure) -> FolderFetcher {
    if let folder, !location.isOnTheWeb || !folder.mayNeedWeb { return folder }
    if location.isPlaceholder { throw .leftOut("placeholder") }
    // Nothing is recorded where a gallery, a member list or Level 0 was looked for in vain.
    let name = location.levelName
    let isGuess = kind == .gallery || [0, 2].contains(name?.level) && name?.saysLevel == true
    throw isGuess ? .missing : .leftOut("offline")
  }
}
