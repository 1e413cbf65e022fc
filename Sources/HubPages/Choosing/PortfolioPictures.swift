import HubFetching
import HubModel

/// The pages of one portfolio.
package struct PortfolioReading: Sendable {
  /// The photographer.
  package let owner: String
  /// The page that answers.
  package let page: String
  /// The page that the hub links to, if it is another one: a redirect leads to the page.
  package let published: String?
  /// The pictures of all pages, in order.
  package var candidates: [PageCandidate]
  /// True if a page names the photographer, or if that does not matter.
  package let isNamed: Bool
  package let isOnClubSite: Bool

  package init(
    owner: String, page: String, published: String? = nil, candidates: [PageCandidate],
    isNamed: Bool, isOnClubSite: Bool
  ) {
    (self.owner, self.page, self.published) = (owner, page, published)
    (self.candidates, self.isNamed, self.isOnClubSite) = (candidates, isNamed, isOnClubSite)
  }

  fileprivate var address: String { HubLocation(page).address }

  fileprivate var addresses: Set<String> {
    Set([page, published].compactMap(\.self).map { HubLocation($0).address })
  }
}

/// Decides which pictures are the photographers' work (Docs/Galleries.md, "Pictures and
/// furniture").
///
/// Precision comes first: no picture is better than a logo, or another person's picture, under a
/// photographer's name.
package enum PortfolioPictures {
  /// The maximum number of pictures of one portfolio, which none is known to reach.
  package static let limit = 2000
  /// The decision about a picture beyond the limit.
  package static let tooMany = PageVerdict.left("more than \(limit) pictures")
  /// The longer side in pixels below which a picture is furniture.
  static let smallest = 200

  /// Returns the decision about each candidate of each portfolio of one club.
  ///
  /// A picture is layout if several portfolios have it in the same block, or as work. O(n)
  package static func verdicts(on portfolios: [PortfolioReading]) -> [[PageVerdict]] {
    let sharing = SharedPictures(portfolios)
    let pages = Dictionary(grouping: portfolios, by: \.address).mapValues(\.count)
    let known = Set(portfolios.flatMap(\.addresses))
    var verdicts = portfolios.map { portfolio -> [PageVerdict] in
      let local = LocalRules(portfolio)
      let others = known.subtracting(portfolio.addresses)
      return portfolio.candidates.map { candidate in
        func shared(_ reason: String) -> PageVerdict {
          local.verdict(on: candidate).isTaken ? .shared(reason) : .left(reason)
        }
        if let count = pages[portfolio.address], count > 1 {
          return shared("the page of \(count) members")
        }
        if !portfolio.isNamed, portfolio.isOnClubSite || !candidate.evidence.isStrong {
          return .left("the page does not name the member")
        }
        if let target = candidate.target, others.contains(HubLocation(target).address) {
          return .left("leads to another member's page")
        }
        let count = sharing.others(showing: candidate)
        if count > 0 {
          return shared(
            "also on \(count == 1 ? "another member's page" : "\(count) other members' pages")")
        }
        return local.verdict(on: candidate)
      }
    }
    let hosts = portfolios.map { HubLocation($0.page).host ?? "" }
    let counts = Dictionary(grouping: hosts, by: \.self).mapValues(\.count)
    for index in portfolios.indices {
      let isAlone = counts[hosts[index]] == 1
      leavePreviews(portfolios[index], &verdicts[index], isAlone: isAlone)
      leaveRepetitions(portfolios[index], &verdicts[index])
    }
    return verdicts
  }

  /// Decides again about a picture, after the server was asked for its full size and named none.
  package static func verdict(
    onlyOf candidate: PageCandidate, in portfolio: PortfolioReading
  ) -> PageVerdict {
    var candidate = candidate
    candidate.lacksFullSize = true
    return LocalRules(portfolio).verdict(on: candidate)
  }

  /// Takes the picture for previews only if the page has no other, and if other pages of the club
  /// show that it is not the site's.
  private static func leavePreviews(
    _ portfolio: PortfolioReading, _ verdicts: inout [PageVerdict], isAlone: Bool
  ) {
    let hasOthers = zip(portfolio.candidates, verdicts).contains { candidate, verdict in
      candidate.evidence != .preview && verdict.isTaken
    }
    let shown = Set(
      portfolio.candidates.filter { $0.evidence != .preview }.map(\.identity))
    for (number, candidate) in portfolio.candidates.enumerated()
    where candidate.evidence == .preview && verdicts[number].isTaken {
      if hasOthers || isAlone || shown.contains(candidate.identity) {
        verdicts[number] = .left("only named for previews")
      }
    }
  }

  /// Keeps the best occurrence of each picture, and the first ``limit`` pictures.
  private static func leaveRepetitions(
    _ portfolio: PortfolioReading, _ verdicts: inout [PageVerdict]
  ) {
    let taken = portfolio.candidates.indices.filter { verdicts[$0].isTaken }
    // A slide show and a grid may show the same pictures; the block with more of them has them in
    // the order that was meant.
    var blocks: [String: Set<PictureIdentity>] = [:]
    for number in taken {
      let candidate = portfolio.candidates[number]
      blocks[candidate.block, default: []].insert(candidate.identity)
    }
    var best: [PictureIdentity: Int] = [:]
    for number in taken {
      let candidate = portfolio.candidates[number]
      let size = blocks[candidate.block]?.count ?? 0
      // Two pictures are no grid.
      if best[candidate.identity] != nil, size < 3 { continue }
      if let other = best[candidate.identity],
        blocks[portfolio.candidates[other].block]?.count ?? 0 >= size
      {
        continue
      }
      best[candidate.identity] = number
    }
    var count = 0
    for number in taken {
      if best[portfolio.candidates[number].identity] != number {
        verdicts[number] = .left("the same picture again")
      } else if count == limit {
        verdicts[number] = tooMany
      } else {
        count += 1
      }
    }
  }
}

