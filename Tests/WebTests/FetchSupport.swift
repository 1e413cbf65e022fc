import Foundation
import HubModel
import HubPictures
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// For all that comes, however slow the machine is that the tests run on: nothing is given up for being late.
let steady: FetchOptions = {
  var options = FetchOptions()
  options.connectTimeout = .seconds(60)
  options.deadline = .seconds(300)
  options.rateWindow = .seconds(60)
  options.minimumRate = 1000
  options.attempts = 3
  options.backoff = .milliseconds(10)
  return options
}()

/// For what never comes: a server that stalls is given up soon, but not before it could have shown so.
let hasty: FetchOptions = {
  var options = steady
  options.connectTimeout = .seconds(2)
  options.rateWindow = .seconds(2)
  return options
}()

/// Waits until something is true, however long that takes; within a minute, that is.
func eventually(
  _ isTrue: () throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let end = ContinuousClock.now + .seconds(60)
  while try !isTrue() {
    guard ContinuousClock.now < end else {
      Issue.record("it did not come true", sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(5))
  }
}

/// How many descriptors this process has. Suites that run at the same time have some, too: only what
/// grows with the number of requests is a leak.
func openDescriptors() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
}

/// Cancels the fetch of a file once it is under way, and sees that it ends long before its time is over.
func expectEndWhenCancelled(
  _ fetcher: HTTPFetcher, _ url: String, onceUnderWay isUnderWay: () throws -> Bool
) async throws {
  let task = Task { await fetcher.text(url) }
  try await eventually(isUnderWay)
  let start = ContinuousClock.now
  task.cancel()
  #expect(await task.value == "was not read: interrupted")
  #expect(start.duration(to: .now) < steady.rateWindow / 3)
}

/// A server and a fetcher whose root is there, for the length of a test.
func withWeb(
  _ options: FetchOptions = steady, tls: TLSFace? = nil, http2: Bool = false,
  root: String = "/root_.level1.json", earlier: (any EarlierRelease)? = nil,
  _ body: (FaultyServer, HTTPFetcher) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  let server = try await FaultyServer.start(tls: tls, http2: http2)
  do {
    try await withFetcher(
      root: server.url(root), options, in: folder.path("cache"), earlier: earlier
    ) { fetcher in try await body(server, fetcher) }
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}

/// A fetcher with a cache in a folder, for the length of a test.
func withFetcher(
  root: String, _ options: FetchOptions = steady, in caches: String,
  earlier: (any EarlierRelease)? = nil, _ body: (HTTPFetcher) async throws -> Void
) async throws {
  let downloads = Downloads(in: caches, root: root)
  let fetcher = try HTTPFetcher(
    root: HubLocation(root), options: options, downloads: downloads, earlier: earlier)
  do {
    try await body(fetcher)
  } catch {
    await fetcher.shutDown()
    throw error
  }
  await fetcher.shutDown()
}

extension HTTPFetcher {
  /// What comes of a level file: its text, or why it could not be had.
  func text(_ url: String, as kind: FileKind = .levelFile) async -> String {
    do throws(FetchFailure) {
      return String(decoding: try await read(HubLocation(url), as: kind).contents, as: UTF8.self)
    } catch {
      return error.reason
    }
  }

  /// What comes of a picture: its size, or why it could not be had.
  func size(_ url: String) async -> String {
    do throws(FetchFailure) {
      return "\(try await picture(at: HubLocation(url)) { _ in false }.file?.size ?? -1) bytes"
    } catch {
      return error.reason
    }
  }
}
