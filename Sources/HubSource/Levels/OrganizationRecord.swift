import HubJSON
package import HubModel

/// The contents of a Level 1 record, or of the head of a Level 2 file, about a club or museum. Its
/// details can be read as its own properties.
package struct OrganizationRecord: Detailed, Sendable {
  package let kind: OrganizationKind
  package let identity: OrganizationIdentity
  package var nickName: String?
  let isNickNameOmitted: Bool
  /// The coordinates of the place where it meets.
  package var coordinates: Coordinates?
  /// The files and positions of its values: of the coordinates, and of others by their columns.
  package private(set) var origins: [String: ValueOrigin] = [:]
  package var details = OrganizationDetails()
  var levelTwo: FiledReference?
  /// The URL of the member list, as published.
  package var levelTwoURL: String? { levelTwo?.text }
  /// The member list of the club that no record refers to; see ``HubReader/tree()``.
  var unlinkedList: HubLocation?
  /// A member list that may be that of the club, but cannot be read or is found by another club.
  var doubtfulList: HubLocation?
  /// The remarks, one for each language.
  package var remarks: [FiledText]
  var exhibitions: ExhibitionList
  package let file: String
  package let position: Problem.Position
}

package struct ValueOrigin: Sendable {
  package let file: String
  package let position: Problem.Position
}

package struct FiledText: Sendable {
  package let text: LocalizedText
  package let file: String
}

extension OrganizationRecord {
  /// Reads a record; one that identifies no organization gives nil and a problem.
  init?(
    _ value: JSONValue, kind: OrganizationKind, omitting omissions: Set<Omission>, _ log: ProblemLog
  ) {
    guard value.kind == .object else {
      log.note(
        .recordWithoutName, at: value,
        "a \(kind.rawValue) was ignored; expected an object, found \(value.typeName)")
      return nil
    }
    guard let record = RecordReader(value, .organization, log) else { return nil }
    let names = record.object("idPlus", with: .identity) ?? record
    record.noteBeside(names, "idPlus", "fullName", "town", "nickName")
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
    origins = record.origins(with: coordinates)
    origins["name"] = ValueOrigin(file: log.file, position: names.value.position)
    origins["town"] = names.field("town").map {
      ValueOrigin(file: log.file, position: $0.position)
    }
    origins["nick_name"] = names.field("nickName").map {
      ValueOrigin(file: log.file, position: $0.position)
    }
    record.read(OrganizationDetails.facts, into: &details, omitting: omissions)
    levelTwo = record.reference("level2URL").map { url in
      FiledReference(
        text: url, file: log.file, base: log.base,
        position: (record.field("level2URL") ?? value).position)
    }
    remarks = record.localizedTexts("remark").map { FiledText(text: $0, file: log.file) }
    exhibitions = ExhibitionList(of: record, omitting: omissions)
    file = log.file
    position = value.position
  }

  /// Fills the missing values from fields of the club that are beside `club` in a Level 2 file, often
  /// in an `optional` of their own.
  mutating func fillMisplaced(
    from root: JSONValue, to club: JSONValue?, omitting omissions: Set<Omission>, _ log: ProblemLog
  ) {
    guard let beside = FieldsBesideClub(root, omitting: omissions, log) else { return }
    let own = self
    OrganizationDetails.facts.fill(&details, from: beside.details)
    coordinates = coordinates ?? beside.coordinates
    origins.merge(beside.origins) { own, _ in own }
    let languages = Set(remarks.map(\.text.language))
    remarks += beside.remarks.filter { !languages.contains($0.language) }
      .map { FiledText(text: $0, file: log.file) }
    beside.note(beside: own, to: club, log)
  }

  /// Returns true if the record has all that a field beside the club has.
  fileprivate func covers(_ name: String, of beside: FieldsBesideClub) -> Bool {
    switch name {
    case "coordinates": return coordinates != nil
    case "remark":
      let languages = Set(remarks.map(\.text.language))
      return beside.remarks.allSatisfy { languages.contains($0.language) }
    default: return FieldsBesideClub.fact(name)?.value(details) != nil
    }
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
    origins.merge(other.origins) { own, _ in own }
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
    result.origins = corrected.origins.merging(
      origins.filter { ["name", "town", "nick_name"].contains($0.key) }
    ) { $1 }
    result.details = corrected.details
    result.remarks = corrected.remarks
    result.exhibitions = corrected.exhibitions
    return result
  }
}

/// The fields of a club that are beside `club` in a Level 2 file.
private struct FieldsBesideClub {
  var details = OrganizationDetails()
  let coordinates: Coordinates?
  let origins: [String: ValueOrigin]
  let remarks: [LocalizedText]
  private let record: RecordReader
  /// The fields with values, those in `optional` first.
  private let found: [Field]

  private struct Field {
    let key: JSONValue
    let value: JSONValue
    /// The name in the right case.
    let name: String
  }

