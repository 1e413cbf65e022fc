import Foundation
import Terminal

/// A file that an answer goes to: it is there when the answer is whole.
///
/// What is no regular file, as a device or a pipe, is written as it is.
final class AnswerFile {
  /// Why there is no such file, or it is not written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    /// Whether it is there already, and kept.
    var isThere = false
  }

  /// As it was named.
  let path: String
  /// Nil when there is nothing to rename.
  private let temporary: String?
  private let replaces: Bool
  private let descriptor: Int32
  private var isOpen = true

  /// The form that its name asks for, if it does.
  var mode: RowMode? {
    switch (path as NSString).pathExtension.lowercased() {
    case "csv": .csv
    case "json": .json
    case "md": .markdown
    default: nil
    }
  }

  /// - Throws: ``Failure`` when the file is there already and is not to be replaced, or cannot be
  ///   written.
  init(path: String, replaces: Bool) throws(Failure) {
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    guard replaces || !isThere else {
      throw Failure(description: "\(path) is there already", isThere: true)
    }
    let isRegular = !isThere || facts.st_mode & S_IFMT == S_IFREG
    // A link stays a link: what it leads to is replaced.
    let place = isThere ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    temporary = isRegular ? place + ".part-\(getpid())" : nil
    if let temporary { unlink(temporary) }
    let mode = temporary == nil ? O_NONBLOCK : O_CREAT | O_EXCL | O_NOFOLLOW
    let descriptor = open(temporary ?? path, O_WRONLY | O_CLOEXEC | mode, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    if temporary == nil { _ = fcntl(descriptor, F_SETFL, 0) }
    self.path = place
    self.replaces = replaces
    self.descriptor = descriptor
  }

  deinit { abandon() }

  func write(_ text: String) throws(Failure) { try write(Data(text.utf8)) }

  func write(_ data: Data) throws(Failure) {
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path, errno) }
      rest = rest.dropFirst(count)
    }
  }

  func finish() throws(Failure) {
    isOpen = false
    guard close(descriptor) == 0 else { throw removed(errno) }
    guard let temporary else { return }
    // Who has made such a file in the meantime keeps it.
    if replaces {
      guard rename(temporary, path) == 0 else { throw removed(errno) }
    } else if link(temporary, path) == 0 {
      unlink(temporary)
    } else if errno == EEXIST {
      _ = removed(EEXIST)
      throw Failure(description: "\(path) is there already", isThere: true)
    } else {
      // File systems of sticks have no links.
      guard rename(temporary, path) == 0 else { throw removed(errno) }
    }
  }

  /// Leaves nothing behind, unless it is finished.
  func abandon() {
    guard isOpen else { return }
    isOpen = false
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  private func removed(_ number: Int32) -> Failure {
    if let temporary { unlink(temporary) }
    return Self.failure(path, number)
  }

  private static func failure(_ path: String, _ number: Int32) -> Failure {
    Failure(description: "\(path) cannot be written: \(String(cString: strerror(number)))")
  }
}
