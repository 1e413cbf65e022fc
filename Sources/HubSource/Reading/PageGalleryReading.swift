import HubFetching
import HubHelpers
import HubModel
import HubPages

/// The pages of a portfolio, before it is decided which of their pictures belong to it.
struct FoundPages: Sendable {
  /// A page and what was read from it.
  struct Page: Sendable {
    let location: HubLocation
    let file: FetchedFile
    var reading: PageReading
    /// True if the page was fetched, false if its record was used.
    let isFresh: Bool

    /// The location that answered, by which everything on the page is judged.
    var answered: HubLocation { reading.answeredBy ?? location }
    /// The addresses that lead to the page.
    var addresses: [String] { [location.address, answered.address] }
  }

  /// The owner of the portfolio.
  let owner: GalleryReference.Owner
  /// The page that the hub links to, and those to which it leads.
  var pages: [Page]

  /// The first page, by which links are judged.
  var folder: PortfolioFolder { pages[0].folder }
}

extension FoundPages.Page {
  /// The page as the first of its portfolio.
  fileprivate var folder: PortfolioFolder {
    PortfolioFolder(of: answered, publishedAt: location)
  }
}

extension HubReader {
  /// The maximum number of pages of one portfolio.
  private static let pageLimit = PortfolioPictures.limit

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
        found.sources.append(
          SourceRecord(
            .pageGallery, location, .present, contents: PageRecord.contents(notAPage: reason)))
        return GalleryContents(link: location)
      case .refused:
        // A page that refuses a program may well be visible to a person.
        found.sources.append(SourceRecord(.webPage, location, .present))
        return GalleryContents(link: location)
      default: throw error
      }
    }
    var pages = FoundPages(owner: owner, pages: [first])
    var waiting = first.reading.next
    var visited = Set(first.addresses)
    var elsewhere: Set<HubLocation> = []
    while let next = waiting.first {
      waiting.removeFirst()
      guard visited.count < Self.pageLimit, visited.insert(next.address).inserted else { continue }
      do {
        let page = try await portfolioPage(at: next, of: owner, in: pages.folder, parser)
        let answer = page.answered.address
        // A redirect may lead back, or to a page that is none of the portfolio's.
        guard answer == next.address || visited.insert(answer).inserted,
          pages.folder.contains(page.answered)
        else {
          elsewhere.insert(next)
          continue
        }
        pages.pages.append(page)
        waiting += page.reading.next
      } catch {
        if error.fatal != nil { throw error }
        // The first page stands for the portfolio; what is missing is told.
        found.sources.append(SourceRecord(.webPage, next, FetchState(error)))
        if case .leftOut = error { continue }
        found.problems.append(
          Problem(
            error.problemCode, file: location.description,
            message: "a further page of the portfolio of \(owner.name), \(next), \(error.reason)"))
      }
    }
    for index in pages.pages.indices {
      pages.pages[index].reading.next.removeAll(where: elsewhere.contains)
    }
    found.pages = pages
    return GalleryContents(
      state: FetchState(first.file.freshness), form: .webPage, title: nil, images: [],
      file: location.description)
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

  private func page(
    at location: HubLocation, of owner: GalleryReference.Owner, in portfolio: PortfolioFolder?,
    _ parser: PageParser
  ) async throws(FetchFailure) -> FoundPages.Page {
    guard try await mayCopy(location) else { throw .leftOut("robots") }
    let file = try await fetcher.read(location, as: .galleryPage)
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
    hideAddresses(in: &reading)
    if reading.refusal != nil { throw .leftOut("robots") }
    return FoundPages.Page(
      location: location, file: file, reading: reading, isFresh: record == nil)
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
      throw .unreadable(failure.pageReason)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// Returns true if `robots.txt` allows a file, or cannot be reached: fetching the file tells that,
  /// unless an earlier copy stands in for it.
  private func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool {
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

  // MARK: - Choosing

  /// Decides about the pictures of all pages of a club, and turns pages with pictures into
  /// galleries.
  func choosePictures(
    of found: inout [(index: Int, gallery: FoundGallery)], club: OrganizationRecord
  ) async throws {
    let owners = found.indices.filter { found[$0].gallery.pages != nil }
    guard !owners.isEmpty else { return }
    var portfolios = owners.compactMap { found[$0].gallery.pages }
    let hosts = hosts(of: club, portfolios)
    let first = PortfolioPictures.verdicts(on: portfolios.map { $0.reading(hosts) })
    try await readPicturePages(&portfolios, first)
    var verdicts = PortfolioPictures.verdicts(on: portfolios.map { $0.reading(hosts) })
    for (number, owner) in owners.enumerated() {
      try await finish(portfolios[number], &verdicts[number], into: &found[owner].gallery)
    }
  }

  /// Returns the hosts of a club's web site: the published one, and those to which it has moved.
  private func hosts(of club: OrganizationRecord, _ portfolios: [FoundPages]) -> Set<String> {
    guard let site = club.details.website.flatMap({ HubLocation($0).host }) else { return [] }
    let moved = portfolios.map { $0.pages[0] }
      .filter { $0.location.host == site && $0.location.hasMoved(to: $0.answered) }
    return Set([site] + moved.compactMap(\.answered.host))
  }

  /// Follows thumbnails to pages that show a single picture, and takes the picture from there.
  private func readPicturePages(
    _ portfolios: inout [FoundPages], _ verdicts: [[PageVerdict]]
  ) async throws {
    guard let parser = pages else { return }
    let known = Set(portfolios.flatMap(\.pages).flatMap(\.addresses))
    var owners: [String: Set<Int>] = [:]
    for (index, portfolio) in portfolios.enumerated() {
      for candidate in portfolio.pages.flatMap(\.reading.candidates) {
        guard let target = candidate.target else { continue }
        owners[HubLocation(target).address, default: []].insert(index)
      }
    }
    for (index, portfolio) in portfolios.enumerated() {
      var start = 0
      var wanted: [(page: Int, candidate: Int, target: HubLocation)] = []
      for (pageNumber, page) in portfolio.pages.enumerated() {
        for number in page.reading.candidates.indices {
          guard case .leads(let link) = verdicts[index][start + number], page.isFresh else {
            continue
          }
          let target = HubLocation(link)
          guard !known.contains(target.address), owners[target.address]?.count == 1,
            page.folder.isOnSite(target), wanted.count < PortfolioPictures.limit
          else { continue }
          wanted.append((pageNumber, number, target))
        }
        start += page.reading.candidates.count
      }
      var readings: [PageReading?] = []
      var unreachable: Set<Int> = []
      try await withLookAhead(
        wanted, width: min(fetcher.width, 4),
        work: { wanted -> Result<PageReading, FetchFailure> in
          do throws(FetchFailure) {
            let page = try await page(
              at: wanted.target, of: portfolio.owner, in: nil, parser)
            return .success(page.reading)
          } catch {
            if let fatal = error.fatal { throw fatal }
            return .failure(error)
          }
        },
        handle: { wanted, result in
          if case .failure(.unreachable) = result { unreachable.insert(wanted.page) }
          readings.append(try? result.get())
        })
      for page in unreachable { portfolios[index].pages[page].reading.isIncomplete = true }
      let found = PicturePages(readings.compactMap(\.self))
      for (wanted, reading) in zip(wanted, readings) {
        let path = \FoundPages.pages[wanted.page].reading.candidates[wanted.candidate]
        guard let reading else { continue }
        let answered = reading.answeredBy ?? wanted.target
        if known.contains(answered.address) {
          // It is a page of a portfolio.
          portfolios[index][keyPath: path].target = answered.description
          continue
        }
        // Elsewhere on the site, only a page that names the photographer is theirs.
        guard
          portfolio.pages[wanted.page].folder.isBeside(answered) || reading.namesOwner == true,
          let full = found.picture(on: reading, of: portfolios[index][keyPath: path])
        else { continue }
        portfolios[index][keyPath: path].take(full)
      }
    }
  }

  /// Records the pages of a portfolio and the pictures that were taken.
  private func finish(
    _ portfolio: FoundPages, _ verdicts: inout [PageVerdict], into found: inout FoundGallery
  ) async throws {
    var images: [Gallery.Image] = []
    var sources: [SourceRecord] = []
    var start = 0
    var isAsking = true
    for var page in portfolio.pages {
      let range = start..<start + page.reading.candidates.count
      start = range.upperBound
      for (number, index) in zip(page.reading.candidates.indices, range)
      where verdicts[index].isTaken {
        if page.isFresh {
          if isAsking {
            isAsking = try await findFullSize(of: &page.reading.candidates[number])
          }
          if !isAsking, page.reading.candidates[number].isSmallerVersion {
            page.reading.isIncomplete = true
          }
        }
        let candidate = page.reading.candidates[number]
        if candidate.isSmallerVersion, candidate.target == nil {
          verdicts[index] = PortfolioPictures.verdict(
            onlyOf: candidate, in: portfolio.reading([]))
          if !verdicts[index].isTaken { continue }
        }
        do throws(FetchFailure) {
          let location = HubLocation(candidate.largest.url)
          let isAllowed = page.location.isOnTheWeb ? try await mayCopy(location) : true
          if isAllowed, let thumbnail = candidate.thumbnail.map({ HubLocation($0) }),
            page.location.isOnTheWeb
          {
            // Notes that it is not to be fetched, if robots.txt cannot be reached.
            _ = try await mayCopy(thumbnail)
          }
          if isAllowed {
            images.append(Gallery.Image(candidate))
          } else {
            verdicts[index] = .left("robots.txt does not allow it")
          }
        } catch {
          if let fatal = error.fatal { throw fatal }
          verdicts[index] = .left(error.reason)
        }
      }
      sources.append(
        SourceRecord(
          .pageGallery, page.location, .present, original: page.file,
          contents: PageRecord.contents(page.reading, Array(verdicts[range]))))
    }
    found.sources += sources
    guard let first = portfolio.pages.first else { return }
    guard !images.isEmpty else {
      found.problems += sharing(verdicts, of: portfolio.owner, on: first.location)
      return
    }
    found.gallery = GalleryContents(
      Gallery(form: .pageGallery, title: first.reading.title, images: images),
      FetchState(first.file.freshness), in: first.location)
  }

  /// Returns the problem of a portfolio without pictures whose page has some, but not for itself.
  private func sharing(
    _ verdicts: [PageVerdict], of owner: GalleryReference.Owner, on page: HubLocation
  ) -> [Problem] {
    for case .shared(let reason) in verdicts {
      return [
        Problem(
          .addressShared, file: page.description,
          message:
            "the portfolio of \(owner.name) has no pictures: what its page shows is \(reason), "
            + "so it was taken for layout", suggestion: "link to a page with their own pictures")
      ]
    }
    return []
  }

  /// Asks the server for the file whose size WordPress puts into its name: `mist-300x200.jpg` is a
  /// smaller `mist.jpg`.
  ///
  /// - Returns: false if the server could not be reached, so that it is not asked again: the pictures
  ///   that the page shows are worth more than larger ones.
  private func findFullSize(of candidate: inout PageCandidate) async throws -> Bool {
    guard candidate.isSmallerVersion, let url = candidate.unsizedURL else { return true }
    let location = PageReader.page(at: url)
    do throws(FetchFailure) {
      if try await fetcher.mayCopy(location), try await fetcher.hasPicture(at: location) {
        candidate.versions.append(.init(url: url, isFull: true))
      }
    } catch {
      if let fatal = error.fatal { throw fatal }
      if case .unreachable = error { return false }
    }
    return true
  }
}

extension FoundPages {
  /// The pictures of all pages.
  ///
  /// - Parameter site: The hosts of the club's web site.
  fileprivate func reading(_ site: Set<String>) -> PortfolioReading {
    var isNamed = true
    if case .member = owner { isNamed = pages.contains { $0.reading.namesOwner != false } }
    let first = pages[0]
    return PortfolioReading(
      owner: owner.name, page: first.answered.description,
      published: first.reading.answeredBy == nil ? nil : first.location.description,
      candidates: pages.flatMap(\.reading.candidates), isNamed: isNamed,
      isOnClubSite: first.answered.host.map(site.contains) ?? false)
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

extension PageCandidate {
  /// True if the name of its file says that there may be a larger one.
  fileprivate var isSmallerVersion: Bool { !largest.isFull && unsizedURL != nil }
}

extension GalleryContents {
  /// Creates the portfolio of a page whose link is kept.
  fileprivate init(link page: HubLocation) {
    self.init(
      state: .present, form: .webPage, title: nil, images: [], file: page.description)
  }
}

extension Gallery.Image {
  /// Creates the image for a picture of a page.
  fileprivate init(_ candidate: PageCandidate) {
    let largest = candidate.largest
    self.init(
      imageURL: largest.url, thumbURL: candidate.thumbnail.flatMap { $0 == largest.url ? nil : $0 },
      title: candidate.title, caption: candidate.caption, captureDate: candidate.date)
  }
}
