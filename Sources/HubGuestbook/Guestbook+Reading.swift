package import Foundation
import GRDB
package import HubBundle
package import HubModel

/// The numbers and tags that a visit sees at a picture.
package struct PictureEntries: Hashable, Sendable {
  package var likes = 0
  /// The like of the visit that asks.
  package var ownLike: Int64?
  /// The number of comments that the visit sees.
  package var comments = 0
  /// The tags that the visit sees, in the order in which they were made.
  package var tags: [Entry] = []
  /// True if somebody said that it should not be shown, and nobody has decided otherwise.
  package var isHidden = false
  /// True if nothing but reports may be left there.
  package var isClosed = false
}

/// The pictures at which there is something to see in lists of pictures.
package struct GuestbookOverview: Hashable, Sendable {
  /// The numbers of comments that a visit sees, without pictures that have none.
  package var comments: [HexDigest: Int] = [:]
  /// The hidden pictures.
  package var hidden: Set<HexDigest> = []
}

extension Guestbook {
  /// The number of comments on a page.
  package static let commentsPerPage = 20

  /// Entries that a visit sees: those that are approved, and its own ones.
  private static let seen = "(decision = 'approved' OR visit = :visit)"

  private static let isHidden = """
    count(*) FILTER (WHERE kind = 'report' AND decision = 'approved') > 0
      OR count(*) FILTER (WHERE kind = 'report' AND decision = 'waiting') > 0
        AND count(*) FILTER (WHERE kind = 'report' AND decision = 'rejected') = 0
    """

  /// The largest number of tags that are shown at a picture.
  private static let mostTags = 200

  private static let joined = """
    SELECT entries.*, digest, photographer, club, town, title
    FROM entries JOIN pictures ON pictures.id = picture_id
    """

  /// Returns what a visit sees at a picture. Likes are those of its photographer; all else is of the
  /// file, which several people may show. O(entries of the picture).
  ///
  /// - Throws: `PlainError` if the file cannot be read.
  package func entries(at picture: GuestPicture, for visit: Token) throws -> PictureEntries {
    try read { database in
      let isClosed = try Self.isClosed(picture, in: database)
      let arguments: StatementArguments = [
        "digest": picture.digest.hex, "visit": visit.text, "photographer": picture.photographer,
      ]
      let whose = "photographer = :photographer"
      let numbers = try Row.fetchOne(
        database,
        sql: """
          SELECT
            count(*) FILTER (WHERE kind = 'like' AND decision <> 'rejected' AND \(whose)) AS likes,
            max(entries.id) FILTER (WHERE kind = 'like' AND visit = :visit AND \(whose)) AS own_like,
            count(*) FILTER (WHERE kind = 'comment' AND \(Self.seen)) AS comments,
            \(Self.isHidden) AS is_hidden
          FROM entries JOIN pictures ON pictures.id = picture_id WHERE digest = :digest
          """, arguments: arguments)
      guard let numbers else { return PictureEntries(isClosed: isClosed) }
      let tags = try Row.fetchAll(
        database,
        sql: Self.joined
          + " WHERE digest = :digest AND kind = 'tag' AND \(Self.seen) ORDER BY entries.id LIMIT \(Self.mostTags)",
        arguments: ["digest": picture.digest.hex, "visit": visit.text])
      return PictureEntries(
        likes: numbers["likes"], ownLike: numbers["own_like"], comments: numbers["comments"],
        tags: tags.compactMap { Self.entry($0, for: visit) }, isHidden: numbers["is_hidden"],
        isClosed: isClosed)
    }
  }

