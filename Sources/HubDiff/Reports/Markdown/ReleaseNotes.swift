/// The part of a report that members of clubs care about: everything except coordinates, pictures,
/// keywords, languages, problems and files. If aspects were asked for, the whole report.
struct ReleaseNotes {
  let report: DiffReport
  /// The kinds of changes that are not shown, in a fixed order: "coordinates".
  let hidden: [String]

  init(of report: DiffReport) {
    guard report.only == nil else {
      self.report = report
      hidden = []
      return
    }
    let (changes, unknown) = (report.difference.changes, report.difference.unknown)
    let kinds = Set(changes.compactMap(\.kindForMaintainers))
    hidden = Self.kinds.filter(kinds.contains)
    self.report = DiffReport(
      from: report.before, to: report.after,
      BundleDifference(
        changes: changes.filter { $0.kindForMaintainers == nil },
        unknown: unknown.filter { !$0.aspects.isSubset(of: Self.hiddenAspects) }),
      clubs: report.clubs)
  }

  private static let kinds = [
    "coordinates", "pictures", "keywords", "languages", "problems", "files",
  ]
  private static let hiddenAspects: Set<Aspect> = [
    .pictures, .keywords, .languages, .problems, .sources,
  ]
}

extension Change {
  /// The kind of a change that only those who maintain a hub care about; nil for all others.
  fileprivate var kindForMaintainers: String? {
    switch self {
    case .organization(let change):
      if case .coordinates = change.what { "coordinates" } else { nil }
    case .exhibition(let change):
      if case .coordinates = change.what { "coordinates" } else { nil }
    case .photographer(let change):
      switch change.what {
      case .keywordGained, .keywordLost: "keywords"
      default: nil
      }
    case .membership, .portfolio: nil
    case .picture: "pictures"
    case .keyword: "keywords"
    case .language: "languages"
    case .problem: "problems"
    case .source: "files"
    }
  }
}
