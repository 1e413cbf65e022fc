import HubModel

/// One Level 1 file: organizations, and the further files it includes.
struct LevelOne {
  /// The selected records in file order, clubs first, each with the value it was read from.
  var organizations: [(record: OrganizationRecord, value: JSONValue)] = []
  /// The clubs that the selection leaves out, and what cannot be told from one of them.
  var unselected: [(record: OrganizationRecord?, value: JSONValue)] = []
  /// The published references, in order.
  var includes: [(reference: String, value: JSONValue)] = []

  init(_ root: JSONValue, options: ReadingOptions, _ log: ProblemLog) {
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
    for element in file.list("clubs") { add(element, .club, options, log) }
    for element in file.list("museums") { add(element, .museum, options, log) }
  }

  private mutating func add(
    _ value: JSONValue, _ kind: OrganizationKind, _ options: ReadingOptions, _ log: ProblemLog
  ) {
    // Nothing is told of a club that the selection leaves out, not even what is wrong with it.
    let ownLog = ProblemLog(file: log.file)
    let record = OrganizationRecord(value, kind: kind, omitting: options.omissions, ownLog)
    guard options.selection.isEverything || record.map(options.selection.contains) == true else {
      unselected.append((record, value))
      return
    }
    log.adopt(ownLog)
    guard let record else { return }
    if record.nickName == nil {
      log.note(
        .nicknameMissing, at: value,
        "\(record.identity.displayName) has no \"nickName\"; its full name serves")
    }
    if kind == .museum, record.levelTwoURL != nil {
      log.note(
        .museumWithLevelTwo, at: value,
        "\(record.identity.displayName) is a museum; its \"level2URL\" is not read")
    }
    organizations.append((record, value))
  }
}
