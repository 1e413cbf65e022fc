import Foundation

/// A program that gives made-up bytes to one reader: `hubpack-fuzz READER`, and then what libFuzzer takes.
@main
struct Fuzzers {
  nonisolated(unsafe) private static var reader = FuzzedReader.level

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first,
      let reader = FuzzedReader(rawValue: name)
    else {
      let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("usage: hubpack-fuzz READER [OPTIONS] [CORPUS]\nReaders: \(names)\n".utf8))
      exit(2)
    }
    self.reader = reader
    let words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var count = CInt(words.count)
    let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: words.count + 1)
    for (index, word) in words.enumerated() { copies[index] = strdup(word) }
    copies[words.count] = nil
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = copies
    exit(
      runFuzzer(&count, &arguments) { start, count in
        Fuzzers.reader.read(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
}

/// The loop of libFuzzer.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ tryOne: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
