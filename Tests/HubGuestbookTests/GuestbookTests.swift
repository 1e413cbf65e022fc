import Foundation
import GRDB
import HubModel
import TestSupport
import Testing

@testable import HubGuestbook

struct GuestbookTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("guests.sqlite")
  }

  private func open(
    hub: String? = "lumen/root.json", clubs: Set<OrganizationIdentity> = [],
    _ allowed: Set<EntryKind> = Set(EntryKind.allCases),
    isModerated: Bool = true, most: Int = 100
  ) throws -> Guestbook {
    var rules = GuestbookRules()
    (rules.allowed, rules.isModerated, rules.mostEntries) = (allowed, isModerated, most)
    return try Guestbook(
      path: path, hub: hub.map { Guestbook.Hub(root: $0, organizations: clubs) }, rules: rules)
  }

  private static func token(_ text: String) -> Token {
    Token(text.padding(toLength: 24, withPad: "-", startingAt: 0)) ?? token("short")
  }

  private static let ann = token("ann")
  private static let bob = token("bob")
  private static let now = Date(timeIntervalSince1970: 1_796_000_000.125)

  private static let morgenlicht = OrganizationIdentity(
    fullName: "Fotogroep Morgenlicht", town: "Nevelberg")
  private static let ochtend = OrganizationIdentity(
    fullName: "Fotoclub Ochtend", town: "Nevelberg")

  private static func picture(
    _ number: UInt8, by photographer: String = "Noor Lensink",
    club: OrganizationIdentity = morgenlicht
  ) -> GuestPicture {
    GuestPicture(
      digest: HexDigest(bytes: [UInt8](repeating: number, count: 32)), photographer: photographer,
      club: club, title: "Picture \(number)")
  }

  @discardableResult
  private func add(
    _ note: Note, _ request: String = UUID().uuidString, to picture: GuestPicture = picture(1),
    by visit: Token = ann, in guestbook: Guestbook
  ) throws -> Int64 {
    try guestbook.add(
      note, request: Self.token(request), to: picture, by: visit, at: Self.now)
  }

  @Test func `nobody else on the machine reads what visitors leave`() throws {
    let guestbook = try open()
    try add(.like, in: guestbook)
    for name in try folder.names() where name.hasPrefix("guests.sqlite") {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    #expect(try folder.names().count == 3)
  }

  // MARK: - Likes

  @Test func `a visit likes a picture once, and can take it back`() throws {
    let guestbook = try open()
    let id = try add(.like, in: guestbook)
    #expect(try add(.like, in: guestbook) == id)
    try add(.like, by: Self.bob, in: guestbook)
    var seen = try guestbook.entries(at: Self.picture(1), for: Self.ann)
    #expect(seen == PictureEntries(likes: 2, ownLike: id))
    #expect(throws: Refusal.notFound) { try guestbook.delete(id, by: Self.bob) }
    try guestbook.delete(id, by: Self.ann)
    seen = try guestbook.entries(at: Self.picture(1), for: Self.ann)
    #expect(seen == PictureEntries(likes: 1))
  }

  @Test func `of a file that two people show, each has likes of its own`() throws {
    let guestbook = try open()
    let (one, other) = (Self.picture(1), Self.picture(1, by: "Bas Nachtegaal"))
    for picture in [one, other] {
      _ = try guestbook.add(
        .like, request: Self.token(picture == one ? "one" : "other"), to: picture, by: Self.ann,
        at: Self.now)
    }
    for picture in [one, other] {
      let seen = try guestbook.entries(at: picture, for: Self.ann)
      #expect(seen.likes == 1 && seen.ownLike != nil)
    }
    #expect(try guestbook.standings(of: .pictures).map(\.likes) == [1, 1])
  }

  @Test func `a request that is sent again is one entry`() throws {
    let guestbook = try open()
    let note = Note.comment(author: "", text: "Fine light")
    let id = try add(note, "request", in: guestbook)
    #expect(try add(note, "request", in: guestbook) == id)
    #expect(throws: Refusal.notFound) { try add(note, "request", by: Self.bob, in: guestbook) }
    #expect(try add(note, "another", in: guestbook) > id)
    #expect(try guestbook.entries().count == 2)
  }

  // MARK: - What others see

  @Test func `nobody else sees a comment before it is approved`() throws {
    let guestbook = try open()
    let digest = Self.picture(1).digest
    let id = try add(.comment(author: "Ann", text: "Fine light"), in: guestbook)
    func seen(by visit: Token) throws -> [Note] {
      try guestbook.comments(at: digest, for: visit, page: 0).map(\.note)
    }
    #expect(try seen(by: Self.ann) == [.comment(author: "Ann", text: "Fine light")])
    #expect(try seen(by: Self.bob).isEmpty)
    #expect(try guestbook.entries(at: Self.picture(1), for: Self.bob).comments == 0)
    #expect(try guestbook.decide(.approved, on: [id, 99]) == 1)
    #expect(try seen(by: Self.bob).count == 1)
    // What is edited waits again.
    try guestbook.edit(id, .comment(author: "Ann", text: "Finer light"), by: Self.ann)
    #expect(try seen(by: Self.bob).isEmpty)
    #expect(try seen(by: Self.ann) == [.comment(author: "Ann", text: "Finer light")])
    #expect(throws: Refusal.notFound) {
      try guestbook.edit(id, .comment(author: "", text: "Mine"), by: Self.bob)
    }
    #expect(throws: Refusal.notFound) {
      try guestbook.edit(id, .tag(text: "Tree", x: 0, y: 0), by: Self.ann)
    }
    try guestbook.decide(.rejected, on: [id])
    #expect(try seen(by: Self.bob).isEmpty)
  }

  @Test func `comments come by twenty, the latest first`() throws {
    let guestbook = try open(isModerated: false)
    for number in 1...45 { try add(.comment(author: "", text: "\(number)"), in: guestbook) }
    #expect(
      try guestbook.comments(at: Self.picture(1).digest, for: Self.bob, page: .max).isEmpty)
    let pages = try (0...3).map {
      try guestbook.comments(at: Self.picture(1).digest, for: Self.bob, page: $0).map(\.note)
    }
    #expect(pages.map(\.count) == [20, 20, 5, 0])
    #expect(pages[0].first == .comment(author: "", text: "45"))
    #expect(pages[2].last == .comment(author: "", text: "1"))
  }

  @Test func `a reported picture is hidden until somebody decides otherwise`() throws {
    let guestbook = try open()
    let id = try add(.report, in: guestbook)
    #expect(try guestbook.entries(at: Self.picture(1), for: Self.bob).isHidden)
    try guestbook.decide(.approved, on: [id])
    #expect(try guestbook.entries(at: Self.picture(1), for: Self.bob).isHidden)
    #expect(throws: Refusal.notFound) { try guestbook.delete(id, by: Self.ann) }
    try guestbook.decide(.rejected, on: [id])
    #expect(try guestbook.entries(at: Self.picture(1), for: Self.bob).isHidden == false)
    // Once the club has looked at it, nobody hides it again but the club.
    #expect(try add(.report, in: guestbook) == id)
    let other = try add(.report, by: Self.bob, in: guestbook)
    #expect(try guestbook.entries(at: Self.picture(1), for: Self.bob).isHidden == false)
    #expect(try guestbook.overview(for: Self.bob).hidden.isEmpty)
    try guestbook.decide(.approved, on: [other])
    #expect(try guestbook.entries(at: Self.picture(1), for: Self.bob).isHidden)
  }

  @Test func `a rejected like does not count`() throws {
    let guestbook = try open()
    let id = try add(.like, in: guestbook)
    try guestbook.decide(.rejected, on: [id])
    #expect(try guestbook.entries(at: Self.picture(1), for: Self.bob).likes == 0)
    #expect(try guestbook.standings(of: .pictures).isEmpty)
  }

  @Test func `lists of pictures tell of comments and hidden pictures`() throws {
    let guestbook = try open()
    let (one, other) = (Self.picture(1), Self.picture(2))
    let id = try add(.comment(author: "", text: "Fine"), to: one, in: guestbook)
    try add(.report, to: other, in: guestbook)
    func overview(for visit: Token) throws -> GuestbookOverview {
      try guestbook.overview(for: visit)
    }
    #expect(try overview(for: Self.ann).comments == [one.digest: 1])
    #expect(try overview(for: Self.bob).comments.isEmpty)
    try guestbook.decide(.approved, on: [id])
    #expect(
      try overview(for: Self.bob)
        == GuestbookOverview(comments: [one.digest: 1], hidden: [other.digest]))
  }

  // MARK: - Rules

  @Test func `a club or a picture can be closed, but not to reports`() throws {
    let guestbook = try open()
    let (old, new) = (Self.picture(1), Self.picture(1, club: Self.ochtend))
    func isTaken(_ note: Note, at picture: GuestPicture) throws -> Bool {
      do {
        let id = try add(note, to: picture, in: guestbook)
        try guestbook.delete([id])
        return true
      } catch Refusal.notAllowed { return false }
    }
    try guestbook.close(Self.morgenlicht, true)
    #expect(try !isTaken(.like, at: old) && isTaken(.report, at: old))
    // It is closed under its next name, too.
    try guestbook.rename(Self.morgenlicht, to: Self.ochtend)
    #expect(try guestbook.clubs() == [Self.ochtend])
    #expect(try !isTaken(.like, at: new))
    try guestbook.close(Self.ochtend, false)
    #expect(try isTaken(.like, at: new))
    try guestbook.close(new.digest, true)
    #expect(try !isTaken(.like, at: new) && isTaken(.report, at: new))
    try guestbook.close(new.digest, false)
    #expect(try isTaken(.like, at: new))
  }

  @Test(
    arguments: [
      .tag(text: "Tree", x: 1.01, y: 0.5), .tag(text: "Tree", x: 0.5, y: -0.01),
      .tag(text: "Tree", x: .nan, y: 0), .tag(text: "Tree", x: .infinity, y: 0),
      .tag(text: " \u{200B}\n", x: 0, y: 0), .comment(author: "Ann", text: ""),
      .comment(author: String(repeating: "n", count: 81), text: "Fine"),
      .comment(author: "", text: String(repeating: "é", count: 501)),
      .comment(
        author: "", text: String(repeating: "e\u{301}\u{302}\u{303}\u{304}\u{308}", count: 500)),
    ] as [Note])
  func `a note that breaks a rule changes nothing`(note: Note) throws {
    let guestbook = try open()
    #expect(throws: Refusal.self) { try add(note, in: guestbook) }
    #expect(try guestbook.entries().isEmpty)
  }

  @Test func `texts are kept as plain text`() throws {
    let guestbook = try open()
    try add(
      .comment(author: "An\u{1B}[2Jn\n", text: " a\r\nb\0c\u{A0}<b> e\u{301} "), in: guestbook)
    try add(.tag(text: "two\nlines", x: 0, y: 1), in: guestbook)
    try add(.comment(author: "", text: String(repeating: "👩‍👩‍👧", count: 400)), in: guestbook)
    #expect(
      try guestbook.entries().prefix(2).map(\.note) == [
        .comment(author: "An [2Jn", text: "a\nb c <b> é"), .tag(text: "two lines", x: 0, y: 1),
      ])
  }

  @Test func `only what is allowed is taken, and only so much`() throws {
    #expect(throws: Refusal.notAllowed(.comment)) {
      try add(.comment(author: "", text: "Fine"), in: open([.like, .report]))
    }
    let guestbook = try open(most: 2)
    try add(.like, to: Self.picture(1), in: guestbook)
    try add(.like, to: Self.picture(2), in: guestbook)
    #expect(throws: Refusal.full) { try add(.like, to: Self.picture(3), in: guestbook) }
    try add(.report, to: Self.picture(3), in: guestbook)
  }

  @Test func `each sender has its own rate`() throws {
    let rates = Rates(perMinute: 3)
    let start = ContinuousClock.now
    #expect((1...4).map { _ in rates.take(from: "a", at: start) } == [true, true, true, false])
    #expect(rates.take(from: "b", at: start))
    #expect(rates.take(from: "a", at: start + .seconds(19)) == false)
    #expect(rates.take(from: "a", at: start + .seconds(21)))
    #expect(rates.take(from: "a", at: start + .seconds(22)) == false)
  }

  @Test(arguments: [
    "", "short", String(repeating: "a", count: 65), "aaaaaaaaaaaaaaaaaaaaaaa é",
    "' OR 1=1 ------------------",
  ])
  func `a token is of random letters`(text: String) {
    #expect(Token(text) == nil)
  }

  // MARK: - The audience award

  @Test func `equally many likes share a place, and names are the last that were told`() throws {
    let guestbook = try open()
    let likes: [(UInt8, String, Int)] = [
      (1, "Noor Lensink", 3), (2, "Jan Zonneschijn", 3), (3, "Noor Lensink", 1),
    ]
    for (number, photographer, count) in likes {
      for visit in 0..<count {
        try add(
          .like, to: Self.picture(number, by: photographer), by: Self.token("visit\(visit)"),
          in: guestbook)
      }
    }
    func places(_ contest: Guestbook.Contest) throws -> [String] {
      try guestbook.standings(of: contest).map {
        "\($0.place)\($0.isTied ? "=" : "") \($0.likes) \($0.photographer ?? $0.club.fullName) \($0.title ?? "")"
      }
    }
    #expect(
      try places(.pictures) == [
        "1= 3 Jan Zonneschijn Picture 2", "1= 3 Noor Lensink Picture 1",
        "3 1 Noor Lensink Picture 3",
      ])
    #expect(try places(.photographers) == ["1 4 Noor Lensink ", "2 3 Jan Zonneschijn "])
    #expect(try places(.clubs) == ["1 7 Fotogroep Morgenlicht "])
    // Two releases later: the club has another name, and one of the pictures is still there.
    try guestbook.rename(Self.morgenlicht, to: Self.ochtend)
    try add(.like, to: Self.picture(1, club: Self.ochtend), by: Self.bob, in: guestbook)
    #expect(try places(.clubs) == ["1 8 Fotoclub Ochtend "])
    #expect(try places(.photographers) == ["1 5 Noor Lensink ", "2 3 Jan Zonneschijn "])
  }

  // MARK: - The file

  @Test func `an entry is there for whoever opens the file next`() throws {
    let note = Note.tag(text: "Boei", x: 0.25, y: 0.75)
    let guestbook = try open()
    let id = try add(note, in: guestbook)
    let found = try open(hub: nil).entries()
    #expect(
      found == [
        Entry(id: id, note: note, picture: Self.picture(1), time: Self.now, decision: .waiting)
      ])
    #expect(try guestbook.delete([id]) == 1)
    for name in [path, path + "-wal"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: name))
      #expect(bytes.range(of: Data("Boei".utf8)) == nil, "deleted, and gone")
    }
  }

  @Test func `a request that is sent again does not bring back what was deleted`() throws {
    let guestbook = try open()
    let id = try add(.like, "request", in: guestbook)
    try guestbook.delete(id, by: Self.ann)
    #expect(throws: Refusal.notFound) { try add(.like, "request", in: guestbook) }
    try add(.like, "another", in: guestbook)
    #expect(try guestbook.entries().count == 1)
  }

  @Test func `a hub that has moved has its guestbook`() throws {
    try add(.like, in: try open())
    #expect(throws: PlainError.self) { try open(hub: "moved.json", clubs: [Self.ochtend]) }
    _ = try open(hub: "moved.json", clubs: [Self.ochtend, Self.morgenlicht])
    _ = try open(hub: "moved.json", clubs: [])
    #expect(throws: PlainError.self) { try open() }
  }

  @Test func `nothing is acknowledged that goes into a file which was removed`() throws {
    let guestbook = try open()
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: PlainError.self) { try add(.like, in: guestbook) }
  }

  @Test func `two programs write at the same time`() async throws {
    let books = [try open(most: 1000), try open(most: 1000)]
    try await withThrowingTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          try add(.comment(author: "", text: "\(number)"), in: books[number % 2])
        }
      }
      try await group.waitForAll()
    }
    let texts = try books[0].entries().map(\.note)
    #expect(Set(texts).count == 200 && texts.count == 200)
  }

  @Test func `two programs begin one guestbook at the same time`() async throws {
    for round in 0..<20 {
      let path = folder.path("round-\(round).sqlite")
      try await withThrowingTaskGroup { group in
        for number in 1...4 as ClosedRange<UInt8> {
          group.addTask {
            let hub = Guestbook.Hub(root: "lumen/root.json", organizations: [])
            let guestbook = try Guestbook(path: path, hub: hub)
            try add(.like, to: Self.picture(number), in: guestbook)
          }
        }
        try await group.waitForAll()
      }
      #expect(try Guestbook(path: path, hub: nil).entries().count == 4)
    }
  }

  @Test func `each entry is on the disk before it is acknowledged`() throws {
    let guestbook = try open()
    // FULL: the log is synchronized with each commit.
    #expect(try guestbook.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
  }

  @Test func `a guestbook whose making was broken off is begun anew`() throws {
    for step in ["VACUUM", "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"] {
      try DatabaseQueue(path: path).inDatabase {
        try $0.execute(sql: "PRAGMA journal_mode = WAL; \(step)")
      }
      try #require(try !Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
      try add(.like, in: try open())
      #expect(try open().entries().count == 1)
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    }
  }

  @Test func `a file that is no guestbook, or that of another hub, is not touched`() throws {
    func message(_ hub: String?) -> String? {
      do {
        _ = try open(hub: hub)
        return nil
      } catch { return "\(error)".replacing(path, with: "FILE") }
    }
    #expect(message(nil) == "FILE: file not found")
    try Data("No database at all, but a text of some length.".utf8)
      .write(to: URL(fileURLWithPath: path))
    #expect(message("lumen/root.json") == "FILE: not a guestbook, or damaged")
    try FileManager.default.removeItem(atPath: path)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE bills (id INTEGER)") }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(message("lumen/root.json") == "FILE: not a guestbook, or damaged")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    #expect(message("lumen/root.json") == "FILE: not a guestbook, or damaged")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("x".utf8))
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(message(nil) == "FILE: not a guestbook, or damaged")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    try FileManager.default.removeItem(atPath: path)
    try add(.like, in: try open())
    #expect(message("other.json") == "FILE: the guestbook of another hub: lumen/root.json")
    #expect(message(nil) == nil)
    try DatabaseQueue(path: path).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99')")
    }
    #expect(message("lumen/root.json") == "FILE: this guestbook needs a newer hubpack")
  }
}
