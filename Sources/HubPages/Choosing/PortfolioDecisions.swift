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
  /// The decision about all occurrences of a picture but the best.
  package static let again = PageVerdict.left("the same picture again")

  /// Decides about the pictures of the portfolios of one club.
  ///
  /// A picture is layout if several portfolios have it in the same block, or as work. O(n)
  ///
  /// - Parameter site: The hosts of the club's web site.
  package static func decide(
    _ portfolios: inout [Portfolio], site: Set<String>, people: ClubPeople
  ) {
    for index in portfolios.indices { portfolios[index].removeCredits(people) }
    let sharing = SharedPictures(portfolios)
    let counts = Dictionary(grouping: portfolios, by: \.first.answered.address).mapValues(\.count)
    let known = Set(portfolios.flatMap(\.addresses))
    let hosts = Dictionary(grouping: portfolios) { $0.first.answered.host ?? "" }
      .mapValues(\.count)
    for index in portfolios.indices {
      let portfolio = portfolios[index]
      let answered = portfolio.first.answered
      let rules = PictureRules(portfolio, people)
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
        let count = sharing.others(showing: picture, than: index)
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
      portfolios[index].nameSinglePictures()
    }
  }

  /// Returns a function that decides again about a picture of a portfolio, after the server was asked
  /// for its full size and named none.
  package static func secondDecision(
    of portfolio: Portfolio, people: ClubPeople
  ) -> (PageCandidate) -> PageVerdict {
    let rules = PictureRules(portfolio, people)
    return { picture in
      var known = picture
      known.lacksFullSize = true
      return rules.verdict(on: known)
    }
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

  /// The names of so many pictures must end with a number that is taken for a size, and each size
  /// must be so many times the one before it: numbers of a series are not.
  private static let (alike, ratio) = (3, 1.2)

  /// Returns the numbers at the ends of names that are sizes, since several different pictures have
  /// the same: `mist-160.jpg`, `dune-160.jpg`. A year is none.
  private static func sizes(in pictures: [PageCandidate]) -> Set<Int> {
    let numbered = Set(pictures.flatMap(\.versions).map { PictureIdentity($0.url) })
      .compactMap(\.numbered)
    let stems = Dictionary(grouping: numbered, by: \.number).mapValues {
      Set($0.map(\.rest.name)).count
    }
    let sizes = stems.filter { $0.value >= alike && !(1900...2099).contains($0.key) }.keys.sorted()
    let isSeries = zip(sizes, sizes.dropFirst()).contains { Double($1) < ratio * Double($0) }
    return isSeries ? [] : Set(sizes)
  }

  /// Returns the pictures of a slide show and its thumbnails in a folder of any name: at least three
  /// pairs with the same names, which are no mere numbers, and with titles that no other has. What is
  /// linked to a file, or in a list, has its sizes there.
  private static func copies(among pictures: [PageCandidate]) -> Set<PictureIdentity> {
    let shown = pictures.filter { ![.linked, .list].contains($0.evidence) && $0.title != nil }
    let pairs = Dictionary(grouping: shown, by: \.title).values.map { Set($0.map(\.identity)) }
      .filter { pair in
        let names = Set(pair.map(\.name))
        return pair.count == 2 && names.count == 1
          && !names.allSatisfy { $0.allSatisfy(\.isNumber) }
      }
    return pairs.count >= alike ? Set(pairs.joined()) : []
  }

  /// Keeps the best occurrence of each picture, with the sizes of all, and the first ``limit``
  /// pictures.
  private static func leaveRepetitions(among pictures: inout [PageCandidate]) {
    let sizes = sizes(in: pictures)
    func identity(_ url: String) -> PictureIdentity {
      let own = PictureIdentity(url)
      return own.numbered.flatMap { sizes.contains($0.number) ? $0.rest : nil } ?? own
    }
    let taken = pictures.indices.filter { pictures[$0].isTaken }
    // A slide show and a grid may show the same pictures; the block with more of them has them in
    // the order that was meant.
    let blocks = Dictionary(grouping: taken) { pictures[$0].block }
      .mapValues { Set($0.map { identity(pictures[$0].largest.url) }).count }
    func size(_ number: Int) -> Int { blocks[pictures[number].block] ?? 0 }
    var groups: [[Int]] = []
    var known: [PictureIdentity: Int] = [:]
    let copies = copies(among: taken.map { pictures[$0] })
    var copied: [String: Int] = [:]
    // What is shown until a picture is loaded is the same for all.
    var shown: [PictureIdentity: Set<PictureIdentity>] = [:]
    for picture in taken.map({ pictures[$0] }) {
      let own = identity(picture.largest.url)
      for other in picture.versions.map({ identity($0.url) }) where other != own {
        shown[other, default: []].insert(own)
      }
    }
    for number in taken {
      let own = Set(pictures[number].versions.map { identity($0.url) })
        .filter { shown[$0]?.count ?? 0 < 2 }
      let name = pictures[number].identity.name
      let isCopy = copies.contains(pictures[number].identity)
      let group =
        own.lazy.compactMap { known[$0] }.first ?? (isCopy ? copied[name] : nil) ?? groups.count
      if group == groups.count { groups.append([]) }
      if isCopy { copied[name] = group }
      groups[group].append(number)
      for identity in own where known[identity] == nil { known[identity] = group }
    }
    var best: Set<Int> = []
    for group in groups {
      // Two pictures are no grid.
      let keeper = group.dropFirst().reduce(group[0]) { keeper, other in
        size(other) >= 3 && size(other) > size(keeper) ? other : keeper
      }
      best.insert(keeper)
      for other in group where other != keeper { pictures[keeper].add(sizesOf: pictures[other]) }
    }
    // A larger size may stand in a dialog, or in the background of the same picture.
    for number in pictures.indices
    where pictures[number].region.part == nil && pictures[number].evidence != .preview {
      guard !pictures[number].isTaken, let group = known[identity(pictures[number].largest.url)],
        let keeper = groups[group].first(where: best.contains)
      else { continue }
      pictures[keeper].add(sizesOf: pictures[number])
    }
    for number in taken where !best.contains(number) {
      pictures[number].verdict = again
    }
    for number in taken.filter(best.contains).dropFirst(limit) {
      pictures[number].verdict = tooMany
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
  /// The portfolios whose first page has the photographer's name in its title or address.
  private let named: Set<Int>

  init(_ portfolios: [Portfolio]) {
    named = Set(portfolios.indices.filter { portfolios[$0].bearsName })
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
  /// or else as their own. If the page of just one of them bears its photographer's name, it is
  /// theirs.
  func others(showing candidate: PageCandidate, than portfolio: Int) -> Int {
    let block = blocks[BlockKey(candidate)] ?? []
    let showing = block.count > 1 ? block : owners[candidate.identity] ?? []
    if candidate.evidence.isStrong, showing.intersection(named) == [portfolio] { return 0 }
    return max(0, showing.count - 1)
  }
}
