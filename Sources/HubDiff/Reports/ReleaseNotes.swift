import HubModel

/// The part of a report that may stand in a newsletter: what members understand, without private
/// facts about people (Docs/Diff.md, "Formats"). If aspects were asked for, the whole report.
struct ReleaseNotes {
  let report: DiffReport
  /// The kinds of changes that are not shown, in a fixed order: "coordinates".
  let hidden: [String]
  /// True if a rename is followed by its evidence.
  let showsEvidence: Bool

  init(of report: DiffReport) {
    guard report.only == nil else {
      self.report = report
      hidden = []
      showsEvidence = true
      return
    }
    let (changes, unknown) = (report.difference.changes, report.difference.unknown)
    let kinds = Set(changes.compactMap(\.hiddenKind))
    hidden = HiddenKind.allCases.filter(kinds.contains).map(\.rawValue)
    showsEvidence = false
    self.report = DiffReport(
      from: report.before, to: report.after,
      BundleDifference(
        changes: changes.filter { $0.hiddenKind == nil },
        unknown: unknown.filter { !$0.isHidden }),
      clubs: report.clubs)
  }
}

/// A kind of change that release notes do not show. The raw values complete "changes to …".
private enum HiddenKind: String, CaseIterable {
  case birthdays
  case emailAddresses = "email addresses"
  case fotobondNumbers = "Fotobond numbers"
  case nicknames, levels, coordinates
  case urls = "URLs of files and pictures"
  case galleries, pictures, keywords, languages, problems, files
}

extension FactTerm {
  /// The kind of a change of this fact; nil if release notes show it.
  fileprivate var hiddenKind: HiddenKind? {
    switch name {
    case "birthday": .birthdays
    case "contactEmail": .emailAddresses
    case "fotobondNumber": .fotobondNumbers
    case "nickName": .nicknames
    case "level2URL", "level3URL", "galleryURL": .urls
    default: nil
    }
  }
}

extension Change {
  fileprivate var hiddenKind: HiddenKind? {
    switch (subject, what) {
    case (.picture, _): .pictures
    case (.keyword, _), (_, .keywordGained), (_, .keywordLost): .keywords
    case (.language, _): .languages
    case (.problem, _): .problems
    case (.source, _): .files
    case (_, .field(let fact, _)): fact.hiddenKind
    case (_, .coordinates): .coordinates
    case (_, .level): .levels
    case (_, .imageReaddressed): .urls
    case (_, .text(.form, _)): .galleries
    case (_, .gallery(let edit)): edit.imageCounts == (0, 0) ? .galleries : nil
    // A picture that was added or removed is told without its URL.
    case (_, .picture(let picture, let edit)):
      picture == .poster || edit.before != nil && edit.after != nil ? .urls : nil
    default: nil
    }
  }
}

extension Unknown {
  fileprivate var isHidden: Bool {
    if case .omitted(let facts, _) = facts {
      return ["birthdays", "emails"].contains(facts)
        || FactTerm.all.contains { $0.name == facts && $0.hiddenKind != nil }
    }
    return aspects.isSubset(of: [.pictures, .keywords, .languages, .problems, .sources])
  }
}
