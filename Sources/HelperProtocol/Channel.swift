#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Unbuffered access to standard input and output that does not open any files.
package enum Channel {
  /// The error that the input ended within a request, or that the reader of the answers is gone.
  package struct Closed: Error {
    package init() {}
  }

  /// Returns the next line without its end; nil at the end of the input.
  package static func readLine() throws(Closed) -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < HelperAnswer.longestLine, read(0, &byte, 1) == 1 {
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    guard line.isEmpty else { throw Closed() }
    return nil
  }

  /// Fills memory with bytes from the input.
  package static func fill(_ memory: UnsafeMutableRawBufferPointer) throws(Closed) {
    var rest = memory
    while !rest.isEmpty {
      let count = read(0, rest.baseAddress, rest.count)
      guard count > 0 else { throw Closed() }
      rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Writes all bytes.
  package static func put(_ bytes: UnsafeRawBufferPointer) throws(Closed) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(1, rest.baseAddress, rest.count)
      guard count > 0 else { throw Closed() }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  package static func put(_ text: String) throws(Closed) {
    let isWritten = Array(text.utf8).withUnsafeBytes { (try? put($0)) != nil }
    guard isWritten else { throw Closed() }
  }
}
