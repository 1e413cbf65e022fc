import HubFetching
import HubModel
import HubPages

/// Takes the pictures of a club's portfolios from their pages.
extension HubReader {
  /// Takes pictures from all pages of a club, and turns pages with pictures into galleries.
  func choosePictures(
    of found: inout [(index: Int, gallery: FoundGallery)], club: OrganizationRecord,
    members: [PersonName]
  ) async throws {
    let owners = found.indices.filter { found[$0].gallery.portfolio != nil }
    var portfolios = owners.compactMap { found[$0].gallery.portfolio }
    guard let parser = pages, !portfolios.isEmpty else { return }
    let site = PortfolioDecisions.hosts(of: club.details.website, portfolios)
    let people = ClubPeople(club: club.identity.fullName, members: members)
    func decide() { PortfolioDecisions.decide(&portfolios, site: site, people: people) }
    decide()
    var counts = portfolios.map { _ in 0 }
    // Albums are one level deep: their thumbnails are followed to the pages of pictures and from there
    // to files, but to no other albums.
    for _ in 0..<3 {
      let read = counts
      if try await followLinksToPages(&portfolios, after: read) { decide() }
      counts = portfolios.map(\.pages.count)
      let albums = try await readPicturePages(&portfolios, after: read, parser)
      for index in albums {
        _ = try await readFurther(
          of: &portfolios[index], parser, into: &found[owners[index]].gallery)
      }
      decide()
      if albums.isEmpty, !portfolios.contains(where: \.hasFilesToAsk) { break }
    }
    if try carryForward(&portfolios, site, people) { decide() }
    for (owner, portfolio) in zip(owners, portfolios) {
      try await finish(portfolio, people, into: &found[owner].gallery)
    }
  }

  /// Follows thumbnails to pages that show a single picture.
  ///
  /// - Parameter read: The number of pages of each portfolio whose thumbnails were followed already.
  /// - Returns: the portfolios in which albums were found.
  private func readPicturePages(
    _ portfolios: inout [Portfolio], after read: [Int], _ parser: PageParser
  ) async throws -> [Int] {
    let known = Portfolio.pageAddresses(of: portfolios)
    var albums: [Int] = []
    for (index, links) in Portfolio.pictureLinks(of: &portfolios, after: read).enumerated() {
      let owner = portfolios[index].owner
      var pages: [(link: PictureLink, page: PageReading?)] = []
      var failed: [(link: PictureLink, failure: FetchFailure)] = []
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
          if case .failure(let failure) = result { failed.append((link, failure)) }
          pages.append((link, try? result.get()))
        })
      for (link, failure) in failed {
        if failure.isPicture { portfolios[index].takeFile(of: link) }
        if case .unreachable = failure { portfolios[index].miss(link) }
      }
      if portfolios[index].take(pages, known: known, readsAlbums: read[index] == 0) {
        albums.append(index)
      }
    }
    return albums
  }

  /// Asks what the links of each row of pictures lead to, by the first of them: some programs name
  /// pages like pictures.
  ///
  /// - Returns: true if there are links to pages.
  private func followLinksToPages(
    _ portfolios: inout [Portfolio], after read: [Int]
  ) async throws -> Bool {
    var hasPages = false
    for index in portfolios.indices {
      for number in portfolios[index].pages.indices.dropFirst(read[index])
      where !portfolios[index].pages[number].isRecorded {
        let candidates = portfolios[index].pages[number].candidates
        let linked = candidates.indices.filter {
          candidates[$0].evidence == .linked
            && (candidates[$0].isTaken || candidates[$0].verdict == PortfolioDecisions.again)
        }
        for row in Dictionary(grouping: linked, by: { candidates[$0].block }).values {
          let file = PageReader.page(at: candidates[row[0]].largest.url)
          guard try await isPage(file, on: portfolios[index].pages[number].answered) else {
            continue
          }
          hasPages = true
          for link in row { portfolios[index].pages[number].candidates[link].takeLinkForPage() }
        }
      }
    }
    return hasPages
  }

  private func isPage(_ file: HubLocation, on page: HubLocation) async throws -> Bool {
    do throws(FetchFailure) {
      guard try await fetcher.mayCopy(picture: file, on: page) else { return false }
      return try await fetcher.answer(toPicture: file) == .page
    } catch {
      if let fatal = error.fatal { throw fatal }
      return false
    }
  }

  /// Puts the pages of the earlier bundle in the place of those that show no pictures any more.
  ///
  /// - Returns: true if there are any.
  private func carryForward(
    _ portfolios: inout [Portfolio], _ site: Set<String>, _ people: ClubPeople
  ) throws -> Bool {
    var isUsed = false
    for (index, portfolio) in portfolios.enumerated()
    where !portfolio.first.isRecorded && !portfolio.hasWork {
      guard let copy = try earlierPages(at: portfolio.first.location, of: portfolio.owner) else {
        continue
      }
      var earlier = [copy]
      PortfolioDecisions.decide(&earlier, site: site, people: people)
      guard earlier[0].hasWork else { continue }
      portfolios[index] = copy
      isUsed = true
    }
    return isUsed
  }

  /// Records the pages of a portfolio and the pictures that were taken.
  private func finish(
    _ judged: Portfolio, _ people: ClubPeople, into found: inout FoundGallery
  ) async throws {
    var portfolio = judged
    var images: [Gallery.Image] = []
    var isAsking = true
    let decideAgain = PortfolioDecisions.secondDecision(of: judged, people: people)
    for (index, page) in judged.pages.enumerated() {
      for (number, var picture) in page.candidates.enumerated() where picture.isTaken {
        if !page.isRecorded {
          if isAsking { isAsking = try await findFullSize(of: &picture) }
          if !isAsking, picture.isSmallerVersion { portfolio.pages[index].isIncomplete = true }
        }
        if picture.isSmallerVersion, picture.target == nil {
          picture.verdict = decideAgain(picture)
        }
        while picture.isTaken, let reason = try await refusal(of: picture, on: page.location) {
          // A site may allow a smaller size.
          if !picture.takeSmaller() { picture.verdict = .left(reason) }
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
      guard try await mayCopy(HubLocation(picture.largest.url), on: page) else {
        return "robots.txt does not allow it"
      }
      // Notes that it is not to be fetched, if robots.txt cannot be reached.
      if let thumbnail = picture.thumbnail {
        _ = try await mayCopy(HubLocation(thumbnail), on: page)
      }
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
      if try await fetcher.mayCopy(location),
        try await fetcher.answer(toPicture: location) == .picture
      {
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
