import HubFetching
import HubJSON
import HubModel
import HubPages
import HubXML

/// The result of reading a Level 3 URL.
struct FoundGallery: Sendable {
  var gallery: Gallery?
  /// The pages, if the gallery consists of web pages; those of a club are judged together.
  var portfolio: Portfolio?
  /// The page whose pictures were to be read.
  var page: HubLocation?
  var sources: [SourceRecord] = []
  var problems: [Problem] = []
}

extension HubReader {
  /// Reads a Level 3 URL; the response decides which form of gallery it is (Docs/Hub.md, "Level
  /// 3").
  func readGallery(
    _ url: FiledReference, of owner: PortfolioOwner
  ) async throws -> FoundGallery {
    var found = FoundGallery()
    let reference = url.text
    do throws(FetchFailure) {
      let page = try url.base.location(of: reference)
      if page.lastComponent?.lowercased().hasSuffix(".level3.json") == true {
        found.gallery = try await levelThree(at: page, of: owner, into: &found)
      } else {
        let config = page.galleryFile(isFolder: reference.namesFolder)
        let fragment = reference.split(separator: "#", maxSplits: 1).dropFirst().first
        found.gallery = try await juiceBox(
          at: page.part(fragment.map(String.init)), config, of: owner, into: &found)
      }
    } catch {
      if let fatal = error.fatal { throw fatal }
      let published = try? url.base.resolve(reference)
      let galleryFile = published?.galleryFile(isFolder: reference.namesFolder)
      // On the web, what cannot be fetched is the page that people open, not a file beside it that it
      // may have.
      let page = found.page ?? (error.isFailedPage(published) ? published : nil)
      let location = page ?? galleryFile ?? HubLocation(reference)
      found.sources.append(
        SourceRecord(
          page == nil || page == galleryFile ? .levelThree : .webPage, location, FetchState(error)))
      if case .leftOut = error {
      } else {
        // The name of a file that the hub does not name helps only where somebody can look for it.
        let named =
          switch published {
          case let page? where page.isOnTheWeb: page.description
          case .some where !reference.beginsLikeURL: location.description
          default: reference
          }
        found.problems.append(
          Problem(
            error.problemCode, file: url.file, position: url.position,
            message: "the portfolio of \(owner.name), \(named), \(error.reason)"))
      }
      found.gallery = Gallery(FetchState(error), at: location)
    }
    return found
  }

  private func juiceBox(
    at page: HubLocation, _ config: HubLocation, of owner: PortfolioOwner,
    into found: inout FoundGallery
  ) async throws(FetchFailure) -> Gallery {
    do {
      // Whoever reads pages asks first whether a site may be copied, of which this is the first file.
      var isAllowed = pages == nil || page == config
      if !isAllowed { isAllowed = try await mayCopy(config) }
      if isAllowed, let gallery = try await juiceBox(config, into: &found) { return gallery }
    } catch {
      switch error {
      // Some servers refuse files that they do not have.
      case .missing, .refused: break
      // Some web servers redirect missing files in a cycle, or send a film for them.
      case .unreadable where page.isOnTheWeb, .unfetchable where page.isOnTheWeb,
        .tooLarge where page.isOnTheWeb:
        break
      // A URL that an earlier bundle knew as a web page remains one.
      case .unreachable where fetcher.carriesForward(page): break
      default: throw error
      }
    }
    do {
      return try await webPage(page, of: owner, into: &found)
    } catch {
      guard let copy = try copy(of: config, because: error),
        let gallery = carried(copy.file, at: config, into: &found)
      else { throw error }
      return gallery
    }
  }

  /// Reads the list of a JuiceBox gallery; nil if it is something else.
  func juiceBox(
    _ published: HubLocation, into found: inout FoundGallery
  ) async throws(FetchFailure) -> Gallery? {
    let (config, file) = try await read(published, as: .gallery, into: &found)
    let log = ProblemLog(file: config.description, base: file.base(at: config))
    let failure: XMLReader.Failure
    switch JuiceBox.read(file.contents, log) {
    case .gallery(let gallery):
      found.problems += log.finished()
      return use(gallery, of: file, at: config, into: &found)
    case .somethingElse:
      // Servers answer any URL with a web page, so there only what was a gallery before must be one.
      guard !config.isOnTheWeb || earlier?.file(at: config.description, as: .gallery) != nil else {
        return nil
      }
      let answer = file.contents.isWebPage ? "a web page" : "another file"
      failure = XMLReader.Failure(
        position: Problem.Position(line: 1, column: 1),
        reason: "expected a gallery, found \(answer)")
    case .broken(let broken): failure = broken
    }
    let reason = "could not be read: \(failure.reason)"
    found.problems.append(
      Problem(
        .galleryUnreadable, file: config.description, position: failure.position,
        message: "the portfolio \(reason)", suggestion: failure.suggestion))
    if let copy = try copy(of: config, because: reason),
      let gallery = carried(copy, at: config, into: &found)
    {
      return gallery
    }
    found.sources.append(
      SourceRecord(
        .levelThree, config, .failed(reason), original: file,
        contents: options.isFiltering ? nil : file.contents))
    return Gallery(
      .failed(failure.reason), options.isFiltering ? nil : .juicebox, at: config)
  }

