import Foundation
package import HubModel

/// The decision about a picture of a page, with the reason: "in a gallery", "in the footer".
package enum PageVerdict: Sendable, Hashable {
  case taken(String)
  case left(String)
  /// The picture is left only because the pages of several members show it.
  case shared(String)
  /// The picture leads to another page. It is taken only if that page shows just this picture.
  case leads(to: String)

  package var isTaken: Bool { if case .taken = self { true } else { false } }

  package var reason: String {
    switch self {
    case .taken(let reason), .left(let reason), .shared(let reason): reason
    case .leads(let target): "leads elsewhere: \(target)"
    }
  }
}

/// A picture on a page, which may be the photographer's work or a part of the layout.
package struct PageCandidate: Sendable, Hashable {
  /// A size of the picture.
  package struct Version: Sendable, Hashable {
    package var url: String
    /// The width in pixels, if the page states it.
    package var width: Int?
    /// The height in pixels, if the page states it.
    package var height: Int?
    /// True if the page links to the file, or names it as the full size.
    package var isFull = false
  }

  /// The reason to believe that a picture is meant to be looked at; the surest first.
  package enum Evidence: String, Sendable, CaseIterable {
    /// A list of pictures that the page carries for its own program.
    case list
    /// A link leads to the picture's file.
    case linked
    case gallery
    case figure
    /// The picture stands in the text.
    case plain
    /// The page names the picture for previews (Open Graph).
    case preview

    /// True if the page presents the picture as one to be looked at.
    var isStrong: Bool {
      switch self {
      case .list, .linked, .gallery: true
      case .figure, .plain, .preview: false
      }
    }
  }

  /// A heading on the page, with its level from 1.
  struct Heading: Hashable {
    let level: Int
    let text: String
  }

  package enum Region: Sendable, Hashable {
    case content
    /// Neither clearly content nor clearly layout.
    case page
    /// A part that belongs to the layout, named as readers know it: "footer".
    case layout(String)

    var part: String? { if case .layout(let part) = self { part } else { nil } }
  }

  package var versions: [Version]
  package var evidence: Evidence
  package var region: Region
  package var target: String?
  /// The block of the page that contains it, as the path of its elements.
  package var block: String
  package var title: String?
  package var caption: String?
  package var date: PartialDate?
  /// A word that names a portrait, an icon or the like; with a dot before it if it is that of a class.
  package var hint: String?
  /// The short texts of the picture and beside it, a line each, which may name the photographer.
  package var beside: String?
  /// The heading before it, and the text after it, which are its title and its caption if the page
  /// shows nothing else.
  var heading: Heading?
  var following: String?
  /// The texts among which title and caption are chosen once all pictures of the page are known.
  var texts = PictureTexts()
  /// True for a link with a text instead of a picture.
  var isText = false
  /// True if the picture was found on its own page, and leads on from there, perhaps to its file.
  var isOnOwnPage = false
  /// True if the server has no file of the name that ``unsizedURL`` gives.
  var lacksFullSize = false
  package var verdict: PageVerdict?

  /// True if it leads to the first page of its site: editors often set such links without thought.
  var leadsHome: Bool {
    guard let target, let start = target.range(of: "://") else { return false }
    let path = target[start.upperBound...].drop { $0 != "/" }
    return path.isEmpty || path == "/" || path.wholeMatch(of: /\/index\.[a-z]{3,5}/) != nil
  }

  /// The part of the URL that all sizes share.
  package var identity: PictureIdentity { PictureIdentity(largest.url) }

  /// The largest version: the one that the page calls full, or else the widest. Of several without a
  /// width, the first.
  package var largest: Version {
    versions.enumerated().max { first, second in
      (first.element.rank, -first.offset) < (second.element.rank, -second.offset)
    }?.element ?? Version(url: "")
  }

  /// The longer side in pixels below which a picture is furniture.
  static let smallestWork = 200
  /// The edge in pixels that a thumbnail should have.
  private static let thumbnailEdge = 640

  /// The URL of the smallest version that is known to be large enough for a thumbnail; nil if only
  /// the largest is.
  package var thumbnail: String? {
    versions.filter { $0.side >= Self.thumbnailEdge }.min { $0.side < $1.side }?.url
  }

  /// True if the page to which it leads is named like the picture: its own page, such as an
  /// attachment page of WordPress.
  package var leadsToOwnPage: Bool {
    guard let target else { return false }
    if target.contains("attachment_id=") { return true }
    let last = PictureIdentity(target.hasSuffix("/") ? String(target.dropLast()) : target).name
    let stem = last.split(separator: ".").first.map(String.init) ?? last
    return stem == identity.name
  }

  /// The URL of the picture in full size by the rules of the program that made the smaller one; nil
  /// if it has no such name. The server has to be asked whether there is such a file.
  package var unsizedURL: String? { lacksFullSize ? nil : PictureURL(largest.url).unsized }

  /// The largest side that is known, in pixels; nil if a version of unknown size may be larger.
  package var side: Int? {
    let largest = largest
    if largest.isFull, largest.width == nil { return nil }
    return largest.side == 0 ? nil : largest.side
  }

  /// True for the shape of a picture above a page rather than on it.
  var isBanner: Bool {
    versions.contains { version in
      guard let width = version.width, let height = version.height else { return false }
      return height <= 300 && width >= 4 * height
    }
  }

  package var isTaken: Bool { verdict?.isTaken ?? false }

  /// The URL of the version that was taken; if none was, that of the version on the page.
  package var chosenURL: String { isTaken ? largest.url : versions[0].url }

  /// True if the name of its file says that there may be a larger one.
  package var isSmallerVersion: Bool { !largest.isFull && unsizedURL != nil }

  /// Takes the next smaller version.
  ///
  /// - Returns: false if all others may be thumbnails.
  package mutating func takeSmaller() -> Bool {
    let others = versions.filter { [largest] in $0.url != largest.url }
    guard others.contains(where: { $0.side >= Self.smallestWork }) else { return false }
    versions = others
    return true
  }

  /// Adds the file in full size that the server has by the name of the smaller one.
  package mutating func take(fullSize url: String) {
    versions.append(.init(url: url, isFull: true))
  }

  /// Follows the link to what was taken for the file, because that is a page.
  package mutating func takeLinkForPage() {
    guard let link = versions.first(where: \.isFull)?.url else { return }
    versions.removeAll(where: \.isFull)
    if versions.isEmpty { versions = [Version(url: link)] }
    (target, evidence) = (link, .plain)
  }

  /// Adds the sizes, and the texts that are missing, of the same picture elsewhere on the page.
  mutating func add(sizesOf other: PageCandidate) {
    for var version in other.versions where !versions.contains(where: { $0.url == version.url }) {
      // A program that is told a size has the path of the file at the end of its URL.
      let path = HubLocation(version.url).path
      if version.width == nil, path.count > 1, versions.contains(where: { $0.url.hasSuffix(path) })
      {
        version.isFull = true
      }
      versions.append(version)
    }
    if !other.isText { (title, caption) = (title ?? other.title, caption ?? other.caption) }
  }

  /// Takes the larger versions and the texts of the picture on its own page.
  mutating func take(_ full: PageCandidate) {
    let largest = full.largest
    versions = full.versions + versions
    // What a gallery shows under a picture may be its caption.
    if let name = full.title, full.caption == title { title = name }
    title = title ?? full.title
    if full.caption != title { caption = caption ?? full.caption }
    (target, evidence) = (full.target, .linked)
    isOnOwnPage = full.target != nil
    if !isOnOwnPage { settle(on: largest) }
  }

  /// Takes a version for the file in full size, since there is no larger one.
  mutating func settle(on version: Version) {
    if let index = versions.firstIndex(of: version) { versions[index].isFull = true }
    (target, isOnOwnPage) = (nil, false)
  }
}

