import HubModel
import Terminal

/// The number of changes, by subject and kind.
struct Tally: Hashable, Sendable {
  /// The counts of one subject.
  struct Row: Hashable, Sendable {
    /// The subject: "Clubs".
    let title: String
    let total: Int
    /// The counts by kind, in a fixed order: "3 renamed", "1 new club with 12 members".
    let parts: [String]
  }

  let rows: [Row]

  init(_ difference: BundleDifference) {
    var counts: [Aspect: [String: Int]] = [:]
    var members: [Aspect: [String: Int]] = [:]
    for change in difference.changes {
      let (aspect, kind) = (change.aspect, change.countedKind)
      counts[aspect, default: [:]][kind, default: 0] += 1
      members[aspect, default: [:]][kind, default: 0] += change.what.members.count {
        !$0.membership.isFormer
      }
    }
    rows = Aspect.allCases.compactMap { aspect in
      guard let kinds = counts[aspect] else { return nil }
      let parts = kinds.sorted { Self.rank($0.key) < Self.rank($1.key) }.map { kind, count in
        let people = members[aspect]?[kind] ?? 0
        return Self.words(kind, count) + (people > 0 ? " with \(people.of("member"))" : "")
      }
      return Row(title: aspect.title, total: kinds.values.reduce(0, +), parts: parts)
    }
  }

  /// The kinds of changes in the order of a row; single facts follow, by name.
  private static let kinds: [(name: String, one: String, several: String)] = [
    ("club-added", "new club", "new clubs"), ("club-removed", "club removed", "clubs removed"),
    ("museum-added", "new museum", "new museums"),
    ("museum-removed", "museum removed", "museums removed"),
    ("added", "added", "added"), ("removed", "removed", "removed"),
    ("renamed", "renamed", "renamed"), ("respelled", "respelled", "respelled"),
    ("moved", "moved", "moved"),
    ("members-listed", "member list added", "member lists added"),
    ("members-unlisted", "member list removed", "member lists removed"),
    ("joined", "joined", "joined"),
    ("appeared", "earlier member listed", "earlier members listed"), ("left", "left", "left"),
    ("died", "listed as deceased", "listed as deceased"),
    ("isDeceased", "no longer listed as deceased", "no longer listed as deceased"),
    ("became-former", "became a former member", "became former members"),
    ("came-back", "rejoined", "rejoined"),
    ("role-handed-over", "role handed over", "roles handed over"),
    ("role-taken", "role taken on", "roles taken on"),
    ("role-given-up", "role given up", "roles given up"),
    ("status-gained", "status added", "statuses added"),
    ("status-lost", "status removed", "statuses removed"),
    ("keyword-gained", "keyword added", "keywords added"),
    ("keyword-lost", "keyword removed", "keywords removed"),
    ("image-added", "image added", "images added"),
    ("image-removed", "image removed", "images removed"),
    ("image-replaced", "image replaced", "images replaced"),
    ("image-readdressed", "image moved to a new URL", "images moved to new URLs"),
    ("image-text-changed", "image text changed", "image texts changed"),
    ("reordered", "reordered", "reordered"),
    ("defined", "added", "added"), ("dropped", "removed", "removed"),
    ("spelling-changed", "spelling changed", "spellings changed"),
    ("new", "new", "new"), ("solved", "no longer reported", "no longer reported"),
    ("picture-replaced", "picture replaced (same URL)", "pictures replaced (same URL)"),
    ("content-changed", "file changed", "files changed"),
    ("state-changed", "status changed", "statuses changed"),
    ("reason-changed", "reason changed", "reasons changed"),
    ("dateAdded", "date of addition changed", "dates of addition changed"),
    ("coordinates", "coordinate change", "coordinate changes"),
  ]

  /// The names of facts for people, where they differ from those in JSON.
  private static let fields: [String: String] = {
    let others = [
      "level3URL": "portfolio URL", "galleryURL": "gallery URL", "form": "portfolio type",
      "title": "portfolio title", "featuredImage": "featured image", "englishName": "name",
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
    let name = fields[kind] ?? kind
    let endsInSibilant = name.hasSuffix("x") || name.hasSuffix("s")
    let plural =
      name.hasSuffix("ry") ? name.dropLast() + "ies" : name + (endsInSibilant ? "es" : "s")
    return count.of("\(name) changed", "\(plural) changed")
  }
}

extension Change {
  /// The kind or the field that the change is counted as. A club with the same name in a different
  /// town is not renamed, and all changes of coordinates count as one kind.
  fileprivate var countedKind: String {
    switch (subject, what) {
    case (.picture, _): "picture-replaced"
    case (.organization(_, let type), .added), (.organization(_, let type), .removed):
      "\(type.after.rawValue)-\(kind.name)"
    case (.organization, .coordinates): "coordinates"
    case (.organization(let name, _), .renamed) where name.before.fullName == name.after.fullName:
      "town"
    default: kind.name == ChangeKind.fieldChanged ? kind.field ?? "" : kind.name
    }
  }
}
