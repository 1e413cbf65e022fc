import Foundation

/// Standard output has been closed by its reader, which is a normal end.
struct ClosedPipe: Error {}

/// Standard output, where data goes.
enum Output {
  /// Writes the text at once.
  ///
  /// - Throws: ``ClosedPipe``; ``OutputError`` when it cannot be written, as on a full disk.
  static func write(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 {
        switch errno {
        case EINTR: continue
        case EPIPE: throw ClosedPipe()
        default: throw OutputError(reason: String(cString: strerror(errno)))
        }
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// Standard output cannot be written.
struct OutputError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "the output cannot be written: \(reason)" }
}

/// Standard error, where messages go.
enum Message {
  /// Writes a line after the program's name.
  static func write(_ text: String) {
    writeRaw("hubpack: " + text.harmless)
  }

  /// Writes a line.
  static func writeRaw(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
