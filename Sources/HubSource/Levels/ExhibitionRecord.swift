import HubJSON
package import HubModel

/// What one record says of an exhibition. The single facts read as if they were its own.
package struct ExhibitionRecord: Detailed, Sendable {
  /// What it is called.
  package let name: String
  /// The single facts.
  package var details = ExhibitionDetails()
  /// Where it is.
  package var coordinates: Coordinates?
  /// One text a language.
  package var remarks: [FiledText]
  /// A picture that announces it, as published, and the file that says so.
  package var poster: Reference?
  /// The same of the gallery.
  var gallery: Reference?
  /// The file that holds the record.
  package let file: String
  /// Where it stands there.
  package let position: Problem.Position

  /// A reference, and who says so.
  package struct Reference: Sendable {
    /// As published.
    package let text: String
    /// The file, which it is relative to.
    package let file: String
    /// Where the record stands there.
    package let position: Problem.Position
  }
}

extension ExhibitionRecord {
  /// Nil, and a problem, for an exhibition without a name.
  init?(_ value: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog) {
    guard let record = RecordReader(value, .exhibition, log) else { return nil }
    guard let name = record.text("name", "title") else {
      record.noteSkipped(.exhibitionWithoutName, "an exhibition", without: "name")
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
          "\"place\" should be an object or a text, found \(place.typeName)")
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
    let position = Problem.Position(value.position)
    self.position = position
    func reference(_ text: String) -> Reference {
      Reference(text: text, file: log.file, position: position)
    }
    poster = record.reference("poster", "posterURL").map(reference)
    gallery = details.galleryURL.map(reference)
    if let start = details.startDate, let end = details.endDate, end < start {
      log.note(
        .exhibitionDatesReversed, at: value,
        "\"\(name)\" ends on \(end), before it begins on \(start)")
    }
  }

  /// Completes this record by another of the same exhibition: the first word counts.
  mutating func fill(from other: ExhibitionRecord) {
    ExhibitionDetails.facts.fill(&details, from: other.details)
    coordinates = coordinates ?? other.coordinates
    poster = poster ?? other.poster
    gallery = gallery ?? other.gallery
    let languages = Set(remarks.map(\.text.language))
    remarks += other.remarks.filter { !languages.contains($0.text.language) }
  }
}

extension ExhibitionRecord {
  /// In a message.
  fileprivate var isListedTwice: String {
    "\"\(name)\" is listed twice; the first record counts, this one fills what is absent"
  }
}

/// The exhibitions of one organization, each name and first day once.
struct ExhibitionList: Sendable {
  private(set) var all: [ExhibitionRecord] = []
  private var indexes: [Key: Int] = [:]

  private struct Key: Hashable {
    let name: String
    let startDate: String?
  }

  /// Those of a record or of a file.
  init(of record: RecordReader, omitting omissions: Set<Omission>) {
    for value in record.lists("exhibitions") {
      if Task.isCancelled { return }
      guard let exhibition = ExhibitionRecord(value, omitting: omissions, record.log) else {
        continue
      }
      if add(exhibition) {
        record.log.note(.duplicateExhibition, at: value, exhibition.isListedTwice)
      }
    }
  }

  /// Adds those of another list. O(exhibitions).
  ///
  /// - Parameter log: of the file that holds the other list, which may list an exhibition of this one again.
  mutating func fill(from other: ExhibitionList, _ log: ProblemLog? = nil) {
    for exhibition in other.all {
      if add(exhibition) {
        log?.note(.duplicateExhibition, at: exhibition.position, exhibition.isListedTwice)
      }
    }
  }

  /// Adds an exhibition; whether the same file had listed it already, so that it was completed.
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