extension PageCandidate.Version {
  /// The longer side in pixels as far as it is known; 0 if neither is.
  fileprivate var side: Int { max(width ?? 0, height ?? 0) }

  /// The order of sizes: stated ones by width, a file that is called full above all. Of others, folders
  /// and the ends of names tell: "large", "thumbs".
  var rank: Int {
    // A set states widths only, so heights do not count where there is a width.
    let size = min(width ?? height ?? 0, 100_000)
    let parts = url.prefix { $0 != "?" }.lowercased().split(separator: "/").map(String.init)
    let ending = PageRegions.words(of: parts.last?.prefix { $0 != "." } ?? "").last
    let folders = Set(parts.dropLast() + [ending].compactMap(\.self))
    if isFull {
      let named = folders.isDisjoint(with: Self.large) ? 200_000 : 200_000 + Self.largeRank
      return 1_000_000 + (size == 0 ? named : size)
    }
    if !folders.isDisjoint(with: Self.small) { return min(size, Self.smallRank) }
    if width != nil || height != nil { return size }
    return folders.isDisjoint(with: Self.large) ? 0 : Self.largeRank
  }

  private static let large = WordTable.pages.words("folders of large pictures")
  private static let small = WordTable.pages.words("folders of small pictures")
  /// The width that is assumed of a picture in a folder of large ones, and the largest one that is
  /// believed of a picture in a folder of small ones.
  private static let (largeRank, smallRank) = (1200, 640)
}
