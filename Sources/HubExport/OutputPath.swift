import Foundation
import HubModel

/// Where a file is to appear at once, in place of nothing or of another file.
package enum OutputPath {
  /// Refuses a place that is no place for a file, or has one that is to stay.
  ///
  /// - Parameter replaces: whether a file that is there may be replaced.
  /// - Throws: ``ExportError``, `FileFault`
  package static func check(_ path: String, replaces: Bool) throws {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var status = stat()
    // What ends in these names a folder, even where there is none.
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) {
      let isThere = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      throw ExportError(
        "\(path): \(isThere ? "is a folder" : "there is no such folder"); name a file")
    }
    if stat(folder, &status) != 0, ![ENOENT, ENOTDIR].contains(errno) {
      throw FileFault(cannot: "open", folder)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw ExportError("\(folder): there is no such folder")
    }
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw FileFault(cannot: "write", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      if replaces { return }
      throw ExportError("\(path): already exists (use --force to overwrite)")
    case S_IFDIR: throw ExportError("\(path): is a folder; name a file")
    case S_IFLNK: throw ExportError("\(path): is a link; name the file itself")
    default: throw ExportError("\(path): is not a regular file, and is not replaced")
    }
  }
}
