import NIOHTTP1
import TestSupport
import Testing

@testable import HubFetching

/// The meaning of responses, and the attempts for a file.
struct DownloadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func download(_ kind: FileKind = .levelFile, tag: String? = nil) -> Download {
    Download(
      kind, into: PartFile(path: folder.path("part"), isPicture: false),
      unless: tag.map { Validators(answeredBy: nil, entityTag: $0, lastModified: nil) },
      timeLeft: .seconds(100))
  }

  /// A download of which 60 bytes have arrived.
  private func partial() throws -> Download {
    var download = download()
    try download.part.restart()
    try Array(repeating: UInt8(0), count: 60).withUnsafeBytes { try download.part.append($0) }
    download.resumable = Validators(answeredBy: nil, entityTag: "\"1\"", lastModified: nil)
    return download
  }

  private func answer(
    to download: Download, _ status: HTTPResponseStatus, _ headers: [(String, String)] = []
  ) -> String {
    do throws(AttemptFailure) {
      switch try download.answer(to: status, HTTPHeaders(headers)) {
      case .content(let body):
        return "content" + (body.coding.map { ", \($0)" } ?? "")
          + (body.size.map { ", of \($0) bytes" } ?? "")
          + (body.resumable == nil ? "" : ", resumable")
      case .unchanged: return "unchanged"
      case .redirect(let location): return "redirect to \(location)"
      }
    } catch {
      return error.failure.reason + (error.isWorthRetrying ? ", again" : "")
    }
  }

  @Test(arguments: [
    ([("ETag", "\"1\"")], "content, resumable"), ([("ETag", "W/\"1\"")], "content"),
    ([("Content-Encoding", "utf-8"), ("ETag", "\"1\"")], "content, resumable"),
    ([("Content-Encoding", "X-GZIP"), ("ETag", "\"1\"")], "content, gzip"),
    (
      [("Content-Encoding", "gzip, br")],
      "could not be fetched: unexpected content encoding \"gzip,br\""
    ),
    ([("Content-Length", "33554433")], "is larger than 33554432 bytes"),
    ([("Content-Length", "33554433"), ("Content-Encoding", "gzip")], "content, gzip"),
  ])
  func `the body of a file`(headers: [(String, String)], expected: String) {
    #expect(answer(to: download(), .ok, headers) == expected)
  }

  @Test(arguments: [
    (
      [("ETag", "\"1\""), ("Content-Range", "bytes 60-99/100")], "content, of 100 bytes, resumable"
    ),
    ([("ETag", "\"1\""), ("Content-Range", "bytes 60-99/*")], "content, of 100 bytes, resumable"),
    ([("ETag", "\"1\""), ("Content-Range", "bytes 0-99/100")], nil),
    ([("ETag", "\"1\""), ("Content-Range", "bytes 60-79/100")], nil),
    ([("ETag", "\"2\""), ("Content-Range", "bytes 60-99/100")], nil), ([], nil),
  ])
  func `only the rest of the same version is added`(
    headers: [(String, String)], expected: String?
  ) throws {
    let download = try partial()
    #expect(download.headers(userAgent: "hubpack")["Range"] == ["bytes=60-"])
    #expect(download.headers(userAgent: "hubpack")["If-Range"] == ["\"1\""])
    #expect(
      answer(to: download, .partialContent, headers)
        == expected ?? "could not be reached: the server sent a different byte range than requested"
        + ", again")
  }

  @Test func `the rest is requested only from the URL that sent the beginning`() throws {
    var download = try partial()
    download.answeredBy = "https://elsewhere.example/a"
    #expect(!download.headers(userAgent: "hubpack").contains(name: "Range"))
    #expect(answer(to: download, .partialContent).hasPrefix("could not be fetched"))
  }

  @Test func `a confirmation is taken for the known version only`() {
    let known = download(tag: "\"1\"")
    #expect(known.headers(userAgent: "hubpack")["If-None-Match"] == ["\"1\""])
    #expect(answer(to: known, .notModified) == "unchanged")
    #expect(answer(to: known, .notModified, [("ETag", "W/\"1\"")]) == "unchanged")
    #expect(answer(to: known, .notModified, [("ETag", "\"2\"")]).hasSuffix("version, again"))
    #expect(
      answer(to: download(), .notModified)
        == "could not be fetched: the server returned HTTP 304")
  }

  @Test func `an attempt fails for good, or is followed by another after a longer pause`() {
    var options = FetchOptions()
    options.backoff = .seconds(2)
    var file = download()
    for most in [2, 4, 8] {
      let pause = try? file.pause(after: .passing("it rains"), options)
      #expect(pause.map { $0 >= .seconds(most) / 2 && $0 <= .seconds(most) } == true)
    }
    #expect(throws: FetchFailure.self) { try file.pause(after: .passing("it rains"), options) }
    #expect(file.timeLeft < .seconds(100))
    var other = download()
    #expect(throws: FetchFailure.self) {
      try other.pause(after: AttemptFailure(.missing), options)
    }
  }

  @Test func `a pause that the host requests is no failure, unless it is too long`() {
    var file = download()
    func pause(_ seconds: Int) -> Duration? {
      let failure = AttemptFailure.passing("busy", retryAfter: .seconds(seconds))
      return try? file.pause(after: failure, FetchOptions())
    }
    for _ in 1..<16 { #expect(pause(60) == .zero) }
    #expect(pause(60) == nil)
    file = download()
    #expect(pause(61) == nil)
    file.timeLeft = .seconds(50)
    #expect(pause(51) == nil)
    #expect(file.timeLeft == .seconds(50))
  }
}
