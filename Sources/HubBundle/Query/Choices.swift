import GRDB
import HubModel

/// The words of `has:`, `is:` and other fields with fixed choices, and their conditions in SQL.
enum Choices {
  typealias Meanings = [(key: String, value: String)]

  private static func exists(_ rows: String) -> String { "EXISTS (SELECT 1 FROM \(rows))" }

  private static let pictureOfImage = exists(
    "pictures WHERE id IN (i.picture_id, i.thumbnail_picture_id) AND asset_id IS NOT NULL")

  /// The words that ask whether a single fact is known.
  private static func facts(_ entity: Entity) -> Meanings {
    entity.facts.map { ($0.listed, "\(entity.column(of: $0)) IS NOT NULL") }
  }

  static let organizationHas: Meanings =
    facts(.organization) + [
      ("coordinates", "o.latitude IS NOT NULL"), ("country", "o.country IS NOT NULL"),
      ("remark", exists("remarks WHERE organization_id = o.id")), ("members", "o.level > 1"),
      ("portfolios", "o.level > 2"),
      ("exhibitions", exists("exhibitions WHERE organization_id = o.id")),
      (
        "images",
        exists(
          "memberships x JOIN images ON images.membership_id = x.id WHERE x.organization_id = o.id")
      ),
    ]

  static let personHas: Meanings =
    facts(.photographer) + [
      ("portrait", "p.portrait_url IS NOT NULL"),
      ("keywords", exists("photographer_keywords WHERE photographer_id = p.id")),
    ]

  static let membershipHas: Meanings =
    facts(.membership) + [
      ("featured", "m.featured_image_url IS NOT NULL"),
      ("images", exists("images WHERE membership_id = m.id")),
      ("role", exists("membership_roles WHERE membership_id = m.id")),
    ]

  static let imageHas: Meanings = [
    ("title", "i.title IS NOT NULL"), ("caption", "i.caption IS NOT NULL"),
    ("date", "i.capture_date IS NOT NULL"), ("picture", pictureOfImage),
  ]

  static let exhibitionHas: Meanings =
    facts(.exhibition) + [
      ("coordinates", "o.latitude IS NOT NULL"), ("poster", "e.poster_url IS NOT NULL"),
      ("remark", exists("exhibition_remarks WHERE exhibition_id = e.id")),
      ("images", exists("exhibition_images WHERE exhibition_id = e.id")),
    ]

  static let keywordHas: Meanings = [
    ("usage", exists("keyword_usages WHERE keyword_id = k.id")),
    ("people", exists("photographer_keywords WHERE keyword_id = k.id")),
  ]

  static let organizationIs: Meanings = [
    ("club", "o.kind = 'club'"), ("museum", "o.kind = 'museum'"),
  ]

  static let imageIs: Meanings = [("missing", "NOT " + pictureOfImage)]

  static let keywordIs: Meanings = [
    ("standard", "k.is_standard"), ("non-standard", "NOT k.is_standard"),
    ("used", exists("photographer_keywords WHERE keyword_id = k.id")),
  ]

  static let languageIs: Meanings = [
    ("defined", "l.is_defined"),
    (
      "used",
      ["remarks", "keyword_names", "keyword_usages", "exhibition_remarks"]
        .map { exists("\($0) WHERE language = l.code") }.joined(separator: " OR ")
    ),
  ]

  static let problemIs: Meanings = [
    ("error", "x.severity = 'error'"), ("warning", "x.severity = 'warning'"),
    ("notice", "x.severity = 'notice'"),
  ]

  static let states: Meanings = RecordedState.known.map {
    ($0.rawValue, "s.state = '\($0.rawValue)'")
  }

  static let membershipStatuses: Meanings =
    [
      ("current", "NOT m.is_former"), ("former", "m.is_former"),
      (
        "deceased",
        "m.is_former AND m.photographer_id IN (SELECT id FROM photographers WHERE is_deceased = 1)"
      ),
    ]
    + Status.known.filter { $0 != .deceased && $0 != .former }
    .map { listed($0.rawValue, statusRows($0)) }

  private static let membershipStatusesOfImage: Meanings = membershipStatuses.map {
    ($0.key, exists("memberships m WHERE m.id = i.membership_id AND (\($0.value))"))
  }

  static let membershipRoles: Meanings = Role.known.map { listed($0.rawValue, roleRows($0)) }

  private static func roleRows(_ role: Role) -> String {
    "membership_roles WHERE role = '\(role.rawValue)'"
  }

  private static func statusRows(_ status: Status) -> String {
    "membership_statuses WHERE status = '\(status.rawValue)'"
  }

  /// Returns a word with a condition that is true if rows of a table list membership `m`.
  private static func listed(_ word: String, _ rows: String) -> (key: String, value: String) {
    (word, exists("\(rows) AND membership_id = m.id"))
  }

  /// Returns a condition that is true if a membership has a role or status. Such memberships are a
  /// set that an index finds. Nil for other words, and for subjects without memberships.
  static func memberships(_ field: Field, _ word: String, in subject: Subject) -> Clause? {
    let rows =
      Role.known.first { $0.rawValue == word }.map(roleRows)
      ?? Status.known.first { $0.rawValue == word }.map(statusRows)
    guard let rows else { return nil }
    let meaning = listed(word, rows)
    guard conditions(of: field, in: subject).contains(where: { $0 == meaning }) else { return nil }
    return Clause(
      tested: SQL(sql: meaning.value),
      finding: "m.id IN (SELECT membership_id FROM \(sql: rows))")
  }

  /// Returns the conditions for the fixed words of a field of a subject; empty if it has none.
  static func conditions(of field: Field, in subject: Subject) -> Meanings {
    switch (field, subject) {
    case (.role, .sources): RecordedSource.roles.map { ($0, "s.role = '\($0)'") }
    case (.role, _): membershipRoles
    case (.status, _): membershipStatuses
    case (.severity, _): problemIs
    case (.state, _): states
    case (.has, .clubs), (.has, .museums): organizationHas
    case (.has, .images): imageHas
    case (.has, .keywords): keywordHas
    case (.has, .exhibitions): exhibitionHas
    case (.has, _): personHas + membershipHas
    case (.is, .clubs), (.is, .museums): organizationIs
    case (.is, .keywords): keywordIs
    case (.is, .exhibitions): ExhibitionColumns.times
    case (.is, .languages): languageIs
    case (.is, .problems): problemIs
    case (.is, .sources): states
    case (.is, .images): imageIs + membershipStatusesOfImage
    case (.is, _): membershipStatuses + membershipRoles
    default: []
    }
  }
}

extension Subject {
  /// Returns the words that a field of this subject accepts, in a sensible order; empty if it
  /// accepts any text.
  public func words(of field: Field) -> [String] {
    var seen = Set<String>()
    return Choices.conditions(of: field, in: self).map(\.key).filter { seen.insert($0).inserted }
  }
}
