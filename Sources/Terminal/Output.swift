import Foundation

/// Standard output has been closed by its reader, which is a normal end.
package struct ClosedPipe: Error {}

/// Standard output, where data goes.
package enum Output {
  /// Writes the text at once.
  ///
  /// - Throws: ``ClosedPipe``; ``OutputError`` when it cannot be written, as on a full disk.
  package static func write(_ text: String) throws {
    try write(text, to: STDOUT_FILENO)
  }

  /// Writes the text to what stands for standard output.
  static func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
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
package struct OutputError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { "the output cannot be written: \(reason)" }
}

/// Standard error, where messages go.
package enum Message {
  /// Writes a line after the program's name.
  package static func write(_ text: String) {
    writeRaw("hubpack: " + text.harmless)
  }

  /// Writes a line.
  package static func writeRaw(_ text: String) {
    writeBytes(text + "\n")
  }

  /// Writes a text as it is. That nobody can read it is no reason to fail.
  package static func writeBytes(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
