package import HubBundle
package import HubFetching
import HubModel
import HubPictures

/// The bundle that an export updates.
package struct BaseRelease: EarlierRelease {
  let bundle: BundleFile
  private let catalog: Catalog
  /// Pictures by the digest of what was published.
  private let pictures: [HexDigest: RecordedPicture]

  /// Takes a bundle as the base of an update, and checks its catalog.
  ///
  /// - Throws: `BundleError` when the bundle is damaged, or lists anything that is not there.
  package init(_ bundle: BundleFile) throws {
    self.bundle = bundle
    catalog = try bundle.catalog()
    var pictures: [HexDigest: RecordedPicture] = [:]
    try catalog.forEachPicture { picture in
      guard let digest = picture.originalDigest, picture.asset != nil else { return }
      // Two addresses may have led to the same bytes, and only one of them may have a thumbnail.
      if pictures[digest]?.hasThumbnail != true { pictures[digest] = picture }
    }
    self.pictures = pictures
  }

  /// The bundle's id.
  var id: String { bundle.id.hex }

  /// All level files and galleries; see `EarlierRelease`.
  package var files: [(location: String, kind: FileKind)] {
    var files: [(location: String, kind: FileKind)] = []
    try? catalog.forEachSource { source in
      guard isWhole(source) else { return }
      // What form a gallery has is not recorded of its file.
      let isConfiguration = HubLocation(source.location).lastComponent == "config.xml"
      files.append((source.location, isConfiguration ? .gallery : .levelFile))
    }
    return files
  }

  /// A level file or gallery; see `EarlierRelease`.
  package func file(at location: String) -> EarlierFile? {
    guard let source = unfiltered(location) else { return nil }
    return earlier(location, since: source.since)
  }

  /// Its bytes; see `EarlierRelease`.
  package func contents(of location: String) throws -> [UInt8] {
    guard let source = unfiltered(location), let contents = try bundle.contents(of: source) else {
      throw ExportError("\(location): is not whole in the base")
    }
    return [UInt8](contents)
  }

  /// A web page; see `EarlierRelease`.
  package func webPage(at location: String) -> EarlierFile? {
    guard let source = try? catalog.source(at: location), source.role == "web-page",
      [.present, .stale].contains(source.state)
    else { return nil }
    return EarlierFile(since: source.since ?? bundle.manifest.created, validators: nil)
  }

  /// A picture; see `EarlierRelease`.
  package func picture(at location: String) -> EarlierPicture? {
    guard let picture = try? catalog.picture(at: location), picture.asset != nil,
      let digest = picture.originalDigest
    else { return nil }
    return EarlierPicture(published: digest, file: earlier(location, since: picture.since))
  }

  /// The versions that the bundle has of a picture with these published bytes.
  func versions(of digest: HexDigest) -> RecordedPicture? { pictures[digest] }

  /// Whether what the bundle has for lists was made for lists: a picture of which only the full version
  /// was wished has nothing else.
  func isSmall(_ picture: RecordedPicture, within edge: Int) -> Bool {
    guard let thumbnail = picture.thumbnail, max(thumbnail.width, thumbnail.height) <= edge else {
      return false
    }
    if bundle.manifest.leftOut.assets != "all" || picture.hasThumbnail { return true }
    // Made anew, so it has nothing but its pixels.
    if thumbnail.digest != picture.originalDigest { return true }
    return isPlain(thumbnail, within: edge)
  }

  /// Whether a picture fits an edge and has nothing but its pixels.
  func isPlain(_ asset: Asset, within edge: Int) -> Bool {
    guard max(asset.width, asset.height) <= edge, let contents = try? bundle.contents(of: asset)
    else { return false }
    var inspection = PictureInspection()
    do {
      try inspection.consume([UInt8](contents))
      return try inspection.finished().isPlain
    } catch {
      return false
    }
  }

  /// A level file whose bytes in the bundle are those that were published.
  private func unfiltered(_ location: String) -> RecordedSource? {
    guard let source = try? catalog.source(at: location), isWhole(source) else { return nil }
    return source
  }

  private func isWhole(_ source: RecordedSource) -> Bool {
    guard let entry = source.entry, entry.digest == source.originalDigest else { return false }
    return [.present, .stale].contains(source.state)
  }

  private func earlier(_ location: String, since: String?) -> EarlierFile {
    let known = try? catalog.validators(of: location)
    return EarlierFile(
      since: since ?? bundle.manifest.created,
      validators: known.map {
        Validators(
          answeredBy: $0.answeredBy, entityTag: $0.entityTag, lastModified: $0.lastModified)
      })
  }
}

extension RecordedPicture {
  /// Whether there is a version of its own for lists.
  fileprivate var hasThumbnail: Bool { asset?.digest != thumbnail?.digest }
}
