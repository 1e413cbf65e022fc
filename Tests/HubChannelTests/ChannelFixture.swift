import Foundation
import HubBundle
import HubModel
import TestSupport

@testable import HubChannel

/// A channel with the two releases of the sample hub, signed with a key, and a file that is kept up
/// to date with it.
final class ChannelFixture {
  let folder: TemporaryFolder
  var channel: String { folder.path("channel") }
  var file: String { folder.path("kiosk.hubpack") }
  var key: String { folder.path("key") }
  var allowed: String { folder.path("allowed_signers") }

  static let may = Checkout.root.path + "/Bundles/lumen-hub-2026.05.hubpack"
  static let november = Checkout.root.path + "/Bundles/" + published
  static let published = "lumen-hub-2026.11.hubpack"

  /// - Parameter isSigned: True to sign all that is published.
  init(isSigned: Bool = true) async throws {
    self.isSigned = isSigned
    folder = try TemporaryFolder()
    try await makeKey("key")
    try trust("keeper@lumen.example", in: "allowed_signers")
  }

  private let isSigned: Bool

  func makeKey(_ name: String) async throws {
    let arguments = ["-q", "-t", "ed25519", "-N", "", "-C", name, "-f", folder.path(name)]
    try await Program.run("ssh-keygen", arguments)
  }

  /// Writes a list of trusted keys with one line: the beginning, and a public key.
  func trust(_ line: String, key: String = "key", in name: String) throws {
    let key = try String(contentsOfFile: folder.path(key + ".pub"), encoding: .utf8)
    try folder.write("\(line) \(key)", to: name)
  }

  @discardableResult
  func publish(
    _ path: String, change: (inout Publication.Options) -> Void = { _ in }
  ) throws -> Channel {
    var options = Publication.Options()
    options.key = isSigned ? key : nil
    change(&options)
    return try Publication(channel, options).publish(path).channel
  }

  /// Publishes the release of November, and changes a file of the channel; nil removes it.
  func publishNovember(changing name: String, _ change: (Data) throws -> Data?) throws {
    try publish(Self.november)
    if let changed = try change(bytes(name)) { return try write(changed, name) }
    try FileManager.default.removeItem(atPath: channel + "/" + name)
  }

  @discardableResult
  func pull(
    trust: Bool? = nil, from place: String? = nil, today: String = "2026-11-29"
  ) throws -> Pull.Outcome {
    let trust = trust ?? isSigned ? try Trust(allowed: allowed) : nil
    return try Pull(.folder(place ?? channel), to: file, trust: trust, today: today).run()
  }

  /// What matters on the kiosk: the file, its signatures, and the names beside them.
  func kiosk() throws -> [Data?] {
    [
      FileManager.default.contents(atPath: file),
      FileManager.default.contents(atPath: file + ".sig"),
    ]
      + (try folder.names().filter { $0.contains("kiosk") }.map { Data($0.utf8) })
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: channel + "/" + name))
  }

  func write(_ data: Data, _ name: String) throws {
    try data.write(to: URL(fileURLWithPath: channel + "/" + name))
  }
}

/// Returns the message of what is thrown; nil if nothing is.
func message(_ body: () throws -> some Any) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}
