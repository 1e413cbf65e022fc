import HubFetching
import HubHelpers
import HubModel
import HubPages

/// The pages of a portfolio, before it is decided which of their pictures belong to it.
struct FoundPages: Sendable {
  struct Page: Sendable {
    let location: HubLocation
    var file: FetchedFile
    var reading: PageReading
    /// True if the page was fetched, false if its record was used.
    let isFresh: Bool

    /// The location that answered, by which everything on the page is judged.
    var answered: HubLocation { reading.answeredBy ?? location }
    /// The addresses that lead to the page.
    var addresses: [String] { [location.address, answered.address] }
    /// The folder of a portfolio that begins with this page.
    var folder: PortfolioFolder { PortfolioFolder(of: answered, publishedAt: location) }

    /// The pages to which it leads: those that it shows, and the further ones in a folder.
    fileprivate func steps(in folder: PortfolioFolder, depth: Int) -> [PageStep] {
      reading.frames.map { PageStep(location: $0, folder: nil, depth: depth + 1) }
        + reading.next.map { PageStep(location: $0, folder: folder, depth: depth) }
    }
  }

  let owner: GalleryReference.Owner
  /// The page that the hub links to, and those to which it leads.
  var pages: [Page]
  /// The first page beyond a limit, with a clause about the limit.
  var limit: (location: HubLocation, clause: String)?

  /// The first page, by which links are judged.
  var folder: PortfolioFolder { pages[0].folder }
}

/// A page to be read after another one.
private struct PageStep {
  let location: HubLocation
  /// The folder in which it has to be; nil for a page that another one shows.
  let folder: PortfolioFolder?
  /// The number of frames around it.
  let depth: Int
}

extension HubReader {
  private static let pageLimit = 500
  /// The number of missing pages of a portfolio after which no further one is asked for.
  private static let missingLimit = 100
  /// The number of pictures on the pages of a portfolio, work or not, after which no further page is
  /// read.
  private static let candidateLimit = 20_000
  /// The maximum number of frames in each other.
  private static let depthLimit = 3

  /// Reads a web page and the pages that follow it. If it is no page, or one that refuses programs,
  /// its link is kept.
  func pageGallery(
    _ location: HubLocation, of owner: GalleryReference.Owner, parser: PageParser,
    into found: inout FoundGallery
  ) async throws(FetchFailure) -> GalleryContents {
    let first: FoundPages.Page
    do {
      first = try await portfolioPage(at: location, of: owner, in: nil, parser)
    } catch {
      switch error {
      case .leftOut("robots"):
        found.sources.append(SourceRecord(.webPage, location, FetchState(error)))
        return GalleryContents(
          state: FetchState(error), form: nil, title: nil, images: [], file: location.description)
      case .notAPage(let reason):
        if let earlier = try earlierPages(at: location, of: owner) {
          found.pages = earlier
          return GalleryContents(
            state: FetchState(earlier.pages[0].file.freshness), form: .webPage, title: nil,
            images: [], file: location.description)
        }
        found.sources.append(
          SourceRecord(
            .pageGallery, location, .present, contents: PageRecord.contents(notAPage: reason)))
        found.problems.append(.empty(owner, at: location, reason))
        return GalleryContents(link: location)
      case .refused(let status):
        // A page that refuses a program may well be visible to a person.
        found.sources.append(SourceRecord(.webPage, location, .present))
        found.problems.append(.empty(owner, at: location, "its page was refused (HTTP \(status))"))
        return GalleryContents(link: location)
      default: throw error
      }
    }
    var pages = FoundPages(owner: owner, pages: [first])
    var galleries = try await shownGalleries(of: first, in: pages, into: &found)
    var waiting = first.steps(in: pages.folder, depth: 0)
    var visited = Set(first.addresses)
    var elsewhere: Set<HubLocation> = []
    while let step = waiting.first, galleries.isEmpty {
      waiting.removeFirst()
      let next = step.location
      guard !visited.contains(next.address) else { continue }
      let count = pages.pages.reduce(0) { $0 + $1.reading.candidates.count }
      guard visited.count < Self.pageLimit, count < Self.candidateLimit,
        step.depth <= Self.depthLimit, found.problems.count < Self.missingLimit
      else {
        let limit =
          step.depth > Self.depthLimit
          ? "\(Self.depthLimit) frames in each other"
          : count >= Self.candidateLimit
            ? "\(Self.candidateLimit) pictures on its pages"
            : found.problems.count < Self.missingLimit
              ? "\(Self.pageLimit) pages" : "\(Self.missingLimit) missing pages"
        pages.limit = (next, "more than \(limit)")
        break
      }
      visited.insert(next.address)
      do {
        if step.folder == nil,
          let gallery = try await gallery(besideFrame: next, into: &found)
        {
          galleries.append(gallery)
          continue
        }
        let page = try await portfolioPage(at: next, of: owner, in: step.folder, parser)
        let answer = page.answered.address
        // A redirect may lead back, or to a page that is none of the portfolio's.
        guard answer == next.address || visited.insert(answer).inserted,
          step.folder?.contains(page.answered) ?? pages.folder.isOnSite(page.answered)
        else {
          elsewhere.insert(next)
          continue
        }
        pages.pages.append(page)
        waiting += page.steps(in: step.folder ?? page.folder, depth: step.depth)
        galleries += try await shownGalleries(of: page, in: pages, into: &found)
      } catch {
        if error.fatal != nil { throw error }
        note(error, of: "a further page", at: next, in: pages, role: .webPage, into: &found)
      }
    }
    for index in pages.pages.indices {
      pages.pages[index].reading.next.removeAll(where: elsewhere.contains)
      pages.pages[index].reading.frames.removeAll(where: elsewhere.contains)
    }
    if let gallery = galleries.first {
      for page in pages.pages {
        found.sources.append(page.source { _ in .left("the page shows a JuiceBox gallery") })
      }
      return gallery.joined(with: galleries.dropFirst())
    }
    found.pages = pages
    return GalleryContents(
      state: FetchState(first.file.freshness), form: .webPage, title: nil, images: [],
      file: location.description)
  }

