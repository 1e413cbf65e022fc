import HubBundle
import HubFetching
import HubModel
import HubSource

package enum AssetSelection: String, Sendable, CaseIterable {
  case none
  /// Portraits, featured images and gallery thumbnails.
  case thumbnails
  /// Full-size gallery images as well.
  case all
}

/// The versions of a picture that a bundle is to hold.
struct PictureVariants: OptionSet, Sendable, Hashable {
  let rawValue: Int

  /// The version for viewing.
  static let full = PictureVariants(rawValue: 1)
  /// The version for lists.
  static let thumbnail = PictureVariants(rawValue: 2)
}

typealias RequestedPicture = (location: HubLocation, variants: PictureVariants)

extension ClubContents {
  /// Returns all pictures that the club references, once per reference.
  func requestedPictures(_ wanted: AssetSelection) -> [RequestedPicture] {
    members.flatMap { member in
      Self.variants([member.portrait, member.featuredImage], member.gallery, wanted)
    } + exhibitions.flatMap { Self.variants([$0.poster?.picture], $0.gallery, wanted) }
  }

  private static func variants(
    _ pictures: [PictureReference?], _ gallery: Gallery?, _ wanted: AssetSelection
  ) -> [RequestedPicture] {
    pictures.compactMap { $0.map { ($0.location, wanted.variants) } }
      + (gallery?.images ?? []).flatMap { image in
        let (picture, thumbnail) = image.variants(wanted)
        return [(image.picture.location, picture)]
          + (image.thumbnail.map { [($0.location, thumbnail)] } ?? [])
      }
  }
}

extension Gallery.Image {
  /// Returns the requested versions of an image and of its thumbnail. The hub's own thumbnail is
  /// used if there is one; otherwise one is made from the image.
  func variants(
    _ wanted: AssetSelection
  ) -> (picture: PictureVariants, thumbnail: PictureVariants) {
    let picture = thumbnail == nil ? wanted.variants : wanted.variants.subtracting(.thumbnail)
    return (picture, wanted.variants.intersection(.thumbnail))
  }
}

extension FetchState {
  /// The state and reason as recorded in the catalog, and the time since which a file is stale.
  var recorded: (state: RecordedState, reason: String?, since: String?) {
    switch self {
    case .present: (.present, nil, nil)
    case .stale(let since, let reason): (.stale, reason, since)
    case .failed(let reason): (.failed, reason, nil)
    case .leftOut(let choice): (.leftOut, choice, nil)
    }
  }
}

extension AssetSelection {
  /// The requested versions of a portrait, or of an image without a thumbnail.
  var variants: PictureVariants {
    switch self {
    case .none: []
    case .thumbnails: .thumbnail
    case .all: [.full, .thumbnail]
    }
  }
}