  /// Returns what a visit sees in lists of pictures. O(comments and reports).
  ///
  /// - Throws: `PlainError` if the file cannot be read.
  package func overview(for visit: Token) throws -> GuestbookOverview {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT digest, count(*) FILTER (WHERE kind = 'comment' AND \(Self.seen)) AS comments,
            \(Self.isHidden) AS is_hidden
          FROM entries JOIN pictures ON pictures.id = picture_id
          WHERE kind IN ('comment', 'report') GROUP BY digest
          """, arguments: ["visit": visit.text])
      return rows.reduce(into: GuestbookOverview()) { overview, row in
        guard let digest = HexDigest(hex: row["digest"]) else { return }
        let comments: Int = row["comments"]
        if comments > 0 { overview.comments[digest] = comments }
        if row["is_hidden"] { overview.hidden.insert(digest) }
      }
    }
  }

  /// Returns a page of the comments at a picture that a visit sees, the latest first.
  ///
  /// - Parameter page: The number of the page, from 0.
  /// - Throws: `PlainError` if the file cannot be read.
  package func comments(at picture: HexDigest, for visit: Token, page: Int) throws -> [Entry] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: Self.joined + """
           WHERE digest = :digest AND kind = 'comment' AND \(Self.seen)
          ORDER BY entries.id DESC LIMIT :limit OFFSET :skipped
          """,
        arguments: [
          "digest": picture.hex, "visit": visit.text, "limit": Self.commentsPerPage,
          "skipped": min(max(0, page), 1_000_000) * Self.commentsPerPage,
        ]
      ).compactMap { Self.entry($0, for: visit) }
    }
  }

  // MARK: - What the club decides

  /// Returns entries in the order in which they were made.
  ///
  /// - Parameters:
  ///   - decision: The decision on them; nil for all entries.
  ///   - most: The largest number of entries; nil for no limit.
  /// - Throws: `PlainError` if the file cannot be read.
  package func entries(_ decision: Decision? = nil, most: Int? = nil) throws -> [Entry] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: Self.joined + " WHERE decision = ifnull(?, decision) ORDER BY entries.id LIMIT ?",
        arguments: [decision?.rawValue, most ?? -1]
      ).compactMap { Self.entry($0, for: nil) }
    }
  }

  /// Returns the number of entries that wait for a decision.
  ///
  /// - Throws: `PlainError` if the file cannot be read.
  package func waitingCount() throws -> Int {
    let query = "SELECT count(*) FROM entries WHERE decision = 'waiting'"
    return try read { try Int.fetchOne($0, sql: query) ?? 0 }
  }

  /// Returns the entries that a list asks for, with the values of its columns.
  ///
  /// - Throws: `QueryError` if the list is invalid; `PlainError` if the file cannot be read.
  package func rows(of query: ListQuery) throws -> [(id: Int64, columns: [FieldValue])] {
    try read { try query.rows(in: $0) }
  }

  /// Decides on entries; returns how many of them there are.
  ///
  /// - Throws: `PlainError` if the file cannot be written.
  @discardableResult
  package func decide(_ decision: Decision, on ids: Set<Int64>) throws -> Int {
    try each(ids, "UPDATE entries SET decision = ? WHERE id = ?") { [decision.rawValue, $0] }
  }

  /// Hides the pictures of entries, as if the club had reported them; returns the number of entries.
  ///
  /// - Throws: `PlainError` if the file cannot be written.
  @discardableResult
  package func hidePictures(of ids: Set<Int64>, at time: Date) throws -> Int {
    let milliseconds = Int64((time.timeIntervalSince1970 * 1000).rounded())
    return try each(
      ids,
      """
      INSERT INTO entries (request, picture_id, kind, visit, time, decision)
      SELECT ?, picture_id, 'report', 'club', ?, 'approved' FROM entries WHERE id = ?
      ON CONFLICT DO UPDATE SET decision = 'approved'
      """
    ) { [UUID().uuidString, milliseconds, $0] }
  }

  /// Deletes entries, whoever made them; returns how many of them there were.
  ///
  /// - Throws: `PlainError` if the file cannot be written.
  @discardableResult
  package func delete(_ ids: Set<Int64>) throws -> Int {
    defer { forget() }
    return try each(ids, "DELETE FROM entries WHERE id = ?") { [$0] }
  }

  private func each(
    _ ids: Set<Int64>, _ statement: String, _ arguments: (Int64) -> StatementArguments
  ) throws -> Int {
    try write { database in
      let statement = try database.makeStatement(sql: statement)
      return try ids.sorted().reduce(0) { count, id in
        try statement.execute(arguments: arguments(id))
        return count + database.changesCount
      }
    }
  }

  private static func entry(_ row: Row, for visit: Token?) -> Entry? {
    guard let digest = HexDigest(hex: row["digest"]),
      let decision = Decision(rawValue: row["decision"]),
      let note = note(row)
    else { return nil }
    let milliseconds: Int64 = row["time"]
    return Entry(
      id: row["id"], note: note,
      picture: GuestPicture(
        digest: digest, photographer: row["photographer"],
        club: OrganizationIdentity(fullName: row["club"], town: row["town"]), title: row["title"]),
      time: Date(timeIntervalSince1970: Double(milliseconds) / 1000), decision: decision,
      isOwn: row["visit"] == visit?.text)
  }

  private static func note(_ row: Row) -> Note? {
    switch EntryKind(rawValue: row["kind"]) {
    case .like: .like
    case .report: .report
    case .tag: .tag(text: row["text"], x: row["x"], y: row["y"])
    case .comment: .comment(author: row["author"], text: row["text"])
    case nil: nil
    }
  }
}
