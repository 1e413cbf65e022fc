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
    while galleries.isEmpty, let step = portfolio.next(missing: found.problems.count) {
      do {
        if step.folder == nil,
          let gallery = try await gallery(besideFrame: step.location, into: &found)
        {
          galleries.append(gallery)
          continue
        }
        let page = try await portfolioPage(at: step.location, of: owner, in: step.folder, parser)
        if portfolio.add(page, for: step) {
          galleries += try await shownGalleries(of: page, in: portfolio, into: &found)
        }
      } catch {
        if error.fatal != nil { throw error }
        note(
          error, of: "a further page", at: step.location, in: portfolio, role: .webPage,
          into: &found)
      }
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

  private func page(
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
    page.location = location
    page.file = file
    page.file.contents = []
    page.remove { text in options.omissions.contains { $0.covers(text: text) } }
  }

  /// Returns the pages of a portfolio in the earlier bundle, if they stand in for one that shows
  /// nothing now, such as a notice of maintenance (`--carry-forward`).
  private func earlierPages(
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
  private func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool {
    do {
      return try await fetcher.mayCopy(location)
    } catch {
      if case .unreachable = error { return true }
      throw error
    }
  }

  // MARK: - The pictures

  /// Takes pictures from all pages of a club, and turns pages with pictures into galleries.
  func choosePictures(
    of found: inout [(index: Int, gallery: FoundGallery)], club: OrganizationRecord
  ) async throws {
    let owners = found.indices.filter { found[$0].gallery.portfolio != nil }
    var portfolios = owners.compactMap { found[$0].gallery.portfolio }
    guard let parser = pages, !portfolios.isEmpty else { return }
    let site = PortfolioDecisions.hosts(of: club.details.website, portfolios)
    PortfolioDecisions.decide(&portfolios, site: site)
    try await readPicturePages(&portfolios, parser)
    PortfolioDecisions.decide(&portfolios, site: site)
    if try carryForward(&portfolios, site) {
      PortfolioDecisions.decide(&portfolios, site: site)
    }
    for (owner, portfolio) in zip(owners, portfolios) {
      try await finish(portfolio, into: &found[owner].gallery)
    }
  }

  /// Follows thumbnails to pages that show a single picture.
  private func readPicturePages(_ portfolios: inout [Portfolio], _ parser: PageParser) async throws
  {
    let known = Portfolio.pageAddresses(of: portfolios)
    for (index, links) in Portfolio.pictureLinks(of: &portfolios).enumerated() {
      let owner = portfolios[index].owner
      var read: [(link: PictureLink, page: PageReading?)] = []
      var unreachable: [PictureLink] = []
      try await withLookAhead(
        links, width: min(fetcher.width, 4),
        work: { link -> Result<PageReading, FetchFailure> in
          do throws(FetchFailure) {
            return .success(try await page(at: link.target, of: owner, in: nil, parser))
          } catch {
            if let fatal = error.fatal { throw fatal }
            return .failure(error)
          }
        },
        handle: { link, result in
          if case .failure(.unreachable) = result { unreachable.append(link) }
          read.append((link, try? result.get()))
        })
      for link in unreachable { portfolios[index].miss(link) }
      portfolios[index].take(read, known: known)
    }
  }

  /// Puts the pages of the earlier bundle in the place of those that show no pictures any more.
  ///
  /// - Returns: true if there are any.
  private func carryForward(
    _ portfolios: inout [Portfolio], _ site: Set<String>
  ) throws -> Bool {
    var isUsed = false
    for (index, portfolio) in portfolios.enumerated()
    where !portfolio.first.isRecorded && !portfolio.hasWork {
      guard let copy = try earlierPages(at: portfolio.first.location, of: portfolio.owner) else {
        continue
      }
      var earlier = [copy]
      PortfolioDecisions.decide(&earlier, site: site)
      guard earlier[0].hasWork else { continue }
      portfolios[index] = copy
      isUsed = true
    }
    return isUsed
  }

  /// Records the pages of a portfolio and the pictures that were taken.
  private func finish(_ judged: Portfolio, into found: inout FoundGallery) async throws {
    var portfolio = judged
    var images: [Gallery.Image] = []
    var isAsking = true
    for (index, page) in judged.pages.enumerated() {
      for (number, var picture) in page.candidates.enumerated() where picture.isTaken {
        if !page.isRecorded {
          if isAsking { isAsking = try await findFullSize(of: &picture) }
          if !isAsking, picture.isSmallerVersion { portfolio.pages[index].isIncomplete = true }
        }
        if picture.isSmallerVersion, picture.target == nil {
          PortfolioDecisions.decideAgain(on: &picture, of: judged)
        }
        if picture.isTaken, let reason = try await refusal(of: picture, on: page.location) {
          picture.verdict = .left(reason)
        }
        if picture.isTaken { images.append(Gallery.Image(picture, on: judged.first.location)) }
        portfolio.pages[index].candidates[number] = picture
      }
    }
    let first = portfolio.first
    found.sources += portfolio.pages.map { SourceRecord($0) }
    noteEnd(of: portfolio, into: &found)
    found.problems += [portfolio.longTexts].compactMap(\.self)
    if !images.isEmpty {
      let title = portfolio.pages.lazy.compactMap(\.title).first
      found.gallery = Gallery(
        .pageGallery, title: title, images: images, file: first.location.description
      ).with(FetchState(first.file.freshness))
    } else if let missing = found.sources.first(where: \.hasFailed) {
      // What was not read may have had the pictures.
      found.gallery = Gallery(missing.state, at: missing.location)
    } else {
      let isForbidden = found.sources.contains { $0.state == .leftOut("robots") }
      found.problems.append(portfolio.nothing(isForbidden: isForbidden))
    }
  }

  /// Records that a part of a portfolio is beyond a limit, so that it is not taken for removed.
  private func noteEnd(of portfolio: Portfolio, into found: inout FoundGallery) {
    guard let (location, clause) = portfolio.end,
      !found.sources.contains(where: { $0.location == location })
    else { return }
    found.sources.append(SourceRecord(.webPage, location, .failed("the portfolio has \(clause)")))
    found.problems.append(
      Problem(
        .sourceTooLarge, file: portfolio.first.location.description,
        message: "the portfolio of \(portfolio.owner.name) has \(clause); from \(location) on, "
          + "nothing was read"))
  }

  /// Returns the reason why a picture of a page must not be copied.
  private func refusal(of picture: PageCandidate, on page: HubLocation) async throws -> String? {
    guard page.isOnTheWeb else { return nil }
    do throws(FetchFailure) {
      guard try await mayCopy(HubLocation(picture.largest.url)) else {
        return "robots.txt does not allow it"
      }
      // Notes that it is not to be fetched, if robots.txt cannot be reached.
      if let thumbnail = picture.thumbnail { _ = try await mayCopy(HubLocation(thumbnail)) }
      return nil
    } catch {
      if let fatal = error.fatal { throw fatal }
      return error.reason
    }
  }

  /// Asks the server for the file whose size WordPress puts into its name: `mist-300x200.jpg` is a
  /// smaller `mist.jpg`.
  ///
  /// - Returns: false if the server could not be reached, so that it is not asked again: the pictures
  ///   that the page shows are worth more than larger ones.
  private func findFullSize(of picture: inout PageCandidate) async throws -> Bool {
    guard picture.isSmallerVersion, let url = picture.unsizedURL else { return true }
    let location = PageReader.page(at: url)
    do throws(FetchFailure) {
      if try await fetcher.mayCopy(location), try await fetcher.hasPicture(at: location) {
        picture.take(fullSize: url)
      }
    } catch {
      if let fatal = error.fatal { throw fatal }
      if case .unreachable = error { return false }
    }
    return true
  }
}

extension SourceRecord {
  fileprivate var hasFailed: Bool { if case .failed = state { true } else { false } }

  /// Creates the source of a page, with the decision about each picture.
  fileprivate init(_ page: PageReading) {
    self.init(
      .pageGallery, page.location, .present, original: page.file,
      contents: PageRecord.contents(page))
  }
}

extension Gallery.Image {
  /// - Parameter base: The location from which references start.
  fileprivate init(_ picture: PageCandidate, on base: HubLocation) {
    let largest = picture.largest
    let thumbnail = picture.thumbnail.flatMap { $0 == largest.url ? nil : $0 }
    self.init(
      picture: PictureReference(largest.url, in: base),
      thumbnail: thumbnail.map { PictureReference($0, in: base) },
      title: picture.title, caption: picture.caption, captureDate: picture.date)
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
