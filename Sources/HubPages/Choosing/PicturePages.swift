package import HubModel

/// A thumbnail that leads to a page of its picture.
package struct PictureLink: Sendable {
  package let target: HubLocation
  let page: Int
  let candidate: Int
}

extension Portfolio {
  /// Returns the pages of single pictures to which the thumbnails of each portfolio lead.
  ///
  /// - Parameter read: The number of pages of each portfolio whose thumbnails were followed already.
  package static func pictureLinks(
    of portfolios: inout [Portfolio], after read: [Int]
  ) -> [[PictureLink]] {
    let known = pageAddresses(of: portfolios)
    var owners: [String: Set<Int>] = [:]
    for (index, portfolio) in portfolios.enumerated() {
      // A single picture in a block may be one of the whole site: "a picture at random".
      let rows = Dictionary(grouping: portfolio.pictures.filter { $0.target != nil }, by: \.block)
      for target in rows.values.filter({ $0.count > 1 }).joined().compactMap(\.target) {
        owners[HubLocation(target).address, default: []].insert(index)
      }
    }
    return portfolios.indices.map { index in
      var links: [PictureLink] = []
      for (number, page) in portfolios[index].pages.enumerated()
      where !page.isRecorded {
        for (candidate, picture) in page.candidates.enumerated()
        where number >= read[index] || picture.isOnOwnPage {
          guard case .leads(let link) = picture.verdict else { continue }
          let target = HubLocation(link)
          let others = (owners[target.address] ?? []).subtracting([index])
          guard !known.contains(target.address), others.isEmpty, page.folder.isOnSite(target) else {
            continue
          }
          if links.count < PortfolioDecisions.limit {
            links.append(PictureLink(target: target, page: number, candidate: candidate))
          } else if portfolios[index].limit == nil {
            portfolios[index].limit = (
              target, "more than \(PortfolioDecisions.limit) pages of single pictures"
            )
          }
        }
      }
      return links
    }
  }

  package static func pageAddresses(of portfolios: [Portfolio]) -> Set<String> {
    Set(portfolios.flatMap(\.pages).flatMap(\.addresses))
  }

  /// Takes the pictures from the pages to which thumbnails lead. A page of the portfolio that shows
  /// several is an album, and becomes one of its pages.
  ///
  /// - Parameters:
  ///   - found: The page of each thumbnail; nil if it could not be read.
  ///   - known: The addresses of all pages of portfolios, which are not those of one picture.
  ///   - readsAlbums: False for thumbnails of albums.
  /// - Returns: true if there are albums.
  package mutating func take(
    _ found: [(link: PictureLink, page: PageReading?)], known: Set<String>, readsAlbums: Bool
  ) -> Bool {
    let others = Set(found.map(\.link.target.address)).union(known)
    let picturePages = PicturePages(found.compactMap { $0.page }, links: others)
    let count = pages.count
    for (link, reading) in found {
      let thumbnail = pages[link.page].candidates[link.candidate]
      if thumbnail.isOnOwnPage {
        // What it leads to was no file.
        pages[link.page].candidates[link.candidate].settle(on: thumbnail.largest)
      }
      // What is large, or has a larger file, can do without a page of its own.
      func doWithout() {
        if thumbnail.leadsToOwnPage,
          thumbnail.side ?? 0 >= PictureRules.largeEnough || thumbnail.unsizedURL != nil
        {
          pages[link.page].candidates[link.candidate].target = nil
        }
      }
      if reading == nil { doWithout() }
      guard let reading, !thumbnail.isOnOwnPage else { continue }
      if known.contains(reading.answered.address) {
        pages[link.page].candidates[link.candidate].target = reading.answered.description
      } else if pages[link.page].folder.isBeside(reading.answered) || reading.namesOwner == true,
        let full = picturePages.picture(on: reading, of: thumbnail)
      {
        // Elsewhere on the site, only a page that names the photographer is theirs.
        pages[link.page].candidates[link.candidate].take(full)
      } else if readsAlbums, link.page < count, isAlbum(reading, known: known) {
        pages[link.page].candidates[link.candidate].target = reading.answered.description
        add(album: reading)
      } else {
        doWithout()
      }
    }
    return pages.count > count
  }

  /// True for a page in the portfolio's folder, and for one elsewhere on the site that leads back to
  /// this portfolio and to no other, at least in its content.
  private func isAlbum(_ page: PageReading, known: Set<String>) -> Bool {
    let own = Set(pages.flatMap(\.addresses))
    let leadsBack = [page.links, page.contentLinks].contains { links in
      !links.isDisjoint(with: addresses) && links.intersection(known).isSubset(of: own)
    }
    return first.folder.contains(page.answered)
      || first.folder.isOnSite(page.answered) && leadsBack
  }

  /// Names the pictures of pages that show just one, if there are several such pages.
  mutating func nameSinglePictures() {
    let singles = pages.indices.dropFirst().filter { page in
      Set(pages[page].candidates.filter(\.isTaken).map(\.identity)).count == 1
    }
    guard singles.count > 2 else { return }
    let texts = PicturePages(singles.map { pages[$0] })
    for page in singles {
      for index in pages[page].candidates.indices where pages[page].candidates[index].isTaken {
        pages[page].candidates[index] = texts.named(
          pages[page].candidates[index], on: pages[page])
      }
    }
  }

  /// True if the own page of a picture leads on, perhaps to its file.
  package var hasFilesToAsk: Bool { pictures.contains(where: \.isOnOwnPage) }

