import Foundation
import HubFetching
import HubModel
import HubSource

/// A hub that can be read.
struct OpenHub {
  let fetcher: any HubFetcher
  /// What its bundle is called, unless told otherwise.
  let name: String
  /// What reads the web, when the web may be asked.
  let web: HTTPFetcher?
  /// Where smaller pictures are kept for a run that goes on after this one was interrupted.
  let pictureFolder: String?
}

/// What a hub is read for. What was fetched for a bundle is not thrown away by a check.
enum HubPurpose { case export, check }

/// Opens a hub and uses it.
///
/// What was fetched is thrown away when that is done, and kept for another run when it fails.
func withHub<Value: Sendable>(
  at source: SourceArgument, _ options: SourceOptions, for purpose: HubPurpose = .export,
  carriesForward: Bool = false,
  base: (any EarlierRelease)? = nil, _ use: (OpenHub) async throws -> Value
) async throws -> Value {
  let environment = ProcessInfo.processInfo.environment
  var fetching = try options.fetching(environment)
  fetching.carriesForward = carriesForward
  var downloads: Downloads?
  func web(_ root: HubLocation, named name: String) throws -> HTTPFetcher {
    let cache = Downloads(
      in: CacheFolder.path(environment), root: purpose == .check ? "check " + name : name)
    downloads = cache
    return try HTTPFetcher(root: root, options: fetching, downloads: cache, earlier: base)
  }
  let hub: OpenHub
  switch source {
  case .web(let url):
    guard !options.offline else {
      throw UsageError("--offline: the hub itself is on the web; name a folder, or leave it out")
    }
    let fetcher = try web(HubLocation(url).normalized, named: url)
    let folder: String?
    do {
      folder = try downloads?.open().pictureFolder
    } catch {
      await fetcher.shutDown()
      throw SourceError(error)
    }
    let host = URL(string: url)?.host() ?? "hub"
    hub = OpenHub(
      fetcher: fetcher, name: host.hasPrefix("www.") ? String(host.dropFirst(4)) : host,
      web: fetcher, pictureFolder: folder)
  case .local(let path):
    let folder = try FolderFetcher(path: path)
    guard folder.mayNeedWeb, !options.offline else {
      hub = OpenHub(fetcher: folder, name: folder.hubName, web: nil, pictureFolder: nil)
      break
    }
    let fetcher = try web(folder.root, named: folder.folderPath)
    hub = OpenHub(
      fetcher: folder.reading(fetcher), name: folder.hubName, web: fetcher, pictureFolder: nil)
  }
  do {
    let value = try await use(hub)
    await hub.web?.shutDown()
    downloads?.close(isDone: true)
    return value
  } catch {
    if error is CancellationError {
      // A connection that is being attempted takes its time to end, and the program ends anyway.
      Task { await hub.web?.shutDown() }
    } else {
      await hub.web?.shutDown()
    }
    let isKept = downloads?.close(isDone: purpose == .check) ?? false
    if error is CancellationError, isKept { throw InterruptedFetch() }
    throw error
  }
}

/// Interrupted, with something kept.
struct InterruptedFetch: Error {}

/// Where caches are (XDG Base Directory Specification).
enum CacheFolder {
  static func path(_ environment: [String: String]) -> String {
    UserFolder.path("XDG_CACHE_HOME", usual: ".cache", environment)
      ?? NSHomeDirectory() + "/.cache/hubpack"
  }
}
