import Foundation
import HubBundle
import HubFetching
import HubHelpers
import HubModel
import HubPictures
import HubSystem

struct PictureProcessor: Sendable {
  /// The longest side of pictures for lists, in pixels; nil keeps their size.
  let thumbnailEdge: Int?
  /// The longest side of pictures for viewing, in pixels; nil keeps their size.
  let imageEdge: Int?
  /// True to keep the published bytes where no edge applies.
  let keepsMetadata: Bool
  /// The maker of smaller pictures; nil keeps the size of all pictures.
  let imaging: Imaging?
  /// The folder for smaller pictures until they are packed.
  let folder: String
  /// True if the catalog leaves out email addresses.
  let omitsEmails: Bool
  /// The bundles to update or to merge, whose versions need not be made again.
  let base: BaseReleases?
  /// True if its pictures stand in for those that are damaged.
  let carriesForward: Bool

  /// Returns true if the requested versions of a picture with these published bytes can be made
  /// without fetching it.
  func canMake(_ published: HexDigest, _ variants: PictureVariants) -> Bool {
    had(published, variants) != nil || base?.first { $0.published(published) } != nil
  }

  /// Returns the requested versions of a picture with these published bytes, if none has to be
  /// made.
  private func had(_ published: HexDigest, _ variants: PictureVariants) -> PictureVersions? {
    versions(variants) { edge, isThumbnail in
      kept(published, edge)
        ?? base?.first {
          $0.version(
            of: published, isThumbnail: isThumbnail, within: edge, keepsMetadata: keepsMetadata,
            omitsEmails: omitsEmails)
        }
    }
  }

  /// Returns the requested versions of a picture that was fetched.
  ///
  /// - Throws: `FetchFailure` if the picture cannot be made smaller, or if its metadata cannot be
  ///   removed.
  func versions(
    of fetched: FetchedPicture, _ variants: PictureVariants
  ) async throws(FetchFailure) -> PictureVersions {
    let picture: PictureFile
    var isOurs = false
    switch fetched.bytes {
    case .had:
      if let versions = had(fetched.published, variants) { return versions }
      picture = try extracted(fetched)
      isOurs = true
    case .download(let file): (picture, isOurs) = (file, true)
    case .file(let file): picture = file
    }
    var source = PictureSource(picture, fetched.published)
    var made: [Int?: PictureVersion] = [:]
    for edge in edges(variants) {
      made[edge] = try await version(of: &source, within: edge)
    }
    guard var versions = versions(variants, { edge, _ in made[edge] }) else { throw .missing }
    let isSpent = ![versions.largest, versions.thumbnail].contains { $0.isAt(picture.slice) }
    if isOurs, isSpent { versions.spent = picture.slice }
    return versions
  }

  /// Returns the picture of the base that stands in for one that is there but damaged, or is no
  /// picture; nil if none does.
  func carriedForward(_ location: HubLocation, because failure: FetchFailure) -> FetchedPicture? {
    guard carriesForward, failure.isDamage,
      let known = base?.file(at: location.description, as: .picture),
      let published = known.published
    else { return nil }
    return FetchedPicture(
      published: published, .had, .stale(since: known.since, reason: failure.reason),
      known.validators)
  }

