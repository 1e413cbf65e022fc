package import Foundation

/// A file that is served according to HTTP, with validators, conditional requests and ranges.
package struct ServedFile: Sendable {
  /// The content.
  package var bytes: [UInt8]
  /// The media type.
  package var type: String
  /// The entity tag with its quotes: `"1"` or `W/"1"`.
  package var etag: String?
  /// The date of the last change, sent in whole seconds.
  package var lastModified: Date?
  /// True if clients that accept gzip get it.
  package var compresses: Bool
  /// True if several ranges can be requested at once; otherwise such a request gets the whole file.
  package var sendsSeveralRanges = true

  /// Creates a file.
  package init(
    _ bytes: [UInt8], type: String = "application/octet-stream", etag: String? = nil,
    lastModified: Date? = nil, compresses: Bool = false
  ) {
    self.bytes = bytes
    self.type = type
    self.etag = etag
    self.lastModified = lastModified
    self.compresses = compresses
  }

  /// Returns the response to a GET; for HEAD only its head is sent.
  func answer(to request: RecordedRequest) -> Answer {
    if isUnchanged(for: request) { return Answer(304, headers: validators) }
    let headers = validators + [("Content-Type", type)]
    if compresses, request.accepts(encoding: "gzip") {
      return Answer(
        200, headers: headers + [("Content-Encoding", "gzip"), ("Vary", "Accept-Encoding")],
        body: Gzip.wrapped(bytes)[...])
    }
    let ranges = headers + [("Accept-Ranges", "bytes")]
    guard let wish = request["Range"], holds(request["If-Range"]) else {
      return Answer(200, headers: ranges, body: bytes[...])
    }
    switch range(wish) {
    case .several(let parts):
      let boundary = "3d6b6a416f9b5"
      var body: [UInt8] = []
      for part in parts {
        body += Array(
          """
          \r\n--\(boundary)\r\nContent-Type: \(type)\r\n\
          Content-Range: bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)\r\n\r\n
          """.utf8)
        body += bytes[part]
      }
      body += Array("\r\n--\(boundary)--\r\n".utf8)
      return Answer(
        206,
        headers: validators + [("Content-Type", "multipart/byteranges; boundary=\(boundary)")],
        body: body[...])
    case .whole: return Answer(200, headers: ranges, body: bytes[...])
    case .none: return Answer(416, headers: [("Content-Range", "bytes */\(bytes.count)")])
    case .part(let part):
      let place = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)"
      return Answer(206, headers: ranges + [("Content-Range", place)], body: bytes[part])
    }
  }

  private var validators: [(name: String, value: String)] {
    [("ETag", etag), ("Last-Modified", lastModified.map(HTTPDate.text))]
      .compactMap { name, value in value.map { (name: name, value: $0) } }
  }

  private func isUnchanged(for request: RecordedRequest) -> Bool {
    if let known = request["If-None-Match"] {
      guard let etag else { return false }
      let weak = { (tag: String) in tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag }
      return known == "*"
        || known.split(separator: ",").contains {
          weak($0.trimmingCharacters(in: .whitespaces)) == weak(etag)
        }
    }
    guard let known = request["If-Modified-Since"].flatMap(HTTPDate.date), let lastModified else {
      return false
    }
    return lastModified.timeIntervalSince1970.rounded(.down) <= known.timeIntervalSince1970
  }

  /// If-Range requires a strong, exact match.
  private func holds(_ condition: String?) -> Bool {
    guard let condition else { return true }
    if condition.hasPrefix("W/") { return false }
    return condition == etag || condition == lastModified.map(HTTPDate.text)
  }

  private enum RangeWish {
    case whole, none
    case part(Range<Int>)
    case several([Range<Int>])
  }

  /// Returns the requested ranges. Invalid ones get the whole file.
  private func range(_ wish: String) -> RangeWish {
    guard wish.hasPrefix("bytes=") else { return .whole }
    let wishes = wish.dropFirst(6).split(separator: ",")
    guard wishes.count < 2 else {
      let parts = wishes.compactMap { wish -> Range<Int>? in
        if case .part(let part) = range("bytes=" + wish) { part } else { nil }
      }
      return sendsSeveralRanges && parts.count == wishes.count ? .several(parts) : .whole
    }
    let ends = wish.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return .whole }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last) where ends[1].isEmpty || last != nil:
      let end = min(last ?? bytes.count - 1, bytes.count - 1)
      return first <= end ? .part(first..<end + 1) : .none
    case (nil, let count?) where ends[0].isEmpty:
      return count > 0 && !bytes.isEmpty ? .part(max(0, bytes.count - count)..<bytes.count) : .none
    default: return .whole
    }
  }
}
