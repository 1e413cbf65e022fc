import Foundation
import HubModel
import HubSystem
import Terminal

/// The file of the lines that were entered at the prompt, which only its user can read.
///
/// Several prompts can use it at once. An error of the file or its folder is ignored: what can be read
/// is read, and what cannot be written is not.
package struct HistoryFile: Sendable {
  /// Lines beyond this are forgotten, the oldest first.
  package static let limit = 1000
  /// The size of the end of a larger file that is read, in bytes.
  private static let longestFile = 1 << 20
  /// The length of the longest line that is read, in bytes.
  private static let longestLine = 4096

  private let folder: String
  private var path: String { folder + "/history" }

  /// The file `history` in a folder, which is created with the first line.
  package init(folder: String) {
    self.folder = folder
  }

  /// `$XDG_STATE_HOME/hubpack/history`, or else `~/.local/state/hubpack/history`; nil if neither
  /// variable is set.
  package init?(environment: [String: String]) {
    guard
      let folder = UserFolder.path("XDG_STATE_HOME", usual: ".local/state", environment)
    else { return nil }
    self.init(folder: folder)
  }

  /// The lines of the file, oldest first. Lines that could harm a terminal are dropped.
  package func read() -> [String] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return [] }
    let isCut = Int(facts.st_size) > Self.longestFile
    if isCut { lseek(file, facts.st_size - off_t(Self.longestFile), SEEK_SET) }
    let handle = FileHandle(fileDescriptor: file)
    guard let data = try? handle.read(upToCount: Self.longestFile) else { return [] }
    let lines = data.split(separator: 0x0A).dropFirst(isCut ? 1 : 0)
    return lines.filter { $0.count <= Self.longestLine }
      .map { String(decoding: $0, as: UTF8.self) }.filter { $0.harmlessLine == $0 }
      .withoutEarlierEquals.suffix(Self.limit)
  }

  /// Appends lines, and drops earlier ones that are equal.
  ///
  /// - Returns: All lines of the file, including those of other prompts; nil if it could not be
  ///   written.
  package func add(_ added: [String]) -> [String]? {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard Self.isLocked(descriptor) else { return nil }
    // Closing alone would leave the lock to a program that is just being started (flock(2)).
    defer { _ = flock(descriptor, LOCK_UN) }
    let lines = Array((read() + added).withoutEarlierEquals.suffix(Self.limit))
    do throws(FileFault) { try replace(with: lines) } catch { return nil }
    return lines
  }

  /// Waits for the lock, which others hold for a moment; some file systems have no locks.
  private static func isLocked(_ descriptor: Int32) -> Bool {
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      usleep(5000)
    }
    return false
  }

  private func replace(with lines: [String]) throws(FileFault) {
    let new = path + ".new"
    unlink(new)
    let file = try WrittenFile(new: new)
    // Fails if it was renamed.
    defer { unlink(new) }
    try file.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    try file.close()
    if rename(new, path) != 0 { throw FileFault(cannot: "write", path) }
  }
}

extension [String] {
  var withoutEarlierEquals: [String] {
    var seen: Set<String> = []
    return reversed().filter { seen.insert($0).inserted }.reversed()
  }
}

/// The lines that the arrow keys recall: those of the file and of this prompt.
struct InputHistory {
  private(set) var lines: [String]
  private let file: HistoryFile?
  private var unwritten: [String] = []

  init(file: HistoryFile?) {
    self.file = file
    lines = file?.read() ?? []
  }

  /// Adds a line, and those of other prompts. Lines that begin with a blank are not kept.
  mutating func add(_ line: String) {
    guard let first = line.first, !first.isWhitespace, line.harmlessLine == line else { return }
    unwritten = (unwritten + [line]).suffix(HistoryFile.limit)
    if let written = file?.add(unwritten) {
      lines = written
      unwritten = []
    } else {
      lines = (lines + [line]).withoutEarlierEquals.suffix(HistoryFile.limit)
    }
  }
}
