import HubBundle
import HubFetching
import HubModel
import HubSource

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

extension PictureRow {
  init(_ picture: PictureReference, _ variants: PictureVariants) {
    self.init(
      reference: picture.reference, location: picture.location.description,
      isWanted: !variants.isEmpty)
  }
}

extension MembershipRow {
  init(_ member: MemberContents, file: String, wanted: AssetSelection) {
    let record = member.record
    self.init(name: record.name, file: file, line: record.position.line)
    membership = record.membership
    person = record.person
    featuredImage = member.featuredImage.map { PictureRow($0, wanted.variants) }
    isDeceased = record.statuses[.deceased]
    portrait = member.portrait.map { PictureRow($0, wanted.variants) }
    roles = Role.known.filter { record.roles[$0] == true }
    statuses = Status.known.filter { record.statuses[$0] == true }
    keywords = record.keywords
    for (name, position) in record.positions { places.add(name, position) }
  }
}

extension ExhibitionRow {
  init(_ exhibition: ExhibitionContents, wanted: AssetSelection) {
    let record = exhibition.record
    self.init(name: record.name, file: record.file, line: record.position.line)
    details = record.details
    coordinates = record.coordinates
    if let picture = exhibition.poster, let said = record.poster {
      poster = (PictureRow(picture, wanted.variants), said.file, said.position.line)
    }
    remarks = record.remarks.map { ($0.text, $0.file) }
  }
}

extension GalleryRow {
  init(_ gallery: GalleryContents, wanted: AssetSelection) {
    let (state, reason, _) = gallery.state.recorded
    self.init(
      form: gallery.form?.rawValue, state: state, reason: reason, title: gallery.title,
      file: gallery.file)
    images = gallery.images.map { ImageRow($0, wanted: wanted) }
  }
}

extension ImageRow {
  init(_ image: ImageContents, wanted: AssetSelection) {
    let variants = image.variants(wanted)
    self.init(
      title: image.image.title, caption: image.image.caption,
      captureDate: image.image.captureDate,
      image: PictureRow(image.picture, variants.picture),
      thumbnail: image.thumbnail.map { PictureRow($0, variants.thumbnail) })
  }
}
