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
      for change in changes {
        guard case .membership(let membership) = change.subject,
          case .roleHandedOver(let role) = change.what
        else { continue }
        handed[membership.after.photographer, default: []].insert(role)
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
  private var commonKeywords: Set<Change.What> = []
  /// The new names of renamed clubs, by their old names.
  private var namesNow: [OrganizationIdentity: OrganizationIdentity] = [:]

  /// Returns the chapters of a report in order, without empty ones.
  static func chapters(of report: DiffReport) -> [Chapter] {
    var builder = ChapterBuilder(clubs: report.clubs)
    for change in report.difference.changes {
      guard case .organization(let name, _) = change.subject else { continue }
      builder.namesNow[name.before] = name.after
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
    var counts: [Change.What: Int] = [:]
    for change in changes {
      switch change.what {
      case .keywordGained, .keywordLost: counts[change.what, default: 0] += 1
      default: continue
      }
    }
    commonKeywords = Set(counts.filter { $0.value >= Self.bulk }.keys)
  }

  private mutating func add(_ change: Change) {
    switch change.subject {
    // A removed organization has the same name on both sides, so `after` always works.
    case .organization(let name, let kind): add(change, to: name.after, Aspect(kind.after))
    // A move is told once, at the club that the person joined.
    case .membership(let name), .portfolio(let name): add(change, to: name.after.club)
    case .exhibition(let name, let kind):
      // A removed exhibition still has the old name of its club.
      let organization = name.after.organization
      add(change, to: namesNow[organization] ?? organization, Aspect(kind.after))
    case .photographer(let name):
      let clubs = clubs[name.after] ?? []
      if let club = clubs.first, clubs.count == 1, !commonKeywords.contains(change.what) {
        add(change, to: club)
      } else {
        others[.people, default: []].append(change)
      }
    case .picture, .keyword, .language, .problem, .source:
      others[change.aspect, default: []].append(change)
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
  fileprivate var isNewName: Bool {
    if case .photographer = subject, case .renamed = what { true } else { false }
  }
}

extension Sentence {
  /// The name, with the number of things if there are several: "Jan Zonneschijn (3)".
  fileprivate var nameWithCount: String {
    let count = items?.labels.count ?? 1
    return (subject?.fullName ?? "") + (count > 1 ? " (\(count))" : "")
  }
}
