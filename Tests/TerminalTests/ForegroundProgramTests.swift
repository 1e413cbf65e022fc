import Foundation
import Terminal
import Testing

struct ForegroundProgramTests {
  @Test func `a pager reads the text, and its signals are as they are for any program`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { unlink(file) }
    let command = "cat > '\(file)'; grep -E 'Sig(Blk|Ign)' /proc/self/status >> '\(file)'; exit 3"
    #expect(ForegroundProgram.run(command, reading: "Zoë\n") == 3)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.first == "Zoë")
    // The C library keeps two signals above these for itself.
    let masks = lines.dropFirst().map { UInt64($0.suffix(16), radix: 16).map { $0 & 0x7FFF_FFFF } }
    #if os(Linux)
      #expect(masks == [0, 0])
    #endif
  }

  @Test func `a pager that has seen enough, or that is not there, is no trouble`() {
    signal(SIGPIPE, SIG_IGN)
    let long = String(repeating: "a long line\n", count: 100_000)
    #expect(ForegroundProgram.run("head -1 > /dev/null", reading: long) == 0)
    #expect(ForegroundProgram.run("no-such-pager 2> /dev/null", reading: long) == 127)
    #expect(ForegroundProgram.run("kill -9 $$", reading: "") == 137)
  }
}
