import Foundation
import HubModel

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
    return String(decoding: data.withoutMark, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }
    )
    .map(String.init)
  }
}