  /// Records a part of a portfolio that is missing: the first page stands for the whole.
  private func note(
    _ failure: FetchFailure, of part: String, at location: HubLocation, in pages: FoundPages,
    role: SourceRecord.Role, into found: inout FoundGallery
  ) {
    found.sources.append(SourceRecord(role, location, FetchState(failure)))
    if case .leftOut = failure { return }
    found.problems.append(
      Problem(
        failure.problemCode, file: pages.pages[0].location.description,
        message:
          "\(part) of the portfolio of \(pages.owner.name), \(location), \(failure.reason)"))
  }

  /// Reads the JuiceBox galleries that the scripts of a page show.
  private func shownGalleries(
    of page: FoundPages.Page, in pages: FoundPages, into found: inout FoundGallery
  ) async throws(FetchFailure) -> [GalleryContents] {
    var galleries: [GalleryContents] = []
    for list in page.reading.galleries
    where !found.sources.contains(where: { $0.location == list }) {
      do throws(FetchFailure) {
        guard try await mayCopy(list) else { throw .leftOut("robots") }
        guard let gallery = try await juiceBox(list, into: &found) else {
          throw .unreadable("expected a JuiceBox gallery")
        }
        galleries.append(gallery)
      } catch {
        if error.fatal != nil { throw error }
        note(error, of: "the gallery", at: list, in: pages, role: .levelThree, into: &found)
      }
    }
    return galleries
  }

  /// Reads the JuiceBox gallery in a frame; nil if there is another page.
  private func gallery(
    besideFrame page: HubLocation, into found: inout FoundGallery
  ) async throws(FetchFailure) -> GalleryContents? {
    let list = page.galleryFile(isFolder: page.path.hasSuffix("/"))
    guard try await mayCopy(list) else { return nil }
    do {
      return try await juiceBox(list, into: &found)
    } catch {
      if error.fatal != nil { throw error }
      return nil
    }
  }

  /// Reads a page of a portfolio, and asks WordPress which of its pictures are content.
  ///
  /// - Parameter portfolio: The first page; nil if this is it.
  private func portfolioPage(
    at location: HubLocation, of owner: GalleryReference.Owner, in portfolio: PortfolioFolder?,
    _ parser: PageParser
  ) async throws(FetchFailure) -> FoundPages.Page {
    var page = try await page(at: location, of: owner, in: portfolio, parser)
    if page.isFresh { try await compareWithRecord(&page, parser) }
    return page
  }

  func page(
    at location: HubLocation, of owner: GalleryReference.Owner, in portfolio: PortfolioFolder?,
    _ parser: PageParser
  ) async throws(FetchFailure) -> FoundPages.Page {
    guard try await mayCopy(location) else { throw .leftOut("robots") }
    var file = try await fetcher.read(location, as: .galleryPage)
    // A page that only looks like a record is a page.
    var record: PageReading?
    if file.isFromBundle {
      do throws(PageRecordFault) { record = try PageRecord.reading(of: file.contents) } catch {
        throw .unreadable(error.description)
      }
    }
    // The page that answered has to be allowed by robots.txt, too.
    let answered = record?.answeredBy ?? file.answeredBy ?? location
    if answered != location, try await !mayCopy(answered) { throw .leftOut("robots") }
    var reading: PageReading
    if let record {
      reading = record
    } else {
      reading = try await parsed(
        file.contents, at: answered,
        in: portfolio ?? PortfolioFolder(of: answered, publishedAt: location), parser)
      if case .member(let name) = owner {
        reading.namesOwner = reading.names(name, at: [location, answered])
      }
    }
    reading.answeredBy = answered == location ? nil : answered
    // Pages of one portfolio are kept together, so only what is needed of each is.
    reading.words = []
    file.contents = []
    hideAddresses(in: &reading)
    if reading.refusal != nil { throw .leftOut("robots") }
    return FoundPages.Page(
      location: location, file: file, reading: reading, isFresh: record == nil)
  }

