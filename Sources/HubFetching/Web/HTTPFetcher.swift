import Crypto
import Foundation
package import HubModel
import HubPictures
import HubSystem

/// Reads a hub over HTTP.
///
/// Each file is fetched once. Downloads of an interrupted export are used again, and files of an
/// earlier bundle are fetched only if their server says that they have changed. Cancelling one
/// fetch cancels all, including those that have not started.
package struct HTTPFetcher: HubFetcher {
  package let root: HubLocation
  /// The location of Level 0, which is not known here: it is beside the root.
  package var levelZero: HubLocation? { nil }
  /// The number of level files that keeps all connections busy.
  package var width: Int { downloader.options.connections * 2 }
  /// The number of pictures that keeps all connections busy even if many consecutive ones are on
  /// one slow host.
  package var pictureWidth: Int { downloader.options.connections * 16 }

  private let downloader: Downloader
  private let downloads: Downloads
  private let earlier: (any EarlierRelease)?
  private let coalescer = RequestCoalescer()
  private let robots = RobotsCache()

  /// Creates a fetcher for the hub at a root; ``shutDown()`` must be called at the end.
  ///
  /// - Parameter root: a URL, or the root of a folder whose hub refers to files on the web.
  /// - Throws: ``SourceError`` if the options are invalid.
  package init(
    root: HubLocation, options: FetchOptions, downloads: Downloads,
    earlier: (any EarlierRelease)? = nil
  ) throws {
    self.root = root
    self.downloads = downloads
    self.earlier = earlier
    var host: String?
    if case .remote(let url) = root {
      do throws(FetchFailure) { host = try RequestURL.fetchable(url).host } catch {
        throw SourceError(.notFound, "\(url.withoutPasswords): \(error.reason)")
      }
    }
    downloader = try Downloader(options, rootHost: host)
  }

  /// Closes all connections.
  package func shutDown() async { await downloader.shutDown() }

  package var report: FetchReport {
    get async {
      FetchReport(hosts: downloader.hosts.tallies, kinds: coalescer.counts)
    }
  }

  /// Returns the hosts with the oldest requests in progress, and the age of those.
  package func slowestHosts(_ count: Int) async -> [(host: String, waiting: Duration)] {
    downloader.hosts.slowest(count)
  }

  package func read(
    _ location: HubLocation, as kind: FileKind
  ) async throws(FetchFailure) -> FetchedFile {
    let name = location.description
    let known = earlier?.file(at: name)
    switch try await outcome(of: location, kind, known, isHad: { _ in false }) {
    case .fetched(let stored):
      guard let contents = stored.slice.contents() else {
        throw .storage("\(stored.slice.path): the downloaded file is missing")
      }
      return FetchedFile(contents, .current, stored.validators)
    case .unchanged:
      return FetchedFile(
        try earlierContents(name), .current, known?.validators, isFromBundle: true)
    case .stale(let since, let reason):
      return FetchedFile(
        try earlierContents(name), .stale(since: since, reason: reason), known?.validators,
        isFromBundle: true)
    case .answered: throw .missing
    case .failed(let failure): throw failure
    }
  }

  package func prefetch(_ locations: [HubLocation]) async {
    await withTaskGroup(of: Void.self) { group in
      // Reading a file again finds its result in the coalescer, even a failure.
      for location in locations {
        group.addTask { _ = try? await read(location, as: .levelFile) }
      }
    }
  }

  /// Fetches the level files of the earlier bundle concurrently; see ``HubFetcher``. Otherwise they
  /// would be fetched level by level, as each one refers to the next.
  package func prefetchEarlier() async {
    guard let earlier, earlier.file(at: root.description) != nil else { return }
    await withTaskGroup(of: Void.self) { group in
      // Whether a page may be copied has to be asked first.
      let files = earlier.files.filter { $0.kind != .galleryPage }
      for (number, file) in files.enumerated() {
        if number >= pictureWidth { await group.next() }
        group.addTask {
          let known = earlier.file(at: file.location)
          let location = HubLocation(file.location)
          _ = try? await outcome(of: location, file.kind, known, isHad: { _ in false })
        }
      }
    }
  }

  private func earlierContents(_ location: String) throws(FetchFailure) -> [UInt8] {
    do {
      if let contents = try earlier?.contents(of: location) { return contents }
      throw SourceError(.notFound, "\(location): not in the bundle")
    } catch {
      throw .storage(EarlierReleaseFault(error).description)
    }
  }

  package func picture(
    at location: HubLocation, isHad: @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture {
    let known = earlier?.picture(at: location.description)
    var file = known?.file
    if let published = known?.published, let since = file?.since, !isHad(published) {
      // Some variant of the picture is missing: the earlier one can stand in, but the picture has
      // to be fetched.
      file = EarlierFile(since: since, validators: nil)
    }
    var outcome = try await outcome(of: location, .picture, file, isHad: isHad)
    if lacksBytes(outcome, known, isHad) {
      file = file.map { EarlierFile(since: $0.since, validators: nil) }
      outcome = try await self.outcome(of: location, .picture, file, isAgain: true) { _ in false }
    }
    switch (outcome, known) {
    case (.fetched(let stored), _):
      guard let facts = stored.facts, !isHad(stored.digest) else {
        return FetchedPicture(published: stored.digest, .had, .current, stored.validators)
      }
      return FetchedPicture(
        published: stored.digest,
        .download(
          PictureFile(
            slice: stored.slice, digest: stored.digest, size: stored.size, facts: facts)),
        .current, stored.validators)
    case (.unchanged, let known?):
      return FetchedPicture(published: known.published, .had, .current, known.file.validators)
    case (.stale(let since, let reason), let known?):
      return FetchedPicture(
        published: known.published, .had, .stale(since: since, reason: reason),
        known.file.validators)
    case (.failed(let failure), _): throw failure
    case (.unchanged, nil), (.stale, nil), (.answered, _): throw .missing
    }
  }

  /// Returns true if the bytes were not needed when the picture was prefetched, but are needed now.
  private func lacksBytes(
    _ outcome: RequestCoalescer.Outcome, _ known: EarlierPicture?, _ isHad: (HexDigest) -> Bool
  ) -> Bool {
    switch outcome {
    case .fetched(let stored): stored.facts == nil && !isHad(stored.digest)
    case .unchanged: known.map { !isHad($0.published) } ?? false
    case .stale, .answered, .failed: false
    }
  }

  package func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness {
    let known = earlier?.webPage(at: location.description)
    switch try await outcome(of: location, .webPage, known, isHad: { _ in false }) {
    case .answered, .unchanged, .fetched: return .current
    // A page that refuses a program may well be visible to a person.
    case .failed(.refused): return .current
    case .stale(let since, let reason): return .stale(since: since, reason: reason)
    case .failed(let failure): throw failure
    }
  }

  package func carriesForward(_ page: HubLocation) -> Bool {
    downloader.options.carriesForward && earlier?.webPage(at: page.description) != nil
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
    if let rules = robots[origin] { return rules.allow(url.target) }
    let file = HubLocation.remote(origin + "/robots.txt")
    let rules: RobotsRules
    switch try await outcome(of: file, .robots, nil, isHad: { _ in false }) {
    case .fetched(let stored): rules = RobotsRules(contents: stored.slice.contents() ?? [])
    case .failed(.unreachable(let reason)):
      let failure = "its robots.txt: \(reason)"
      robots.noteUnknown(url.text, failure)
      throw .unreachable(failure)
    case .failed(.storage(let reason)): throw .storage(reason)
    case .failed(.cancelled): throw .cancelled
    case .failed(.tooLarge): rules = .forbiddingAll
    case .failed, .unchanged, .stale, .answered: rules = .allowingAll
    }
    robots[origin] = rules
    return rules.allow(url.target)
  }

  /// Asks for the head of a picture; see ``HubFetcher``.
  package func hasPicture(at location: HubLocation) async throws(FetchFailure) -> Bool {
    switch try await outcome(of: location, .pictureCheck, nil, isHad: { _ in false }) {
    case .answered: true
    case .failed(.unreachable(let reason)): throw .unreachable(reason)
    case .failed, .fetched, .unchanged, .stale: false
    }
  }

  /// Returns the result for a file, shared by all callers.
  private func outcome(
    of location: HubLocation, _ kind: FileKind, _ known: EarlierFile?, isAgain: Bool = false,
    isHad: @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> RequestCoalescer.Outcome {
    guard case .remote(let published) = location else { throw .outsideHub }
    if location.isPlaceholder { throw .leftOut("placeholder") }
    let url = try RequestURL.fetchable(published)
    let key = "\(kind.rawValue)\(isAgain ? " again" : "") \(url.text)"
    if let outcome = await coalescer.claim(key) { return outcome }
    do throws(FetchFailure) {
      let outcome = try await obtained(url, key, kind, known, isHad)
      coalescer.finish(key, outcome)
      return outcome
    } catch {
      coalescer.finish(key, .failed(error))
      throw error
    }
  }

  /// Takes a file from an interrupted export, or fetches it.
  private func obtained(
    _ url: RequestURL, _ key: String, _ kind: FileKind, _ known: EarlierFile?,
    _ isHad: (HexDigest) -> Bool
  ) async throws(FetchFailure) -> RequestCoalescer.Outcome {
    let cache = try downloads.open()
    let kept = kept(key, kind, cache, isHad)
    if kind == .picture, let kept {
      // Reading files never suspends, so other tasks need a chance to run.
      await Task.yield()
      coalescer.count(kind, \.resumed)
      return .fetched(kept)
    }
    return try await fetched(url, key, kind, known, kept, cache)
  }

  /// Fetches a file, or falls back to the earlier bundle.
  private func fetched(
    _ url: RequestURL, _ key: String, _ kind: FileKind, _ known: EarlierFile?,
    _ kept: RequestCoalescer.Stored?, _ cache: DownloadCache
  ) async throws(FetchFailure) -> RequestCoalescer.Outcome {
    let part = PartFile(path: cache.file(key), isPicture: kind == .picture)
    do throws(FetchFailure) {
      if let reason = robots.unknown(url.text) { throw .unreachable(reason) }
      let outcome = try await downloader.fetch(
        url, as: kind, unless: kept?.validators ?? known?.validators, into: part
      ) { validators throws(FetchFailure) in
        if kind == .webPage { return RequestCoalescer.Outcome.answered }
        if kind == .pictureCheck {
          // A server may lead to a picture that says that there is none.
          guard validators?.answeredBy == nil else { throw .missing }
          return .answered
        }
        let (slice, digest, facts) = try part.finished()
        try cache.note(DownloadCache.Entry(key, digest, validators))
        return .fetched(
          RequestCoalescer.Stored(
            slice: slice, digest: digest, size: part.size, facts: facts, validators: validators))
      } follow: { next async throws(FetchFailure) in
        // The host to which a page has moved has rules of its own.
        guard kind == .galleryPage else { return }
        guard try await mayCopy(.remote(next.text)) else { throw .leftOut("robots") }
      }
      guard let outcome else {
        coalescer.count(kind, kept == nil ? \.unchanged : \.resumed)
        return kept.map { .fetched($0) } ?? .unchanged
      }
      coalescer.count(kind, \.fetched)
      return outcome
    } catch {
      if error.fatal != nil { throw error }
      if error.isTransient, downloader.options.carriesForward, let known {
        coalescer.count(kind, \.stale)
        return .stale(since: known.since, reason: error.reason)
      }
      switch error {
      case .missing: coalescer.count(kind, \.missing)
      case .leftOut: break
      default: coalescer.count(kind, \.failed)
      }
      return .failed(error)
    }
  }

  /// Returns the download of an interrupted export; nil if there is none or it is damaged.
  ///
  /// A picture is used without a request. For a level file or gallery, which may just have been
  /// corrected, the server is asked whether it has changed.
  private func kept(
    _ key: String, _ kind: FileKind, _ cache: DownloadCache, _ isHad: (HexDigest) -> Bool
  ) -> RequestCoalescer.Stored? {
    guard let entry = cache.found[key], let digest = HexDigest(hex: entry.digest) else {
      return nil
    }
    let slice = FileSlice(path: cache.file(key))
    func stored(_ size: Int, _ facts: PictureFacts?) -> RequestCoalescer.Stored {
      RequestCoalescer.Stored(
        slice: slice, digest: digest, size: size, facts: facts, validators: entry.validators)
    }
    if kind == .picture {
      if isHad(digest) { return stored(0, nil) }
      guard let file = PictureFile(slice), file.digest == digest else { return nil }
      return stored(file.size, file.facts)
    }
    guard entry.entityTag != nil || entry.lastModified != nil, let contents = slice.contents(),
      HexDigest(bytes: SHA256.hash(data: contents)) == digest
    else { return nil }
    return stored(contents.count, nil)
  }
}

extension DownloadCache.Entry {
  fileprivate init(_ key: String, _ digest: HexDigest, _ validators: Validators?) {
    self.init(
      key: key, digest: digest.hex, answeredBy: validators?.answeredBy,
      entityTag: validators?.entityTag, lastModified: validators?.lastModified)
  }

  fileprivate var validators: Validators? {
    if entityTag == nil, lastModified == nil, answeredBy == nil { return nil }
    return Validators(
      answeredBy: answeredBy, entityTag: entityTag, lastModified: lastModified)
  }
}
