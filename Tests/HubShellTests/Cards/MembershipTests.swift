import HubBundle
import Terminal
import TestSupport
import Testing

@testable import HubShell

/// How memberships are put into words (Docs/Hub.md, "How things are shown").
struct MembershipTests {
  @Test func `each form of the text is that of the description`() async throws {
    let hub = try await SampleHub.shared
    let expected = [
      "Wim de Donkerekamer|Deceased, former member of Fotogroep Morgenlicht (Nevelberg)",
      "Aroha Dawnfeather|Chairman and admin of Kōwhai Light Collective (Ōrangimoe)",
      "Josephine Jansdochter-Glimlach|Mentor of Fotogroep Morgenlicht (Nevelberg)",
      "Anne Marie Lichtmis|Former member of Fotoclub Zonnevlek (Waterlinge)",
      "Yara Lichtflits|Prospective member of Fotogroep Morgenlicht (Nevelberg)",
      "Toos Korrel|Honorary member of Fotoclub Zonnevlek (Waterlinge)",
      "Lotte Vuurtoren|Member with another role of Fotoclub Zonnevlek (Waterlinge)",
      "Birta Sólarlagsdóttir|Vice-chairman and treasurer of Ljósmyndafélagið Norðurskin (Þokuvík)",
    ]
    let rows = try hub.rows("members columns name,membership") { $0.visibility.deceased = true }
    #expect(expected.filter { !rows.contains($0) } == [])
  }

  @Test func `former members of honour and mentors say so, and a town that is in the name once`()
    async throws
  {
    let hub = try SmallHub()
    try hub.write(
      "root_.level1.json",
      """
      {"clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Fotokring Lensberg", "nickName": "fk"}}]}
      """)
    try hub.write(
      "fk.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Lensberg"}},
       "members": [
        {"name": {"givenName": "A", "familyName": "A"},
         "optional": {"status": {"isHonoraryMember": true, "isFormerMember": true}}},
        {"name": {"givenName": "B", "familyName": "B"},
         "optional": {"status": {"isMentor": true}, "membershipEndDate": "2020-01-01"}},
        {"name": {"givenName": "C", "familyName": "C"},
         "optional": {"status": {"isMentor": true, "isProspectiveMember": true}}},
        {"name": {"givenName": "D", "familyName": "D"},
         "optional": {"status": {"isDeceased": true, "isHonoraryMember": true},
                      "roles": {"isTreasurer": true}}}]}
      """)
    try await hub.export()
    let session = try Session(
      path: hub.folder.path("out.hubpack"), settings: Settings(environment: [:]),
      isInteractive: false)
    session.settings.mode = .csv
    session.settings.visibility.deceased = true
    #expect(
      try session.answer("members columns membership")
        == [
          "membership", "Former honorary member of Fotokring Lensberg",
          "Former mentor of Fotokring Lensberg", "Prospective member of Fotokring Lensberg",
          "\"Deceased, former treasurer of Fotokring Lensberg\"", "",
        ].joined(separator: "\r\n"))
  }
}
