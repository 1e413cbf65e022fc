import Foundation
package import HubModel
import HubPictures
import HubSystem
import Synchronization

/// Reads a hub over HTTP.
///
/// Each file is fetched once. Downloads of an interrupted export are used again, and files of an
/// earlier bundle are fetched only if their server says that they have changed. Cancelling one
/// fetch cancels all, including those that have not started.
package final class HTTPFetcher: HubFetcher {
  package let root: HubLocation
  /// The location of Level 0, which is not known here: it is beside the root.
  package var levelZero: HubLocation? { nil }
  /// The number of level files that keeps all connections busy.
  package var width: Int { downloader.options.connections * 2 }
  /// The number of pictures that keeps all connections busy even if many consecutive ones are on
  /// one slow host.
  package var pictureWidth: Int { downloader.options.connections * 16 }

  private let downloader: Downloader
  private let caches: String
  private let hub: String
  private let cache = Mutex<DownloadCache?>(nil)
  private let earlier: (any EarlierRelease)?
  /// The copies of all files, by key. Each is made once, however many records refer to it.
  private let copies = Mutex<[String: Task<Result<FileCopy, FetchFailure>, Never>]>([:])
  private let kinds = Mutex<[FileKind: FetchReport.Kind]>([:])
  /// The rules of the hosts that were asked so far, by scheme and host.
  private let rules = Mutex<[String: RobotsRules]>([:])
  /// The pages and pictures of which it is unknown whether they may be copied, by URL, with the
  /// reason.
  private let unknown = Mutex<[String: String]>([:])
  /// The site of the page on which each picture was found, by the picture's URL.
  private let sites = Mutex<[String: String]>([:])

  /// Creates a fetcher for the hub at a root; ``shutDown()`` must be called at the end.
  ///
  /// - Parameters:
  ///   - root: a URL, or the root of a folder whose hub refers to files on the web.
  ///   - caches: the folder of all caches of hubpack.
  ///   - hub: the identifier of the hub in the cache: its URL, or the path of its folder.
  /// - Throws: ``SourceError`` if the options are invalid.
  package init(
    root: HubLocation, options: FetchOptions, caches: String, hub: String,
    earlier: (any EarlierRelease)? = nil
  ) throws {
    self.root = root
    self.caches = caches
    self.hub = hub
    self.earlier = earlier
    var host: String?
    if case .remote(let url) = root {
      do throws(FetchFailure) { host = try RequestURL.fetchable(url).host } catch {
        throw SourceError(.notFound, "\(url.withoutPasswords): \(error.reason)")
      }
    }
    downloader = try Downloader(options, rootHost: host)
  }

  package func shutDown() async { await downloader.transport.shutDown() }

  /// Returns the download cache. It is created when the first file is fetched: a hub that is entirely
  /// in a folder needs none.
  func openCache() throws(FetchFailure) -> DownloadCache {
    try cache.withLock { cache throws(FetchFailure) in
      if let cache { return cache }
      do throws(FileFault) {
        let opened = try DownloadCache(in: caches, root: hub)
        cache = opened
        return opened
      } catch {
        throw .storage(error)
      }
    }
  }

  /// Closes the download cache.
  ///
  /// - Parameter isDone: true if a bundle was made, so that the downloads are no longer needed.
  ///   Otherwise they are kept, if there are any.
  /// - Returns: true if downloads are kept.
  @discardableResult package func closeCache(isDone: Bool) -> Bool {
    cache.withLock { cache in
      guard let opened = cache.take() else { return false }
      let isKept = !isDone && !opened.isEmpty
      if !isKept { opened.remove() }
      return isKept
    }
  }

  /// The folder for smaller pictures made from downloads, which a resumed export uses again.
  package var pictureFolder: String {
    get throws(FetchFailure) { try openCache().pictureFolder }
  }

  package var report: FetchReport {
    FetchReport(hosts: downloader.hosts.tallies, kinds: kinds.withLock(\.self))
  }

  /// Returns the hosts with the oldest requests in progress, and the age of those.
  package func slowestHosts(_ count: Int) -> [(host: String, waiting: Duration)] {
    downloader.hosts.slowest(count)
  }

  package func read(
    _ location: HubLocation, as kind: FileKind
  ) async throws(FetchFailure) -> FetchedFile {
    let copy = try await copy(of: location, kind)
    if copy.isEarlier {
      return FetchedFile(
        try earlierContents(location.description), copy.freshness, copy.validators,
        isFromBundle: true)
    }
    guard let slice = copy.slice else { throw .missing }
    guard let contents = slice.contents() else {
      throw .storage("\(slice.path): the downloaded file is missing")
    }
    return FetchedFile(contents, copy.freshness, copy.validators)
  }

  private func earlierContents(_ location: String) throws(FetchFailure) -> [UInt8] {
    do {
      if let contents = try earlier?.contents(of: location) { return contents }
      throw SourceError(.notFound, "\(location): not in the bundle")
    } catch {
      throw .storage(EarlierReleaseFault(error).description)
    }
  }

  package func prefetch(_ locations: [HubLocation]) async {
    await withTaskGroup(of: Void.self) { group in
      // Reading a file again finds its result, even a failure.
      for location in locations {
        group.addTask { _ = try? await self.copy(of: location, .levelFile) }
      }
    }
  }

  /// Fetches the level files of the earlier bundle concurrently; see ``HubFetcher``. Otherwise they
  /// would be fetched level by level, as each one refers to the next.
  package func prefetchEarlier() async {
    guard let earlier, earlier.file(at: root.description, as: .levelFile) != nil else { return }
    await withTaskGroup(of: Void.self) { group in
      // Whether a page may be copied has to be asked first.
      let files = earlier.files.filter { $0.kind != .galleryPage }
      for (number, file) in files.enumerated() {
        if number >= pictureWidth { await group.next() }
        group.addTask { _ = try? await self.copy(of: HubLocation(file.location), file.kind) }
      }
    }
  }

  package func picture(
    at location: HubLocation, isHad: @escaping @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture {
    var copy = try await copy(of: location, .picture, isHad: isHad)
    guard let published = copy.published else { throw .missing }
    if copy.picture == nil, copy.freshness == .current, !isHad(published) {
      // The bytes were not needed when the picture was prefetched, but are needed now.
      copy = try await self.copy(of: location, .picture, isAgain: true) { _ in false }
    }
    let bytes = copy.picture.flatMap { isHad($0.digest) ? nil : $0 }
    return FetchedPicture(
      published: copy.published ?? published, bytes.map { .download($0) } ?? .had,
      copy.freshness, copy.validators)
  }

  package func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness {
    do {
      return try await copy(of: location, .webPage).freshness
    } catch {
      // A page that refuses a program may well be visible to a person.
      if case .refused = error { return .current }
      throw error
    }
  }

  package func carriesForward(_ page: HubLocation) -> Bool {
    downloader.options.carriesForward
      && earlier?.file(at: page.description, as: .webPage) != nil
  }

  /// Asks the `robots.txt` of the host; see ``HubFetcher``.
  ///
  /// A host without one allows everything, and one that is too large nothing.
  ///
  /// - Throws: `FetchFailure.unreachable` if the server fails; nothing is allowed then (RFC 9309,
  ///   section 2.3.1).
  package func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool {
    guard case .remote(let published) = location, !location.isPlaceholder else { return true }
    let url = try RequestURL.fetchable(published)
    let origin = "\(url.scheme)://\(url.name)"
    if let rules = rules.withLock({ $0[origin] }) { return rules.allow(url.target) }
    var found = RobotsRules.allowingAll
    do throws(FetchFailure) {
      let copy = try await copy(of: .remote(origin + "/robots.txt"), .robots)
      found = RobotsRules(contents: copy.slice?.contents() ?? [])
    } catch {
      switch error {
      case .unreachable(let reason):
        let failure = "its robots.txt: \(reason)"
        unknown.withLock { $0[url.text] = failure }
        throw .unreachable(failure)
      case .storage, .cancelled: throw error
      case .tooLarge: found = .forbiddingAll
      default: break
      }
    }
    rules.withLock { $0[origin] = found }
    downloader.hosts.setInterval(found.delay, at: url.name)
    return found.allow(url.target)
  }

  package func mayCopy(
    picture: HubLocation, on page: HubLocation
  ) async throws(FetchFailure) -> Bool {
    if case .remote(let published) = picture, case .remote(let site) = page,
      let url = try? RequestURL(published), let page = try? RequestURL(site),
      page.scheme == url.scheme || page.scheme == "http"
    {
      sites.withLock { $0[url.text] = "\(page.scheme)://\(page.name)/" }
    }
    return try await mayCopy(picture)
  }

  /// Asks for the head of a picture; see ``HubFetcher``.
  package func answer(
    toPicture location: HubLocation
  ) async throws(FetchFailure) -> PictureAnswer {
    do {
      _ = try await copy(of: location, .pictureCheck)
      return .picture
    } catch {
      switch error {
      case .unreadable: return .page
      case .unreachable, .storage, .cancelled: throw error
      default: return .nothing
      }
    }
  }

  /// Returns the copy of a file that all callers share: the download of an interrupted export, a new
  /// one, or that of the earlier bundle.
  ///
  /// - Parameter isHad: returns true if the bytes of a picture are not needed again.
  private func copy(
    of location: HubLocation, _ kind: FileKind, isAgain: Bool = false,
    isHad: @escaping @Sendable (HexDigest) -> Bool = { _ in false }
  ) async throws(FetchFailure) -> FileCopy {
    guard case .remote(let published) = location else { throw .outsideHub }
    if location.isPlaceholder { throw .leftOut("placeholder") }
    let url = try RequestURL.fetchable(published)
    let key = "\(kind.rawValue)\(isAgain ? " again" : "") \(url.text)\(release(of: location, kind))"
    let copy = copies.withLock { copies in
      let copy =
        copies[key]
        ?? Task {
          do throws(FetchFailure) {
            return .success(try await newCopy(of: location, url, key, isAgain, kind, isHad: isHad))
          } catch {
            return .failure(error)
          }
        }
      copies[key] = copy
      return copy
    }
    return try await withTaskCancellationHandler {
      await copy.value
    } onCancel: {
      copy.cancel()
    }.get()
  }

  /// Returns what tells the requests for the parts of a page apart: each part has a record of its own
  /// in the earlier bundle, or none. Parts of which the same is known share a request.
  private func release(of location: HubLocation, _ kind: FileKind) -> String {
    guard kind == .galleryPage, location.fragment != nil,
      let known = earlier?.file(at: location.description, as: kind)
    else { return "" }
    return " " + (known.validators?.entityTag ?? known.validators?.lastModified ?? known.since)
  }

  private func newCopy(
    of location: HubLocation, _ url: RequestURL, _ key: String, _ isAgain: Bool, _ kind: FileKind,
    isHad: (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FileCopy {
    let cache = try openCache()
    let kept = cache.copy(key, kind, isHad: isHad)
    if kind == .picture, let kept {
      // Reading files never suspends, so other tasks need a chance to run.
      await Task.yield()
      count(kind, \.resumed)
      return kept
    }
    let known = earlier?.file(at: location.description, as: kind)
    // If some variant of the picture is missing, the earlier one can stand in, but the picture has
    // to be fetched.
    let isSpent = isAgain || known?.published.map { !isHad($0) } ?? false
    let validators = kept?.validators ?? (isSpent ? nil : known?.validators)
    do throws(FetchFailure) {
      let fetched = try await fetched(url, key, kind, validators, cache)
      count(kind, fetched != nil ? \.fetched : kept == nil ? \.unchanged : \.resumed)
      return fetched ?? kept ?? known.map { FileCopy($0) } ?? FileCopy()
    } catch {
      if error.fatal != nil { throw error }
      if error.isTransient, downloader.options.carriesForward, let known {
        count(kind, \.stale)
        return FileCopy(known, .stale(since: known.since, reason: error.reason))
      }
      switch error {
      case .missing: count(kind, \.missing)
      case .leftOut: break
      default: count(kind, \.failed)
      }
      throw error
    }
  }

  /// Fetches a file; nil if it has not changed.
  private func fetched(
    _ url: RequestURL, _ key: String, _ kind: FileKind, _ known: Validators?,
    _ cache: DownloadCache
  ) async throws(FetchFailure) -> FileCopy? {
    if let reason = unknown.withLock({ $0[url.text] }) { throw .unreachable(reason) }
    let part = PartFile(path: cache.file(key), isPicture: kind == .picture)
    return try await downloader.fetch(
      url, as: kind, from: sites.withLock { $0[url.text] }, unless: known,
      into: part
    ) { validators throws(FetchFailure) in
      if kind == .webPage { return FileCopy() }
      if kind == .pictureCheck {
        // A server may lead to a picture that says that there is none.
        guard validators?.answeredBy == nil else { throw .missing }
        return FileCopy()
      }
      let (slice, digest, facts) = try part.finished()
      try cache.note(DownloadCache.Entry(key: key, digest: digest.hex, validators: validators))
      return FileCopy(
        slice: slice,
        picture: facts.map {
          PictureFile(slice: slice, digest: digest, size: part.size, facts: $0)
        },
        published: digest, validators: validators)
    } follow: { next async throws(FetchFailure) in
      // The host to which a page has moved has rules of its own.
      guard kind == .galleryPage else { return }
      guard try await mayCopy(.remote(next.text)) else { throw .leftOut("robots") }
    }
  }

  private func count(_ kind: FileKind, _ path: WritableKeyPath<FetchReport.Kind, Int> & Sendable) {
    kinds.withLock { $0[kind, default: FetchReport.Kind()][keyPath: path] += 1 }
  }
}

extension RequestURL {
  static func fetchable(_ published: String) throws(FetchFailure) -> RequestURL {
    do throws(InvalidURL) { return try RequestURL(published) } catch {
      throw .unfetchable(error.reason)
    }
  }
}
