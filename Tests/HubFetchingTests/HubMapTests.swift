import Foundation
import HubFetching
import HubModel
import TestSupport
import Testing

/// Folders with a map that stand in for a hub on the web.
struct HubMapTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "files/root")
  }

  private let root = "https://hub.nl/root_.level1.json"

  private func write(_ entries: HubMap.Entry..., levelZero: String? = nil) throws {
    let first = HubMap.Entry(url: root, state: "present", file: "files/root", reason: nil)
    let map = HubMap(root: root, levelZero: levelZero, files: [first] + entries)
    try folder.write(try map.encoded(), to: HubMap.fileName)
  }

  private func outcome(of url: String) async throws -> String {
    do {
      let fetcher = try FolderFetcher(path: folder.url.path)
      return String(
        decoding: try await fetcher.read(HubLocation(url), as: .levelFile).contents, as: UTF8.self)
    } catch let failure as FetchFailure {
      return failure.reason
    }
  }

  private func sourceError() -> SourceError? {
    #expect(throws: SourceError.self) { try FolderFetcher(path: folder.url.path) }
  }

  @Test func `the map gives the root and Level 0 and overrides a root in the folder`() throws {
    try folder.write("{}", to: "root_.level1.json")
    try write(levelZero: "https://hub.nl/zero.json")
    let fetcher = try FolderFetcher(path: folder.url.path)
    #expect(fetcher.root == .remote(root))
    #expect(fetcher.levelZero == .remote("https://hub.nl/zero.json"))
  }

  @Test func `a URL leads only to the file given by the map`() async throws {
    try folder.write("one", to: "files/1")
    try write(.init(url: "https://hub.nl/a", state: "present", file: "files/1", reason: nil))
    #expect(try await outcome(of: root) == "{}")
    #expect(try await outcome(of: "https://hub.nl/a") == "one")
    #expect(try await outcome(of: "https://hub.nl/b") == "is missing")
    #expect(try await outcome(of: "files/1") == "is missing")
  }

  @Test func `the first of two entries is used`() async throws {
    try folder.write("one", to: "files/1")
    try folder.write("two", to: "files/2")
    try write(
      .init(url: "https://hub.nl/a", state: "present", file: "files/1", reason: nil),
      .init(url: "https://hub.nl/a", state: "present", file: "files/2", reason: nil))
    #expect(try await outcome(of: "https://hub.nl/a") == "one")
  }

  @Test func `a file that is known to be missing stays missing`() async throws {
    try write(
      .init(url: "https://hub.nl/f", state: "failed", file: nil, reason: "status 500"),
      .init(url: "https://hub.nl/g", state: "failed", file: nil, reason: nil),
      .init(url: "https://hub.nl/n", state: "failed", file: nil, reason: "is missing"),
      .init(url: "https://hub.nl/b", state: "failed", file: nil, reason: "is not there"),
      .init(url: "https://hub.nl/o", state: "left-out", file: nil, reason: "offline"),
      .init(url: "https://hub.nl/p", state: "present", file: nil, reason: nil),
      .init(url: "https://hub.nl/m", state: "present", file: "files/gone", reason: nil))
    #expect(try await outcome(of: "https://hub.nl/f") == "status 500")
    #expect(try await outcome(of: "https://hub.nl/g") == "could not be read")
    #expect(try await outcome(of: "https://hub.nl/n") == "is missing")
    // Earlier versions used this wording.
    #expect(try await outcome(of: "https://hub.nl/b") == "is missing")
    #expect(try await outcome(of: "https://hub.nl/o") == "was skipped (offline)")
    #expect(try await outcome(of: "https://hub.nl/p") == "is missing")
    #expect(try await outcome(of: "https://hub.nl/m") == "is missing")
  }

  @Test func `a page that is present responds without a file`() async throws {
    try write(
      .init(url: "https://hub.nl/page", state: "present", file: nil, reason: nil),
      .init(url: "https://hub.nl/gone", state: "failed", file: nil, reason: "status 404"))
    let fetcher = try FolderFetcher(path: folder.url.path)
    #expect(try await fetcher.answers(at: .remote("https://hub.nl/page")) == .current)
    await #expect(throws: FetchFailure.self) {
      try await fetcher.answers(at: .remote("https://hub.nl/gone"))
    }
    await #expect(throws: FetchFailure.self) {
      try await fetcher.answers(at: .remote("https://hub.nl/unknown"))
    }
  }

  @Test func `a stale file stays stale and keeps its time`() async throws {
    try folder.write("old", to: "files/old")
    try write(
      .init(
        url: "https://hub.nl/a", state: "stale", file: "files/old", reason: "could not be reached",
        since: "2026-05-15T00:00:00Z"))
    let fetcher = try FolderFetcher(path: folder.url.path)
    let file = try await fetcher.read(.remote("https://hub.nl/a"), as: .levelFile)
    #expect(file.contents == Array("old".utf8))
    #expect(
      file.freshness == .stale(since: "2026-05-15T00:00:00Z", reason: "could not be reached"))
  }

  @Test func `an entry that leads outside the folder is not followed`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("files/link"), withDestinationPath: "/etc/hostname")
    try write(
      .init(url: "https://hub.nl/a", state: "present", file: "../x", reason: nil),
      .init(url: "https://hub.nl/b", state: "present", file: "files/../../x", reason: nil),
      .init(url: "https://hub.nl/c", state: "present", file: "files/link", reason: nil),
      .init(url: "https://hub.nl/d", state: "present", file: "/etc/hostname", reason: nil))
    for name in ["a", "b", "c"] {
      #expect(try await outcome(of: "https://hub.nl/\(name)") == "is outside the hub's folder")
    }
    #expect(try await outcome(of: "https://hub.nl/d") == "is missing")
  }

  @Test func `a file that is not a map is an error`() throws {
    for text in ["", "[]", "{\"version\": 1}", "{\"root\": \"x\", \"files\": 3, \"version\": 1}"] {
      try folder.write(text, to: HubMap.fileName)
      #expect(sourceError()?.code == .rootUnreadable)
      #expect(sourceError()?.description.contains("invalid: ") == true)
    }
  }

  @Test(arguments: [
    #""version": 1, "version": 2"#, #""version": 1.0"#, #""version": 1e0"#, #""version": null"#,
    #""version": 1, "later": {"a": 1, "a": 2}"#, #""version": 1, "later": "\ud800""#,
    #""version": 1, "levelZero": 3"#, #""version": 1, "later": [1,]"#,
  ])
  func `an ambiguous map is rejected`(members: String) throws {
    try folder.write(#"{"root": "x", "files": [], \#(members)}"#, to: HubMap.fileName)
    #expect(sourceError()?.code == .rootUnreadable)
    #expect(sourceError()?.description.contains("invalid: ") == true)
  }

  @Test func `unknown fields of a map are ignored, and null means absent`() throws {
    try folder.write(
      """
      {"version": 1, "root": "x", "levelZero": null, "later": [1.5, null],
       "files": [{"url": "x", "state": "present", "file": "files/root", "reason": null, "n": {}}]}
      """, to: HubMap.fileName)
    #expect(try FolderFetcher(path: folder.url.path).levelZero == nil)
  }

  @Test func `a stale file needs a valid time`() throws {
    try write(
      .init(
        url: "https://hub.nl/a", state: "stale", file: nil, reason: "is away",
        since: "2026-02-30T00:00:00Z"))
    #expect(sourceError()?.description.contains("has no valid \"since\" time") == true)
  }

  @Test func `a map of another version is rejected`() throws {
    try folder.write("{\"version\": 2, \"root\": \"x\", \"files\": []}", to: HubMap.fileName)
    #expect(sourceError()?.code == .unsupported)
    #expect(
      sourceError()?.description.contains("unsupported version 2 (use a newer hubpack)") == true)
  }

  @Test func `a map that is a pipe or leads outside the folder is not opened`() throws {
    #expect(mkfifo(folder.path(HubMap.fileName), 0o600) == 0)
    #expect(sourceError()?.description.hasSuffix("not a regular file") == true)
    try FileManager.default.removeItem(atPath: folder.path(HubMap.fileName))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(HubMap.fileName), withDestinationPath: "/etc/hostname")
    #expect(sourceError()?.description.hasSuffix("is outside the hub's folder") == true)
  }

  @Test func `a file used as the source ignores the map beside it`() throws {
    try folder.write("not a map", to: HubMap.fileName)
    let fetcher = try FolderFetcher(path: folder.path("files/root"))
    #expect(fetcher.root == .local("root"))
  }
}
