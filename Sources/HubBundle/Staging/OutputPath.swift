import Foundation
import HubModel
import HubSystem

/// The checks of a path at which a file is to be published.
package enum OutputPath {
  /// Throws if there cannot be a file at a path, or if an existing one must not be replaced.
  ///
  /// - Parameter replaces: True if an existing file may be replaced.
  /// - Throws: `PlainError` or `FileFault`.
  package static func check(_ path: String, replaces: Bool) throws {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var status = stat()
    // A path that ends in one of these names a folder, even if it does not exist.
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) {
      let isThere = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      throw PlainError(
        "\(path): \(isThere ? "is a folder" : "no such folder") (give the name of a file)")
    }
    if stat(folder, &status) != 0, ![ENOENT, ENOTDIR].contains(errno) {
      throw FileFault(cannot: "open", folder)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw PlainError("\(folder): no such folder")
    }
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw FileFault(cannot: "write", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      if replaces { return }
      throw PlainError("\(path) already exists (use --force to overwrite)")
    case S_IFDIR: throw PlainError("\(path): is a folder (give the name of a file)")
    case S_IFLNK: throw PlainError("\(path): is a link (give the name of the file itself)")
    default: throw PlainError("\(path): not a regular file; not replaced")
    }
  }
}
