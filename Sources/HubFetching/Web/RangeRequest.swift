import Foundation
import HubModel
import NIOHTTP1
import Synchronization

/// One request for ranges of a file: what is asked for, what a response means, and where its bytes
/// go (RFC 9110, section 14).
final class RangeRequest: Download.Part {
  private let file: RemoteFile
  private let wanted: [Range<Int>]
  private let state = Mutex(State())

  private struct State {
    var received = 0
    var body = Body.none
    /// The number of bytes of this body.
    var bodySize = 0
  }

  private enum Body {
    case none
    /// The bytes from an offset on, up to an end.
    case range(Range<Int>)
    case parts(RangeParts)
    /// The whole file, of which so many bytes are here.
    case whole(Int)
  }

  init(_ wanted: [Range<Int>], of file: RemoteFile) {
    (self.wanted, self.file) = (wanted, file)
  }

  /// No request of this kind asks for the rest of a body: the next one asks for what is missing.
  var size: Int { 0 }
  var received: Int { state.withLock(\.received) }
  func restart() {}

  var headers: [(String, String)] {
    guard let ranges = file.header(for: wanted) else { return [] }
    let version = file.version.map { [("If-Range", $0.precondition)] } ?? []
    return [("Range", "bytes=" + ranges)] + version
  }

  /// Judges the head of a response; false if it is not one to a request for ranges.
  func accept(
    _ status: HTTPResponseStatus, _ headers: HTTPHeaders
  ) throws(AttemptFailure) -> Bool {
    let version = RemoteFile.Version(headers)
    switch status.code {
    case 206:
      guard let version else {
        // Parts that nobody can tell to be of one file.
        file.refuseRanges()
        throw AttemptFailure.again("the server does not say of which version a part is")
      }
      let type = headers.first(name: "Content-Type") ?? ""
      let isMultipart = type.lowercased().hasPrefix("multipart/byteranges")
      let range = headers.first(name: "Content-Range").flatMap { ContentRange($0) }
      guard isMultipart || range?.total != nil else {
        throw .passing("the server sent a different byte range than requested")
      }
      try file.agree(on: version, range?.total)
      let body = range.map { Body.range($0.bytes) } ?? .parts(RangeParts())
      state.withLock { ($0.body, $0.bodySize) = (body, 0) }
    case 200:
      let size = headers.first(name: "Content-Length").flatMap { Int($0) }
      if let known = file.version, known != version { throw RemoteFile.replaced }
      if file.version != nil || file.asksForSeveral(of: wanted) {
        // It sends one range, but not several.
        file.refuseSeveralRanges()
        throw AttemptFailure.again("the server sent the whole file instead of ranges")
      }
      try file.takeWhole(size)
      state.withLock { $0.body = .whole(0) }
    // Only an empty file has no first byte.
    case 416 where file.version == nil: throw AttemptFailure(.unreadable("it is empty"))
    case 416, 412: throw RemoteFile.replaced
    default: return false
    }
    return true
  }

  /// The largest body with these ranges: each has a head.
  private var mostOfParts: Int { wanted.reduce(4096) { $0 + $1.count + 1024 } }

  func append(_ bytes: UnsafeRawBufferPointer) throws(FetchFailure) {
    try state.withLock { state throws(FetchFailure) in
      state.received += bytes.count
      state.bodySize += bytes.count
      switch state.body {
      case .none: throw .unreadable("unexpected data")
      case .range(let range):
        guard bytes.count <= range.count else {
          throw .unreadable("the server sent more bytes than it announced")
        }
        try file.store(bytes, at: range.lowerBound)
        state.body = .range((range.lowerBound + bytes.count)..<range.upperBound)
      case .parts(var parts):
        guard state.bodySize <= mostOfParts else {
          throw .unreadable("the server sent more than the byte ranges that were asked for")
        }
        try parts.append(bytes) { total throws(FetchFailure) in
          guard total == file.size else { throw RemoteFile.replaced.failure }
        } store: { piece, offset throws(FetchFailure) in
          try file.store(piece, at: offset)
        }
        state.body = .parts(parts)
      case .whole(let offset):
        try file.store(bytes, at: offset)
        state.body = .whole(offset + bytes.count)
      }
    }
  }

  func finish() throws(FetchFailure) {
    if case .whole(let size) = state.withLock(\.body) { try file.finishWhole(size) }
  }
}

extension AttemptFailure {
  /// Returns a failure after which another kind of request is sent at once.
  static func again(_ reason: String) -> AttemptFailure {
    AttemptFailure(.unreachable(reason), isWorthRetrying: true, retryAfter: .zero)
  }
}

/// A `Content-Range`: "bytes 0-99/1234", or "bytes 0-99/*".
struct ContentRange {
  let bytes: Range<Int>
  /// The size of the file, if the server knows it.
  let total: Int?

  init?(_ text: some StringProtocol) {
    guard
      let match = String(text).trimmingCharacters(in: .whitespaces)
        .wholeMatch(of: /(?i:bytes) ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)/),
      let first = Int(match.1), let last = Int(match.2), first <= last
    else { return nil }
    total = Int(match.3)
    guard total.map({ last < $0 }) ?? true else { return nil }
    bytes = first..<(last + 1)
  }
}

/// A reader of the body of several ranges (RFC 9110, section 14.6). The parts state their sizes, so
/// the boundary need not be searched for.
struct RangeParts {
  private var head: [UInt8] = []
  private var rest = 0..<0
  private static let longestHead = 4096

  /// Takes the next bytes of the body.
  ///
  /// - Parameters:
  ///   - check: Checks the total size that a part states.
  ///   - store: Gets the bytes of ranges, with their offsets in the file.
  mutating func append(
    _ bytes: UnsafeRawBufferPointer, check: (Int) throws(FetchFailure) -> Void,
    store: (UnsafeRawBufferPointer, Int) throws(FetchFailure) -> Void
  ) throws(FetchFailure) {
    var bytes = bytes
    while !bytes.isEmpty {
      if !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: bytes.prefix(rest.count))
        try store(piece, rest.lowerBound)
        rest = (rest.lowerBound + piece.count)..<rest.upperBound
        bytes = UnsafeRawBufferPointer(rebasing: bytes[piece.count...])
        continue
      }
      let start = head.count
      head += bytes.prefix(Self.longestHead)
      guard let end = Self.end(of: head, from: max(0, start - 3)) else {
        guard head.count < Self.longestHead else {
          throw .unreadable("the server sent byte ranges without their numbers")
        }
        return
      }
      bytes = UnsafeRawBufferPointer(rebasing: bytes[(end - start)...])
      let lines = String(decoding: head[..<end], as: UTF8.self).split(whereSeparator: \.isNewline)
      head = []
      let name = "content-range:"
      guard let line = lines.first(where: { $0.lowercased().hasPrefix(name) }),
        let range = ContentRange(line.dropFirst(name.count)), let total = range.total
      else { throw .unreadable("the server sent byte ranges without their numbers") }
      try check(total)
      rest = range.bytes
    }
  }

  /// Returns the index after an empty line.
  private static func end(of head: [UInt8], from start: Int) -> Int? {
    guard head.count >= 4 else { return nil }
    return (start...(head.count - 4)).first { head[$0..<($0 + 4)].elementsEqual("\r\n\r\n".utf8) }
      .map { $0 + 4 }
  }
}
