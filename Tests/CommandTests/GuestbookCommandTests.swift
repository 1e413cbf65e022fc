import Foundation
import HubGuestbook
import HubModel
import TestSupport
import Testing

/// The command with which a club decides on what visitors left.
struct GuestbookCommandTests {
  private let folder: TemporaryFolder
  private let guestbook: Guestbook

  private static let lumen = OrganizationIdentity(fullName: "Fotogroep Lumen", town: "Nevelberg")

  /// A like, a tag, two comments and a report, at two pictures.
  init() throws {
    folder = try TemporaryFolder()
    var rules = GuestbookRules()
    rules.allowed = Set(EntryKind.allCases)
    guestbook = try Guestbook(
      path: folder.path("award"),
      hub: Guestbook.Hub(root: "root.json", organizations: [Self.lumen]), rules: rules)
    let notes: [Note] = [
      .like, .tag(text: "Boei", x: 0.5, y: 0.25), .comment(author: "Ann", text: "=Fine <light>"),
      .comment(author: "", text: "Mooi"), .report,
    ]
    for (index, note) in notes.enumerated() {
      let visit = try #require(Token("visit-of-somebody-no-\(index)-"))
      _ = try guestbook.add(
        note, request: visit,
        to: GuestPicture(
          digest: Self.digest(index % 2),
          photographer: index % 2 == 0 ? "Noor <Lensink>" : "Jan Zonneschijn", club: Self.lumen,
          title: "Mist"), by: visit, at: Date(timeIntervalSince1970: 1_796_000_000))
    }
  }

  private static func digest(_ number: Int) -> HexDigest {
    HexDigest(bytes: [UInt8](repeating: UInt8(number), count: 32))
  }

