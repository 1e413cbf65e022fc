import HubFetching
import HubJSON
import HubModel

/// A Level 1 file: organizations, and the files that it includes.
struct LevelOne {
  /// An element of `clubs` or `museums`.
  struct Entry {
    let kind: OrganizationKind
    let value: JSONValue

    /// Returns the record; an entry that identifies no organization gives nil and a problem.
    func record(omitting omissions: Set<Omission>, _ log: ProblemLog) -> OrganizationRecord? {
      let record = OrganizationRecord(value, kind: kind, omitting: omissions, log)
      if let record { LevelOne.check(record, at: value, log) }
      return record
    }
  }

  /// The entries in file order, clubs first.
  var entries: [Entry] = []
  /// The included references as published, in order.
  var includes: [(reference: String, value: JSONValue)] = []
  /// The beginnings of included references that are longer than hubpack accepts.
  var longIncludes: [String] = []
  /// The URL at which the file says that it is published.
  var url: String?

  /// Reads a file; one that is not whole gives nil and a problem.
  init?(_ root: JSONValue, _ log: ProblemLog) {
    let keys = Set(root.members.compactMap { $0.key.string?.lowercased() })
    if keys.isDisjoint(with: ["clubs", "museums", "level1header"]),
      let other = keys.contains("members") ? 2 : keys.contains("keywords") ? 0 : nil
    {
      log.note(.wrongType, at: root, "expected a Level 1 file, found a Level \(other) file")
      return nil
    }
    guard let file = RecordReader(root, .levelOne, log), Self.hasHeaderOrNone(file) else {
      return nil
    }
    if let header = file.object("level1Header", with: .header) {
      guard header.isListOrAbsent("level1URLIncludes"), header.isOnce("level1URLIncludes") else {
        return nil
      }
      url = header.field("level1URL")?.string
      for element in header.list("level1URLIncludes") {
        let text = log.string(element, "include", limit: Limits.referenceBytes)
        if let reference = text.flatMap(Text.trimmed) { includes.append((reference, element)) }
        if let text, Text.trimmed(text) == nil {
          log.note(
            .wrongType, at: element, "include: expected a file name or URL, found \"\(text)\"")
        }
        if text == nil, let long = element.string { longIncludes.append(String(long.prefix(100))) }
      }
    }
    let leadsOn = !includes.isEmpty || !longIncludes.isEmpty
    guard file.hasLists("clubs", "museums", isRequired: !leadsOn) else { return nil }
    entries = file.list("clubs").map { Entry(kind: .club, value: $0) }
    entries += file.list("museums").map { Entry(kind: .museum, value: $0) }
  }

  /// Returns false, and reports it, if something else is in the place of the header, which leads to
  /// other files.
  private static func hasHeaderOrNone(_ file: RecordReader) -> Bool {
    let name = "level1Header"
    if let value = file.field(name) {
      if value.kind == .object { return true }
      file.log.note(
        .listMissing, at: value,
        "\"\(name)\": expected an object, found \(value.typeName); the file was not used")
      return false
    }
    let misspelt = file.value.members.first { key, _ in
      key.string.flatMap { Fields.meant(by: $0, among: [name]) } != nil
    }
    guard let (key, value) = misspelt, value.kind != .null else { return true }
    file.noteMissing(name, found: key, at: value)
    return false
  }

  private static func check(_ record: OrganizationRecord, at value: JSONValue, _ log: ProblemLog) {
    if record.nickName == nil {
      let name = record.identity.displayName
      let lack =
        record.isNickNameOmitted
        ? "the \"nickName\" of \(name) was omitted" : "\(name) has no \"nickName\""
      log.note(
        .nicknameMissing, at: value.member(like: "idplus") ?? value,
        "\(lack); its full name is used instead")
    }
    if record.kind == .museum, record.levelTwoURL != nil {
      log.note(
        .museumWithLevelTwo,
        at: (value.member(like: "optional") ?? value).member(like: "level2url") ?? value,
        "\(record.identity.displayName) is a museum; \"level2URL\" is ignored")
    }
  }
}
