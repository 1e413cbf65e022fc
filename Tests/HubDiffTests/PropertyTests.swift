import HubModel
import Testing

@testable import HubDiff

/// Properties of the difference of any two hubs; the seed of a failure is its argument.
struct PropertyTests {
  private struct Case {
    let old: HubValues
    let new: HubValues

    init(seed: Int) {
      var hub = GeneratedHub(seed: UInt64(seed), clubs: 3 + seed % 7, people: 4 + seed % 23)
      old = hub.values.withLevels
      hub.edit(times: 1 + seed % 13)
      new = hub.values.withLevels
    }
  }

  /// The number of hubs that a test compares for one argument.
  private static let chunk = 100
  private static let chunks = Array(0..<12)

  private func seeds(_ chunk: Int) -> Range<Int> {
    (chunk * Self.chunk)..<((chunk + 1) * Self.chunk)
  }

  @Test(arguments: chunks)
  func `a hub does not differ from itself`(chunk: Int) {
    for seed in seeds(chunk) {
      let hub = Case(seed: seed).new
      #expect(
        BundleDifference(from: hub, to: hub) == BundleDifference(changes: [], unknown: []),
        "seed \(seed)")
    }
  }

  @Test(arguments: chunks)
  func `applying the changes turns the old hub into the new one`(chunk: Int) {
    for seed in seeds(chunk) {
      let hubs = Case(seed: seed)
      let changes = BundleDifference(from: hubs.old, to: hubs.new).changes
      #expect(
        hubs.old.applying(changes).compared == hubs.new.compared, "seed \(seed)")
    }
  }

  @Test(arguments: chunks)
  func `comparing backwards gives the mirrored changes`(chunk: Int) {
    for seed in seeds(chunk) {
      let hubs = Case(seed: seed)
      let forth = BundleDifference(from: hubs.old, to: hubs.new)
      let back = BundleDifference(from: hubs.new, to: hubs.old)
      #expect(Set(back.changes) == Set(forth.changes.map(\.mirrored)), "seed \(seed)")
      #expect(Set(back.unknown) == Set(forth.unknown.map(\.mirrored)), "seed \(seed)")
    }
  }

  @Test(arguments: chunks)
  func `all of this also holds without renames`(chunk: Int) {
    var options = DiffOptions()
    options.findsRenames = false
    for seed in seeds(chunk) {
      let hubs = Case(seed: seed)
      let forth = BundleDifference(from: hubs.old, to: hubs.new, options: options)
      let back = BundleDifference(from: hubs.new, to: hubs.old, options: options)
      #expect(Set(back.changes) == Set(forth.changes.map(\.mirrored)), "seed \(seed)")
      #expect(
        hubs.old.applying(forth.changes).compared == hubs.new.compared, "seed \(seed)")
    }
  }
}
