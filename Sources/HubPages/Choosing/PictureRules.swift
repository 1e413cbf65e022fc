import HubModel

/// The rules that need only the portfolio itself: what speaks for a picture and against it, by the
/// weights in `Data/evidence.txt`.
struct PictureRules {
  /// A reason for or against a picture, with its weight.
  struct Mark {
    let weight: Int
    let text: String

    var description: String {
      weight == 0 ? text : "\(text) (\(weight > 0 ? "+" : "−")\(abs(weight)))"
    }
  }

  /// The sum from which a picture is taken.
  private static let enough = 2
  /// The number of pictures from which several alike are a row.
  private static let row = 3
  /// The minimum length, in pixels, of the longer side of a picture in the text.
  private static let smallestPlain = 400
  /// The same minimum for a picture with a link to the front page.
  private static let smallestHome = 600
  /// The length, in pixels, of the longer side from which only a title is looked for on the picture's
  /// own page.
  static let largeEnough = 800
  /// The sum of what speaks against a picture with which its own page is not looked at.
  private static let hopeless = -4

  static let marks = Dictionary(
    uniqueKeysWithValues: EmbeddedTexts.evidence_txt.split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        return (parts[0], Mark(weight: Int(parts[1]) ?? 0, text: parts[2]))
      })

  private let credits: Credits
  /// The pages of the portfolio, without the scheme.
  private let pages: Set<String>
  /// The number of different pictures by title.
  private var pictures: [String: Set<PictureIdentity>] = [:]
  /// The different pictures by block.
  private var rows: [String: Set<PictureIdentity>] = [:]
  private let folder: PortfolioFolder
  /// The pictures that are the only large one on their page.
  private var alone: Set<PictureIdentity> = []
  /// The pages with a single large picture.
  private var series: Set<String> = []
  /// The other photographers whose names stand beside a picture somewhere.
  private var others: [PictureIdentity: Credits.Author] = [:]
  /// The different pictures of unknown size in the texts of the pages.
  private var loose: Set<PictureIdentity> = []
  /// True if at least three pictures are linked to their files, or in lists.
  private let hasGallery: Bool
  /// True if pages show pictures that are no backgrounds.
  private let hasPictures: Bool
  /// The blocks in which the names of several other members stand beside pictures.
  private let memberBlocks: Set<String>
  /// True if several others are named beside pictures, and the page does not bear the photographer's
  /// name.
  private let isMemberList: Bool

  init(_ portfolio: Portfolio, _ people: ClubPeople) {
    let credits = Credits(of: portfolio.owner, in: people)
    self.credits = credits
    pages = Set(portfolio.pages.flatMap(\.addresses))
    folder = portfolio.first.folder
    for page in portfolio.pages {
      let shown = page.candidates.filter {
        $0.region.part == nil && !$0.isBanner && $0.hint == nil && $0.evidence != .preview
      }
      let known = shown.filter { $0.side ?? 0 >= Self.smallestPlain }
      let large = Set((known.isEmpty ? shown.filter { $0.side == nil } : known).map(\.identity))
      // An album has pictures of its own, which lead to their files.
      let isAlbum = shown.contains { $0.largest.isFull && !large.contains($0.identity) }
      guard large.count == 1, !isAlbum else { continue }
      alone.formUnion(large)
      series.formUnion(page.addresses)
    }
    for candidate in portfolio.pictures {
      if let title = candidate.title {
        pictures[Text.folded(title), default: []].insert(candidate.identity)
      }
      rows[candidate.block, default: []].insert(candidate.identity)
      guard candidate.region == .content else { continue }
      if case .other(let name)? = candidate.beside.flatMap(credits.author) {
        others[candidate.identity] = .other(name)
      }
      if candidate.evidence == .plain || candidate.evidence == .figure, candidate.side == nil,
        candidate.hint == nil, candidate.target == nil
      {
        loose.insert(candidate.identity)
      }
    }
    let sure = portfolio.pictures.filter {
      [.linked, .list].contains($0.evidence) && $0.region.part == nil && $0.hint == nil
    }
    hasGallery = Set(sure.map(\.identity)).count >= Self.row
    hasPictures = portfolio.pictures.contains {
      $0.hint == nil && $0.region.part == nil && $0.evidence != .preview
    }
    var members: [String: Set<String>] = [:]
    for picture in portfolio.pictures where picture.region.part == nil {
      guard let name = picture.beside.flatMap(credits.member) else { continue }
      members[picture.block, default: []].insert(name)
    }
    memberBlocks = Set(members.filter { $0.value.count > 1 }.keys)
    let isList = members.values.reduce(into: Set()) { $0.formUnion($1) }.count > 1
    isMemberList = isList && !portfolio.bearsName
  }

  func verdict(on candidate: PageCandidate) -> PageVerdict {
    let author = candidate.beside.flatMap(credits.author) ?? others[candidate.identity]
    let against = against(candidate, by: author)
    if against.reduce(0, { $0 + $1.weight }) > Self.hopeless, let target = candidate.target,
      !candidate.largest.isFull, candidate.evidence != .list, !isOwn(candidate)
    {
      let hasLarger =
        candidate.unsizedURL != nil && PictureURL(candidate.largest.url).isSizedByProgram
      let isSmall = (candidate.side ?? 0) < Self.largeEnough && !hasLarger
      let page = HubLocation(target)
      let isInSeries =
        alone.contains(candidate.identity)
        && (series.contains(page.address)
          || PortfolioFolder.number(of: page) != nil
            && (folder.contains(page) || folder.isInSeries(page)))
      if !isInSeries, pages.contains(page.address) {
        return .left("leads to another page of the portfolio")
      }
      if candidate.leadsHome { return .left("leads to the first page of its site") }
      let isToBeNamed = candidate.title == nil && folder.isOnSite(page)
      if !isInSeries, !candidate.leadsToOwnPage || isSmall || isToBeNamed {
        return .leads(to: target)
      }
    }
    let marks = against + support(of: candidate, by: author)
    let isTaken = marks.reduce(0) { $0 + $1.weight } >= Self.enough
    // What decided comes first.
    let sorted = marks.filter { $0.weight != 0 || marks.count == 1 }
      .sorted { isTaken ? $0.weight > $1.weight : $0.weight < $1.weight }
    let reason = sorted.map(\.description).joined(separator: ", ")
    return isTaken ? .taken(reason) : .left(reason)
  }

  /// True for a picture whose link to the first page of the site means nothing.
  private func isOwn(_ candidate: PageCandidate) -> Bool {
    candidate.region == .content && candidate.leadsHome
      && (candidate.side ?? 0) >= Self.smallestHome
  }

  private func mark(_ name: String, _ value: some CustomStringConvertible = "") -> Mark {
    guard let mark = Self.marks[name] else { return Mark(weight: 0, text: name) }
    return Mark(weight: mark.weight, text: mark.text.replacing("{}", with: value.description))
  }

  // MARK: - Against it

  private func against(_ candidate: PageCandidate, by author: Credits.Author?) -> [Mark] {
    var marks: [Mark] = []
    if case .other(let name) = author { marks.append(mark("other", name)) }
    if isMemberList || memberBlocks.contains(candidate.block) { marks.append(mark("members")) }
    if let part = candidate.region.part { marks.append(mark("layout", part)) }
    let isShown = candidate.evidence == .gallery || !hasPictures && rowCount(candidate) >= Self.row
    if let hint = candidate.hint, !(hint == "background" && isShown) {
      marks.append(mark(PageReader.kind(ofHint: hint), hint))
    }
    if let side = candidate.side, side < PageCandidate.smallestWork, candidate.target == nil,
      candidate.unsizedURL == nil
    {
      marks.append(mark("small", side))
    }
    if candidate.evidence == .plain, candidate.isBanner { marks.append(mark("banner")) }
    if candidate.evidence == .plain, hasGallery, rowCount(candidate) < Self.row {
      marks.append(mark("apart"))
    }
    if let title = candidate.title, credits.isOwnName(title), rowCount(title) == 1 {
      marks.append(mark("face"))
    }
    return marks
  }

  private func rowCount(_ title: String) -> Int { pictures[Text.folded(title)]?.count ?? 0 }

  /// The number of different pictures in the block of a picture.
  private func rowCount(_ candidate: PageCandidate) -> Int { rows[candidate.block]?.count ?? 1 }

  // MARK: - For it

  private func support(of candidate: PageCandidate, by author: Credits.Author?) -> [Mark] {
    var marks: [Mark] = []
    var row = rowCount(candidate)
    let isLarge = candidate.side.map { $0 >= Self.smallestPlain } ?? false
    switch candidate.evidence {
    case .plain:
      if isLarge {
        marks.append(mark("large"))
      } else if candidate.region == .content, candidate.unsizedURL != nil {
        marks.append(mark("smaller"))
      } else if max(row, loose.contains(candidate.identity) ? loose.count : 0) >= Self.row,
        candidate.side == nil
      {
        row = max(row, loose.count)
        marks.append(mark("row", row))
      } else {
        marks.append(mark("plain"))
      }
    case let evidence:
      marks.append(mark(evidence.rawValue))
      if candidate.hint != nil, row > 1 { marks.append(mark("beside")) }
      if candidate.hint != nil, isLarge { marks.append(mark("size")) }
    }
    if author == .owner { marks.append(mark("own")) }
    return marks
  }
}

extension Portfolio {
  /// Removes from titles and captions what they say of the photographer.
  mutating func removeCredits(_ people: ClubPeople) {
    let credits = Credits(of: owner, in: people)
    for page in pages.indices {
      for index in pages[page].candidates.indices {
        let picture = pages[page].candidates[index]
        pages[page].candidates[index].title = picture.title.flatMap(credits.withoutCredit)
        pages[page].candidates[index].caption = picture.caption.flatMap(credits.withoutCredit)
      }
    }
  }

  /// True if the title or the address of its first page names the photographer.
  var bearsName: Bool {
    guard case .member(let name) = owner else { return true }
    let places = [first.title ?? "", first.location.path, first.answered.path]
    let words = PersonWords.all(in: places.joined(separator: " "))
    return PersonWords.isNamed(name, by: words, words) == true
  }
}
