import HubFetching
import HubModel
import HubPages

/// Fetches the pages of portfolios, and hands them to ``HubPages``, which says what to fetch next and
/// which pictures to take.
extension HubReader {
  /// Reads a web page and the pages that follow it. If it is no page, or one that refuses programs,
  /// its link is kept.
  func portfolio(
    at location: HubLocation, of owner: PortfolioOwner, _ parser: PageParser,
    into found: inout FoundGallery
  ) async throws(FetchFailure) -> Gallery {
    let first: PageReading
    do {
      first = try await portfolioPage(at: location, of: owner, in: nil, parser)
    } catch {
      switch error {
      case .leftOut("robots"):
        found.sources.append(SourceRecord(.webPage, location, FetchState(error)))
        return Gallery(FetchState(error), at: location)
      case .notAPage(let reason):
        if let earlier = try earlierPages(at: location, of: owner) {
          found.portfolio = earlier
          return Gallery(
            FetchState(earlier.first.file.freshness), .webPage, at: location)
        }
        found.sources.append(SourceRecord(PageReading(at: location, notAPage: reason)))
        found.problems.append(.empty(owner, at: location, reason))
        return Gallery(.present, .webPage, at: location)
      case .refused(let status):
        // A page that refuses a program may well be visible to a person.
        found.sources.append(SourceRecord(.webPage, location, .present))
        found.problems.append(.empty(owner, at: location, "its page was refused (HTTP \(status))"))
        return Gallery(.present, .webPage, at: location)
      default: throw error
      }
    }
    var portfolio = Portfolio(of: owner, from: first)
    var galleries = try await shownGalleries(of: first, in: portfolio, into: &found)
    if galleries.isEmpty {
      galleries = try await readFurther(of: &portfolio, parser, into: &found)
    }
    portfolio.removeStrays()
    if let gallery = galleries.first {
      var pictures = portfolio.pictures
      for index in pictures.indices {
        pictures[index].verdict = .left("the page shows a JuiceBox gallery")
      }
      portfolio.pictures = pictures
      found.sources += portfolio.pages.map { SourceRecord($0) }
      return gallery.joined(with: galleries.dropFirst())
    }
    found.portfolio = portfolio
    return Gallery(FetchState(first.file.freshness), .webPage, at: location)
  }

  /// Reads the pages to which those of a portfolio lead, up to one that shows JuiceBox galleries, which
  /// are returned.
  func readFurther(
    of portfolio: inout Portfolio, _ parser: PageParser, into found: inout FoundGallery
  ) async throws(FetchFailure) -> [Gallery] {
    while let step = portfolio.next(missing: found.problems.count) {
      do {
        if step.folder == nil,
          let gallery = try await gallery(besideFrame: step.location, into: &found)
        {
          return [gallery]
        }
        let page = try await portfolioPage(
          at: step.location, of: portfolio.owner, in: step.folder, parser)
        guard portfolio.add(page, for: step) else { continue }
        let galleries = try await shownGalleries(of: page, in: portfolio, into: &found)
        if !galleries.isEmpty { return galleries }
      } catch {
        if error.fatal != nil { throw error }
        // A page that leads at once to one that asks for a password is as good as that.
        if step.folder == nil, case .notAPage(let reason) = error {
          found.sources.append(SourceRecord(PageReading(at: step.location, notAPage: reason)))
          continue
        }
        note(
          error, of: "a further page", at: step.location, in: portfolio, role: .webPage,
          into: &found)
      }
    }
    return []
  }

  /// Records a part of a portfolio that is missing: the first page stands for the whole.
  private func note(
    _ failure: FetchFailure, of part: String, at location: HubLocation, in portfolio: Portfolio,
    role: SourceRecord.Role, into found: inout FoundGallery
  ) {
    found.sources.append(SourceRecord(role, location, FetchState(failure)))
    if case .leftOut = failure { return }
    found.problems.append(
      Problem(
        failure.problemCode, file: portfolio.first.location.description,
        message:
          "\(part) of the portfolio of \(portfolio.owner.name), \(location), \(failure.reason)"))
  }

  /// Reads the JuiceBox galleries that the scripts of a page show.
  private func shownGalleries(
    of page: PageReading, in portfolio: Portfolio, into found: inout FoundGallery
  ) async throws(FetchFailure) -> [Gallery] {
    var galleries: [Gallery] = []
    for list in page.galleries where !found.sources.contains(where: { $0.location == list }) {
      do throws(FetchFailure) {
        guard try await mayCopy(list) else { throw .leftOut("robots") }
        guard let gallery = try await juiceBox(list, into: &found) else {
          throw .unreadable("expected a JuiceBox gallery")
        }
        galleries.append(gallery)
      } catch {
        if error.fatal != nil { throw error }
        note(error, of: "the gallery", at: list, in: portfolio, role: .levelThree, into: &found)
      }
    }
    return galleries
  }