/// The pictures that several members' pages show.
private struct SharedPictures {
  /// A picture in a block of the page.
  private struct BlockKey: Hashable {
    let identity: PictureIdentity
    let block: String

    init(_ candidate: PageCandidate) {
      (identity, block) = (candidate.identity, candidate.block)
    }
  }

  /// The portfolios that show a picture in the same block.
  private var blocks: [BlockKey: Set<Int>] = [:]
  /// The portfolios that show a picture as if it were their own: not in a block that others have,
  /// not in the layout, and not as a link to another page.
  private var owners: [PictureIdentity: Set<Int>] = [:]

  init(_ portfolios: [PortfolioReading]) {
    for (index, portfolio) in portfolios.enumerated() {
      for candidate in portfolio.candidates {
        blocks[BlockKey(candidate), default: []].insert(index)
      }
    }
    let pages = Set(portfolios.flatMap(\.addresses))
    for (index, portfolio) in portfolios.enumerated() {
      for candidate in portfolio.candidates where blocks[BlockKey(candidate)]?.count == 1 {
        if case .layout = candidate.region { continue }
        if let target = candidate.target, pages.contains(HubLocation(target).address) { continue }
        if candidate.evidence == .preview || candidate.target != nil && !candidate.largest.isFull {
          continue
        }
        owners[candidate.identity, default: []].insert(index)
      }
    }
  }

  /// Returns the number of other portfolios that show the picture: in the same block of the page,
  /// or else as their own.
  func others(showing candidate: PageCandidate) -> Int {
    if let count = blocks[BlockKey(candidate)]?.count, count > 1 { return count - 1 }
    return max(0, (owners[candidate.identity]?.count ?? 1) - 1)
  }
}

/// The rules that need only the portfolio itself.
private struct LocalRules {
  /// The minimum length, in pixels, of the longer side of a picture in the text.
  private static let smallestPlain = 400
  /// The same minimum for a picture with a link to the front page.
  private static let smallestHome = 600
  /// The length, in pixels, of the longer side from which no larger version is looked for on the
  /// picture's own page.
  private static let largeEnough = 800

  private let ownerName: String
  private let ownerWords: [String]
  /// The number of different pictures by title.
  private var pictures: [String: Set<PictureIdentity>] = [:]
  /// The number of different pictures in the text by block.
  private var rows: [String: Set<PictureIdentity>] = [:]

  init(_ portfolio: PortfolioReading) {
    ownerName = Text.folded(portfolio.owner)
    ownerWords = PersonWords.words(of: portfolio.owner)
    for candidate in portfolio.candidates {
      if let title = candidate.title {
        pictures[Text.folded(title), default: []].insert(candidate.identity)
      }
      rows[candidate.block, default: []].insert(candidate.identity)
    }
  }

  func verdict(on candidate: PageCandidate) -> PageVerdict {
    if let credit = candidate.credit, !isOwner(credit) { return .left("taken by \(credit)") }
    if case .layout(let part) = candidate.region { return .left("in the \(part)") }
    if let hint = candidate.hint, !(hint == "background" && candidate.evidence == .gallery) {
      return .left("called \"\(hint)\"")
    }
    if let side = candidate.side, side < PortfolioPictures.smallest, candidate.target == nil,
      candidate.unsizedURL == nil
    {
      return .left("small (\(side) pixels)")
    }
    if isPortrait(candidate) { return .left("a portrait of the photographer") }
    let isOwn =
      candidate.region == .content && candidate.leadsHome
      && (candidate.side ?? 0) >= Self.smallestHome
    if let target = candidate.target, !candidate.largest.isFull, candidate.evidence != .list,
      !isOwn,
      !candidate.leadsToOwnPage
        || (candidate.side ?? 0) < Self.largeEnough && candidate.unsizedURL == nil
    {
      return .leads(to: target)
    }
    switch candidate.evidence {
    case .list: return .taken("in a list of pictures")
    case .linked: return .taken("linked to its file")
    case .gallery: return .taken("in a gallery")
    case .figure: return .taken("in a figure")
    case .preview: return .taken("named for previews")
    case .plain:
      if let side = candidate.side, side >= Self.smallestPlain {
        return .taken("large, in the text")
      }
      if candidate.region == .content, candidate.unsizedURL != nil {
        return .taken("a smaller size of a file, in the text")
      }
      let row = rows[candidate.block]?.count ?? 1
      if row >= 3, candidate.side == nil { return .taken("one of \(row) alike") }
      return .left("uncertain: neither linked, nor in a gallery or figure, nor known to be large")
    }
  }

  /// True if a name shares a word with the photographer's.
  private func isOwner(_ name: String) -> Bool {
    let words = PersonWords.words(of: name)
    return ownerWords.isEmpty || ownerWords.contains(where: words.contains)
  }

  /// True for the only picture with the photographer's name as its title.
  private func isPortrait(_ candidate: PageCandidate) -> Bool {
    guard let title = candidate.title.map({ Text.folded($0) }), !ownerName.isEmpty else {
      return false
    }
    guard title == ownerName || title.hasSuffix(" " + ownerName), title.count < 60 else {
      return false
    }
    return pictures[title]?.count == 1
  }
}
