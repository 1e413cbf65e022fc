import CFiles
package import Foundation
package import HubSystem

/// A private folder beside the path at which a bundle or folder is to be published. It is locked
/// while it is in use and removed at the end; a folder left by a killed program is removed by the
/// next one.
package final class StagingFolder {
  package let path: String
  /// The path of the folder that is locked, which contains ``path`` or is the same.
  private let staged: String
  private let target: String
  /// The lock; nil if the file system has no locks. The existence of the folder is then the lock.
  private let lock: FolderLock?
  private let notice: (String) -> Void

  /// Creates and locks the folder.
  ///
  /// - Parameters:
  ///   - target: The path at which the result is to be published.
  ///   - kept: The name of a file to keep from an earlier run that was interrupted.
  ///   - notice: Called at the end with a message about anything that cannot be removed.
  /// - Throws: `FileFault` if another program is using the folder, or if it cannot be written.
  package init(
    for target: URL, keeping kept: String? = nil,
    notice: @escaping (String) -> Void = { _ in }
  ) throws(FileFault) {
    self.target = target.path
    self.notice = notice
    var name = target.lastPathComponent
    // Together with the rest, at most the 255 bytes of a file name.
    while name.utf8.count > 255 - 9 { name.removeLast() }
    staged = target.deletingLastPathComponent().appendingPathComponent(".\(name).partial").path
    let isNew = mkdir(staged, 0o700) == 0
    guard isNew || errno == EEXIST else { throw FileFault(cannot: "write", target.path) }
    guard isNew || Self.isOurs(staged) else {
      throw FileFault(staged, "already exists and was not created by hubpack (remove it)")
    }
    do throws(FolderLock.Refusal) {
      let lock = try FolderLock(staged)
      // The previous owner may have removed the folder just now, and another program created a new
      // one.
      guard lock.isIn(staged) else { throw .taken }
      self.lock = lock
    } catch {
      switch error {
      case .taken: throw FileFault(target.path, "another hubpack is writing to it")
      case .unsupported where isNew: lock = nil
      case .unsupported:
        throw FileFault(
          staged,
          "may be in use by another hubpack; this file system does not support locks "
            + "(remove it if no hubpack is running)")
      case .fault(let fault):
        if isNew { Self.remove(staged) }
        throw fault
      }
    }
    // After a power cut, the next run recognizes the folder by its lock, so no other name in it may
    // get to the disk before.
    try? Folders.synchronize(staged)
    // Files that cannot be removed are not an obstacle: use another folder beside them.
    guard Folders.clear(staged, but: [FolderLock.name, kept]) != nil else {
      path = staged
      return
    }
    // Foundation's UUIDs are zero where no file can be opened.
    var template = Array((staged + "/XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFault(cannot: "create a folder in", staged) }
    path = template.dropLast().withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// True if a path is a folder, not a link, that only the current user can write, and that is
  /// empty or was left by hubpack, so that its contents can be removed. (FAT has no modes;
  /// everything is readable there.)
  private static func isOurs(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o022 == 0,
      let names = try? Folders.names(in: path)
    else { return false }
    return names.isEmpty || names.contains(FolderLock.name)
  }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Returns the path of a file that is kept from run to run, if it is asked for.
  package func fileOfAllRuns(_ name: String) -> String { staged + "/" + name }

  /// Returns the error to report for one that was thrown at work in the folder: if the disk is full,
  /// one that names the result, not a temporary file.
  package func reported(_ error: any Error) -> any Error {
    guard let fault = error as? FileFault, let number = fault.number,
      [ENOSPC, EDQUOT].contains(number), fault.description.contains(staged + "/")
    else { return error }
    return FileFault(cannot: "write", target, number)
  }

  /// Publishes a finished file atomically and durably: after this returns, not even a power failure
  /// brings the old file back or leaves half of the new one. The file must be on the disk.
  package func publish(_ name: String, replacing: Bool) throws(FileFault) {
    do throws(FileFault) {
      try Folders.publish(file(name), as: target, replacing: replacing)
    } catch {
      guard error.number == EEXIST else { throw error }
      throw FileFault(existing: target, advice: "use --force to overwrite")
    }
  }

  /// Publishes a finished file, like ``publish(_:replacing:)``, at another path of the same file
  /// system. An existing one is replaced.
  package func publish(_ name: String, as path: String) throws(FileFault) {
    try Folders.publish(file(name), as: path, replacing: true)
  }

  /// Writes a small file and publishes it at a path.
  package func publish(_ contents: [UInt8], as path: String) throws(FileFault) {
    let written = try WrittenFile(new: file("small"), mode: 0o666)
    try written.write(contents)
    try written.synchronize()
    try written.close()
    try publish("small", as: path)
  }

  /// Publishes a finished folder, like ``publish(_:replacing:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the folder in this one.
  ///   - replaces: True to replace a folder at the target; otherwise it must be empty.
  package func publishFolder(_ name: String, replacing replaces: Bool) throws(FileFault) {
    let folder = open(file(name), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw FileFault(cannot: "open", file(name)) }
    defer { close(folder) }
    // Synchronize all files at once, because waiting for each takes ten times as long.
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
      // Restore the old folder, unless the new one is already in place.
      if isReplaced { rename(former, target) }
      throw error
    }
  }

  /// Removes the folder with its contents, the lock last: if the program is killed meanwhile, it
  /// leaves a folder with a lock or an empty one, and the next run recognizes both.
  ///
  /// - Parameter kept: The name of a file to keep for the next run, and the folder with it.
  package func remove(keeping kept: String? = nil) {
    let fault = Folders.clear(staged, but: [FolderLock.name, kept])
    if let fault = fault ?? (kept == nil ? Self.remove(staged) : nil) {
      notice("\(fault) (remove \(staged), or leave it to the next run)")
    }
  }

  @discardableResult private static func remove(_ staged: String) -> FileFault? {
    try? Folders.synchronize(staged)
    let lock = staged + "/" + FolderLock.name
    guard unlink(lock) == 0 || errno == ENOENT else { return FileFault(cannot: "remove", lock) }
    if rmdir(staged) == 0 { return nil }
    let fault = FileFault(cannot: "remove", staged)
    // The next run recognizes the folder by its lock.
    close(open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
    return fault
  }
}

/// A temporary file with parts of a bundle, one after another, until they are packed. One file per
/// part would take longer, and Foundation's `Data.write` also waits for the disk.
package final class StagingFile {
  private let file: WrittenFile
  private var end = 0

  package init(path: String) throws(FileFault) {
    file = try WrittenFile(new: path)
  }

  package func append(_ contents: [UInt8]) throws(FileFault) -> FileSlice {
    let start = end
    try file.write(contents)
    end += contents.count
    return FileSlice(path: file.path, range: start..<end)
  }

  /// Closes the file, before the parts are read. Some file systems report only now that they are
  /// full.
  package func close() throws(FileFault) { try file.close() }
}
