import Foundation
import HubBundle
import HubModel
import TestSupport
import Testing

@testable import HubChannel

/// Signatures by the real ssh-keygen (Docs/Ship.md, "Signatures").
@Suite struct SignatureTests {
  private let statement = Statement(
    hub: "https://lumen.example/root_.level1.json", serial: 7,
    .bundle(release: "2026.11", id: Channel.checksum(of: [1])))

  private func verdict(
    _ fixture: ChannelFixture, by line: String, key: String = "key", revoked: String? = nil,
    _ change: (inout SignatureFile) -> Void = { _ in }
  ) throws -> String {
    var file = SignatureFile()
    try file.sign(statement, key: fixture.key)
    file = SignatureFile(file.contents)
    change(&file)
    try fixture.trust(line, key: key, in: "list")
    let trust = try Trust(allowed: fixture.folder.path("list"), revoked: revoked)
    do { return try file.signer(of: statement, named: "a", trust) } catch { return "\(error)" }
  }

  @Test func `each kind of key that does not count has its message`() async throws {
    let fixture = try await ChannelFixture()
    try await fixture.makeKey("other")
    let name = "keeper@lumen.example"
    #expect(try verdict(fixture, by: name) == name)
    #expect(try verdict(fixture, by: "\(name) namespaces=\"hubpack,git\"") == name)
    #expect(
      try verdict(fixture, by: "\(name) valid-before=\"20250101\"").contains("has expired"))
    #expect(
      try verdict(fixture, by: "\(name) valid-after=\"20980101\"").contains("is not valid yet"))
    #expect(
      try verdict(fixture, by: "\(name) namespaces=\"git\"").contains("does not permit the key"))
    #expect(
      try verdict(fixture, by: name, key: "other").contains("with a key that is not in"))
    #expect(
      try verdict(fixture, by: name, revoked: fixture.key + ".pub")
        == "a: the key of \(name) was revoked")
    #expect(try verdict(fixture, by: name, revoked: fixture.folder.path("other.pub")) == name)
  }

  @Test func `a key is a file, not something to wait for`() async throws {
    let fixture = try await ChannelFixture()
    let pipe = fixture.folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for key in [pipe, "/dev/zero", fixture.folder.url.path] {
      let error = #expect(throws: (any Error).self) {
        var file = SignatureFile()
        try file.sign(statement, key: key)
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains("\(key): is not a file"))
    }
  }

  @Test func `a changed signature does not count`() async throws {
    let fixture = try await ChannelFixture()
    let good = SignatureFile(signing: statement, with: fixture.key)
    let text = String(decoding: good.contents, as: UTF8.self)
    let trust = try Trust(allowed: fixture.allowed)
    for (from, to) in [
      ("serial: 7", "serial: 8"), ("release: 2026.11", "release: 2026.12"), ("U1NI", "U1NJ"),
      ("hub: https", "hub: http"),
    ] {
      let file = SignatureFile(Array(text.replacing(from, with: to).utf8))
      #expect(throws: PlainError.self) { try file.signer(of: statement, named: "a", trust) }
      // A statement that was changed in the same way is not signed either.
      let changed = try #require(file.signatures.first).statement
      #expect(throws: PlainError.self) { try file.signer(of: changed, named: "a", trust) }
    }
  }

  @Test func `one of several signatures of the same text is enough`() async throws {
    let fixture = try await ChannelFixture()
    try await fixture.makeKey("other")
    let both = [fixture.folder.path("other"), fixture.key].flatMap {
      SignatureFile(signing: statement, with: $0).contents
    }
    let trust = try Trust(allowed: fixture.allowed)
    // The last line break may be missing.
    for file in [both, both.dropLast()].map({ SignatureFile(Array($0)) }) {
      #expect(file.signatures.count == 2)
      #expect(try file.signer(of: statement, named: "a", trust) == "keeper@lumen.example")
    }
  }

  @Test func `a signature for something else does not count`() async throws {
    let fixture = try await ChannelFixture()
    let path = try fixture.folder.write(statement.text, to: "text")
    try await Program.run("ssh-keygen", ["-Y", "sign", "-f", fixture.key, "-n", "git", path])
    let armor = try String(contentsOfFile: path + ".sig", encoding: .utf8)
    var file = SignatureFile()
    file.add(SignatureFile.Signature(statement: statement, armor: armor))
    let trust = try Trust(allowed: fixture.allowed)
    let message = message { try file.signer(of: statement, named: "a", trust) }
    #expect(message == "a: the signature was made for something other than hubpack")
  }

  @Test func `ssh-keygen accepts a signature by the recipe in the document`() async throws {
    let fixture = try await ChannelFixture()
    try FileManager.default.copyItem(
      atPath: ChannelFixture.november, toPath: fixture.folder.path("a.hubpack"))
    let signed = try await Program.run(
      Program.hubpack, ["sign", fixture.folder.path("a.hubpack"), "--key", fixture.key])
    #expect(signed.status == 0, "\(signed.messages)")
    let recipe = """
      sed '/^-----BEGIN/,$d' a.hubpack.sig >text
      sed -n '/^-----BEGIN/,/^-----END/p;/^-----END/q' a.hubpack.sig >text.sig
      ssh-keygen -Y verify -f allowed_signers -I keeper@lumen.example -n hubpack -s text.sig <text
      grep "$(unzip -p a.hubpack manifest.json | sha256sum | cut -d' ' -f1)" text
      """
    let result = try await Program.run("sh", ["-ec", recipe], in: fixture.folder.url.path)
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test func `verify tells who signed`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(ChannelFixture.november)
    let bundle = fixture.channel + "/lumen-hub-2026.11.hubpack"
    func verify(_ list: String) async throws -> ProgramResult {
      try await Program.run(
        Program.hubpack, ["verify", "--level", "structure", bundle, "--trust", list])
    }
    let good = try await verify(fixture.allowed)
    #expect(good.status == 0)
    #expect(good.output.contains("signed by keeper@lumen.example (serial number 20261115000000)"))
    try await fixture.makeKey("other")
    try fixture.trust("x@lumen.example", key: "other", in: "others")
    let bad = try await verify(fixture.folder.path("others"))
    #expect(bad.status == 1 && bad.output.contains("not trusted: "))
  }

  @Test func `a statement is read back and nothing else is`() throws {
    for statement in [
      statement,
      Statement(hub: "a\nserial: 9", serial: 1, .channel(sha256: Channel.checksum(of: []))),
    ] {
      let read = try #require(Statement(text: statement.text))
      #expect(read.text == statement.text && read.serial == statement.serial)
      #expect(Statement(text: statement.text + "x") == nil)
      #expect(Statement(text: statement.text.replacing("\n", with: "\r\n")) == nil)
    }
  }

  /// Whatever somebody does to a signature file or a list: it is refused, or it is the same.
  @Test func `mutated files are refused or the same`() async throws {
    let fixture = try await ChannelFixture()
    try fixture.publish(ChannelFixture.november)
    let channel = [UInt8](try fixture.bytes("channel.json"))
    let signatures = [UInt8](try fixture.bytes("channel.json.sig"))
    let (known, signed) = (try Channel(channel), SignatureFile(signatures))
    var generator = SeededGenerator(seed: 41)
    // More of them: HUBPACK_MUTATIONS=100000.
    let count = ProcessInfo.processInfo.environment["HUBPACK_MUTATIONS"].flatMap { Int($0) }
    for _ in 0..<(count ?? 2000) {
      let bytes = channel.mutated(&generator)
      if let read = try? Channel(bytes) {
        // What is read is written in the one form.
        #expect(try Channel(read.encoded()) == read)
        if bytes == channel { #expect(read == known) }
      }
      for signature in SignatureFile(signatures.mutated(&generator)).signatures
      where signature.statement != signed.signatures[0].statement {
        #expect(Statement(text: signature.statement.text) == signature.statement)
      }
    }
  }
}

extension [UInt8] {
  /// Returns the bytes with a few changes: a flipped bit, a piece left out or doubled, or the end.
  fileprivate func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let end = Swift.min(bytes.count, index + Int.random(in: 1...20, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes.removeSubrange(index..<end)
      case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 3: bytes.removeLast(bytes.count - index)
      default: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }
}

extension SignatureFile {
  fileprivate init(signing statement: Statement, with key: String) {
    self.init()
    try? sign(statement, key: key)
  }
}
