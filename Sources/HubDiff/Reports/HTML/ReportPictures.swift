package import Foundation
package import HubBundle

/// A picture in a report.
package struct ReportedPicture: Hashable, Sendable {
  package let mediaType: String
  package let bytes: Data
  /// The width in pixels.
  package let width: Int
  package let height: Int

  package init(mediaType: String, bytes: Data, width: Int, height: Int) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.width = width
    self.height = height
  }
}

/// The source of a report's pictures.
package struct ReportPictures {
  /// Returns the picture on one side; nil if there is none that can be shown.
  let picture: (ReportPictureReference, Unknown.Side) throws -> ReportedPicture?

  /// Creates a source without pictures, or one that calls a function.
  package init(
    _ picture: @escaping (ReportPictureReference, Unknown.Side) throws -> ReportedPicture? = {
      _, _ in
      nil
    }
  ) {
    self.picture = picture
  }

  /// Creates a source of the thumbnails in two bundles.
  ///
  /// - Throws: ``BundleError``.
  package init(before: BundleFile, after: BundleFile) throws {
    let catalogs = (before: try before.catalog(), after: try after.catalog())
    self.init { reference, side in
      let (file, catalog) =
        side == .before ? (before, catalogs.before) : (after, catalogs.after)
      guard let asset = try catalog.thumbnail(of: reference),
        asset.size <= Self.mostBytes, Self.mediaTypes.contains(asset.mediaType)
      else { return nil }
      return ReportedPicture(
        mediaType: asset.mediaType, bytes: try file.contents(of: asset), width: asset.width,
        height: asset.height)
    }
  }

  /// The largest size of a picture; thumbnails are smaller, and larger pictures make the page slow.
  private static let mostBytes = 400_000
  /// The formats that browsers show.
  private static let mediaTypes: Set = [
    "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif",
  ]
}

extension Catalog {
  fileprivate func thumbnail(of reference: ReportPictureReference) throws -> Asset? {
    switch reference {
    case .portrait(let name): try thumbnail(ofPortrait: name)
    case .poster(let exhibition): try thumbnail(ofPoster: exhibition)
    case .featuredImage(let membership): try thumbnail(ofFeaturedImage: membership)
    case .image(let membership, let position): try thumbnail(of: membership, position: position)
    }
  }
}
