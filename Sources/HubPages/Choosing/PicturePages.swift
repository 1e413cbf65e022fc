import HubModel

/// Pages that show a single picture each, to which the thumbnails of a portfolio lead.
package struct PicturePages {
  /// The number of pages on which each picture occurs.
  private var counts: [PictureIdentity: Int] = [:]
  private let pageCount: Int

  /// Compares the pages of one portfolio: what several of them show is layout.
  package init(_ readings: [PageReading]) {
    pageCount = readings.count
    for reading in readings {
      for identity in Set(reading.candidates.map(\.identity)) { counts[identity, default: 0] += 1 }
    }
  }

  /// Returns the picture of a page to which a thumbnail leads: the same one in another size, or
  /// else the only one; nil if the page shows several.
  package func picture(on reading: PageReading, of thumbnail: PageCandidate) -> PageCandidate? {
    let shown = reading.candidates.filter { candidate in
      if case .layout = candidate.region { return false }
      return candidate.hint == nil && candidate.evidence != .preview
        && (counts[candidate.identity] ?? 0) == 1 && (candidate.side ?? .max) >= 200
    }
    let pictures = Set(shown.map(\.identity))
    if let same = shown.first(where: { $0.identity == thumbnail.identity }) {
      return pictures.count <= 3 ? best(of: shown.filter { $0.identity == same.identity }) : nil
    }
    return pictures.count == 1 ? best(of: shown) : nil
  }

  private func best(of candidates: [PageCandidate]) -> PageCandidate? {
    guard var best = candidates.first(where: { $0.largest.isFull }) ?? candidates.first else {
      return nil
    }
    for other in candidates where other.identity == best.identity {
      best.versions += other.versions.filter { version in
        !best.versions.contains { $0.url == version.url }
      }
      best.title = best.title ?? other.title
    }
    return best
  }
}

extension PageCandidate {
  /// Takes the larger versions and the texts of the picture on its own page.
  package mutating func take(_ full: PageCandidate) {
    versions = full.versions + versions.map { .init(url: $0.url, width: $0.width ?? 1) }
    title = title ?? full.title
    caption = caption ?? full.caption
    target = nil
    evidence = .linked
  }
}
