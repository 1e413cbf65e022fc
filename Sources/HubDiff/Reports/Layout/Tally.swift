import HubModel
import Terminal

/// How much happened, by what it happened to.
struct Tally: Hashable, Sendable {
  /// One line of it.
  struct Row: Hashable, Sendable {
    /// "Clubs"
    let title: String
    let total: Int
    /// "3 renamed", in a fixed order.
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

  /// In the order in which they are told; single facts last, by name.
  private static let kinds: [(name: String, one: String, several: String)] = [
    ("added", "added", "added"), ("removed", "removed", "removed"),
    ("renamed", "renamed", "renamed"), ("moved", "moved", "moved"),
    ("coordinates-corrected", "put right on the map", "put right on the map"),
    ("members-listed", "member list more", "member lists more"),
    ("members-unlisted", "member list less", "member lists less"),
    ("joined", "joined", "joined"), ("left", "left", "left"), ("died", "died", "died"),
    ("became-former", "became a former member", "became former members"),
    ("came-back", "came back", "came back"),
    ("role-handed-over", "role handed over", "roles handed over"),
    ("role-taken", "role taken", "roles taken"),
    ("role-given-up", "role given up", "roles given up"),
    ("status-gained", "status gained", "statuses gained"),
    ("status-lost", "status lost", "statuses lost"),
    ("keyword-gained", "keyword gained", "keywords gained"),
    ("keyword-lost", "keyword lost", "keywords lost"),
    ("image-added", "image added", "images added"),
    ("image-removed", "image removed", "images removed"),
    ("image-replaced", "image replaced", "images replaced"),
    ("image-readdressed", "image at another address", "images at other addresses"),
    ("image-text-changed", "text of an image changed", "texts of images changed"),
    ("reordered", "in another order", "in another order"),
    ("defined", "added", "added"), ("dropped", "dropped", "dropped"),
    ("spelling-changed", "spelt otherwise", "spelt otherwise"),
    ("new", "new", "new"), ("solved", "solved", "solved"),
    ("content-changed", "with other content", "with other content"),
    ("state-changed", "in another state", "in another state"),
    ("reason-changed", "for another reason", "for another reason"),
  ]

  /// What people call what changed, where that is not its name in JSON.
  private static let fields: [String: String] = {
    let others = [
      "coordinates": "place", "isDeceased": "death", "level3URL": "portfolio address",
      "galleryURL": "gallery address",
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
    let isHissing = name.hasSuffix("x") || name.hasSuffix("s")
    let plural =
      name.hasSuffix("ry") ? name.dropLast() + "ies" : name + (isHissing ? "es" : "s")
    return count.of("\(name) changed", "\(plural) changed")
  }
}

extension Change {
  /// Where it counts.
  fileprivate var mainAspect: Aspect {
    if case .organization(let change) = self {
      return change.kind.after == .club ? .clubs : .museums
    }
    return aspects.first ?? .clubs
  }
}
