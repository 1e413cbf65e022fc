import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// Damage anywhere is refused or harmless: a reader returns what was packed, or an error.
struct DamageTests {
  private let original: Data
  private let contents: [String: Data]
  private let folder: TemporaryFolder

  init() async throws {
    let hub = try SmallHub.usual()
    folder = hub.folder
    // Without the viewer, which is large, because the test changes every single byte.
    let path = try await hub.export { options in
      options.assets = .all
      options.includesViewer = false
    }.path
    original = try Data(contentsOf: URL(fileURLWithPath: path))
    contents = try Self.contents(of: path)
  }

  /// Returns all contents of a bundle, by name.
  private static func contents(of path: String) throws -> [String: Data] {
    let bundle = try BundleFile(path: path)
    let catalog = try bundle.catalog()
    var result = ["id": Data(bundle.id.hex.utf8)]
    result["digest"] = Data("\(try catalog.contentDigests().sorted { $0.key < $1.key })".utf8)
    for account in bundle.manifest.entries where account.name != EntryName.catalog {
      var bytes: [UInt8] = []
      try bundle.read(account) { bytes += $0 }
      result[account.name] = Data(bytes)
    }
    try catalog.forEachSource { result[$0.location] = try bundle.contents(of: $0) }
    try catalog.forEachAsset { result[$0.entry] = try bundle.contents(of: $0) }
    return result
  }

  /// Returns nil if the bytes are refused, otherwise true if their contents are those that were
  /// packed.
  private func handsOutTheSame(_ bytes: Data, _ name: String) throws -> Bool? {
    let path = try folder.write(bytes, to: name)
    do { return try Self.contents(of: path) == contents } catch is BundleError { return nil }
  }

  @Test func `the undamaged bundle contains four pictures, four level files and a text`() throws {
    #expect(contents.count == 2 + 4 + 4 + 1)
    #expect(try handsOutTheSame(original, "same") == true)
  }

  @Test(arguments: [UInt8(0x01), 0x80])
  func `a flipped bit at any offset is refused or harmless`(bit: UInt8) throws {
    var refused = 0
    for offset in original.indices {
      var bytes = original
      bytes[offset] ^= bit
      let outcome = try handsOutTheSame(bytes, "flip-\(bit)")
      if outcome == nil { refused += 1 }
      #expect(outcome != false, "offset \(offset) changes what is read")
    }
    // Times, version numbers and owners in the archive's headers may change.
    #expect(refused > original.count * 9 / 10)
  }

  @Test func `every truncation is refused`() throws {
    for count in 0..<original.count {
      let outcome = try handsOutTheSame(original.prefix(count), "cut")
      #expect(outcome == nil, "\(count) bytes were accepted")
    }
  }

  @Test func `bytes that are doubled, dropped or zeroed are refused or harmless`() throws {
    var random = SeededGenerator(seed: 20_261_115)
    for _ in 0..<300 {
      var bytes = original
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let range = start..<min(bytes.count, start + Int.random(in: 1...400, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: bytes[range], at: start)
      default: bytes.replaceSubrange(range, with: Data(count: range.count))
      }
      #expect(try handsOutTheSame(bytes, "mangled") != false, "seed 20261115, range \(range)")
    }
  }
}
