import Foundation
import HubModel
import HubSystem
import Terminal

/// A file that an answer goes to; it appears when the answer is complete.
package final class AnswerFile {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    /// True if the file already exists.
    var isThere = false
  }

  /// The path as it was typed, or the target of a link.
  let path: String
  private let replaces: Bool
  private let file: WrittenFile
  private var isOver = false

  /// The form that the file's name asks for.
  var mode: RowMode? {
    switch (path as NSString).pathExtension.lowercased() {
    case "csv": .csv
    case "json": .json
    case "md": .markdown
    case "ics": .ical
    default: nil
    }
  }

  /// - Throws: ``Failure`` if the file already exists and may not be replaced, is not a regular file,
  ///   or cannot be written.
  package init(path: String, replaces: Bool) throws(Failure) {
    guard !path.isEmpty else { throw Failure(description: "missing file name") }
    let form = (path as NSString).pathExtension.lowercased()
    guard !["xlsx", "xls", "ods", "numbers", "docx", "pdf", "html"].contains(form) else {
      throw Failure(
        description: "cannot write .\(form) files (use .csv for spreadsheets, .md, .json or .ics)")
    }
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    guard isThere || errno == ENOENT else { throw Failure(FileFault(cannot: "write", path), path) }
    guard !isThere || facts.st_mode & S_IFMT == S_IFREG else {
      throw Failure(description: "\(path) is not a regular file")
    }
    guard replaces || !isThere else {
      throw Failure(description: "\(path) already exists", isThere: true)
    }
    guard isThere || lstat(path, &facts) != 0 else {
      throw Failure(description: "\(path) is a broken link")
    }
    // A link stays a link: its target is replaced.
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
      abandon()
    } catch {
      throw Failure(error, path)
    }
  }

  /// Removes the draft, if it is still there, and tells if that is not possible.
  func abandon() {
    guard !isOver else { return }
    isOver = true
    guard unlink(file.path) != 0, errno != ENOENT else { return }
    Message.write("\(FileFault(cannot: "remove", file.path))")
  }
}

extension AnswerFile.Failure {
  /// The message names the file, not the draft that is written first.
  fileprivate init(_ fault: FileFault, _ path: String) {
    isThere = fault.number == EEXIST
    let named = fault.number.map { FileFault(cannot: "write", path, $0) } ?? fault
    description = isThere ? "\(path) already exists" : named.description
  }
}
