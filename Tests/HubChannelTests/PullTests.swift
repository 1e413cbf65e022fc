import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

@testable import HubChannel

/// Bringing a file up to date with a channel (Docs/Ship.md, "Pulling").
@Suite struct PullTests {
  private let may = ChannelFixture.may
  private let november = ChannelFixture.november

  private func same(_ path: String, _ other: String) -> Bool {
    FileManager.default.contentsEqual(atPath: path, andPath: other)
  }

  @Test func `the file is the published one`() async throws {
    let fixture = try await ChannelFixture()
    for bundle in [may, november] {
      try fixture.publish(bundle)
      guard case .pulled(_, signer: "keeper@lumen.example") = try fixture.pull() else {
        Issue.record("not pulled")
        return
      }
      #expect(same(fixture.file, bundle))
      guard case .nothingNew = try fixture.pull() else {
        Issue.record("pulled again")
        return
      }
    }
    #expect(try fixture.kiosk().count == 4)
    // The signature beside the file is that of the release, with the one before.
    #expect(SignatureFile(beside: fixture.file).signatures.count == 2)
  }

  /// An attack on a kiosk that shows the release of May, and the reason why it is refused.
  private static let attacks:
    [(name: String, reason: String, attack: @Sendable (ChannelFixture) async throws -> Void)] = [
      (
        "freeze", "is out of date since 2026-11-01",
        { fixture in
          try fixture.publish(ChannelFixture.november) {
            $0.now = Date(timeIntervalSince1970: 1_793_491_200)  // 1 November 2026
            $0.days = 0
          }
        }
      ),
      (
        "changed list", "channel.json: the signature is for another file",
        {
          try $0.publishNovember(changing: "channel.json") {
            Data(String(decoding: $0, as: UTF8.self).replacing("Lumen", with: "Lemon").utf8)
          }
        }
      ),
      (
        "changed list and text", "channel.json: the signature is not of this text",
        { fixture in
          try fixture.publishNovember(changing: "channel.json") { $0 + [10] }
          let bytes = try fixture.bytes("channel.json")
          let channel = try Channel([UInt8](bytes))
          let statement = Statement(
            hub: channel.hub, serial: channel.serial, .channel(sha256: bytes.digest))
          let armor = SignatureFile([UInt8](try fixture.bytes("channel.json.sig"))).signatures[0]
            .armor
          try fixture.write(Data((statement.text + armor).utf8), "channel.json.sig")
        }
      ),
      (
        "no signature of the list", "channel.json is not signed",
        { try $0.publishNovember(changing: "channel.json.sig") { _ in nil } }
      ),
      (
        "no signature of the bundle", "2026.11.hubpack is not signed",
        { try $0.publishNovember(changing: ChannelFixture.published + ".sig") { _ in nil } }
      ),
      (
        "signature of another release", "the signature is for another release, 2026.05",
        { fixture in
          let other = try fixture.bytes("lumen-hub-2026.05.hubpack.sig")
          try fixture.publishNovember(changing: ChannelFixture.published + ".sig") { _ in other }
        }
      ),
      (
        "replaced key", "it was signed with a key that is not in",
        { fixture in
          try await fixture.makeKey("thief")
          try FileManager.default.removeItem(atPath: fixture.channel)
          try fixture.publish(ChannelFixture.november) { $0.key = fixture.folder.path("thief") }
        }
      ),
      (
        "mix of two releases", "it has 1",
        { fixture in
          let other = try fixture.bytes("lumen-hub-2026.05.hubpack")
          try fixture.publishNovember(changing: ChannelFixture.published) { _ in other }
        }
      ),
      (
        "wrong length", "it has 1",
        { try $0.publishNovember(changing: ChannelFixture.published) { $0.dropLast() } }
      ),
      (
        "changed catalog", "has another checksum than channel.json states",
        {
          try $0.publishNovember(changing: ChannelFixture.published) { bytes in
            let catalog = try #require(bytes.firstRange(of: Data("PK\u{3}\u{4}".utf8), after: 100))
            var changed = bytes
            changed[catalog + 500] ^= 1
            return changed
          }
        }
      ),
      (
        "channel newer than its bundles", "2026.11.hubpack: No such file",
        { try $0.publishNovember(changing: ChannelFixture.published) { _ in nil } }
      ),
      (
        "another hub", "it has no club or museum in common",
        { fixture in
          let hub = try SmallHub.usual()
          let path = try await hub.export(to: "other.hubpack").path
          try FileManager.default.removeItem(atPath: fixture.channel)
          try fixture.publish(path)
        }
      ),
    ]

