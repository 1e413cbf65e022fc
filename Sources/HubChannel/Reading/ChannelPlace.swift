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
  /// - Throws: `PlainError`.
  package func contents(of name: String, limit: Int) throws -> [UInt8]? {
    if case .folder = self, access(path(name), F_OK) != 0, errno == ENOENT { return nil }
    do throws(BundleError) {
      let file = try open(name, limit: limit)
      guard file.size <= limit else {
        throw BundleError(.invalid, "\(path(name)): larger than \(limit) bytes")
      }
      return try file.read(at: 0, count: file.size)
    } catch {
      if error.code == .notFound { return nil }
      throw PlainError("\(error)")
    }
  }

  /// Returns the signatures beside a file; none if there is no file with them.
  ///
  /// - Throws: `PlainError`.
  package func signatures(of name: String) throws -> SignatureFile {
    SignatureFile(try contents(of: name + ".sig", limit: SignatureFile.mostBytes) ?? [])
  }

  /// Opens a file of the channel.
  ///
  /// - Parameters:
  ///   - size: The size that it must have; nil for any.
  ///   - limit: The largest size that is fetched.
  ///   - fetched: The file for what is fetched from the web; nil for one without a name.
  ///   - notice: Called with a message if all of it is fetched.
  package func open(
    _ name: String, size: Int? = nil, limit: Int = .max, into fetched: TemporaryFile? = nil,
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(BundleError) -> any RandomAccess {
    let path = path(name)
    if case .web(_, let web) = self {
      return try WebFile(path, from: web, size: size, limit: limit, into: fetched) { _ in
        notice("note: \(path): the server does not send parts of files, so all of it is fetched")
      }
    }
    let file = try RandomAccessFile(path: path)
    guard file.size == size ?? file.size else {
      throw BundleError(.damaged, "\(path): it has \(file.size) bytes instead of \(size ?? 0)")
    }
    return file
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
