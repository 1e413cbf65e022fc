import Foundation
import HubExport
import HubFetching
import HubModel
import HubSource
import HubSystem

struct OpenHub {
  let fetcher: any HubFetcher
  /// The default name of its bundle.
  let name: String
  /// The fetcher of the web; nil when the web is not used.
  let web: HTTPFetcher?
  /// The folder that keeps resized pictures for the next run, should this one be interrupted.
  let pictureFolder: String?
}

/// The purpose of reading a hub. A check does not discard what was fetched for a bundle.
enum HubPurpose { case export, check }

/// Opens a hub and uses it.
///
/// Downloads are discarded at the end, and kept for the next run after a failure.
///
/// - Parameter basesOnly: True to fetch nothing from the web, because the bases have everything.
func withHub<Value: Sendable>(
  at source: SourceArgument, _ options: SourceOptions, for purpose: HubPurpose = .export,
  carriesForward: Bool = false,
  base: BaseReleases? = nil, basesOnly: Bool = false, _ use: (OpenHub) async throws -> Value
) async throws -> Value {
  let environment = ProcessInfo.processInfo.environment
  var fetching = try options.fetching(environment)
  fetching.carriesForward = carriesForward
  func web(_ root: HubLocation, named name: String) throws -> HTTPFetcher {
    let folder =
      UserFolder.path("XDG_CACHE_HOME", usual: ".cache", environment)
      ?? NSHomeDirectory() + "/.cache/hubpack"
    return try HTTPFetcher(
      root: root, options: fetching, caches: folder,
      hub: purpose == .check ? "check " + name : name, earlier: base)
  }
  let merged = basesOnly ? base : nil
  let hub: OpenHub
  switch source {
  case .web(let url):
    guard !options.offline else {
      throw UsageError("--offline: the hub is on the web (use a folder)")
    }
    let root = HubLocation(url).normalized
    let host = URL(string: url)?.host() ?? "hub"
    let name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    if let merged {
      hub = OpenHub(
        fetcher: BaseFetcher(merged, root: root), name: name, web: nil, pictureFolder: nil)
      break
    }
    let fetcher = try web(root, named: url)
    let folder: String
    do {
      folder = try fetcher.pictureFolder
    } catch {
      await fetcher.shutDown()
      throw error.fatal ?? error
    }
    hub = OpenHub(fetcher: fetcher, name: name, web: fetcher, pictureFolder: folder)
  case .local(let path):
    let folder = try FolderFetcher(path: path)
    if let merged {
      hub = OpenHub(
        fetcher: BaseFetcher(merged, root: folder.root, folder: folder), name: folder.hubName,
        web: nil, pictureFolder: nil)
      break
    }
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
    hub.web?.closeCache(isDone: true)
    return value
  } catch {
    if error is CancellationError {
      // A connection that is being attempted takes its time to end, and the program ends anyway.
      Task { await hub.web?.shutDown() }
    } else {
      await hub.web?.shutDown()
    }
    let isKept = hub.web?.closeCache(isDone: purpose == .check) ?? false
    if error is CancellationError, isKept { throw InterruptedFetch() }
    throw error
  }
}

/// An interruption that keeps downloads for the next run.
struct InterruptedFetch: Error {}
