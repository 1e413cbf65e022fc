import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// One request for a file, and what its answer means.
struct FileRequest: Sendable {
  /// What the answer means.
  enum Outcome: Sendable {
    /// All bytes are in the part.
    case fetched(Validators?)
    /// The file is as it was.
    case unchanged
    /// It is somewhere else.
    case redirect(String)
  }

  let place: RequestURL
  /// The place, when a redirect led there.
  let answeredBy: String?
  let kind: FileKind
  let known: Validators?
  let resumable: Validators?
  let part: PartFile
  let options: FetchOptions
  let allowance: Allowance
  let policy: AddressPolicy
  let hosts: Hosts

  /// Asks, and reads the answer.
  func run(_ transport: Transport) async -> Result<Outcome, AttemptFailure> {
    var validators: Validators?
    var isWhole = false
    do {
      try await policy.check(place.host, isResolved: transport.isDirect(place))
      let response = try await transport.get(place, headers)
      if response.version.major > 1 { hosts.share(place.name) }
      validators = Validators(response.headers, answeredBy: answeredBy)
      isWhole = response.headers.first(name: "Content-Encoding") == nil
      let outcome = try await outcome(of: response, validators)
      return .success(outcome)
    } catch {
      var failure = AttemptFailure(error, limit: kind.byteLimit)
      // Only a strong tag says that the rest belongs to the beginning; and of a compressed answer we
      // do not know how much of it came.
      if failure.isWorthRetrying, part.size > 0, isWhole, validators?.isStrong == true {
        failure.resumable = validators
      }
      // Whatever is wrong with the rest of a file may be right in the whole of it.
      if isResuming, failure.resumable == nil, failure.failure.fatal == nil {
        failure.isWorthRetrying = true
      }
      return .failure(failure)
    }
  }

  private var isResuming: Bool {
    resumable != nil && resumable?.answeredBy == answeredBy && part.size > 0
  }

  /// Whether it is asked for only if it is another one than ours.
  private var isConditional: Bool {
    guard !isResuming, let known, known.answeredBy == answeredBy else { return false }
    return known.entityTag != nil || known.lastModified != nil
  }

  private var headers: HTTPHeaders {
    var headers = HTTPHeaders([
      ("User-Agent", options.userAgent), ("Accept", "*/*"),
      // Pictures are compressed already, and a part of a compressed answer could not be resumed.
      ("Accept-Encoding", kind == .picture || isResuming ? "identity" : "gzip"),
    ])
    if isResuming, let tag = resumable?.entityTag {
      headers.add(name: "Range", value: "bytes=\(part.size)-")
      headers.add(name: "If-Range", value: tag)
    } else if isConditional, let known {
      if let tag = known.entityTag { headers.add(name: "If-None-Match", value: tag) }
      if let date = known.lastModified { headers.add(name: "If-Modified-Since", value: date) }
    }
    return headers
  }