  /// Writes a version in a base to a file: the published bytes or, if no base has them, the largest
  /// version, whatever its size.
  private func extracted(_ fetched: FetchedPicture) throws(FetchFailure) -> PictureFile {
    let published = fetched.published
    let held =
      base?.first { base in base.published(published).map { (base, $0) } }
      ?? base?.first { base in base.versions(of: published)?.asset.map { (base, $0) } }
    let slice = FileSlice(path: "\(folder)/\(UUID().uuidString).base")
    do {
      if let (base, asset) = held {
        let file = try WrittenFile(new: slice.path)
        try file.write(base.contents(of: asset))
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

  /// Returns the requested longest sides; nil stands for none.
  private func edges(_ variants: PictureVariants) -> Set<Int?> {
    var edges = Set<Int?>()
    if variants.contains(.thumbnail) { edges.insert(thumbnailEdge) }
    if variants.contains(.full) { edges.insert(imageEdge) }
    return edges
  }

  /// Combines the requested versions; returns nil if one of them is missing.
  private func versions(
    _ variants: PictureVariants, _ version: (_ edge: Int?, _ isThumbnail: Bool) -> PictureVersion?
  ) -> PictureVersions? {
    let full = variants.contains(.full) ? version(imageEdge, false) : nil
    let small = variants.contains(.thumbnail) ? version(thumbnailEdge, true) : nil
    if variants.contains(.full), full == nil { return nil }
    if variants.contains(.thumbnail), small == nil { return nil }
    guard let largest = full ?? small, let thumbnail = small ?? full else { return nil }
    return PictureVersions(largest: largest, thumbnail: thumbnail)
  }

  /// Makes a version within an edge, or of the picture's own size.
  private func version(
    of source: inout PictureSource, within edge: Int?
  ) async throws(FetchFailure) -> PictureVersion {
    let (picture, facts) = (source.picture, source.picture.facts)
    let side = max(facts.width, facts.height)
    switch edge {
    case nil where keepsMetadata:
      return PictureVersion(picture, form: source.form(of: picture), rights: source.rights.rights)
    case nil:
      if let cleaned = try cleaned(&source) { return cleaned.version }
      if imaging == nil, case .failure(let fault) = source.copy { throw .unreadable(fault.reason) }
      return try await reduced(source, to: min(side, Imaging.longestEdge))
    case let edge?:
      // The imaging helper refuses a JPEG without an end marker, which its copy has.
      if side <= edge || facts.lacksEnd, let cleaned = try cleaned(&source), side <= edge,
        cleaned.isPlain
      {
        return cleaned.version
      }
      return try await reduced(source, to: edge)
    }
  }

  /// Removes the metadata of a picture except for its rights; returns nil if that is not possible
  /// without decoding it.
  private func cleaned(
    _ source: inout PictureSource
  ) throws(FetchFailure) -> (version: PictureVersion, isPlain: Bool)? {
    let (picture, published) = (source.picture, source.published)
    if source.cleaned == nil, case .success(let copy) = source.copy {
      if copy.isPicture {
        source.cleaned = picture
      } else {
        let path = file(published, nil, picture.facts.format)
        try write(to: path) { draft in try copy.write(to: draft) }
        source.cleaned = PictureFile(FileSlice(path: path))
      }
    }
    guard let cleaned = source.cleaned,
      (cleaned.facts.width, cleaned.facts.height) == (picture.facts.width, picture.facts.height)
    else { return nil }
    let version = PictureVersion(
      cleaned, form: source.form(of: cleaned), rights: source.rights.rights)
    return (version, cleaned.facts.isPlain)
  }

  /// Makes a smaller picture with the rights of the original, unless an interrupted export has
  /// already made it.
  private func reduced(
    _ source: PictureSource, to edge: Int
  ) async throws(FetchFailure) -> PictureVersion {
    let (picture, published) = (source.picture, source.published)
    if let kept = keptReduced(published, edge) { return kept }
    guard let imaging else { throw .unreadable("the imaging helper is not available") }
    let pixels = draft()
    defer { unlink(pixels) }
    let smaller: PictureFacts
    do {
      smaller = try await imaging.reduce(
        (picture.facts.lacksEnd ? source.cleaned ?? picture : picture).slice,
        format: picture.facts.format, edge: edge, to: pixels)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .storage(let clause): throw .storage(clause)
      default: throw .unreadable(error.reason)
      }
    }
    guard let file = PictureFile(FileSlice(path: pixels)),
      let copy = try? CleanedPicture(file, rights: source.rights)
    else { throw .unreadable("the imaging helper returned an invalid picture") }
    try write(to: self.file(published, edge, smaller.format)) { draft in
      try copy.write(to: draft)
    }
    guard let kept = keptReduced(published, edge) else {
      throw .unreadable("the imaging helper returned an invalid picture")
    }
    return kept
  }

  /// Returns a new path for an unfinished file. The pictures of two URLs may be the same, and may be
  /// processed at the same time.
  private func draft() -> String {
    "\(folder)/\(UUID().uuidString)\(DownloadCache.draftMark)"
  }

  /// Writes a file completely, or not at all.
  private func write(
    to path: String, _ body: (_ draft: String) throws -> Void
  ) throws(FetchFailure) {
    let draft = draft()
    do {
      try body(draft)
    } catch {
      unlink(draft)
      if let fault = error as? PictureFault { throw .unreadable(fault.reason) }
      throw .storage("\(error)")
    }
    guard rename(draft, path) == 0 else {
      throw .storage(FileFault(cannot: "write", path).description)
    }
  }

  /// Returns the path of a version within an edge, or of a copy without metadata.
  private func file(_ published: HexDigest, _ edge: Int?, _ format: PictureFormat) -> String {
    let name = edge.map { "\($0)-rights" } ?? "cleaned"
    return "\(folder)/\(published.hex)-\(name).\(format.fileExtension)"
  }

  private func kept(_ published: HexDigest, _ edge: Int?) -> PictureVersion? {
    if let edge, let reduced = keptReduced(published, edge) { return reduced }
    if edge == nil, keepsMetadata { return nil }
    guard let picture = stored(published, nil) else { return nil }
    let side = max(picture.facts.width, picture.facts.height)
    guard edge.map({ picture.facts.isPlain && side <= $0 }) ?? true else { return nil }
    return PictureVersion(
      picture, form: .cleaned, rights: CleanedPicture.rights(of: picture).rights)
  }

  private func keptReduced(_ published: HexDigest, _ edge: Int) -> PictureVersion? {
    stored(published, edge).map { picture in
      PictureVersion(picture, form: .reduced, rights: CleanedPicture.rights(of: picture).rights)
    }
  }

  private func stored(_ published: HexDigest, _ edge: Int?) -> PictureFile? {
    PictureFormat.allCases.lazy.compactMap { format in
      PictureFile(FileSlice(path: file(published, edge, format)))
    }.first
  }
}

/// A published picture of which versions are made.
private struct PictureSource {
  let picture: PictureFile
  /// The digest of the published bytes.
  let published: HexDigest
  /// The copy without metadata, not yet written, or the reason why there is none.
  let copy: Result<CleanedPicture, PictureFault>
  /// The copy without metadata in a file, once it is needed.
  var cleaned: PictureFile?

  init(_ picture: PictureFile, _ published: HexDigest) {
    self.picture = picture
    self.published = published
    copy = Result { () throws(PictureFault) in try CleanedPicture(picture) }
  }

  var rights: StatedRights {
    (try? copy.get().rights) ?? CleanedPicture.rights(of: picture)
  }

  /// Returns the form of a copy that was not encoded anew. The picture itself may already be a
  /// version that a bundle had.
  func form(of copy: PictureFile) -> PictureForm {
    guard picture.digest == published else { return .reduced }
    return copy.digest == published ? .published : .cleaned
  }
}

extension PictureVersion {
  fileprivate func isAt(_ slice: FileSlice) -> Bool {
    if case .file(slice) = bytes { true } else { false }
  }
}
