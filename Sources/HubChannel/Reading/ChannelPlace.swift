import Foundation
package import HubBundle
package import HubFetching
import HubModel
package import HubSystem

/// The place of a channel: a folder, or one on the web.
package enum ChannelPlace: Sendable {
  case folder(String)
  case web(String, WebReader)

  /// Returns the contents of a small file; nil if there is none.
  ///
  /// - Throws: `FileFault` or `PlainError`.
  package func contents(of name: String, limit: Int) throws -> [UInt8]? {
    switch self {
    case .folder:
      guard access(self.path(name), F_OK) == 0 || errno != ENOENT else { return nil }
      do throws(BundleError) {
        let file = try RandomAccessFile(path: self.path(name))
        guard file.size <= limit else {
          throw BundleError(.invalid, "\(self.path(name)): larger than \(limit) bytes")
        }
        return try file.read(at: 0, count: file.size)
      } catch {
        throw PlainError("\(error)")
      }
    case .web(_, let web):
      let url = path(name)
      let fetched = try TemporaryFile()
      do throws(FetchFailure) {
        let file = try waiting { () async throws(FetchFailure) in
          try await RemoteFile(url, from: web, first: limit + 1, limit: limit, into: fetched)
        }
        guard file.size <= limit else { throw .tooLarge(limit: limit) }
        var bytes = [UInt8](repeating: 0, count: file.size)
        var fault: FileFault?
        bytes.withUnsafeMutableBytes { buffer in
          do throws(FileFault) { try file.read(at: 0, into: buffer) } catch { fault = error }
        }
        if let fault { throw .storage(fault.description) }
        return bytes
      } catch {
        if case .missing = error { return nil }
        throw FileFault(url, failure: error)
      }
    }
  }

  /// Opens a file of the channel.
  ///
  /// - Parameters:
  ///   - size: The size that it must have.
  ///   - fetched: The file for what is fetched from the web.
  ///   - notice: Called with a message if all of it is fetched.
  /// - Throws: `BundleError`.
  package func open(
    _ name: String, size: Int, into fetched: TemporaryFile,
    notice: @escaping @Sendable (String) -> Void
  ) throws -> any RandomAccess {
    switch self {
    case .folder:
      let file = try RandomAccessFile(path: self.path(name))
      guard file.size == size else {
        throw BundleError(
          .damaged, "\(self.path(name)): it has \(file.size) bytes instead of \(size)")
      }
      return file
    case .web(_, let web):
      let url = path(name)
      return try WebBundle(url, from: web, size: size, into: fetched) { _ in
        notice("note: \(url): the server does not send parts of files, so all of it is fetched")
      }
    }
  }

  /// The path or URL of a file.
  func path(_ name: String) -> String {
    switch self {
    case .folder(let path): (path.hasSuffix("/") ? path : path + "/") + name
    case .web(let base, _): base + name
    }
  }

  /// The place for people.
  package var description: String {
    switch self {
    case .folder(let path): path
    case .web(let url, _): url
    }
  }
}