  /// Reads the fields; nil if there are none.
  init?(_ root: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog) {
    guard let record = RecordReader(root, .besideClub, log, isTold: false) else { return nil }
    self.record = record
    found = [record.optional, root].compactMap(\.self).flatMap { object in
      object.members.compactMap { key, value in
        guard let name = key.string.flatMap(Fields.besideClub.known), name != "optional",
          !value.isAbsent
        else { return nil }
        return Field(key: key, value: value, name: name)
      }
    }
    guard !found.isEmpty else { return nil }
    record.read(OrganizationDetails.facts, into: &details, omitting: omissions)
    // In "club" the number is in an object of its own.
    details.fotobondNumber = details.fotobondNumber ?? record.integer("fotobondNumber")
    coordinates = record.coordinates
    origins = record.origins(with: coordinates)
    remarks = record.localizedTexts("remark")
  }

  /// Returns the single fact that a field contains; nil for remarks and coordinates.
  static func fact(_ name: String) -> Fact<OrganizationDetails>? {
    let name = name == "nlSpecific" ? FactTerm.fotobondNumber.name : name
    return OrganizationDetails.facts.first {
      $0.term.name == name || $0.term.formerNames.contains(name)
    }
  }

  /// Returns the names of the fields that say the same as a field, the one that is used first.
  private static func names(like name: String) -> [String] {
    guard let term = fact(name)?.term else { return [name] }
    return term.kind == .fotobond ? ["nlSpecific", term.name] : [term.name] + term.formerNames
  }

  private func isUsed(_ field: Field) -> Bool {
    let names = Self.names(like: field.name)
    let used = names.first { name in
      if name == "nlSpecific" {
        return record.field(name)?.member(like: "fotobondnumber")?.integer != nil
      }
      return record.field(name)?.isAbsent == false
    }
    return used.flatMap { record.field($0)?.index } == field.value.index
  }

  /// True if a field has a value of the right type.
  private func isValid(_ name: String) -> Bool {
    switch name {
    case "coordinates": coordinates != nil
    case "remark": !remarks.isEmpty
    default: Self.fact(name)?.value(details) != nil
    }
  }

  /// Reports the fields, and mends those with only one right place.
  ///
  /// - Parameter own: The record of the club before the fields were read.
  func note(beside own: OrganizationRecord, to club: JSONValue?, _ log: ProblemLog) {
    var read: [Field] = []
    // A value of the wrong type was reported before.
    for field in found where isValid(field.name) {
      if !own.covers(field.name, of: self), isUsed(field) {
        read.append(field)
        continue
      }
      let other =
        own.covers(field.name, of: self)
        ? "club" : Self.names(like: field.name).first { record.field($0) != nil } ?? field.name
      log.note(
        .misplacedField, at: field.value,
        "\"\(field.name)\" is not in \"club\"; ignored, as "
          + (other == field.name
            ? "\"optional\" has one"
            : other == "club" ? "\"club\" has one" : "there is \"\(other)\""),
        suggestion: "remove it")
    }
    guard let first = read.first else { return }
    let names = read.map { field in
      "\"\(field.name)\""
        + (field.name == FactTerm.fotobondNumber.name ? " (in \"nlSpecific\")" : "")
    }
    log.note(
      .misplacedField, at: first.value, "fields of the club are not in \"club\"; read",
      suggestion: "move \(names.joined(separator: ", ")) into \"club\"")
    guard let club, log.fixes != nil else { return }
    for field in read {
      let names = Self.names(like: field.name)
      guard found.count(where: { $0.name == field.name }) == 1,
        let place = place(of: field.name, in: club, unless: names)
      else { continue }
      log.fixes?.move(field.key, field.value, to: place, as: field.name, "\"club\"")
    }
  }

  /// Returns the place of a field in the club; nil if it has a field with one of the names.
  private func place(of name: String, in club: JSONValue, unless names: [String]) -> MemberPlace? {
    let inner = club.member(like: "optional").flatMap { $0.kind == .object ? $0 : nil }
    let taken = [inner, club].compactMap(\.self).flatMap(\.allMembers)
      .compactMap { $0.key.string?.lowercased() }
    if name == FactTerm.fotobondNumber.name {
      let moved = found.filter { $0.name == "nlSpecific" }
      let objects =
        [inner, club].compactMap(\.self).flatMap(\.allMembers)
        .filter { $0.key.string?.lowercased() == "nlspecific" }.map(\.value) + moved.map(\.value)
      if objects.isEmpty { return MemberPlace(object: inner ?? club, path: ["nlSpecific"]) }
      guard objects.count == 1, objects[0].kind == .object,
        objects[0].member(like: "fotobondnumber") == nil
      else { return nil }
      return MemberPlace(object: objects[0])
    }
    guard names.allSatisfy({ !taken.contains($0.lowercased()) }) else { return nil }
    return MemberPlace(object: name == "coordinates" ? club : inner ?? club)
  }
}

extension RecordReader {
  /// Returns the places of the single facts of an organization, and of its coordinates if it has any.
  fileprivate func origins(with coordinates: Coordinates?) -> [String: ValueOrigin] {
    var positions = positions(of: OrganizationDetails.facts.map(\.term))
    if coordinates != nil, let value = field("coordinates") {
      positions["coordinates"] = value.position
    }
    return positions.mapValues { ValueOrigin(file: log.file, position: $0) }
  }
}

extension OrganizationIdentity {
  /// The full name and the town: "Fotoclub Zonnevlek, Waterlinge".
  var described: String { "\(fullName), \(town)" }
}
