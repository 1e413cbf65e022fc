import Foundation
import HubBundle
import HubExport
import HubSource
import TestSupport
import Testing

@testable import HubDiff

/// The parts of a hub that a bundle does not know.
struct GapsTests {
  private func gaps(_ hub: SmallHub) async throws -> Gaps {
    try HubValues(of: await hub.bundle()).gaps
  }

  @Test func `a hub that was read as a whole has no gaps`() async throws {
    #expect(try await gaps(SmallHub.usual()) == Gaps())
  }

  @Test func `a Level 1 file that is missing or broken is a gap, with the reason`() async throws {
    let hub = try SmallHub()
    let includes = #"["gone.level1.json", "torn.level1.json", "https://far.nl/away.level1.json"]"#
    try hub.write("root_.level1.json", #"{"level1Header": {"level1URLIncludes": \#(includes)}}"#)
    try hub.write("torn.level1.json", "{")
    let files = try await gaps(hub).levelOneFiles
    #expect(
      files == [
        "gone.level1.json": "is missing", "torn.level1.json": "could not be read",
        "https://far.nl/away.level1.json": "was skipped (offline)",
      ])
  }

  @Test func `a Level 0 that is broken or missing does not say what was removed`() async throws {
    let hub = try SmallHub.usual()
    #expect(try await gaps(hub).knowsLevelZero == true)
    try hub.write("root.level0.json", "{")
    #expect(try await gaps(hub).knowsLevelZero == false)
    try FileManager.default.removeItem(atPath: hub.path + "/root.level0.json")
    #expect(try await gaps(hub).knowsLevelZero == false)
  }

  @Test func `excluded clubs are a gap`() async throws {
    let bundle = try await SmallHub.usual().bundle {
      $0.reading.selection = ClubSelection(excluded: ["fkKnipoog"])
    }
    #expect(try HubValues(of: bundle).gaps.hasSelection)
  }

  @Test func `omitted facts are a gap, but not a selection of clubs`() async throws {
    let hub = try SmallHub.usual()
    try hub.write(
      "fkKnipoog.level2.json", #"{"club": {"idPlus": {"town": "X", "fullName": "Y"}}}"#)
    let gaps = try HubValues(of: await hub.bundle { $0.reading.omissions = [.emails] }).gaps
    #expect(gaps.omitted == ["emails"] && !gaps.hasSelection)
  }
}
