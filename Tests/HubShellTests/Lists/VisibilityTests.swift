import HubBundle
import Testing

@testable import HubShell

/// Who is shown: current members, and others if they are asked for.
struct VisibilityTests {
  private static let cases: [(former: Bool, deceased: Bool, condition: String)] = [
    (true, false, "NOT is_deceased"), (true, true, "1"), (false, false, "NOT is_former"),
    (false, true, "1"),
  ]

  @Test(arguments: cases)
  func `members and people are those that the settings show`(
    former: Bool, deceased: Bool, condition: String
  ) async throws {
    let hub = try await SampleHub.shared
    func change(_ settings: inout Settings) {
      settings.visibility.former = former
      settings.visibility.deceased = deceased
    }
    #expect(
      try hub.rows("members columns name,club", change)
        == (await hub.sql("SELECT name, club FROM members WHERE \(condition) ORDER BY sort_key, id"))
    )
    #expect(
      try hub.rows("people columns name", change)
        == (await hub.sql(
          """
          SELECT name FROM people WHERE id IN
            (SELECT photographer_id FROM members WHERE \(condition)) ORDER BY sort_key
          """)))
    #expect(
      try hub.rows("images columns id", change)
        == (await hub.sql(
          """
          SELECT id FROM images WHERE membership_id IN
            (SELECT id FROM members WHERE \(condition)) ORDER BY id
          """)))
    #expect(
      try hub.rows("clubs has:members keyword:macro columns name", change)
        == (await hub.sql(
          """
          SELECT full_name FROM organizations WHERE id IN
            (SELECT organization_id FROM members WHERE \(condition) AND photographer_id IN
              (SELECT photographer_id FROM used WHERE id_string = 'Macro'))
          ORDER BY folded_name
          """)))
  }

  @Test func `who asks for the deceased or for former members sees them, whatever is set`()
    async throws
  {
    let hub = try await SampleHub.shared
    let dead = try await hub.sql(
      "SELECT name, club FROM members WHERE is_deceased ORDER BY sort_key, id")
    let left = try await hub.sql(
      "SELECT name, club FROM members WHERE is_former AND NOT is_deceased ORDER BY sort_key, id")
    #expect(dead.count == 5)
    for field in ["status", "is"] {
      let hiding: (inout Settings) -> Void = { $0.visibility.former = false }
      #expect(try hub.rows("members \(field):deceased columns name,club") == dead)
      #expect(try hub.rows("members \(field):deceased columns name,club", hiding) == dead)
      #expect(try hub.rows("members \(field):former columns name,club", hiding) == left)
    }
    #expect(try hub.rows("members -status:former columns id").count == 74 - dead.count - left.count)
  }

  @Test func `current members are shown unless others are asked for`() async throws {
    let hub = try await SampleHub.shared
    let session = try hub.session { $0.visibility = Settings(environment: [:]).visibility }
    let answer = try session.answer("members columns id limit 1")
    #expect(answer.contains("\"hidden\": 12,"))
    let left = try hub.rows("members left:2000.. columns name,club") {
      $0.visibility = Visibility()
    }
    #expect(
      try await left
        == hub.sql(
          """
          SELECT name, club FROM members WHERE end_date >= '2000' AND NOT is_deceased
          ORDER BY sort_key, id
          """))
    #expect(!left.isEmpty)
  }

  @Test func `what is set counts at once, though the same was asked before`() async throws {
    let hub = try await SampleHub.shared
    let session = try hub.session()
    let lines = ["members sort left columns id", "people columns id", "images columns id"]
    for _ in 1...2 {
      for former in [true, false] {
        for deceased in [true, false] {
          session.settings.visibility.former = former
          session.settings.visibility.deceased = deceased
          for line in lines {
            let fresh = try hub.session { $0.visibility = session.settings.visibility }
            #expect(try session.answer(line) == fresh.answer(line), "\(line)")
          }
        }
      }
    }
  }

  @Test func `the members of a club are its current ones, and images are of everybody`()
    async throws
  {
    let hub = try await SampleHub.shared
    let expected = try await hub.sql(
      """
      SELECT full_name,
        (SELECT count(*) FROM memberships WHERE organization_id = o.id AND NOT is_former),
        (SELECT count(*) FROM images JOIN memberships m ON m.id = membership_id
          WHERE organization_id = o.id)
      FROM organizations o WHERE kind = 'club' ORDER BY folded_name
      """)
    let rows = try hub.rows("clubs columns name,members,images") { $0.visibility.former = false }
    #expect(rows == expected)
  }
}
