import Foundation

/// A program that gives made-up bytes to the reader that `FUZZED_READER` names, and takes what
/// libFuzzer takes. libFuzzer starts it again by itself, so the name is not an argument.
@main
struct Fuzzers {
  nonisolated(unsafe) private static var reader = FuzzedReader.level

  static func main() {
    let name = ProcessInfo.processInfo.environment["FUZZED_READER"] ?? ""
    guard let reader = FuzzedReader(rawValue: name) else {
      let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("FUZZED_READER must be one of \(names)\n".utf8))
      exit(2)
    }
    self.reader = reader
    var (count, arguments) = (CommandLine.argc, Optional(CommandLine.unsafeArgv))
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
