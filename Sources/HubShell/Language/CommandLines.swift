import Foundation
import HubBundle
import HubModel

/// The commands in lines: each line is one, and a statement in SQL goes on until its semicolon, or a
/// line that begins another command.
package struct CommandLines<Lines: Sequence<String>>: Sequence, IteratorProtocol {
  private var lines: Lines.Iterator
  private var count = 0
  private var waiting: (index: Int, text: String)?

  package init(_ lines: Lines) { self.lines = lines.makeIterator() }

  /// The next command, with the index of its first line.
  package mutating func next() -> (index: Int, text: String)? {
    guard let (index, first) = nextLine() else { return nil }
    var text = first
    var isAfterEmpty = false
    while true {
      let statement = StatementText(text)
      guard statement.isStatement else { return (index, text) }
      if statement.end != nil {
        let parts = statement.parts
        let lines = parts.statement.utf8.count { $0 == 0x0A }
        waiting = parts.rest.map { (index + lines, $0) }
        return (index, parts.statement)
      }
      guard text.utf8.count <= SQLLimits.statementBytes, let line = nextLine() else {
        return (index, text)
      }
      if !statement.needsMore, Self.isCommand(line.text, isAfterEmpty: isAfterEmpty) {
        waiting = line
        return (index, text)
      }
      isAfterEmpty = line.text.allSatisfy(\.isWhitespace)
      text += "\n" + line.text
    }
  }

  /// True if a line begins another command. `SELECT` can be in the middle of a statement, if there is
  /// no empty line before it.
  private static func isCommand(_ line: String, isAfterEmpty: Bool) -> Bool {
    line.first?.isWhitespace == false && QueryArguments.isCommand(line)
      && (isAfterEmpty || !line.lowercased().hasPrefix("select"))
  }

  private mutating func nextLine() -> (index: Int, text: String)? {
    if let line = waiting {
      waiting = nil
      return line
    }
    guard let text = lines.next() else { return nil }
    count += 1
    return (count - 1, text)
  }
}

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
