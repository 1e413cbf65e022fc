import HubModel

/// Pages that show a single picture each, to which the thumbnails of a portfolio lead.
package struct PicturePages {
  /// The number of pages on which each picture occurs.
  private var counts: [PictureIdentity: Int] = [:]
  /// The number of pages with each title.
  private var titles: [String: Int] = [:]
  private let pageCount: Int
  /// The number of other pictures with which a page may still be that of one picture.
  private static let limit = 3

  /// Compares the pages of one portfolio: what several of them show is layout.
  package init(_ readings: [PageReading]) {
    pageCount = readings.count
    for reading in readings {
      if let title = reading.title { titles[title, default: 0] += 1 }
      for identity in Set(reading.candidates.map(\.identity)) { counts[identity, default: 0] += 1 }
    }
  }

  /// Returns the picture of a page to which a thumbnail leads: the same one in another size, or
  /// else the only one; nil if the page shows several.
  package func picture(on reading: PageReading, of thumbnail: PageCandidate) -> PageCandidate? {
    let shown = reading.candidates.filter { candidate in
      if case .layout = candidate.region { return false }
      return candidate.hint == nil && candidate.evidence != .preview
        && (candidate.side ?? .max) >= PortfolioPictures.smallest
    }
    // Thumbnails of the pictures before and after it lead to their own pages.
    let own = shown.filter { candidate in
      (counts[candidate.identity] == 1 || pageCount == 1)
        && (candidate.target == nil || candidate.largest.isFull)
    }
    let pictures = Set(own.map(\.identity))
    let same = shown.filter { $0.identity == thumbnail.identity }
    guard same.isEmpty ? pictures.count == 1 : pictures.count <= Self.limit,
      var best = best(of: same.isEmpty ? own : same)
    else { return nil }
    // A title that only this page has is that of its picture.
    if best.title == nil, let title = reading.title, titles[title] == 1, pageCount > 1,
      !PictureTexts.isFileName(title, urls: best.versions.map(\.url))
    {
      best.title = title
    }
    return best
  }

  private func best(of candidates: [PageCandidate]) -> PageCandidate? {
    guard var best = candidates.first(where: { !$0.isText }) ?? candidates.first else { return nil }
    for other in candidates where other.identity == best.identity {
      best.versions += other.versions.filter { version in
        !best.versions.contains { $0.url == version.url }
      }
      best.title = best.title ?? (other.isText ? nil : other.title)
    }
    return best
  }
}

extension PageCandidate {
  /// Takes the larger versions and the texts of the picture on its own page.
  package mutating func take(_ full: PageCandidate) {
    let largest = full.largest
    versions = full.versions + versions
    if let index = versions.firstIndex(of: largest) { versions[index].isFull = true }
    title = title ?? full.title
    caption = caption ?? full.caption
    target = nil
    evidence = .linked
  }
}
