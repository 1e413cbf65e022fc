import Foundation
import HubBundle
import HubExport
import TestSupport
import Testing

/// The viewer in a real browser; `Scripts/checks/check-viewer.py` lists the checks, and
/// `check-pages.py` looks at every page on screens of other shapes. Each test has a browser of its
/// own, and they run together, for they mostly wait.
@Suite(.enabled(if: Chromium.isThere, Chromium.advice))
struct BrowserTests {
  private func check(_ arguments: [String], by script: String = "check-viewer.py") async throws {
    let result = try await Program.run(
      "python3", [Checkout.path("Scripts/checks/\(script)")] + arguments)
    let failures = result.output.split(separator: "\n").filter { $0.hasPrefix("FAILED") }
    #expect(result.status == 0, "\(failures.joined(separator: "\n"))\(result.messages)")
  }

  /// The sample hub with all its pictures: a bundle, and the folder of its entries.
  private func sample(_ folder: TemporaryFolder) async throws -> (bundle: String, folder: String) {
    let bundle = folder.path("sample.hubpack")
    try await SmallHub.export(Checkout.path("Bundles/2026.11/lumen-hub"), to: bundle, pages: true) {
      $0.assets = .all
    }
    let path = folder.path("unpacked")
    try BundleFile(path: bundle).unpack(to: path)
    return (bundle, path)
  }

  /// The checks take turns with the browsers, which mostly wait.
  private static let parts = ["1/2", "2/2"]

  @Test(arguments: parts)
  func `an unpacked bundle can be viewed without a server`(part: String) async throws {
    let folder = try TemporaryFolder()
    try await check([sample(folder).folder, "--part", part])
  }

  @Test(arguments: parts)
  func `a served bundle can be viewed in the same way`(part: String) async throws {
    let folder = try TemporaryFolder()
    let sample = try await sample(folder)
    let server = try RunningProgram(["serve", sample.bundle, "--port", "0"])
    let told = await server.output(until: "\n")
    let address = try #require(told.firstMatch(of: /http:\S+/)?.output)
    try await check([sample.folder, "--address", String(address), "--part", part])
    #expect(try await server.stop() == 0)
  }

  @Test func `visitors leave something, and the club decides on it`() async throws {
    let folder = try TemporaryFolder()
    try await check(
      [
        sample(folder).bundle, "--hubpack", Program.hubpack, "--screens", "phone", "kiosk",
        "--languages", "nl",
      ], by: "check-guestbook.py")
  }

  @Test func `every page fits low and high screens`() async throws {
    let folder = try TemporaryFolder()
    let shapes = ["--sizes", "844x390", "1080x1920", "--themes", "light", "--languages", "nl"]
    try await check([sample(folder).folder] + shapes, by: "check-pages.py")
  }

  @Test func `hostile texts are shown as plain text`() async throws {
    let hub = try HostileHub()
    let bundle = try await hub.hub.bundle {
      $0.assets = .all
      ($0.title, $0.maker, $0.license) = (HostileHub.markup, HostileHub.markup, HostileHub.markup)
      $0.consent = HostileHub.markup
    }
    let path = hub.hub.folder.path("unpacked")
    try bundle.unpack(to: path)
    try hub.texts.write(to: URL(fileURLWithPath: path + "/texts.json"))
    try await check([path, "--hostile"])
  }
}

/// The browser that Scripts/install-packages --tests installs.
enum Chromium {
  static let advice: Comment =
    "Chromium not found (run Scripts/install-packages --tests)"

  static var isThere: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["CHROMIUM"] != nil { return true }
    let folders = environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { folder in
      ["chromium", "chromium-browser", "google-chrome"].contains {
        FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
      }
    }
  }
}
