import Crypto
import Foundation
import HubModel
import Synchronization

/// A folder that keeps what an export has fetched until its bundle is made, so that an interrupted
/// export goes on where it stopped.
///
/// It is locked while it is used. Only what was fetched in the last day is taken up again: an export
/// shows a hub at one time.
public final class DownloadCache: Sendable {
  /// Of the folder.
  let path: String
  private let lock: Int32
  private let journal: Int32
  /// Small files.
  let pile: FilePile
  private let hasNotes = Mutex(false)
  /// Whether no other run will ever look here.
  private let isApart: Bool
  /// What the journal of an interrupted export says, by key.
  let found: [String: Entry]

  /// A file that was fetched.
  struct Entry: Sendable, Equatable {
    let key: String
    let digest: String
    /// Where it is on the pile; nil for a file of its own.
    var range: Range<Int>?
    var answeredBy: String?
    var entityTag: String?
    var lastModified: String?
  }

  /// The first line of the journal.
  private struct Header: Codable {
    var version = 3
    let root: String
    let begun: Date

    var line: Data {
      // Nothing in it cannot be written.
      (try? JSONEncoder().encode(self)) ?? Data()
    }
  }

  /// Opens the cache of a hub.
  ///
  /// - Parameters:
  ///   - caches: the folder of all of hubpack's caches; it is made where it is missing.
  ///   - root: what names the hub: its URL, or the path of its folder.
  ///   - now: the time.
  /// - Throws: ``SourceError`` when the folder cannot be written.
  init(in caches: String, root: String, now: Date = Date()) throws(SourceError) {
    let name = HexDigest(bytes: SHA256.hash(data: Array(root.utf8))).hex.prefix(32)
    var path = caches + "/" + name
    func failure() -> SourceError {
      SourceError(.storage, "\(path): \(String(cString: strerror(errno)))")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: caches, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw SourceError(
        .storage, "\(caches): cannot be made; XDG_CACHE_HOME names another folder for caches")
    }
    Self.removeAbandoned(in: caches, now)
    var descriptor = Self.locked(path)
    isApart = descriptor == nil && errno == EWOULDBLOCK
    if descriptor == nil, errno == EWOULDBLOCK {
      // Another export of the same hub is at it: this one keeps its downloads apart.
      path = "\(caches)/\(name).\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
      descriptor = Self.locked(path)
    }
    guard let descriptor else { throw failure() }
    lock = descriptor
    self.path = path
    let header = Header(root: root, begun: now)
    let journalPath = path + "/journal"
    if let found = Self.entries(of: journalPath, header) {
      self.found = found
    } else {
      found = [:]
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != "lock" {
          try FileManager.default.removeItem(atPath: path + "/" + name)
        }
      } catch {
        throw SourceError(.storage, "\(path): cannot be emptied; remove it")
      }
    }
    for folder in ["/files", "/reduced"] {
      guard mkdir(path + folder, 0o700) == 0 || errno == EEXIST else { throw failure() }
    }
    pile = try FilePile(path: path + "/pile")
    Self.removeDrafts(in: path + "/reduced")
    let isNew = access(journalPath, F_OK) != 0
    journal = open(journalPath, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard journal >= 0 else { throw failure() }
    // The line before may have been cut by a kill.
    try append(isNew ? header.line : Data())
  }

  deinit {
    close(journal)
    close(lock)
  }

  /// Makes the folder and locks it; nil when that fails, for a reason in `errno`.
  private static func locked(_ path: String) -> Int32? {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { return nil }
    let descriptor = open(path + "/lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      close(descriptor)
      errno = reason
      return nil
    }
    // Whoever had it may have removed the folder in this moment.
    var ours = stat()
    var theirs = stat()
    guard fstat(descriptor, &ours) == 0, stat(path + "/lock", &theirs) == 0,
      ours.st_ino == theirs.st_ino
    else {
      close(descriptor)
      return locked(path)
    }
    return descriptor
  }

  /// Removes caches that nobody has used for a week.
  private static func removeAbandoned(in caches: String, _ now: Date) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: caches)) ?? [] {
      let path = caches + "/" + name
      let journal = try? FileManager.default.attributesOfItem(atPath: path + "/journal")
      guard let used = journal?[.modificationDate] as? Date,
        now.timeIntervalSince(used) > 7 * 86_400, let lock = locked(path)
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
      close(lock)
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
      if let entry = Entry(line: String(decoding: line, as: UTF8.self)) {
        entries[entry.key] = entry
      }
    }
    return entries
  }

  /// Notes what became of a file.
  func note(_ entry: Entry) throws(FetchFailure) {
    hasNotes.withLock { $0 = true }
    do {
      try append(Data(entry.line.utf8))
    } catch {
      throw .storage(error.description)
    }
  }

  /// One write, so that lines of several tasks do not mix.
  private func append(_ line: Data) throws(SourceError) {
    let line = line + Data("\n".utf8)
    let count = line.withUnsafeBytes { write(journal, $0.baseAddress, $0.count) }
    guard count == line.count else {
      throw SourceError(.storage, "\(path)/journal: \(String(cString: strerror(errno)))")
    }
  }

  /// What the names of files in ``pictureFolder`` have in them that are only needed while they are made.
  public static let draftMark = ".draft"

  /// For smaller pictures that were made of what was fetched.
  public var pictureFolder: String { path + "/reduced" }

  /// Where a file is kept that is not on the pile.
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

extension DownloadCache.Entry {
  /// What ends a line that is whole.
  private static let end = "."

  /// A line of the journal: the parts between tabs, "" for none. (JSON's encoder takes a twentieth of the time of
  /// fetching a small file.) What has a tab or a line break in it, as a tag may have, is not kept.
  fileprivate var line: String {
    var line = "\(key)\t\(digest)\t"
    if let range { line += "\(range.lowerBound)-\(range.upperBound)" }
    line += "\t"
    for part in [answeredBy, entityTag, lastModified] {
      if let part, part.utf8.allSatisfy({ $0 >= 0x20 }) { line += part }
      line += "\t"
    }
    return line + Self.end
  }

  /// Nil for what is no whole line.
  fileprivate init?(line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 7, parts[6] == Self.end else { return nil }
    func part(_ index: Int) -> String? { parts[index].isEmpty ? nil : parts[index] }
    self.init(
      key: parts[0], digest: parts[1], range: nil, answeredBy: part(3), entityTag: part(4),
      lastModified: part(5))
    if parts[2].isEmpty { return }
    let bounds = parts[2].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard bounds.count == 2, let start = bounds[0], let end = bounds[1], start <= end,
      end - start <= FilePile.limit
    else { return nil }
    range = start..<end
  }
}
