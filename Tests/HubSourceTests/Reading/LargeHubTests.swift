import Foundation
import HubFetching
import HubModel
import TestSupport
import Testing

@testable import HubSource

/// Large hubs: reading takes linear time and can be interrupted. Anything slower would take hours
/// here.
@Suite(.timeLimit(.minutes(10)))
struct LargeHubTests {
  private static let count = 40_000

  private func list(_ element: (Int) -> String) -> String {
    (0..<Self.count).lazy.map(element).joined(separator: ",")
  }

  private func listed(_ name: String, _ fields: String = "") -> String {
    "{\"fullName\": \"\(name)\", \"town\": \"T\"\(fields)}"
  }

  @Test func `clubs without nickname give a thousand problems and a count`() async throws {
    let tree = try await Shelf(["r": "{\"clubs\": [\(list { listed("C\($0)") })]}"]).tree()
    #expect(tree.organizations.count == Self.count)
    #expect(tree.problems.filter { $0.code == .nicknameMissing }.count == 1001)
    #expect(tree.problems.contains { $0.path == "clubs[999]" })
    #expect(tree.problems.contains { $0.message == "39000 more problems in this file" })
  }

  @Test func `a club that is listed many times is filled by each record`() async throws {
    let records = list {
      listed("C", ", \"remark\": [{\"language\": \"l\($0)\", \"value\": \"x\"}]")
    }
    let tree = try await Shelf(["r": "{\"clubs\": [\(records)]}"]).tree()
    #expect(tree.organizations.map(\.remarks.count) == [Self.count])
  }

  @Test func `a member that is listed many times gets the keywords of all entries`() throws {
    let entries = list {
      "{\"name\": {\"givenName\": \"G\", \"familyName\": \"F\"}, \"keywords\": [\"k\($0)\"]}"
    }
    let file = try levelTwo("{\"club\": \(listed("C")), \"members\": [\(entries)]}")
    #expect(file.value.members.map(\.keywords.count) == [Self.count])
  }

  @Test func `unknown flags give a thousand problems and a count`() throws {
    let member = try member("\"roles\": {\(list { "\"isChairmen\($0)\": true" })}")
    #expect(member.problems.count == 1001)
    #expect(member.problems.allSatisfy { $0.code == .unknownFlag })
  }

  @Test func `duplicate keys give a thousand problems and a count`() throws {
    #expect(complaints(about: "{\(list { _ in "\"a\": 1" })}").count == 1001)
  }

  @Test func `a name of many words is compared with a town of many words in linear time`() {
    let words = String(repeating: "a ", count: 50_000)
    let identity = OrganizationIdentity(fullName: words, town: words + "b")
    #expect(identity.displayName == "\(words) (\(words)b)")
    let known = OrganizationIdentity(fullName: "a a b a a c", town: "a a c")
    #expect(known.displayName == "a a b a a c")
  }

  @Test func `a letter with thousands of marks is normalized quickly`() {
    let marks = String(repeating: "\u{301}\u{316}", count: 200_000)
    #expect(Text.normalized("a" + marks)?.unicodeScalars.first == "\u{E1}")
    let usual = "a" + String(repeating: "\u{301}\u{316}", count: 15)
    #expect(Text.normalized(usual) == usual.precomposedStringWithCanonicalMapping)
  }

  @Test func `a long text that resembles an email address is scanned once`() {
    let dots = String(repeating: ".", count: 200_000)
    #expect(!Omission.emails.covers(text: "a@\(dots)@"))
    for text in ["a@b.c", " x.y@b.c\n", "MAILTO:a", "mailto:a b"] {
      #expect(Omission.emails.covers(text: text), "\(text)")
    }
    for text in ["a@b", "@b.c", "a@.c", "a@c.", "a b@c.d", "a@b@c.d", "https://a.nl", ""] {
      #expect(!Omission.emails.covers(text: text), "\(text)")
    }
  }

  @Test func `texts and references that are too long are skipped`() async throws {
    let long = String(repeating: "x", count: 1_000_000)
    let club = try club(
      "\"optional\": {\"website\": \"\(long)\", \"remark\": \"\(long)\", \"level2URL\": "
        + "\"\(long.prefix(2049))\", \"wikipedia\": \"https://\(long.prefix(65_528))\"}")
    #expect(club.value.website == nil && club.value.remarks.isEmpty)
    #expect(club.value.levelTwoURL == nil && club.value.wikipedia?.utf8.count == 65_536)
    #expect(
      club.places
        == [
          "text-too-long at optional.website", "text-too-long at optional.level2URL",
          "text-too-long at optional.remark", "nickname-missing at -",
        ].filter { !$0.hasPrefix("nickname") })
    #expect(
      club.problems.first?.message
        == "\"website\": too long (1000000 bytes, maximum 65536); ignored")
    let tree = try await Shelf([
      "r": "{\"level1Header\": {\"level1URLIncludes\": [\"\(long)\"]}}"
    ]).tree()
    #expect(
      tree.sources.prefix(2).map(\.state) == [.present, .failed("has a URL that is too long")])
    #expect(tree.problems.first?.code == .textTooLong)
  }

  @Test func `escapes do not make a text too long`() throws {
    let text = String(repeating: #"\u00e9"#, count: 30_000)
    #expect(try club(#""optional": {"remark": "\#(text)"}"#).problems.isEmpty)
  }

  @Test func `a message quotes only the beginning of a long text`() throws {
    let key = String(repeating: "k", count: 100_000)
    let member = try member("\"roles\": {\"\(key)\": 1, \"\(key)\": 2}")
    #expect(member.problems.allSatisfy { $0.message.count <= 1001 && $0.path?.count ?? 0 < 200 })
    #expect(!member.problems.isEmpty)
  }

  @Test func `a hub with too many bytes is read up to the limit`() async throws {
    let space = String(repeating: " ", count: 30 << 20)
    let file = "x\(space)"
    let includes = (1...5).map { "\"\($0)\"" }.joined(separator: ",")
    let shelf = Shelf(
      root: .local("r"),
      files: [("r", "{\"level1Header\": {\"level1URLIncludes\": [\(includes)]}}")]
        + (1...5).map { ("\($0)", file) })
    let tree = try await shelf.tree()
    let levels = tree.sources.filter { $0.role == .levelOne }
    #expect(levels.count == 5 && levels.filter { $0.state == .present }.count == 1)
    #expect(tree.problems.filter { $0.code == .jsonSyntax }.count == 3)
    #expect(tree.problems.filter { $0.code == .sourceUnreadable }.count == 1)
  }

  @Test func `reading ends when it is cancelled`() async throws {
    let text = "{\"clubs\": [\(list { listed("C\($0)") })]}"
    let reading = Task { try await Shelf(["r": text]).tree() }
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }
  }
}
