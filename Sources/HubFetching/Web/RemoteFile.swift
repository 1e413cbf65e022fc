import Foundation
import HubModel
package import HubSystem
import NIOHTTP1
import Synchronization

/// The web, for files that are read in part. `shutDown()` must be called at the end.
package final class WebReader: Sendable {
  fileprivate let downloader: Downloader
  private let progress: @Sendable (_ bytes: Int) -> Void

  /// - Parameters:
  ///   - url: The first URL; the network of its host is trusted, because the user named it.
  ///   - progress: Called while something is fetched, with the number of bytes so far.
  /// - Throws: ``SourceError`` if the options or the URL are invalid.
  package init(
    _ url: String, options: FetchOptions,
    progress: @escaping @Sendable (_ bytes: Int) -> Void = { _ in }
  ) throws {
    self.progress = progress
    let host: String
    do { host = try RequestURL(url).host } catch {
      throw SourceError(.notFound, "\(url.withoutPasswords): \(error.reason)")
    }
    downloader = try Downloader(options, rootHost: host)
  }

  package func shutDown() async { await downloader.transport.shutDown() }

  /// Tells how much was fetched so far.
  package func tellProgress() { progress(traffic.bytes) }

  /// The number of requests so far, and of the bytes in their responses.
  package var traffic: (requests: Int, bytes: Int) {
    downloader.hosts.tallies.values.reduce((0, 0)) { ($0.0 + $1.requests, $0.1 + $1.bytes) }
  }
}

/// A file on the web of which parts are fetched, each once. All parts are of one version: if the
/// file is replaced meanwhile, fetching fails (RFC 9110, section 13.1.5).
///
/// A server that does not send ranges sends the whole file.
package final class RemoteFile: Sendable {
  private let url: RequestURL
  private let web: WebReader
  private let bytes: TemporaryFile
  private let limit: Int
  private let start: [UInt8]
  private let state = Mutex(State())
  /// Called when the whole file is fetched although a part is wanted, with its size if it is known.
  private let wholeIsFetched: @Sendable (Int?) -> Void

  private struct State {
    var size: Int?
    var version: Version?
    var present = IndexSet()
    var sendsRanges = true
    var sendsSeveral = true
    var isWholeTold = false
  }

  /// The validator of a version of which parts fit together.
  struct Version: Hashable {
    let precondition: String

    /// Only a strong tag tells versions apart byte for byte; a date serves if there is none.
    init?(_ headers: HTTPHeaders) {
      let found = Validators(headers, answeredBy: nil)
      let tag = found?.isStrong == true ? found?.entityTag : nil
      guard let precondition = tag ?? found?.lastModified else { return nil }
      self.precondition = precondition
    }
  }

  /// The reason of a file that begins otherwise than it must.
  package static let otherStart = "it is another kind of file"

  static let replaced = AttemptFailure(.unreadable("it was replaced while it was read (try again)"))

  /// Opens a file, and fetches its first bytes, and its last ones if the size is known.
  ///
  /// - Parameters:
  ///   - count: The number of bytes that are fetched at once; more than there may be.
  ///   - size: The size that the file must have; nil for any.
  ///   - limit: The largest size that is fetched.
  ///   - start: The bytes with which the file must begin. Without them, nothing more is fetched: it
  ///     may be anything, such as a film.
  ///   - bytes: The file for what was fetched.
  package init(
    _ url: String, from web: WebReader, first count: Int, size: Int? = nil, limit: Int = .max,
    start: [UInt8] = [], into bytes: TemporaryFile,
    wholeIsFetched: @escaping @Sendable (Int?) -> Void = { _ in }
  ) async throws(FetchFailure) {
    self.url = try RequestURL.fetchable(url)
    (self.web, self.bytes, self.wholeIsFetched) = (web, bytes, wholeIsFetched)
    (self.limit, self.start) = (limit, start)
    state.withLock { $0.size = size }
    try await fetch(
      [0..<min(count, size ?? count)] + (size.map { [max(0, $0 - count)..<$0] } ?? []))
  }

  /// The size in bytes.
  package var size: Int { state.withLock { $0.size ?? 0 } }
  var version: Version? { state.withLock(\.version) }

  /// Copies bytes that were fetched.
  package func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(FileFault) {
    try bytes.read(at: offset, into: buffer)
  }

  /// Returns the parts of ranges that have not been fetched, in order.
  package func missing(in ranges: [Range<Int>]) -> [Range<Int>] {
    state.withLock { state in
      var missing = IndexSet()
      for range in ranges where !range.isEmpty { missing.insert(integersIn: range) }
      if let size = state.size { missing.remove(integersIn: size..<Int.max) }
      return missing.subtracting(state.present).rangeView.map { $0 }
    }
  }

  /// Tells that bytes are here, whoever wrote them to the file for what was fetched.
  package func add(_ range: Range<Int>) {
    state.withLock { $0.present.insert(integersIn: range) }
  }

  /// Fetches what is missing of ranges: several with one request, and several requests at a time.
  package func fetch(_ ranges: [Range<Int>]) async throws(FetchFailure) {
    var missing = missing(in: ranges)
    while !missing.isEmpty {
      let batches = batches(of: missing)
      let failure = await withTaskGroup(of: FetchFailure?.self) { group in
        for batch in batches {
          group.addTask {
            do throws(FetchFailure) { try await self.request(batch) } catch { return error }
            return nil
          }
        }
        return await group.first { $0 != nil } ?? nil
      }
      if let failure { throw failure }
      let left = self.missing(in: ranges)
      guard left != missing else {
        throw .unreachable("the server did not send the bytes that were asked for")
      }
      missing = left
    }
  }

  private func request(_ ranges: [Range<Int>]) async throws(FetchFailure) {
    let request = RangeRequest(ranges, of: self)
    _ = try await web.downloader.fetch(url, into: request)
  }

  /// The longest list of ranges in a request. Many servers refuse a header of 8 kB, and Apache sends
  /// the whole file instead of more than 200 ranges.
  private static let longestHeader = 4000
  private static let mostRanges = 200

  /// Divides ranges into those of one request each.
  private func batches(of ranges: [Range<Int>]) -> [[Range<Int>]] {
    let (sendsRanges, sendsSeveral) = state.withLock { ($0.sendsRanges, $0.sendsSeveral) }
    guard sendsRanges else { return [ranges] }
    guard sendsSeveral else { return ranges.map { [$0] } }
    var batches: [[Range<Int>]] = [[]]
    var length = 0
    for range in ranges {
      length += Self.text(range).utf8.count + 1
      if length > Self.longestHeader || batches[batches.count - 1].count == Self.mostRanges {
        batches.append([])
        length = 0
      }
      batches[batches.count - 1].append(range)
    }
    return batches
  }

  /// Returns the ranges of a request that are still missing, as in the header; nil to ask for the
  /// whole file.
  func header(for ranges: [Range<Int>]) -> String? {
    guard state.withLock(\.sendsRanges) else { return nil }
    let missing = missing(in: ranges)
    let isSeveral = state.withLock(\.sendsSeveral)
    return missing.prefix(isSeveral ? missing.count : 1)
      .map(Self.text).joined(separator: ",")
  }

  /// True if a request for what is missing of these ranges asks for more than one.
  func asksForSeveral(of ranges: [Range<Int>]) -> Bool {
    state.withLock { $0.sendsRanges && $0.sendsSeveral } && missing(in: ranges).count > 1
  }

  private static func text(_ range: Range<Int>) -> String {
    "\(range.lowerBound)-\(range.upperBound - 1)"
  }
}

