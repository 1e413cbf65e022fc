import Foundation
import HubBundle
import TestSupport
import Testing

/// Bundles as a later version could write them (`Scripts/samples/make-faulty-bundles.py`): every command uses what it knows of
/// them and names the rest.
struct LaterBundleTests {
  /// What this version does not know of each, by the name of the bundle: kind, name, count.
  static let unfamiliar: [String: [[Part]]] = {
    let file = URL(fileURLWithPath: FaultyBundles.folder + "/later/expected.json")
    return (try? JSONDecoder().decode([String: [[Part]]].self, from: Data(contentsOf: file))) ?? [:]
  }()

  /// A text, a number or null.
  enum Part: Decodable, Equatable {
    case text(String)
    case number(Int)
    case none

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self =
        if value.decodeNil() { .none } else if let number = try? value.decode(Int.self) {
          .number(number)
        } else { .text(try value.decode(String.self)) }
    }
  }

  static let names = unfamiliar.keys.sorted()

  private func hubpack(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, arguments)
  }

  private static func path(_ name: String) -> String { FaultyBundles.path("later/\(name)") }

  @Test func `there is a bundle for each that is expected`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: FaultyBundles.folder + "/later")
    #expect(Set(files) == Set(Self.names.map { $0 + ".hubpack" } + ["expected.json"]))
    #expect(Self.names.count >= 16)
  }

  @Test(arguments: names)
  func `what a later version added is named, and is no damage`(name: String) async throws {
    let report = try BundleFile.verify(path: Self.path(name))
    #expect(report.damages.map(\.description) == [])
    let found = report.unfamiliar.map { one -> [Part] in
      [.text(one.kind), .text(one.name), one.count.map(Part.number) ?? .none]
    }
    #expect(found == Self.unfamiliar[name])
    let text = try await hubpack("verify", Self.path(name), "--level", "catalog")
    #expect(text.status == 0)
    let lines = text.output.split(separator: "\n").filter {
      $0.hasSuffix("unknown to this version of hubpack")
    }
    #expect(lines.count == found.count)
    #expect(!text.output.contains("\u{1B}") && !text.output.contains("\u{202E}"))
  }

  @Test(arguments: names)
  func `the second reader takes it for sound, too`(name: String) async throws {
    let result = try await Program.run(
      "python3", [Checkout.path("Scripts/read-bundle.py"), "--json", Self.path(name)])
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test(arguments: names)
  func `it can be listed, asked, compared, logged and unpacked`(name: String) async throws {
    let path = Self.path(name)
    let good = FaultyBundles.folder + "/good.hubpack"
    #expect(try await hubpack("info", path, "--format", "json").status == 0)
    let folder = try TemporaryFolder()
    let questions = try folder.write(
      """
      clubs
      museums
      members +former
      people
      keywords
      languages
      sources
      images
      problems
      show Knipoog
      stats
      schema
      sql SELECT * FROM memberships

      """, to: "questions")
    let answers = try await Program.run(
      "sh", ["-c", "exec \"$0\" open \"$1\" < \"$2\"", Program.hubpack, path, questions])
    #expect(answers.status == 0, "\(answers.messages)")
    #expect(!answers.output.contains("\u{1B}") && !answers.output.contains("\u{202E}"))
    for pair in [(good, path), (path, good)] {
      let result = try await hubpack("diff", pair.0, pair.1)
      #expect(result.status == 0 || result.status == 1, "\(result.messages)")
    }
    #expect(try await hubpack("log", good, path).status == 0)
    #expect(try await hubpack("unpack", path, folder.path("all")).status == 0)
    #expect(try await hubpack("unpack", path, "--as-hub", folder.path("hub")).status == 0)
    let result = try await hubpack(
      "export", folder.path("hub"), "--base", path, "--offline", "--quiet", "-o",
      folder.path("new.hubpack"))
    #expect(result.status == 0 || result.status == 3, "\(result.messages)")
    #expect(try BundleFile.verify(path: folder.path("new.hubpack")).isSound)
  }

  @Test func `a role that is not known is shown and compared as it is`() async throws {
    let path = Self.path("role-added")
    #expect(
      try await hubpack("query", path, "members").output.contains(
        "photo-editor"))
    let diff = try await hubpack("diff", FaultyBundles.folder + "/good.hubpack", path)
    #expect(diff.status == 0 && diff.output.contains("photo-editor"), "\(diff.output)")
  }

  @Test func `a status that is not known is shown and compared as it is`() async throws {
    let path = Self.path("status-added")
    #expect(
      try await hubpack("query", path, "members").output.contains(
        "sabbatical"))
    let diff = try await hubpack("diff", FaultyBundles.folder + "/good.hubpack", path)
    #expect(diff.status == 0 && diff.output.contains("sabbatical"), "\(diff.output)")
  }
}
