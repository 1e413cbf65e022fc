import Foundation
import HubModel
import HubPictures
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// Options for responses that arrive, however slow the machine is: no time limit is reached.
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

/// Options for responses that never arrive: a server that stalls is given up soon, but not before
/// it could have shown so.
let hasty: FetchOptions = {
  var options = steady
  options.connectTimeout = .seconds(2)
  options.rateWindow = .seconds(2)
  return options
}()

/// Waits until a condition is true, up to a minute.
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

/// The number of descriptors of this process. Suites that run at the same time have some too: only
/// a number that grows with the number of requests is a leak.
func openDescriptors() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
}

/// Cancels the fetch of a file in progress and checks that it ends long before its time limit.
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

/// Runs a server and a fetcher whose root is on it during a test.
func withWeb(
  _ options: FetchOptions = steady, tls: TLSFace? = nil,
  root: String = "/root_.level1.json", earlier: (any EarlierRelease)? = nil,
  _ body: (FaultyServer, HTTPFetcher) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  let server = try await FaultyServer.start(tls: tls)
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

/// Runs a fetcher with a cache in a folder during a test.
func withFetcher(
  root: String, _ options: FetchOptions = steady, in caches: String,
  earlier: (any EarlierRelease)? = nil, _ body: (HTTPFetcher) async throws -> Void
) async throws {
  let fetcher = try HTTPFetcher(
    root: HubLocation(root), options: options, caches: caches, hub: root, earlier: earlier)
  do {
    try await body(fetcher)
  } catch {
    await fetcher.shutDown()
    throw error
  }
  await fetcher.shutDown()
}

extension HTTPFetcher {
  /// Returns the text of a level file, or the reason why it could not be fetched.
  func text(_ url: String, as kind: FileKind = .levelFile) async -> String {
    do throws(FetchFailure) {
      return String(decoding: try await read(HubLocation(url), as: kind).contents, as: UTF8.self)
    } catch {
      return error.reason
    }
  }

  /// Returns the size of a picture, or the reason why it could not be fetched.
  func size(_ url: String) async -> String {
    do throws(FetchFailure) {
      return "\(try await picture(at: HubLocation(url)) { _ in false }.file?.size ?? -1) bytes"
    } catch {
      return error.reason
    }
  }
}
