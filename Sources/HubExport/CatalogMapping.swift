import HubBundle
import HubModel
import HubSource

// How what was read becomes rows of the catalog.

extension FetchState {
  /// State and reason as the catalog records them.
  var recorded: (state: RecordedState, reason: String?) {
    switch self {
    case .present: (.present, nil)
    case .failed(let reason): (.failed, reason)
    case .leftOut(let choice): (.leftOut, choice)
    }
  }
}

extension PictureRow {
  init(_ picture: PictureReference, isWanted: Bool) {
    self.init(
      reference: picture.reference, location: picture.location.description,
      state: isWanted ? .present : .leftOut, reason: isWanted ? nil : "assets")
  }
}

extension MembershipRow {
  init(_ member: MemberHarvest, file: String, wanted: AssetSelection) {
    let record = member.record
    self.init(name: record.name, file: file, line: record.position.line)
    fotobondNumber = record.fotobondNumber
    startDate = record.startDate
    endDate = record.endDate
    levelThreeURL = record.levelThreeURL
    featuredImage = member.featuredImage.map { PictureRow($0, isWanted: wanted != .none) }
    birthday = record.birthday
    isDeceased = record.statuses[.deceased]
    website = record.website
    portrait = member.portrait.map { PictureRow($0, isWanted: wanted != .none) }
    roles = Role.allCases.filter { record.roles[$0] == true }
    statuses = Status.allCases.filter { record.statuses[$0] == true }
    keywords = record.keywords
  }
}

extension GalleryRow {
  init(_ gallery: GalleryHarvest, wanted: AssetSelection) {
    let (state, reason) = gallery.state.recorded
    self.init(
      form: gallery.form?.rawValue, state: state, reason: reason, title: gallery.title,
      file: gallery.file)
    images = gallery.images.map { ImageRow($0, wanted: wanted) }
  }
}

extension ImageRow {
  /// An image without a thumbnail of its own serves as its own thumbnail.
  init(_ image: ImageHarvest, wanted: AssetSelection) {
    let wantsImage = wanted == .all || (wanted == .thumbnails && image.thumbnail == nil)
    self.init(
      title: image.image.title, caption: image.image.caption,
      captureDate: image.image.captureDate,
      image: PictureRow(image.picture, isWanted: wantsImage),
      thumbnail: image.thumbnail.map { PictureRow($0, isWanted: wanted != .none) })
  }
}