extension RemoteFile {
  func refuseRanges() { state.withLock { $0.sendsRanges = false } }
  func refuseSeveralRanges() { state.withLock { $0.sendsSeveral = false } }

  /// Notes the version and size of the file, or throws if they are others than before.
  func agree(on version: Version, _ size: Int?) throws(AttemptFailure) {
    try state.withLock { state throws(AttemptFailure) in
      guard state.version ?? version == version else { throw Self.replaced }
      state.version = version
      if let size { try Self.agree(on: size, &state) }
    }
  }

  private static func agree(on size: Int, _ state: inout State) throws(AttemptFailure) {
    guard state.size ?? size == size else {
      throw state.present.isEmpty ? otherSize(size, state.size ?? 0) : replaced
    }
    state.size = size
  }

  private static func otherSize(_ size: Int, _ expected: Int) -> AttemptFailure {
    AttemptFailure(.unreadable("it has \(size) bytes instead of \(expected)"))
  }

  /// Prepares for the whole file, which the server sends instead of a part.
  func takeWhole(_ size: Int?) throws(AttemptFailure) {
    let isNew = try state.withLock { state throws(AttemptFailure) in
      if let size { try Self.agree(on: size, &state) }
      defer {
        (state.sendsRanges, state.isWholeTold, state.present) = (false, true, IndexSet())
      }
      return !state.isWholeTold
    }
    if isNew { wholeIsFetched(size) }
  }

  func finishWhole(_ count: Int) throws(FetchFailure) {
    try state.withLock { state throws(FetchFailure) in
      guard state.size ?? count == count else {
        throw Self.otherSize(count, state.size ?? 0).failure
      }
      state.size = count
    }
  }

  func store(_ piece: UnsafeRawBufferPointer, at offset: Int) throws(FetchFailure) {
    let end = offset + piece.count
    if let size = state.withLock(\.size), end > size {
      throw .unreadable("the server sent more than its \(size) bytes")
    }
    guard end <= limit else { throw .tooLarge(limit: limit) }
    guard zip(piece, start.dropFirst(offset)).allSatisfy(==) else {
      throw .unreadable(Self.otherStart)
    }
    guard !piece.isEmpty else { return }
    do throws(FileFault) { try bytes.write(piece, at: offset) } catch { throw .storage(error) }
    add(offset..<end)
  }
}
