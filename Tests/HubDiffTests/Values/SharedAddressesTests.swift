import HubBundle
import HubModel
import TestSupport
import Testing

@testable import HubDiff

/// URLs that several share, so that they identify nobody.
struct SharedAddressesTests {
  /// Returns the shared URLs of two clubs, A and B, with the same members.
  private func shared(_ members: String...) async throws -> Set<String> {
    let hub = try SmallHub()
    let (a, b) = (identity("A"), identity("B"))
    let website = #""optional": {"website": "https://club.nl"}"#
    try hub.write("root_.level1.json", "{\"clubs\": [{\(a), \(website)}, {\(b)}]}")
    let list = members.joined(separator: ",")
    try hub.write("A.level2.json", "{\"club\": {\(a)}, \"members\": [\(list)]}")
    try hub.write("B.level2.json", "{\"club\": {\(b)}, \"members\": [\(list)]}")
    return try HubValues(of: await hub.bundle()).sharedAddresses
  }

  private func identity(_ club: String) -> String {
    #""idPlus": {"town": "Best", "fullName": "\#(club)", "nickName": "\#(club)"}"#
  }

  private func member(_ name: String, _ fields: String) -> String {
    #"{"name": {"givenName": "\#(name)", "familyName": "X"}, "optional": {\#(fields)}}"#
  }

  @Test func `a URL of two people is shared, however it is written`() async throws {
    let addresses = try await shared(
      member("Jan", #""website": "https://www.Club.nl/us/""#),
      member("Piet", #""website": "http://club.nl/us#me""#))
    #expect(addresses == ["club.nl/us"])
  }

  @Test func `one person's gallery in two clubs is their own`() async throws {
    let addresses = try await shared(member("Jan", #""level3URL": "https://jan.nl/gallery""#))
    #expect(addresses == [])
  }

  @Test func `a club's page as the website of a member is shared`() async throws {
    #expect(try await shared(member("Jan", #""website": "https://club.nl/""#)) == ["club.nl"])
  }

  @Test func `a portrait of several people is shared, under any URL`() async throws {
    let portrait = #""photographerImage": "nobody.png""#
    #expect(try await shared(member("Jan", portrait), member("Piet", portrait)) == ["nobody.png"])
    let hub = try SmallHub.usual()
    try hub.folder.write(SmallPicture.png("flip.png"), to: "hub/ans.png")
    let picture = try HubValues(of: await hub.bundle()).photographers.values.compactMap(\.portrait)
    let digest = try #require(picture.first?.digest?.hex)
    #expect(try HubValues(of: await hub.bundle()).sharedAddresses == [digest])
  }
}
