import HubModel
import NIOHTTP1

/// A file in progress: what is asked for, what a response means, and whether to ask again. Nothing
/// here waits or connects.
struct Download: Sendable {
  let kind: FileKind
  let part: any Part
  /// The site of the page on which the picture was found, if it was.
  let site: String?
  /// The validators of the version that exists already.
  private(set) var known: Validators?
  var timeLeft: Duration
  var isStarted = false
  /// The URL of the request, if it is the target of a redirect.
  var answeredBy: String?
  /// The validators of the partial data, if the server can send the rest.
  var resumable: Validators?
  private var attempt = 1
  /// The number of pauses that the server requested.
  private var waits = 0

  init(
    _ kind: FileKind, into part: any Part, from site: String? = nil, unless known: Validators?,
    timeLeft: Duration
  ) {
    self.kind = kind
    self.site = site
    self.part = part
    self.known = known
    self.timeLeft = timeLeft
  }

  /// The place of the bytes of a response.
  protocol Part: Sendable {
    /// The number of bytes stored from the beginning of the file, after which it can be resumed.
    var size: Int { get }
    /// The number of bytes received, including failed attempts.
    var received: Int { get }
    /// Prepares for the file from its beginning.
    func restart() throws(FetchFailure)
    func append(_ bytes: UnsafeRawBufferPointer) throws(FetchFailure)
    /// The headers that ask for what is wanted, if that is not the whole file.
    var headers: [(String, String)] { get }
    /// Judges the head of a response to these headers; false if it is none.
    func accept(
      _ status: HTTPResponseStatus, _ headers: HTTPHeaders
    ) throws(AttemptFailure) -> Bool
  }

  enum Answer<Content: Sendable>: Sendable {
    /// The file, or the rest of it.
    case content(Content)
    case unchanged
    case redirect(String)
  }

  /// The body of a response that is to be kept.
  struct Body: Sendable {
    let validators: Validators?
    /// The coding of the body, `gzip` or `deflate`, unless the server errs; nil for a plain one.
    let coding: String?
    /// The size of the file, if only the rest of it follows.
    let size: Int?

    /// The validators with which the rest can be requested if the body breaks off. Only a strong tag
    /// guarantees that it belongs to the beginning; for a compressed response the number of bytes
    /// received is unknown.
    var resumable: Validators? { coding == nil && validators?.isStrong == true ? validators : nil }
  }

  var isResuming: Bool {
    resumable != nil && resumable?.answeredBy == answeredBy && part.size > 0
  }

  /// The headers that request the file only if it has changed. Only valid values are used; a bundle
  /// may contain anything.
  private var conditions: [(String, String)] {
    guard !isResuming, known?.answeredBy == answeredBy else { return [] }
    return [("If-None-Match", known?.entityTag), ("If-Modified-Since", known?.lastModified)]
      .compactMap { name, value in
        guard let value, value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return (name, value)
      }
  }

  func headers(userAgent: String) -> HTTPHeaders {
    var headers = HTTPHeaders([
      ("User-Agent", userAgent), ("Accept", "*/*"),
      // Pictures are already compressed, and a part of a compressed response could not be resumed.
      ("Accept-Encoding", [.picture, .bundle].contains(kind) || isResuming ? "identity" : "gzip"),
    ])
    headers.add(contentsOf: part.headers)
    if let site { headers.add(name: "Referer", value: site) }
    headers.add(contentsOf: conditions)
    if isResuming, let tag = resumable?.entityTag {
      headers.add(name: "Range", value: "bytes=\(part.size)-")
      headers.add(name: "If-Range", value: tag)
    }
    return headers
  }

  /// Judges the head of a response.
  func answer(
    to status: HTTPResponseStatus, _ headers: HTTPHeaders
  ) throws(AttemptFailure) -> Answer<Body> {
    let validators = Validators(headers, answeredBy: answeredBy)
    // WordPress keeps its answers to programs (`pageContent`) out of search results; the page itself
    // says whether it may be copied.
    if kind == .galleryPage || site != nil, status.code < 400,
      headers["X-Robots-Tag"].contains(where: { RobotsRules.refusal(in: $0) != nil })
        || headers["tdm-reservation"].contains("1")
    {
      throw AttemptFailure(.leftOut("robots"))
    }
    if try part.accept(status, headers) {
      return .content(try body(headers, validators, size: nil))
    }
    switch status.code {
    case 200, 203:
      try checkType(headers.first(name: "Content-Type"))
      return .content(try body(headers, validators, size: nil))
    case 206 where isResuming:
      let range = headers.first(name: "Content-Range").flatMap { ContentRange($0) }
      guard let range, range.bytes.lowerBound == part.size,
        range.total ?? range.bytes.upperBound == range.bytes.upperBound,
        validators?.entityTag == resumable?.entityTag
      else {
        throw .passing("the server sent a different byte range than requested")
      }
      return .content(try body(headers, validators, size: range.bytes.upperBound))
    case 416 where isResuming:
      throw .passing("the server does not have the rest of the file")
    case 304 where !conditions.isEmpty:
      guard known?.agrees(with: validators) == true else {
        throw AttemptFailure(
          doubtful: "the server answered 304 Not Modified for a different version")
      }
      return .unchanged
    case 301, 302, 303, 307, 308:
      guard let location = headers.first(name: "Location"), !location.isEmpty else {
        throw AttemptFailure(.unfetchable("redirected without a location"))
      }
      return .redirect(location)
    default: throw AttemptFailure(status: status, headers)
    }
  }

