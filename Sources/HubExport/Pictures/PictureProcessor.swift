import Foundation
import HubBundle
import HubFetching
import HubModel
import HubPictures

/// A processor that makes the requested versions of published pictures.
struct PictureProcessor: Sendable {
  /// The longest side of pictures for lists, in pixels; nil keeps their size.
  let thumbnailEdge: Int?
  /// The longest side of pictures for viewing, in pixels; nil keeps their size.
  let imageEdge: Int?
  /// The maker of smaller pictures; nil keeps the size of all pictures.
  let imaging: Imaging?
  /// The folder for smaller pictures until they are packed.
  let folder: String
  /// The bundle to update, whose versions need not be made again.
  let base: BaseRelease?

  /// Returns the requested versions of a picture with these published bytes, if none has to be
  /// made.
  func had(_ published: HexDigest, _ variants: PictureVariants) -> PictureVersions? {
    versions(variants) { edge, isThumbnail in
      edge.flatMap { kept(published, $0) } ?? based(published, isThumbnail: isThumbnail)
    }
  }

  /// Returns the requested versions of a picture that was fetched.
  ///
  /// - Throws: `FetchFailure` if the picture cannot be made smaller.
  func versions(
    of fetched: FetchedPicture, _ variants: PictureVariants
  ) async throws(FetchFailure) -> PictureVersions {
    let picture: PictureFile
    var isOurs = false
    switch fetched.bytes {
    case .had:
      if let versions = had(fetched.published, variants) { return versions }
      // A stale picture is made from the version in the base bundle, whatever its size.
      guard case .stale = fetched.freshness else { throw .missing }
      picture = try extracted(fetched.published)
      isOurs = true
    case .download(let file): (picture, isOurs) = (file, true)
    case .file(let file): picture = file
    }
    let whole = PictureVersion(picture)
    var made: [Int: PictureVersion] = [:]
    for edge in Set(edges(variants)) where picture.facts.exceeds(edge) {
      made[edge] = try await reduced(picture, fetched.published, to: edge)
    }
    let versions = versions(variants) { edge, _ in edge.flatMap { made[$0] } ?? whole }
    guard var versions else { throw .missing }
    let isSpent = ![versions.largest, versions.thumbnail].contains { $0.isAt(picture.slice) }
    if isOurs, isSpent { versions.spent = picture.slice }
    return versions
  }

  /// Writes the largest version in the base bundle to a file.
  private func extracted(_ published: HexDigest) throws(FetchFailure) -> PictureFile {
    let slice = FileSlice(path: "\(folder)/\(UUID().uuidString).base")
    do {
      if let base, let asset = base.versions(of: published)?.asset {
        let file = try WrittenFile(new: slice.path)
        try file.write([UInt8](base.bundle.contents(of: asset)))
        try file.close()
        if let picture = PictureFile(slice) { return picture }
      }
    } catch let fault as FileFault {
      throw .storage(fault.description)
    } catch {
      throw .storage(EarlierReleaseFault(error).description)
    }
    throw .missing
  }

  /// Returns the requested longest sides.
  private func edges(_ variants: PictureVariants) -> [Int] {
    guard imaging != nil else { return [] }
    return [
      variants.contains(.thumbnail) ? thumbnailEdge : nil,
      variants.contains(.full) ? imageEdge : nil,
    ].compactMap { $0 }
  }

  /// Combines the requested versions; returns nil if one of them is missing.
  private func versions(
    _ variants: PictureVariants, _ version: (_ edge: Int?, _ isThumbnail: Bool) -> PictureVersion?
  ) -> PictureVersions? {
    let isReducing = imaging != nil
    let full = variants.contains(.full) ? version(isReducing ? imageEdge : nil, false) : nil
    let small =
      variants.contains(.thumbnail) ? version(isReducing ? thumbnailEdge : nil, true) : nil
    if variants.contains(.full), full == nil { return nil }
    if variants.contains(.thumbnail), small == nil { return nil }
    guard let largest = full ?? small, let thumbnail = small ?? full else { return nil }
    return PictureVersions(largest: largest, thumbnail: thumbnail)
  }

  /// Makes a smaller picture, unless an interrupted export has already made it.
  private func reduced(
    _ picture: PictureFile, _ published: HexDigest, to edge: Int
  ) async throws(FetchFailure) -> PictureVersion {
    if let kept = kept(published, edge) { return kept }
    guard let imaging else { throw .unreadable("the imaging helper is not available") }
    // The pictures of two URLs may be the same, and may be processed at the same time.
    let draft = "\(folder)/\(UUID().uuidString)\(DownloadCache.draftMark)"
    let smaller: ReducedPicture
    do {
      smaller = try await imaging.reduce(
        picture.slice, format: picture.facts.format, edge: edge, to: draft)
    } catch {
      unlink(draft)
      switch error {
      case .cancelled: throw .cancelled
      case .storage(let clause): throw .storage(clause)
      default: throw .unreadable(error.reason)
      }
    }
    let target = file(published, edge, smaller.format)
    guard rename(draft, target) == 0 else {
      throw .storage(FileFault(cannot: "write", target).description)
    }
    guard let kept = kept(published, edge) else {
      throw .unreadable("the imaging helper returned an invalid picture")
    }
    return kept
  }

  private func file(_ published: HexDigest, _ edge: Int, _ format: PictureFormat) -> String {
    "\(folder)/\(published.hex)-\(edge).\(format.fileExtension)"
  }

  /// Returns a smaller picture that was made before.
  private func kept(_ published: HexDigest, _ edge: Int) -> PictureVersion? {
    for format in [PictureFormat.jpeg, .png] {
      let path = file(published, edge, format)
      if let picture = PictureFile(FileSlice(path: path)) { return PictureVersion(picture) }
    }
    return nil
  }

  /// Returns a version from the base bundle, if it was made with the same options.
  private func based(_ published: HexDigest, isThumbnail: Bool) -> PictureVersion? {
    guard let base, let picture = base.versions(of: published), let largest = picture.asset,
      let thumbnail = picture.thumbnail
    else { return nil }
    let manifest = base.bundle.manifest
    if isThumbnail {
      guard manifest.thumbnailEdge == recordedThumbnailEdge,
        recordedThumbnailEdge.map({ base.isSmall(picture, within: $0) })
          ?? (thumbnail.digest == published)
      else { return nil }
      return PictureVersion(thumbnail, .bundle(base.bundle))
    }
    // If there is only one version, it is known to be the full one only if it is as published.
    guard manifest.imageEdge == recordedImageEdge,
      largest.digest == published
        ? recordedImageEdge.map({ base.isPlain(largest, within: $0) }) ?? true
        : largest.digest != thumbnail.digest
    else { return nil }
    return PictureVersion(largest, .bundle(base.bundle))
  }

  /// The value of ``thumbnailEdge`` for the manifest.
  var recordedThumbnailEdge: Int? { imaging == nil ? nil : thumbnailEdge }
  /// The value of ``imageEdge`` for the manifest.
  var recordedImageEdge: Int? { imaging == nil ? nil : imageEdge }
}

extension PictureFacts {
  /// True if a picture must be re-encoded to fit within an edge and to contain only pixels.
  fileprivate func exceeds(_ edge: Int) -> Bool { !isPlain || max(width, height) > edge }
}

extension PictureVersion {
  fileprivate func isAt(_ slice: FileSlice) -> Bool {
    if case .file(slice) = bytes { true } else { false }
  }
}
