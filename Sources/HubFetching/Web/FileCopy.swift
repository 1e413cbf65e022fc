import HubModel
import HubPictures
import HubSystem

/// A file as it is used: fetched now, by an interrupted export, or for an earlier bundle.
struct FileCopy: Sendable {
  /// The downloaded file; nil for pictures, and if the earlier bundle has it or nobody needs it.
  var slice: FileSlice?
  /// The downloaded picture; nil if its bytes are not needed again.
  var picture: PictureFile?
  /// The digest of the published bytes.
  var published: HexDigest?
  var validators: Validators?
  /// True if the contents are those in the earlier bundle.
  var isEarlier = false
  var freshness = Freshness.current
}

extension FileCopy {
  /// Creates the copy in an earlier bundle.
  init(_ file: EarlierFile, _ freshness: Freshness = .current) {
    self.init(
      published: file.published, validators: file.validators, isEarlier: true,
      freshness: freshness)
  }
}