  @Test(arguments: attacks.map(\.name))
  func `an attack leaves the file as it was and is told`(_ name: String) async throws {
    let attack = try #require(Self.attacks.first { $0.name == name })
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    try fixture.pull()
    let before = try fixture.kiosk()
    try await attack.attack(fixture)
    let message = message { try fixture.pull() }
    #expect(try #require(message).contains(attack.reason), "\(message ?? "")")
    #expect(try fixture.kiosk() == before)
  }

  @Test func `an older release is not pulled again`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    let old = fixture.folder.path("old")
    try FileManager.default.copyItem(atPath: fixture.channel, toPath: old)
    try fixture.publish(november)
    try fixture.pull()
    let before = try fixture.kiosk()
    #expect(message { try fixture.pull(from: old) }?.contains("which is not newer than") == true)
    #expect(try fixture.kiosk() == before)
  }

  @Test func `what was published to replace a newer release is pulled`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(november)
    try fixture.pull()
    let copy = fixture.folder.path("back.hubpack")
    try FileManager.default.copyItem(atPath: may, toPath: copy)
    let channel = try fixture.publish(copy) { $0.acceptsAny = true }
    #expect(channel.releases.map(\.serial) == [20_261_115_000_001, 20_261_115_000_000])
    try fixture.pull()
    #expect(same(fixture.file, may))
    // The serial number in the signature counts, not the time of creation.
    guard case .nothingNew = try fixture.pull() else {
      Issue.record("pulled again")
      return
    }
  }

  @Test func `a damaged file is replaced by the published one`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(november)
    // The bytes of a picture, and then the directory.
    for offset in [600_000, -100] {
      var bytes = try Data(contentsOf: URL(fileURLWithPath: may))
      bytes[offset < 0 ? bytes.count + offset : offset] ^= 1
      try bytes.write(to: URL(fileURLWithPath: fixture.file))
      try fixture.pull()
      #expect(same(fixture.file, november))
    }
  }

  @Test func `a damaged file of the newest release is replaced`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(november)
    try fixture.pull()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: november))
    bytes[500_000] ^= 1
    try bytes.write(to: URL(fileURLWithPath: fixture.file))
    try fixture.pull()
    #expect(same(fixture.file, november))
  }

  @Test func `a list that misnames its release is refused`() async throws {
    let fixture = try await ChannelFixture(isSigned: false)
    try fixture.publish(november)
    let text = String(decoding: try fixture.bytes("channel.json"), as: UTF8.self)
    for (from, to) in [
      ("\"2026.11\"", "\"2026.12\""), ("root_.level1", "other"), ("-15T00", "-16T00"),
    ] {
      try fixture.write(Data(text.replacing(from, with: to).utf8), "channel.json")
      #expect(message { try fixture.pull() }?.contains("channel.json states") == true)
      #expect(try fixture.kiosk().compactMap(\.self).isEmpty)
    }
  }

  @Test func `a signature of the release before does not stay`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    try fixture.pull()
    try fixture.publish(november)
    try FileManager.default.removeItem(atPath: fixture.channel + "/lumen-hub-2026.11.hubpack.sig")
    try fixture.pull(trust: false)
    #expect(try fixture.kiosk().count == 3)
  }

  @Test func `a damaged file is not replaced by an older release`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    let old = fixture.folder.path("old")
    try FileManager.default.copyItem(atPath: fixture.channel, toPath: old)
    try fixture.publish(november)
    try fixture.pull()
    let whole = try Data(contentsOf: URL(fileURLWithPath: fixture.file))
    for damaged in [whole.prefix(900_000), Data()] {
      try damaged.write(to: URL(fileURLWithPath: fixture.file))
      #expect(message { try fixture.pull(from: old) }?.contains("which is not newer") == true)
      try fixture.pull()
      #expect(same(fixture.file, november))
    }
  }

  @Test func `anything but a bundle is not replaced`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(november)
    try fixture.folder.write("a letter", to: "kiosk.hubpack")
    #expect(message { try fixture.pull() }?.contains("not a hubpack bundle") == true)
    #expect(try String(contentsOfFile: fixture.file, encoding: .utf8) == "a letter")
  }

  // MARK: - On the web

  private func run(_ url: String, _ fixture: ChannelFixture) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack, ["pull", url, fixture.file, "--trust", fixture.allowed])
  }

  private func serve(_ fixture: ChannelFixture, on server: FaultyServer) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.channel) {
      let bytes = [UInt8](try fixture.bytes(name))
      server.serve("/hub/" + name, .file(ServedFile(bytes, etag: "\"\(bytes.count)\"")))
    }
  }

  @Test func `only what the file lacks is fetched`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(may)
    try fixture.pull()
    try fixture.publish(november)
    let server = try await FaultyServer.start()
    try serve(fixture, on: server)
    let result = try await run(server.url("/hub/"), fixture)
    #expect(result.status == 0, "\(result.messages)")
    #expect(same(fixture.file, november))
    #expect(server.requests.count <= 12)
    #expect(
      server.requests(for: "/hub/lumen-hub-2026.11.hubpack").allSatisfy { $0["Range"] != nil })
    let fetched = try #require(result.messages.firstMatch(of: /\(([0-9]+) kB fetched/))
    #expect(try #require(Int(fetched.1)) < 500)
    server.forgetRequests()
    let again = try await run(server.url("/hub/index.html"), fixture)
    #expect(again.status == 0 && again.output.isEmpty && again.messages.isEmpty)
    await server.stop()
  }

  @Test func `an interrupted pull is continued`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(november)
    let server = try await FaultyServer.start()
    try serve(fixture, on: server)
    let path = "/hub/lumen-hub-2026.11.hubpack"
    let file = ServedFile([UInt8](try fixture.bytes("lumen-hub-2026.11.hubpack")), etag: "\"1\"")
    server.serve(path, .breaksAlways(file, after: 300_000))
    let first = try await run(server.url("/hub/"), fixture)
    #expect(first.status == 2 && !FileManager.default.fileExists(atPath: fixture.file))
    #expect(try fixture.folder.names().contains(".kiosk.hubpack.partial"))
    server.serve(path, .file(file))
    let second = try await run(server.url("/hub/"), fixture)
    #expect(second.status == 0, "\(second.messages)")
    #expect(same(fixture.file, november))
    let fetched = try #require(second.messages.firstMatch(of: /\(([0-9]+) kB fetched/))
    #expect(try #require(Int(fetched.1)) < 1000)
    #expect(try !fixture.folder.names().contains(".kiosk.hubpack.partial"))
    await server.stop()
  }

  @Test func `a server that sends more than it states is not read to the end`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(november)
    for name in ["channel.json", "channel.json.sig", "lumen-hub-2026.11.hubpack"] {
      let server = try await FaultyServer.start()
      try serve(fixture, on: server)
      server.serve("/hub/" + name, .endlessBody())
      let result = try await run(server.url("/hub/"), fixture)
      #expect(result.status == 2 && result.messages.contains(name), "\(result.messages)")
      #expect(!FileManager.default.fileExists(atPath: fixture.file))
      await server.stop()
    }
  }
}

extension Data {
  /// The offset of a text after another offset.
  fileprivate func firstRange(of text: Data, after offset: Int) -> Int? {
    range(of: text, in: offset..<count)?.lowerBound
  }

  fileprivate var digest: HexDigest { Channel.checksum(of: [UInt8](self)) }
}