  /// Throws if a page must not be copied, or is none.
  private func checkType(_ type: String?) throws(AttemptFailure) {
    let type = type?.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    switch kind {
    case .galleryPage:
      if let type, !["text/html", "application/xhtml+xml"].contains(type) {
        throw AttemptFailure(.notAPage("expected a web page, found \(type.prefix(60))"))
      }
    case .pageContent:
      if type != "application/json" { throw AttemptFailure(.notAPage("expected JSON")) }
    case .pictureCheck:
      if type == "text/html" { throw AttemptFailure(.unreadable("it is a web page")) }
      if type?.hasPrefix("image/") != true { throw AttemptFailure(.missing) }
    case .levelFile, .gallery, .picture, .webPage, .robots, .bundle: break
    }
  }

  private func body(
    _ headers: HTTPHeaders, _ validators: Validators?, size: Int?
  ) throws(AttemptFailure) -> Body {
    let coding = Self.coding(headers)
    guard coding.isEmpty || coding == "gzip" || coding == "deflate" else {
      throw AttemptFailure(.unfetchable("unexpected content encoding \"\(coding.prefix(40))\""))
    }
    if coding.isEmpty, kind != .webPage,
      let length = headers.first(name: "Content-Length").flatMap({ Int($0) }),
      length > kind.byteLimit - (size == nil ? 0 : part.size)
    {
      throw AttemptFailure(.tooLarge(limit: kind.byteLimit))
    }
    return Body(validators: validators, coding: coding.isEmpty ? nil : coding, size: size)
  }

  /// Returns the codings of a body that exist, in the spelling of the standard. Many servers name a
  /// character set or nothing useful; browsers show such files, so they are fetched too.
  private static func coding(_ headers: HTTPHeaders) -> String {
    headers[canonicalForm: "Content-Encoding"].compactMap { name in
      switch name.lowercased() {
      case "gzip", "x-gzip": "gzip"
      case "compress", "x-compress": "compress"
      case let name where ["deflate", "br", "zstd", "dcb", "dcz"].contains(name): name
      default: nil
      }
    }.joined(separator: ",")
  }

  /// Returns the pause before the next attempt; throws the failure if there is none.
  mutating func pause(
    after failure: AttemptFailure, _ options: FetchOptions
  ) throws(FetchFailure) -> Duration {
    guard failure.isWorthRetrying, timeLeft > .zero else { throw failure.failure }
    if failure.isDoubtful { known = nil }
    if let wish = failure.retryAfter {
      // The host itself is on hold; waiting as it requested is not a failure.
      waits += 1
      guard waits < options.attempts * 4, wish <= min(options.longestWait, timeLeft) else {
        throw failure.failure
      }
      return .zero
    }
    guard attempt < (kind == .pictureCheck ? 1 : options.attempts) else { throw failure.failure }
    let pause = options.backoff * (1 << (attempt - 1)) * Double.random(in: 0.5...1)
    attempt += 1
    timeLeft -= pause
    guard timeLeft > .zero else { throw failure.failure }
    return pause
  }
}

extension Download.Part {
  var headers: [(String, String)] { [] }

  func accept(_: HTTPResponseStatus, _: HTTPHeaders) throws(AttemptFailure) -> Bool { false }
}

extension FetchOptions {
  /// The longest pause that a host may request; longer ones are treated as failures.
  var longestWait: Duration { min(patience, deadline) }
}

extension Validators {
  /// Creates the validators of a response; nil if it has none or they are too long.
  init?(_ headers: HTTPHeaders, answeredBy: String?) {
    func value(_ name: String) -> String? {
      headers.first(name: name).flatMap { (1...500).contains($0.utf8.count) ? $0 : nil }
    }
    self.init(
      answeredBy: answeredBy, entityTag: value("ETag"), lastModified: value("Last-Modified"))
    if self == Validators(answeredBy: nil, entityTag: nil, lastModified: nil) { return nil }
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
