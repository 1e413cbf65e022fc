import Crypto
import Foundation
import HubModel
import Synchronization

/// A folder that keeps what an export has fetched until its bundle is made, so that an interrupted
/// export goes on where it stopped.
///
/// It is locked while it is used. Only what was fetched in the last day is taken up again: an export
/// shows a hub at one time.
package final class DownloadCache: Sendable {
  /// Of the folder.
  let path: String
  private let lock: FolderLock?
  private let journal: Mutex<Int32>
  private let hasNotes = Mutex(false)
  /// Whether no other run will ever look here.
  private let isApart: Bool
  /// What the journal of an interrupted export says, by key.
  let found: [String: Entry]

  /// A file that was fetched.
  struct Entry: Codable, Sendable, Equatable {
    let key: String
    let digest: String
    var answeredBy: String?
    var entityTag: String?
    var lastModified: String?
  }

  /// The first line of the journal.
  private struct Header: Codable {
    var version = 4
    let root: String
    let begun: Date
  }

  /// Opens the cache of a hub.
  ///
  /// - Parameters:
  ///   - caches: the folder of all of hubpack's caches; it is made where it is missing.
  ///   - root: what names the hub: its URL, or the path of its folder.
  ///   - now: the time.
  /// - Throws: `FileFault` when the folder cannot be written.
  init(in caches: String, root: String, now: Date = Date()) throws(FileFault) {
    let name = HexDigest(bytes: SHA256.hash(data: Array(root.utf8))).hex.prefix(32)
    do throws(FileFault) { try Folders.create(caches, mode: 0o700) } catch {
      throw FileFault("\(error)", "XDG_CACHE_HOME names another folder for caches")
    }
    Self.removeAbandoned(in: caches, now)
    let header = Header(root: root, begun: now)
    let own = "\(caches)/\(name)"
    if let lock = try Self.locked(own), let found = Self.resumed(own, header) {
      (path, self.lock, self.found, isApart) = (own, lock, found, false)
    } else {
      // Another export of the same hub is at it, nobody can tell, or what it left cannot be removed: this one keeps
      // its downloads apart.
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
    // The line before may have been cut by a kill.
    try append(isNew ? (try? JSONEncoder().encode(header)) ?? Data() : Data())
  }

  deinit { close(journal.withLock(\.self)) }

  /// Makes the folder and locks it; nil when another program has it locked, or its file system has no locks.
  private static func locked(_ path: String) throws(FileFault) -> FolderLock? {
    try Folders.create(path, mode: 0o700)
    do throws(FolderLock.Refusal) {
      let lock = try FolderLock(path)
      if lock.isIn(path) { return lock }
    } catch {
      if case .fault(let fault) = error { throw fault }
      return nil
    }
    // Whoever had it has removed the folder in this moment.
    return try locked(path)
  }

  /// What the journal in a folder says; nothing, and the folder emptied, when that is of no use; nil when it cannot be
  /// emptied.
  private static func resumed(_ path: String, _ header: Header) -> [String: Entry]? {
    if let found = entries(of: path + "/journal", header) { return found }
    return Folders.clear(path, but: FolderLock.name) == nil ? [:] : nil
  }

  /// Removes caches that nobody has used for a week.
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
        // Without locks, whoever is at work shows by its journal.
        if case .unsupported = error { try? FileManager.default.removeItem(atPath: path) }
      }
    }
  }

  /// Removes smaller pictures that a killed run had not finished, and copies that it made for them.
  private static func removeDrafts(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.contains(draftMark) { unlink(folder + "/" + name) }
  }

  /// What a journal says, unless it is of another hub, too old, or no journal at all.
  private static func entries(of path: String, _ expected: Header) -> [String: Entry]? {
    guard let text = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first, let header = try? decoder.decode(Header.self, from: first),
      header.version == expected.version, header.root == expected.root,
      (0...86_400).contains(expected.begun.timeIntervalSince(header.begun))
    else { return nil }
    var entries: [String: Entry] = [:]
    // A line that was cut by a kill says nothing.
    for line in lines.dropFirst() {
      if let entry = try? decoder.decode(Entry.self, from: line) { entries[entry.key] = entry }
    }
    return entries
  }

  /// Notes what became of a file.
  func note(_ entry: Entry) throws(FetchFailure) {
    hasNotes.withLock { $0 = true }
    let line = (try? JSONEncoder().encode(entry)) ?? Data()
    do throws(FileFault) { try append(line) } catch { throw .storage(error) }
  }

  /// One line at a time, so that those of several tasks do not mix.
  private func append(_ line: Data) throws(FileFault) {
    let line = line + Data("\n".utf8)
    let outcome: Result<Void, FileFault> = journal.withLock { journal in
      line.withUnsafeBytes { line in
        Result { () throws(FileFault) in try line.writeAll(to: journal, path + "/journal") }
      }
    }
    try outcome.get()
  }

  /// What the names of files in ``pictureFolder`` have in them that are only needed while they are made.
  package static let draftMark = ".draft"

  /// For smaller pictures that were made of what was fetched.
  package var pictureFolder: String { path + "/reduced" }

  /// Where a file is kept.
  func file(_ key: String) -> String {
    "\(path)/files/\(HexDigest(bytes: SHA256.hash(data: Array(key.utf8))).hex)"
  }

  /// Whether there is nothing in it that another run could use.
  var isEmpty: Bool { isApart || found.isEmpty && !hasNotes.withLock(\.self) }

  /// Removes the folder: the bundle is made.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
