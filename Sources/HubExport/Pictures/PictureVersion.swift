import HubBundle
import HubModel
import HubPictures

/// One version of a picture on its way into a bundle.
struct PictureVersion: Sendable {
  let asset: Asset
  let bytes: AssetBytes

  init(_ asset: Asset, _ bytes: AssetBytes) {
    self.asset = asset
    self.bytes = bytes
  }

  /// A picture in a file.
  init(_ picture: PictureFile) {
    let facts = picture.facts
    let isTurned = facts.orientation > 4
    asset = Asset(
      digest: picture.digest, fileExtension: facts.format.fileExtension,
      mediaType: facts.format.mediaType, size: picture.size,
      width: isTurned ? facts.height : facts.width,
      height: isTurned ? facts.width : facts.height)
    bytes = .file(picture.slice)
  }
}

/// The versions of a picture that a bundle holds; both may be one.
struct PictureVersions: Sendable {
  /// For looking at.
  let largest: PictureVersion
  /// For lists.
  let thumbnail: PictureVersion
  /// Bytes of ours from which they were made, and which neither of them is: when nothing more is to be made of the
  /// picture, they can go.
  var spent: FileSlice?
}
