import HelperMessages
import HelperSide

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that parses web pages. It reads a request and a page, answers with a line and the
/// parts of the page (``PageMark``), and repeats this until its standard input ends. Its argument
/// is the memory limit in bytes.
///
/// A parser of HTML accepts whatever a stranger sends, and libxml2's is written in C. It runs in
/// this separate program, which may crash or hang without harming its caller.
@main
struct PageHelper {
  static func main() {
    let memory = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
    Confinement.begin(memory: min(max(memory ?? .max, 64 << 20), 2 << 30))
    Confinement.complete {
      // Tables that the parser builds with the first page.
      _ = HTMLParser.parts(of: Array("<p>".utf8))
    }
    do throws(Channel.Closed) {
      while let line = try Channel.readLine() {
        guard let request = PageRequest(line: line) else { fail("not a request: \(line)") }
        try serve(request)
      }
    } catch {
      fail("standard input or output is closed")
    }
  }

  private static func serve(_ request: PageRequest) throws(Channel.Closed) {
    var page = [UInt8](repeating: 0, count: request.size)
    let isWhole = page.withUnsafeMutableBytes { (try? Channel.fill($0)) != nil }
    guard isWhole else { throw Channel.Closed() }
    switch HTMLParser.parts(of: page) {
    case .failure(let refusal): try Channel.put(HelperAnswer.refused(reason: refusal.reason).line)
    case .success(let parts):
      try Channel.put(HelperAnswer.done(size: parts.count).line)
      let isSent = parts.withUnsafeBytes { (try? Channel.put($0)) != nil }
      guard isSent else { throw Channel.Closed() }
    }
  }

  private static func fail(_ clause: String) -> Never {
    var message = "hubpack-pages: \(clause)\n"
    _ = message.withUTF8 { write(2, $0.baseAddress, $0.count) }
    exit(2)
  }
}
