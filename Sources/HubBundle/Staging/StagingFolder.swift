import CFiles
package import Foundation
package import HubModel

/// A private folder beside the place where a bundle, or a folder, is to appear. It is locked while it
/// is used, and removed at the end; what a killed program left there, the next one removes.
package final class StagingFolder {
  /// Of the folder that is worked in.
  package let path: String
  /// Of the folder that holds it, or is it.
  private let staged: String
  private let target: String
  /// None where the file system has no locks: there, the folder's being there is the lock.
  private let lock: FolderLock?
  private let notice: (String) -> Void

  /// - Parameters:
  ///   - target: where the result is to appear.
  ///   - notice: is told at the end what cannot be removed.
  /// - Throws: `FileFault` when another program is at it, or the place cannot be written.
  package init(for target: URL, notice: @escaping (String) -> Void = { _ in }) throws(FileFault) {
    self.target = target.path
    self.notice = notice
    let name = ".\(target.lastPathComponent).partial"
    staged = target.deletingLastPathComponent().appendingPathComponent(name).path
    let isNew = mkdir(staged, 0o700) == 0
    guard isNew || errno == EEXIST else { throw FileFault(cannot: "write", target.path) }
    guard isNew || Self.isOurs(staged) else {
      throw FileFault(staged, "is in the way, and not ours; remove it")
    }
    do throws(FolderLock.Refusal) {
      let lock = try FolderLock(staged)
      // Whoever had it may have removed the folder in this moment, and somebody else made another.
      guard lock.isIn(staged) else { throw .taken }
      self.lock = lock
    } catch {
      switch error {
      case .taken: throw FileFault(target.path, "another hubpack is writing there")
      case .unsupported where isNew: lock = nil
      case .unsupported:
        throw FileFault(
          staged,
          "another hubpack is at work there, or was killed, which this file system, without locks, "
            + "cannot tell; remove it if none is running")
      case .fault(let fault):
        if isNew { Self.remove(staged) }
        throw fault
      }
    }
    // What cannot be removed is no obstacle: this run works beside it.
    guard Folders.clear(staged, but: FolderLock.name) != nil else {
      path = staged
      return
    }
    path = staged + "/" + UUID().uuidString
    guard mkdir(path, 0o700) == 0 else { throw FileFault(cannot: "create", path) }
  }

  /// Whether a folder, and no link, can only be written by us, and is empty or left by another of our
  /// runs: what is in it will be removed. (FAT has no modes; everything is readable there.)
  private static func isOurs(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o022 == 0,
      let names = try? Folders.names(in: path)
    else { return false }
    return names.isEmpty || names.contains(FolderLock.name)
  }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Returns the error to report for one that was thrown at work in the folder: if the disk is full, the result
  /// could not be written, not a file in here, which nobody has heard of.
  package func reported(_ error: any Error) -> any Error {
    guard let fault = error as? FileFault, let number = fault.number,
      [ENOSPC, EDQUOT].contains(number), fault.description.contains(staged + "/")
    else { return error }
    return FileFault(cannot: "write", target, number)
  }

  /// Makes a finished file, which the disk has, the result, at once and for good: after this returns, not even a
  /// power cut brings the old one back or leaves half a new one.
  ///
  /// - Throws: `FileFault`
  package func publish(_ name: String, replacing: Bool) throws(FileFault) {
    do throws(FileFault) {
      try Folders.publish(file(name), as: target, replacing: replacing)
    } catch {
      guard error.number == EEXIST else { throw error }
      throw FileFault(target, "already exists (use --force to overwrite)")
    }
  }

  /// Makes a finished folder the result, as ``publish(_:replacing:)`` does.
  ///
  /// - Parameter replaces: True to remove a folder that is there; else it has to be empty.
  /// - Throws: `FileFault`
  package func publishFolder(_ name: String, replacing replaces: Bool) throws(FileFault) {
    let folder = open(file(name), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw FileFault(cannot: "open", file(name)) }
    defer { close(folder) }
    // All files at once: to wait for each takes ten times as long.
    while hub_sync_file_system(folder) != 0 {
      if errno == ENOSYS { break }
      guard errno == EINTR else { throw FileFault(cannot: "write", target) }
    }
    let former = file("former")
    let isReplaced = replaces && rename(target, former) == 0
    guard isReplaced || !replaces || errno == ENOENT else {
      throw FileFault(cannot: "replace", target)
    }
    do throws(FileFault) {
      try Folders.publish(file(name), as: target, replacing: true)
    } catch {
      // Unless the new one is in its place and only not synced.
      if isReplaced { rename(former, target) }
      throw error
    }
  }

  /// Removes the folder with all that is in it, the lock last: a kill in between leaves either a
  /// folder with a lock or an empty one, and the next run takes both for ours.
  package func remove() {
    if let fault = Folders.clear(staged, but: FolderLock.name) ?? Self.remove(staged) {
      notice("\(fault); the next run tries again, or remove \(staged)")
    }
  }

  @discardableResult private static func remove(_ staged: String) -> FileFault? {
    let lock = staged + "/" + FolderLock.name
    guard unlink(lock) == 0 || errno == ENOENT else { return FileFault(cannot: "remove", lock) }
    if rmdir(staged) == 0 { return nil }
    let fault = FileFault(cannot: "remove", staged)
    // By its lock, the next run knows the folder for ours.
    close(open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
    return fault
  }
}
