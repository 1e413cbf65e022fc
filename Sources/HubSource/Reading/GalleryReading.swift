import HubModel

extension HubReader {
  /// Reads what is behind a member's Level 3 URL; what answers decides what it is (DOMAIN.md,
  /// "Level 3").
  func gallery(
    of member: MemberRecord, in file: HubLocation, into harvest: inout ClubHarvest
  ) async throws -> GalleryHarvest? {
    guard let reference = member.levelThreeURL else { return nil }
    do throws(FetchFailure) {
      let page = try file.place(of: reference)
      if page.lastComponent?.lowercased().hasSuffix(".level3.json") == true {
        return try await levelThree(at: page, of: member, into: &harvest)
      }
      let config = page.galleryFile(isFolder: reference.namesFolder)
      return try await juiceBox(at: page, config, into: &harvest)
    } catch {
      if case .cancelled = error { throw CancellationError() }
      let place = (try? file.resolve(reference))?.galleryFile(isFolder: reference.namesFolder)
      let location = place ?? HubLocation(reference)
      harvest.sources.append(SourceRecord(.levelThree, location, FetchState(error)))
      if case .leftOut = error {
      } else {
        harvest.problems.append(
          Problem(
            error.problemCode, file: file.description, position: member.position,
            message: "the gallery of \(member.name.fullName), \(location), \(error.reason)"))
      }
      return GalleryHarvest(
        state: FetchState(error), form: nil, title: nil, images: [], file: location.description)
    }
  }

  private func juiceBox(
    at page: HubLocation, _ config: HubLocation, into harvest: inout ClubHarvest
  ) async throws(FetchFailure) -> GalleryHarvest {
    let contents: [UInt8]
    do {
      contents = try await fetcher.read(config, limit: Limits.galleryBytes)
    } catch {
      if case .missing = error { return try await webPage(page, into: &harvest) }
      throw error
    }
    switch JuiceBox.read(contents) {
    case .gallery(let gallery):
      harvest.sources.append(
        SourceRecord(.levelThree, config, .present, original: contents, contents: contents))
      return GalleryHarvest(gallery, in: config)
    case .somethingElse:
      return try await webPage(page, into: &harvest)
    case .broken(let position, let reason):
      harvest.sources.append(
        SourceRecord(
          .levelThree, config, .failed("could not be read: \(reason)"), original: contents,
          contents: options.isFiltering ? nil : contents))
      harvest.problems.append(
        Problem(
          .galleryUnreadable, file: config.description, position: position,
          message: "the gallery could not be read: \(reason)"))
      return GalleryHarvest(
        state: .failed(reason), form: options.isFiltering ? nil : .juicebox, title: nil, images: [],
        file: config.description)
    }
  }

  private func webPage(
    _ page: HubLocation, into harvest: inout ClubHarvest
  ) async throws(FetchFailure) -> GalleryHarvest {
    try await fetcher.answers(at: page)
    harvest.sources.append(SourceRecord(.webPage, page, .present))
    return GalleryHarvest(
      state: .present, form: .webPage, title: nil, images: [], file: page.description)
  }

  private func levelThree(
    at location: HubLocation, of member: MemberRecord, into harvest: inout ClubHarvest
  ) async throws(FetchFailure) -> GalleryHarvest {
    let contents = try await fetcher.read(location, limit: Limits.levelFileBytes)
    let log = ProblemLog(file: location.description)
    let document = parse(contents, log)
    let file = document.flatMap { LevelThree($0.root, log) }
    let isOfMember = file?.owner == nil || file?.owner == member.name
    defer { harvest.problems += log.finished() }
    let source = record(.levelThree, location, contents, document, isOfOwner: isOfMember)
    harvest.sources.append(source)
    guard let document, let file else {
      return GalleryHarvest(
        state: .failed("it is not a gallery"), form: .levelThree, title: nil, images: [],
        file: location.description)
    }
    if let owner = file.owner, !isOfMember {
      let found = options.selection.isEverything ? owner.fullName : "somebody else"
      log.note(
        .galleryOfSomeoneElse, at: document.root["member"],
        "expected the gallery of \(member.name.fullName), found that of \(found); it was not used")
      let isLeftOut = source.state == .leftOut("filtered")
      return GalleryHarvest(
        state: isLeftOut ? source.state : .failed("it is the gallery of someone else"),
        form: isLeftOut ? nil : .levelThree, title: nil, images: [], file: location.description)
    }
    return GalleryHarvest(file.gallery, in: location)
  }
}

extension GalleryHarvest {
  fileprivate init(_ gallery: Gallery, in file: HubLocation) {
    state = .present
    form = gallery.form
    title = gallery.title
    self.file = file.description
    images = gallery.images.map { image in
      ImageHarvest(
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
