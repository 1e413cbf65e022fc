import Testing

@testable import HubShell

/// Searches of the kind of Docs/Hub.md's "jan" and "ber": anywhere in a name, whatever the case.
struct SearchTests {
  @Test func `jan finds given names, parts of given names and of family names`() async throws {
    let people = try await SampleHub.shared.rows("people jan columns name")
    #expect(
      people == [
        "Josephine Jansdochter-Glimlach", "Hendrik-Jan Kiekeboe", "Marjan Mistral",
        "Jan Nachtfalter", "Ariejan van der Straal", "Jan Zonneschijn",
      ])
  }

  @Test func `a search finds infixed family names by any part, and organizations by name and town`()
    async throws
  {
    let hub = try await SampleHub.shared
    #expect(
      try hub.rows("people \"van de\" columns name") == [
        "Teun van den Akkerglans", "Ariejan van der Straal",
      ])
    #expect(
      try hub.rows("museums ber columns name,town") == [
        "Amberlight Museum of Slow Shutters|Fogmouth", "Haus der langen Schatten|Berlin",
      ])
    #expect(
      try hub.rows("clubs linge columns name,town") == [
        "Fotoclub Zonnevlek|Waterlinge", "Fotoclub Zonnevlek Oost|Waterlinge",
      ])
    #expect(
      try hub.rows("clubs nebel columns name,town") == [
        "Lichtbildfreunde Laternenschein|Großnebelsheim"
      ])
  }

  @Test func `a member of the town's club is not found by the town, which is no name of theirs`()
    async throws
  {
    let hub = try await SampleHub.shared
    #expect(try hub.rows("members waterlinge columns name") == [])
    #expect(try hub.rows("people waterlinge columns name") == [])
  }

  @Test func `van A sorts at A, accents and signs at their letters, other scripts at the end`()
    async throws
  {
    let names = try await SampleHub.shared.rows("people sort name columns name")
    #expect(
      names.prefix(6) == [
        "Roos van Aalschemer", "Sørine Ærligsen", "Teun van den Akkerglans", "Minato Amagumo",
        "Jun Asagiri", "Ilse van Avondrood",
      ])
    #expect(names.last == "あかり 月野")
    let eclair = try #require(names.firstIndex(of: "René Éclair"))
    #expect(names[eclair - 1] == "Daan Draadontspanner")
    #expect(names[eclair + 1] == "Fergus Flashbulb")
  }

  @Test func `landscape photographers who are former members agree with SQL, in JSON too`()
    async throws
  {
    let hub = try await SampleHub.shared
    for keyword in ["landscape", "water", "black & white", "minimal"] {
      let line = "members keyword:\"\(keyword)\" status:former"
      let expected = try await hub.sql(
        """
        SELECT name, club, town FROM members
        WHERE is_former AND NOT is_deceased AND photographer_id IN
          (SELECT photographer_id FROM used WHERE lower(id_string) = '\(keyword)')
        ORDER BY sort_key, id
        """)
      #expect(try hub.rows(line + " columns name,club,town") == expected)
    }
    #expect(
      try hub.session().answer("members keyword:landscape status:former")
        == #"{"version": 1, "list": "members", "hidden": 0, "rows": []}"# + "\n")
    #expect(
      try hub.session().answer(
        "members keyword:minimal status:former columns name,club,joined,left")
          == """
          {"version": 1, "list": "members", "hidden": 0, "rows": [
            {"name": "Mo Middelgrijs", "club": "Fotoclub Zonnevlek", "joined": "2019-01-01", "left": "2026-08-31"}
          ]}

          """)
  }
}