  /// Reads the copy in the earlier bundle of a JuiceBox gallery's list; nil if it is something else.
  private func carried(
    _ copy: FetchedFile, at config: HubLocation, into found: inout FoundGallery
  ) -> Gallery? {
    let log = ProblemLog(file: config.description, base: copy.base(at: config))
    guard case .gallery(let gallery) = JuiceBox.read(copy.contents, log) else { return nil }
    return use(gallery, of: copy, at: config, into: &found)
  }

  private func use(
    _ gallery: Gallery, of file: FetchedFile, at config: HubLocation, into found: inout FoundGallery
  ) -> Gallery {
    let source = SourceRecord(
      .levelThree, config, .present, original: file, contents: file.contents)
    found.sources.append(source)
    return gallery.with(source.state)
  }

  /// Reads a gallery, in a folder also one whose name differs in case: web servers of Windows, and
  /// the disks of most computers, know only one of the two.
  private func read(
    _ location: HubLocation, as kind: FileKind, into found: inout FoundGallery
  ) async throws(FetchFailure) -> (HubLocation, FetchedFile) {
    do {
      return (location, try await fetcher.read(location, as: kind))
    } catch {
      guard case .missing = error, let other = fetcher.spelling(of: location) else {
        // Without the list of a JuiceBox gallery, the URL may be a page.
        guard kind == .levelFile, let copy = try copy(of: location, because: error) else {
          throw error
        }
        return (location, copy.file)
      }
      let file = try await fetcher.read(other, as: kind)
      found.problems.append(Problem(other, expected: location))
      return (other, file)
    }
  }

  private func webPage(
    _ page: HubLocation, of owner: PortfolioOwner, into found: inout FoundGallery
  ) async throws(FetchFailure) -> Gallery {
    if let pages {
      found.page = page
      return try await portfolio(at: page, of: owner, pages, into: &found)
    }
    let page = page.page
    let state = FetchState(try await fetcher.answers(at: page))
    found.sources.append(SourceRecord(.webPage, page, state))
    return Gallery(state, .webPage, at: page)
  }

  private func levelThree(
    at published: HubLocation, of owner: PortfolioOwner, into found: inout FoundGallery
  ) async throws(FetchFailure) -> Gallery {
    let (location, fetched) = try await read(published, as: .levelFile, into: &found)
    func fault(_ file: LevelThree) -> String? {
      guard case .member(let name) = owner, let other = file.owner, other != name else {
        return nil
      }
      return "is the portfolio of another person"
    }
    let read = try decoded(fetched, at: location, { LevelThree($0, $1) }, fault: fault)
    let (log, file) = (read.log, read.level)
    if Task.isCancelled { throw .cancelled }
    let reason = file.map(fault) ?? "could not be read"
    let isOfOwner = file == nil || reason == nil
    // For a file about another person, who may not be selected, only the mismatch is reported.
    let told = options.isFiltering && !isOfOwner ? ProblemLog(file: log.file) : log
    defer { found.problems += read.published + told.finished() }
    let source = record(
      .levelThree, location, read.file, read.document, failure: reason, isOfOwner: isOfOwner)
    found.sources.append(source)
    guard let document = read.document, let file else {
      // The form is removed too: without the file in the bundle, nobody could derive it again.
      return Gallery(
        .failed("it is not a portfolio"), options.isFiltering ? nil : .levelThree, at: location)
    }
    if let found = file.owner, !isOfOwner {
      let other = options.selection.isEverything ? found.fullName : "another person"
      told.note(
        .galleryOfSomeoneElse, at: document.root.member(like: "member"),
        "expected the portfolio of \(owner.name), found that of \(other); ignored")
      if source.state == .leftOut("filtered") { return Gallery(source.state, at: location) }
      return Gallery(
        .failed("it is the portfolio of another person"), .levelThree, at: location)
    }
    return file.gallery.with(source.state)
  }
}

extension Gallery {
  func with(_ state: FetchState) -> Gallery {
    var gallery = self
    gallery.state = state
    return gallery
  }
}

extension FetchFailure {
  /// True if a page of the web was asked for, and could not be fetched.
  fileprivate func isFailedPage(_ page: HubLocation?) -> Bool {
    if case .leftOut = self { return false }
    return page?.isOnTheWeb ?? false
  }
}

extension HubLocation {
  /// Returns the location of a JuiceBox gallery's picture list: `config.xml` in the folder of the
  /// URL. The URL itself is the folder unless it ends in a file name. A trailing slash, which local
  /// paths do not keep, says that it does not. A `*.level3.json` file is its own list, and so is a
  /// `config.xml` in any case.
  func galleryFile(isFolder: Bool) -> HubLocation {
    let last = isFolder ? nil : lastComponent
    let name = last?.lowercased() ?? ""
    if name.hasSuffix(".level3.json") || name == "config.xml" { return self }
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
  /// True if a reference ends in a slash, ignoring its query and fragment.
  fileprivate var namesFolder: Bool {
    let path = prefix { $0 != "?" && $0 != "#" }
    return path.hasSuffix("/") || path.hasSuffix("\\")
  }
}
