package import HubBundle
package import HubFetching
package import HubModel
import HubPages
import HubPictures
import HubSource

/// A bundle that an export updates.
package struct BaseRelease: EarlierRelease {
  let bundle: BundleFile
  /// The name that errors give the bundle.
  let name: String
  package var manifest: Manifest { bundle.manifest }
  let catalog: Catalog
  /// The files and pictures that the bundle knows, by the hash of their locations; true for those
  /// that it holds.
  private let known: [Int: Bool]
  /// The ids of the pictures by the digest of their published bytes.
  private let pictures: [HexDigest: Int]
  /// The locations of web pages by address, and by the address of the page that answered.
  private let pages: [String: String]

  /// Creates the base of an update from a bundle, and checks the bundle's catalog.
  ///
  /// - Parameter name: The name for errors.
  /// - Throws: `BundleError` if the bundle is damaged or lists an entry that is missing.
  package init(_ bundle: BundleFile, named name: String) throws {
    self.bundle = bundle
    self.name = name
    catalog = try bundle.catalog()
    try catalog.limitCache()
    var known: [Int: Bool] = [:]
    var pictures: [HexDigest: Int] = [:]
    try catalog.forEachPublishedPicture { id, location, published in
      known[location.hashValue] = published != nil
      if let published { pictures[published] = id }
    }
    self.pictures = pictures
    var pages: [String: String] = [:]
    try catalog.forEachSource { source in
      let isPage = Self.pageRoles.contains(source.role)
      let isHeld = source.entry != nil || isPage && source.state == .present
      known[source.location.hashValue] = known[source.location.hashValue] == true || isHeld
      if isPage { pages[HubLocation(source.location).address] = source.location }
    }
    self.known = known
    for location in pages.values.sorted() {
      guard let answer = try catalog.validators(of: location)?.answeredBy else { continue }
      let address = HubLocation(answer).address
      pages[address] = pages[address] ?? location
    }
    self.pages = pages
  }

  static let pageRoles: Set = ["web-page", "page-gallery"]

  /// Checks that the bundle is of the hub that is exported: an update takes over its title, maker,
  /// licence and consent.
  ///
  /// A hub may move to another URL, so the same hub is one with a club in common.
  ///
  /// - Throws: `PlainError` if it is of another hub.
  func check(_ tree: HubTree, root: HubLocation) throws {
    guard !root.isOnTheWeb || root.description != bundle.manifest.root, !tree.clubs.isEmpty
    else { return }
    let clubs = try catalog.organizationIdentities(.club)
    guard !clubs.isEmpty, clubs.isDisjoint(with: tree.clubs) else { return }
    throw PlainError(
      "the earlier bundle (--base \(name)) has no club in common with this hub, "
        + "so it is of another one (use an earlier bundle of this hub, or export without --base)")
  }

  /// Returns true if the bundle holds a file or picture, false if it only records why it does not, and
  /// nil if it does not know it.
  func holds(_ location: String) -> Bool? {
    known[location.hashValue] ?? (pages[HubLocation(location).address] == nil ? nil : true)
  }

  /// True if it has portfolios that were read from web pages.
  package var hasPageGalleries: Bool {
    var hasPages = false
    try? catalog.forEachSource { if $0.role == "page-gallery" { hasPages = true } }
    return hasPages
  }

  var id: String { bundle.id.hex }

  package var files: [(location: String, kind: FileKind)] {
    var files: [(location: String, kind: FileKind)] = []
    try? catalog.forEachSource { source in
      guard isWhole(source) else { return }
      // The catalog does not record the form of a gallery with its file.
      let isConfiguration =
        source.role == "level3" && !source.location.lowercased().contains(".level3.json")
      let kind: FileKind =
        source.role == "page-gallery" ? .galleryPage : isConfiguration ? .gallery : .levelFile
      files.append((source.location, kind))
    }
    return files
  }

  package func file(at location: String, as kind: FileKind) -> EarlierFile? {
    switch kind {
    case .picture: picture(at: location)
    case .webPage: webPage(at: location)
    case .levelFile, .gallery, .galleryPage, .pageContent: levelFile(at: location)
    case .robots, .pictureCheck, .bundle: nil
    }
  }

  private func levelFile(at location: String) -> EarlierFile? {
    guard let source = unfiltered(location) else { return nil }
    let file = earlier(source.location, since: source.since, askedFor: location)
    guard source.role == "page-gallery" else { return file }
    let anew = EarlierFile(since: file.since, validators: nil)
    // A damaged entry is reported when it is used.
    guard let data = try? bundle.contents(of: source) else { return anew }
    let contents = [UInt8](data)
    // A page whose record this version cannot read is fetched as if it were new; one whose record
    // could be better is read anew, whether it has changed or not.
    guard (try? PageRecord.reading(of: contents)) != nil else { return nil }
    return PageRecord.isFinal(contents) ? file : anew
  }

  package func contents(of location: String) throws -> [UInt8] {
    guard let source = unfiltered(location), let contents = try contents(of: source) else {
      throw PlainError(
        "\(location): the earlier bundle (--base) does not hold this file as published")
    }
    return contents
  }

  func contents(of source: RecordedSource) throws -> [UInt8]? {
    do { return try bundle.contents(of: source).map { [UInt8]($0) } } catch { throw named(error) }
  }

  func contents(of asset: Asset) throws -> [UInt8] {
    do { return [UInt8](try bundle.contents(of: asset)) } catch { throw named(error) }
  }

  /// Returns an error about the bundle that names it.
  func named(_ error: any Error) -> any Error {
    guard let error = error as? BundleError else { return error }
    return PlainError(error.description(of: name))
  }

  package func clubs(listedIn location: String) -> [OrganizationIdentity] {
    (try? catalog.clubs(listedIn: location)) ?? []
  }

  package func list(of club: OrganizationIdentity) -> String? {
    try? catalog.list(of: club)
  }

  private func webPage(at location: String) -> EarlierFile? {
    guard let source = source(at: location), Self.pageRoles.contains(source.role),
      [.present, .stale].contains(source.state)
    else { return nil }
    return EarlierFile(since: source.since ?? bundle.manifest.created, validators: nil)
  }

  private func picture(at location: String) -> EarlierFile? {
    guard let picture = try? catalog.picture(at: location), picture.asset != nil,
      let digest = picture.originalDigest
    else { return nil }
    return earlier(location, since: picture.since, published: digest)
  }

  /// Returns the versions in the bundle of a picture with these published bytes.
  func versions(of digest: HexDigest) -> RecordedPicture? {
    // In memory, all records would take as much as the catalog.
    pictures[digest].flatMap { try? catalog.picture($0) }
  }

  /// Returns the asset with these bytes as published, if the bundle has them.
  func published(_ digest: HexDigest) -> Asset? {
    let picture = versions(of: digest)
    return [picture?.asset, picture?.thumbnail].compactMap(\.self).first { $0.digest == digest }
  }

  /// Returns a version of a picture with these published bytes, if it would be the same if it were
  /// made now.
  ///
  /// - Parameters:
  ///   - edge: The longest side in pixels; nil for that of the published picture.
  ///   - keepsMetadata: True if all metadata is kept where no edge applies.
  ///   - omitsEmails: True if email addresses are left out of the rights.
  func version(
    of published: HexDigest, isThumbnail: Bool, within edge: Int?, keepsMetadata: Bool,
    omitsEmails: Bool
  ) -> PictureVersion? {
    guard omitsEmails || !manifest.leftOut.omitted.contains(Omission.emails.rawValue),
      (isThumbnail ? manifest.thumbnailEdge : manifest.imageEdge) == edge,
      let picture = versions(of: published), let largest = picture.asset,
      let thumbnail = picture.thumbnail, let form = picture.form
    else { return nil }
    let version = isThumbnail ? thumbnail : largest
    let isSame =
      if let edge {
        isThumbnail ? isSmall(picture, within: edge) : isFull(picture, within: edge)
      } else {
        isWhole(version, of: picture, keepsMetadata: keepsMetadata)
      }
    return isSame ? PictureVersion(version, in: bundle, form: form, rights: picture.rights) : nil
  }

  /// True if the bundle's thumbnail of a picture was made as a thumbnail. If only the full version
  /// was requested, the bundle uses that as thumbnail.
  private func isSmall(_ picture: RecordedPicture, within edge: Int) -> Bool {
    guard let thumbnail = picture.thumbnail, max(thumbnail.width, thumbnail.height) <= edge else {
      return false
    }
    if bundle.manifest.leftOut.assets != "all" || picture.hasThumbnail { return true }
    return picture.form == .reduced || isPlain(thumbnail, within: edge)
  }

  /// True if the bundle's largest version of a picture is the one for viewing, within an edge. If
  /// only the thumbnail was requested, the bundle uses that for viewing.
  private func isFull(_ picture: RecordedPicture, within edge: Int) -> Bool {
    guard let largest = picture.asset else { return false }
    if picture.hasThumbnail { return true }
    // A picture that was encoded anew and does not reach the edge was not made smaller.
    let isAtOwnSize =
      bundle.manifest.thumbnailEdge.map { max(largest.width, largest.height) < $0 } ?? true
    return picture.form == .reduced ? isAtOwnSize : isPlain(largest, within: edge)
  }

  /// True if a version has the pixels as published, and the wanted metadata.
  private func isWhole(_ version: Asset, of picture: RecordedPicture, keepsMetadata: Bool) -> Bool {
    // The form is that of the largest version; if there is another one, no edge applied to it.
    guard picture.form != .reduced || version.digest != picture.asset?.digest else { return false }
    return keepsMetadata
      ? version.digest == picture.originalDigest : bundle.manifest.pictureMetadata == "rights"
  }

  /// True if a picture fits within an edge and contains only pixels and rights.
  private func isPlain(_ asset: Asset, within edge: Int) -> Bool {
    guard max(asset.width, asset.height) <= edge, let contents = try? bundle.contents(of: asset)
    else { return false }
    return (try? PictureFacts(of: [UInt8](contents)).isPlain) ?? false
  }

  /// Returns a level file that the bundle has exactly as published.
  private func unfiltered(_ location: String) -> RecordedSource? {
    guard let source = source(at: location), isWhole(source) else { return nil }
    return source
  }

  /// Returns the entry of a file. A page may have been published with another URL that leads to it.
  func source(at location: String) -> RecordedSource? {
    if let source = try? catalog.source(at: location) { return source }
    return pages[HubLocation(location).address].flatMap { try? catalog.source(at: $0) }
  }

  private func isWhole(_ source: RecordedSource) -> Bool {
    guard let entry = source.entry, entry.digest == source.originalDigest else { return false }
    return [.present, .stale].contains(source.state)
  }

  /// - Parameter requested: The URL that is asked for now, if it is another one.
  func earlier(
    _ location: String, since: String?, askedFor requested: String? = nil,
    published: HexDigest? = nil
  ) -> EarlierFile {
    let known = try? catalog.validators(of: location)
    return EarlierFile(
      since: since ?? bundle.manifest.created,
      validators: known.map {
        let answer = $0.answeredBy ?? location
        return Validators(
          answeredBy: answer == requested ?? location ? nil : answer, entityTag: $0.entityTag,
          lastModified: $0.lastModified)
      }, published: published)
  }
}

extension RecordedPicture {
  /// True if there is a separate thumbnail.
  var hasThumbnail: Bool { asset?.digest != thumbnail?.digest }
}
