import HubJSON
import HubModel

/// One Level 1 file: organizations, and the further files it includes.
struct LevelOne {
  /// One element of `clubs` or `museums`.
  struct Entry {
    let kind: OrganizationKind
    /// Nil when it names no organization.
    let record: OrganizationRecord?
    let value: JSONValue
    /// What is wrong with it, which is told only when it is selected.
    let log: ProblemLog
  }

  /// In file order, clubs first.
  var entries: [Entry] = []
  /// The published references, in order.
  var includes: [(reference: String, value: JSONValue)] = []

  init(_ root: JSONValue, omitting omissions: Set<Omission> = [], _ log: ProblemLog) {
    guard let file = RecordReader(root, log) else { return }
    if let header = file.object("level1Header") {
      for element in header.list("level1URLIncludes") {
        guard let reference = element.string else {
          log.note(
            .wrongType, at: element, "an include should be a text, found \(element.typeName)")
          continue
        }
        if let reference = Text.trimmed(reference) { includes.append((reference, element)) }
      }
    }
    for (kind, elements) in [
      (OrganizationKind.club, file.list("clubs")), (.museum, file.list("museums")),
    ] {
      for element in elements {
        let ownLog = ProblemLog(file: log.file)
        let record = OrganizationRecord(element, kind: kind, omitting: omissions, ownLog)
        if let record { Self.check(record, at: element, ownLog) }
        entries.append(Entry(kind: kind, record: record, value: element, log: ownLog))
      }
    }
  }

  private static func check(_ record: OrganizationRecord, at value: JSONValue, _ log: ProblemLog) {
    if record.nickName == nil {
      log.note(
        .nicknameMissing, at: value,
        "\(record.identity.displayName) has no \"nickName\"; its full name serves")
    }
    if record.kind == .museum, record.levelTwoURL != nil {
      log.note(
        .museumWithLevelTwo, at: value,
        "\(record.identity.displayName) is a museum; its \"level2URL\" is not read")
    }
  }
}
