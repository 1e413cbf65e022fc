import HubFetching
import HubJSON
package import HubModel

/// The contents of a Level 1 record, or of the head of a Level 2 file, about a club or museum. Its
/// details can be read as its own properties.
package struct OrganizationRecord: Detailed, Sendable {
  /// The kind: club or museum.
  package let kind: OrganizationKind
  /// The identity of the organization.
  package let identity: OrganizationIdentity
  /// The nickname; nil if the record has none.
  package var nickName: String?
  /// True if the record has a nickname that was omitted.
  let isNickNameOmitted: Bool
  /// The coordinates of the place where it meets.
  package var coordinates: Coordinates?
  /// The single facts.
  package var details = OrganizationDetails()
  /// The reference to the member list.
  var levelTwo: FiledReference?
  /// The URL of the member list, as published.
  package var levelTwoURL: String? { levelTwo?.text }
  /// The member list of the club that no record refers to; see ``HubReader/tree()``.
  var unlinkedList: HubLocation?
  /// The remarks, one for each language.
  package var remarks: [FiledText]
  /// The exhibitions that it lists.
  var exhibitions: ExhibitionList
  /// The file that contains the record.
  package let file: String
  /// The position of the record in its file.
  package let position: Problem.Position
}

/// A text in a language, and its origin.
package struct FiledText: Sendable {
  /// The text.
  package let text: LocalizedText
  /// The file that contains the text.
  package let file: String
}

/// A reference and its origin.
package struct FiledReference: Sendable {
  /// The reference as published.
  package let text: String
  /// The file that contains the reference; relative references start from it.
  package let file: String
  /// The position of the reference, or of the record that contains it.
  package let position: Problem.Position
}

extension OrganizationRecord {
  /// Reads a record; one that identifies no organization gives nil and a problem.
  init?(
    _ value: JSONValue, kind: OrganizationKind, omitting omissions: Set<Omission>, _ log: ProblemLog
  ) {
    guard let record = RecordReader(value, .organization, log) else { return nil }
    let names = record.object("idPlus", with: .identity) ?? record
    guard let fullName = names.text("fullName"), let town = names.text("town") else {
      let known = names.text("fullName", "town", "nickName").map { " (\($0))" } ?? ""
      names.noteIgnored(
        .recordWithoutName, "a \(kind.rawValue)\(known)", at: value, without: "fullName", "town")
      return nil
    }
    self.kind = kind
    identity = OrganizationIdentity(fullName: fullName, town: town)
    nickName = names.text("nickName")
    isNickNameOmitted = names.omits("nickName")
    coordinates = record.coordinates
    record.read(OrganizationDetails.facts, into: &details, omitting: omissions)
    levelTwo = record.reference("level2URL").map { url in
      FiledReference(
        text: url, file: log.file,
        position: Problem.Position((record.field("level2URL") ?? value).position))
    }
    remarks = record.localizedTexts("remark").map { FiledText(text: $0, file: log.file) }
    exhibitions = ExhibitionList(of: record, omitting: omissions)
    file = log.file
    position = Problem.Position(value.position)
  }

  /// Fills the missing values from fields of the club that are beside `club` in a Level 2 file, often
  /// in an `optional` of their own.
  mutating func fillMisplaced(
    from root: JSONValue, to club: JSONValue?, omitting omissions: Set<Omission>, _ log: ProblemLog
  ) {
    let names = Fields.misplacedInLevelTwo
    let found = [root["optional"], root].compactMap(\.self).flatMap { object in
      object.members.filter { key, value in
        key.string.map(names.contains) == true && !value.isAbsent
      }.map { (object: object, key: $0.key, value: $0.value) }
    }
    guard let first = found.first, let record = RecordReader(root, nil, log) else { return }
    log.note(
      .misplacedField, at: first.value,
      "fields of the club are not in \"club\"; read",
      suggestion:
        "move \(found.compactMap { $0.key.string }.map { "\"\($0)\"" }.joined(separator: ", ")) into \"club\""
    )
    if let club, let fixes = log.fixes {
      for (object, key, value) in found {
        let name = key.string ?? ""
        guard found.count(where: { $0.key.string == name }) == 1, !Self.has(name, in: club) else {
          continue
        }
        let optional = club["optional"].flatMap { $0.kind == .object ? $0 : nil }
        let place = name == "coordinates" ? club : optional ?? club
        fixes.move(key, value, of: object, to: MemberPlace(object: place), as: name, "\"club\"")
      }
    }
    var misplaced = OrganizationDetails()
    record.read(OrganizationDetails.facts, into: &misplaced, omitting: omissions)
    OrganizationDetails.facts.fill(&details, from: misplaced)
    coordinates = coordinates ?? record.coordinates
    let languages = Set(remarks.map(\.text.language))
    remarks += record.localizedTexts("remark").filter { !languages.contains($0.language) }
      .map { FiledText(text: $0, file: log.file) }
  }

  /// Returns true if a club has a field, under whatever name.
  private static func has(_ name: String, in club: JSONValue) -> Bool {
    let term = OrganizationDetails.facts.map(\.term).first { $0.name == name }
    let names = ([name] + (term?.formerNames ?? [])).map { $0.lowercased() }
    return [club["optional"], club].compactMap(\.self).flatMap(\.allMembers)
      .contains { names.contains($0.key.string?.lowercased() ?? "") }
  }

  /// Fills the missing values from another record of the same organization; existing values stay.
  ///
  /// O(n) in the number of the other record's remarks and exhibitions, once the languages of this
  /// one's remarks are known.
  ///
  /// - Parameter log: the log of the file that contains the other record; nil if that was checked
  ///   before.
  mutating func fill(
    from other: OrganizationRecord, _ languages: inout Set<String>?, _ log: ProblemLog? = nil
  ) {
    nickName = nickName ?? other.nickName
    coordinates = coordinates ?? other.coordinates
    OrganizationDetails.facts.fill(&details, from: other.details)
    levelTwo = levelTwo ?? other.levelTwo
    languages = languages ?? Set(remarks.map(\.text.language))
    for remark in other.remarks where languages?.insert(remark.text.language).inserted == true {
      remarks.append(remark)
    }
    exhibitions.fill(from: other.exhibitions, log)
  }

  /// Returns this Level 1 record with the corrections of the club's own file. The nickname and, for
  /// safety, the Level 2 URL are always those of Level 1 (Docs/Hub.md, "Level 2").
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
