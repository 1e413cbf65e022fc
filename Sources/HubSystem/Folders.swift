import Foundation

/// Operations on folders and directory entries. Every error names the folder or file.
package enum Folders {
  /// Creates a folder and its missing parents; an existing folder is not an error.
  ///
  /// - Parameter mode: the permissions of new folders, before the process's umask applies.
  package static func create(_ path: String, mode: Int = 0o777) throws(FileFault) {
    if mkdir(path, mode_t(mode)) == 0 { return }
    let number = errno
    var status = stat()
    if number == EEXIST {
      guard stat(path, &status) == 0 else { throw FileFault(cannot: "open", path) }
      if status.st_mode & S_IFMT == S_IFDIR { return }
    }
    let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    guard number == ENOENT, !parent.isEmpty else { throw FileFault(cannot: "create", path, number) }
    try create(parent, mode: mode)
    guard mkdir(path, mode_t(mode)) == 0 || errno == EEXIST else {
      throw FileFault(cannot: "create", path)
    }
  }

  /// True if there is a folder at the path, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the names in a folder. (Foundation's list is silently incomplete after a disk error.)
  package static func names(in path: String) throws(FileFault) -> [String] {
    guard let folder = opendir(path) else { throw FileFault(cannot: "read", path) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw FileFault(cannot: "read", path) }
        return names.filter { $0 != "." && $0 != ".." }
      }
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
  }

  /// Removes the contents of a folder, as far as possible.
  ///
  /// - Parameter kept: the names of entries to keep.
  /// - Returns: the first failure.
  package static func clear(_ path: String, but kept: Set<String?> = []) -> FileFault? {
    let names: [String]
    do throws(FileFault) { names = try self.names(in: path) } catch { return error }
    var first: FileFault?
    for name in names where !kept.contains(name) {
      let fault = remove(path + "/" + name)
      first = first ?? fault
    }
    return first
  }

  /// Removes a file, a link, or a folder with its contents. (Foundation's method takes quadratic
  /// time.)
  private static func remove(_ path: String) -> FileFault? {
    if unlink(path) == 0 { return nil }
    let number = errno
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return FileFault(cannot: "remove", path, number)
    }
    if let fault = clear(path) { return fault }
    return rmdir(path) == 0 ? nil : FileFault(cannot: "remove", path)
  }

  /// Moves a finished file or folder to its final name, atomically and durably: after this returns,
  /// even a power failure does not bring back the previous contents.
  ///
  /// - Parameter replaces: true to replace an existing file; if false, the error for one has the
  ///   number `EEXIST`.
  package static func publish(
    _ finished: String, as target: String, replacing replaces: Bool
  ) throws(FileFault) {
    // Unlike rename, link fails if another process was faster. Some file systems lack it, and it
    // does not work for folders.
    if replaces || link(finished, target) != 0 {
      if !replaces {
        guard errno != EEXIST, access(target, F_OK) != 0 else {
          throw FileFault(cannot: "write", target, EEXIST)
        }
      }
      guard rename(finished, target) == 0 else { throw FileFault(cannot: "write", target) }
    } else {
      unlink(finished)
    }
    let parent = URL(fileURLWithPath: target).deletingLastPathComponent().path
    do throws(FileFault) { try synchronize(parent) } catch {
      throw FileFault(target, "is complete, but not synced to disk: \(error)")
    }
  }

  /// Waits until the names in a folder are on the disk.
  package static func synchronize(_ path: String) throws(FileFault) {
    let folder = open(path, O_RDONLY | O_CLOEXEC)
    // A folder that is writable but not readable cannot be synchronized.
    if folder < 0, errno == EACCES { return }
    guard folder >= 0 else { throw FileFault(cannot: "sync", path) }
    defer { close(folder) }
    while fsync(folder) != 0 {
      if [EINVAL, ENOTSUP, EROFS].contains(errno) { return }
      guard errno == EINTR else { throw FileFault(cannot: "sync", path) }
    }
  }
}
