import HubBundle
import HubModel
import HubPictures
import HubSource
import HubSystem

/// A version of a picture that is to be packed.
struct PictureVersion: Sendable {
  let asset: Asset
  let bytes: AssetBytes
  /// The way in which it was made.
  let form: PictureForm
  let rights: PictureRights

  init(_ asset: Asset, in bundle: BundleFile, form: PictureForm, rights: PictureRights) {
    self.asset = asset
    bytes = .bundle(bundle)
    self.form = form
    self.rights = rights
  }

  init(_ picture: PictureFile, form: PictureForm, rights: PictureRights) {
    self.init(
      picture.digest, picture.size, picture.facts, .file(picture.slice), form: form, rights: rights)
  }

  init(
    _ digest: HexDigest, _ size: Int, _ facts: PictureFacts, _ bytes: AssetBytes, form: PictureForm,
    rights: PictureRights
  ) {
    self.form = form
    self.rights = rights
    self.bytes = bytes
    let isTurned = facts.orientation > 4
    asset = Asset(
      digest: digest, fileExtension: facts.format.fileExtension,
      mediaType: facts.format.mediaType, size: size,
      width: isTurned ? facts.height : facts.width,
      height: isTurned ? facts.width : facts.height)
  }

  /// True if a file is needed until the version is packed.
  func needs(_ file: FileSlice) -> Bool {
    switch bytes {
    case .file(let slice), .made(let slice, _): slice == file
    case .bundle: false
    }
  }
}

/// The versions of a picture in a bundle, which may be the same.
struct PictureVersions: Sendable {
  /// The version for viewing.
  let largest: PictureVersion
  /// The version for lists.
  let thumbnail: PictureVersion
  /// A temporary file from which the versions were made and which neither of them uses. It can be
  /// removed when no more versions are to be made.
  var spent: FileSlice?
}

extension PictureRights {
  func without(_ omissions: Set<Omission>) -> PictureRights {
    guard !omissions.isEmpty else { return self }
    func kept(_ text: String) -> Bool { !omissions.contains { $0.covers(text: text) } }
    var rights = self
    let creators = creators.filter(kept)
    if creators.count < self.creators.count {
      rights.creator = creators.isEmpty ? nil : creators.joined(separator: Self.separator)
    }
    rights.copyright = copyright.flatMap { kept($0) ? $0 : nil }
    rights.license = license.flatMap { kept($0) ? $0 : nil }
    rights.usageTerms = usageTerms.flatMap { kept($0) ? $0 : nil }
    return rights
  }
}
