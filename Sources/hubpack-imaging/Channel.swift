#if Imaging
  import ImagingMessages

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Unbuffered access to standard input and output that does not open any files.
  enum Channel {
    /// The error that the input ended within a request, or that the reader of the answers is gone.
    struct Closed: Error {}

    /// Returns the next line without its end; nil at the end of the input.
    static func readLine() throws(Closed) -> String? {
      var line: [UInt8] = []
      var byte: UInt8 = 0
      while line.count < ImagingAnswer.longestLine, read(0, &byte, 1) == 1 {
        if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
      }
      guard line.isEmpty else { throw Closed() }
      return nil
    }

    /// Fills memory with bytes from the input.
    static func fill(_ memory: UnsafeMutableRawBufferPointer) throws(Closed) {
      var rest = memory
      while !rest.isEmpty {
        let count = read(0, rest.baseAddress, rest.count)
        guard count > 0 else { throw Closed() }
        rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
      }
    }

    /// Writes all bytes.
    static func put(_ bytes: UnsafeRawBufferPointer) throws(Closed) {
      var rest = bytes
      while !rest.isEmpty {
        let count = write(1, rest.baseAddress, rest.count)
        guard count > 0 else { throw Closed() }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }

    /// Writes the line of an answer.
    static func put(_ answer: ImagingAnswer) throws(Closed) {
      let isWritten = Array(answer.line.utf8).withUnsafeBytes { (try? put($0)) != nil }
      guard isWritten else { throw Closed() }
    }
  }
#endif
