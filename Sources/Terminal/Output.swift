import Foundation
import HubSystem

/// The error that the reader of standard output has closed it, which is a normal end.
package struct ClosedPipe: Error {}

package enum StandardStreams {
  /// Opens those streams that are closed, so that no other file gets one of their descriptors.
  /// Reading from them gives nothing, and writing fails. To be called before anything else.
  package static func open() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor, which is this one.
      _ = Foundation.open("/dev/null", O_RDONLY)
    }
  }
}

/// Standard output, for data.
package enum Output {
  /// Writes a text immediately.
  ///
  /// - Throws: ``ClosedPipe``; ``OutputError`` if it cannot be written, for example on a full disk.
  package static func write(_ text: String) throws {
    try write(text, to: STDOUT_FILENO)
  }

  /// Runs `work` until it is done or the reader has closed the output, which is not an error.
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

  /// Writes a text to a descriptor that stands for standard output.
  static func write(_ text: String, to descriptor: Int32) throws {
    switch text.failureToWrite(to: descriptor) {
    case nil: return
    case EPIPE: throw ClosedPipe()
    case let failure?: throw OutputError(reason: String(cString: strerror(failure)))
    }
  }
}

extension String {
  /// Writes the whole text. Returns the system's error number if that fails, otherwise nil.
  func failureToWrite(to descriptor: Int32) -> Int32? {
    Array(utf8).withUnsafeBytes { bytes in
      do throws(FileFault) { try bytes.writeAll(to: descriptor, "") } catch { return error.number }
      return nil
    }
  }
}

package struct OutputError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { "cannot write the output: \(reason)" }
}

/// Standard error, for messages.
package enum Message {
  /// Writes a line that begins with the program's name.
  package static func write(_ text: String) {
    writeRaw("hubpack: " + text.harmless)
  }

  package static func writeRaw(_ text: String) {
    writeBytes(text + "\n")
  }

  /// Writes a text unchanged. Failures are ignored, because there is nobody to tell.
  package static func writeBytes(_ text: String) {
    _ = text.failureToWrite(to: STDERR_FILENO)
  }
}
