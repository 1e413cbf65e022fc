import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// The export of the sample hub agrees with `expected.json`, which `Scripts/checks/count-hub.py`
/// computed from the rules of the data without any of hubpack's code, and fact by fact with what
/// the script reads.
struct SampleHubTests {
  struct Expectation: Decodable {
    let counts: [String: Int]
    let members: [[Value]]
    let problems: [String: Int]

    /// A text or a flag, as a text: "true".
    struct Value: Decodable {
      let text: String

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
          text = flag ? "1" : "0"
        } else {
          text = try container.decode(String.self)
        }
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expectation(_ release: String) throws -> Expectation {
    let file = URL(fileURLWithPath: Checkout.path("Bundles/\(release)/expected.json"))
    return try JSONDecoder().decode(Expectation.self, from: Data(contentsOf: file))
  }

  private func export(_ release: String) async throws -> ExportResult {
    let created = try Date("\(release.replacing(".", with: "-"))-15T00:00:00Z", strategy: .iso8601)
    return try await SmallHub.export(
      Checkout.path("Bundles/\(release)/lumen-hub"), to: folder.path("\(release).hubpack"),
      pages: true
    ) { $0.created = created }
  }

  /// Returns the rows of a query, which the sqlite3 shell runs on the unzipped catalog.
  private func ask(_ release: String, _ query: String) async throws -> [[String]] {
    let path = try await export(release).path
    try await Program.run("unzip", ["-qo", path, "catalog.sqlite", "-d", folder.path("x")])
    let result = try await Program.run(
      "sqlite3", ["-separator", "\t", folder.path("x/catalog.sqlite"), query])
    #expect(result.messages == "")
    return result.output.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(arguments: ["2026.05", "2026.11"])
  func `counts and problems match the independent script`(release: String) async throws {
    let expected = try expectation(release)
    let result = try await export(release)
    let data = try JSONEncoder().encode(result.manifest.counts)
    let counts = try JSONDecoder().decode([String: Int].self, from: data)
    for (name, value) in expected.counts { #expect(counts[name] == value, "\(name)") }
    let codes = Dictionary(grouping: result.problems, by: \.code.rawValue).mapValues(\.count)
    #expect(codes == expected.problems.filter { $0.value > 0 })
  }

  @Test(arguments: ["2026.05", "2026.11"])
  func `every member is in the right club, former and deceased as in the script`(release: String)
    async throws
  {
    let expected = try expectation(release).members.map { $0.map(\.text) }
    let rows = try await ask(
      release,
      """
      SELECT full_name, town, given_name, infix_name, family_name, is_former, is_deceased
      FROM memberships JOIN organizations o ON o.id = organization_id
        JOIN photographers p ON p.id = photographer_id
      """)
    #expect(Set(rows) == Set(expected))
    #expect(rows.count == expected.count)
  }

  @Test(arguments: ["2026.05", "2026.11"])
  func `every fact in the catalog matches the script`(release: String)
    async throws
  {
    let path = try await export(release).path
    let result = try await Program.run(
      "python3",
      [
        Checkout.path("Scripts/checks/count-hub.py"), Checkout.path("Bundles/\(release)/lumen-hub"),
        "--bundle", path,
      ])
    #expect(result.status == 0, "\(result.output)\(result.messages)")
  }

  @Test func `the script reports every change in a catalog`() async throws {
    let path = try await export("2026.11").path
    let result = try await Program.run(
      "python3",
      [
        Checkout.path("Scripts/checks/check-count-hub.py"),
        Checkout.path("Bundles/2026.11/lumen-hub"), path,
      ])
    #expect(result.status == 0, "\(result.output)\(result.messages)")
  }

  @Test func `the earlier release is incomplete, the later one is not`() async throws {
    #expect(try await !export("2026.05").isComplete)
    #expect(try await export("2026.11").isComplete)
  }

  @Test(arguments: ["2026.05", "2026.11"])
  func `the bundle verifies, and its unpacked hub has the same content digest`(release: String)
    async throws
  {
    let result = try await export(release)
    let report = try BundleFile.verify(path: result.path)
    #expect(report.damages.map(\.description) == [])
    try BundleFile(path: result.path).unpack(to: folder.path("again"), as: .hub)
    let second = try await SmallHub.export(
      folder.path("again"), to: folder.path("2.hubpack"), pages: true)
    #expect(second.manifest.contentDigest == result.manifest.contentDigest)
  }

  @Test func `the coordinates of each town are in its country`() async throws {
    let rows = try await ask(
      "2026.11", "SELECT DISTINCT country FROM organizations WHERE country IS NOT NULL ORDER BY 1")
    #expect(rows.count >= 6)
    let without = try await ask(
      "2026.11", "SELECT count(*) FROM organizations WHERE country IS NULL AND latitude IS NOT NULL"
    )
    #expect(without == [["0"]])
  }

  @Test func `the committed bundles of the sample hub are those that this version makes`()
    async throws
  {
    for release in ["2026.05", "2026.11"] {
      let path = Checkout.path("Bundles/lumen-hub-\(release).hubpack")
      let committed = try BundleFile(path: path)
      #expect(try BundleFile.verify(path: path).isSound)
      #expect(
        committed.manifest.contentDigest == (try await export(release).manifest.contentDigest))
    }
  }
}
