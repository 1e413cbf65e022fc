import HubModel

/// Decides which pictures are the photographers' work (Docs/Galleries.md, "Pictures and
/// furniture").
///
/// Precision comes first: no picture is better than a logo, or another person's picture, under a
/// photographer's name.
package enum PortfolioDecisions {
  /// The maximum number of pictures of one portfolio, which none is known to reach.
  static let limit = 2000
  /// The decision about a picture beyond the limit.
  static let tooMany = PageVerdict.left("more than \(limit) pictures")
  /// The longer side in pixels below which a picture is furniture.
  static let smallest = 200

  /// Decides about the pictures of the portfolios of one club.
  ///
  /// A picture is layout if several portfolios have it in the same block, or as work. O(n)
  ///
  /// - Parameter site: The hosts of the club's web site.
  package static func decide(_ portfolios: inout [Portfolio], site: Set<String>) {
    let sharing = SharedPictures(portfolios)
    let counts = Dictionary(grouping: portfolios, by: \.first.answered.address).mapValues(\.count)
    let known = Set(portfolios.flatMap(\.addresses))
    let hosts = Dictionary(grouping: portfolios) { $0.first.answered.host ?? "" }
      .mapValues(\.count)
    for index in portfolios.indices {
      let portfolio = portfolios[index]
      let answered = portfolio.first.answered
      let rules = LocalRules(portfolio)
      let others = known.subtracting(portfolio.addresses)
      let isOnClubSite = answered.host.map(site.contains) ?? false
      func verdict(on picture: PageCandidate) -> PageVerdict {
        func shared(_ reason: String) -> PageVerdict {
          rules.verdict(on: picture).isTaken ? .shared(reason) : .left(reason)
        }
        if let count = counts[answered.address], count > 1 {
          return shared("the page of \(count) members")
        }
        if !portfolio.isNamed, isOnClubSite || !picture.evidence.isStrong {
          return .left("the page does not name the member")
        }
        if let target = picture.target, others.contains(HubLocation(target).address) {
          return .left("leads to another member's page")
        }
        let count = sharing.others(showing: picture)
        if count > 0 {
          return shared(
            "also on \(count == 1 ? "another member's page" : "\(count) other members' pages")")
        }
        return rules.verdict(on: picture)
      }
      var pictures = portfolio.pictures
      for number in pictures.indices { pictures[number].verdict = verdict(on: pictures[number]) }
      leavePreviews(among: &pictures, isAlone: hosts[answered.host ?? ""] == 1)
      leaveRepetitions(among: &pictures)
      portfolios[index].pictures = pictures
    }
  }

  /// Decides again about a picture, after the server was asked for its full size and named none.
  package static func decideAgain(on picture: inout PageCandidate, of portfolio: Portfolio) {
    var known = picture
    known.lacksFullSize = true
    picture.verdict = LocalRules(portfolio).verdict(on: known)
  }

  /// Returns the hosts of a club's web site: the published one, and those to which it has moved.
  package static func hosts(of website: String?, _ portfolios: [Portfolio]) -> Set<String> {
    guard let site = website.flatMap({ HubLocation($0).host }) else { return [] }
    let moved = portfolios.map(\.first)
      .filter { $0.location.host == site && $0.location.hasMoved(to: $0.answered) }
    return Set([site] + moved.compactMap(\.answered.host))
  }

  /// Takes the picture for previews only if the page has no other, and if other pages of the club
  /// show that it is not the site's.
  private static func leavePreviews(among pictures: inout [PageCandidate], isAlone: Bool) {
    let others = pictures.filter { $0.evidence != .preview }
    let hasOthers = others.contains(where: \.isTaken)
    let shown = Set(others.map(\.identity))
    for number in pictures.indices
    where pictures[number].evidence == .preview && pictures[number].isTaken {
      if hasOthers || isAlone || shown.contains(pictures[number].identity) {
        pictures[number].verdict = .left("only named for previews")
      }
    }
  }

  /// Keeps the best occurrence of each picture, and the first ``limit`` pictures.
  private static func leaveRepetitions(among pictures: inout [PageCandidate]) {
    let taken = pictures.indices.filter { pictures[$0].isTaken }
    // A slide show and a grid may show the same pictures; the block with more of them has them in
    // the order that was meant.
    let blocks = Dictionary(grouping: taken) { pictures[$0].block }
      .mapValues { Set($0.map { pictures[$0].identity }).count }
    func size(_ number: Int) -> Int { blocks[pictures[number].block] ?? 0 }
    var best: [PictureIdentity: Int] = [:]
    for number in taken {
      // Two pictures are no grid.
      if let other = best[pictures[number].identity],
        size(number) < 3 || size(other) >= size(number)
      {
        continue
      }
      best[pictures[number].identity] = number
    }
    var count = 0
    for number in taken {
      if best[pictures[number].identity] != number {
        pictures[number].verdict = .left("the same picture again")
      } else if count == limit {
        pictures[number].verdict = tooMany
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

  init(_ portfolios: [Portfolio]) {
    for (index, portfolio) in portfolios.enumerated() {
      for candidate in portfolio.pictures {
        blocks[BlockKey(candidate), default: []].insert(index)
      }
    }
    let pages = Set(portfolios.flatMap(\.addresses))
    for (index, portfolio) in portfolios.enumerated() {
      for candidate in portfolio.pictures where blocks[BlockKey(candidate)]?.count == 1 {
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

  init(_ portfolio: Portfolio) {
    ownerName = Text.folded(portfolio.owner.name)
    ownerWords = PersonWords.words(of: portfolio.owner.name)
    for candidate in portfolio.pictures {
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
    if let side = candidate.side, side < PortfolioDecisions.smallest, candidate.target == nil,
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