  /// Returns the pages of a portfolio in the earlier bundle, if they stand in for one that shows
  /// nothing now, such as a notice of maintenance (`--carry-forward`).
  func earlierPages(
    at location: HubLocation, of owner: GalleryReference.Owner
  ) throws(FetchFailure) -> FoundPages? {
    var pages: [FoundPages.Page] = []
    var waiting = [location]
    var visited: Set<String> = []
    while let next = waiting.popLast() {
      guard visited.insert(next.address).inserted,
        var file = try copy(of: next, because: "shows no pictures"),
        var reading = try? PageRecord.reading(of: file.contents)
      else { continue }
      file.contents = []
      hideAddresses(in: &reading)
      pages.append(FoundPages.Page(location: next, file: file, reading: reading, isFresh: false))
      waiting += (reading.frames + reading.next).reversed()
    }
    return pages.contains { !$0.reading.candidates.isEmpty }
      ? FoundPages(owner: owner, pages: pages) : nil
  }

  private func parsed(
    _ contents: [UInt8], at location: HubLocation, in portfolio: PortfolioFolder,
    _ parser: PageParser
  ) async throws(FetchFailure) -> PageReading {
    do {
      guard let document = try await parser.document(of: contents) else {
        throw FetchFailure.notAPage("it is empty")
      }
      return try PageReader(document, at: location, in: portfolio).read()
    } catch let failure as FetchFailure {
      throw failure
    } catch let failure as HelperFailure {
      if failure == .cancelled { throw .cancelled }
      throw .unreadable(failure.reason)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// Returns true if `robots.txt` allows a file, or cannot be reached: fetching the file tells that,
  /// unless an earlier copy stands in for it.
  func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool {
    do {
      return try await fetcher.mayCopy(location)
    } catch {
      if case .unreachable = error { return true }
      throw error
    }
  }

  /// Removes texts that are nothing but an address to be omitted.
  private func hideAddresses(in reading: inout PageReading) {
    if let title = reading.title, options.omissions.contains(where: { $0.covers(text: title) }) {
      reading.title = nil
    }
    for index in reading.candidates.indices {
      for text in [\PageCandidate.title, \.caption, \.credit] {
        if let words = reading.candidates[index][keyPath: text],
          options.omissions.contains(where: { $0.covers(text: words) })
        {
          reading.candidates[index][keyPath: text] = nil
        }
      }
    }
  }

  /// Asks WordPress for the content of a page without its frame. A site need not answer.
  private func compareWithRecord(
    _ page: inout FoundPages.Page, _ parser: PageParser
  ) async throws(FetchFailure) {
    guard let record = page.reading.record, page.folder.isOnSite(record),
      !page.reading.candidates.isEmpty
    else { return }
    do {
      guard try await fetcher.mayCopy(record) else { return }
      let contents = try await fetcher.read(record, as: .pageContent).contents
      guard let content = PageReading.content(inRecord: contents) else { return }
      page.reading.keepContent(
        of: try await parsed(content, at: page.answered, in: page.folder, parser))
    } catch {
      if error.fatal != nil { throw error }
      if case .unreachable = error { page.reading.isIncomplete = true }
    }
  }
}

extension PageReading {
  /// Returns true if the page or one of its locations names a person; nil if that cannot be told.
  fileprivate func names(_ person: PersonName, at locations: [HubLocation]) -> Bool? {
    let text = locations.map(\.description).joined(separator: " ") + " " + (title ?? "")
    let names = Text.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return PersonWords.isNamed(person, by: words, Set(names))
  }
}

extension FoundPages.Page {
  /// Returns the source of the page, with the decision about each picture.
  func source(_ verdict: (Int) -> PageVerdict) -> SourceRecord {
    SourceRecord(
      .pageGallery, location, .present, original: file,
      contents: PageRecord.contents(reading, reading.candidates.indices.map(verdict)))
  }
}

extension Problem {
  /// Creates the notice about a portfolio whose link is kept, because nothing was found on its page.
  static func empty(
    _ owner: GalleryReference.Owner, at page: HubLocation, _ reason: String,
    suggestion: String? = nil
  ) -> Problem {
    Problem(
      .portfolioEmpty, file: page.description,
      message: "the portfolio of \(owner.name) has no pictures: \(reason); its link is kept",
      suggestion: suggestion)
  }
}

extension GalleryContents {
  /// Returns the gallery with the images of others that the same page shows after it.
  fileprivate func joined(with others: some Sequence<GalleryContents>) -> GalleryContents {
    let more = others.flatMap(\.images).map { image in
      let picture = image.picture.location.reference
      let thumbnail = image.thumbnail?.location.reference
      return ImageContents(
        image: Gallery.Image(
          imageURL: picture, thumbURL: thumbnail, title: image.image.title,
          caption: image.image.caption, captureDate: image.image.captureDate),
        picture: PictureReference(picture, in: image.picture.location),
        thumbnail: thumbnail.map { PictureReference($0, in: image.picture.location) })
    }
    return GalleryContents(
      state: state, form: form, title: title, images: images + more, file: file)
  }

  /// Creates the portfolio of a page whose link is kept.
  fileprivate init(link page: HubLocation) {
    self.init(
      state: .present, form: .webPage, title: nil, images: [], file: page.description)
  }
}
