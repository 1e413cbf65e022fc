import Foundation
import HubFetching
import HubHelpers
import HubModel
import TestSupport
import Testing

@testable import HubPages

/// Pages as strangers send them.
struct PageParserTests {
  private func title(_ bytes: [UInt8]) async throws -> String? {
    try await parser.document(of: bytes)?.first("title").map(\.rawText)
  }

  @Test func `a page without html, head and ends of elements has them all`() async throws {
    let document = try #require(
      try await parser.document(of: Array("<p>One<p>Two<img src=a.jpg>".utf8)))
    #expect(document.elements.map(\.name) == ["html", "body", "p", "p", "img"])
    #expect(document.first("img")?["src"] == "a.jpg")
  }

  private static let latin = Array("<title>Zo".utf8) + [0xEB] + Array("</title>".utf8)
  private static let pages: [(bytes: [UInt8], why: String)] = [
    (Array("<meta charset=utf-8><title>Zoë</title>".utf8), "declared as it is"),
    (Array("<meta charset=iso-8859-1><title>Zoë</title>".utf8), "UTF-8, whatever it says"),
    (Array("<meta charset=utf-8>".utf8) + latin, "not UTF-8, whatever it says"),
    (latin, "nothing declared"),
    ([0xEF, 0xBB, 0xBF] + Array("<title>Zoë</title>".utf8), "a byte order mark"),
    (
      Array("<meta charset=utf-8><title>Zoë</title>Café".utf8) + [0xE9], "UTF-8 with a wrong byte"
    ),
    (latin + [0x81, 0x8D], "bytes without a meaning"),
  ]

  @Test(arguments: pages)
  func `letters are read in the encoding that a page is in`(
    bytes: [UInt8], why: String
  ) async throws {
    #expect(try await title(bytes) == "Zoë", "\(why)")
  }

  @Test func `a declared encoding counts if the page is not UTF-8`() async throws {
    let polish =
      Array("<meta charset='iso-8859-2'><title>".utf8) + [0xA3] + Array("uk</title>".utf8)
    #expect(try await title(polish) == "Łuk")
    let western =
      Array("<meta charset='iso-8859-15'><title>".utf8) + [0xBC] + Array("uvre, 3 ".utf8) + [0xA4]
    #expect(try await title(western) == "Œuvre, 3 €")
    let sixteen = "\u{FEFF}<title>Zoë</title>".data(using: .utf16LittleEndian)
    #expect(try await title([UInt8](try #require(sixteen))) == "Zoë")
  }

  @Test func `a page beyond the limits is refused with the reason`() async throws {
    let error = await #expect(throws: HelperFailure.self) {
      try await parser.document(of: Array(String(repeating: "<div>", count: 100_000).utf8))
    }
    #expect(error?.reason.contains("nested") == true, "\(error?.reason ?? "")")
    #expect(try await title(Array("<title>Next</title>".utf8)) == "Next")
  }

  @Test(arguments: ["", "<!-- -->", "<!DOCTYPE html>", "\u{FEFF}"])
  func `a page without anything is none`(html: String) async throws {
    #expect(try await parser.document(of: Array(html.utf8)).map(\.isEmpty) == nil)
  }

  @Test func `reading a page ends with the time for it, and with the export`() async throws {
    let document = try #require(try await parser.document(of: Array("<img src=a.jpg>".utf8)))
    let reader = PageReader(document, at: .local("a"), in: PortfolioFolder(of: .local("a")))
    #expect(throws: HelperFailure.failed("reading it took longer than 20 s")) {
      try reader.read(until: .now - .seconds(1))
    }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      _ = try reader.read()
    }
    task.cancel()
    await #expect(throws: HelperFailure.cancelled) { try await task.value }
  }

  @Test func `100,000 pictures are read, and only the first thousands are candidates`() async throws
  {
    let html = String(repeating: "<a href=a.jpg><img src=b.jpg></a>", count: 100_000)
    #expect(try await read(html).candidates.count == 5_000)
    #expect(try await read(html).isCut)
  }

  @Test func `bytes of any value do not end the helper`() async throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      var bytes = Array("<div class='a'><img src=\"b.jpg\"><p>&amp;&#8364;&#xFFFFFF;".utf8)
      for _ in 0..<20 {
        bytes.insert(
          .random(in: 0...255, using: &generator),
          at: bytes.indices.randomElement(using: &generator) ?? 0)
      }
      _ = try? await parser.document(of: bytes)
    }
    #expect(try await title(Array("<title>Alive</title>".utf8)) == "Alive")
  }

  @Test func `a helper that crashes costs one page`() async throws {
    let folder = try TemporaryFolder()
    let program = try await Program.script("exec kill -SEGV $$", to: "helper", in: folder)
    let crashing = PageParser(program: program)
    let error = await #expect(throws: HelperFailure.self) {
      try await crashing.document(of: Array("<p>".utf8))
    }
    #expect(error?.reason == "it crashed the page helper (signal 11)")
  }

  @Test(arguments: [
    ("page\n", "not a request: page"), ("page 0\n", "not a request: page 0"),
    ("page 9\n<p>", "standard input or output is closed"),
    ("page", "standard input or output is closed"),
  ])
  func `a request that is none or is cut ends the helper with an error`(
    request: String, why: String
  ) async throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(request, to: "input")
    // The helper may write to a pipe, but not to a file.
    let script = #"{ "$1" 268435456 <"$2"; echo "$?"; } 2>&1 | cat"#
    let result = try await Program.run("sh", ["-c", script, "sh", Program.pageHelper, input])
    #expect(result.output == "hubpack-pages: \(why)\n2\n")
  }

  #if os(Linux)
    @Test func `the helper may make no system calls but those of computing`() async throws {
      let worker = HelperWorker(path: Program.pageHelper, of: .pages, memory: 256 << 20)
      let result = await worker.process(
        ["page"], .bytes(Array("<p>".utf8)), deadline: .seconds(20)
      ) { $0.isEmpty ? nil : true }
      #expect(try result.get())
      let process = try #require(await worker.process())
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      #expect(status.contains("Seccomp:\t2"))
      #expect(status.contains("NoNewPrivs:\t1"))
      await worker.shutDown()
    }
  #endif
}
