import HubFetching
package import HubModel

/// The pages of a portfolio: those that were read, and those to read next.
package struct Portfolio: Sendable {
  /// A page to be read after another one.
  package struct Step: Sendable {
    package let location: HubLocation
    /// The folder in which it has to be; nil for a page that another one shows.
    package let folder: PortfolioFolder?
    /// The number of frames around it.
    let depth: Int
  }

  private static let pageLimit = 500
  /// The number of missing pages after which no further one is asked for.
  private static let missingLimit = 100
  /// The number of pictures on all pages, work or not, after which no further page is read.
  private static let candidateLimit = 20_000
  private static let depthLimit = 3

  package let owner: PortfolioOwner
  /// The page that the hub links to, and those to which it leads.
  package var pages: [PageReading]
  /// The first page beyond a limit, with a clause about the limit.
  var limit: (location: HubLocation, clause: String)?
  private var waiting: [Step] = []
  private var visited: Set<String> = []
  /// The pictures on the pages so far.
  private var seen: Set<PictureIdentity> = []
  /// The pages that turned out to be none of the portfolio's.
  private var strays: Set<HubLocation> = []

  package init(of owner: PortfolioOwner, pages: [PageReading]) {
    (self.owner, self.pages) = (owner, pages)
  }

  package init(of owner: PortfolioOwner, from first: PageReading) {
    self.init(of: owner, pages: [first])
    visited = Set(first.addresses)
    wait(for: first, in: first.folder, depth: 0)
  }

  /// The first page, by which the portfolio is judged.
  package var first: PageReading { pages[0] }

  package var pictures: [PageCandidate] {
    get { pages.flatMap(\.candidates) }
    set {
      var rest = newValue[...]
      for index in pages.indices {
        let own = rest.prefix(pages[index].candidates.count)
        pages[index].candidates = Array(own)
        rest = rest[own.endIndex...]
      }
    }
  }

  // MARK: - Reading

  /// Returns the next page to read; nil if there is none, or if a limit is reached.
  ///
  /// - Parameter missing: The number of pages that were missing.
  package mutating func next(missing: Int) -> Step? {
    while let step = waiting.first {
      waiting.removeFirst()
      guard !visited.contains(step.location.address) else { continue }
      let count = pages.reduce(0) { $0 + $1.candidates.count }
      let limits = [
        (step.depth > Self.depthLimit, "\(Self.depthLimit) frames in each other"),
        (count >= Self.candidateLimit, "\(Self.candidateLimit) pictures on its pages"),
        (missing >= Self.missingLimit, "\(Self.missingLimit) missing pages"),
        (visited.count >= Self.pageLimit, "\(Self.pageLimit) pages"),
      ]
      if let limit = limits.first(where: { $0.0 }) {
        self.limit = (step.location, "more than \(limit.1)")
        return nil
      }
      visited.insert(step.location.address)
      return step
    }
    return nil
  }

  /// Adds the page that was read for a step. A redirect may lead back, or to a page that is none of
  /// the portfolio's.
  ///
  /// - Returns: false for such a page.
  package mutating func add(_ page: PageReading, for step: Step) -> Bool {
    let answer = page.answered
    guard
      answer.address == step.location.address || visited.insert(answer.address).inserted,
      step.folder.map({
        $0.contains(answer) || $0.isInSeries(answer) && page.namesOwner == true
      }) ?? first.folder.isOnSite(answer)
    else {
      strays.insert(step.location)
      return false
    }
    // A page that shows nothing new may lead to such pages for ever.
    let isNew = !page.candidates.allSatisfy { seen.contains($0.identity) }
    pages.append(page)
    if isNew || step.folder == nil {
      wait(for: page, in: step.folder ?? page.folder, depth: step.depth)
    }
    return true
  }

  /// Adds a page with pictures to which a thumbnail leads, such as an album.
  mutating func add(album page: PageReading) {
    guard visited.insert(page.answered.address).inserted else { return }
    pages.append(page)
  }

  private mutating func wait(for page: PageReading, in folder: PortfolioFolder, depth: Int) {
    seen.formUnion(page.candidates.map(\.identity))
    waiting += page.frames.map { Step(location: $0, folder: nil, depth: depth + 1) }
    waiting += page.next.map { Step(location: $0, folder: folder, depth: depth) }
  }

  /// Removes the pages that are none of the portfolio's from those to which its pages lead.
  package mutating func removeStrays() {
    for index in pages.indices {
      pages[index].next.removeAll(where: strays.contains)
      pages[index].frames.removeAll(where: strays.contains)
    }
  }

  // MARK: - What is known about it

  var addresses: Set<String> { Set(first.addresses) }

  /// True if a page names the photographer, or if that does not matter.
  var isNamed: Bool {
    guard case .member = owner else { return true }
    return pages.contains { $0.namesOwner != false }
  }

  package var hasWork: Bool { pictures.contains(where: \.isTaken) }

  /// The problem of URLs and captions that are longer than hubpack reads; nil if there are none.
  package var longTexts: Problem? {
    let count = pages.reduce(0) { $0 + $1.longTexts }
    guard count > 0 else { return nil }
    let texts = count == 1 ? "a URL or caption that is" : "\(count) URLs or captions that are"
    return Problem(
      .textTooLong, file: first.location.description,
      message: "the portfolio of \(owner.name) has \(texts) too long (at most "
        + "\(Limits.referenceBytes) bytes of a URL and \(PictureTexts.longestCaption) characters "
        + "of a caption are read)")
  }

  /// The location from which on nothing was read, with a clause about the limit; nil if everything
  /// was. Of several limits, the one on pictures says most.
  package var end: (location: HubLocation, clause: String)? {
    let pictures = pictures
    let cut = pages.first(where: \.isCut)?.candidates.last
    if let first = pictures.first(where: { $0.verdict == PortfolioDecisions.tooMany }) {
      let count = pictures.count { $0.verdict == PortfolioDecisions.tooMany }
      return (
        PageReader.page(at: first.largest.url),
        "more than \(PortfolioDecisions.limit) pictures "
          + "(\(cut == nil ? "" : "at least ")\(count) were left out)"
      )
    }
    guard let cut else { return limit }
    return (
      PageReader.page(at: cut.largest.url), "a page of more than \(PageReader.limit) pictures"
    )
  }

  /// The notice about a portfolio of which nothing was taken.
  ///
  /// - Parameter isForbidden: True if a part of it asks not to be copied.
  package func nothing(isForbidden: Bool) -> Problem {
    for case .shared(let reason) in pictures.compactMap(\.verdict) {
      return Problem(
        .addressShared, file: first.location.description,
        message:
          "the portfolio of \(owner.name) has no pictures: what its page shows is \(reason), "
          + "so it was taken for layout", suggestion: "link to a page with their own pictures")
    }
    let elsewhere = pages.lazy.compactMap(\.elsewhere).first
    let count = pictures.count
    let reason =
      if isForbidden {
        "a part of it asks not to be copied"
      } else if let elsewhere {
        "its page shows one of another site, \(elsewhere)"
      } else if count > 0 {
        (count == 1 ? "the picture on its page is not" : "none of the \(count) on its page is")
          + " certain to be the member's work"
      } else {
        pages.contains(where: \.hasScripts)
          ? "its page has none, unless a script shows them" : "its page has none"
      }
    return .empty(
      owner, at: first.location, reason, suggestion: elsewhere == nil ? nil : "link to that page")
  }
}

extension Problem {
  /// Creates the notice about a portfolio whose link is kept, because nothing was found on its page.
  package static func empty(
    _ owner: PortfolioOwner, at page: HubLocation, _ reason: String, suggestion: String? = nil
  ) -> Problem {
    Problem(
      .portfolioEmpty, file: page.description,
      message: "the portfolio of \(owner.name) has no pictures: \(reason); its link is kept",
      suggestion: suggestion)
  }
}
