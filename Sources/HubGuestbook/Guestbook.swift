package import Foundation
import GRDB
import HubBundle
package import HubModel
import HubSystem

/// Likes, tags, comments and reports of visitors, in an SQLite file that outlives releases.
///
/// An entry is on the disk before its id is returned. Several processes may use the file; each
/// waits for the others for some seconds. Safe to use from several tasks.
package final class Guestbook: Sendable {
  /// The hub that a guestbook belongs to.
  package struct Hub: Sendable {
    /// The URL or path of its root file.
    var root: String
    /// Its clubs and museums.
    var organizations: Set<OrganizationIdentity>

    package init(root: String, organizations: Set<OrganizationIdentity>) {
      self.root = root
      self.organizations = organizations
    }
  }

  package let path: String
  let rules: GuestbookRules
  private let database: DatabasePool
  private let opened: FileVersion?

  /// Opens a guestbook, or begins one if there is no file.
  ///
  /// - Parameter hub: The hub whose guestbook it is to be; nil to open that of any hub, but to
  ///   begin none. A hub that has moved is the same one if it still has a club of the guestbook.
  /// - Throws: `PlainError` if the file cannot be opened, is something else or the guestbook of
  ///   another hub, or was made by a newer hubpack.
  package init(path: String, hub: Hub?, rules: GuestbookRules = GuestbookRules()) throws {
    (self.path, self.rules) = (path, rules)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    // A pipe would keep whoever opens it waiting.
    let kind =
      try? FileManager.default.attributesOfItem(
        atPath: (path as NSString).resolvingSymlinksInPath)[.type] as? FileAttributeType
    guard !isThere || kind == .typeRegular else {
      throw PlainError(
        "\(path): \(isFolder.boolValue ? "a folder, not a file" : "not a regular file")")
    }
    guard isThere || hub != nil else { throw PlainError("\(path): file not found") }
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      // What was deleted is gone.
      try database.execute(sql: "PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF")
      if let connection = database.sqliteConnection { try FoldFunction.add(to: connection) }
    }
    do {
      // A pool changes the mode of whatever database it opens, so the file is looked at before.
      var looking = configuration
      looking.readonly = true
      let isBegun =
        isThere
        ? try DatabaseQueue(path: path, configuration: looking).read(Self.isGuestbook) : false
      guard isBegun || hub != nil && Self.mayBeBegun(path) else {
        throw DatabaseError(resultCode: .SQLITE_NOTADB)
      }
      // What visitors write is not for everybody who uses the machine. SQLite gives its other files the
      // mode of this one.
      if !isThere { createPrivateFile(path) }
      database = try DatabasePool(path: path, configuration: configuration)
      // A power cut loses nothing that was acknowledged. A pool sets NORMAL when it is opened.
      try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      guard try database.read(Self.migrator.hasBeenSuperseded) == false else {
        throw PlainError("\(path): this guestbook needs a newer hubpack")
      }
      do { try Self.migrator.migrate(database) } catch {
        // Another server may have begun the guestbook at the same time.
        guard try database.read(Self.migrator.hasCompletedMigrations) else { throw error }
      }
      if let hub { try database.write { try Self.check(hub, path, $0) } }
      opened = FileVersion(path)
    } catch let error as DatabaseError {
      throw PlainError("\(path): \(Self.reason(error))")
    }
  }

  private static func reason(_ error: DatabaseError) -> String {
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: "not a guestbook, or damaged"
    case .SQLITE_BUSY: "another program has locked the guestbook (try again when it has finished)"
    case .SQLITE_FULL: "no space left on device"
    case .SQLITE_CANTOPEN:
      "cannot be opened or begun (is its folder there, and may you write in it?)"
    default: "cannot be used: \(error.message ?? error.resultCode.description)"
    }
  }

  /// True for no file, an empty one, and one of SQLite, as a beginning that was broken off leaves
  /// it. Of no other table in it ``isGuestbook(_:)`` has made sure. SQLite takes a short file of any
  /// contents for an empty database.
  private static func mayBeBegun(_ path: String) -> Bool {
    guard FileVersion(path)?.isEmpty == false else { return true }
    let head = FileSlice(path: path, range: 0..<16).contents()
    return head == Array("SQLite format 3\0".utf8)
  }

  /// Returns true for a guestbook, and false for an empty file or database.
  ///
  /// - Throws: `DatabaseError.SQLITE_NOTADB` for any other file.
  private static func isGuestbook(_ database: Database) throws -> Bool {
    let mark = try Int32.fetchOne(database, sql: "PRAGMA application_id")
    if mark == applicationID { return true }
    // The table of migrations is made before the first of them.
    let tables = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM sqlite_schema WHERE tbl_name <> 'grdb_migrations'")
    guard mark == 0, tables == 0 else { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
    return false
  }

  /// Checks that the guestbook belongs to a hub, or to none yet, and notes where the hub is now.
  private static func check(_ hub: Hub, _ path: String, _ database: Database) throws {
    let known = try String.fetchOne(database, sql: "SELECT root FROM hub")
    let clubs = try clubs(database)
    if let known, known != hub.root, !clubs.isEmpty, hub.organizations.isDisjoint(with: clubs) {
      throw PlainError("\(path): the guestbook of another hub: \(known)")
    }
    if known != hub.root {
      try database.execute(
        sql: "DELETE FROM hub; INSERT INTO hub VALUES (?)", arguments: [hub.root])
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try naming { try database.read(body) }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try naming {
      let value = try database.write(body)
      // What goes into a file that was removed meanwhile would be lost.
      guard let opened, FileVersion(path)?.isSameFile(as: opened) == true else {
        throw PlainError("\(path): moved or replaced while it was in use (start hubpack again)")
      }
      return value
    }
  }

  private func naming<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as DatabaseError {
      throw PlainError("\(path): \(Self.reason(error))")
    }
  }

  // MARK: - The file

  /// "hubg", by which the file says what it is.
  private static let applicationID: Int32 = 0x6875_6267

  /// The number of requests after which one is forgotten that nobody sends again.
  private static let mostSpentRequests = 50_000

  private static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          PRAGMA application_id = \(applicationID);
          CREATE TABLE hub (root TEXT NOT NULL) STRICT; -- URL or path of its root file
          CREATE TABLE pictures (
            id           INTEGER PRIMARY KEY,
            digest       TEXT NOT NULL, -- SHA-256 of the picture as published
            photographer TEXT NOT NULL,
            club         TEXT NOT NULL, -- this and the next two as when the last entry was left
            town         TEXT NOT NULL,
            title        TEXT NOT NULL,
            UNIQUE (digest, photographer)
          ) STRICT;
          CREATE TABLE entries (
            id         INTEGER PRIMARY KEY AUTOINCREMENT,
            request    TEXT NOT NULL UNIQUE, -- made by the page; what is sent twice is one entry
            picture_id INTEGER NOT NULL REFERENCES pictures,
            kind       TEXT NOT NULL CHECK (kind IN ('like', 'tag', 'comment', 'report')),
            visit      TEXT NOT NULL,
            time       INTEGER NOT NULL, -- milliseconds since 1970
            author     TEXT,
            text       TEXT,
            x          REAL CHECK (x BETWEEN 0 AND 1),
            y          REAL CHECK (y BETWEEN 0 AND 1),
            decision   TEXT NOT NULL CHECK (decision IN ('waiting', 'approved', 'rejected')),
            CHECK (kind IN ('tag', 'comment') = (text IS NOT NULL)),
            CHECK ((kind = 'comment') = (author IS NOT NULL)),
            CHECK ((kind = 'tag') = (x IS NOT NULL) AND (kind = 'tag') = (y IS NOT NULL))
          ) STRICT;
          CREATE UNIQUE INDEX once_per_visit ON entries (visit, picture_id, kind)
            WHERE kind IN ('like', 'report');
          CREATE INDEX entries_by_picture ON entries (picture_id, kind, decision);
          -- Requests whose entries were deleted: what is sent again does not bring them back.
          CREATE TABLE spent_requests (
            id      INTEGER PRIMARY KEY,
            request TEXT NOT NULL UNIQUE
          ) STRICT;
          CREATE TRIGGER spend_request AFTER DELETE ON entries BEGIN
            INSERT INTO spent_requests (request) VALUES (old.request);
            DELETE FROM spent_requests
              WHERE id <= (SELECT max(id) FROM spent_requests) - \(mostSpentRequests);
          END;
          -- Clubs and pictures at which nothing may be left but reports.
          CREATE TABLE closed_clubs (
            club TEXT NOT NULL,
            town TEXT NOT NULL,
            PRIMARY KEY (club, town)
          ) STRICT, WITHOUT ROWID;
          CREATE TABLE closed_pictures (digest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
          """)
    }
    return migrator
  }()

  // MARK: - What visitors do

  /// Keeps an entry, and returns its id.
  ///
  /// A request that was kept before, and a second like or report of a visit, change nothing and
  /// return the id of the entry that is there.
  ///
  /// - Parameter request: The token of this request, which is sent again if no answer came.
  /// - Throws: ``Refusal``; `PlainError` if the file cannot be written.
  package func add(
    _ note: Note, request: Token, to picture: GuestPicture, by visit: Token, at time: Date
  ) throws -> Int64 {
    let note = try rules.checked(note)
    return try write { database in
      if note.kind != .report, try Self.isClosed(picture, in: database) {
        throw Refusal.notAllowed(note.kind)
      }
      let picture = try Self.id(of: picture, in: database)
      let known = try Row.fetchOne(
        database,
        sql: """
          SELECT id, visit FROM entries WHERE request = ?
            OR visit = ? AND picture_id = ? AND kind = ? AND kind IN ('like', 'report')
          ORDER BY request <> ? LIMIT 1
          """,
        arguments: [
          request.text, visit.text, picture, note.kind.rawValue, request.text,
        ])
      if let known {
        guard known["visit"] == visit.text else { throw Refusal.notFound }
        return known["id"]
      }
      let isSpent = try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM spent_requests WHERE request = ?)",
        arguments: [request.text])
      guard isSpent == false else { throw Refusal.notFound }
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM entries") ?? 0
      // A picture that should not be shown can be reported although all else is full.
      guard count < rules.mostEntries * (note.kind == .report ? 2 : 1) else { throw Refusal.full }
      let columns = Self.columns(of: note)
      try database.execute(
        sql: """
          INSERT INTO entries (request, picture_id, kind, visit, time, author, text, x, y, decision)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          request.text, picture, note.kind.rawValue, visit.text,
          Int64((time.timeIntervalSince1970 * 1000).rounded()), columns.author, columns.text,
          columns.x, columns.y, decision(on: note).rawValue,
        ])
      return database.lastInsertedRowID
    }
  }

  /// Replaces a tag or a comment of a visit, which then waits to be approved again.
  ///
  /// - Throws: ``Refusal``; `PlainError` if the file cannot be written.
  package func edit(_ id: Int64, _ note: Note, by visit: Token) throws {
    let note = try rules.checked(note)
    let columns = Self.columns(of: note)
    try change(
      """
      UPDATE entries SET author = ?, text = ?, x = ?, y = ?, decision = ?
      WHERE id = ? AND visit = ? AND kind = ? AND text IS NOT NULL
      """,
      [
        columns.author, columns.text, columns.x, columns.y, decision(on: note).rawValue, id,
        visit.text, note.kind.rawValue,
      ])
  }

  /// Deletes an entry of a visit, but not a report on which the club has decided.
  ///
  /// - Throws: ``Refusal``; `PlainError` if the file cannot be written.
  package func delete(_ id: Int64, by visit: Token) throws {
    try change(
      """
      DELETE FROM entries
      WHERE id = ? AND visit = ? AND (kind <> 'report' OR decision = 'waiting')
      """, [id, visit.text])
    forget()
  }

  /// Takes what was deleted out of the log of changes, too, unless somebody is reading that now.
  func forget() {
    _ = try? database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
  }

  private func change(_ statement: String, _ arguments: StatementArguments) throws {
    try write { database in
      try database.execute(sql: statement, arguments: arguments)
      guard database.changesCount > 0 else { throw Refusal.notFound }
    }
  }

  /// Returns the first decision on a note. A like needs no approval, and a report hides its picture
  /// until somebody decides.
  package func decision(on note: Note) -> Decision {
    switch note {
    case .like: .approved
    case .report: .waiting
    case .tag, .comment: rules.isModerated ? .waiting : .approved
    }
  }

  private static func columns(
    of note: Note
  ) -> (author: String?, text: String?, x: Double?, y: Double?) {
    switch note {
    case .like, .report: (nil, nil, nil, nil)
    case .tag(let text, let x, let y): (nil, text, x, y)
    case .comment(let author, let text): (author, text, nil, nil)
    }
  }

  /// The id of a picture, which is told from now on as it is told here.
  private static func id(of picture: GuestPicture, in database: Database) throws -> Int64 {
    try Int64.fetchOne(
      database,
      sql: """
        INSERT INTO pictures (digest, photographer, club, town, title) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (digest, photographer) DO UPDATE
          SET club = excluded.club, town = excluded.town, title = excluded.title
        RETURNING id
        """,
      arguments: [
        picture.digest.hex, picture.photographer, picture.club.fullName, picture.club.town,
        picture.title,
      ]) ?? 0
  }
}

/// Creates a file that only its owner can read, unless it exists; SQLite reports what fails.
private func createPrivateFile(_ path: String) {
  close(open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
}
