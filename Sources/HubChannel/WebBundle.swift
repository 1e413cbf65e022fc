import Foundation
package import HubBundle
package import HubFetching
import HubSystem
import Synchronization

/// A bundle on the web, of which only what is read is fetched.
///
/// Reading blocks the calling thread, which must not be one of the pool that runs tasks: fetching
/// needs those.
package final class WebBundle: RandomAccess {
  package let url: String
  private let file: RemoteFile

  /// The number of bytes that are fetched at once at the beginning, where the manifest is.
  private static let head = 1 << 16
  /// The number of bytes before and after a small read that are fetched with it.
  private static let margin = 1 << 12

  package var size: Int { file.size }
  package var isRemote: Bool { true }

  /// Opens a bundle and fetches its beginning.
  ///
  /// - Parameter wholeIsFetched: Called if the server does not send parts of files, so that the
  ///   whole file is fetched, with its size if it is known.
  /// - Throws: `BundleError`.
  package init(
    _ url: String, from web: WebReader, wholeIsFetched: @escaping @Sendable (Int?) -> Void
  ) throws(BundleError) {
    self.url = url
    let fetched: TemporaryFile
    do throws(FileFault) { fetched = try TemporaryFile() } catch {
      throw BundleError(.inputOutput, error.description)
    }
    file = try Self.waiting(for: url) { () async throws(FetchFailure) in
      try await RemoteFile(
        url, from: web, first: Self.head, into: fetched, wholeIsFetched: wholeIsFetched)
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
    try Self.waiting(for: url) { [file] () async throws(FetchFailure) in
      try await file.fetch(ranges)
    }
  }

  /// Waits for what a task fetches, or until the current task is cancelled.
  private static func waiting<Value: Sendable>(
    for url: String, _ fetch: @escaping @Sendable () async throws(FetchFailure) -> Value
  ) throws(BundleError) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Result<Value, FetchFailure>?>(nil)
    let task = Task {
      let value: Result<Value, FetchFailure>
      do throws(FetchFailure) { value = .success(try await fetch()) } catch {
        value = .failure(error)
      }
      result.withLock { $0 = value }
      done.signal()
    }
    while done.wait(timeout: .now() + 0.1) == .timedOut { if Task.isCancelled { task.cancel() } }
    do throws(FetchFailure) {
      guard let value = result.withLock(\.self) else { throw .cancelled }
      return try value.get()
    } catch {
      throw BundleError(.inputOutput, "\(url) \(error.reason)")
    }
  }
}
