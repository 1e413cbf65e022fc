import Foundation
package import HubBundle

struct ReportedPicture {
  let mediaType: String
  let bytes: Data
  let width: Int
  let height: Int
}

package struct ReportPictures {
  /// Returns the picture on one side; nil if there is none that can be shown.
  let picture: (PictureUse, Unknown.Side) throws -> ReportedPicture?
}

extension ReportPictures {
  /// Creates a source of the thumbnails in two bundles.
  ///
  /// - Throws: ``BundleError``.
  package init(before: BundleFile, after: BundleFile) throws {
    let catalogs = (before: try before.catalog(), after: try after.catalog())
    self.init(picture: { use, side in
      let (file, catalog) =
        side == .before ? (before, catalogs.before) : (after, catalogs.after)
      guard let asset = try catalog.thumbnail(of: use),
        asset.size <= Self.mostBytes, Self.mediaTypes.contains(asset.mediaType)
      else { return nil }
      return ReportedPicture(
        mediaType: asset.mediaType, bytes: try file.contents(of: asset), width: asset.width,
        height: asset.height)
    })
  }

  /// The largest size of a picture; thumbnails are smaller, and larger pictures make the page slow.
  private static let mostBytes = 400_000
  private static let mediaTypes: Set = [
    "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif",
  ]
}

extension Catalog {
  fileprivate func thumbnail(of use: PictureUse) throws -> Asset? {
    switch use {
    case .portrait(let name): try thumbnail(ofPortrait: name)
    case .poster(let exhibition): try thumbnail(ofPoster: exhibition)
    case .featuredImage(let membership): try thumbnail(ofFeaturedImage: membership)
    case .image(let membership, let image): try thumbnail(of: membership, position: image.position)
    }
  }
}

/// The pictures of a page, side by side, up to a total size.
final class HTMLPictures {
  /// The largest total of picture bytes with which a page still opens quickly.
  static let most = 20_000_000

  private let source: ReportPictures?
  private var bytes = 0
  private(set) var leftOut = 0

  init(_ source: ReportPictures?) {
    self.source = source
  }

  func tell(_ pairs: [PicturePair], to write: (String) throws -> Void) throws {
    var isOpen = false
    for pair in pairs {
      let before = try pair.sides.before.flatMap { try source?.picture($0, .before) }
      let after = try pair.sides.after.flatMap { try source?.picture($0, .after) }
      guard before != nil || after != nil else { continue }
      let size = (before?.bytes.count ?? 0) + (after?.bytes.count ?? 0)
      guard bytes + size <= Self.most else {
        leftOut += [before, after].count { $0 != nil }
        continue
      }
      bytes += size
      if !isOpen { try write("\n<div class=\"pictures\">\n") }
      isOpen = true
      let isPair = before != nil && after != nil
      try write("<figure><div>")
      try write(Self.image(before, "before", isPair ? "before" : "removed", pair.caption))
      try write(Self.image(after, "after", isPair ? "after" : "new", pair.caption))
      try write("</div><figcaption><bdi>\(pair.caption.asHTML)</bdi></figcaption></figure>\n")
    }
    if isOpen { try write("</div>\n") }
  }

  private static func image(
    _ picture: ReportedPicture?, _ name: String, _ label: String, _ caption: String
  ) -> String {
    guard let picture else { return "" }
    let data = picture.bytes.base64EncodedString()
    return "<span class=\"\(name)\"><img src=\"data:\(picture.mediaType.asHTML);base64,\(data)\" "
      + "width=\"\(picture.width)\" height=\"\(picture.height)\" "
      + "alt=\"\(caption.asHTML), \(label)\"><i>\(label)</i></span>"
  }
}
