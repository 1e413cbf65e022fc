#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Commands that compare whole hubs end soon when they are interrupted, amid whatever they compare.
  @Suite(.serialized)
  struct InterruptionTests {
    private let folder: TemporaryFolder
    private let bundles: [String]

    /// Two releases of a club in which everybody has another name, so that all are compared with all.
    init() async throws {
      folder = try TemporaryFolder()
      var bundles: [String] = []
      for release in 1...2 {
        let hub = try SmallHub()
        let club = #"{"town": "Lensberg", "fullName": "Fotokring", "nickName": "fkKnipoog"}"#
        let members = (0..<2000).map {
          let family = $0 * release * 7919 % 100_003
          return #"{"name": {"givenName": "Given\#($0 % 97)", "familyName": "Family\#(family)"}}"#
        }
        try hub.write("root_.level1.json", #"{"clubs": [{"idPlus": \#(club)}]}"#)
        try hub.write(
          "fkKnipoog.level2.json",
          #"{"club": {"idPlus": \#(club)}, "members": [\#(members.joined(separator: ","))]}"#)
        let path = folder.path("\(release).hubpack")
        try await SmallHub.export(hub.path, to: path)
        bundles.append(path)
      }
      self.bundles = bundles
    }

    /// Whether the program has the bundle open.
    private func has(_ program: RunningProgram, _ bundle: String) throws -> Bool {
      let files = "/proc/\(program.identifier)/fd"
      let manager = FileManager.default
      return try manager.contentsOfDirectory(atPath: files).contains {
        (try? manager.destinationOfSymbolicLink(atPath: files + "/" + $0)) == bundle
      }
    }

    @Test(arguments: ["diff", "log"], [SIGINT, SIGTERM])
    func `what compares hubs ends with 130 at once, without half an answer`(
      command: String, number: Int32
    ) async throws {
      // A history can be as long as one likes.
      let arguments = command == "log" ? (0..<5).flatMap { _ in bundles } : bundles
      let program = try RunningProgram([command] + arguments)
      let deadline = ContinuousClock.now + .seconds(60)
      while try !has(program, bundles[1]), ContinuousClock.now < deadline {
        try await Task.sleep(for: .milliseconds(5))
      }
      // Now it reads the catalogs, and compares.
      try await Task.sleep(for: .milliseconds(200))
      let start = ContinuousClock.now
      #expect(try await program.stop(number) == 130)
      #expect(start.duration(to: .now) < .seconds(4))
      #expect(program.messages == "hubpack: interrupted\n")
      #expect(await program.output(until: "for ever") == "")
      #expect(try folder.names() == ["1.hubpack", "2.hubpack"])
    }
  }
#endif
