import Foundation
import HubBundle
import TestSupport
import Testing

/// `hubpack verify` with bundles that are wrong in a special way, and the example of the format document.
struct VerifyCommandTests {
  private func hubpack(_ arguments: String...) async throws -> ProgramResult {
    try await Program.run(Program.hubpack, arguments)
  }

  /// A bundle with pictures that nothing accounts for.
  private func bundle(withSurplus count: Int, in folder: TemporaryFolder) async throws -> String {
    let script = """
      import sys, zipfile
      old = zipfile.ZipFile(sys.argv[1])
      with zipfile.ZipFile(sys.argv[2], "w") as new:
          for info in old.infolist(): new.writestr(info.filename, old.read(info), info.compress_type)
          for number in range(int(sys.argv[3])): new.writestr(f"assets/00/{number:064x}.png", b"")
      """
    let path = folder.path("surplus.hubpack")
    let good = FaultyBundles.path("good")
    let result = try await Program.run("python3", ["-c", script, good, path, "\(count)"])
    #expect(result.status == 0, "\(result.messages)")
    return path
  }

  @Test func `of much that is wrong, the first hundred are told and the rest counted`() async throws
  {
    let folder = try TemporaryFolder()
    let path = try await bundle(withSurplus: 1350, in: folder)
    let report = try BundleFile.verify(path: path)
    #expect(report.damages.count == 100 && report.damageCount == 1350)
    let text = try await hubpack("verify", path)
    #expect(text.status == 1)
    let lines = text.output.split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines[99].hasSuffix("0063.png: not listed in the manifest or the catalog"))
    #expect(lines[100] == "\(path): and 1,250 more")
    #expect(lines[101].contains(": 1,350 faults ("))
    let json = try #require(
      try JSONSerialization.jsonObject(
        with: Data(try await hubpack("verify", path, "--format", "json").output.utf8))
        as? [String: Any])
    #expect(json["damageCount"] as? Int == 1350)
    #expect((json["damages"] as? [Any])?.count == 100)
    let csv = try await hubpack("verify", path, "--format", "csv").output
    #expect(csv.split(whereSeparator: \.isNewline).count == 102)
    #expect(csv.contains("and 1,250 more"))
    let second = try await Program.run("python3", [Checkout.path("Scripts/read-bundle.py"), path])
    #expect(second.status == 1)
    #expect(second.messages.split(separator: "\n").count == 101)
    #expect(second.messages.hasSuffix("and 1,250 more\n"))
  }

  @Test func `a cell that a spreadsheet would take for a formula can be made safe`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("formula.hubpack")
    let script = """
      import sys, zipfile
      old = zipfile.ZipFile(sys.argv[1])
      with zipfile.ZipFile(sys.argv[2], "w") as new:
          for info in old.infolist(): new.writestr(info.filename, old.read(info), info.compress_type)
          new.writestr("-1", b"")
      """
    let good = FaultyBundles.path("good")
    try await Program.run("python3", ["-c", script, good, path])
    let plain = try await hubpack("verify", path, "--format", "csv")
    #expect(plain.output == "entry,message\r\n-1,not listed in the manifest or the catalog\r\n")
    let safe = try await hubpack("verify", path, "--format", "csv", "--safe-csv")
    #expect(safe.output == "entry,message\r\n'-1,not listed in the manifest or the catalog\r\n")
    #expect(safe.status == 1)
  }

  @Test(arguments: ["verify", "info", "unpack", "problems"])
  func `what a newer hubpack made is told as such, with exit code 2`(command: String) async throws {
    let folder = try TemporaryFolder()
    let path = FaultyBundles.path("newer-with-another-method")
    let target = command == "unpack" ? [folder.path("out")] : []
    let result = try await Program.run(Program.hubpack, [command, path] + target)
    #expect(result.status == 2)
    #expect(
      result.messages
        == "hubpack: \(path): needs format 2, but this hubpack reads format 1 (use a newer hubpack)\n"
    )
    #expect(result.output == "")
  }

  @Test(arguments: [
    Checkout.path("README.md"), FaultyBundles.path("empty-file"), FaultyBundles.path("not-a-zip"),
  ])
  func `a file that is not a bundle is not called damaged`(path: String) async throws {
    let result = try await hubpack("verify", path)
    #expect(result.status == 1)
    #expect(result.output == "\(path): not a hubpack bundle\n")
    #expect(result.messages == "")
  }

  @Test func `a bundle that is cut off is damaged`() async throws {
    let result = try await hubpack(
      "verify", FaultyBundles.path("cut-in-half"))
    #expect(result.status == 1)
    #expect(result.output.contains("damaged: the file is incomplete (truncated)"))
  }

  @Test(arguments: ["/dev/null", "/", "/nowhere", "fifo"])
  func `what is not a file that can be read is trouble`(path: String) async throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("fifo"), 0o600) == 0)
    let result = try await Program.run(
      Program.hubpack, ["verify", path], in: folder.url.path)
    #expect(result.status == 2 && result.output == "")
    #expect(result.messages.hasPrefix("hubpack: \(path): "), "\(result.messages)")
  }

  @Test func `counts that no sum holds are refused, and end nothing`() async throws {
    for name in ["manifest-with-count-beyond-53-bits", "manifest-with-count-beyond-64-bits"] {
      let result = try await hubpack(
        "info", FaultyBundles.path(name))
      #expect(result.status == 2, "\(result.messages)")
    }
  }

  @Test func `the example of the format document is what its command gives`() async throws {
    let document = try String(contentsOfFile: Checkout.path("Docs/Format.md"), encoding: .utf8)
    let section = try #require(
      document.firstRange(of: "The following example was made with `hubpack "))
    let rest = document[section.upperBound...]
    let command = rest.prefix { $0 != "`" }.replacing("\n", with: " ")
    let start = try #require(rest.firstRange(of: "```json\n"))
    let end = try #require(rest.firstRange(of: "\n```\n"))
    let folder = try TemporaryFolder()
    let result = try await Program.run(
      "bash", ["-c", "'\(Program.hubpack)' \(command) --quiet -o '\(folder.path("example"))'"],
      in: Checkout.root.path)
    #expect(result.status == 0, "\(result.messages)")
    let manifest = try await Program.run(
      "unzip", ["-p", folder.path("example"), "manifest.json"]
    ).output
    // SQLite writes its version into the catalog.
    func withoutDigest(_ text: some StringProtocol) -> [Substring] {
      String(text).split(separator: "\n").filter { !$0.contains("\"sha256\"") }
    }
    #expect(withoutDigest(manifest) == withoutDigest(rest[start.upperBound..<end.lowerBound]))
  }
}