  /// Takes the file to which a thumbnail leads, though its URL did not say that it is a picture.
  package mutating func takeFile(of link: PictureLink) {
    var picture = pages[link.page].candidates[link.candidate]
    picture.take(fullSize: link.target.reference)
    (picture.target, picture.evidence, picture.isOnOwnPage) = (nil, .linked, false)
    pages[link.page].candidates[link.candidate] = picture
  }

  /// Marks the page of a thumbnail as worth reading again, because the page of the picture could not
  /// be reached.
  package mutating func miss(_ link: PictureLink) { pages[link.page].isIncomplete = true }
}

/// Pages that show a single picture each, to which the thumbnails of a portfolio lead.
struct PicturePages {
  /// The number of pages on which each picture occurs.
  private var counts: [PictureIdentity: Int] = [:]
  /// The number of pages with each title, and with each text after a picture.
  private var titles: [String: Int] = [:]
  private let pageCount: Int
  /// The addresses of all pages that are known.
  private let links: Set<String>
  /// The number of other pictures with which a page may still be that of one picture.
  private static let limit = 3

  /// Compares the pages of one portfolio: what several of them show is layout.
  init(_ readings: [PageReading], links: Set<String> = []) {
    self.links = links
    let pages = Dictionary(readings.map { ($0.answered.address, $0) }) { first, _ in first }
    pageCount = pages.count
    for reading in pages.values {
      let texts = reading.candidates.flatMap { [$0.heading?.text, $0.following] } + [reading.title]
      for text in Set(texts.compactMap(\.self)) { titles[text, default: 0] += 1 }
      for identity in Set(reading.candidates.map(\.identity)) { counts[identity, default: 0] += 1 }
    }
  }

  /// Returns the picture of a page to which a thumbnail leads: the same one in another size, or
  /// else the only one; nil if the page shows several.
  func picture(on reading: PageReading, of thumbnail: PageCandidate) -> PageCandidate? {
    let shown = reading.candidates.filter { candidate in
      if case .layout = candidate.region { return false }
      return (candidate.hint == nil || candidate.identity == thumbnail.identity)
        && candidate.evidence != .preview
        && (candidate.side ?? .max) >= PageCandidate.smallestWork
    }
    // Thumbnails of the pictures before and after it lead to their own pages.
    let own = shown.filter { candidate in
      (counts[candidate.identity] == 1 || pageCount == 1)
        && (candidate.target == nil || candidate.largest.isFull)
    }
    // The only picture may lead to its file by a script, whose address does not tell, or back to the
    // thumbnails.
    if own.allSatisfy(\.isText) {
      let leading = shown.filter { picture in
        counts[picture.identity] == 1 && !picture.leadsHome
          && picture.target.map { reading.folder.isOnSite(HubLocation($0)) } ?? false
      }
      let onward = leading.filter { picture in
        picture.target.map { !links.contains(HubLocation($0).address) } ?? false
      }
      if Set(onward.map(\.identity)).count == 1 {
        return named(onward[0], on: reading, as: thumbnail.title)
      }
      if Set(shown.map(\.identity)).count == 1, var only = leading.first, pageCount > 1 {
        only.target = nil
        return named(only, on: reading, as: thumbnail.title)
      }
    }
    // A menu may have the picture in all its sizes.
    let same =
      shown.filter { $0.identity == thumbnail.identity }
      + reading.candidates.filter {
        $0.isText && $0.region.part != nil && $0.identity == thumbnail.identity
      }
    // A text that leads to a file beside the only picture means its original.
    let pictures = Set(own.filter { !$0.isText }.map(\.identity))
    let isSingle = pictures.count == 1 || pictures.isEmpty && Set(own.map(\.identity)).count == 1
    // A page whose pictures lead to their files is an album.
    let rows = Dictionary(grouping: own.filter { !$0.isText }, by: \.block).mapValues { row in
      (count: Set(row.map(\.identity)).count, isLinked: row.contains { $0.evidence == .linked })
    }
    if rows.values.contains(where: { $0.count > 1 && $0.isLinked }) { return nil }
    // On an album, the thumbnails lead on.
    let isShown = !pictures.isEmpty && pictures.count <= Self.limit
    guard
      var best = [isSingle ? best(of: own) : nil, best(of: same)].compactMap(\.self)
        .max(by: { $0.largest.rank < $1.largest.rank }),
      best.largest.rank > thumbnail.largest.rank
        || (best.largest.url != thumbnail.largest.url
          ? isSingle || isShown : isSingle && Set(shown.map(\.identity)).count <= Self.limit)
    else { return nil }
    best.target = nil
    return named(best, on: reading, as: thumbnail.title)
  }

  /// Returns a picture with the heading before it or the title of its page as its title, and the text
  /// after it as its caption, unless it has others, or another page has the same.
  func named(
    _ picture: PageCandidate, on reading: PageReading, as known: String? = nil
  ) -> PageCandidate {
    guard pageCount > 1 else { return picture }
    var picture = picture
    let own = [picture.heading?.text, reading.title].filter { $0.map { titles[$0] == 1 } ?? false }
    let title = PictureTexts.title(own, urls: picture.versions.map(\.url))
    // A sentence may be the caption.
    if let title, let sentence = picture.title, sentence.hasSuffix("."), picture.caption == nil {
      (picture.title, picture.caption) = (title, sentence)
    }
    picture.title = picture.title ?? title
    if picture.caption == nil, let text = picture.following, titles[text] == 1,
      text != known ?? picture.title
    {
      picture.caption = text
    }
    return picture
  }

  private func best(of candidates: [PageCandidate]) -> PageCandidate? {
    guard var best = candidates.first(where: { !$0.isText }) ?? candidates.first else { return nil }
    for other in candidates where other.identity == best.identity || other.isText {
      best.add(sizesOf: other)
    }
    return best
  }
}
