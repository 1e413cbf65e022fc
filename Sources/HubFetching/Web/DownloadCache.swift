import Crypto
import Foundation
import HubModel
import HubPictures
import HubSystem
import Synchronization

/// A folder that keeps the downloads of an export until its bundle is finished, so that an
/// interrupted export can be resumed.
///
/// The folder is locked while in use. Only downloads of the last day are used again, because an
/// export shows a hub at one time.
package final class DownloadCache: Sendable {
  let path: String
  private let lock: FolderLock?
  private let journal: Mutex<Int32>
  private let hasNotes = Mutex(false)
  /// True if no other run will ever use this folder.
  private let isApart: Bool
  /// The entries in the journal of an interrupted export, by key.
  let found: [String: Entry]

  struct Entry: Codable, Sendable, Equatable {
    let key: String
    let digest: String
    var validators: Validators?
  }

  private struct Header: Codable {
    var version = 5
    let root: String
    let begun: Date
  }

  /// - Parameters:
  ///   - caches: the folder of all caches of hubpack; it is created if it is missing.
  ///   - root: the identifier of the hub: its URL, or the path of its folder.
  /// - Throws: `FileFault` if the folder cannot be written.
  init(in caches: String, root: String, now: Date = Date()) throws(FileFault) {
    let name = HexDigest(bytes: SHA256.hash(data: Array(root.utf8))).hex.prefix(32)
    do throws(FileFault) { try Folders.create(caches, mode: 0o700) } catch {
      throw FileFault("\(error)", "set XDG_CACHE_HOME to use another cache folder")
    }
    Self.removeAbandoned(in: caches, now)
    let header = Header(root: root, begun: now)
    let own = "\(caches)/\(name)"
    if let lock = try Self.locked(own), let found = Self.resumed(own, header) {
      (path, self.lock, self.found, isApart) = (own, lock, found, false)
    } else {
      // Another export of the same hub may be running, or its remains cannot be removed: this one
      // uses a folder of its own.
      path = "\(own).\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
      (lock, found, isApart) = (try Self.locked(path), [:], true)
    }
    for folder in ["files", "reduced"] { try Folders.create(path + "/" + folder) }
    Self.removeDrafts(in: path + "/reduced")
    let journalPath = path + "/journal"
    let isNew = access(journalPath, F_OK) != 0
    let journal = open(journalPath, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard journal >= 0 else { throw FileFault(cannot: "write", journalPath) }
    self.journal = Mutex(journal)
    // This starts a new line, because a killed run may have cut off the last one.
    try append(isNew ? (try? JSONEncoder().encode(header)) ?? Data() : Data())
  }

  deinit { close(journal.withLock(\.self)) }

  /// Creates and locks the folder; nil if another process holds the lock or the file system has no
  /// locks.
  private static func locked(_ path: String) throws(FileFault) -> FolderLock? {
    try Folders.create(path, mode: 0o700)
    do throws(FolderLock.Refusal) {
      let lock = try FolderLock(path)
      if lock.isIn(path) { return lock }
    } catch {
      if case .fault(let fault) = error { throw fault }
      return nil
    }
    // The previous holder of the lock has just removed the folder.
    return try locked(path)
  }

  /// Returns the entries of a folder's journal. If it is useless, the folder is emptied and the
  /// result is empty; nil if it cannot be emptied.
  private static func resumed(_ path: String, _ header: Header) -> [String: Entry]? {
    if let found = entries(of: path + "/journal", header) { return found }
    return Folders.clear(path, but: [FolderLock.name]) == nil ? [:] : nil
  }

  /// Removes caches that were not used for a week.
  private static func removeAbandoned(in caches: String, _ now: Date) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: caches)) ?? [] {
      let path = caches + "/" + name
      let journal = try? FileManager.default.attributesOfItem(atPath: path + "/journal")
      guard let used = journal?[.modificationDate] as? Date,
        now.timeIntervalSince(used) > 7 * 86_400
      else { continue }
      do throws(FolderLock.Refusal) {
        let lock = try FolderLock(path)
        try? FileManager.default.removeItem(atPath: path)
        withExtendedLifetime(lock) {}
      } catch {
        // Without locks, a running export is recognized by its journal.
        if case .unsupported = error { try? FileManager.default.removeItem(atPath: path) }
      }
    }
  }

  /// Removes unfinished smaller pictures of a killed run and the copies made for them.
  private static func removeDrafts(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.contains(draftMark) { unlink(folder + "/" + name) }
  }

  /// Returns the entries of a journal; nil if it belongs to another hub, is too old or is invalid.
  private static func entries(of path: String, _ expected: Header) -> [String: Entry]? {
    guard let text = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first, let header = try? decoder.decode(Header.self, from: first),
      header.version == expected.version, header.root == expected.root,
      (0...86_400).contains(expected.begun.timeIntervalSince(header.begun))
    else { return nil }
    var entries: [String: Entry] = [:]
    // A line that was cut off by a kill is ignored.
    for line in lines.dropFirst() {
      if let entry = try? decoder.decode(Entry.self, from: line) { entries[entry.key] = entry }
    }
    return entries
  }

  /// Returns the download of an interrupted export; nil if there is none or it is damaged.
  ///
  /// A picture is used without a request. For a level file or gallery, which may just have been
  /// corrected, the server is asked whether it has changed.
  ///
  /// - Parameter isHad: returns true if the bytes of a picture are not needed again.
  func copy(_ key: String, _ kind: FileKind, isHad: (HexDigest) -> Bool) -> FileCopy? {
    guard let entry = found[key], let digest = HexDigest(hex: entry.digest) else { return nil }
    let slice = FileSlice(path: file(key))
    var copy = FileCopy(published: digest, validators: entry.validators)
    if kind == .picture {
      if isHad(digest) { return copy }
      copy.picture = PictureFile(slice)
      return copy.picture?.digest == digest ? copy : nil
    }
    copy.slice = slice
    guard entry.validators?.entityTag != nil || entry.validators?.lastModified != nil,
      let contents = slice.contents(), HexDigest(bytes: SHA256.hash(data: contents)) == digest
    else { return nil }
    return copy
  }

  func note(_ entry: Entry) throws(FetchFailure) {
    hasNotes.withLock { $0 = true }
    let line = (try? JSONEncoder().encode(entry)) ?? Data()
    do throws(FileFault) { try append(line) } catch { throw .storage(error) }
  }

  /// Appends a line in one call, so that lines of concurrent tasks do not mix.
  private func append(_ line: Data) throws(FileFault) {
    let line = line + Data("\n".utf8)
    try journal.withLock { journal throws(FileFault) in
      try Array(line).withUnsafeBufferPointer { line throws(FileFault) in
        try UnsafeRawBufferPointer(line).writeAll(to: journal, path + "/journal")
      }
    }
  }

  /// The mark in the names of temporary files in ``pictureFolder``.
  package static let draftMark = ".draft"

  var pictureFolder: String { path + "/reduced" }

  func file(_ key: String) -> String {
    "\(path)/files/\(HexDigest(bytes: SHA256.hash(data: Array(key.utf8))).hex)"
  }

  /// True if the cache contains nothing that another run could use.
  var isEmpty: Bool { isApart || found.isEmpty && !hasNotes.withLock(\.self) }

  /// Removes the folder after the bundle is finished.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// A file as it is used: fetched now, by an interrupted export, or for an earlier bundle.
struct FileCopy: Sendable {
  /// The downloaded file; nil for pictures, and if the earlier bundle has it or nobody needs it.
  var slice: FileSlice?
  /// The downloaded picture; nil if its bytes are not needed again.
  var picture: PictureFile?
  var published: HexDigest?
  var validators: Validators?
  /// True if the contents are those in the earlier bundle.
  var isEarlier = false
  var freshness = Freshness.current
}

extension FileCopy {
  init(_ file: EarlierFile, _ freshness: Freshness = .current) {
    self.init(
      published: file.published, validators: file.validators, isEarlier: true,
      freshness: freshness)
  }
}
