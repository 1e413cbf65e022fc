import HubModel

/// One Level 1 file: organizations, and the further files it includes.
struct LevelOne {
  /// The records in file order, clubs first, each with the value it was read from.
  var organizations: [(record: OrganizationRecord, value: JSONValue)] = []
  /// Clubs that were skipped because they do not say which club they are.
  var nameless: [JSONValue] = []
  /// The published references, in order.
  var includes: [(reference: String, value: JSONValue)] = []

  init(_ root: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog) {
    guard let file = RecordReader(root, log) else { return }
    if let header = file.object("level1Header") {
      for element in header.list("level1URLIncludes") {
        guard let reference = element.string else {
          log.note(
            .wrongType, at: element, "an include should be a text, found \(element.typeName)")
          continue
        }
        if let reference = Text.normalized(reference) { includes.append((reference, element)) }
      }
    }
    for (kind, elements) in [
      (OrganizationKind.club, file.list("clubs")), (.museum, file.list("museums")),
    ] {
      for element in elements {
        guard let record = OrganizationRecord(element, kind: kind, omitting: omissions, log) else {
          if kind == .club { nameless.append(element) }
          continue
        }
        if record.nickName == nil {
          log.note(
            .nicknameMissing, at: element,
            "\(record.identity.displayName) has no \"nickName\"; its full name serves")
        }
        if kind == .museum, record.levelTwoURL != nil {
          log.note(
            .museumWithLevelTwo, at: element,
            "\(record.identity.displayName) is a museum; its \"level2URL\" is not read")
        }
        organizations.append((record, element))
      }
    }
  }
}
