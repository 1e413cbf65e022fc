package import Foundation

/// A private folder beside the place where a bundle, or a folder, is to appear. It is locked while it
/// is used, and removed at the end; what a killed program left there, the next one removes.
package final class StagingFolder {
  /// Of the folder.
  package let path: String
  private let target: String
  private let lock: Int32

  /// - Parameter target: where the result is to appear.
  /// - Throws: ``BundleError`` when another program is at it, or the place cannot be written.
  package init(for target: URL) throws {
    self.target = target.path
    let name = ".\(target.lastPathComponent).partial"
    path = target.deletingLastPathComponent().appendingPathComponent(name).path
    func failure(_ what: String) -> BundleError {
      BundleError(.inputOutput, "\(target.path): \(what): \(String(cString: strerror(errno)))")
    }
    let isNew = mkdir(path, 0o700) == 0
    guard isNew || errno == EEXIST else { throw failure("cannot be written") }
    guard isNew || Self.isOurs(path) else {
      throw BundleError(.inputOutput, "\(path): is in the way, and not ours; remove it")
    }
    let lockPath = path + "/lock"
    let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure("cannot be written") }
    lock = descriptor
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw BundleError(.inputOutput, "\(target.path): another hubpack is writing there")
    }
    do {
      try clear()
    } catch {
      throw BundleError(
        .inputOutput, "\(path): what was left there earlier cannot be removed: \(error)")
    }
  }

  /// Removes everything but the lock, which shows whose the rest is.
  private func clear() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != "lock" {
      try FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }

  /// Whether a folder, and no link, can only be written by us, and is empty or left by another of our
  /// runs: what is in it will be removed. (FAT has no modes; everything is readable there.)
  private static func isOurs(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o022 == 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return false }
    return names.isEmpty || names.contains("lock")
  }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes a finished file the result, at once and for good: after this returns, not even a power cut
  /// brings the old one back or leaves half a new one.
  package func publish(_ name: String, replacing: Bool) throws {
    func failure(_ what: String) -> BundleError {
      BundleError(.inputOutput, "\(target): \(what): \(String(cString: strerror(errno)))")
    }
    try synchronize(file(name), failure)
    if replacing {
      guard rename(file(name), target) == 0 else { throw failure("cannot be written") }
    } else {
      // Unlike rename, link fails when somebody else was faster; some file systems lack it.
      if link(file(name), target) != 0 {
        guard errno != EEXIST else { throw failure("is there already; --force replaces it") }
        guard access(target, F_OK) != 0, rename(file(name), target) == 0 else {
          throw failure("cannot be written")
        }
      }
    }
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    try synchronize(folder, failure)
  }

  /// Makes a finished folder the result; in its place there is nothing, or an empty folder.
  package func publishFolder(_ name: String) throws {
    guard rename(file(name), target) == 0 else {
      throw BundleError(.inputOutput, "\(target): \(String(cString: strerror(errno)))")
    }
  }

  private func synchronize(_ path: String, _ failure: (String) -> BundleError) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("cannot be opened") }
    defer { close(descriptor) }
    // Some file systems cannot synchronize a folder, and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure("cannot be synchronized") }
  }

  /// Removes the folder with all that is in it, the lock last: a kill in between leaves either a
  /// folder with a lock or an empty one, and the next run takes both for ours.
  package func remove() {
    // Nothing can be done about what cannot be removed; the next export tries again.
    try? clear()
    unlink(path + "/lock")
    rmdir(path)
  }

  deinit { close(lock) }
}
