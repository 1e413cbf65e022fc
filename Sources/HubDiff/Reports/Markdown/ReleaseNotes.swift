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
    switch self {
    case .organization(let change): change.what.hiddenKind
    case .exhibition(let change): change.what.hiddenKind
    case .photographer(let change): change.what.hiddenKind
    case .membership(let change): change.what.hiddenKind
    case .portfolio(let change): change.what.hiddenKind
    case .picture: .pictures
    case .keyword: .keywords
    case .language: .languages
    case .problem: .problems
    case .source: .files
    }
  }
}

extension OrganizationChange.What {
  fileprivate var hiddenKind: HiddenKind? {
    switch self {
    case .coordinates: .coordinates
    case .level: .levels
    case .field(let fact, _): fact.hiddenKind
    case .added, .removed, .listed, .unlisted, .renamed, .remark: nil
    }
  }
}

extension ExhibitionChange.What {
  fileprivate var hiddenKind: HiddenKind? {
    switch self {
    case .coordinates: .coordinates
    case .poster: .urls
    case .field(let fact, _): fact.hiddenKind
    case .gallery(let edit): edit.imageCounts == (0, 0) ? .galleries : nil
    case .added, .removed, .remark: nil
    }
  }
}

extension PhotographerChange.What {
  fileprivate var hiddenKind: HiddenKind? {
    switch self {
    case .keywordGained, .keywordLost: .keywords
    case .portrait(let edit): edit.hiddenKind
    case .field(let fact, _): fact.hiddenKind
    case .renamed, .deceased: nil
    }
  }
}

extension MembershipChange.What {
  fileprivate var hiddenKind: HiddenKind? {
    switch self {
    case .featuredImage(let edit): edit.hiddenKind
    case .field(let fact, _): fact.hiddenKind
    default: nil
    }
  }
}

extension PortfolioChange.What {
  fileprivate var hiddenKind: HiddenKind? {
    switch self {
    case .imageReaddressed: .urls
    case .form: .galleries
    case .imageAdded, .imageRemoved, .imageReplaced, .text, .reordered, .title: nil
    }
  }
}

extension Edit<PublishedPicture?> {
  /// A picture that was added or removed is told without its URL.
  fileprivate var hiddenKind: HiddenKind? {
    before == nil || after == nil ? nil : .urls
  }
}

extension Unknown {
  /// True if release notes do not show it.
  fileprivate var isHidden: Bool {
    if case .omitted(let facts, _) = facts {
      return ["birthdays", "emails"].contains(facts)
        || FactTerm.all.contains { $0.name == facts && $0.hiddenKind != nil }
    }
    return aspects.isSubset(of: [.pictures, .keywords, .languages, .problems, .sources])
  }
}