  /// Reads the JuiceBox gallery in a frame; nil if there is another page.
  private func gallery(
    besideFrame page: HubLocation, into found: inout FoundGallery
  ) async throws(FetchFailure) -> Gallery? {
    let list = page.galleryFile(isFolder: page.path.hasSuffix("/"))
    guard try await mayCopy(list) else { return nil }
    do {
      return try await juiceBox(list, into: &found)
    } catch {
      if error.fatal != nil { throw error }
      return nil
    }
  }

  // MARK: - One page

  /// Reads a page of a portfolio, and asks WordPress, which need not answer, for its content without
  /// its frame.
  ///
  /// - Parameter folder: The folder of the portfolio; nil if this is its first page.
  private func portfolioPage(
    at location: HubLocation, of owner: PortfolioOwner, in folder: PortfolioFolder?,
    _ parser: PageParser
  ) async throws(FetchFailure) -> PageReading {
    var page = try await page(at: location, of: owner, in: folder, parser)
    guard !page.isRecorded, let content = page.content, page.folder.isOnSite(content),
      !page.candidates.isEmpty
    else { return page }
    do {
      if try await fetcher.mayCopy(content) {
        let answer = try await fetcher.read(content, as: .pageContent)
        try await parser.compare(&page, withContentIn: answer.contents, of: owner)
      }
    } catch {
      if error.fatal != nil { throw error }
      if case .unreachable = error { page.isIncomplete = true }
    }
    return page
  }

  func page(
    at location: HubLocation, of owner: PortfolioOwner, in folder: PortfolioFolder?,
    _ parser: PageParser
  ) async throws(FetchFailure) -> PageReading {
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
    var page: PageReading
    if let record {
      page = record
    } else {
      page = try await parser.read(
        file.contents, at: location, answeredBy: answered, in: folder, of: owner)
    }
    page.answeredBy = answered == location ? nil : answered
    keep(&page, of: file, at: location)
    if page.refusal != nil { throw .leftOut("robots") }
    return page
  }

  /// Completes what was read of a page. Pages of one portfolio are kept together, so only what is
  /// needed of each is.
  private func keep(_ page: inout PageReading, of file: FetchedFile, at location: HubLocation) {
    // A record of a part is found only under the location of that part.
    page.location = page.isPart || page.isRecorded ? location : location.page
    page.file = file
    page.file.contents = []
    page.remove { text in options.omissions.contains { $0.covers(text: text) } }
  }

  /// Returns the pages of a portfolio in the earlier bundle, if they stand in for one that shows
  /// nothing now, such as a notice of maintenance (`--carry-forward`).
  func earlierPages(
    at location: HubLocation, of owner: PortfolioOwner
  ) throws(FetchFailure) -> Portfolio? {
    var pages: [PageReading] = []
    var waiting = [location]
    var visited: Set<String> = []
    while let next = waiting.popLast() {
      guard visited.insert(next.address).inserted,
        let file = try copy(of: next, because: "shows no pictures"),
        var page = try? PageRecord.reading(of: file.contents)
      else { continue }
      keep(&page, of: file, at: next)
      pages.append(page)
      waiting += (page.frames + page.next).reversed()
    }
    let hasPictures = pages.contains { !$0.candidates.isEmpty }
    return hasPictures ? Portfolio(of: owner, pages: pages) : nil
  }

  /// Returns true if `robots.txt` allows a file, or cannot be reached: fetching the file tells that,
  /// unless an earlier copy stands in for it.
  ///
  /// - Parameter page: The page on which a picture was found.
  func mayCopy(
    _ location: HubLocation, on page: HubLocation? = nil
  ) async throws(FetchFailure) -> Bool {
    do {
      if let page { return try await fetcher.mayCopy(picture: location, on: page) }
      return try await fetcher.mayCopy(location)
    } catch {
      if case .unreachable = error { return true }
      throw error
    }
  }
}

extension SourceRecord {
  /// Creates the source of a page, with the decision about each picture.
  init(_ page: PageReading) {
    self.init(
      .pageGallery, page.location, .present, original: page.file,
      contents: PageRecord.contents(page))
  }
}

extension Gallery {
  /// Returns the gallery with the images of others that the same page shows after it.
  fileprivate func joined(with others: some Sequence<Gallery>) -> Gallery {
    var gallery = self
    gallery.images += others.flatMap(\.images).map { image in
      func absolute(_ picture: PictureReference) -> PictureReference {
        PictureReference(picture.location.reference, in: image.picture.location)
      }
      return Image(
        picture: absolute(image.picture), thumbnail: image.thumbnail.map(absolute),
        title: image.title, caption: image.caption, captureDate: image.captureDate)
    }
    return gallery
  }
}
