import Foundation
import HubBundle
import HubModel
import HubSystem
import TestSupport
import Testing

@testable import HubFetching

/// Files on the web of which parts are fetched (Docs/Ship.md, "A bundle on the web").
@Suite struct RangeTests {
  /// Bytes that tell their offset.
  private let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 11) }

  private func served(_ tag: String? = "\"1\"") -> ServedFile { ServedFile(bytes, etag: tag) }

  private func open(
    _ server: FaultyServer, _ path: String = "/a", size: Int? = nil, limit: Int = .max,
    start: [UInt8] = [], _ use: (RemoteFile, WebReader) async throws -> Void
  ) async throws {
    let web = try WebReader(server.url(path), options: steady)
    do {
      let file = try await RemoteFile(
        server.url(path), from: web, first: 1000, size: size, limit: limit, start: start,
        into: TemporaryFile())
      try await use(file, web)
    } catch {
      await web.shutDown()
      await server.stop()
      throw error
    }
    await web.shutDown()
    await server.stop()
  }

  private func contents(_ file: RemoteFile, _ range: Range<Int>) throws -> [UInt8] {
    var read = [UInt8](repeating: 0, count: range.count)
    try read.withUnsafeMutableBytes { try file.read(at: range.lowerBound, into: $0) }
    return read
  }

  private func expectRanges(_ file: RemoteFile, _ ranges: [Range<Int>]) throws {
    #expect(file.missing(in: ranges).isEmpty)
    for range in ranges { #expect(try contents(file, range) == Array(bytes[range])) }
  }

  private let scattered = [5000..<6000, 7000..<7001, 100_000..<150_000, 299_999..<300_000]

  @Test func `several ranges come with one request`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .file(served()))
    try await open(server) { file, web in
      #expect(file.size == bytes.count)
      try await file.fetch(scattered)
      try expectRanges(file, scattered)
      #expect(server.requests(for: "/a").count == 2)
      // What is there is not fetched again.
      try await file.fetch(scattered + [500..<700])
      #expect(web.traffic.requests == 2)
      #expect(web.traffic.bytes < 53_000)
    }
  }

  @Test(arguments: [nil, 300_000])
  func `a server that sends one range at a time is asked for each`(size: Int?) async throws {
    let server = try await FaultyServer.start()
    var file = served()
    file.sendsSeveralRanges = false
    server.serve("/a", .file(file))
    try await open(server, size: size) { file, _ in
      try await file.fetch(scattered)
      try expectRanges(file, scattered)
      #expect(server.requests(for: "/a").count == 6)
      #expect(server.requests(for: "/a").allSatisfy { $0["Range"] != nil })
    }
  }

  @Test func `thousands of ranges come with requests that servers accept`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .file(served()))
    let ranges = (10..<1000).map { ($0 * 300)..<($0 * 300 + 17) }
    try await open(server) { file, _ in
      try await file.fetch(ranges)
      try expectRanges(file, ranges)
      let longest = server.requests(for: "/a").compactMap { $0["Range"]?.utf8.count }.max()
      #expect(try #require(longest) < 4100)
      #expect(server.requests(for: "/a").count == 6)
    }
  }

  @Test(arguments: ["\"2\"", nil])
  func `a file that is replaced while it is read is not mixed`(_ tag: String?) async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .file(served()))
    await #expect(throws: FetchFailure.self) {
      try await open(server) { file, _ in
        server.serve("/a", .file(ServedFile(bytes.reversed(), etag: tag)))
        do throws(FetchFailure) { try await file.fetch(scattered) } catch {
          #expect(error.reason.contains("it was replaced while it was read"))
          #expect(file.missing(in: scattered) == scattered)
          throw error
        }
      }
    }
  }

  @Test func `a file that has another size than was said is refused`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .wholeFile(served()))
    let failure = try await #require(throws: FetchFailure.self) {
      try await open(server, size: 5000) { file, _ in try await file.fetch(scattered) }
    }
    #expect(failure.reason.contains("it has 300000 bytes instead of 5000"), "\(failure)")
  }

  @Test func `a server without ranges sends the whole file once`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .wholeFile(served()))
    try await open(server) { file, _ in
      try await file.fetch(scattered)
      try expectRanges(file, scattered + [0..<300_000])
      #expect(server.requests(for: "/a").count == 1)
    }
  }

  @Test func `what begins otherwise than it must is not fetched, however much there is`()
    async throws
  {
    let server = try await FaultyServer.start()
    server.serve("/a", .endlessBody())
    let fault = await #expect(throws: FetchFailure.self) {
      try await open(server, start: BundleFile.start) { _, _ in }
    }
    #expect(fault?.reason.hasSuffix(RemoteFile.otherStart) == true)
    let other = try await FaultyServer.start()
    other.serve("/a", .file(served()))
    try await open(other, start: Array(bytes.prefix(4))) { file, _ in
      try expectRanges(file, [0..<1000])
    }
  }

  @Test func `of a bomb the limit is told that it breaks`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .gzipBomb())
    let fault = await #expect(throws: FetchFailure.self) {
      try await open(server) { _, _ in }
    }
    #expect(fault?.reason == FetchFailure.tooLarge(limit: Limits.pictureBytes).reason)
  }

  @Test func `parts without a version are not used`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .file(served(nil)))
    try await open(server) { file, _ in
      try await file.fetch(scattered)
      try expectRanges(file, scattered)
      #expect(server.requests(for: "/a").map { $0["Range"] } == ["bytes=0-999", nil])
    }
  }

  @Test func `an answer that breaks off is continued with what is missing`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .file(served()))
    try await open(server) { file, _ in
      server.forgetRequests()
      server.serve("/a", .breaksOnce(served(), after: 20_000))
      try await file.fetch([100_000..<200_000])
      try expectRanges(file, [100_000..<200_000])
      let wishes = server.requests(for: "/a").compactMap { $0["Range"] }
      #expect(wishes == ["bytes=100000-199999", "bytes=120000-199999"])
    }
  }

  @Test(arguments: [
    ("bytes 0-99/300000", 300, "the server sent more bytes than it announced"),
    ("bytes 0-999/99", 1000, "a different byte range than requested"),
    ("bytes 5-4/300000", 1000, "a different byte range than requested"),
    ("bytes 9000-9999/300000", 1000, "the server did not send the bytes that were asked for"),
  ])
  func `a server that lies about a range is refused`(
    _ range: String, _ count: Int, _ reason: String
  ) async throws {
    let server = try await FaultyServer.start()
    let headers = [("Content-Range", range), ("ETag", "\"1\"")]
    server.serve("/a", .answer(Answer(206, headers: headers, body: bytes[..<count])))
    do {
      try await open(server) { _, _ in Issue.record("accepted \(range)") }
    } catch let error as FetchFailure {
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }

  @Test func `parts that nobody asked for end the download`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .file(served()))
    try await open(server) { file, _ in
      let head = "\r\n--x\r\nContent-Range: bytes 0-0/300000\r\n\r\n"
      let parts = Array(String(repeating: head + "P", count: 5000).utf8)
      let headers = [("Content-Type", "multipart/byteranges; boundary=x"), ("ETag", "\"1\"")]
      server.serve("/a", .answer(Answer(206, headers: headers, body: parts[...])))
      do throws(FetchFailure) {
        try await file.fetch([5000..<5010, 9000..<9010])
        Issue.record("accepted")
      } catch {
        #expect(error.reason.contains("more than the byte ranges that were asked for"))
      }
    }
  }

  @Test func `a size that was not expected ends the download`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .file(served()))
    await #expect(throws: FetchFailure.self) { try await open(server, size: 5000) { _, _ in } }
  }

  @Test func `a file is not fetched beyond its limit`() async throws {
    let server = try await FaultyServer.start()
    server.serve("/a", .wholeFile(served()))
    await #expect(throws: FetchFailure.self) { try await open(server, limit: 5000) { _, _ in } }
  }

  @Test func `parts of a body may arrive in any pieces`() throws {
    let head = "\r\n--x\r\nContent-Type: a\r\nContent-range:bytes 3-5/9\r\n\r\n"
    let body = Array((head + "345" + head.replacing("3-5", with: "7-7") + "7\r\n--x--\r\n").utf8)
    for size in 1...body.count {
      var parts = RangeParts()
      var stored = [UInt8](repeating: UInt8(ascii: "."), count: 9)
      for start in stride(from: 0, to: body.count, by: size) {
        try body[start..<min(body.count, start + size)].withUnsafeBytes { piece in
          try parts.append(piece, check: { #expect($0 == 9) }) { bytes, offset in
            for (index, byte) in bytes.enumerated() { stored[offset + index] = byte }
          }
        }
      }
      #expect(String(decoding: stored, as: UTF8.self) == "...345.7.")
    }
  }

  // MARK: - Commands

  private func exported() async throws -> (TemporaryFolder, bytes: [UInt8]) {
    let hub = try SmallHub.usual()
    let path = hub.folder.path("a.hubpack")
    try await hub.export(to: "a.hubpack")
    return (hub.folder, [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  @Test func `commands read a bundle on the web in parts`() async throws {
    let (folder, bundle) = try await exported()
    let server = try await FaultyServer.start()
    server.serve("/a.hubpack", .file(ServedFile(bundle, etag: "\"1\"")))
    let url = server.url("/a.hubpack")
    for arguments in [["info"], ["query", "--format", "csv"], ["problems"], ["verify"]] {
      let query = arguments[0] == "query" ? ["people"] : []
      server.forgetRequests()
      let remote = try await Program.run(Program.hubpack, arguments + [url] + query)
      let local = try await Program.run(
        Program.hubpack, arguments + [folder.path("a.hubpack")] + query)
      #expect(remote.output.replacing(url, with: folder.path("a.hubpack")) == local.output)
      #expect(remote.status == local.status && remote.messages == local.messages)
      #expect(server.requests.allSatisfy { $0["Range"] != nil })
    }
    let unpacked = try await Program.run(
      Program.hubpack, ["unpack", "--quiet", url, folder.path("unpacked")])
    #expect(unpacked.status == 0)
    let missing = try await Program.run(Program.hubpack, ["info", server.url("/b.hubpack")])
    #expect(missing.status == 2 && missing.messages.contains("/b.hubpack: not found on the server"))
    await server.stop()
  }

  @Test func `the whole file is fetched where there are no ranges and that is said`() async throws {
    let (folder, bundle) = try await exported()
    let server = try await FaultyServer.start()
    server.serve("/a.hubpack", .wholeFile(ServedFile(bundle)))
    let info = try await Program.run(Program.hubpack, ["info", server.url("/a.hubpack")])
    #expect(info.status == 0)
    #expect(info.messages.contains("does not send parts of files, so the whole bundle ("))
    server.forgetRequests()
    // A bundle that is served with a guestbook is read in three places.
    let arguments = ["--port", "0", "--guestbook", folder.path("g.sqlite")]
    let program = try RunningProgram(["serve", server.url("/a.hubpack")] + arguments)
    #expect(await program.output(until: "Ctrl-C").contains("Serving"))
    #expect(try await program.stop() == 0)
    #expect(server.requests.count == 1)
    await server.stop()
  }

  @Test func `a damaged bundle on the web is not shown`() async throws {
    var (_, bundle) = try await exported()
    let catalog = try #require(
      (30..<bundle.count).first { index in
        bundle[index...].starts(with: Array("catalog.sqlite".utf8))
          && bundle[(index - 30)...].starts(with: Array("PK\u{3}\u{4}".utf8))
      })
    bundle[catalog + 300] ^= 1
    let server = try await FaultyServer.start()
    server.serve("/a.hubpack", .file(ServedFile(bundle, etag: "\"1\"")))
    let answer = try await Program.run(
      Program.hubpack, ["query", server.url("/a.hubpack"), "people"])
    #expect(answer.status == 2 && answer.output.isEmpty)
    #expect(answer.messages.contains("catalog.sqlite:"))
    await server.stop()
  }
}
