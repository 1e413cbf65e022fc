import Foundation
import HubModel
import Terminal

/// A file that an answer goes to: it is there when the answer is whole.
package final class AnswerFile {
  /// Why there is no such file, or it is not written.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    /// Whether it is there already, and kept.
    var isThere = false
  }

  /// As it was named, or what a link of that name leads to.
  let path: String
  private let replaces: Bool
  private let file: WrittenFile
  private var isOver = false

  /// The form that its name asks for, if it does.
  var mode: RowMode? {
    switch (path as NSString).pathExtension.lowercased() {
    case "csv": .csv
    case "json": .json
    case "md": .markdown
    case "ics": .ical
    default: nil
    }
  }

  /// - Throws: ``Failure`` when the file is there already and is not to be replaced, is not a regular file, or
  ///   cannot be written.
  package init(path: String, replaces: Bool) throws(Failure) {
    guard !path.isEmpty else { throw Failure(description: "name a file") }
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    guard isThere || errno == ENOENT else { throw Failure(FileFault(cannot: "write", path), path) }
    guard !isThere || facts.st_mode & S_IFMT == S_IFREG else {
      throw Failure(description: "\(path) is not a regular file, and is not replaced")
    }
    guard replaces || !isThere else {
      throw Failure(description: "\(path) already exists", isThere: true)
    }
    guard isThere || lstat(path, &facts) != 0 else {
      throw Failure(description: "\(path) is a link to nothing; name the file itself")
    }
    // A link stays a link: what it leads to is replaced.
    self.path = isThere ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    self.replaces = replaces
    do throws(FileFault) {
      let draft = self.path + ".part-\(getpid())"
      unlink(draft)
      file = try WrittenFile(new: draft, mode: 0o666)
    } catch {
      throw Failure(error, path)
    }
  }

  deinit { abandon() }

  package func write(_ text: String) throws(Failure) { try write(Data(text.utf8)) }

  func write(_ data: Data) throws(Failure) {
    do throws(FileFault) { try file.write([UInt8](data)) } catch { throw Failure(error, path) }
  }

  package func finish() throws(Failure) {
    do throws(FileFault) {
      try file.synchronize()
      try file.close()
      try Folders.publish(file.path, as: path, replacing: replaces)
      isOver = true
    } catch {
      throw Failure(error, path)
    }
  }

  /// Leaves nothing behind, unless it is finished.
  func abandon() {
    guard !isOver else { return }
    isOver = true
    unlink(file.path)
  }
}

extension AnswerFile.Failure {
  /// What there is of the file is a draft of another name, which nobody has heard of.
  fileprivate init(_ fault: FileFault, _ path: String) {
    isThere = fault.number == EEXIST
    let named = fault.number.map { FileFault(cannot: "write", path, $0) } ?? fault
    description = isThere ? "\(path) already exists" : named.description
  }
}
