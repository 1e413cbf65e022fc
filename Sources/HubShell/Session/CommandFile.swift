import Foundation

/// Files of commands, one per line.
package enum CommandFile {
  struct Failure: Error {
    /// "tour.txt:3"
    let location: String
    let line: String
    let underlying: any Error
  }

  /// The lines of a file; nil if it cannot be read.
  package static func lines(_ path: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    // Some editors begin a file with a byte order mark.
    let text = String(
      decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
    return text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }
    )
    .map(String.init)
  }
}
