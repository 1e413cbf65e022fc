#if Imaging
  import ImagingMessages

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Standard input and output, without anything that would open a file on the way.
  enum Channel {
    /// The input ended amid a request, or there is nobody to read the answer.
    struct Closed: Error {}

    /// The next line, without its end; nil at the end of the input.
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

    /// Fills the memory.
    static func fill(_ memory: UnsafeMutableRawBufferPointer) throws(Closed) {
      var rest = memory
      while !rest.isEmpty {
        let count = read(0, rest.baseAddress, rest.count)
        guard count > 0 else { throw Closed() }
        rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
      }
    }

    /// Writes all of the bytes.
    static func put(_ bytes: UnsafeRawBufferPointer) throws(Closed) {
      var rest = bytes
      while !rest.isEmpty {
        let count = write(1, rest.baseAddress, rest.count)
        guard count > 0 else { throw Closed() }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }

    /// Writes an answer's line.
    static func put(_ answer: ImagingAnswer) throws(Closed) {
      let isWritten = Array(answer.line.utf8).withUnsafeBytes { (try? put($0)) != nil }
      guard isWritten else { throw Closed() }
    }
  }
#endif
