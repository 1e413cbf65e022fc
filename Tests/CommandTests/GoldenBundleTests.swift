import Foundation
import HubBundle
import TestSupport
import Testing

/// Bundles that earlier versions made, each kept as it was (`Scripts/samples/make-golden-bundle.py`): they open, and say what
/// they said.
struct GoldenBundleTests {
  private static let folder = Checkout.path("Bundles/golden")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".hubpack") }.map { String($0.dropLast(8)) }.sorted()

  private static func path(_ name: String) -> String { "\(folder)/\(name).hubpack" }

  private func hubpack(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, arguments)
  }

  private func json(_ data: Data) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }

  private func expected(_ name: String, _ command: String) throws -> NSDictionary {
    let file = URL(fileURLWithPath: "\(Self.folder)/\(name).json")
    return try #require(try json(Data(contentsOf: file))[command] as? NSDictionary)
  }

  @Test func `there are some, and no answers without a bundle`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(!Self.names.isEmpty)
    #expect(Set(files) == Set(Self.names.flatMap { [$0 + ".hubpack", $0 + ".json"] }))
  }

  @Test(arguments: names)
  func `both readers take it for sound, and know all of it`(name: String) async throws {
    let report = try BundleFile.verify(path: Self.path(name))
    #expect(report.damages.map(\.description) == [] && report.unfamiliar == [])
    let second = try await Program.run(
      "python3", [Checkout.path("Scripts/read-bundle.py"), Self.path(name)])
    #expect(second.status == 0, "\(second.messages)")
  }

  @Test func `how many exhibitions a club has is not known of a bundle that cannot have any`()
    async throws
  {
    let answer = try json(
      Data(
        try await hubpack(
          "query", Self.path("2026-11-23"), "clubs columns name,exhibitions limit 1", "--format",
          "json"
        ).output.utf8))
    let row = try #require((answer["rows"] as? [NSDictionary])?.first)
    #expect(row["name"] is String && row["exhibitions"] is NSNull)
    let list = try await hubpack("query", Self.path("2026-11-23"), "exhibitions")
    #expect(list.status == 0 && list.output.isEmpty)
    #expect(list.messages.hasSuffix("was made before hubpack recorded exhibitions\n"))
  }

  @Test(arguments: names)
  func `every question is answered as it was`(name: String) async throws {
    let info = try json(
      Data(try await hubpack("info", Self.path(name), "--format", "json").output.utf8))
    // What is counted since is 0.
    for (key, value) in try expected(name, "info") {
      if let known = value as? NSDictionary, let numbers = info[key] as? NSDictionary,
        ["counts", "leftOut"].contains(key as? String)
      {
        for (what, number) in numbers {
          #expect(number as? NSObject == known[what] as? NSObject ?? 0 as NSNumber, "\(what)")
        }
      } else {
        #expect(info[key] as? NSObject == value as? NSObject, "\(key)")
      }
    }
    for (question, answer) in try expected(name, "query") {
      var asked = [try #require(question as? String)]
      let wasBefore = name.hasPrefix("2026-11-23")
      if wasBefore {
        // The members of a club were all memberships, and former members were not hidden.
        asked = ["set former on", asked[0].replacing(",members,", with: ",members,formerMembers,")]
      }
      let result = try await Program.run(
        Program.hubpack, ["query", Self.path(name)] + asked + ["--format", "json"])
      var rows = try json(Data(result.output.utf8))["rows"] as? [NSDictionary]
      if wasBefore { rows = rows?.map(Self.asThen) }
      rows = rows?.map(Self.withUnknownImagesAsNone)
      #expect(
        rows != nil && rows as NSArray? == (answer as? NSDictionary)?["rows"] as? NSArray,
        "\(question)")
    }
  }

  /// A row in which the images of a portfolio that was not read are 0, as they were before they were
  /// unknown.
  private static func withUnknownImagesAsNone(_ row: NSDictionary) -> NSDictionary {
    guard row["images"] is NSNull, let changed = row.mutableCopy() as? NSMutableDictionary else {
      return row
    }
    changed["images"] = 0
    return changed
  }

  /// A row with all memberships of a club as members, and a role without a name as it was called.
  private static func asThen(_ row: NSDictionary) -> NSDictionary {
    guard let changed = row.mutableCopy() as? NSMutableDictionary else { return row }
    changed.removeObject(forKey: "formerMembers")
    if let former = row["formerMembers"] as? Int, let current = row["members"] as? Int {
      changed["members"] = current + former
    }
    func renamed(_ text: String) -> String {
      text.replacing("Member with another role", with: "Other role")
    }
    if let text = row["membership"] as? String { changed["membership"] = renamed(text) }
    if let texts = row["clubs"] as? [String] { changed["clubs"] = texts.map(renamed) }
    return changed
  }

  @Test func `facts that hubpack recorded only later are unknown, neither added nor removed`()
    async throws
  {
    let (old, new) = (Self.path("2026-11-23"), Checkout.path("Bundles/lumen-hub-2026.11.hubpack"))
    let articles = try await hubpack("query", new, "people has:wikipedia").output
    #expect(articles.contains("Percival"))
    for (first, last, side) in [(old, new, "old"), (new, old, "new")] {
      let diff = try await hubpack("diff", first, last, "--only", "people,exhibitions")
      #expect(diff.status == 0, "\(diff.output)")
      #expect(diff.output.contains("the \(side) bundle does not include Wikipedia articles"))
      #expect(diff.output.contains("the \(side) bundle does not include exhibitions"))
      let document = try await hubpack("diff", first, last, "--format", "json")
      #expect(document.output.contains("\"facts\" : \"wikipedia\""))
      #expect(document.output.contains("\"facts\" : \"exhibitions\""))
    }
  }

  @Test(arguments: names)
  func `every table can be asked, whatever was added since`(name: String) async throws {
    let catalog = try BundleFile(path: Self.path(name)).catalog()
    let console = try catalog.sqlConsole()
    for table in try catalog.tableNames() {
      try console.run("SELECT * FROM \(table)") { _ in }
    }
  }

  @Test(arguments: names)
  func `a bundle made of it today says the same`(name: String) async throws {
    let folder = try TemporaryFolder()
    let (hub, bundle) = (folder.path("hub"), folder.path("new.hubpack"))
    #expect(try await hubpack("unpack", Self.path(name), "--as-hub", hub).status == 0)
    let export = try await hubpack(
      "export", hub, "--base", Self.path(name), "--offline", "--quiet", "-o", bundle)
    // One portfolio names another person.
    #expect(export.status == 3, "\(export.messages)")
    let diff = try await hubpack("diff", Self.path(name), bundle)
    #expect(diff.status == 0, "\(diff.output)")
  }
}
