import HubFetching
import HubHelpers
import HubModel
import HubPages

extension HubReader {
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
    if try carryForward(&portfolios, verdicts, hosts) {
      verdicts = PortfolioPictures.verdicts(on: portfolios.map { $0.reading(hosts) })
    }
    for (number, owner) in owners.enumerated() {
      try await finish(portfolios[number], &verdicts[number], into: &found[owner].gallery)
    }
  }

  /// Puts the pages of the earlier bundle in the place of those that show no pictures any more.
  ///
  /// - Returns: true if there are any.
  private func carryForward(
    _ portfolios: inout [FoundPages], _ verdicts: [[PageVerdict]], _ hosts: Set<String>
  ) throws -> Bool {
    var isUsed = false
    for (index, portfolio) in portfolios.enumerated()
    where portfolio.pages[0].isFresh && !verdicts[index].contains(where: \.isTaken) {
      let page = portfolio.pages[0].location
      guard let earlier = try earlierPages(at: page, of: portfolio.owner),
        PortfolioPictures.verdicts(on: [earlier.reading(hosts)])[0].contains(where: \.isTaken)
      else { continue }
      portfolios[index] = earlier
      isUsed = true
    }
    return isUsed
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
            page.folder.isOnSite(target)
          else { continue }
          guard wanted.count < PortfolioPictures.limit else {
            portfolios[index].limit =
              portfolios[index].limit
              ?? (target, "more than \(PortfolioPictures.limit) pages of single pictures")
            continue
          }
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
      sources.append(page.source { verdicts[range.lowerBound + $0] })
    }
    found.sources += sources
    guard let first = portfolio.pages.first else { return }
    noteLimit(of: portfolio, verdicts, into: &found)
    noteLongTexts(of: portfolio, into: &found)
    guard !images.isEmpty else {
      if let missing = found.sources.first(where: \.hasFailed) {
        // What was not read may have had the pictures.
        found.gallery = GalleryContents(
          state: missing.state, form: nil, title: nil, images: [],
          file: missing.location.description)
      } else {
        let isForbidden = found.sources.contains { $0.state == .leftOut("robots") }
        let reason = isForbidden ? "a part of it asks not to be copied" : portfolio.reasonOfNothing
        found.problems.append(
          sharing(verdicts, of: portfolio.owner, on: first.location)
            ?? .empty(
              portfolio.owner, at: first.location, reason,
              suggestion: portfolio.elsewhere == nil ? nil : "link to that page"))
      }
      return
    }
    let title = portfolio.pages.lazy.compactMap(\.reading.title).first
    found.gallery = GalleryContents(
      Gallery(form: .pageGallery, title: title, images: images),
      FetchState(first.file.freshness), in: first.location, base: first.location)
  }

  /// Records that URLs and captions of a portfolio are longer than hubpack reads.
  private func noteLongTexts(of portfolio: FoundPages, into found: inout FoundGallery) {
    let count = portfolio.pages.reduce(0) { $0 + $1.reading.longTexts }
    guard count > 0, let first = portfolio.pages.first else { return }
    let texts = count == 1 ? "a URL or caption that is" : "\(count) URLs or captions that are"
    found.problems.append(
      Problem(
        .textTooLong, file: first.location.description,
        message: "the portfolio of \(portfolio.owner.name) has \(texts) too long (at most "
          + "\(Limits.referenceBytes) bytes of a URL and \(PictureTexts.longestCaption) characters "
          + "of a caption are read)"))
  }

  /// Records that a part of a portfolio is beyond a limit, so that it is not taken for removed. Of
  /// several limits, the one on pictures says most.
  private func noteLimit(
    of portfolio: FoundPages, _ verdicts: [PageVerdict], into found: inout FoundGallery
  ) {
    var limit = portfolio.limit
    let pictures = portfolio.pages.flatMap(\.reading.candidates)
    let cut = portfolio.pages.first(where: \.reading.isCut)?.reading.candidates.last
    if let number = verdicts.firstIndex(of: PortfolioPictures.tooMany) {
      let count = verdicts.count { $0 == PortfolioPictures.tooMany }
      let clause =
        "more than \(PortfolioPictures.limit) pictures "
        + "(\(cut == nil ? "" : "at least ")\(count) were left out)"
      limit = (PageReader.page(at: pictures[number].largest.url), clause)
    } else if let cut {
      limit =
        (PageReader.page(at: cut.largest.url), "a page of more than \(PageReader.limit) pictures")
    }
    guard let (location, clause) = limit,
      !found.sources.contains(where: { $0.location == location })
    else { return }
    found.sources.append(SourceRecord(.webPage, location, .failed("the portfolio has \(clause)")))
    found.problems.append(
      Problem(
        .sourceTooLarge, file: portfolio.pages[0].location.description,
        message: "the portfolio of \(portfolio.owner.name) has \(clause); from \(location) on, "
          + "nothing was read"))
  }

  /// Returns the problem of a portfolio without pictures whose page has some, but not for itself.
  private func sharing(
    _ verdicts: [PageVerdict], of owner: GalleryReference.Owner, on page: HubLocation
  ) -> Problem? {
    for case .shared(let reason) in verdicts {
      return Problem(
        .addressShared, file: page.description,
        message:
          "the portfolio of \(owner.name) has no pictures: what its page shows is \(reason), "
          + "so it was taken for layout", suggestion: "link to a page with their own pictures")
    }
    return nil
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
  /// The page on another site that a page shows, or to which it leads.
  fileprivate var elsewhere: HubLocation? { pages.lazy.compactMap(\.reading.elsewhere).first }

  /// A clause that says why nothing was taken.
  fileprivate var reasonOfNothing: String {
    if let elsewhere { return "its page shows one of another site, \(elsewhere)" }
    let count = pages.reduce(0) { $0 + $1.reading.candidates.count }
    if count > 0 {
      let pictures =
        count == 1 ? "the picture on its page is not" : "none of the \(count) on its page is"
      return pictures + " certain to be the member's work"
    }
    return pages.contains(where: \.reading.hasScripts)
      ? "its page has none, unless a script shows them" : "its page has none"
  }

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

extension SourceRecord {
  fileprivate var hasFailed: Bool { if case .failed = state { true } else { false } }
}

extension PageCandidate {
  /// True if the name of its file says that there may be a larger one.
  fileprivate var isSmallerVersion: Bool { !largest.isFull && unsizedURL != nil }
}

extension Gallery.Image {
  fileprivate init(_ candidate: PageCandidate) {
    let largest = candidate.largest
    self.init(
      imageURL: largest.url, thumbURL: candidate.thumbnail.flatMap { $0 == largest.url ? nil : $0 },
      title: candidate.title, caption: candidate.caption, captureDate: candidate.date)
  }
}