  private func run(_ words: String...) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, ["guestbook", guestbook.path] + words)
  }

  private func decisions() throws -> [Decision] { try guestbook.entries().map(\.decision) }

  @Test func `what waits for a decision is listed, and then decided`() async throws {
    let waiting = try await run("--format", "csv")
    #expect(waiting.output.split(separator: "\r\n").count == 5)
    #expect(waiting.output.contains("comment,waiting,'=Fine <light>,Ann,Noor <Lensink>,Mist,"))
    #expect(try await run("approve", "is:comment", "ann").output == "1 entry approved\n")
    #expect(try await run("reject", "2", "5").output == "2 entries rejected\n")
    #expect(try decisions() == [.approved, .rejected, .approved, .waiting, .rejected])
    #expect(try await run("delete", "is:rejected").output == "2 entries deleted\n")
    #expect(try await run("approve", "person:jan").output == "1 entry approved\n")
    #expect(try await run().messages == "hubpack: nothing waits for a decision\n")
    #expect(try decisions() == [.approved, .approved, .approved])
  }

  @Test func `numbers that are not there are told`() async throws {
    let result = try await run("approve", "3", "99")
    #expect(result.status == 2 && result.output == "1 entry approved\n")
    #expect(result.messages == "hubpack: 1 entry not found\n")
    #expect(try await run("delete").status == 2)
    #expect(try guestbook.entries().count == 5)
  }

  @Test func `the language of lists chooses entries`() async throws {
    let result = try await run(
      "list", "club:lumen -is:like date:2026-11 sort -id limit 2 columns id,kind", "--format",
      "csv")
    #expect(result.output == "id,kind\r\n5,report\r\n4,comment\r\n")
    #expect(try await run("list", "has:author", "--format", "csv").output.contains(",Ann,"))
    let wrong = try await run("list", "coutry:NL")
    #expect(wrong.status == 2 && wrong.messages.contains("unknown field \"coutry\""))
  }

  @Test func `kinds, decisions and numbers choose entries, too`() async throws {
    func ids(_ words: String...) async throws -> String {
      let words = ["list"] + words + ["columns", "id", "--format", "csv"]
      return try await Program.run(Program.hubpack, ["guestbook", guestbook.path] + words).output
        .split(separator: "\r\n").dropFirst().joined(separator: " ")
    }
    #expect(try await ids("comments", "waiting") == "3 4")
    #expect(try await ids("tag") == "2")
    #expect(try await ids("club:Fotogroep Lumen", "likes") == "1")
    #expect(
      try await run("list", "3,5", "--format", "csv").output.split(separator: "\r\n").count == 3)
    for words in [["approve", "3x"], ["approve", "3", "all"]] {
      let result = try await Program.run(Program.hubpack, ["guestbook", guestbook.path] + words)
      #expect(result.status == 2 && result.output.isEmpty)
    }
  }

  @Test func `pictures are hidden and shown again`() async throws {
    let picture = GuestPicture(digest: Self.digest(1), photographer: "", club: Self.lumen)
    let visit = try #require(Token("visit-of-somebody-else-"))
    #expect(try guestbook.entries(at: picture, for: visit).isHidden == false)
    #expect(try await run("hide", "2").output == "1 entry whose picture is hidden now\n")
    #expect(try await run("hide", "2").status == 0)
    #expect(try guestbook.entries(at: picture, for: visit).isHidden)
    #expect(try await run("reject", "is:report").output == "2 entries rejected\n")
    #expect(try guestbook.entries(at: picture, for: visit).isHidden == false)
  }

  @Test func `a club or a picture can do without a guestbook`() async throws {
    let picture = GuestPicture(digest: Self.digest(1), photographer: "", club: Self.lumen)
    func isClosed() throws -> Bool {
      try guestbook.entries(at: picture, for: #require(Token("visit-of-somebody-else-"))).isClosed
    }
    let club = try await run("forbid", "Fotogroep Lumen (Nevelberg)")
    #expect(
      club.output == "only reports can be left at the pictures of Fotogroep Lumen (Nevelberg)\n")
    #expect(try isClosed())
    #expect(try await run("allow", "Fotogroep Lumen (Nevelberg)").status == 0)
    #expect(try !isClosed())
    #expect(try await run("allow", "Fotogroep Lumen (Nevelberg)").status == 2)
    _ = try await run("forbid", "fotogroep lumen (nevelberg)")
    #expect(try isClosed())
    #expect(try await run("forbid").output == "Fotogroep Lumen (Nevelberg)\n")
    _ = try await run("allow", "Fotogroep Lumen (Nevelberg)")
    _ = try await run("forbid", "assets/01/\(picture.digest.hex).jpg")
    #expect(try isClosed())
    #expect(try await run("forbid", "Lumen").status == 2)
    #expect(try await run("forbid", "Lumen (Elsewhere)").messages.contains("is the name right?"))
  }

  @Test func `results name places, ties, pictures and people`() async throws {
    for number in 0..<3 {
      let visit = try #require(Token("visit-of-a-voter-number-\(number)"))
      _ = try guestbook.add(
        .like, request: visit,
        to: GuestPicture(
          digest: Self.digest(number), photographer: "Jan Zonneschijn", club: Self.lumen),
        by: visit,
        at: Date())
    }
    let result = try await run("results", "photographers", "--format", "csv")
    #expect(
      result.output == """
        place,tied,likes,person,club,town\r
        1,false,3,Jan Zonneschijn,Fotogroep Lumen,Nevelberg\r
        2,false,1,Noor <Lensink>,Fotogroep Lumen,Nevelberg\r

        """)
    let page = try await run("results", "--format", "html")
    #expect(
      page.output.contains("<bdi>Noor &lt;Lensink&gt;</bdi>") && !page.output.contains("<Lensink"))
    #expect(page.output.contains("(tied)"))
    // A rejected like does not count.
    _ = try await run("reject", "1")
    #expect(
      try await run("results", "photographer", "--format", "csv").output.contains("Noor") == false)
    let all = try await run("results").output.split(separator: "\n")
    #expect(all.filter { !$0.contains(" ") } == ["Pictures", "Photographers", "Clubs"])
    #expect(try await run("results", "--format", "json").status == 2)
    #expect(try await run("results", "painters").status == 2)
  }

  @Test func `another file is refused`() async throws {
    try folder.write("no guestbook", to: "notes.txt")
    let result = try await Program.run(
      Program.hubpack, ["guestbook", folder.path("notes.txt"), "delete", "1"])
    #expect(result.status == 2 && result.messages.contains("not a guestbook, or damaged"))
    #expect(
      try await Program.run(Program.hubpack, ["guestbook", folder.path("none")]).messages.contains(
        "file not found"))
  }

  @Test(
    arguments: [
      (["--operator-port", "99999"], "--operator-port: invalid number 99999"),
      (["--operator-host", "nowhere.invalid"], "--operator-host: \"nowhere.invalid\" is not an"),
      (["--quiet", "--operator-port", "9000"], "--quiet prints no link"),
      (["--allow", "like,vote"], "--allow: invalid kind \"vote\""),
      (["--allow", ""], "--allow: invalid kind \"\""),
    ])
  func `serve says which option of the guestbook is wrong`(
    options: [String], message: String
  ) async throws {
    let result = try await Program.run(
      Program.hubpack,
      ["serve", FaultyBundles.path("good"), "--port", "0", "--guestbook", folder.path("new")]
        + options)
    #expect(result.status == 2 && result.messages.contains(message), "\(result.messages)")
  }
}
