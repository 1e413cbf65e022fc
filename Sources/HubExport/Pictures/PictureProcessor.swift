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
      edge.flatMap { keptReduced(published, $0) }
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
    var source = try PictureSource(picture, fetched.published)
    var made: [Int?: PictureVersion] = [:]
    for edge in edges(variants) {
      made[edge] = try await version(of: &source, within: edge)
    }
    guard var versions = versions(variants, { edge, _ in made[edge] }) else { throw .missing }
    let isSpent = ![versions.largest, versions.thumbnail].contains { $0.needs(picture.slice) }
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
    let slice = FileSlice(path: draft())
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
      return PictureVersion(
        picture, form: source.form(of: picture.digest), rights: source.rights.rights)
    case nil:
      if let cleaned = try source.cleaned() { return cleaned.version }
      if imaging == nil, case .failure(let fault) = source.copy { throw .unreadable(fault.reason) }
      return try await reduced(source, to: min(side, Imaging.longestEdge))
    case let edge?:
      if side <= edge, let cleaned = try source.cleaned(), cleaned.isPlain {
        return cleaned.version
      }
      return try await reduced(source, to: edge)
    }
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
    // The imaging helper refuses a JPEG without an end marker, which its copy has.
    let ended = picture.facts.lacksEnd ? try (try? source.copy.get()).map(written) : nil
    defer { if let ended { unlink(ended) } }
    let smaller: PictureFacts
    do {
      smaller = try await imaging.reduce(
        ended.map { FileSlice(path: $0) } ?? picture.slice, format: picture.facts.format,
        edge: edge, to: pixels)
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
    let (draft, path) = (try written(copy), path(published, edge, smaller.format))
    guard rename(draft, path) == 0 else {
      defer { unlink(draft) }
      throw .storage(FileFault(cannot: "write", path).description)
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

  /// Writes a copy to an unfinished file, and returns its path.
  private func written(_ copy: CleanedPicture) throws(FetchFailure) -> String {
    let draft = draft()
    do {
      try copy.write(to: draft)
      return draft
    } catch {
      unlink(draft)
      if let fault = error as? PictureFault { throw .unreadable(fault.reason) }
      throw .storage("\(error)")
    }
  }

  /// Returns the path of a version within an edge.
  private func path(_ published: HexDigest, _ edge: Int, _ format: PictureFormat) -> String {
    "\(folder)/\(published.hex)-\(edge)-rights.\(format.fileExtension)"
  }

  private func keptReduced(_ published: HexDigest, _ edge: Int) -> PictureVersion? {
    PictureFormat.allCases.lazy
      .compactMap { PictureFile(FileSlice(path: path(published, edge, $0))) }.first
      .flatMap { picture in
        guard let rights = try? CleanedPicture.rights(of: picture).rights else { return nil }
        return PictureVersion(picture, form: .reduced, rights: rights)
      }
  }
}

/// A published picture of which versions are made.
private struct PictureSource {
  let picture: PictureFile
  /// The digest of the published bytes.
  let published: HexDigest
  /// The copy without metadata, or the reason why there is none.
  let copy: Result<CleanedPicture, PictureFault>
  let rights: StatedRights
  private var version: (version: PictureVersion, isPlain: Bool)?

  /// - Throws: `FetchFailure` if the picture cannot be read now: it would be encoded anew, and copied
  ///   next time.
  init(_ picture: PictureFile, _ published: HexDigest) throws(FetchFailure) {
    self.picture = picture
    self.published = published
    copy = Result { () throws(PictureFault) in try CleanedPicture(picture) }
    do throws(PictureFault) {
      switch copy {
      case .success(let copy): rights = copy.rights
      case .failure(.changed): throw .changed
      case .failure: rights = try CleanedPicture.rights(of: picture)
      }
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// Returns the copy without metadata but rights, which is made while it is packed; nil if it
  /// cannot be made without decoding the picture.
  mutating func cleaned() throws(FetchFailure) -> (version: PictureVersion, isPlain: Bool)? {
    guard version == nil, let copy = try? copy.get() else { return version }
    let (digest, facts): (HexDigest, PictureFacts)
    do throws(PictureFault) {
      guard let found = copy.isPicture ? (picture.digest, picture.facts) : try copy.inspected()
      else { return nil }
      (digest, facts) = found
    } catch {
      throw .unreadable(error.reason)
    }
    guard (facts.width, facts.height) == (picture.facts.width, picture.facts.height) else {
      return nil
    }
    let (picture, size) = (picture, copy.size)
    // The parts of a copy with many are found again, because they take much memory.
    let kept = copy.isSmall ? copy : nil
    version = (
      PictureVersion(
        digest, size, facts,
        copy.isPicture
          ? .file(picture.slice)
          : .made(from: picture.slice) { body in
            guard let copy = kept ?? (try? CleanedPicture(picture)), copy.size == size else {
              return false
            }
            return try copy.forEachChunk(body)
          }, form: form(of: digest), rights: rights.rights), facts.isPlain
    )
    return version
  }

  /// Returns the form of a copy that was not encoded anew. The picture itself may already be a
  /// version that a bundle had.
  func form(of copy: HexDigest) -> PictureForm {
    guard picture.digest == published else { return .reduced }
    return copy == published ? .published : .cleaned
  }
}
