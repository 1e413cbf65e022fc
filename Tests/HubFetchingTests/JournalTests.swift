import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubFetching

/// The remains of an interrupted run and their use by the next one.
struct JournalTests {
  private let folder: TemporaryFolder
  private let root = "https://hub.example/root_.level1.json"
  private let digest = String(repeating: "0123456789abcdef", count: 4)

  init() throws { folder = try TemporaryFolder() }

  private func cache() throws -> DownloadCache {
    try DownloadCache(in: folder.path(""), root: root)
  }

  private func note(_ entries: DownloadCache.Entry...) throws -> String {
    let cache = try cache()
    for entry in entries { try cache.note(entry) }
    return cache.path + "/journal"
  }

  @Test func `all facts noted about a file are found again`() throws {
    let whole = DownloadCache.Entry(
      key: "picture https://hub.example/a%20b.jpg", digest: digest,
      validators: Validators(
        answeredBy: "https://elsewhere.example/é.jpg", entityTag: "W/\"a b\"",
        lastModified: "Sun, 15 Nov 2026 08:00:00 GMT"))
    let bare = DownloadCache.Entry(key: "gallery https://hub.example/config.xml", digest: digest)
    let broken = DownloadCache.Entry(
      key: "picture https://hub.example/b.jpg", digest: digest,
      validators: Validators(
        answeredBy: nil, entityTag: "\"a\tb\nc\"", lastModified: nil))
    _ = try note(whole, bare, broken)
    #expect(try cache().found == [whole.key: whole, bare.key: bare, broken.key: broken])
  }

  @Test func `unfinished files of a killed run are removed, finished ones stay`() throws {
    let made = try cache().pictureFolder + "/"
    let draft = "A\(DownloadCache.draftMark)"
    let names = ["0123-640.jpg", draft, "\(draft).input"]
    for name in names { try Data([1]).write(to: URL(fileURLWithPath: made + name)) }
    _ = try note(DownloadCache.Entry(key: "picture https://hub.example/a.jpg", digest: digest))
    #expect(try FileManager.default.contentsOfDirectory(atPath: made) == [names[0]])
  }

  @Test
  func `a run that adds nothing keeps the remains of an earlier one until the bundle is made`()
    async throws
  {
    let fetcher = try HTTPFetcher(
      root: HubLocation(root), options: FetchOptions(), caches: folder.path(""), hub: root)
    await fetcher.shutDown()
    #expect(!fetcher.closeCache(isDone: false))
    _ = try fetcher.openCache()
    #expect(!fetcher.closeCache(isDone: false))
    _ = try note(DownloadCache.Entry(key: "picture https://hub.example/a.jpg", digest: digest))
    for isDone in [false, false, true] {
      #expect(try !fetcher.openCache().found.isEmpty)
      #expect(fetcher.closeCache(isDone: isDone) == !isDone)
    }
    #expect(try fetcher.openCache().found.isEmpty)
  }

  @Test func `a line that was cut off is ignored, and the following lines are read`() throws {
    let first = DownloadCache.Entry(
      key: "picture https://hub.example/1.jpg", digest: digest,
      validators: Validators(answeredBy: nil, entityTag: "\"1\"", lastModified: nil))
    let last = DownloadCache.Entry(
      key: "picture https://hub.example/2.jpg", digest: digest,
      validators: Validators(
        answeredBy: nil, entityTag: "\"2\"", lastModified: "Sun, 15 Nov 2026 08:00:00 GMT"))
    let path = try note(first, last)
    let journal = try Data(contentsOf: URL(fileURLWithPath: path))
    let end = try #require(journal.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    for length in (end + 1)..<(journal.count - 1) {
      try journal.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(try cache().found == [first.key: first], "cut after \(length) bytes")
      _ = try note(last)
      #expect(try cache().found == [first.key: first, last.key: last])
    }
  }
}
