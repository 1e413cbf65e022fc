import Crypto
import Foundation
import HubModel
import HubSystem
import TestSupport
import Testing

@testable import HubFetching

/// The file of a download in progress.
struct PartFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func append(_ text: String, to part: PartFile) throws {
    try Array(text.utf8).withUnsafeBytes { try part.append($0) }
  }

  @Test func `a restarted file contains no earlier bytes`() throws {
    let part = PartFile(path: folder.path("part"), isPicture: false)
    try part.restart()
    try append("wrong", to: part)
    try part.restart()
    try append("ne", to: part)
    try append("w", to: part)
    let (slice, digest, _) = try part.finished()
    #expect(slice.contents() == Array("new".utf8))
    #expect(digest == HexDigest(bytes: SHA256.hash(data: Array("new".utf8))))
    #expect(part.received == 8)
  }

  @Test func `a file that cannot be stored ends the export`() throws {
    let part = PartFile(path: folder.path("nowhere/part"), isPicture: false)
    let error = try #require(throws: FetchFailure.self) { try part.restart() }
    #expect(error.fatal != nil && error.reason.contains("nowhere/part"))
  }

  @Test func `a complete file stays, an incomplete one is removed`() throws {
    for isWhole in [true, false] {
      let part = PartFile(path: folder.path("\(isWhole)"), isPicture: false)
      try part.restart()
      try append("text", to: part)
      if isWhole { _ = try part.finished() }
    }
    #expect(try folder.names() == ["true"])
  }

  @Test func `unexpected data is not written`() throws {
    let part = PartFile(path: folder.path("part"), isPicture: false)
    #expect(throws: FetchFailure.self) { try append("text", to: part) }
    #expect(throws: FetchFailure.self) { try part.finished() }
    #expect(try folder.names().isEmpty)
  }

  @Test func `a range beyond the end of a file has no contents`() throws {
    let path = try folder.write(Data("text".utf8), to: "short")
    #expect(FileSlice(path: path, range: 2..<4).contents() == Array("xt".utf8))
    #expect(FileSlice(path: path, range: 2..<5).contents() == nil)
    #expect(FileSlice(path: folder.path("nowhere")).contents() == nil)
  }
}
