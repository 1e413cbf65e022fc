import HubFetching
import HubJSON
import HubModel

/// What was found behind a Level 3 URL.
struct FoundGallery: Sendable {
  var gallery: GalleryContents?
  var sources: [SourceRecord] = []
  var problems: [Problem] = []
}

/// A Level 3 URL, and who has it.
struct GalleryReference: Sendable {
  /// As published.
  let text: String
  /// The file that it is relative to.
  let file: HubLocation
  /// Where its owner stands there.
  let position: Problem.Position
  let owner: Owner

  enum Owner: Sendable {
    case member(PersonName)
    /// Of a name.
    case exhibition(String)

    /// In messages.
    var name: String {
      switch self {
      case .member(let name): name.fullName
      case .exhibition(let name): "\"\(name)\""
      }
    }
  }
}

extension HubReader {
  /// Reads what is behind a Level 3 URL; what answers decides what it is (Docs/Hub.md, "Level 3").
  func gallery(_ gallery: GalleryReference) async throws -> FoundGallery {
    var found = FoundGallery()
    let (reference, file) = (gallery.text, gallery.file)
    do throws(FetchFailure) {
      let page = try file.location(of: reference)
      if page.lastComponent?.lowercased().hasSuffix(".level3.json") == true {
        found.gallery = try await levelThree(at: page, of: gallery.owner, into: &found)
      } else {
        let config = page.galleryFile(isFolder: reference.namesFolder)
        found.gallery = try await juiceBox(at: page, config, into: &found)
      }
    } catch {
      if let fatal = error.fatal { throw fatal }
      let galleryFile = (try? file.resolve(reference))?.galleryFile(isFolder: reference.namesFolder)
      let location = galleryFile ?? HubLocation(reference)
      found.sources.append(SourceRecord(.levelThree, location, FetchState(error)))
      if case .leftOut = error {
      } else {
        found.problems.append(
          Problem(
            error.problemCode, file: file.description, position: gallery.position,
            message: "the gallery of \(gallery.owner.name), \(location), \(error.reason)"))
      }
      found.gallery = GalleryContents(
        state: FetchState(error), form: nil, title: nil, images: [], file: location.description)
    }
    return found
  }

  private func juiceBox(
    at page: HubLocation, _ config: HubLocation, into found: inout FoundGallery
  ) async throws(FetchFailure) -> GalleryContents {
    let file: FetchedFile
    do {
      file = try await fetcher.read(config, as: .gallery)
    } catch {
      switch error {
      // A server may well refuse a file that it does not have.
      case .missing, .refused: return try await webPage(page, into: &found)
      // So may one on the web redirect in circles what is not there, or send a film.
      case .unreadable where page.isOnTheWeb, .tooLarge where page.isOnTheWeb:
        return try await webPage(page, into: &found)
      case .unreachable:
        // What an earlier bundle knew to be a web page stays one.
        if case .stale = try? await fetcher.answers(at: page) {
          return try await webPage(page, into: &found)
        }
        throw error
      default: throw error
      }
    }
    let log = ProblemLog(file: config.description)
    switch JuiceBox.read(file.contents, log) {
    case .gallery(let gallery):
      found.problems += log.finished()
      let source = SourceRecord(
        .levelThree, config, .present, original: file, contents: file.contents)
      found.sources.append(source)
      return GalleryContents(gallery, source.state, in: config)
    case .somethingElse:
      return try await webPage(page, into: &found)
    case .broken(let position, let reason):
      found.sources.append(
        SourceRecord(
          .levelThree, config, .failed("could not be read: \(reason)"), original: file,
          contents: options.isFiltering ? nil : file.contents))
      found.problems.append(
        Problem(
          .galleryUnreadable, file: config.description, position: position,
          message: "the gallery could not be read: \(reason)"))
      return GalleryContents(
        state: .failed(reason), form: options.isFiltering ? nil : .juicebox, title: nil, images: [],
        file: config.description)
    }
  }

  private func webPage(
    _ page: HubLocation, into found: inout FoundGallery
  ) async throws(FetchFailure) -> GalleryContents {
    let state = FetchState(try await fetcher.answers(at: page))
    found.sources.append(SourceRecord(.webPage, page, state))
    return GalleryContents(
      state: state, form: .webPage, title: nil, images: [], file: page.description)
  }

  private func levelThree(
    at location: HubLocation, of owner: GalleryReference.Owner, into found: inout FoundGallery
  ) async throws(FetchFailure) -> GalleryContents {
    let fetched = try await fetcher.read(location, as: .levelFile)
    let log = ProblemLog(file: location.description)
    let document = parse(fetched.contents, log)
    let file = document.flatMap { LevelThree($0.root, log) }
    if Task.isCancelled { throw .cancelled }
    let isOfOwner: Bool =
      if case .member(let name) = owner { file?.owner == nil || file?.owner == name } else { true }
    // Of a file about others, who may not have been chosen, nothing else is told.
    let told = options.isFiltering && !isOfOwner ? ProblemLog(file: log.file) : log
    defer { found.problems += told.finished() }
    let source = record(.levelThree, location, fetched, document, isOfOwner: isOfOwner)
    found.sources.append(source)
    guard let document, let file else {
      // Of a file that is not in the bundle, nobody could find out again what it was.
      return GalleryContents(
        state: .failed("it is not a gallery"), form: options.isFiltering ? nil : .levelThree,
        title: nil, images: [], file: location.description)
    }
    if let found = file.owner, !isOfOwner {
      let other = options.selection.isEverything ? found.fullName : "somebody else"
      told.note(
        .galleryOfSomeoneElse, at: document.root["member"],
        "expected the gallery of \(owner.name), found that of \(other); it was not used")
      let isLeftOut = source.state == .leftOut("filtered")
      return GalleryContents(
        state: isLeftOut ? source.state : .failed("it is the gallery of someone else"),
        form: isLeftOut ? nil : .levelThree, title: nil, images: [], file: location.description)
    }
    return GalleryContents(file.gallery, source.state, in: location)
  }
}

extension GalleryContents {
  fileprivate init(_ gallery: Gallery, _ state: FetchState, in file: HubLocation) {
    self.state = state
    form = gallery.form
    title = gallery.title
    self.file = file.description
    images = gallery.images.map { image in
      ImageContents(
        image: image, picture: PictureReference(image.imageURL, in: file),
        thumbnail: image.thumbURL.map { PictureReference($0, in: file) })
    }
  }
}

extension HubLocation {
  /// Where a JuiceBox gallery at this address keeps its list of pictures: `config.xml` in the
  /// address's folder, which is the address itself unless it ends in a file's name; a closing
  /// slash, which a local path does not keep, tells that it does not. A `*.level3.json` is its own
  /// list.
  fileprivate func galleryFile(isFolder: Bool) -> HubLocation {
    let last = isFolder ? nil : lastComponent
    if last?.lowercased().hasSuffix(".level3.json") == true { return self }
    if let last, last.contains(".") { return sibling("config.xml") }
    switch self {
    case .local(let path): return .local((path.isEmpty ? "" : path + "/") + "config.xml")
    case .remote(let url):
      let folder = url.prefix { $0 != "?" }
      return .remote(folder + (folder.hasSuffix("/") ? "" : "/") + "config.xml")
    }
  }
}

extension String {
  /// Whether a reference ends in a slash, but for its query and fragment.
  fileprivate var namesFolder: Bool { prefix { $0 != "?" && $0 != "#" }.hasSuffix("/") }
}
