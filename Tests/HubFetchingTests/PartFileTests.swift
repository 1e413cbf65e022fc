import Crypto
import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubFetching

/// Where the bytes of a file go while it is fetched.
struct PartFileTests {
  private let folder: TemporaryFolder
  private let pile: FilePile

  init() throws {
    folder = try TemporaryFolder()
    pile = try FilePile(path: folder.path("pile"))
  }

  private func part(_ name: String, onPile: Bool = true) -> PartFile {
    PartFile(path: folder.path(name), pile: onPile ? pile : nil, isPicture: false)
  }

  private func append(_ text: String, to part: PartFile) throws {
    try Array(text.utf8).withUnsafeBytes { try part.append($0) }
  }

  private func finished(_ part: PartFile) throws -> FileSlice {
    let (place, digest, _) = try part.finished()
    let contents = try #require(place.contents())
    #expect(digest == HexDigest(ofBytes: contents))
    return place
  }

  private func text(_ place: FileSlice) -> String? {
    place.contents().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `small files of known size are one after the other in one file`() throws {
    let parts = [part("a"), part("b"), part("c")]
    for (part, size) in zip(parts, [5, 0, 4]) { try part.restart(expecting: size) }
    // They come at the same time.
    try append("fi", to: parts[0])
    try append("last", to: parts[2])
    try append("rst", to: parts[0])
    let places = try parts.map { try finished($0) }
    #expect(places.map(text) == ["first", "", "last"])
    #expect(try folder.names() == ["pile"])
  }

  @Test func `a file that is large, of unknown size, or not for the pile has its own`() throws {
    let parts = [part("large"), part("unknown"), part("apart", onPile: false)]
    for (part, size) in zip(parts, [FilePile.limit + 1, nil, 4]) {
      try part.restart(expecting: size)
      try append("text", to: part)
      #expect(text(try finished(part)) == "text")
    }
    #expect(Set(try folder.names()) == ["apart", "large", "pile", "unknown"])
  }

  @Test(arguments: [nil, 3, 5, 8, FilePile.limit + 1])
  func `a file that begins again leaves no byte of what came before`(size: Int?) throws {
    for first in [nil, 5] {
      let part = part("part")
      try part.restart(expecting: first)
      try append("wrong", to: part)
      try part.restart(expecting: size)
      try append("new", to: part)
      #expect(text(try finished(part)) == "new")
      #expect(part.received == 8)
    }
  }

  @Test func `what is longer than its server said is refused, and overwrites nobody`() throws {
    let (long, next) = (part("long"), part("next"))
    try long.restart(expecting: 4)
    try next.restart(expecting: 4)
    try append("next", to: next)
    try append("lon", to: long)
    #expect(throws: FetchFailure.self) { try append("ger", to: long) }
    #expect(text(try finished(next)) == "next")
  }

  @Test func `a pile goes on where the last run left it`() throws {
    let first = part("first")
    try first.restart(expecting: 5)
    try append("first", to: first)
    let place = try finished(first)
    let again = try FilePile(path: folder.path("pile"))
    #expect(again.room(for: 3) == 5..<8)
    #expect(text(place) == "first")
  }

  #if os(Linux)
    @Test func `what is discarded gives its room back, and nobody else's bytes go with it`()
      throws
    {
      let parts = (0..<3).map { part("\($0)") }
      let texts = "abc".map { String(repeating: $0, count: FilePile.limit) }
      var places: [FileSlice] = []
      for (part, text) in zip(parts, texts) {
        try part.restart(expecting: text.utf8.count)
        try append(text, to: part)
        places.append(try finished(part))
      }
      let before = try blocks(folder.path("pile"))
      places[1].discard()
      #expect(try before - blocks(folder.path("pile")) >= FilePile.limit * 3 / 4)
      #expect(places.map(text) != texts)
      #expect([0, 2].map { text(places[$0]) } == [texts[0], texts[2]])
      let alone = part("alone", onPile: false)
      try alone.restart()
      try finished(alone).discard()
      #expect(try folder.names() == ["pile"])
    }

    /// The bytes that a file takes on the disk.
    private func blocks(_ path: String) throws -> Int {
      var status = stat()
      try #require(stat(path, &status) == 0)
      return Int(status.st_blocks) * 512
    }
  #endif

  @Test func `what was never whole is no file, and what the pile has not is no contents`() throws {
    try part("gone").restart()
    #expect(try folder.names() == ["pile"])
    #expect(FileSlice(path: folder.path("pile"), range: 0..<1).contents() == nil)
    #expect(FileSlice(path: folder.path("nowhere")).contents() == nil)
  }
}

extension HexDigest {
  fileprivate init(ofBytes bytes: [UInt8]) {
    self.init(bytes: SHA256.hash(data: bytes))
  }
}
