import HubModel
import Terminal

/// A chapter of a report for people: clubs, museums, problems.
struct Chapter {
  /// The number of people from which equal sentences are merged into one.
  static let bulk = 5
  /// The title of the facts that one side does not know.
  static let unknown = "Unknown"

  let title: String
  let groups: [Group]

  /// The changes of one organization, or those without a heading of their own.
  struct Group {
    var heading: String?
    fileprivate var changes: [Change] = []
    fileprivate var unknown: [Unknown] = []
    /// The noun for its people: "member"; nil if entries are not grouped by person.
    fileprivate var noun: String?
  }

  struct Entry {
    /// The person in the heading of several sentences; nil if each sentence stands alone.
    let person: String?
    fileprivate let sentences: [Sentence]

    /// The sentences with their words, which name the person if the heading does not.
    var lines: [(Sentence, [Phrase.Part])] {
      sentences.map { ($0, person == nil ? $0.whole : $0.parts) }
    }

    fileprivate var isNews: Bool { sentences.contains(where: \.isNews) }
  }

  /// Returns the chapters of a report in order, without empty ones.
  static func all(of report: DiffReport) -> [Chapter] {
    let places = Places(of: report)
    // A new name comes first, because the other sentences about the person use it.
    let changes = report.difference.changes
    let groups = Dictionary(
      grouping: changes.filter(\.isNewName) + changes.filter { !$0.isNewName }, by: places.place)
    let aspects: [Aspect] = [
      .clubs, .museums, .people, .keywords, .languages, .pictures, .problems, .sources,
    ]
    let chapters = aspects.map { aspect in
      let noun = [.clubs: "member", .museums: "member", .people: "people"][aspect]
      let own = groups.filter { $0.key.aspect == aspect }.map { place, changes in
        (
          place.organization?.orderKey ?? "",
          Group(
            heading: place.organization?.displayName, changes: changes, noun: noun)
        )
      }
      return Chapter(title: aspect.title, groups: own.sorted { $0.0 < $1.0 }.map(\.1))
    }
    let unknown = report.difference.unknown
    return chapters.filter { !$0.groups.isEmpty }
      + (unknown.isEmpty ? [] : [Chapter(title: Self.unknown, groups: [Group(unknown: unknown)])])
  }
}

/// The places at which changes are told: by club, then by person.
private struct Places {
  struct Place: Hashable {
    let aspect: Aspect
    var organization: OrganizationIdentity?
  }

  private let clubs: [PersonName: [OrganizationIdentity]]
  /// The changes of keywords that many people share, which are one line for the whole hub.
  private let commonKeywords: Set<Change.What>
  /// The new names of renamed clubs, by their old names.
  private var namesNow: [OrganizationIdentity: OrganizationIdentity] = [:]

  init(of report: DiffReport) {
    clubs = report.clubs
    var counts: [Change.What: Int] = [:]
    for change in report.difference.changes {
      switch (change.subject, change.what) {
      case (.organization(let name, _), _): namesNow[name.before] = name.after
      case (_, .keywordGained), (_, .keywordLost): counts[change.what, default: 0] += 1
      default: continue
      }
    }
    commonKeywords = Set(counts.filter { $0.value >= Chapter.bulk }.keys)
  }

  func place(of change: Change) -> Place {
    switch change.subject {
    // A removed organization has the same name on both sides, so `after` always works.
    case .organization(let name, let kind):
      return Place(aspect: Aspect(kind.after), organization: name.after)
    // A move is told once, at the club that the person joined.
    case .membership(let name), .portfolio(let name):
      return Place(aspect: .clubs, organization: name.after.club)
    case .exhibition(let name, let kind):
      // A removed exhibition still has the old name of its club.
      let organization = name.after.organization
      return Place(
        aspect: Aspect(kind.after), organization: namesNow[organization] ?? organization)
    case .photographer(let name):
      let clubs = clubs[name.after] ?? []
      return clubs.count == 1 && !commonKeywords.contains(change.what)
        ? Place(aspect: .clubs, organization: clubs[0]) : Place(aspect: .people)
    case .picture, .keyword, .language, .problem, .source: return Place(aspect: change.aspect)
    }
  }
}

extension Chapter.Group {
  /// The entries of the group. They are computed on each access, because the sentences of all
  /// groups take far more memory than the changes.
  var entries: [Chapter.Entry] {
    var handed: [PersonName: Set<Role>] = [:]
    for change in changes {
      guard case .roleHandedOver(let role) = change.what, let person = change.subject.person
      else { continue }
      handed[person, default: []].insert(role)
    }
    let sentences =
      unknown.map(Sentence.init)
      + changes.map { change in
        var sentence = Sentence(change, handed)
        sentence.isNews = change.isNews
        return sentence
      }
    guard let noun else { return sentences.map { Chapter.Entry(person: nil, sentences: [$0]) } }
    return Self.entries(of: sentences, noun: noun)
  }

  /// Returns the entries in order: news, then the rest; in each the organization itself, sentences
  /// that several people share, then person by person. Everything about a person with news is
  /// together.
  private static func entries(of sentences: [Sentence], noun: String) -> [Chapter.Entry] {
    let own = sentences.filter { $0.subject == nil }
    var people: [PersonName: [Sentence]] = [:]
    for sentence in sentences {
      guard let subject = sentence.subject else { continue }
      people[subject, default: []].append(sentence)
    }
    people = people.mapValues(joinedItems)
    let common = takeCommon(from: &people, noun: noun)
    let entries =
      (own + common).map { Chapter.Entry(person: nil, sentences: [$0]) }
      + people.keys.inOrder.compactMap { name in
        guard let sentences = people[name], !sentences.isEmpty else { return nil }
        return Chapter.Entry(
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

  /// Removes the sentences that at least ``Chapter/bulk`` people share, and returns one for each kind
  /// instead.
  private static func takeCommon(
    from people: inout [PersonName: [Sentence]], noun: String
  ) -> [Sentence] {
    var alike: [String: [Sentence]] = [:]
    for sentence in people.values.joined() {
      if let plural = sentence.plural { alike[plural, default: []].append(sentence) }
    }
    alike = alike.filter { Set($0.value.map(\.subject)).count >= Chapter.bulk }
    people = people.mapValues { $0.filter { $0.plural.map { alike[$0] == nil } ?? true } }
    return alike.sorted { $0.key < $1.key }.map { plural, sentences in
      let sorted = sentences.sorted {
        ($0.subject?.orderKey ?? "") < ($1.subject?.orderKey ?? "")
      }
      let people = sorted.count.of(noun, noun == "people" ? noun : nil)
      var common = Sentence(
        sorted[0].tone, "\(people) \(plural): \(.list(sorted.map(\.nameWithCount)))",
        pictures: sorted.flatMap(\.pictures))
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
