import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

@testable import HubChannel

/// Adding releases to a channel (Docs/Ship.md, "Publishing").
@Suite struct PublicationTests {
  private let may = ChannelFixture.may
  private let november = ChannelFixture.november

  private func names(_ fixture: ChannelFixture) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixture.channel).sorted()
  }

  @Test func `the folder has the last releases and nothing else`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    let channel = try fixture.publish(november) { $0.kept = 1 }
    #expect(channel.releases.map(\.release) == ["2026.11"])
    #expect(channel.releases[0].changes.contains { $0.hasPrefix("Clubs: 1 new club") })
    #expect(
      try names(fixture) == [
        "channel.json", "channel.json.sig", "feed.xml", "index.html",
        "lumen-hub-2026.11.hubpack", "lumen-hub-2026.11.hubpack.sig",
      ])
    let bundle = fixture.channel + "/lumen-hub-2026.11.hubpack"
    #expect(FileManager.default.contentsEqual(atPath: november, andPath: bundle))
    let sum = try await Program.run("sha256sum", [bundle])
    #expect(sum.output.hasPrefix(channel.releases[0].sha256.hex))
  }

  @Test func `the same bundle again only renews the day`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    let before = try fixture.publish(november)
    let after = try fixture.publish(november) {
      $0.now = Date(timeIntervalSince1970: 1_830_000_000)
    }
    #expect(after.releases == before.releases)
    #expect(after.expires == "2028-06-25")
    try fixture.pull(today: "2028-06-25")
  }

  @Test func `what would mislead a channel is refused`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(november)
    let hub = try SmallHub.usual()
    let other = try await hub.export(to: "other.hubpack").path
    let renamed = fixture.folder.path("lumen-hub-2026.11.hubpack")
    try FileManager.default.copyItem(atPath: may, toPath: renamed)
    var damaged = try Data(contentsOf: URL(fileURLWithPath: may))
    damaged[700_000] ^= 1
    let broken = try fixture.folder.write(damaged, to: "broken.hubpack")
    try await fixture.makeKey("second")
    let cases: [(String, (inout Publication.Options) -> Void, String)] = [
      (may, { _ in }, "release 2026.05 of 2026-05-15T00:00:00Z is older than"),
      (other, { _ in }, "no club or museum in common"),
      (renamed, { _ in }, "was published with other contents"),
      (broken, { $0.acceptsAny = true }, "broken.hubpack: "),
      (may, { $0.key = nil }, "this channel is signed"),
      (may, { $0.key = fixture.folder.path("second") }, "or not signed with"),
    ]
    let before = try names(fixture).map { try fixture.bytes($0) }
    for (path, change, reason) in cases {
      let message = message { try fixture.publish(path, change: change) }
      #expect(try #require(message).contains(reason), "\(message ?? "")")
      #expect(try names(fixture).map { try fixture.bytes($0) } == before)
    }
    let text = String(decoding: try fixture.bytes("channel.json"), as: UTF8.self)
    try fixture.write(Data(text.replacing("2026.11\"", with: "2026.12\"").utf8), "channel.json")
    #expect(message { try fixture.publish(november) }?.contains("channel.json: changed") == true)
  }

  @Test func `a folder of something else is not touched`() async throws {
    let fixture = try await ChannelFixture()
    let page = try fixture.folder.write("my page", to: "channel/index.html")
    #expect(message { try fixture.publish(may) }?.contains("index.html: not of a channel") == true)
    #expect(try String(contentsOfFile: page, encoding: .utf8) == "my page")
    #expect(try names(fixture) == ["index.html"])
  }

  @Test func `a channel whose signature was taken away is not continued`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    try FileManager.default.removeItem(atPath: fixture.channel + "/channel.json.sig")
    #expect(message { try fixture.publish(november) }?.contains("changed, or not signed") == true)
    #expect(message { try fixture.publish(november) { $0.key = nil } } != nil)
  }

  @Test func `a key that is not trusted does not sign`() async throws {
    let fixture = try await ChannelFixture()
    let trust = try Trust(allowed: fixture.allowed)
    try await fixture.makeKey("other")
    let message = message {
      try fixture.publish(may) { ($0.key, $0.trust) = (fixture.folder.path("other"), trust) }
    }
    #expect(message?.contains("with a key that is not in") == true)
    // Not even an empty folder is left.
    #expect(!FileManager.default.fileExists(atPath: fixture.channel))
  }

  @Test func `the greatest serial number is refused`() async throws {
    let fixture = try await ChannelFixture(isSigned: false)
    try fixture.publish(may)
    let text = String(decoding: try fixture.bytes("channel.json"), as: UTF8.self)
    for serial in ["9223372036854775807", "0", "-1", "1000000000000000001"] {
      let changed = text.replacing("20260515000000", with: serial)
      try fixture.write(Data(changed.utf8), "channel.json")
      #expect(message { try fixture.publish(november) }?.contains("invalid \"serial\"") == true)
    }
  }

  @Test func `a second maintainer publishes with the keys of both`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    try await fixture.makeKey("second")
    let keys = try ["key.pub", "second.pub"].map {
      try String(contentsOfFile: fixture.folder.path($0), encoding: .utf8)
    }
    let both = try fixture.folder.write(keys.map { "a@lumen.example \($0)" }.joined(), to: "both")
    let trust = try Trust(allowed: both)
    try fixture.publish(november) {
      ($0.key, $0.trust) = (fixture.folder.path("second"), trust)
    }
    #expect(message { try fixture.pull() }?.contains("a key that is not in") == true)
  }

  @Test func `a channel without signatures can be pulled without trust`() async throws {
    let fixture = try await ChannelFixture(isSigned: false)
    try fixture.publish(may)
    try fixture.pull()
    try fixture.publish(november)
    try fixture.pull()
    #expect(FileManager.default.contentsEqual(atPath: fixture.file, andPath: november))
    #expect(message { try fixture.pull(trust: true) }?.contains("is not signed") == true)
    #expect(message { try fixture.publish(november) { $0.key = fixture.key } } != nil)
  }

  @Test func `markup in a hub stays text`() async throws {
    let digest = Channel.checksum(of: [])
    let release = Channel.Release(
      release: "<b>&\"", serial: 1, file: "a.hubpack", size: 5, sha256: digest, id: digest,
      created: "2026-11-15T00:00:00Z", changes: ["Clubs: <script>alert(1)</script>"])
    let channel = Channel(
      hub: "x", title: "</title><script>", expires: "2027-01-01", releases: [release])
    let pages = ChannelPages(channel: channel, now: Date(timeIntervalSince1970: 0))
    for page in [pages.index, pages.feed] {
      #expect(!page.contains("<script") && !page.contains("<b>&"))
    }
    let parse = "import sys, xml.dom.minidom as xml; xml.parseString(sys.argv[1])"
    #expect(try await Program.run("python3", ["-c", parse, pages.feed]).status == 0)
  }

  @Test(arguments: [
    "../a.hubpack", "/etc/a.hubpack", "a b.hubpack", ".a.hubpack", "a.zip", "-a.hubpack",
    "a\\b.hubpack", "a%2f.hubpack", "", "é.hubpack",
  ])
  func `a file name that leads elsewhere is refused`(_ name: String) async throws {
    #expect(!Channel.isValid(fileName: name))
    let fixture = try await ChannelFixture(isSigned: false)
    try fixture.publish(november)
    let text = String(decoding: try fixture.bytes("channel.json"), as: UTF8.self)
    let json = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let changed = text.replacing("\"lumen-hub-2026.11.hubpack\"", with: json)
    #expect(throws: PlainError.self) { try Channel(Array(changed.utf8)) }
  }

  @Test func `a screen shows only signed newer releases`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    try fixture.pull()
    let server = try RunningProgram([
      "serve", fixture.file, "--port", "0", "--watch", "--trust", fixture.allowed,
    ])
    _ = await server.output(until: "Press Ctrl-C")
    func told(_ text: String) async throws -> Bool {
      for _ in 0..<600 {
        if server.messages.contains(text) { return true }
        try await Task.sleep(for: .milliseconds(50))
      }
      return false
    }
    // Somebody copies a bundle without its signature.
    let copy = fixture.folder.path("copy")
    try FileManager.default.copyItem(atPath: november, toPath: copy)
    rename(copy, fixture.file)
    #expect(try await told("the new version is not shown: "))
    #expect(server.messages.contains("the signature is for another release, 2026.05"))
    try FileManager.default.copyItem(atPath: may, toPath: copy)
    rename(copy, fixture.file)
    try fixture.publish(november)
    try fixture.pull()
    #expect(try await told("now showing release 2026.11"), "\(server.messages)")
    // The channel goes back to the release before.
    let back = fixture.folder.path("back.hubpack")
    try FileManager.default.copyItem(atPath: may, toPath: back)
    try fixture.publish(back) { $0.acceptsAny = true }
    try fixture.pull()
    #expect(try await told("now showing release 2026.05"), "\(server.messages)")
    _ = try await server.stop()
  }
}
