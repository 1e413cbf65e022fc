import HubFetching
import HubSource

/// Which pictures go into a bundle.
public enum AssetSelection: String, Sendable, CaseIterable {
  /// No pictures at all.
  case none
  /// Portraits, featured images and gallery thumbnails.
  case thumbnails
  /// The full gallery images as well.
  case all
}

/// The versions of a picture that a bundle is to hold.
struct PictureWish: OptionSet, Sendable, Hashable {
  let rawValue: Int

  /// For looking at.
  static let full = PictureWish(rawValue: 1)
  /// For lists.
  static let thumbnail = PictureWish(rawValue: 2)
}

/// What one reference wishes of a picture.
typealias WishedPicture = (location: HubLocation, wish: PictureWish)

extension ClubHarvest {
  /// All pictures that the club names, as often as it does.
  func wishedPictures(_ wanted: AssetSelection) -> [WishedPicture] {
    members.flatMap { member in
      Self.wishes([member.portrait, member.featuredImage], member.gallery, wanted)
    } + exhibitions.flatMap { Self.wishes([$0.poster], $0.gallery, wanted) }
  }

  private static func wishes(
    _ pictures: [PictureReference?], _ gallery: GalleryHarvest?, _ wanted: AssetSelection
  ) -> [WishedPicture] {
    pictures.compactMap { $0.map { ($0.location, wanted.wish) } }
      + (gallery?.images ?? []).flatMap { image in
        let (picture, thumbnail) = image.wishes(wanted)
        return [(image.picture.location, picture)]
          + (image.thumbnail.map { [($0.location, thumbnail)] } ?? [])
      }
  }
}

extension ImageHarvest {
  /// The hub's own thumbnail serves where it has one; else one is made of the image.
  func wishes(
    _ wanted: AssetSelection
  ) -> (picture: PictureWish, thumbnail: PictureWish) {
    let picture = thumbnail == nil ? wanted.wish : wanted.wish.subtracting(.thumbnail)
    return (picture, wanted.wish.intersection(.thumbnail))
  }
}

extension AssetSelection {
  /// The versions that are wished of a portrait, or of an image that has no thumbnail.
  var wish: PictureWish {
    switch self {
    case .none: []
    case .thumbnails: .thumbnail
    case .all: [.full, .thumbnail]
    }
  }
}
