import AsyncHTTPClient
import Foundation
import HubModel
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

  let url: RequestURL
  /// The place, when a redirect led there.
  let answeredBy: String?
  let kind: FileKind
  let known: Validators?
  let resumable: Validators?
  let part: PartFile
  let options: FetchOptions
  let budget: DownloadBudget
  let policy: AddressPolicy
  let hosts: HostLimiter

  /// Asks, and reads the answer.
  func run(
    _ message: Transport.Message, _ answer: FileAnswer
  ) async -> Result<Outcome, AttemptFailure> {
    do {
      try await policy.check(url.host, isResolved: message.isDirect)
      return .success(try await message.send(answer))
    } catch {
      var failure: AttemptFailure
      switch answer.finished {
      // What became of the body is nobody's business.
      case .success(let outcome): return .success(outcome)
      case .failure(let known): failure = known
      case nil:
        failure = AttemptFailure(error, limit: kind.byteLimit)
        // Only a strong tag says that the rest belongs to the beginning; and of a compressed answer we
        // do not know how much of it came.
        if failure.isWorthRetrying, part.size > 0 { failure.resumable = answer.resumable }
      }
      // Whatever is wrong with the rest of a file may be right in the whole of it.
      if isResuming, failure.resumable == nil, failure.failure.fatal == nil {
        failure.isWorthRetrying = true
      }
      return .failure(failure)
    }
  }

  var isResuming: Bool {
    resumable != nil && resumable?.answeredBy == answeredBy && part.size > 0
  }

  /// Whether it is asked for only if it is another one than ours.
  var isConditional: Bool {
    !isResuming && known?.answeredBy == answeredBy && !conditions.isEmpty
  }

  /// What is asked with, as far as it can be part of a request: a bundle may hold anything.
  private var conditions: [(String, String)] {
    [("If-None-Match", known?.entityTag), ("If-Modified-Since", known?.lastModified)]
      .compactMap { name, value in
        guard let value, value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return (name, value)
      }
  }

  /// What it says besides its place.
  var headers: HTTPHeaders {
    var headers = HTTPHeaders([
      ("User-Agent", options.userAgent), ("Accept", "*/*"),
      // Pictures are compressed already, and a part of a compressed answer could not be resumed.
      ("Accept-Encoding", kind == .picture || isResuming ? "identity" : "gzip"),
    ])
    if isResuming, let tag = resumable?.entityTag {
      headers.add(name: "Range", value: "bytes=\(part.size)-")
      headers.add(name: "If-Range", value: tag)
    } else if isConditional {
      headers.add(contentsOf: conditions)
    }
    return headers
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
    guard let header = header?.trimmingCharacters(in: .whitespaces), !header.isEmpty else {
      return nil
    }
    if header.utf8.allSatisfy(\.isASCIIDigit) {
      return .seconds(min(max(1, Int(header) ?? .max), 1_000_000))
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
