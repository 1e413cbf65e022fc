package import HubBundle
package import HubFetching
package import HubSystem

/// A file on the web, of which only what is read is fetched.
///
/// Reading blocks the calling thread, which must not be one of the pool that runs tasks: fetching
/// needs those.
package final class WebFile: RandomAccess {
  private let url: String
  private let web: WebReader
  private let file: RemoteFile

  /// The number of bytes that are fetched at once at the beginning, where a bundle has its manifest.
  private static let head = 1 << 16
  /// The number of bytes before and after a small read that are fetched with it.
  private static let margin = 1 << 12

  package var size: Int { file.size }
  package var isRemote: Bool { true }

  /// Opens a file and fetches its beginning.
  ///
  /// - Parameters:
  ///   - size: The size that it must have; nil for any.
  ///   - limit: The largest size that is fetched.
  ///   - start: The bytes with which it must begin, as those of a bundle; otherwise it is not fetched.
  ///   - bytes: The file for what is fetched; nil for one that is gone when the program ends.
  ///   - wholeIsFetched: Called if the server does not send parts of files, so that the whole file
  ///     is fetched, with its size if it is known.
  /// - Throws: `BundleError`.
  package init(
    _ url: String, from web: WebReader, size: Int? = nil, limit: Int = .max,
    start: [UInt8] = [], into bytes: TemporaryFile? = nil,
    wholeIsFetched: @escaping @Sendable (Int?) -> Void = { _ in }
  ) throws(BundleError) {
    (self.url, self.web) = (url, web)
    let fetched: TemporaryFile
    do throws(FileFault) { fetched = if let bytes { bytes } else { try TemporaryFile() } } catch {
      throw BundleError(.inputOutput, error.description)
    }
    do throws(FetchFailure) {
      file = try waiting(for: web) { () async throws(FetchFailure) in
        try await RemoteFile(
          url, from: web, first: Self.head, size: size, limit: limit, start: start,
          into: fetched, wholeIsFetched: wholeIsFetched)
      }
    } catch {
      throw BundleError(url, failure: error)
    }
  }

  package func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(BundleError) {
    let end = offset + buffer.count
    if !file.missing(in: [offset..<end]).isEmpty {
      let margin = buffer.count < Self.margin ? Self.margin : 0
      try prefetch([max(0, offset - margin)..<min(size, end + margin)])
    }
    do throws(FileFault) { try file.read(at: offset, into: buffer) } catch {
      throw BundleError(.inputOutput, error.description)
    }
  }

  package func prefetch(_ ranges: [Range<Int>]) throws(BundleError) {
    guard !file.missing(in: ranges).isEmpty else { return }
    do throws(FetchFailure) {
      try waiting(for: web) { [file] () async throws(FetchFailure) in
        try await file.fetch(ranges)
      }
    } catch {
      throw BundleError(url, failure: error)
    }
  }

  /// Tells that a range was fetched earlier into the file that was given.
  package func add(_ range: Range<Int>) { file.add(range) }
}

extension BundleError {
  /// Creates the error that a file cannot be fetched: `inputOutput` if it can be tried again.
  fileprivate init(_ url: String, failure: FetchFailure) {
    switch failure {
    case .missing: self.init(.notFound, "\(url): not found on the server (check the URL)")
    case .unreadable(RemoteFile.otherStart):
      self.init(
        .notABundle, "\(url): not a hubpack bundle (it does not begin with a manifest)")
    case .unreachable, .cancelled, .storage: self.init(.inputOutput, "\(url): \(failure.reason)")
    default: self.init(.invalid, "\(url): \(failure.reason)")
    }
  }
}
