import HubJSON
package import HubModel

/// What one record of Level 1, or the head of a Level 2 file, says of a club or museum. The single facts read as if
/// they were its own.
package struct OrganizationRecord: Detailed, Sendable {
  /// A club, or a museum.
  package let kind: OrganizationKind
  /// What makes it the same organization.
  package let identity: OrganizationIdentity
  /// A short name; absent in careless records.
  package var nickName: String?
  /// Whether it has one, which was omitted.
  let isNickNameOmitted: Bool
  /// Where it meets.
  package var coordinates: Coordinates?
  /// The single facts.
  package var details = OrganizationDetails()
  /// As published.
  package var levelTwoURL: String?
  /// The file that publishes it, against which it is resolved.
  var levelTwoListing: String
  /// One text a language.
  package var remarks: [FiledText]
  /// The exhibitions that it lists.
  var exhibitions: ExhibitionList
  /// The file that holds the record.
  package let file: String
}

/// A text in a language, and the file that says it.
package struct FiledText: Sendable {
  /// The text.
  package let text: LocalizedText
  /// The file.
  package let file: String
}

extension OrganizationRecord {
  /// Nil, and a problem, for a record that names no organization.
  init?(
    _ value: JSONValue, kind: OrganizationKind, omitting omissions: Set<Omission>, _ log: ProblemLog
  ) {
    guard let record = RecordReader(value, .organization, log) else { return nil }
    let names = record.object("idPlus", with: .identity) ?? record
    guard let fullName = names.text("fullName"), let town = names.text("town") else {
      let known = names.text("fullName", "town", "nickName").map { " (\($0))" } ?? ""
      names.noteSkipped(
        .recordWithoutName, "a \(kind.rawValue)\(known)", at: value, without: "fullName", "town")
      return nil
    }
    self.kind = kind
    identity = OrganizationIdentity(fullName: fullName, town: town)
    nickName = names.text("nickName")
    isNickNameOmitted = names.omits("nickName")
    coordinates = record.coordinates
    record.read(OrganizationDetails.facts, into: &details, omitting: omissions)
    levelTwoURL = record.reference("level2URL")
    levelTwoListing = log.file
    remarks = record.localizedTexts("remark").map { FiledText(text: $0, file: log.file) }
    exhibitions = ExhibitionList(of: record, omitting: omissions)
    file = log.file
  }

  /// Completes this record by another of the same organization: the first word counts.
  ///
  /// O(n) in the other's remarks and exhibitions, once the languages of the remarks of this record are known.
  ///
  /// - Parameter log: of the file that holds the other record; nil where that has been looked at before.
  mutating func fill(
    from other: OrganizationRecord, _ languages: inout Set<String>?, _ log: ProblemLog? = nil
  ) {
    nickName = nickName ?? other.nickName
    coordinates = coordinates ?? other.coordinates
    OrganizationDetails.facts.fill(&details, from: other.details)
    if levelTwoURL == nil {
      levelTwoURL = other.levelTwoURL
      levelTwoListing = other.levelTwoListing
    }
    languages = languages ?? Set(remarks.map(\.text.language))
    for remark in other.remarks where languages?.insert(remark.text.language).inserted == true {
      remarks.append(remark)
    }
    exhibitions.fill(from: other.exhibitions, log)
  }

  /// This Level 1 record as the club's own file corrects it. Nickname and Level 2 URL stay those of
  /// Level 1, the latter for safety (Docs/Hub.md, "Level 2").
  func overridden(by own: OrganizationRecord) -> OrganizationRecord {
    var corrected = own
    var languages: Set<String>?
    corrected.fill(from: self, &languages)
    var result = self
    result.coordinates = corrected.coordinates
    result.details = corrected.details
    result.remarks = corrected.remarks
    result.exhibitions = corrected.exhibitions
    return result
  }
}
