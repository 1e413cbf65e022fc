// The entry point that libFuzzer calls; Scripts/checks/fuzz-queries compiles it together with the parser, as
// one module. It is no target of the package.

/// Parses one input. What it may do is throw; a trap, an endless loop or a wild read is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  parseFuzzed(text)
  return 0
}
