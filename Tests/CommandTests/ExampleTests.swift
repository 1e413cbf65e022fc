import Foundation
import HubBundle
import HubShell
import TestSupport
import Testing

/// What the help offers to try works with the sample hub.
struct ExampleTests {
  /// The sample hub's bundle, of another release as well, and the files that the examples name.
  private static func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (release, name) in [("2026.11", "lumen.hubpack"), ("2026.05", "other.hubpack")] {
      try await SmallHub.export(
        Checkout.path("Bundles/\(release)/lumen-hub"), to: folder.path(name), pages: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Bundles"), withDestinationPath: Checkout.path("Bundles"))
    try folder.write("clubs limit 1\n", to: "tour.txt")
    return folder
  }

  private func query(_ lines: [String], in folder: TemporaryFolder) async throws -> ProgramResult {
    try await Program.run(
      Program.hubpack, ["query", "lumen.hubpack"] + lines, in: folder.url.path,
      environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": ""])
  }

  @Test func `every example of a command works with the sample hub`() async throws {
    let folder = try await Self.folder()
    // These tell nothing; nothing is missing from the sample hub either.
    let silent = ["set ", "save", "quit", "images is:missing"]
    for guide in Guide.commands {
      #expect(!guide.examples.isEmpty, "\(guide.name)")
      for example in guide.examples {
        // "count" may stand behind a list, where "by" always stands.
        #expect(example.contains(guide.name) || guide.name == "count", "\(example)")
        let result = try await query([example], in: folder)
        #expect(result.status == 0, "\(example): \(result.messages)")
        // Lists of people say how many they hide or cannot order, and questions for what they were
        // taken.
        let messages = result.messages.split(separator: "\n").filter {
          !$0.contains(" hidden (") && !$0.contains("interpreted as")
            && !$0.contains(" is not known") && !$0.contains("numbers of people include")
            // A site asks not to be copied.
            && !$0.contains("the images of 1 portfolio are unknown")
        }
        let isSilent = silent.contains { example.hasPrefix($0) } || guide.name == "open"
        #expect(isSilent || messages.isEmpty, "\(example): \(messages)")
        #expect(isSilent || !result.output.isEmpty, "\(example)")
      }
    }
    #expect(FileManager.default.fileExists(atPath: folder.path("dunes.jpg")))
    #expect(try folder.names().allSatisfy { !$0.contains(".part-") })
  }

  @Test func `every example of a field works with the sample hub`() async throws {
    let folder = try await Self.folder()
    #expect(Set(Guide.fields.map(\.name)) == Set(Field.allCases.map(\.rawValue)))
    for guide in Guide.fields {
      let subjects = Subject.allCases.filter { $0.fields.map(\.rawValue).contains(guide.name) }
      #expect(!subjects.isEmpty, "\(guide.name)")
      // A value need not mean something in every list, but does in one.
      var found = false
      for subject in subjects {
        let place = guide.examples[0].contains("distance:") ? " near:Nevelberg" : ""
        let result = try await query(
          ["\(subject.rawValue) \(guide.examples[0])\(place)"], in: folder)
        if result.status == 0 { found = true }
      }
      #expect(found, "\(guide.examples[0])")
    }
  }

  @Test func `every command and every setting explains itself`() async throws {
    let folder = try await Self.folder()
    let topics = Guide.commands.map(\.name) + ["filters", "settings"]
    let result = try await query(topics.map { "help \($0)" } + ["help"], in: folder)
    #expect(result.status == 0, "\(result.messages)")
    for guide in Guide.commands { #expect(result.output.contains(guide.summary)) }
    for guide in Guide.settings { #expect(result.output.contains("set \(guide.name) ")) }
  }
}
