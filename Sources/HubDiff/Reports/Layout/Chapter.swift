import HubModel
import Terminal

/// A chapter of a report for people: clubs, museums, problems.
struct Chapter {
  let title: String
  let groups: [Group]

  /// The changes of one organization, or those without a heading of their own.
  struct Group {
    /// The name of a club or museum.
    let heading: String?
    fileprivate let changes: [Change]
    /// The noun for its people: "member"; nil if entries are not grouped by person.
    fileprivate let noun: String?

    /// The entries of the group. They are computed on each access, because the sentences of all
    /// groups take far more memory than the changes.
    var entries: [Entry] {
      var handed: [PersonName: Set<Role>] = [:]
      for case .membership(let change) in changes {
        guard case .roleHandedOver(let role) = change.what else { continue }
        handed[change.membership.after.photographer, default: []].insert(role)
      }
      let sentences = changes.map { change in
        var sentence = Sentence(change, handed)
        sentence.isNews = change.isNews
        return sentence
      }
      guard let noun else { return sentences.map { Entry(person: nil, sentences: [$0]) } }
      return ChapterBuilder.entries(of: sentences, noun: noun)
    }
  }

  /// Sentences that stand together.
  struct Entry {
    /// The person in the heading of several sentences; nil if each sentence stands alone.
    let person: String?
    let sentences: [Sentence]

    /// True if one of the sentences is news.
    var isNews: Bool { sentences.contains(where: \.isNews) }
  }
}

/// Arranges changes for reading: by club, then by person.
struct ChapterBuilder {
  /// The number of people from which equal sentences are merged into one.
  static let bulk = 5

  private let clubs: [PersonName: [OrganizationIdentity]]
  private var organizations: [Aspect: [OrganizationIdentity: [Change]]] = [:]
  private var others: [Aspect: [Change]] = [:]
  /// The changes of keywords that at least ``bulk`` people share.
  private var commonKeywords: Set<PhotographerChange.What> = []
  /// The new names of renamed clubs, by their old names.
  private var namesNow: [OrganizationIdentity: OrganizationIdentity] = [:]

  /// Returns the chapters of a report in order, without empty ones.
  static func chapters(of report: DiffReport) -> [Chapter] {
    var builder = ChapterBuilder(clubs: report.clubs)
    for case .organization(let change) in report.difference.changes {
      builder.namesNow[change.organization.before] = change.organization.after
    }
    // A new name comes first, because the other sentences about the person use it.
    builder.findCommonKeywords(report.difference.changes)
    for change in report.difference.changes where change.isNewName { builder.add(change) }
    for change in report.difference.changes where !change.isNewName { builder.add(change) }
    return builder.chapters()
  }

  private init(clubs: [PersonName: [OrganizationIdentity]]) {
    self.clubs = clubs
  }

  /// Keywords that many people gained or lost at once are one line for the whole hub.
  private mutating func findCommonKeywords(_ changes: [Change]) {
    var counts: [PhotographerChange.What: Int] = [:]
    for case .photographer(let change) in changes {
      switch change.what {
      case .keywordGained, .keywordLost: counts[change.what, default: 0] += 1
      default: continue
      }
    }
    commonKeywords = Set(counts.filter { $0.value >= Self.bulk }.keys)
  }

  private mutating func add(_ change: Change) {
    switch change {
    case .organization(let what):
      // A removed organization has the same name on both sides, so `after` always works.
      let aspect: Aspect = what.kind.after == .club ? .clubs : .museums
      add(change, to: what.organization.after, aspect)
    // A move is told once, at the club that the person joined.
    case .membership(let what): add(change, to: what.membership.after.club)
    case .portfolio(let what): add(change, to: what.membership.after.club)
    case .exhibition(let what):
      let aspect: Aspect = what.kind.after == .club ? .clubs : .museums
      // A removed exhibition still has the old name of its club.
      let organization = what.exhibition.after.organization
      add(change, to: namesNow[organization] ?? organization, aspect)
    case .photographer(let what):
      let clubs = clubs[what.photographer.after] ?? []
      if let club = clubs.first, clubs.count == 1, !commonKeywords.contains(what.what) {
        add(change, to: club)
      } else {
        others[.people, default: []].append(change)
      }
    case .picture: others[.pictures, default: []].append(change)
    case .keyword: others[.keywords, default: []].append(change)
    case .language: others[.languages, default: []].append(change)
    case .problem: others[.problems, default: []].append(change)
    case .source: others[.sources, default: []].append(change)
    }
  }

  private mutating func add(
    _ change: Change, to organization: OrganizationIdentity, _ aspect: Aspect = .clubs
  ) {
    organizations[aspect, default: [:]][organization, default: []].append(change)
  }