  private func outcome(
    of response: HTTPClientResponse, _ validators: Validators?
  ) async throws -> Outcome {
    switch response.status.code {
    case 200, 203:
      try part.restart()
      try await receive(response)
      return .fetched(validators)
    case 206 where isResuming:
      let range = response.headers.first(name: "Content-Range")?
        .wholeMatch(of: /bytes ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)/)?.output
      guard let range, Int(range.1) == part.size, let end = Int(range.2),
        Int(range.3).map({ $0 == end + 1 }) ?? true, validators?.entityTag == resumable?.entityTag
      else {
        try part.restart()
        throw AttemptFailure.passing("the server sent another part than the one asked for")
      }
      try await receive(response)
      guard part.size == end + 1 else { throw AttemptFailure.passing("the answer breaks off") }
      return .fetched(validators)
    case 416 where isResuming:
      try part.restart()
      throw AttemptFailure.passing("the server does not have the rest of it")
    case 304 where isConditional:
      guard known?.agrees(with: validators) == true else {
        throw AttemptFailure(doubtful: "the server takes another version for ours")
      }
      return .unchanged
    case 301, 302, 303, 307, 308:
      await drain(response)
      guard let location = response.headers.first(name: "Location"), !location.isEmpty else {
        throw AttemptFailure(.unreadable("it is redirected without being told where"))
      }
      return .redirect(location)
    default:
      await drain(response)
      throw AttemptFailure(status: response.status, response.headers)
    }
  }

  /// Takes the body into the part, within all bounds.
  private func receive(_ response: HTTPClientResponse) async throws {
    let coding = response.headers[canonicalForm: "Content-Encoding"].joined(separator: ",")
    let isPlain = coding.isEmpty || coding.lowercased() == "identity"
    guard isPlain || ["gzip", "x-gzip", "deflate"].contains(coding.lowercased()) else {
      throw FetchFailure.unreadable(
        "it is compressed as \"\(coding.prefix(40))\", which nobody asked for")
    }
    let limit = kind.byteLimit
    if isPlain, kind != .webPage, let length = response.headers.first(name: "Content-Length"),
      let length = Int(length), length > limit - part.size
    {
      throw FetchFailure.tooLarge(limit: limit)
    }
    for try await buffer in response.body {
      try allowance.take(buffer.readableBytes)
      try buffer.withUnsafeReadableBytes { bytes throws(FetchFailure) in try part.append(bytes) }
      if part.size > limit {
        // Of a web page nothing is kept but its address.
        if kind == .webPage { return }
        throw FetchFailure.tooLarge(limit: limit)
      }
    }
  }

  /// Reads a small body to its end, so that the connection can serve again.
  private func drain(_ response: HTTPClientResponse) async {
    var left = Limits.webPageBytes
    do {
      for try await buffer in response.body {
        left -= buffer.readableBytes
        if left < 0 { return }
      }
    } catch {
      // Nobody wanted it.
    }
  }
}

extension Validators {
  /// Those of an answer; nil when it has none, or absurd ones.
  init?(_ headers: HTTPHeaders, answeredBy: String?) {
    func value(_ name: String) -> String? {
      headers.first(name: name).flatMap { (1...500).contains($0.utf8.count) ? $0 : nil }
    }
    let tag = value("ETag")
    let date = value("Last-Modified")
    if tag == nil, date == nil, answeredBy == nil { return nil }
    self.init(answeredBy: answeredBy, entityTag: tag, lastModified: date)
  }

  /// Whether an answer that says "not modified" speaks of the version that has these: by the weak
  /// comparison of tags (RFC 9110, section 8.8.3.2).
  func agrees(with answer: Validators?) -> Bool {
    func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
    if let tag = entityTag, let other = answer?.entityTag { return opaque(tag) == opaque(other) }
    if entityTag == nil, let lastModified, let other = answer?.lastModified {
      return lastModified == other
    }
    return true
  }

  /// Whether two answers with these are the same byte by byte (RFC 9110, section 8.8.3).
  var isStrong: Bool { entityTag.map { !$0.hasPrefix("W/") } ?? false }
}

extension AttemptFailure {
  /// What an answer without the file means.
  init(status: HTTPResponseStatus, _ headers: HTTPHeaders) {
    let answer = "the server answered \(status.code)"
    switch status.code {
    case 404, 410: self.init(.missing)
    case 408, 425, 429, 500, 502, 503, 504:
      self = .passing(answer, retryAfter: Self.pause(headers.first(name: "Retry-After")))
      isAnswered = true
    case 400..<500: self.init(.refused(status: Int(status.code)))
    case 500...:
      self.init(.unreachable(answer))
      isAnswered = true
    default: self.init(.unreadable(answer))
    }
  }

  /// `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3); a second at least, for "at once"
  /// has just been tried.
  private static func pause(_ header: String?) -> Duration? {
    guard let header else { return nil }
    if let seconds = Int(header.trimmingCharacters(in: .whitespaces)) {
      return .seconds(min(max(1, seconds), 1_000_000))
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: header).map {
      .seconds(min(max(1, $0.timeIntervalSinceNow.rounded(.up)), 1_000_000))
    }
  }
}
