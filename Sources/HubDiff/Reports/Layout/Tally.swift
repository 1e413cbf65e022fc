import HubModel
import Terminal

/// The number of changes, by subject and kind.
struct Tally: Hashable, Sendable {
  /// The counts of one subject.
  struct Row: Hashable, Sendable {
    /// The subject: "Clubs".
    let title: String
    let total: Int
    /// The counts by kind, in a fixed order: "3 renamed".
    let parts: [String]
  }

  let rows: [Row]

  init(_ difference: BundleDifference) {
    var counts: [Aspect: [String: Int]] = [:]
    for change in difference.changes {
      let (_, name, field) = change.name
      let kind = name == "field-changed" ? "field:\(field ?? "")" : name
      counts[change.mainAspect, default: [:]][kind, default: 0] += 1
    }
    rows = Aspect.allCases.compactMap { aspect in
      guard let kinds = counts[aspect] else { return nil }
      let parts = kinds.sorted { Self.rank($0.key) < Self.rank($1.key) }.map(Self.words)
      return Row(title: aspect.title, total: kinds.values.reduce(0, +), parts: parts)
    }
  }

  /// The kinds of changes in the order of a row; single facts follow, by name.
  private static let kinds: [(name: String, one: String, several: String)] = [
    ("added", "added", "added"), ("removed", "removed", "removed"),
    ("renamed", "renamed", "renamed"), ("moved", "moved", "moved"),
    ("coordinates-corrected", "map position corrected", "map positions corrected"),
    ("members-listed", "member list added", "member lists added"),
    ("members-unlisted", "member list removed", "member lists removed"),
    ("joined", "joined", "joined"), ("left", "left", "left"), ("died", "died", "died"),
    ("became-former", "became a former member", "became former members"),
    ("came-back", "came back", "came back"),
    ("role-handed-over", "role handed over", "roles handed over"),
    ("role-taken", "role taken", "roles taken"),
    ("role-given-up", "role given up", "roles given up"),
    ("status-gained", "status gained", "statuses gained"),
    ("status-lost", "status lost", "statuses lost"),
    ("keyword-gained", "keyword added", "keywords added"),
    ("keyword-lost", "keyword dropped", "keywords dropped"),
    ("image-added", "image added", "images added"),
    ("image-removed", "image removed", "images removed"),
    ("image-replaced", "image replaced", "images replaced"),
    ("image-readdressed", "image moved to a new URL", "images moved to new URLs"),
    ("image-text-changed", "image text changed", "image texts changed"),
    ("reordered", "reordered", "reordered"),
    ("defined", "added", "added"), ("dropped", "dropped", "dropped"),
    ("spelling-changed", "spelling changed", "spellings changed"),
    ("new", "new", "new"), ("solved", "solved", "solved"),
    ("content-changed", "content changed", "contents changed"),
    ("state-changed", "state changed", "states changed"),
    ("reason-changed", "reason changed", "reasons changed"),
  ]

  /// The names of facts for people, where they differ from those in JSON.
  private static let fields: [String: String] = {
    let others = [
      "coordinates": "map position", "isDeceased": "deceased mark", "level3URL": "portfolio URL",
      "galleryURL": "gallery URL", "form": "portfolio type", "title": "portfolio title",
      "featuredImage": "featured image", "dateAdded": "date of addition", "englishName": "name",
      "usage": "description",
    ]
    return Dictionary(FactTerm.all.map { ($0.name, $0.noun) }) { first, _ in first }.merging(others)
    { $1 }
  }()

  private static func rank(_ kind: String) -> (Int, String) {
    (kinds.firstIndex { $0.name == kind } ?? kinds.count, kind)
  }

  private static func words(_ kind: String, _ count: Int) -> String {
    if let words = kinds.first(where: { $0.name == kind }) {
      return count.of(words.one, words.several)
    }
    let field = String(kind.dropFirst("field:".count))
    let name = fields[field] ?? field
    let endsInSibilant = name.hasSuffix("x") || name.hasSuffix("s")
    let plural =
      name.hasSuffix("ry") ? name.dropLast() + "ies" : name + (endsInSibilant ? "es" : "s")
    return count.of("\(name) changed", "\(plural) changed")
  }
}

extension Change {
  /// The aspect that counts the change.
  fileprivate var mainAspect: Aspect {
    if case .organization(let change) = self {
      return change.kind.after == .club ? .clubs : .museums
    }
    return aspects.first ?? .clubs
  }
}
