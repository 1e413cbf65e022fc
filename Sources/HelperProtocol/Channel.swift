#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The helper's side of the protocol: unbuffered access to standard input and output that does not
/// open any files.
package enum Channel {
  /// The error that the input ended within a request, or that the reader of the answers is gone.
  package struct Closed: Error {
    package init() {}
  }

  /// The memory limit in bytes, which is the argument of the program.
  package static var memory: Int {
    let memory = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
    return min(max(memory ?? .max, 64 << 20), 2 << 30)
  }

  /// Reads requests until the input ends, and has each answered.
  ///
  /// - Parameter answer: Gets the request and the bytes of its file, which may be modified.
  package static func serve(
    as program: String,
    _ answer: (HelperRequest, UnsafeMutableRawBufferPointer) throws(Closed) -> Void
  ) {
    do throws(Closed) {
      while let line = try readLine() {
        guard let request = HelperRequest(line: line) else {
          fail(program, "not a request: \(line)")
        }
        guard let memory = malloc(request.size) else {
          fail(program, "not enough memory for the file")
        }
        defer { free(memory) }
        let file = UnsafeMutableRawBufferPointer(start: memory, count: request.size)
        try fill(file)
        try answer(request, file)
      }
    } catch {
      fail(program, "standard input or output is closed")
    }
  }

  package static func put(result: UnsafeRawBufferPointer) throws(Closed) {
    try put(.done(size: result.count))
    try put(result)
  }

  /// Refuses a request; the reason completes "could not be read: …".
  package static func refuse(_ reason: String) throws(Closed) {
    try put(.refused(reason: reason))
  }

  package static func fail(_ program: String, _ clause: String) -> Never {
    var message = "\(program): \(clause)\n"
    _ = message.withUTF8 { write(2, $0.baseAddress, $0.count) }
    exit(2)
  }

  /// Returns the next line without its end; nil at the end of the input.
  private static func readLine() throws(Closed) -> String? {
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
  private static func fill(_ memory: UnsafeMutableRawBufferPointer) throws(Closed) {
    var rest = memory
    while !rest.isEmpty {
      let count = read(0, rest.baseAddress, rest.count)
      guard count > 0 else { throw Closed() }
      rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
    }
  }

  private static func put(_ answer: HelperAnswer) throws(Closed) {
    var line = answer.line
    let isWritten = line.withUTF8 { (try? put(UnsafeRawBufferPointer($0))) != nil }
    guard isWritten else { throw Closed() }
  }

  /// Writes all bytes.
  private static func put(_ bytes: UnsafeRawBufferPointer) throws(Closed) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(1, rest.baseAddress, rest.count)
      guard count > 0 else { throw Closed() }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}
