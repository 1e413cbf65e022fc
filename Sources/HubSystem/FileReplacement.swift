import Foundation

package enum FileReplacement {
  /// Replaces the contents of a file atomically and durably: at any moment there is either the old
  /// file or the new one. The new one has the permissions and, if possible, the owner of the old one.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file, not of a link.
  ///   - original: The contents that the file must still have.
  package static func replace(
    _ path: String, _ original: [UInt8], with contents: [UInt8]
  ) throws(FileFault) {
    var status = stat()
    guard access(path, W_OK) == 0, lstat(path, &status) == 0 else {
      throw FileFault(cannot: "write", path)
    }
    let url = URL(fileURLWithPath: path)
    let name = ".\(url.lastPathComponent.prefix(100)).hubpack-\(UUID().uuidString)"
    let temporary = url.deletingLastPathComponent().path + "/" + name
    do throws(FileFault) {
      let file = try WrittenFile(new: temporary)
      if status.st_uid != geteuid() || status.st_gid != getegid() {
        _ = fchown(file.descriptor, status.st_uid, status.st_gid)
      }
      guard fchmod(file.descriptor, status.st_mode & 0o7777) == 0 else {
        throw FileFault(cannot: "write", path)
      }
      try file.write(contents)
      try file.synchronize()
      try file.close()
      guard let current = FileSlice(path: path).contents() else {
        throw FileFault(cannot: "read", path)
      }
      guard current == original else {
        throw FileFault(path, "changed meanwhile; not written (run the command again)")
      }
      try Folders.publish(temporary, as: path, replacing: true)
    } catch {
      let isGone = unlink(temporary) == 0 || errno == ENOENT
      let leftover = isGone ? nil : FileFault(cannot: "remove", temporary)
      // The error names the file that was to be replaced.
      let failure = error.number.map { FileFault(cannot: "write", path, $0) } ?? error
      throw failure.followed(by: leftover)
    }
  }
}
