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
    /// The page as the first of its portfolio.
    var folder: PortfolioFolder { PortfolioFolder(of: answered, publishedAt: location) }
  }

  /// The owner of the portfolio.
  let owner: GalleryReference.Owner
  /// The page that the hub links to, and those to which it leads.
  var pages: [Page]

  /// The first page, by which links are judged.
  var folder: PortfolioFolder { pages[0].folder }
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

  func page(
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

extension GalleryContents {
  /// Creates the portfolio of a page whose link is kept.
  fileprivate init(link page: HubLocation) {
    self.init(
      state: .present, form: .webPage, title: nil, images: [], file: page.description)
  }
}
