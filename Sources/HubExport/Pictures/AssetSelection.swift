import HubFetching
import HubSource

/// Which pictures go into a bundle.
package enum AssetSelection: String, Sendable, CaseIterable {
  /// No pictures at all.
  case none
  /// Portraits, featured images and gallery thumbnails.
  case thumbnails
  /// The full gallery images as well.
  case all
}

/// The versions of a picture that a bundle is to hold.
struct PictureVariants: OptionSet, Sendable, Hashable {
  let rawValue: Int

  /// For looking at.
  static let full = PictureVariants(rawValue: 1)
  /// For lists.
  static let thumbnail = PictureVariants(rawValue: 2)
}

/// What one reference wishes of a picture.
typealias RequestedPicture = (location: HubLocation, variants: PictureVariants)

extension ClubContents {
  /// All pictures that the club names, as often as it does.
  func requestedPictures(_ wanted: AssetSelection) -> [RequestedPicture] {
    members.flatMap { member in
      Self.variants([member.portrait, member.featuredImage], member.gallery, wanted)
    } + exhibitions.flatMap { Self.variants([$0.poster], $0.gallery, wanted) }
  }

  private static func variants(
    _ pictures: [PictureReference?], _ gallery: GalleryContents?, _ wanted: AssetSelection
  ) -> [RequestedPicture] {
    pictures.compactMap { $0.map { ($0.location, wanted.variants) } }
      + (gallery?.images ?? []).flatMap { image in
        let (picture, thumbnail) = image.variants(wanted)
        return [(image.picture.location, picture)]
          + (image.thumbnail.map { [($0.location, thumbnail)] } ?? [])
      }
  }
}

extension ImageContents {
  /// The hub's own thumbnail serves where it has one; else one is made of the image.
  func variants(
    _ wanted: AssetSelection
  ) -> (picture: PictureVariants, thumbnail: PictureVariants) {
    let picture = thumbnail == nil ? wanted.variants : wanted.variants.subtracting(.thumbnail)
    return (picture, wanted.variants.intersection(.thumbnail))
  }
}

extension AssetSelection {
  /// The versions that are wished of a portrait, or of an image that has no thumbnail.
  var variants: PictureVariants {
    switch self {
    case .none: []
    case .thumbnails: .thumbnail
    case .all: [.full, .thumbnail]
    }
  }
}
