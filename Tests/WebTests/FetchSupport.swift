import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubSource

/// Everything is in a hurry.
let hasty: FetchOptions = {
  var options = FetchOptions()
  options.connectTimeout = .seconds(1)
  options.deadline = .seconds(4)
  options.rateWindow = .milliseconds(400)
  options.minimumRate = 1000
  options.attempts = 3
  options.backoff = .milliseconds(10)
  options.patience = .seconds(2)
  return options
}()

/// A server and a fetcher whose root is there, for the length of a test.
func withWeb(
  _ options: FetchOptions = hasty, tls: TLSFace? = nil, http2: Bool = false,
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
  root: String, _ options: FetchOptions = hasty, in caches: String,
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

extension FetchedPicture {
  /// The file that the picture is in.
  var file: PictureFile? {
    switch bytes {
    case .file(let file), .download(let file): file
    case .had: nil
    }
  }
}
