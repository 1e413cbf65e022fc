import Foundation

/// Standard output has been closed by its reader, which is a normal end.
package struct ClosedPipe: Error {}

/// The three streams that every program begins with.
package enum StandardStreams {
  /// Opens those that whoever started the program has closed, so that no file of ours is taken for
  /// one of them: reading there finds nothing, and writing fails. To be called before anything else.
  package static func open() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free, which is this one.
      _ = Foundation.open("/dev/null", O_RDONLY)
    }
  }
}

/// Standard output, where data goes.
package enum Output {
  /// Writes the text at once.
  ///
  /// - Throws: ``ClosedPipe``; ``OutputError`` when it cannot be written, as on a full disk.
  package static func write(_ text: String) throws {
    try write(text, to: STDOUT_FILENO)
  }

  /// Lets work write until it is done, or nobody reads any more: that says nothing of what the work found.
  package static func whileRead(_ work: () throws -> Void) throws {
    do { try work() } catch is ClosedPipe {}
  }

  /// Lets work write, and shows long text in the user's pager if standard output is a terminal.
  ///
  /// A reader who quits the pager, or closes the pipe, ends the writing, not the work.
  package static func paged(
    _ work: (_ write: @escaping (String) throws -> Void) throws -> Void
  ) throws {
    let pager = Pager()
    try whileRead {
      do { try whileRead { try work(pager.write) } } catch {
        try? pager.finish()
        throw error
      }
      try pager.finish()
    }
  }

  /// Writes the text to what stands for standard output.
  static func write(_ text: String, to descriptor: Int32) throws {
    switch text.failureToWrite(to: descriptor) {
    case nil: return
    case EPIPE: throw ClosedPipe()
    case let failure?: throw OutputError(reason: String(cString: strerror(failure)))
    }
  }
}

extension String {
  /// Writes the whole text. Returns the system's error number if that fails, else nil.
  func failureToWrite(to descriptor: Int32) -> Int32? {
    var rest = Array(utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return nil
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
    _ = text.failureToWrite(to: STDERR_FILENO)
  }
}
