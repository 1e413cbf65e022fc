import AsyncHTTPClient
import Foundation
import HubModel
import NIOCore
import NIOHTTP1

struct FileRequest: Sendable {
  enum Outcome: Sendable {
    /// The part contains all bytes.
    case fetched(Validators?)
    case unchanged
    case redirect(String)
  }

  let url: RequestURL
  /// The URL, if it is the target of a redirect.
  let answeredBy: String?
  let kind: FileKind
  let known: Validators?
  let resumable: Validators?
  let part: PartFile
  let options: FetchOptions
  let budget: DownloadBudget
  let policy: AddressPolicy
  let hosts: HostLimiter

  func run(
    _ message: Transport.Message, _ answer: FileAnswer
  ) async -> Result<Outcome, AttemptFailure> {
    do {
      try await policy.check(url.host, isResolved: message.isDirect)
      return .success(try await message.send(answer))
    } catch {
      var failure: AttemptFailure
      switch answer.finished {
      // Errors in the rest of the body do not matter here.
      case .success(let outcome): return .success(outcome)
      case .failure(let known): failure = known
      case nil:
        failure = AttemptFailure(error, limit: kind.byteLimit)
        // Only a strong tag guarantees that the rest belongs to the beginning; for a compressed
        // response the number of bytes received is unknown.
        if failure.isWorthRetrying, part.size > 0 { failure.resumable = answer.resumable }
      }
      // A request for the rest of a file may fail where one for the whole file succeeds.
      if isResuming, failure.resumable == nil, failure.failure.fatal == nil {
        failure.isWorthRetrying = true
      }
      return .failure(failure)
    }
  }

  var isResuming: Bool {
    resumable != nil && resumable?.answeredBy == answeredBy && part.size > 0
  }

  /// True if the file is requested only if it has changed.
  var isConditional: Bool {
    !isResuming && known?.answeredBy == answeredBy && !conditions.isEmpty
  }

  /// The conditional headers whose values are valid; a bundle may contain anything.
  private var conditions: [(String, String)] {
    [("If-None-Match", known?.entityTag), ("If-Modified-Since", known?.lastModified)]
      .compactMap { name, value in
        guard let value, value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return (name, value)
      }
  }

  var headers: HTTPHeaders {
    var headers = HTTPHeaders([
      ("User-Agent", options.userAgent), ("Accept", "*/*"),
      // Pictures are already compressed, and a part of a compressed response could not be resumed.
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
  /// Creates the validators of a response; nil if it has none or they are too long.
  init?(_ headers: HTTPHeaders, answeredBy: String?) {
    func value(_ name: String) -> String? {
      headers.first(name: name).flatMap { (1...500).contains($0.utf8.count) ? $0 : nil }
    }
    let tag = value("ETag")
    let date = value("Last-Modified")
    if tag == nil, date == nil, answeredBy == nil { return nil }
    self.init(answeredBy: answeredBy, entityTag: tag, lastModified: date)
  }

  /// Returns true if a "not modified" response refers to the version with these validators, by the
  /// weak comparison of tags (RFC 9110, section 8.8.3.2).
  func agrees(with answer: Validators?) -> Bool {
    func opaque(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
    if let tag = entityTag, let other = answer?.entityTag { return opaque(tag) == opaque(other) }
    if entityTag == nil, let lastModified, let other = answer?.lastModified {
      return lastModified == other
    }
    return true
  }

  /// True if responses with this tag are identical byte for byte (RFC 9110, section 8.8.3).
  var isStrong: Bool { entityTag.map { !$0.hasPrefix("W/") } ?? false }
}

extension AttemptFailure {
  init(status: HTTPResponseStatus, _ headers: HTTPHeaders) {
    let answer = "the server returned HTTP \(status.code)"
    switch status.code {
    case 404, 410: self.init(.missing)
    case 408, 425, 429, 500, 502, 503, 504:
      self = .passing(answer, retryAfter: Self.pause(headers.first(name: "Retry-After")))
      isAnswered = true
    case 400..<500: self.init(.refused(status: Int(status.code)))
    case 500...:
      self.init(.unreachable(answer))
      isAnswered = true
    default: self.init(.unfetchable(answer))
    }
  }

  /// Returns the pause of a `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3); at
  /// least a second, because the immediate attempt has just failed.
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
