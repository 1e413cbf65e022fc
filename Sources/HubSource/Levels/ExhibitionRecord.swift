import HubJSON
package import HubModel

/// The contents of one exhibition record. Its details can be read as its own properties.
package struct ExhibitionRecord: Detailed, Sendable {
  package let name: String
  package var details = ExhibitionDetails()
  package var coordinates: Coordinates?
  /// The remarks, one for each language.
  package var remarks: [FiledText]
  package var poster: FiledReference?
  /// The URL of its pictures, and its origin.
  var galleryReference: FiledReference?
  /// The pictures that it lists, or else the contents of that URL, after that was read.
  package internal(set) var gallery: Gallery?
  package let file: String
  package let position: Problem.Position
}

extension ExhibitionRecord {
  /// Creates a record; an exhibition without a name gives nil and a problem.
  init?(_ value: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog) {
    guard let record = RecordReader(value, .exhibition, log) else { return nil }
    record.noteOthers("name", "title")
    record.noteOthers("poster", "posterURL")
    record.noteOthers("place", "location", "venue", ofAnyKind: true)
    guard let name = record.text("name", "title") else {
      record.noteIgnored(.exhibitionWithoutName, "an exhibition", without: "name")
      return nil
    }
    self.name = name
    record.read(
      ExhibitionDetails.facts.filter { $0.term != .venue }, into: &details, omitting: omissions)
    let places = ["place", "location", "venue"].lazy.compactMap { record.field($0) }
    if let place = places.first(where: { !$0.isAbsent }) {
      if place.kind == .string {
        details.venue = record.text("place", "location", "venue")
      } else if place.kind != .object {
        log.note(
          .wrongType, at: place,
          "\"place\": expected an object or a string, found \(place.typeName)")
      } else if let place = RecordReader(place, .place, log) {
        details.venue = place.text("name")
        details.town = place.text("town") ?? details.town
        coordinates = place.coordinates
      }
    }
    coordinates = coordinates ?? record.coordinates
    remarks = record.localizedTexts("remark", "description")
      .map { FiledText(text: $0, file: log.file) }
    file = log.file
    let position = value.position
    self.position = position
    func reference(_ text: String) -> FiledReference {
      FiledReference(text: text, file: log.file, base: log.base, position: position)
    }
    poster = record.reference("poster", "posterURL").map(reference)
    galleryReference = details.galleryURL.map(reference)
    let images = record.list("pictures").compactMap { value -> Gallery.Image? in
      var image = Gallery.Image(hung: value, log)
      image?.line = (value.kind == .object ? value.position : position).line
      return image
    }
    if !images.isEmpty { gallery = Gallery(.list, title: nil, images: images, file: log.file) }
    if let start = details.startDate, let end = details.endDate, end < start {
      log.note(
        .exhibitionDatesReversed,
        at: record.positions(of: ExhibitionDetails.facts.map(\.term))["end_date"],
        "\"\(name)\" ends on \(end), before it begins on \(start)")
    }
  }

  /// Fills the missing values from another record of the same exhibition; existing values stay.
  mutating func fill(from other: ExhibitionRecord) {
    ExhibitionDetails.facts.fill(&details, from: other.details)
    coordinates = coordinates ?? other.coordinates
    poster = poster ?? other.poster
    galleryReference = galleryReference ?? other.galleryReference
    gallery = gallery ?? other.gallery
    let languages = Set(remarks.map(\.text.language))
    remarks += other.remarks.filter { !languages.contains($0.text.language) }
  }
}

extension Gallery.Image {
  /// Reads a picture that an exhibition lists (Docs/Hub.md, "Exhibitions"); one without a URL gives
  /// nil and a problem.
  fileprivate init?(hung value: JSONValue, _ log: ProblemLog) {
    if value.kind == .string {
      guard let picture = log.picture(value, in: "pictures") else { return nil }
      self.init(picture: picture, thumbnail: nil, title: nil, caption: nil, captureDate: nil)
    } else if value.kind != .object {
      log.note(.wrongType, at: value, "expected a string or an object, found \(value.typeName)")
      return nil
    } else {
      guard let record = RecordReader(value, .hungImage, log) else { return nil }
      self.init(record)
      if record.field("photographer")?.kind == .object {
        let name = record.object("photographer", with: .name)
        let parts = ["givenName", "infixName", "familyName"].compactMap { name?.text($0) }
        photographer = parts.isEmpty ? nil : parts.joined(separator: " ")
      } else {
        photographer = record.text("photographer")
      }
      wallTexts = record.localizedTexts("wallText")
    }
  }
}

extension ExhibitionRecord {
  /// The message for a second record of the same exhibition.
  fileprivate var isDuplicate: String {
    "duplicate exhibition \"\(name)\"; the first record is used, this one only fills in "
      + "missing values"
  }
}

/// The exhibitions of one organization; each pair of name and first day occurs once.
struct ExhibitionList: Sendable {
  private(set) var all: [ExhibitionRecord] = []
  private var indexes: [Key: Int] = [:]

  private struct Key: Hashable {
    let name: String
    let startDate: String?
  }

  init(of record: RecordReader, omitting omissions: Set<Omission>) {
    for value in record.lists("exhibitions") {
      if Task.isCancelled { return }
      guard let exhibition = ExhibitionRecord(value, omitting: omissions, record.log) else {
        continue
      }
      if add(exhibition) {
        record.log.note(.duplicateExhibition, at: value, exhibition.isDuplicate)
      }
    }
  }

  /// Adds the exhibitions of another list. O(exhibitions)
  ///
  /// - Parameter log: the log of the file that contains the other list, which may list an
  ///   exhibition again.
  mutating func fill(from other: ExhibitionList, _ log: ProblemLog? = nil) {
    for exhibition in other.all {
      if add(exhibition) {
        log?.note(.duplicateExhibition, at: exhibition.position, exhibition.isDuplicate)
      }
    }
  }

  /// Adds an exhibition. Returns true if the same file had already listed it, so that it was
  /// merged.
  private mutating func add(_ exhibition: ExhibitionRecord) -> Bool {
    let key = Key(name: exhibition.name, startDate: exhibition.startDate)
    if let index = indexes[key] {
      all[index].fill(from: exhibition)
      return all[index].file == exhibition.file
    }
    indexes[key] = all.count
    all.append(exhibition)
    return false
  }
}