  private func chapters() -> [Chapter] {
    var chapters: [Chapter] = []
    for aspect in [Aspect.clubs, .museums] {
      let groups = (organizations[aspect] ?? [:]).sorted { $0.key.orderKey < $1.key.orderKey }.map {
        Chapter.Group(heading: $0.key.displayName, changes: $0.value, noun: "member")
      }
      if !groups.isEmpty { chapters.append(Chapter(title: aspect.title, groups: groups)) }
    }
    for aspect in [Aspect.people, .keywords, .languages, .pictures, .problems, .sources] {
      guard let changes = others[aspect] else { continue }
      let noun = aspect == .people ? "people" : nil
      chapters.append(
        Chapter(
          title: aspect.title,
          groups: [Chapter.Group(heading: nil, changes: changes, noun: noun)]))
    }
    return chapters
  }

  // MARK: - Within a group

  /// Returns the entries in order: news, then the rest; in each the organization itself, sentences
  /// that several people share, then person by person. Everything about a person with news is
  /// together.
  fileprivate static func entries(of sentences: [Sentence], noun: String) -> [Chapter.Entry] {
    let own = sentences.filter { $0.subject == nil }
    var people: [PersonName: [Sentence]] = [:]
    for sentence in sentences {
      guard let subject = sentence.subject else { continue }
      people[subject, default: []].append(sentence)
    }
    people = people.mapValues(joinedItems)
    let common = takeCommon(from: &people, noun: noun)
    let single = people.filter { !$0.value.isEmpty }.sorted {
      $0.key.orderKey < $1.key.orderKey
    }
    let entries =
      (own + common).map { Chapter.Entry(person: nil, sentences: [$0]) }
      + single.map { name, sentences in
        Chapter.Entry(
          person: sentences.count > 1 ? name.fullName : nil,
          sentences: sentences.filter(\.isNews) + sentences.filter { !$0.isNews })
      }
    return entries.filter(\.isNews) + entries.filter { !$0.isNews }
  }

  /// Merges three times "image added: …" into one "3 images added: …".
  private static func joinedItems(_ sentences: [Sentence]) -> [Sentence] {
    sentences.reduce(into: []) { result, sentence in
      for (index, other) in result.enumerated() {
        if let joined = other.joined(with: sentence) {
          result[index] = joined
          return
        }
      }
      result.append(sentence)
    }
  }

  /// Removes the sentences that at least ``bulk`` people share, and returns one for each kind
  /// instead.
  private static func takeCommon(
    from people: inout [PersonName: [Sentence]], noun: String
  ) -> [Sentence] {
    var alike: [String: [Sentence]] = [:]
    for sentence in people.values.joined() {
      if let plural = sentence.plural { alike[plural, default: []].append(sentence) }
    }
    alike = alike.filter { Set($0.value.map(\.subject)).count >= bulk }
    people = people.mapValues { $0.filter { $0.plural.map { alike[$0] == nil } ?? true } }
    return alike.sorted { $0.key < $1.key }.map { plural, sentences in
      let sorted = sentences.sorted {
        ($0.subject?.orderKey ?? "") < ($1.subject?.orderKey ?? "")
      }
      var common = Sentence(
        sorted[0].tone,
        [
          .words(
            sorted.count.of(noun, noun == "people" ? noun : nil) + " \(plural): "),
          .list(sorted.map(\.nameWithCount)),
        ], pictures: sorted.flatMap(\.pictures))
      common.isNews = sorted[0].isNews
      return common
    }
  }
}

extension Change {
  /// True for what people tell each other: who and what came, went, took over or has a new name, and
  /// new images.
  fileprivate var isNews: Bool {
    switch self {
    case .organization(let change):
      switch change.what {
      case .added, .removed, .renamed, .listed, .unlisted: true
      case .level, .coordinates, .field, .remark: false
      }
    case .membership(let change):
      switch change.what {
      case .field, .featuredImage: false
      default: true
      }
    case .portfolio(let change):
      if case .imageAdded = change.what { true } else { false }
    case .exhibition(let change):
      switch change.what {
      case .added, .removed: true
      default: false
      }
    case .photographer(let change):
      switch change.what {
      case .renamed, .deceased: true
      case .field, .portrait, .keywordGained, .keywordLost: false
      }
    case .picture, .keyword, .language, .problem, .source: false
    }
  }

  fileprivate var isNewName: Bool {
    if case .photographer(let change) = self, case .renamed = change.what { true } else { false }
  }
}

extension Sentence {
  /// The name, with the number of things if there are several: "Jan Zonneschijn (3)".
  fileprivate var nameWithCount: String {
    let count = items?.labels.count ?? 1
    return (subject?.fullName ?? "") + (count > 1 ? " (\(count))" : "")
  }
}
